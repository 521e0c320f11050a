import WhisperArchive
import WhisperMessage
import WhisperStorePort
import WhisperTestThreads
import Testing
import WhisperCore

/// What an added file says of the owner, of people's names, and of what only the owner decides (ING-1b): nothing of it is
/// evidence.
@Suite("What added files say of the owner and of people", .ownThreads)
struct AddedOwnerTests {
    private static let (me, ann, mallory) = ("+491701111111", "+491702222222", "+491703333333")

    private func sender(_ number: String, _ name: String?, isOwner: Bool = false, at: Int64 = 1) -> NewSender {
        NewSender(
            platform: .whatsapp,
            aliases: [PersonAlias(kind: .phoneNumber, value: number)]
                + (name.map { [PersonAlias(kind: .exportName, value: $0)] } ?? []),
            participant: Participant(identifier: number, displayName: name ?? number), isOwner: isOwner,
            seenAt: Timestamp(milliseconds: at))
    }

    @discardableResult
    private func write(
        _ text: String, by author: NewSender, _ direction: MessageDirection, in vault: ExportFixture,
        chat key: String = "ann", at time: Int64 = 1
    ) async throws -> StoredMessage {
        let chat = try await vault.store.conversation(
            for: ConversationReference(platform: .whatsapp, key: key, title: key, kind: .direct))
        _ = try await vault.store.save([
            NewMessage(
                conversation: chat.id, externalID: text, platform: .whatsapp,
                timestamp: Timestamp(milliseconds: time * 1_000), precision: .second,
                sender: try await vault.store.sender(for: author), direction: direction,
                content: Content(kind: .text, text: text))
        ])
        return try #require(try await vault.store.message(conversation: chat.id, externalID: text))
    }

    private func owners(of vault: ExportFixture) async throws -> [Person] {
        try await vault.store.people(named: "", limit: 100).filter(\.isOwner)
    }

    private func person(_ number: String, in vault: ExportFixture) async throws -> Person? {
        try await vault.store.people(named: number, limit: 10).first
    }

    private func directions(of vault: ExportFixture) async throws -> [String: MessageDirection] {
        var found: [String: MessageDirection] = [:]
        for chat in try await vault.store.conversations(after: nil, limit: 10) {
            for message in try await vault.store.messages(in: chat.id, .oldest, limit: 100) {
                found[message.unified.content.text ?? ""] = message.direction
            }
        }
        return found
    }

    /// A vault of another person, as their full export.
    private func strangersFile() async throws -> String {
        let stranger = try ExportFixture()
        try await write("mine", by: sender(Self.mallory, "Mallory", isOwner: true), .outgoing, in: stranger)
        try await write("hers", by: sender(Self.ann, "Ann"), .incoming, in: stranger, at: 2)
        return try await stranger.exportedInFull()
    }

    @Test("Nobody is the owner because an added file says so, and its directions are not the vault's (ING-1b)")
    func claimedOwner() async throws {
        let file = try await strangersFile()
        let vault = try ExportFixture()
        try await vault.importJSON(file)
        #expect(try await owners(of: vault).isEmpty)
        #expect(try await directions(of: vault) == ["mine": .unknown, "hers": .unknown])
        // A database that knows who the owner is still makes them the owner.
        let handle = try await vault.store.sender(for: sender(Self.ann, nil, isOwner: true))
        #expect(try await owners(of: vault).map(\.id) == [handle.person])
        let known = try ExportFixture()
        try await write("elsewhere", by: sender(Self.me, "Me", isOwner: true), .outgoing, in: known, chat: "ben")
        try await known.importJSON(file)
        #expect(try await owners(of: known).map(\.displayName) == ["Me"])
    }

