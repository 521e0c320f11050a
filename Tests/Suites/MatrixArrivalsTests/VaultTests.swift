import Testing
import WhisperArchive
import WhisperClockPort
import WhisperInMemoryStore
import WhisperJSONText
import WhisperMatrixArrivals
import WhisperTestThreads

/// A vault that follows a server.
private struct Follower {
    let store = InMemoryStore(clock: StoppedClock())
    var client: SampleClient
    private var responses = 0

    init() throws { client = try SampleClient(token: nil) }

    @discardableResult
    mutating func take(_ page: MatrixSyncPage) async throws -> ArrivalOutcome {
        let arrivals = client.take(page)
        return try await store.applyArrivals(arrivals.batch)
    }

    @discardableResult
    mutating func take(_ room: SampleRoom) async throws -> ArrivalOutcome {
        responses += 1
        return try await take(try SampleClient.page([room], next: "s\(responses)"))
    }

    var conversation: Conversation {
        get async throws {
            try #require(try await store.conversation(platform: .matrix, key: Samples.room))
        }
    }

    var messages: [StoredMessage] {
        get async throws {
            try await store.messages(in: conversation.id, .oldest, limit: 1_000)
        }
    }

    func message(_ id: String) async throws -> StoredMessage {
        try #require(try await store.message(conversation: conversation.id, externalID: id))
    }
}

private struct StoppedClock: WallClock {
    func now() -> Timestamp { Timestamp(milliseconds: 10_000) }
}

@Suite("A vault that follows a Matrix server (MX-2, MX-4)", .ownThreads)
struct VaultTests {
    /// A room of three, in which Bob may redact.
    private var group: SampleRoom {
        var room = SampleRoom(
            Samples.text("$1", "one", by: Samples.cem), Samples.text("$2", "two", at: 1_100),
            Samples.text("$3", "three", by: Samples.owner, at: 1_200))
        room.state = [
            Samples.creation("$c"), Samples.levels("$l", [(Samples.bob, 100)]), Samples.name("$n", "Kitchen"),
            Samples.member("$b", Samples.bob, "join", name: "Bob"),
            Samples.member("$k", Samples.cem, "join", name: "Cem"),
            Samples.member("$a", Samples.owner, "join", name: "Ana"),
        ]
        room.joined = 3
        return room
    }

    @Test("Messages stand in the server's order, with sender, direction and title (MX-2, MX-4)")
    func messages() async throws {
        var vault = try Follower()
        let outcome = try await vault.take(group)
        #expect(outcome.inserted == 3)
        let messages = try await vault.messages
        #expect(messages.map(\.unified.content.text) == ["one", "two", "three"])
        #expect(messages.map(\.unified.sender?.displayName) == ["Cem", "Bob", "Ana"])
        #expect(messages.map(\.direction) == [.incoming, .incoming, .outgoing])
        let conversation = try await vault.conversation
        #expect(conversation.title == "Kitchen")
        #expect(conversation.kind == .group)
        #expect(try await vault.store.rawEvents(after: nil, limit: 100).count == 3)
    }

    @Test("An edit by the author is the new text; one by someone else is none, and is kept (MX-4)")
    func edits() async throws {
        var vault = try Follower()
        try await vault.take(group)
        try await vault.take(
            SampleRoom(
                Samples.edit("$e", of: "$2", "TWO"), Samples.edit("$f", of: "$1", "mine", by: Samples.bob)))
        #expect(try await vault.messages.map(\.unified.content.text) == ["one", "TWO", "three"])
        #expect(try await vault.message("$2").unified.editedAt == Timestamp(milliseconds: 2_000))
        #expect(try await vault.store.rawEvents(after: nil, limit: 100).count == 5)
    }

    @Test("Author and moderator redact, others do not; a redacted message arrives as a tombstone (MX-4)")
    func redactions() async throws {
        var vault = try Follower()
        try await vault.take(group)
        try await vault.take(
            SampleRoom(
                Samples.redaction("$r1", of: "$1", by: Samples.bob),
                Samples.redaction("$r2", of: "$2", by: Samples.cem),
                Samples.redaction("$r3", of: "$3", by: Samples.owner),
                Samples.redacted("$4", by: Samples.cem, at: 1_300, redactor: Samples.bob)))
        let messages = try await vault.messages
        #expect(messages.map(\.unified.content.kind) == [.deleted, .text, .deleted, .deleted])
        let marks = messages.map { DeletionMark($0.unified.platformSpecific)?.right }
        #expect(marks == [.admin, nil, .author, .admin])
        #expect(DeletionMark(messages[3].unified.platformSpecific)?.name == "Bob")
    }

