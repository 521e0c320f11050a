import WhisperArchive
import WhisperIngestionPort
import WhisperJSONText
import WhisperMergeHistories
import WhisperMessage
import WhisperPlainSQLiteStore
import WhisperSodiumSealing
import WhisperStorePort
import WhisperTestSupport
import WhisperTestThreads
import Foundation
import Synchronization
import Testing

@testable import WhisperCore

@Suite("Importing a messenger's database (WDB-3, WDB-5, WDB-6)", .ownThreads)
struct DatabaseImportTests {
    private static let chat = ChatReference(key: "491@s.whatsapp.net", title: "Ann", kind: .direct)
    private static let ann = SourcePerson(
        aliases: [PersonAlias(kind: .phoneNumber, value: "+4917011111"), PersonAlias(kind: .exportName, value: "Ann")],
        displayName: "Ann", identifier: "+4917011111")

    private static func time(_ milliseconds: Int64) -> Timestamp {
        Timestamp(milliseconds: 1_600_000_000_000 + milliseconds)
    }

    private static func message(
        _ id: String, _ content: Content, sources: [(any AttachmentSource)?] = [], at milliseconds: Int64 = 0,
        specific: JSONObject = JSONObject()
    ) -> IngestionEvent {
        .message(
            SourceMessage(
                chat: chat, externalID: id, timestamp: time(milliseconds), precision: .millisecond,
                sender: content.kind == .system ? nil : ann, content: content, attachmentSources: sources,
                platformSpecific: specific, ordinal: 0))
    }

    private static func text(_ text: String) -> Content { Content(kind: .text, text: text) }

    private static func database(_ events: [IngestionEvent], isPinned: Bool? = nil) -> ScriptedDatabase {
        ScriptedDatabase(chats: [DatabaseChat(chat: chat, isPinned: isPinned, isMuted: isPinned)], events: events)
    }

    private static func only(_ vault: MergeVault) async throws -> StoredMessage {
        let conversation = try #require(try await vault.store.conversation(platform: .whatsapp, key: chat.key))
        return try #require(try await vault.store.messages(in: conversation.id, .oldest, limit: 2).first)
    }

    @Test("The summary accounts for every message and event, and a repetition adds nothing (WDB-3)")
    func summary() async throws {
        let vault = MergeVault()
        let history = RandomHistory(seed: 3)
        let database = history.database(isOlder: false)
        let planned = try await vault.load(database, dryRun: true)
        #expect(try await vault.store.conversations(after: nil, limit: 1).isEmpty, "A dry run writes nothing")
        #expect(try await vault.store.runs(limit: 1).isEmpty)
        let first = try await vault.load(database)
        #expect(first.added == first.messages && first.messages > 0)
        #expect(planned.added == first.added && planned.newChats == 1)
        #expect(first.messages + first.events == Int64(database.events.count))
        #expect(first.rejected == 0 && first.newChats == 1)
        let all = first.accounts.filter { $0.isComplete }
        #expect(all.count == first.accounts.count && all.count == 2)
        let form = try await vault.normalForm()
        let second = try await vault.load(database)
        #expect(second.added == 0 && second.known == first.messages && second.completed == 0 && second.newChats == 0)
        #expect(try await vault.load(database, dryRun: true).known == first.messages)
        #expect(try await vault.normalForm() == form)
        let runs = try await vault.store.runs(limit: 5)
        #expect(runs.map { $0.figures?.isComplete } == [true, true])
        #expect(runs.map { $0.figures?.added } == [0, first.added])
    }

    @Test(
        "The time of an edit becomes part of the message, whose only text is no earlier one (WDB-6)",
        arguments: [1, 50])
    func edit(batch: Int) async throws {
        let vault = MergeVault()
        var database = Self.database([
            Self.message("A", Self.text("second")),
            .edit(
                chat: Self.chat, target: "A", content: Self.text("second"), by: Self.ann, at: Self.time(9_000), raw: nil
            ),
        ])
        database.batchSize = batch
        try await vault.load(database)
        let held = try await Self.only(vault)
        #expect(held.unified.content.text == "second")
        #expect(held.unified.editedAt == Self.time(9_000))
        #expect(try await vault.store.versions(of: held.unified.id).isEmpty)
        // An older copy still has the first text.
        try await vault.load(Self.database([Self.message("A", Self.text("first"))]))
        #expect(try await Self.only(vault).unified.content.text == "second")
        #expect(try await vault.store.versions(of: held.unified.id).map(\.text) == ["first"])
    }

