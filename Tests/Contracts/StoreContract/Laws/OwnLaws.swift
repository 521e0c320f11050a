import WhisperArchive
import WhisperMessage
import WhisperStorePort
import Testing

extension StoreLaw {
    /// What is the owner's own stays, whatever happens to what sources have brought: draft, rule, pin, mute, title,
    /// deletion marks, contacts, trust and notes of opening (ST-11, ING-2).
    static let own: [StoreLaw] =
        [
            StoreLaw("An undone import leaves what is the owner's own", "ING-2", "ST-11") { trial in
                let own = try await OwnThings(trial)
                let report = try await trial.store.undoImports([own.run], dryRun: false) { _ in }
                #expect(report.messages == 2 && report.conversations.isEmpty)
                try await own.expectAll(in: trial)
                #expect(try await trial.texts(own.chat) == [""])
                // Imported again, what the owner deleted does not come back.
                try await own.importAgain(in: trial)
                try await own.expectAll(in: trial)
                #expect(try await trial.texts(own.chat).sorted() == ["", "message 1", "message 3"])
                try await expectSound(trial.store)
            },
            StoreLaw("Retention leaves what is the owner's own in a chat", "ST-13") { trial in
                let own = try await OwnThings(trial)
                _ = try await trial.store.prune(
                    RetentionRule(before: Samples.time(3), conversation: own.chat), dryRun: false)
                // The mark goes with the time that the rule covers.
                try await own.expectAll(in: trial, but: [OwnThings.mark])
                _ = try await trial.store.prune(RetentionRule(before: Samples.time(9)), dryRun: false)
                try await own.expectAll(in: trial, but: [OwnThings.mark])
            },
            StoreLaw("Deleting a message leaves what else is the owner's own", "ST-11") { trial in
                let own = try await OwnThings(trial)
                _ = try await trial.store.deleteMessage(own.messages[0], .erase)
                _ = try await trial.store.deleteMessage(own.messages[2], .tombstone)
                try await own.expectAll(in: trial)
            },
            StoreLaw("A deleted chat takes what the owner set on it, and leaves contacts, trust and notes", "ST-11") {
                trial in
                let own = try await OwnThings(trial)
                _ = try await trial.store.deleteConversation(own.chat)
                let left = try await own.read(in: trial)
                #expect(left == own.things.filter { OwnThings.ofVault.contains($0.key) })
            },
            StoreLaw("Another chat that is joined, and people who are, leave what is the owner's own", "ING-1") {
                trial in
                let own = try await OwnThings(trial)
                let other = try await trial.conversation("other")
                let bob = try await trial.sender("Bob")
                try await trial.save(Samples.message("elsewhere", in: other, at: 2, from: bob))
                try await trial.store.join(bob.person, into: own.person)
                _ = try await trial.store.joinConversation(other, into: own.chat)
                try await own.expectAll(in: trial)
            },
            StoreLaw("A better source that takes messages over leaves what is the owner's own", "ING-2", "ING-1b") {
                trial in
                let own = try await OwnThings(trial)
                let ann = try await trial.store.sender(for: Samples.sender([Samples.number("+49151")], name: "Ann A."))
                let better = (1...3).map { number in
                    Samples.message(
                        "better \(number)", in: own.chat, at: Int64(number), from: ann, externalID: "3EB0\(number)")
                }
                _ = try await trial.store.commit(
                    IngestionGroup(zip(better, own.messages).map { .replacement($0, of: $1) }))
                _ = try await trial.store.commit(
                    IngestionGroup(zip(better, own.messages).map { .merged($0, with: $1) }))
                _ = try await trial.store.retitle(own.chat, to: "what the source calls it")
                try await own.expectAll(in: trial)
            },
            StoreLaw("Records of an earlier state leave what is the owner's own", "ST-13") { trial in
                var earlier: [VaultRecord] = []
                let own = try await OwnThings(trial) { earlier = try await trial.records(of: trial.store) }
                _ = try await trial.store.insertRecords(earlier)
                try await own.expectAll(in: trial)
            },
            StoreLaw("Records of a vault take what is the owner's own into an empty one", "ST-13") { trial in
                let own = try await OwnThings(trial)
                let records = try await trial.records(of: trial.store)
                _ = try await trial.store.clearAll()
                _ = try await trial.store.insertRecords(records)
                try await own.expectAll(in: trial)
                #expect(try await !trial.store.retitle(own.chat, to: "what a source calls it"))
            },
        ] + choices

    /// Each choice alone keeps a chat; without any, it goes.
    private static let choices: [StoreLaw] = OwnThings.Choice.allCases.map { choice in
        StoreLaw("Undone, an import leaves an empty chat for its \(choice.rawValue) alone", "ING-2") { trial in
            let chat = try await trial.conversation()
            let run = try await trial.store.beginRun(adapter: "a", platform: .whatsapp, source: "file")
            let reading = ImportReading(conversation: chat, contents: "", dateOrder: "dmy", zone: "UTC", owner: nil)
            try await trial.store.describeRun(run, reading, known: [])
            var message = Samples.message("hello", in: chat, at: 1)
            message.run = run
            try await trial.save(message)
            #expect(try await trial.store.choices(of: chat).isEmpty)
            #expect(try await trial.store.undoImports([run], dryRun: true) { _ in }.conversations == [chat])
            try await choice.set(on: chat, in: trial.store)
            let choices = try await trial.store.choices(of: chat)
            #expect(choices == choice.own)
            var foreseen = try await trial.store.undoImports([run], dryRun: true) { _ in }
            #expect(foreseen.erased[chat]?.count == 1)
            foreseen.erased = [:]
            let report = try await trial.store.undoImports([run], dryRun: false) { _ in }
            #expect(report == foreseen && report == UndoReport(messages: 1, kept: [chat: choices]))
            #expect(try await trial.store.choices(of: chat) == choices)
            #expect(try await trial.reading(chat).messageCount == 0)
        }
    }
}