    @Test("After a restart, the store decides by the powers it was told of (MX-4)")
    func powers() async throws {
        var vault = try Follower()
        try await vault.take(group)
        vault.client.memory = MatrixRoomMemory(owner: vault.client.memory.owner)
        try await vault.take(SampleRoom(Samples.redaction("$r1", of: "$1", by: Samples.bob)))
        #expect(try await vault.message("$1").unified.content.kind == .deleted)
    }

    @Test("A reaction is removed by its redaction; what the person gave before shows again (MX-4)")
    func reactions() async throws {
        var vault = try Follower()
        try await vault.take(group)
        try await vault.take(
            SampleRoom(
                Samples.reaction("$x", to: "$1", "👍"), Samples.reaction("$y", to: "$1", "🎉", at: 2_100),
                Samples.reaction("$z", to: "$3", "❤️", by: Samples.cem)))
        #expect(try await vault.message("$1").unified.reactions.map(\.emoji) == ["🎉"])
        #expect(try await vault.message("$3").unified.reactions.map(\.emoji) == ["❤️"])
        try await vault.take(SampleRoom(Samples.redaction("$r1", of: "$y")))
        #expect(try await vault.message("$1").unified.reactions.map(\.emoji) == ["👍"])
        try await vault.take(SampleRoom(Samples.redaction("$r2", of: "$x"), Samples.redaction("$r3", of: "$z")))
        #expect(try await vault.message("$1").unified.reactions.isEmpty)
        #expect(try await vault.message("$3").unified.reactions.isEmpty)
    }

    @Test("A reaction from an earlier run is removed if the store's bytes of it are recalled (MX-4)")
    func recalled() async throws {
        var vault = try Follower()
        try await vault.take(group)
        try await vault.take(SampleRoom(Samples.reaction("$x", to: "$1", "👍")))
        let room = try #require(MatrixRoomID(Samples.room))
        vault.client.memory = MatrixRoomMemory(owner: vault.client.memory.owner)
        for event in try await vault.store.rawEvents(after: nil, limit: 100) {
            vault.client.memory.recall(event.record, in: room)
        }
        try await vault.take(SampleRoom(Samples.redaction("$r", of: "$x")))
        #expect(try await vault.message("$1").unified.reactions.isEmpty)
    }

    @Test("Votes are stored with their poll, by the ids of its answers; a redacted one is withdrawn (MX-4)")
    func votes() async throws {
        var vault = try Follower()
        try await vault.take(group)
        let poll = Samples.event(
            "$p", "m.poll.start",
            [
                "m.poll": [
                    "question": ["m.text": "Where?"],
                    "answers": [["m.id": "a", "m.text": "Here"], ["m.id": "b", "m.text": "There"]],
                ]
            ])
        func vote(_ id: String, _ answer: String, at time: Int64) -> JSONValue {
            Samples.event(
                id, "m.poll.response",
                ["m.relates_to": ["rel_type": "m.reference", "event_id": "$p"], "m.selections": [.string(answer)]],
                by: Samples.cem, at: time)
        }
        try await vault.take(SampleRoom(poll, vote("$v", "a", at: 2_000), vote("$w", "b", at: 2_100)))
        func options() async throws -> JSONValue? {
            guard case .array(let votes)? = try await vault.message("$p").unified.platformSpecific["votes"],
                votes.count == 1, case .object(let vote)? = votes.first
            else { return nil }
            return vote["options"]
        }
        let digest = SampleClient.context.digest(Array("b".utf8))
        let expected = digest.map { byte in byte < 16 ? "0" + String(byte, radix: 16) : String(byte, radix: 16) }
        #expect(try await options() == [.string(expected.joined())])
        try await vault.take(SampleRoom(Samples.redaction("$r", of: "$w", by: Samples.cem)))
        #expect(try await options() == [])
    }

