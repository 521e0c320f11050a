import Testing
import WhisperBridgeProtocol
import WhisperIngestionPort
import WhisperMessage
import WhisperTestThreads

@testable import WhisperWhatsmeowBridge

@Suite("Chats and people as a bridge reports them (ING-1b, ING-6)", .ownThreads)
struct BridgeStateTests {
    private static let owner = OwnerAddresses(BridgeAccount(text: "15550100@s.whatsapp.net 204811@lid"))
    private static let time = Timestamp(milliseconds: 9)

    private func events(_ person: BridgePerson) throws(BridgeProtocolError) -> [String] {
        try person.events(at: Self.time, owner: Self.owner).map(Self.text)
    }

    /// An event in a short form.
    private static func text(_ event: IngestionEvent) -> String {
        switch event {
        case .samePerson(let first, let second, time): "\(first.kind) \(first.value) is \(second.kind) \(second.value)"
        case .sameChat(let first, let second, time): "chat \(first.key) is \(second.key)"
        case .chatTitle(let chat, time): "\(chat.kind) \(chat.key): \(chat.title)"
        default: "\(event)"
        }
    }

    // MARK: People

    @Test("The ids of a person are aliases, of which the number comes first, and keys of one chat")
    func ids() throws {
        let ids = ["204@lid", "15550101:7@s.whatsapp.net", "+1 555-0101", "204:3@lid"]
        #expect(
            try events(BridgePerson(ids: ids)) == [
                "phoneNumber +15550101 is linkedID 204@lid", "chat 15550101@s.whatsapp.net is 204@lid",
                "chat 15550101@s.whatsapp.net is +1 555-0101",
            ])
        #expect(try events(BridgePerson(ids: ["ana"])).isEmpty, "One id alone says nothing")
        #expect(
            try events(BridgePerson(ids: ["ana", "@ana:example.org"])) == [
                "linkedID ana is linkedID @ana:example.org", "chat ana is @ana:example.org",
            ])
        #expect(
            try events(BridgePerson(ids: ["0@s.whatsapp.net", "7@lid"])).first
                == "linkedID 0@s.whatsapp.net is linkedID 7@lid", "These digits are no number")
    }

    @Test("The names of a person keep apart who chose them, and the best one names the chat")
    func names() throws {
        let person = BridgePerson(
            ids: ["+15550101"], contactName: "Ana", pushName: "annie", businessName: "Ana's Bakery")
        #expect(
            try events(person) == [
                "phoneNumber +15550101 is exportName Ana", "phoneNumber +15550101 is verifiedName Ana's Bakery",
                "phoneNumber +15550101 is pushName annie", "direct +15550101: Ana",
            ])
        let titles = [
            BridgePerson(ids: ["+15550101"], contactName: " ", pushName: "annie", businessName: "B"),
            BridgePerson(ids: ["+15550101"], contactName: "", pushName: "annie", businessName: "\n"),
        ]
        #expect(try titles.map { try events($0).last } == ["direct +15550101: B", "direct +15550101: annie"])
    }

    @Test("Names with controls pass as they are: whatever shows them makes them harmless")
    func controls() throws {
        let name = "\u{202E}kcehc \u{2714}\u{0}\u{1B}[31m"
        let events = try BridgePerson(ids: ["+15550101"], pushName: name).events(at: Self.time, owner: Self.owner)
        guard case .samePerson(_, PersonAlias(kind: .pushName, value: name), _)? = events.first else {
            Issue.record("the name: \(events)")
            return
        }
    }

    @Test(
        "Ids that cannot be those of one person are refused",
        arguments: [
            ["+15550101", "+15550102"], ["15550101@s.whatsapp.net", "15550102@s.whatsapp.net"],
            ["+15550101", "15550102@s.whatsapp.net"], ["1@lid", "2@lid"], ["+15550101", "1@lid", "2@lid"],
            ["+15550100", "7@lid"], ["15550100:7@s.whatsapp.net", "7@lid"], ["204811@lid", "+15550101"],
            ["204811:1@lid", "u-1"], ["204811@lid", "15550100@s.whatsapp.net", "u-1"],
            ["120363041@g.us", "+15550101"], ["120363041@g.us"], ["status@broadcast"],
        ])
    func strangers(_ ids: [String]) {
        #expect(throws: BridgeProtocolError(.invalidValue)) { try events(BridgePerson(ids: ids, pushName: "Ana")) }
    }

    @Test("The owner's own addresses may be reported together")
    func owner() throws {
        #expect(
            try events(BridgePerson(ids: ["204811@lid", "15550100@s.whatsapp.net"])).first
                == "phoneNumber +15550100 is linkedID 204811@lid")
    }

    // MARK: Chats

    private func details(_ chat: BridgeChat) throws -> ChatDetails {
        guard case .details(let details, Self.time)? = chat.events(at: Self.time, owner: Self.owner).last else {
            throw BridgeProtocolError(.missing)
        }
        return details
    }

    @Test("A group's state has its title, its members with their roles, and the choices of the phone")
    func group() throws {
        let chat = BridgeChat(
            chat: "1@g.us", kind: .group, name: "Walkers", description: "",
            members: [
                BridgeChat.Member(id: "15550101@s.whatsapp.net", name: "Ana", role: .owner),
                BridgeChat.Member(id: "204811:9@lid", role: .admin), BridgeChat.Member(id: "u-3", role: nil),
            ], isComplete: true, isArchived: false, isPinned: true)
        let events = chat.events(at: Self.time, owner: Self.owner)
        #expect(events.map(Self.text).first == "group 1@g.us: Walkers" && events.count == 2)
        let details = try details(chat)
        #expect(details.chat == ChatReference(key: "1@g.us", title: "Walkers", kind: .group))
        #expect(details.description == "" && details.hasAllMembers)
        #expect(details.choices == PhoneChoices(isPinned: true, isMuted: nil, isArchived: false))
        #expect(details.members.map(\.role) == [.owner, .admin, nil])
        #expect(details.members.map(\.person.isOwner) == [false, true, false])
        #expect(
            details.members[0].person.aliases == [
                PersonAlias(kind: .phoneNumber, value: "+15550101"), PersonAlias(kind: .pushName, value: "Ana"),
            ])
        #expect(details.members.map(\.person.displayName) == ["Ana", "204811", "u-3"])
    }

    @Test("What a line does not state is not stated, and a blank name is none")
    func unstated() throws {
        for name in [nil, "", " \n"] {
            let chat = BridgeChat(chat: "1@g.us", kind: .group, name: name)
            #expect(chat.events(at: Self.time, owner: Self.owner).count == 1)
            let details = try details(chat)
            #expect(details.chat.title.isEmpty && details.description == nil && details.choices.isEmpty)
            #expect(details.members.isEmpty && !details.hasAllMembers)
        }
    }

    @Test("An empty list of members, or one of former members, is not a group that all have left")
    func nobody() throws {
        for members in [[], [BridgeChat.Member(id: "u-3", role: nil)]] {
            let chat = BridgeChat(chat: "1@g.us", kind: .group, members: members, isComplete: true)
            #expect(try !details(chat).hasAllMembers)
        }
    }

    @Test("A member who is named repeatedly is one member, with what is said last")
    func repeated() throws {
        let ids = ["+15550101", "u-2", "15550101@s.whatsapp.net", "u-2", "+1 555 0101"]
        let roles: [BridgeChat.Role?] = [.owner, .member, nil, .admin, .member]
        let members = zip(ids, roles).map { BridgeChat.Member(id: $0, role: $1) }
        let details = try details(BridgeChat(chat: "1@g.us", kind: .group, members: members))
        #expect(details.members.map(\.person.identifier) == ["+15550101", "u-2"])
        #expect(details.members.map(\.role) == [.member, .admin])
    }

    @Test("A direct chat has no members, and its key has no device")
    func direct() throws {
        let details = try details(
            BridgeChat(
                chat: "15550101:7@s.whatsapp.net", kind: .direct, members: [BridgeChat.Member(id: "u", role: .owner)],
                isComplete: true, isMuted: true))
        #expect(details.chat.key == "15550101@s.whatsapp.net" && details.chat.kind == .direct)
        #expect(details.members.isEmpty && !details.hasAllMembers && details.choices.isMuted == true)
    }

    @Test("A group with many members counts as many events, so that few of them are read ahead")
    func weight() {
        func delivery(_ count: Int) -> BridgeDelivery {
            let members = (0..<count).map { BridgeChat.Member(id: "\($0)@lid", role: .member) }
            let chat = BridgeChat(chat: "1@g.us", kind: .group, members: members)
            return BridgeDelivery(
                events: chat.events(at: Self.time, owner: Self.owner), sequence: nil, isBacklog: true)
        }
        var inbox = BridgeInbox(after: 0)
        for _ in 1...3 { inbox.append(delivery(0)) }
        #expect(inbox.count == 3)
        for _ in 1...2 { inbox.append(delivery(100_000)) }
        #expect(inbox.count > 10_000)
        var completed: Int64 = 0
        var sizes: [Int] = []
        while let batch = inbox.nextBatch(completed: &completed) { sizes.append(batch.events.count) }
        #expect(sizes == [3, 1, 1] && inbox.count == 0)
    }

    // MARK: The conversation

    private static func conversation(
        account: String? = nil, purpose: BridgePurpose = .messages
    ) -> BridgeConversation {
        let account = account.flatMap { BridgeAccount(text: $0) }
        var conversation = BridgeConversation(
            BridgeConversation.Terms(purpose: purpose, account: account)
        ) { _, _ in [] }
        let ready = BridgeReady(bridge: "b", bridgeVersion: "1", library: nil, isPaired: true)
        _ = read(BridgeFrame(sequence: 0, time: 0, body: .ready(ready)).line(version: 1), &conversation)
        return conversation
    }

    private static func read(_ line: [UInt8], _ conversation: inout BridgeConversation) -> [BridgeConversation.Effect] {
        line.dropLast().withContiguousStorageIfAvailable { conversation.read($0) } ?? []
    }

    /// How many events other than bad input a line delivers.
    private static func delivered(_ body: BridgeFrame.Body, _ conversation: inout BridgeConversation) -> Int {
        read(BridgeFrame(sequence: 0, time: 9, body: body).line(), &conversation).reduce(0) { sum, effect in
            guard case .deliver(let delivery) = effect else { return sum }
            if case .skipped? = delivery.events.first { return sum }
            #expect(delivery.sequence == nil && delivery.isBacklog)
            return sum + delivery.events.count
        }
    }

    private static let chat = BridgeFrame.Body.chat(BridgeChat(chat: "1@g.us", kind: .group, name: "W"))
    private static let login = BridgeFrame.Body.login(
        BridgeLogin(phone: nil, jid: "15550100:7@s.whatsapp.net", lid: "204811:7@lid", device: nil))

    @Test("Whose state it is, is known only after the login; a bridge without an account has none")
    func login() {
        var bound = Self.conversation(account: "15550100@s.whatsapp.net")
        #expect(Self.delivered(Self.chat, &bound) == 0)
        _ = Self.read(BridgeFrame(sequence: 0, time: 0, body: Self.login).line(), &bound)
        #expect(Self.delivered(Self.chat, &bound) == 2)
        var other = Self.conversation()
        #expect(Self.delivered(Self.chat, &other) == 2)
    }

    @Test("After a login the owner's new addresses are protected as well")
    func newAddress() {
        var conversation = Self.conversation()
        let person = BridgeFrame.Body.person(BridgePerson(ids: ["204811@lid", "+15550101"]))
        #expect(Self.delivered(person, &conversation) == 2)
        _ = Self.read(BridgeFrame(sequence: 0, time: 0, body: Self.login).line(), &conversation)
        #expect(Self.delivered(person, &conversation) == 0)
    }

    @Test("In a process for files there is no state")
    func elsewhere() {
        var media = Self.conversation(purpose: .media)
        for body in [Self.chat, .person(BridgePerson(ids: ["a"], pushName: "A")), .history(id: 1, hasMore: nil)] {
            let line = BridgeFrame(sequence: 0, time: 0, body: body).line()
            #expect(Self.read(line, &media).isEmpty)
        }
    }

    @Test("A bridge that reports nothing but impossible people is ended, as with any bad lines")
    func impossible() {
        var conversation = Self.conversation()
        let body = BridgeFrame.Body.person(BridgePerson(ids: ["+15550101", "+15550102"]))
        let line = BridgeFrame(sequence: 0, time: 0, body: body).line()
        for number in 1...64 {
            let hasEnded = Self.read(line, &conversation).contains { if case .end = $0 { true } else { false } }
            #expect(hasEnded == (number == 64))
        }
    }
}
