import WhisperArchive
import WhisperMessage
import WhisperPageExport
import WhisperStorePort
import WhisperTestThreads
import Testing

@Suite("What the vault says about messages and names, on pages (LOOK-4, RT-10, CON-5)", .ownThreads)
struct VouchingTests {
    typealias Change = (inout NewMessage) -> Void
    private let nothing: Change = { _ in }

    /// The item of the message with a text.
    private func item(_ text: String, in page: String) -> Substring {
        page.split(separator: "<li").first { $0.contains(text) } ?? ""
    }

    /// The notes of an item, or those before all items.
    private func notes(_ markup: some StringProtocol) -> [String] {
        String(markup).split(separator: "<p class=note role=note>").dropFirst().map {
            String($0.prefix { $0 != "<" }.filter { $0 != "\u{2068}" && $0 != "\u{2069}" })
        }
    }

    /// A message that its signer's device numbered.
    private func line(_ number: Int, _ text: String, by contact: ContactRecord) -> Change {
        func hex(_ number: Int) -> String { String(repeating: "0\(number)", count: 16) }
        return { message in
            message.direction = .incoming
            message.content = Content(kind: .text, text: text)
            message.carrierText = "whisper1:\(number)"
            message.seal = MessageSeal(
                .signed, signer: contact.fingerprint, contact: contact.id, wasVerified: true)
            message.platformSpecific = """
                {"envelope":{"line":{"conversation":"\(hex(9))","device":"\(UniqueIdentifier(version4High: 3, low: 3))",\
                "number":\(number),"previous":"\(hex(number - 1))","digest":"\(hex(number))","here":true}}}
                """
        }
    }

    /// Binds a chat to a contact, as the owner does.
    private func bind(_ chat: Conversation, to contact: ContactRecord, in fixture: ArchiveFixture) async throws {
        // The fixture's chats have their titles as keys.
        try await fixture.store.setSetting(
            "realtime.contacts", to: "{\"\(chat.title)\":{\"contact\":\"\(contact.id)\"}}")
    }

