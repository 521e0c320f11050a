import WhisperArchive
import WhisperIngestionPort
import WhisperMergeHistories
import WhisperMessage
import WhisperSodiumSealing
import WhisperStorePort
import WhisperTestThreads
import Testing
import WhisperCore

@Suite("Titles of chats, whatever the order of the sources (WDB-6)", .ownThreads)
struct TitleOrderTests {
    private static let ann = SourcePerson(
        aliases: [
            PersonAlias(kind: .phoneNumber, value: "+4917011111"), PersonAlias(kind: .exportName, value: "Ann Contact"),
        ], displayName: "Ann Contact", identifier: "+4917011111")

    /// A database with messages of the first so many minutes.
    private static func database(
        _ chat: ChatReference, minutes: Int64, by sender: SourcePerson = ann
    ) -> ScriptedDatabase {
        let events = (1...minutes).map { minute in
            IngestionEvent.message(
                SourceMessage(
                    chat: chat, externalID: "M\(minute)", timestamp: Timestamp(milliseconds: minute * 60_000 + 7_000),
                    precision: .millisecond, sender: sender,
                    content: Content(kind: .text, text: "what was said in minute \(minute)"), ordinal: UInt64(minute)))
        }
        let member = SourceMember(ann, role: .member)
        return ScriptedDatabase(
            chats: [DatabaseChat(chat: chat, members: chat.kind == .group ? [member] : [])], events: events,
            asOf: Timestamp(milliseconds: minutes * 60_000 + 7_000))
    }

    private static func title(_ vault: MergeVault) async throws -> String {
        let chats = try await vault.store.conversations(after: nil, limit: 10)
        #expect(chats.map(\.messageCount) == [20], "\(chats.map(\.title))")
        return try #require(chats.first).title
    }

    @Test("An older backup takes the name of a group not back, whichever comes first", arguments: [false, true])
    func groups(isOlderFirst: Bool) async throws {
        func chat(_ title: String) -> ChatReference {
            ChatReference(key: "123-456@g.us", title: title, kind: .group)
        }
        let older = Self.database(chat("Old Group Name"), minutes: 12)
        let newer = Self.database(chat("My Group"), minutes: 20)
        let vault = MergeVault()
        for database in isOlderFirst ? [older, newer] : [newer, older, newer, older] { try await vault.load(database) }
        #expect(try await Self.title(vault) == "My Group")
    }

    @Test("A group without a name is called by its members, until it has one")
    func unnamed() async throws {
        let zoe = SourcePerson(
            aliases: [
                PersonAlias(kind: .phoneNumber, value: "+4917022222"), PersonAlias(kind: .exportName, value: "Zoe"),
            ], displayName: "Zoe", identifier: "+4917022222")
        let vault = MergeVault()
        var database = Self.database(ChatReference(key: "123-456@g.us", title: "123-456", kind: .group), minutes: 20)
        database.chats[0].members.append(SourceMember(zoe, role: .admin))
        for _ in 1...2 {
            try await vault.load(database)
            #expect(try await Self.title(vault) == "Ann Contact, Zoe")
        }
        try await vault.load(
            Self.database(ChatReference(key: "123-456@g.us", title: "My Group", kind: .group), minutes: 20))
        #expect(try await Self.title(vault) == "My Group")
    }

    @Test(
        "A name is better than an address and than the names of members, whichever source comes first",
        arguments: [ConversationKind.direct, .group], [false, true])
    func nameless(kind: ConversationKind, isExportFirst: Bool) async throws {
        let number = SourcePerson(
            aliases: [PersonAlias(kind: .phoneNumber, value: "+4917011111")], displayName: "+4917011111",
            identifier: "+4917011111")
        let database =
            kind == .direct
            ? Self.database(
                ChatReference(key: "4917011111@s.whatsapp.net", title: "+4917011111", kind: .direct), minutes: 20,
                by: number)
            : Self.database(ChatReference(key: "123-456@g.us", title: "123-456", kind: .group), minutes: 20)
        let lines = (1...20).map { minute in
            ScriptedSource.Line(minute: minute, sender: "Ann Contact", text: "what was said in minute \(minute)")
        }
        let title = kind == .direct ? "Ann Contact" : "Garden"
        for name in [nil, "Mine"] {
            let vault = MergeVault()
            func read() async throws {
                _ = try await FileImport(store: vault.store, blobs: vault.blobs, digest: try SodiumSealing())
                    .run(ScriptedSource(title: title, lines: lines, hoursAhead: 0, chatKind: kind), name: "chat.txt")
            }
            if isExportFirst { try await read() } else { try await vault.load(database) }
            let chat = try #require(try await vault.store.conversations(after: nil, limit: 1).first)
            if let name { try await vault.store.rename(chat.id, to: name) }
            if isExportFirst { try await vault.load(database) } else { try await read() }
            #expect(try await Self.title(vault) == name ?? title)
            try await vault.load(database)
            #expect(try await Self.title(vault) == name ?? title)
        }
    }

    @Test("Of members who share a name, all but one are called by another in the title of a group without a name")
    func unnamedNamesakes() {
        #expect(
            Conversation.title(ofMembers: [["Ana Reis", "Ana"], ["Ana Reis", "Anastasia"]]) == "Ana Reis, Anastasia")
        #expect(Conversation.title(ofMembers: [["Ana", "Ben"], ["Ben"], ["Ana"], ["", "Cem"]]) == "Ana, Ben, Cem")
        #expect(
            Conversation.title(ofMembers: [["Ana"], ["Ana"]]) == "Ana" && Conversation.title(ofMembers: [[""]]) == nil)
    }

    @Test(
        "A chat has the name of the address book, whichever of export and database comes first",
        arguments: [false, true])
    func direct(isExportFirst: Bool) async throws {
        let database = Self.database(
            ChatReference(key: "4917011111@s.whatsapp.net", title: "Ann Contact", kind: .direct), minutes: 20)
        let lines = (1...20).map { minute in
            ScriptedSource.Line(minute: minute, sender: "Anna Renamed", text: "what was said in minute \(minute)")
        }
        let export = ScriptedSource(title: "Anna Renamed", lines: lines, hoursAhead: 0)
        let vault = MergeVault()
        func read() async throws {
            _ = try await FileImport(store: vault.store, blobs: vault.blobs, digest: try SodiumSealing())
                .run(export, name: "chat.txt")
        }
        if isExportFirst { try await read() }
        try await vault.load(database)
        if !isExportFirst { try await read() }
        #expect(try await Self.title(vault) == "Ann Contact")
    }
}