    @Test("The file of a vault of one's own is recognised by the address that the vault knows as the owner's (ST-13)")
    func ownFile() async throws {
        let other = try ExportFixture()
        let own = sender(Self.me, "Me", isOwner: true)
        try await write("mine", by: own, .outgoing, in: other)
        try await write("hers", by: sender(Self.ann, "Ann"), .incoming, in: other, at: 2)
        let vault = try ExportFixture()
        try await write("before", by: own, .outgoing, in: vault, chat: "ben")
        try await write("here", by: sender(Self.ann, "Ann"), .incoming, in: vault, chat: "ann, here", at: 3)
        let summary = try await vault.importJSON(try await other.exportedInFull())
        #expect(summary.added == 2 && summary.trust.separatedPeople.isEmpty)
        #expect(try await vault.store.people(named: "", limit: 10).map(\.displayName).sorted() == ["Ann", "Me"])
        #expect(
            try await directions(of: vault)
                == ["before": .outgoing, "here": .incoming, "mine": .outgoing, "hers": .unknown])
        #expect(try await vault.importJSON(try await other.exportedInFull()).added == 0)
    }

    @Test(
        "Who gives their number is the owner with it; who gives a name that a file shows, where none is known (ING-1b)")
    func given() async throws {
        let file = try await strangersFile()
        for name in [Self.mallory, "+49 170 3333333", "Mallory"] {
            let vault = try ExportFixture()
            try await vault.importJSON(file, ownName: name)
            #expect(try await owners(of: vault).map(\.displayName) == ["Mallory"])
            #expect(try await directions(of: vault) == ["mine": .outgoing, "hers": .incoming])
        }
        for (name, count) in [(Self.mallory, 2), ("Mallory", 1)] {
            let vault = try ExportFixture()
            try await write("elsewhere", by: sender(Self.me, "Me", isOwner: true), .outgoing, in: vault, chat: "ben")
            try await vault.importJSON(file, ownName: name)
            let numbers = try await owners(of: vault).flatMap(\.aliases).filter { $0.alias.kind == .phoneNumber }
            #expect(numbers.count == count, "\(name)")
        }
    }

    @Test("Who gives their name is the owner, where the vault knows the owner without name and address alone (ING-1b)")
    func givenBesidePlaceholder() async throws {
        let file = try await strangersFile()
        var unknown = sender(Self.me, nil, isOwner: true)
        unknown.aliases = [.unknownOwner]
        unknown.participant = Participant(identifier: nil, displayName: "")
        let vault = try ExportFixture()
        try await write("elsewhere", by: unknown, .outgoing, in: vault, chat: "ben")
        try await vault.importJSON(file, ownName: "Mallory")
        #expect(try await person(Self.mallory, in: vault)?.isOwner == true)
        #expect(try await owners(of: vault).count == 2, "A name alone joins nobody")
        #expect(try await directions(of: vault)["mine"] == .outgoing)
    }

    @Test("No added file renames anyone, whatever its dates and whatever it says of a name's origin (ING-1b)")
    func names() async throws {
        let liar = try ExportFixture()
        var named = sender(Self.ann, "Liar", at: 4_000_000_000_000)
        named.aliases += [
            PersonAlias(kind: .verifiedName, value: "Liar Ltd"), PersonAlias(kind: .pushName, value: "Liar"),
        ]
        try await write("words", by: named, .incoming, in: liar, chat: "other", at: 4_000_000_000)
        try await write(
            "of mine", by: sender(Self.me, "Fool", at: 4_000_000_000_000), .incoming, in: liar, chat: "other")
        for file in [try await liar.exported(), try await liar.exportedInFull()] {
            let vault = try ExportFixture()
            var pushed = sender(Self.ann, nil)
            pushed.aliases.append(PersonAlias(kind: .pushName, value: "annie"))
            try await write("hello", by: pushed, .incoming, in: vault)
            try await write("hi", by: sender(Self.me, "Me", isOwner: true), .outgoing, in: vault, at: 2)
            try await vault.importJSON(file)
            #expect(try await person(Self.ann, in: vault)?.displayName == "annie")
            #expect(try await person(Self.me, in: vault)?.displayName == "Me")
            let found = try await vault.store.search(SearchRequest(.term("words"))).first
            #expect(found?.message.unified.sender?.shownName == "annie")
            // Without a better one it is shown, as what it is.
            let empty = try ExportFixture()
            try await empty.importJSON(file)
            let unknown = try #require(try await person(Self.ann, in: empty))
            #expect(unknown.displayName.hasPrefix("Liar") && unknown.aliases.allSatisfy(\.isClaimed))
            let lines = try await empty.exportedInFull()
            #expect(lines.contains(#""claimed":true"#))
            let restored = try ExportFixture()
            try await restored.importJSON(lines, mode: .restoring)
            #expect(try await restored.exportedInFull() == lines)
            _ = try await empty.store.sender(for: sender(Self.ann, "Ann"))
            #expect(try await person(Self.ann, in: empty)?.displayName == "Ann")
        }
    }

    @Test("A number that an added file gives the owner's name is not the owner's, in either order (ING-1b)")
    func ownersName() async throws {
        let liar = try ExportFixture()
        try await write("words", by: sender(Self.mallory, "Ben"), .incoming, in: liar, chat: "Anna")
        for file in [try await liar.exported(), try await liar.exportedInFull()] {
            for isFileFirst in [true, false] {
                let vault = try ExportFixture()
                if isFileFirst { try await vault.importJSON(file) }
                try await vault.importChat(
                    "Anna", lines("1 Anna Shall we go to the lake?\n2 Ben Why not"), owner: "Ben")
                if !isFileFirst { try await vault.importJSON(file) }
                let addresses = try await owners(of: vault).flatMap(\.aliases).filter(\.alias.kind.identifiesPerson)
                #expect(addresses.isEmpty)
                #expect(try await person(Self.mallory, in: vault)?.isOwner == false)
            }
        }
    }

    @Test("What the owner of another vault chose, read and deleted there is nobody's here (ING-1b)")
    func choices() async throws {
        let other = try ExportFixture()
        let gone = try await write("gone", by: sender(Self.ann, "Ann"), .incoming, in: other)
        let mine = try await write("mine", by: sender(Self.me, "Me", isOwner: true), .outgoing, in: other, at: 2)
        let chat = gone.conversation
        _ = try await other.store.deleteMessage(gone.unified.id, .tombstoneKeepingText)
        try await other.store.updateStatus(mine.unified.id, to: .pending)
        _ = try await other.store.commit(
            IngestionGroup([
                .receipt(
                    MessageTarget(conversation: chat, externalID: "mine"), by: sender(Self.ann, "Ann"), .read,
                    at: Timestamp(milliseconds: 9))
            ]))
        try await other.store.setPinned(chat, true)
        try await other.store.setMuted(chat, true)
        try await other.store.setArchived(chat, true)
        try await other.store.rename(chat, to: "Given")
        let vault = try ExportFixture()
        try await vault.importJSON(try await other.exportedInFull())
        let found = try #require(try await vault.store.conversation(chat))
        #expect(!found.isPinned && !found.isMuted && !found.isArchived && !found.isTitleGiven)
        #expect(found.titledAt == nil && found.unreadCount == 0)
        #expect(try await vault.store.receipts(of: mine.unified.id).isEmpty)
        #expect(try await vault.store.message(mine.unified.id)?.status == .sent)
        let deleted = try #require(try await vault.store.message(gone.unified.id))
        #expect(deleted.unified.content.kind == .deleted)
        #expect(DeletionMark(deleted.unified.platformSpecific)?.right == .undecided)
        // Nor is it deleted here because of that.
        let held = try ExportFixture()
        let kept = try await write("gone", by: sender(Self.ann, "Ann"), .incoming, in: held)
        for file in [try await other.exported(), try await other.exportedInFull()] {
            try await held.importJSON(file)
            #expect(try await held.store.message(kept.unified.id)?.unified.content.text == "gone")
            #expect(try await held.store.message(kept.unified.id)?.unified.content.kind == .text)
        }
    }

    @Test("A reaction in a file concerns the message of whoever wrote it, also if another one has its id (ING-2)")
    func reactions() async throws {
        let other = try ExportFixture()
        var reacted: StoredMessage?
        for (number, (name, address)) in [("Ann", Self.ann), ("Mallory", Self.mallory)].enumerated() {
            let chat = try await other.store.conversation(
                for: ConversationReference(platform: .whatsapp, key: "g", title: "g", kind: .group))
            _ = try await other.store.save([
                NewMessage(
                    conversation: chat.id, externalID: "x", platform: .whatsapp,
                    timestamp: Timestamp(milliseconds: Int64(number)), precision: .second,
                    sender: try await other.store.sender(for: sender(address, name)), direction: .incoming,
                    content: Content(kind: .text, text: name))
            ])
            reacted = try await other.store.messages(in: chat.id, .oldest, limit: 10).last
        }
        let before = try await other.exportedInFull()
        try await other.store.react(
            to: try #require(reacted).unified.id, by: sender(Self.me, "Me"), emoji: "👍",
            at: Timestamp(milliseconds: 9))
        // In the vault the messages have other ids.
        for (file, later) in [
            (before, try await other.exportedInFull()), (before, try await other.exported()),
        ] {
            let vault = try ExportFixture()
            _ = try await vault.store.conversation(
                for: ConversationReference(platform: .whatsapp, key: "g", title: "g", kind: .group))
            for name in [("Ann", Self.ann), ("Mallory", Self.mallory)] {
                try await write("unrelated \(name.0)", by: sender(name.1, name.0), .incoming, in: vault, chat: "g")
            }
            try await vault.importJSON(renumbered(file))
            try await vault.importJSON(later)
            var found: [String: [String]] = [:]
            for chat in try await vault.store.conversations(after: nil, limit: 10) {
                for message in try await vault.store.messages(in: chat.id, .oldest, limit: 10) {
                    guard !message.unified.reactions.isEmpty else { continue }
                    found[message.unified.content.text ?? "", default: []] += message.unified.reactions.map(\.emoji)
                }
            }
            #expect(found == ["Mallory": ["👍"]])
        }
    }

    /// A full export whose messages have other ids.
    private func renumbered(_ file: String) -> String {
        file.split(separator: "\n").map { line in
            guard line.contains(#""type":"message""#), let start = line.firstRange(of: #""message":{"id":""#) else {
                return String(line)
            }
            let id = line[start.upperBound...].prefix(8)
            return String(line).replacing("\"id\":\"\(id)", with: "\"id\":\"\(String(id.reversed()))")
        }.joined(separator: "\n")
    }
}
