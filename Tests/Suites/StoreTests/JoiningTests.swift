import WhisperArchive
import WhisperMessage
import WhisperStoreContract
import WhisperStorePort
import WhisperTestSupport
import WhisperTestThreads
import Testing

@testable import WhisperSQLiteEngine

/// Messages of an export of which a better source knows the exact time (WDB-7).
@Suite("Joining exported messages", .ownThreads)
struct JoiningTests {
    /// A time of an export, in milliseconds after 2020: a minute that begins in one bucket of rows and ends in the next.
    private static let minute: Int64 = {
        var minute: Int64 = 0
        while bucket(minute) == bucket(minute + 59_000) || bucket(minute) != bucket(minute + 20_000) {
            minute += 60_000
        }
        return minute
    }()

    private static func bucket(_ milliseconds: Int64) -> Int64 {
        MessageRowID.bucket(of: NewMessage.sample("", in: .zero, at: milliseconds).timestamp)
    }

    @Test(
        "Where the words stay the same, neither rows nor the index change (WDB-7)",
        arguments: TemporaryVault.Kind.allCases)
    func sameWords(kind: TemporaryVault.Kind) async throws {
        let vault = TemporaryVault(kind)
        var store = try vault.open()
        let chat = try await store.conversation(for: .sample).id
        let ann = try await store.sender(for: .named("Ann"))
        let exported = (0..<300).map { exportedMessage("word\($0)", in: chat, at: Self.minute, from: ann) }
        _ = try await store.save(exported)
        let held = try await store.messages(in: chat, .oldest, limit: 300)
        await store.close()
        let before = try layout(of: vault)

        store = try vault.open()
        let changes = zip(held, 0..<300).map { message, number in
            IngestedChange.merged(
                .sample("word\(number)", in: chat, at: Self.minute + Int64(number) * 199, sender: ann),
                with: message.unified.id)
        }
        #expect(try await store.commit(IngestionGroup(changes)) == CommitOutcome(replaced: 300))
        #expect(try await store.verify(repair: false).findings == [])
        // Half of them have times of the next bucket of rows.
        for number in [0, 299] {
            let time = held[0].unified.timestamp.milliseconds + Int64(number) * 199
            let span = Timestamp(milliseconds: time)..<Timestamp(milliseconds: time + 1)
            let found = try await store.messages(sentIn: span, platform: .whatsapp, conversation: chat, limit: 10)
            #expect(found.map(\.unified.content.text) == ["word\(number)"])
            var request = SearchRequest(.term("word\(number)"))
            (request.from, request.until) = (span.lowerBound, span.upperBound)
            #expect(try await store.search(request).map(\.message.unified.id) == [held[number].unified.id])
        }
        let last = try await store.conversation(chat)?.lastMessage
        #expect(last?.timestamp.milliseconds == held[299].unified.timestamp.milliseconds + 299 * 199)
        await store.close()
        #expect(try layout(of: vault) == before)
    }