/// A chat with everything in it that is the owner's own, and what of that can be read.
private struct OwnThings {
    static let mark = "deletion mark"
    /// What is not the chat's.
    static let ofVault: Set = ["contact", "policy", "trust", "note of opening"]

    let chat: UniqueIdentifier
    let person: UniqueIdentifier
    let run: UniqueIdentifier
    /// Three messages of an import, of which the owner has deleted the second.
    let messages: [UniqueIdentifier]
    private(set) var things: [String: String] = [:]
    private let imported: [NewMessage]

    /// Makes the chat.
    ///
    /// - Parameter before: Called once the messages are there, before the owner sets anything.
    init(_ trial: Trial, before: () async throws -> Void = {}) async throws {
        let store = trial.store
        chat = try await trial.conversation()
        let ann = try await trial.sender("Ann")
        person = ann.person
        run = try await store.beginRun(adapter: "whatsapp-export", platform: .whatsapp, source: "file")
        let reading = ImportReading(conversation: chat, contents: "0f", dateOrder: "dmy", zone: "UTC", owner: nil)
        try await store.describeRun(run, reading, known: [])
        var imported: [NewMessage] = []
        for number in 1...3 {
            var message = Samples.message("message \(number)", in: chat, at: Int64(number), from: ann)
            message.local = LocalTime(text: "\(number)", zone: "UTC")
            message.contentKey = ContentKey(high: UInt64(number), low: 7)
            message.run = run
            imported.append(message)
        }
        self.imported = imported
        _ = try await store.save(imported)
        messages = try await store.messages(in: chat, .oldest, limit: 10).map(\.unified.id)
        guard messages.count == 3 else { throw TrialError.missing }
        try await before()
        for choice in Choice.allCases { try await choice.set(on: chat, in: store) }
        _ = try await store.deleteMessage(messages[1], .tombstone)
        var contact = Samples.contact("Ann", key: 1)
        contact.trust = .verified
        contact.note = "met in Kraków"
        contact.person = person
        try await store.commitTrust(
            TrustSeal(known: nil, root: [1], parts: [3: [9]]),
            with: [.contact(contact, over: nil), .policy("some", isOn: true)])
        try await trial.open(Samples.opening(1), Samples.opened(1, at: 20))
        things = try await read(in: trial)
    }

    /// Imports the same file once more.
    func importAgain(in trial: Trial) async throws {
        let run = try await trial.store.beginRun(adapter: "whatsapp-export", platform: .whatsapp, source: "file")
        _ = try await trial.store.save(
            imported.map { message in
                var message = message
                message.run = run
                return message
            })
    }

    /// Expects that everything is there as it was.
    func expectAll(
        in trial: Trial, but others: [String] = [], sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        let present = try await read(in: trial)
        for (thing, value) in things where !others.contains(thing) {
            #expect(present[thing] == value, "\(thing)", sourceLocation: sourceLocation)
        }
    }

    /// What is there.
    func read(in trial: Trial) async throws -> [String: String] {
        let store = trial.store
        var things: [String: String] = [:]
        if let conversation = try await store.conversation(chat) {
            things["title"] = conversation.title
            things["pinned"] = conversation.isPinned ? "yes" : nil
            things["muted"] = conversation.isMuted ? "yes" : nil
            things["archived"] = conversation.isArchived ? "yes" : nil
            things["draft"] = try await store.draft(in: chat)?.text
            for setting in [OwnChoices.retention, .history] {
                let name = OwnChoices.prefix(of: setting) + chat.description
                things[name] = try await store.setting(name)
            }
        }
        if let mark = try await store.message(messages[1]) {
            things[OwnThings.mark] = "\(mark.unified.content)"
        }
        if let contact = try await store.contact(Samples.contact("Ann", key: 1).id) {
            things["contact"] = "\(contact.displayName) \(contact.trust) \(contact.note)"
        }
        things["policy"] = try await store.policies().map { "\($0.name) \($0.isOn)" }.joined()
        things["trust"] = "\(try await store.trustRoot() ?? []) \(try await store.trustPart(3))"
        things["note of opening"] =
            try await store.commitOpening(Samples.opening(1), storing: Samples.opened(1)) == .replayed ? "yes" : nil
        return things
    }

    /// What the owner can set on a chat.
    enum Choice: String, CaseIterable {
        case title, draft, pin, mute, archive, retention = "rule for retention", history = "wish for older history"

        /// The domain's name.
        var own: OwnChoices {
            switch self {
            case .title: .title
            case .draft: .draft
            case .pin: .pinned
            case .mute: .muted
            case .archive: .archived
            case .retention: .retention
            case .history: .history
            }
        }

        /// Sets it.
        func set(on chat: UniqueIdentifier, in store: any VaultStore) async throws {
            switch self {
            case .title: try await store.rename(chat, to: "My dear Ann")
            case .draft: try await store.setDraft("my long letter", in: chat)
            case .pin: try await store.setPinned(chat, true)
            case .mute: try await store.setMuted(chat, true)
            case .archive: try await store.setArchived(chat, true)
            case .retention, .history:
                try await store.setSetting(OwnChoices.prefix(of: own) + chat.description, to: "forever")
            }
        }
    }
}