    @Test("A bound chat with a missing and a moved line shows both, in the words of the terminal (RT-10)")
    func lines() async throws {
        let fixture = try ArchiveFixture()
        let ben = try await fixture.contact("Ben")
        let chat = try await fixture.chat(
            "Ben",
            [
                (0, line(1, "one", by: ben)), (1, line(4, "four", by: ben)), (2, line(3, "three", by: ben)),
                (3, nothing),
            ],
            on: .realtime)
        try await bind(chat, to: ben, in: fixture)
        let page = try await fixture.archive().files.text("chats/1/2024-05.html")
        #expect(notes(item("one", in: page)).isEmpty)
        #expect(
            notes(item("four", in: page)) == [
                "Missing before this message (withheld, expired, never sent, or deleted from this vault): 1"
            ])
        #expect(notes(item("three", in: page)) == ["This message was written before one shown above it."])
        #expect(notes(item("message 3", in: page)).isEmpty)
    }

    @Test("A chat without sealed lines is read once, one with them twice, however many messages they have (RT-10)")
    func queries() async throws {
        let fixture = try ArchiveFixture()
        let ben = try await fixture.contact("Ben")
        var messages: [(minutes: Int64, change: Change)] = (0..<2_500).map { (Int64($0), nothing) }
        let names = (0..<50).map { "Person \($0)" }
        try await fixture.chat("Plain", messages, by: names, on: .realtime)
        let plain = CountingStore(fixture.store)
        _ = try await fixture.archive(of: plain)
        #expect(plain.count(.messages) == 3 && plain.count(.versions) == 0)
        // The contacts are read twice, for names; however many names there are.
        #expect(plain.count(.contacts) == 2)
        messages = (0..<2_500).map { (Int64($0), line($0 % 9 + 1, "sealed \($0)", by: ben)) }
        try await fixture.chat("Sealed", messages, on: .realtime)
        let sealed = CountingStore(fixture.store)
        _ = try await fixture.archive(of: sealed)
        #expect(sealed.count(.messages) == 9 && sealed.count(.versions) == 0)
    }

    @Test("However many messages answer one that comes later, the contacts are read once for it (CON-5)")
    func answersToTheFuture() async throws {
        let fixture = try ArchiveFixture()
        let eve = try await fixture.contact("Eve", isBlocked: true)
        // Further on than what is read together.
        let last = 2_500
        var messages: [(minutes: Int64, change: Change)] = (0..<last).map {
            (Int64($0), { $0.replyTo = "Chat-\(last)" })
        }
        messages.append((Int64(last), line(1, "the canary sings", by: eve)))
        try await fixture.chat("Chat", messages)
        let store = CountingStore(fixture.store)
        let (_, summary) = try await fixture.archive(of: store)
        #expect(summary.blocked == 1)
        // Twice for names, once for who is blocked.
        #expect(store.count(.contacts) == 3)
    }

    @Test("A name that imitates a contact's is pointed out once a page, above its first message (LOOK-4)")
    func imitation() async throws {
        let fixture = try ArchiveFixture()
        try await fixture.contact("Anna Berg")
        let month: Int64 = 31 * 1_440
        // The first letter is Cyrillic.
        let look = "\u{410}nna Berg"
        try await fixture.chat(
            "Choir",
            [(0, nothing), (1, nothing), (2, nothing), (3, nothing), (month, nothing), (month + 1, nothing)],
            by: ["Anna Berg", look])
        let files = try await fixture.archive().files
        let warning = "“\(look)” looks like your contact “Anna Berg” but is a different name."
        let may = files.text("chats/1/2024-05.html")
        #expect(notes(may) == [warning])
        #expect(notes(item("message 1<", in: may)) == [warning])
        #expect(notes(files.text("chats/1/2024-06.html")) == [warning])
    }

    @Test("The name of a verified contact is no imitation of another's; a title can be one (LOOK-4)")
    func titles() async throws {
        let fixture = try ArchiveFixture()
        let anna = try await fixture.contact("Anna Berg", 1)
        try await fixture.contact("\u{410}nna Berg", 2, trust: .verified)
        try await fixture.contact("Ann\u{430} Berg", 3, trust: .unverified)
        try await fixture.chat("Choir", [(0, nothing), (1, nothing)], by: ["\u{410}nna Berg", "Ann\u{430} Berg"])
        var files = try await fixture.archive().files
        #expect(notes(files.text("chats/1/2024-05.html")).allSatisfy { $0.hasPrefix("“Ann\u{430} Berg”") })
        #expect(!notes(files.text("chats/1/2024-05.html")).isEmpty)
        // A server can give a chat the name of a contact who has nothing to do with it.
        let other = try ArchiveFixture()
        try await other.store.saveContact(anna)
        let chat = try await other.chat("anna berg", [(0, nothing)], on: .realtime)
        files = try await other.archive().files
        let warning = notes(files.text("chats/1/index.html"))
        #expect(warning.count == 1 && warning[0].contains("Anna Berg"), "\(warning)")
        #expect(notes(files.text("chats/1/2024-05.html")) == warning)
        try await bind(chat, to: anna, in: other)
        #expect(try await notes(other.archive().files.text("chats/1/index.html")).isEmpty)
    }

    @Test("A quotation of a blocked contact's message is withheld, also what the one who answers repeats (CON-5)")
    func blockedQuotation() async throws {
        let fixture = try ArchiveFixture()
        let eve = try await fixture.contact("Eve", isBlocked: true)
        let answer: Change = { message in
            message.replyTo = "Chat-0"
            message.platformSpecific = #"{"quoted":{"id":"Chat-0","sender":"Eve","text":"the canary sings"}}"#
        }
        let messages: [(minutes: Int64, change: Change)] = [
            (0, line(1, "the canary sings", by: eve)), (1, answer), (31 * 1_440, answer),
        ]
        try await fixture.chat("Chat", messages, by: ["Eve", "Ben"])
        let (files, summary) = try await fixture.archive()
        #expect(summary.blocked == 1 && summary.messages == 2)
        for (path, bytes) in files { #expect(!String(decoding: bytes, as: UTF8.self).contains("canary"), "\(path)") }
        for page in ["chats/1/2024-05.html", "chats/1/2024-06.html"] {
            #expect(
                files.text(page).contains("<blockquote><small>answers a message that is not in this archive</small>"),
                "\(page)")
        }
        // Who is not blocked is quoted.
        let other = try ArchiveFixture()
        try await other.contact("Eve")
        try await other.chat("Chat", messages, by: ["Eve", "Ben"])
        #expect(try await other.archive().files.text("chats/1/2024-06.html").contains("canary"))
    }

    @Test("Beside the title of a chat that is not the signer's, the search shows a verified message as sealed (LOOK-4)")
    func besideTitle() async throws {
        /// What the search has of a message that a verified contact signed or, without a contact, the owner sealed.
        func archive(isSigned: Bool, isBound: Bool) async throws -> [String: [UInt8]] {
            let fixture = try ArchiveFixture()
            let ben = try await fixture.contact("Ben")
            let change: Change = { message in
                message.seal =
                    isSigned
                    ? MessageSeal(.signed, signer: ben.fingerprint, contact: ben.id, wasVerified: true)
                    : MessageSeal(.own, signer: nil, contact: nil, wasVerified: false)
            }
            let chat = try await fixture.chat("Lake", [(0, change)], on: .realtime)
            if isBound { try await bind(chat, to: ben, in: fixture) }
            return try await fixture.archive().files
        }
        let foreign = try await archive(isSigned: true, isBound: false)
        let sealed = try await archive(isSigned: false, isBound: false)
        let bound = try await archive(isSigned: true, isBound: true)
        #expect(foreign.text("chats/1/2024-05.html").contains("<b class=v>verified<time>"))
        #expect(sealed.text("chats/1/2024-05.html").contains("<b class=s>sealed<time>"))
        #expect(foreign["search/t0.js"] == sealed["search/t0.js"])
        #expect(bound["search/t0.js"] != sealed["search/t0.js"])
    }
}