    @Test("Other words, a sender's name or a file's name are found, and the former are not (WDB-6)")
    func otherWords() async throws {
        let store = try TemporaryVault(.plain).open()
        let chat = try await store.conversation(for: .sample).id
        let (ann, anna) = (try await store.sender(for: .named("Ann")), try await store.sender(for: .named("Anneliese")))
        var exported = [
            exportedMessage("former", in: chat, at: Self.minute, from: ann),
            exportedMessage("same", in: chat, at: Self.minute, from: ann),
            exportedMessage("", in: chat, at: Self.minute, from: ann),
        ]
        exported[2].content = Content(
            kind: .image, text: nil,
            attachments: [Attachment(name: "old photo.jpg", mime: nil, size: nil, sha256: nil, state: .omitted)])
        _ = try await store.save(exported)
        let held = try await store.messages(in: chat, .oldest, limit: 3).map(\.unified.id)
        var better = [
            NewMessage.sample("new", in: chat, at: Self.minute + 1, sender: ann),
            NewMessage.sample("same", in: chat, at: Self.minute + 2, sender: anna),
            NewMessage.sample("picture", in: chat, at: Self.minute + 59_000, sender: ann),
        ]
        better[2].content = Content(
            kind: .image, text: nil,
            attachments: [Attachment(name: "fresh photo.jpg", mime: nil, size: nil, sha256: nil, state: .missing)])
        let changes = zip(better, held).map { IngestedChange.merged($0, with: $1) }
        #expect(try await store.commit(IngestionGroup(changes)) == CommitOutcome(replaced: 3))
        for (word, number) in [("new", 0), ("anneliese", 1), ("fresh", 2)] {
            let found = try await store.search(SearchRequest(.term(word))).map(\.message.unified.id)
            #expect(found == [held[number]], "\(word)")
        }
        for word in ["former", "old"] { #expect(try await store.search(SearchRequest(.term(word))).isEmpty) }
        #expect(try await store.verify(repair: false).findings == [])
        await store.close()
    }

    @Test("A record whose message another one is leaves nothing behind", arguments: TemporaryVault.Kind.allCases)
    func absorbed(kind: TemporaryVault.Kind) async throws {
        let vault = TemporaryVault(kind)
        let store = try vault.open()
        let chat = try await store.conversation(for: .sample).id
        let (ann, named) = (try await store.sender(for: .named("Ann")), NewSender.named("Ann"))
        var exported = exportedMessage("hello", in: chat, at: Self.minute, from: ann)
        exported.recipients = [Participant(identifier: nil, displayName: "Bob")]
        exported.content.attachments = [Attachment(name: "a.jpg", mime: nil, size: nil, sha256: nil, state: .omitted)]
        exported.raw = RawRecord(name: "line", bytes: [1], receivedAt: exported.timestamp)
        let told = NewMessage.sample("hello", in: chat, at: Self.minute + 3, sender: ann)
        _ = try await store.save([exported, told])
        let held = try #require(try await store.message(conversation: chat, externalID: exported.externalID)).unified.id
        let time = exported.timestamp
        try await store.react(to: held, by: named, emoji: "👍", at: time)
        _ = try await store.commit(IngestionGroup([.replacement(told, of: held)]))
        #expect(try await store.message(held) == nil)
        #expect(try await store.verify(repair: false).findings == [])
        await store.close()
        let connection = try vault.connection()
        for table in ["attachments", "recipients", "reactions", "raw_events"] {
            let orphans = "SELECT count(*) FROM \(table) WHERE message_id NOT IN (SELECT id FROM messages)"
            #expect(try connection.integer(orphans) == 0, "\(table)")
        }
        #expect(try connection.integer("SELECT count(*) FROM messages") == 1)
    }

    @Test("Pages of a search have every message once, newest first (ST-5)", arguments: 1...4 as ClosedRange<UInt64>)
    func pages(seed: UInt64) async throws {
        var random = SeededRandom(seed: seed)
        let store = try TemporaryVault(.plain).open()
        let chat = try await store.conversation(for: .sample).id
        let times = (0..<120).map { _ in Int64.random(in: 0..<20, using: &random) * 60_000 }.sorted()
        _ = try await store.save(
            times.enumerated().map { exportedMessage("word \($0.offset)", in: chat, at: $0.element, from: nil) })
        for message in try await store.messages(in: chat, .oldest, limit: 120) {
            guard Bool.random(using: &random) else { continue }
            let time = message.unified.timestamp.milliseconds - 1_577_836_800_000
            let text = message.unified.content.text ?? ""
            let better = NewMessage.sample(text, in: chat, at: time + Int64.random(in: 0..<60_000, using: &random))
            _ = try await store.commit(IngestionGroup([.merged(better, with: message.unified.id)]))
        }
        let all = try await store.messages(in: chat, .oldest, limit: 120).map(\.unified.timestamp)
        var found: [SearchHit] = []
        while true {
            var request = SearchRequest(.term("word"))
            request.limit = 7
            request.after = found.last?.message.unified.id
            let page = try await store.search(request)
            if page.isEmpty { break }
            found += page
        }
        #expect(found.map(\.message.unified.timestamp) == all.sorted(by: >), "seed \(seed)")
        #expect(Set(found.map(\.message.unified.id)).count == 120)
        await store.close()
    }

    @Test("A row may stay as long as its bucket is that of the time or the one before")
    func staying() {
        let row = MessageRowID.first(ofBucket: 100) + 7
        let times = [99, 100, 101, 102].map { Timestamp(milliseconds: $0 * 64_000) }
        #expect(times.map { MessageRowID.mayStay(row, at: $0) } == [false, true, true, false])
        #expect(MessageRowID.earliest(for: times[2]) == MessageRowID.first(ofBucket: 100))
        #expect(MessageRowID.earliest(for: Timestamp(milliseconds: .min)) == 0)
    }

    @Test("Words that a message still has need not leave the index, byte by byte")
    func heldWords() {
        func words(_ text: String?, _ sender: String?, _ files: String...) -> IndexedWords {
            let attachments = files.map { Attachment(name: $0, mime: nil, size: nil, sha256: nil, state: .missing) }
            return IndexedWords(Content(kind: .image, text: text, attachments: attachments), sender: sender)
        }
        let all = words("text", "Ann", "a.jpg", "b.jpg")
        #expect(all == words("text", "Ann", "a.jpg", "b.jpg"))
        for fewer in [words(nil, "Ann"), words("text", nil), words("text", "Ann", "b.jpg")] {
            #expect(all.hold(fewer) && !fewer.hold(all) && fewer != all)
        }
        for other in [words("texts", "Ann"), words("text", "Bob"), words("text", "Ann", "c.jpg")] {
            #expect(!all.hold(other))
        }
        // The same characters, composed and decomposed.
        #expect(words("caf\u{E9}", nil) != words("cafe\u{301}", nil))
    }

    private func exportedMessage(
        _ text: String, in chat: UniqueIdentifier, at time: Int64, from sender: SenderHandle?
    ) -> NewMessage {
        var message = NewMessage.sample(text, in: chat, at: time, sender: sender)
        message.externalID = "x1-\(message.externalID)"
        message.precision = .minute
        message.local = LocalTime(text: "1.1.20, 00:00", zone: "UTC")
        return message
    }

    /// The rows of messages, and the index: nothing of both moves when a message is joined.
    private func layout(of vault: TemporaryVault) throws -> [String?] {
        let connection = try vault.connection()
        return try [
            "SELECT group_concat(id || '/' || is_uuid_given) FROM messages",
            "SELECT group_concat(level || '/' || idx || '/' || hex(root)) FROM message_index_segdir",
            "SELECT count(*) || '/' || total(length(block)) FROM message_index_segments",
            "SELECT count(*) FROM erased_rows",
        ].map { try connection.text($0) }
    }
}

extension UniqueIdentifier {
    fileprivate static let zero = UniqueIdentifier(high: 0, low: 0)
}