    @Test("What the owner deleted or rewrote stays so (WDB-6)")
    func ownersChanges() async throws {
        let vault = MergeVault()
        let database = Self.database([Self.message("A", Self.text("mine"))])
        try await vault.load(database)
        let id = try await Self.only(vault).unified.id
        try await vault.store.edit(id, text: "rewritten", at: Self.time(500_000))
        try await vault.load(database)
        #expect(try await Self.only(vault).unified.content.text == "rewritten")
        try await vault.store.deleteMessage(id, .tombstone)
        try await vault.load(database)
        #expect(try await Self.only(vault).unified.content == Content(kind: .deleted, text: nil))
    }

    @Test("A database cannot claim what only the vault records (ING-1b)")
    func claims() async throws {
        let vault = MergeVault()
        let hash = String(repeating: "a", count: 64)
        let picture = Content(
            kind: .image, text: nil,
            attachments: [Attachment(name: "a.jpg", mime: "image/jpeg", sha256: hash, state: .found)])
        let summary = try await vault.load(
            Self.database([
                Self.message(
                    "A", picture,
                    specific: [
                        "linked": "x", "votes": "y", "undecided": "z", "kept": true, "envelope": ["line": "w"],
                        "seal": "verified", "envelopes": 2,
                    ])
            ]))
        let held = try await Self.only(vault).unified
        #expect(held.content.attachments.map(\.sha256) == [nil] && held.content.attachments.map(\.state) == [.missing])
        #expect(
            held.platformSpecific == ["kept": true, "foreign_envelope": ["line": "w"], "foreign_seal": "verified"])
        #expect(summary.attachmentsMissing == 1)
    }

    @Test("The summary counts each attachment as the vault holds it afterwards (WDB-6)")
    func faultyFiles() async throws {
        let names = ["kept", "damaged", "gone", "never there"].map { $0 + ".jpg" }
        let content = Content(
            kind: .image, text: nil,
            attachments: names.map { Attachment(name: $0, mime: "image/jpeg", state: .missing) })
        let vault = MergeVault()
        func load(_ faults: [IngestionError?]) async throws -> DatabaseImportSummary {
            var sources = faults.enumerated().map { index, fault -> (any AttachmentSource)? in
                MemoryAttachment(bytes: [UInt8(index)], fault: fault)
            }
            sources.append(nil)
            return try await vault.load(Self.database([Self.message("A", content, sources: sources)]))
        }
        let first = try await load([nil, .damagedArchive, .notFound])
        #expect(first.attachmentsStored == 1 && first.attachmentsDamaged == 1 && first.attachmentsMissing == 2)
        #expect(first.attachmentFaults == [AttachmentFault(name: "damaged.jpg", reason: .damagedArchive)])
        let second = try await load([nil, nil, .notFound])
        #expect(second.attachmentsHeld == 1 && second.attachmentsStored == 1 && second.attachmentsDamaged == 0)
        #expect(second.attachmentsMissing == 2)
        let states = try await Self.only(vault).unified.content.attachments.map(\.state)
        #expect(states == [.found, .found, .missing, .missing])
    }

    @Test("A chat is archived as on the phone, with the messages that are unread there (WDB-5)")
    func archivedAndUnread() async throws {
        let vault = MergeVault()
        let messages = ["A", "B", "C"].map { Self.message($0, Self.text("hello \($0)")) }
        let database = ScriptedDatabase(
            chats: [DatabaseChat(chat: Self.chat, isArchived: true, unread: 2)], events: messages)
        try await vault.load(database)
        let chat = try #require(try await vault.store.conversations(after: nil, limit: 1).first)
        #expect(chat.isArchived && chat.unreadCount == 2)
        try await vault.store.setArchived(chat.id, false)
        try await vault.store.markRead(chat.id, upTo: nil)
        try await vault.load(database)
        let again = try #require(try await vault.store.conversation(chat.id))
        #expect(!again.isArchived && again.unreadCount == 0, "What the owner undid stays undone")
    }

    @Test("Receipts of a database are receipts of the message, and another import adds those that are new (WDB-4)")
    func receipts() async throws {
        let vault = MergeVault()
        func database(_ receipts: [SourceReceipt]) -> ScriptedDatabase {
            guard case .message(var message) = Self.message("A", Self.text("hello")) else { return Self.database([]) }
            message.sender = SourcePerson(
                aliases: [PersonAlias(kind: .phoneNumber, value: "+49170")], displayName: "", isOwner: true)
            message.receipts =
                receipts + [SourceReceipt(SourcePerson(aliases: [], displayName: "?"), .read, at: Self.time(1))]
            return Self.database([.message(message)])
        }
        let first = try await vault.load(database([SourceReceipt(Self.ann, .delivered, at: Self.time(1_000))]))
        #expect(first.added == 1)
        let message = try await Self.only(vault)
        #expect(message.status == .read, "The furthest, as the source says, even if it does not say whose")
        func receipts() async throws -> [String] {
            try await vault.store.receipts(of: message.unified.id).map {
                "\($0.displayName) \($0.status.name) \($0.timestamp.milliseconds - Self.time(0).milliseconds)"
            }
        }
        #expect(try await receipts() == ["Ann delivered 1000"])
        let again = try await vault.load(database([SourceReceipt(Self.ann, .delivered, at: Self.time(1_000))]))
        #expect(again.added == 0 && again.known == 1)
        let later = database([SourceReceipt(Self.ann, .read, at: Self.time(9_000))])
        #expect(try await vault.load(later).completed == 1)
        #expect(try await receipts() == ["Ann read 9000"])
        #expect(try await vault.store.messages(in: message.conversation, .oldest, limit: 5).count == 1)
    }

    @Test("Members have the roles of the newest message; what was reported later stays, whatever comes first (WDB-5)")
    func members() async throws {
        let group = ChatReference(key: "1@g.us", title: "Garden", kind: .group)
        func person(_ name: String) -> SourcePerson {
            SourcePerson(
                aliases: [
                    PersonAlias(kind: .phoneNumber, value: "+" + name), PersonAlias(kind: .pushName, value: name),
                ],
                displayName: name, identifier: "+" + name)
        }
        func database(_ members: [SourceMember], asOf: Int64?) -> ScriptedDatabase {
            let message = SourceMessage(
                chat: group, externalID: "G", timestamp: Self.time(0), precision: .millisecond, sender: person("Ann"),
                content: Self.text("hello"), ordinal: 0)
            return ScriptedDatabase(
                chats: [DatabaseChat(chat: group, members: members, hasAllMembers: true)], events: [.message(message)],
                asOf: asOf.map(Self.time))
        }
        let nobody = SourceMember(SourcePerson(aliases: [], displayName: "?"), role: .owner)
        let older = database(
            [SourceMember(person("Ann"), role: .admin), SourceMember(person("Bob"), role: .member)], asOf: 10_000)
        let newer = database([SourceMember(person("Ann"), role: .member)], asOf: 20_000)
        let partial = database([SourceMember(person("Cem"), role: .member), nobody], asOf: 30_000)
        let undated = database([SourceMember(person("Dora"), role: .member)], asOf: nil)
        for order in [[older, newer, partial], [newer, older, undated, partial], [partial, undated, older, newer]] {
            let vault = MergeVault()
            for source in order { try await vault.load(source) }
            let chat = try #require(try await vault.store.conversation(platform: .whatsapp, key: group.key))
            let members = try await vault.store.members(of: chat.id).map {
                "\($0.displayName) \($0.role.map { "\($0)" } ?? "left")"
            }
            #expect(members == ["Ann member", "Cem member", "Bob left"])
        }
    }

    @Test("A member whom the vault refuses is counted, and all others are members (WDB-5)", arguments: 0..<5)
    func refusedMember(place: Int) async throws {
        let group = ChatReference(key: "1@g.us", title: "Garden", kind: .group)
        let members = (0..<5).map { number in
            SourceMember(
                SourcePerson(
                    aliases: [PersonAlias(kind: .phoneNumber, value: "+\(number)")], displayName: "+\(number)",
                    identifier: "+\(number)"), role: .member)
        }
        let message = SourceMessage(
            chat: group, externalID: "G", timestamp: Self.time(0), precision: .millisecond, sender: Self.ann,
            content: Self.text("hello"), ordinal: 0)
        let database = ScriptedDatabase(
            chats: [DatabaseChat(chat: group, members: members, hasAllMembers: true)], events: [.message(message)],
            asOf: Self.time(10_000))
        let vault = MergeVault(FastidiousStore(base: MergeVault().store, refused: "+\(place)"))
        let summary = try await vault.load(database)
        #expect(summary.rejected == 1 && summary.added == 1)
        let chat = try #require(try await vault.store.conversation(platform: .whatsapp, key: group.key))
        let stored = try await vault.store.members(of: chat.id)
        #expect(stored.map(\.displayName) == (0..<5).filter { $0 != place }.map { "+\($0)" })
        #expect(stored.allSatisfy { $0.role == .member })
    }

    @Test(
        "What is unread on the phone stays read in a chat that the vault had before; numbers are bounded (WDB-5)")
    func unreadOfKnownChats() async throws {
        let vault = MergeVault()
        try await vault.load(Self.database([Self.message("A", Self.text("hello"))]))
        let chat = try #require(try await vault.store.conversations(after: nil, limit: 1).first)
        try await vault.load(
            ScriptedDatabase(
                chats: [DatabaseChat(chat: Self.chat, unread: .max)],
                events: [Self.message("A", Self.text("hello")), Self.message("B", Self.text("again"))]))
        #expect(try await vault.store.conversation(chat.id)?.unreadCount == 0)
        let empty = MergeVault()
        try await empty.load(
            ScriptedDatabase(
                chats: [DatabaseChat(chat: Self.chat, unread: .max)], events: [Self.message("A", Self.text("hello"))]))
        #expect(try await empty.store.conversations(after: nil, limit: 1).first?.unreadCount == 1)
    }

    @Test("A chat is pinned and muted as on the phone, unless its owner has decided otherwise (WDB-5)")
    func chatState() async throws {
        let vault = MergeVault()
        let database = Self.database([Self.message("A", Self.text("hello"))], isPinned: true)
        try await vault.load(database)
        let chat = try #require(try await vault.store.conversations(after: nil, limit: 1).first)
        #expect(chat.isPinned && chat.isMuted)
        try await vault.store.setPinned(chat.id, false)
        try await vault.store.setMuted(chat.id, false)
        try await vault.load(database)
        let again = try #require(try await vault.store.conversation(chat.id))
        #expect(!again.isPinned && !again.isMuted, "What the owner undid stays undone")
    }

    @Test(
        "Cut off anywhere, by the source or by cancelling, and imported again, the vault is the same (WDB-6)",
        arguments: 1...12 as ClosedRange<UInt64>)
    func interrupted(seed: UInt64) async throws {
        var random = SeededRandom(seed: seed)
        let history = RandomHistory(seed: seed)
        let reference = MergeVault()
        let vault = MergeVault()
        if history.sources.contains(.export) {
            for vault in [reference, vault] { try await vault.deliver(.export, of: history) }
        }
        var database = history.database(isOlder: false)
        database.batchSize = 3
        try await reference.load(database)
        var broken = database
        let step = Int.random(in: 0...2, using: &random)
        if Bool.random(using: &random) {
            broken.failsAfter = step
            let failing = broken
            await #expect(throws: ImportError.source(.database(.changed))) { try await vault.load(failing) }
        } else {
            let acknowledged = Mutex(0)
            broken.onAcknowledge = { _ in
                let count = acknowledged.withLock { count in
                    count += 1
                    return count
                }
                if count > step { withUnsafeCurrentTask { $0?.cancel() } }
            }
            let cancelling = broken
            let error = await Task { () -> ImportError? in
                do {
                    _ = try await vault.load(cancelling)
                    return nil
                } catch {
                    return error as? ImportError
                }
            }.value
            #expect(error == .cancelled || error == .store(StoreError(.cancelled)))
        }
        #expect(try await vault.store.runs(limit: 1).first?.figures?.isComplete == false)
        try await vault.load(database)
        #expect(try await vault.normalForm() == reference.normalForm())
    }

    @Test("Who leads a group is prepared ahead, and no reason to create the group (WDB-7)")
    func leaders() async throws {
        let vault = MergeVault()
        let group = ChatReference(key: "12036300@g.us", title: "Choir", kind: .group)
        let ranks = IngestionEvent.ranks(chat: group, people: [Self.ann], areAdmins: true, at: Self.time(9))
        let events = [Self.message("a", Self.text("hello")), ranks]
        let sealing = try SodiumSealing()
        let preparer = EventPreparer(
            store: vault.store, platform: .whatsapp, digest: { sealing.digest128($0) }, mode: .merging)
        let alias = Self.ann.aliases[0]
        let merge = IngestionEvent.samePerson(alias, PersonAlias(kind: .exportName, value: "Anna"), at: Self.time(9))
        for (events, isIndependent) in [(events, true), (events + [merge], false)] {
            let group = DatabaseGroup(events, committed: nil, completed: 0)
            let prepared = try await preparer.prepareAhead(group.events)
            #expect((prepared != nil) == isIndependent)
            if let prepared { #expect(prepared.changes.count == 1) }
        }
        _ = try await vault.load(Self.database(events))
        #expect(try await vault.store.conversation(platform: .whatsapp, key: group.key) == nil)
        #expect(try await vault.store.conversation(platform: .whatsapp, key: Self.chat.key) != nil)
    }

    @Test("A store on disk gives what the one in memory gives", arguments: 1...6 as ClosedRange<UInt64>)
    func onDisk(seed: UInt64) async throws {
        let directory = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: directory) }
        let history = RandomHistory(seed: seed)
        let store = try PlainSQLiteStore.open(directory: directory.path, mode: .existingOrNew, clock: StillClock())
        let (memory, disk) = (MergeVault(), MergeVault(store))
        var random = SeededRandom(seed: seed)
        for source in history.sources.shuffled(using: &random) {
            try await memory.deliver(source, of: history)
            try await disk.deliver(source, of: history)
        }
        #expect(try await disk.normalForm() == memory.normalForm())
        await store.close()
    }

    // MARK: What exports word in their own way

    private static func line(_ minute: Int64, _ text: String, event: String) -> ExportedChat.Line {
        ExportedChat.Line(
            minute: time(minute * 60_000).milliseconds / 60_000, sender: nil,
            content: Content(kind: .system, text: text),
            marks: ["event": .string(event)])
    }

    private static func said(_ minute: Int64, _ text: String, by name: String = "Ann") -> ExportedChat.Line {
        ExportedChat.Line(
            minute: time(minute * 60_000).milliseconds / 60_000, sender: name, content: Self.text(text))
    }

    private static let texts = (0..<4).map { "something that was said as number \($0)" }

    @Test(
        "Exports with other seconds than the database, and without any, show its messages in every order (WDB-6)",
        arguments: [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]])
    func otherSeconds(order: [Int]) async throws {
        let words = ["ok"] + Self.texts + ["ok"]
        let lines = words.enumerated().map { Self.said(Int64($0), $1) }
        let database = Self.database(
            words.enumerated().map { Self.message("T\($0)", Self.text($1), at: Int64($0) * 60_000) })
        let iPhone = ExportedChat(title: "Ann", lines: lines, owner: "Me", kind: .direct, second: 43)
        let android = ExportedChat(title: "Ann", lines: lines, owner: "Me", kind: .direct)
        let vault = MergeVault()
        for source in order + order {
            switch source {
            case 0: try await vault.load(database)
            case 1: _ = try await vault.load(iPhone)
            default: _ = try await vault.load(android)
            }
        }
        #expect(try await vault.store.conversations(after: nil, limit: 10).count == 1)
        #expect(try await vault.messageCount() == Int64(words.count))
        let conversation = try #require(try await vault.store.conversation(platform: .whatsapp, key: Self.chat.key))
        let held = try await vault.store.messages(in: conversation.id, .oldest, limit: 10)
        #expect(held.map(\.unified.content.text) == words)
    }

    @Test(
        "Of equal messages of a minute of which one was deleted since, each is there once in every order (WDB-6)",
        arguments: [0, 1])
    func equalWordsDeleted(place: Int) async throws {
        // What is said in each minute; two messages in the fourth.
        let words = Self.texts.enumerated().map { (minute: Int64($0), text: Optional($1)) }
        let before: [(minute: Int64, text: String?)] = words[..<3] + [(3, "ok"), (3, "ok")] + [(4, Self.texts[3])]
        var since = before
        since[3 + place].text = nil
        func source(_ form: Int, _ words: [(minute: Int64, text: String?)]) -> (MergeVault) async throws -> Void {
            let contents = words.map { $0.text.map { Self.text($0) } ?? Content(kind: .deleted, text: nil) }
            if form == 0 {
                let events = zip(words, contents).enumerated().map { index, said in
                    Self.message("T\(index)", said.1, at: said.0.minute * 60_000 + Int64(index) * 3_000)
                }
                return { try await $0.load(Self.database(events)) }
            }
            let lines = zip(words, contents).map { said, content in
                // Without a mark it would be the owner who deleted it.
                ExportedChat.Line(
                    minute: Self.time(said.minute * 60_000).milliseconds / 60_000, sender: "Ann", content: content,
                    marks: content.kind == .deleted ? ["deleted_by": .string("sender")] : JSONObject())
            }
            let export = ExportedChat(
                title: "Ann", lines: lines, owner: "Me", kind: .direct, second: form == 1 ? 43 : nil)
            return { _ = try await $0.load(export) }
        }
        for (first, second) in [(0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (2, 1)] {
            for (earlier, later) in [(before, since), (since, before)] {
                let vault = MergeVault()
                try await source(first, earlier)(vault)
                try await source(second, later)(vault)
                #expect(try await vault.messageCount() == 6, "\(first) \(second) \(earlier.count { $0.text == nil })")
            }
        }
    }

    @Test(
        "Groups of one title whose exports have nothing in common are one if the phone shows it, which can be undone",
        arguments: [true, false])
    func partsOfOneGroup(isWhole: Bool) async throws {
        let vault = MergeVault()
        let writers = (0..<4).map { number in
            SourcePerson(
                aliases: [
                    PersonAlias(kind: .phoneNumber, value: "+491701111\(number)"),
                    PersonAlias(kind: .exportName, value: "M\(number)"),
                ], displayName: "M\(number)", identifier: "+491701111\(number)")
        }
        let words = (0..<12).map { "something that was said as number \($0)" }
        // Half of the members of each export are in no other.
        for part in [0, 1] {
            let lines = words.indices.filter { $0 % 2 == part }
                .map { Self.said(Int64($0), words[$0], by: "M\($0 % 4)") }
            _ = try await vault.load(ExportedChat(title: "Garden", lines: lines, owner: "Me"))
        }
        #expect(try await vault.store.conversations(after: nil, limit: 10).count == 2)
        let group = ChatReference(key: "1@g.us", title: "Garden", kind: .group)
        // A phone that has one half of the messages shows nothing of the other.
        let events = words.indices.filter { isWhole || $0 % 2 == 0 }.map { number in
            IngestionEvent.message(
                SourceMessage(
                    chat: group, externalID: "G\(number)", timestamp: Self.time(Int64(number) * 60_000),
                    precision: .millisecond, sender: writers[number % 4], content: Self.text(words[number]), ordinal: 0)
            )
        }
        let summary = try await vault.load(ScriptedDatabase(chats: [DatabaseChat(chat: group)], events: events))
        #expect(summary.added == 0 && summary.joined == (isWhole ? 12 : 6))
        let chats = try await vault.store.conversations(after: nil, limit: 10)
        #expect(chats.map(\.messageCount).sorted() == (isWhole ? [12] : [6, 6]))
        let chat = try #require(try await vault.store.conversation(platform: .whatsapp, key: group.key))
        let joins = try await vault.store.joins(ofConversation: chat.id)
        #expect(joins.count == (isWhole ? 2 : 1))
    }

    @Test("Chats that the owner has separated stay two, and the database is still imported (ING-1)")
    func separated() async throws {
        let vault = MergeVault()
        let database = Self.database(
            Self.texts.enumerated().map { Self.message("T\($0)", Self.text($1), at: Int64($0) * 60_000) })
        let export = ExportedChat(
            title: "Ann", lines: Self.texts.enumerated().map { Self.said(Int64($0), $1) }, owner: "Me", kind: .direct)
        try await vault.load(database)
        _ = try await vault.load(export)
        let chat = try #require(try await vault.store.conversation(platform: .whatsapp, key: Self.chat.key))
        let join = try #require(try await vault.store.joins(ofConversation: chat.id).first)
        try await vault.store.splitConversation(join.id, with: [])
        #expect(try await vault.load(export).added == 4)
        #expect(try await vault.load(database).known == 4)
        #expect(try await vault.store.conversations(after: nil, limit: 10).map(\.messageCount) == [4, 4])
    }

    @Test("Calls and lines without an author are the export's, by their minute and topic, in either order (WDB-6)")
    func callsAndLines() async throws {
        let lines =
            Self.texts.enumerated().map { Self.said(Int64($0), $1) } + [
                Self.line(4, "Messages are end-to-end encrypted", event: "encryption_notice"),
                Self.line(5, "Missed voice call", event: "missed_call"),
                Self.line(6, "You blocked this contact", event: "contact_blocked"),
            ]
        let export = ExportedChat(title: "Ann", lines: lines, owner: "Me", kind: .direct)
        let encrypted: JSONObject = ["system": .object(["type": "encrypted"])]
        let database = Self.database(
            Self.texts.enumerated().map { Self.message("T\($0)", Self.text($1), at: Int64($0) * 60_000) } + [
                Self.message("E", Content(kind: .system, text: nil), at: 240_000, specific: encrypted),
                Self.message("C", Content(kind: .call, text: nil), at: 300_000),
                // About something else, in the minute of the export's line.
                Self.message("X", Content(kind: .system, text: nil), at: 360_000, specific: encrypted),
            ])
        for isExportFirst in [true, false] {
            let vault = MergeVault()
            if isExportFirst { _ = try await vault.load(export) }
            let summary = try await vault.load(database)
            if isExportFirst { #expect(summary.joined == 6 && summary.added == 1) }
            if !isExportFirst { #expect(try await vault.load(export).added == 1) }
            #expect(try await vault.messageCount() == 8)
            #expect(try await vault.load(export).added == 0)
            #expect(try await vault.load(database).added == 0)
        }
    }

    @Test("A name that two people of the address book have identifies neither, in either order (WDB-6)")
    func sharedName() async throws {
        let people = ["+4917011111", "+4917022222"].map { number in
            SourcePerson(
                aliases: [
                    PersonAlias(kind: .phoneNumber, value: number), PersonAlias(kind: .pushName, value: "Ann"),
                ], displayName: "Ann", identifier: number)
        }
        let group = ChatReference(key: "1@g.us", title: "Garden", kind: .group)
        let events = Self.texts.enumerated().map { number, text in
            IngestionEvent.message(
                SourceMessage(
                    chat: group, externalID: "G\(number)", timestamp: Self.time(Int64(number) * 60_000),
                    precision: .millisecond, sender: people[number == 3 ? 1 : 0], content: Self.text(text), ordinal: 0))
        }
        let database = ScriptedDatabase(
            chats: [DatabaseChat(chat: group, members: people.map { SourceMember($0, role: .member) })],
            events: events, batchSize: 1)
        let lines = Self.texts.enumerated().map { Self.said(Int64($0), $1) } + [Self.said(9, "only in the export")]
        let export = ExportedChat(title: "Garden", lines: lines, owner: "Me")
        for isExportFirst in [true, false] {
            let vault = MergeVault()
            if isExportFirst { _ = try await vault.load(export) }
            let summary = try await vault.load(database)
            #expect(summary.newChats == (isExportFirst ? 0 : 1), "A chat that an export shows is not new")
            if !isExportFirst { _ = try await vault.load(export) }
            let conversation = try #require(try await vault.store.conversation(platform: .whatsapp, key: group.key))
            let messages = try await vault.store.messages(in: conversation.id, .oldest, limit: 10)
            #expect(messages.count == 5)
            let numbers = messages.map(\.unified.sender?.identifier)
            #expect(numbers == [people[0], people[0], people[0], people[1]].map(\.identifier) + [nil])
            let author = try #require(messages[4].person)
            let last = try #require(try await vault.store.person(author))
            #expect(!last.aliases.contains { $0.alias.kind.identifiesPerson })
        }
    }
}

/// A store that accepts everybody but one.
private struct FastidiousStore: ForwardingStore {
    let base: any VaultStore
    /// The displayed name of the refused one.
    let refused: String

    func write<Answer: Sendable>(
        _ operation: StoreOperation, _ body: @Sendable (any StoreWriter) throws(StoreError) -> Answer
    ) async throws(StoreError) -> Answer {
        if case .commit(let group) = operation {
            for case .details(_, let details, _) in group.changes {
                if details.members.contains(where: { $0.sender.participant.displayName == refused }) {
                    throw StoreError(.invalidArgument)
                }
            }
        }
        return try await base.write(operation, body)
    }
}