    @Test("Others' receipts make own messages read; the owner's receipt makes others' messages read (MX-4)")
    func receipts() async throws {
        var vault = try Follower()
        try await vault.take(group)
        #expect(try await vault.conversation.unreadCount == 0, "the owner wrote after them")
        var room = SampleRoom(Samples.text("$4", "four", at: 1_300), Samples.text("$5", "five", at: 1_400))
        room.receipts = [("$4", Samples.bob, 1_500, false)]
        try await vault.take(room)
        #expect(try await vault.message("$3").status == .read)
        #expect(try await vault.conversation.unreadCount == 2)
        var read = SampleRoom()
        read.receipts = [("$4", Samples.owner, 1_500, true)]
        try await vault.take(read)
        #expect(try await vault.message("$4").isRead)
        #expect(try await vault.conversation.unreadCount == 1)
    }

    @Test("State leaves lines without an author (MX-4)")
    func lines() async throws {
        var vault = try Follower()
        try await vault.take(group)
        try await vault.take(
            SampleRoom(
                Samples.member("$j", "@dee:example.org", "join", name: "Dee"),
                Samples.member("$l", "@dee:example.org", "leave", name: "Dee", before: "join")))
        let lines = try await vault.messages.suffix(2)
        #expect(
            lines.map(\.unified.content) == [
                Content(kind: .system, text: "Dee"), Content(kind: .system, text: "Dee"),
            ])
        #expect(lines.allSatisfy { $0.unified.sender == nil && $0.isRead })
    }

    @Test("A cut timeline leaves a gap; pages of history fill it, and the last one closes it (MX-2)")
    func gaps() async throws {
        var vault = try Follower()
        var first = group
        first.isLimited = true
        first.previous = "p0"
        try await vault.take(first)
        let id = try await vault.conversation.id
        let gap = try #require(try await vault.store.gaps(in: id).first)
        #expect(gap.token == "p0")
        #expect(gap.lower == nil)
        let page = try vault.client.take(
            SampleClient.history(
                [
                    Samples.text("$-1", "before", at: 900), Samples.name("$n0", "Old", at: 800),
                    Samples.creation("$c"),
                ], state: [Samples.member("$m", Samples.bob, "join", name: "Robert")], end: nil), in: gap)
        let outcome = try await vault.store.applyHistory(page.history)
        #expect(outcome.closed == 1)
        let messages = try await vault.messages
        #expect(messages.prefix(4).map(\.unified.content.text) == [nil, "Old", "before", "one"])
        #expect(messages[2].unified.sender?.displayName == "Robert")
        #expect(messages[2].isRead, "it was there before the vault")
        #expect(try await vault.conversation.title == "Kitchen")
    }

    @Test("A room that replaces another continues its conversation (MX-4)")
    func upgrades() async throws {
        var vault = try Follower()
        try await vault.take(group)
        var next = SampleRoom("!next:example.org", Samples.text("$10", "ten", at: 5_000))
        next.state = [Samples.creation("$c2", predecessor: Samples.room), Samples.name("$n2", "Kitchen")]
        try await vault.take(
            try SampleClient.page([next, SampleRoom(Samples.tombstone("$t", to: next.id))], next: "s9"))
        #expect(try await vault.store.conversations(after: nil, limit: 10).count == 1)
        #expect(try await vault.messages.map(\.unified.externalID) == ["$1", "$2", "$3", "$t", "$10"])
        #expect(
            try await vault.store.conversationsToSubscribe(of: .matrix, limit: 10) == ["!next:example.org"])
    }

    @Test("The same response twice changes nothing (MX-2)")
    func repeated() async throws {
        var vault = try Follower()
        let page = try SampleClient.page([group], next: "s1")
        try await vault.take(page)
        let messages = try await vault.messages
        let raw = try await vault.store.rawEvents(after: nil, limit: 1_000).count
        let outcome = try await vault.take(page)
        #expect(outcome.duplicates == 3)
        #expect(outcome.inserted == 0)
        #expect(try await vault.messages == messages)
        #expect(try await vault.store.rawEvents(after: nil, limit: 1_000).count == raw)
    }
}
