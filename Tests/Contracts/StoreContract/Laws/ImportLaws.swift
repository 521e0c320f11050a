import WhisperArchive
import WhisperContractSupport
import WhisperMessage
import WhisperStorePort
import Testing

extension StoreLaw {
    /// Imports on record, and how they are undone (ING-2, ST-11).
    static let imports: [StoreLaw] = [
        StoreLaw("Described runs are listed with how their files were read, latest first", "ING-2") { trial in
            let id = try await trial.conversation()
            let store = trial.store
            let bare = try await store.beginRun(adapter: "a", platform: .whatsapp, source: "bare")
            let first = try await trial.run("first")
            let second = try await trial.run("second")
            let one = ImportReading(
                conversation: id, contents: "0f", dateOrder: "dmy", zone: "Europe/Berlin", owner: "Ann \"ü\"")
            let two = ImportReading(conversation: id, contents: "", dateOrder: "mdy", zone: "UTC", owner: nil)
            try await store.describeRun(first, two, known: [])
            try await store.describeRun(second, two, known: [])
            try await store.describeRun(first, one, known: [])
            let listed = try await store.imports(limit: 10)
            #expect(listed.map(\.run.id) == [second, first] && listed.map(\.reading) == [two, one])
            #expect(try await store.imports(limit: 1).map(\.run.id) == [second])
            #expect(try await store.runs(limit: 10).map(\.id) == [second, first, bare])
            #expect(try await store.imports(after: second, limit: 10).map(\.reading) == [one])
            #expect(try await store.imports(after: first, limit: 10).isEmpty)
        },
        StoreLaw("Pages of imports follow each other, past runs that are none, and behind any run", "ING-2") { trial in
            let id = try await trial.conversation()
            var imports: [UniqueIdentifier] = []
            var bare: [UniqueIdentifier] = []
            for number in 0..<9 {
                if number.isMultiple(of: 4) { trial.clock.advance() }
                if number % 3 == 1 {
                    bare.append(try await trial.run("bare"))
                } else {
                    imports.append(try await trial.run("\(number)", into: id))
                }
            }
            for size in 1...7 {
                var listed: [UniqueIdentifier] = []
                while case let page = try await trial.store.imports(after: listed.last, limit: size), !page.isEmpty {
                    #expect(page.count <= size)
                    listed += page.map(\.run.id)
                    guard listed.count <= imports.count else { break }
                }
                #expect(listed == imports.reversed(), "\(size)")
            }
            #expect(
                try await trial.store.imports(after: bare.at(1), limit: 9).map(\.run.id) == imports[..<3].reversed())
            await expectRefusals(
                .runNotFound, { _ = try await trial.store.imports(after: Samples.unknownID, limit: 1) })
        },
        StoreLaw("Those whom an undone import introduced go, also if it brought nothing of them", "ING-2", "ST-11") {
            trial in
            let id = try await trial.conversation()
            let store = trial.store
            var people: [SenderHandle] = []
            for name in ["Stranger", "Writer", "Bystander"] { people.append(try await trial.sender(name)) }
            try await trial.save(Samples.message("a", in: id, from: people[1]))
            let run = try await trial.run("stranger")
            let reading = ImportReading(
                conversation: id, contents: "", dateOrder: "dmy", zone: "UTC", owner: nil,
                people: people[..<2].map(\.person))
            try await store.describeRun(run, reading, known: [])
            #expect(try await store.imports(limit: 1).map(\.reading) == [reading])
            _ = try await store.undoImports([run], dryRun: false) { _ in }
            #expect(try await store.removeUnreferencedPeople() == 1)
            #expect(try await store.people(named: "", limit: 10).map(\.displayName) == ["Bystander", "Writer"])
        },
        StoreLaw("An undone import takes what it alone brought, and nothing else", "ING-2", "ST-11") { trial in
            let id = try await trial.conversation()
            let store = trial.store
            let ann = try await trial.sender()
            let old = try await trial.run("old", into: id)
            let saved = try await trial.save(
                trial.imported("only old", id, ann, 1, by: old, Samples.attachment("a", blob: "a")),
                trial.imported("both", id, ann, 2, by: old, Samples.attachment("b", blob: "b")),
                trial.imported("both, again", id, ann, 3, by: old))
            let new = try await trial.run("new", into: id, known: [place(2)...place(3)])
            _ = try await trial.save(
                trial.imported("only new", id, ann, 4, by: new), Samples.message("by hand", in: id, at: 5, from: ann))
            let foreseen = try await store.undoImports([old], dryRun: true) { _ in }
            #expect(foreseen.messages == 1 && foreseen.keptForImports == 2 && foreseen.keptOpened == 0)
            #expect(foreseen.erased == [id: [place(1)]])
            #expect(try await trial.texts(id).count == 5)
            let report = try await store.undoImports([old], dryRun: false) { _ in }
            #expect(
                report
                    == UndoReport(messages: 1, keptForImports: 2, orphanedBlobs: [Samples.blob("a")]))
            #expect(try await trial.texts(id) == ["both", "both, again", "only new", "by hand"])
            #expect(try await store.message(saved[0]) == nil)
            #expect(try await store.imports(limit: 10).map(\.run.id) == [new])
            #expect(try await trial.reading(id).messageCount == 4)
            try await expectSound(trial.store)
            // What stayed belongs to the other import now.
            let rest = try await store.undoImports([new], dryRun: false) { _ in }
            #expect(rest == UndoReport(messages: 3, orphanedBlobs: [Samples.blob("b")]))
            #expect(try await trial.texts(id) == ["by hand"])
            #expect(try await store.runs(limit: 10).isEmpty)
        },
        StoreLaw("Imports undone together take what they share, and a conversation without messages", "ING-2") {
            trial in
            let id = try await trial.conversation()
            let ann = try await trial.sender()
            let first = try await trial.run("first", into: id)
            _ = try await trial.save(trial.imported("shared", id, ann, 1, by: first))
            let second = try await trial.run("second", into: id, known: [place(1)...place(1)])
            let foreseen = try await trial.store.undoImports([first, second, first], dryRun: true) { _ in }
            #expect(foreseen.messages == 1, "An import that is named twice counts once")
            let report = try await trial.store.undoImports([first, second], dryRun: false) { _ in }
            #expect(report == UndoReport(messages: 1, conversations: [id]))
            #expect(try await trial.store.conversation(id) == nil)
            #expect(try await trial.found(.term("shared")).isEmpty)
        },
        StoreLaw("A message that another source reports belongs to no import any more", "ING-2", "ING-1b") { trial in
            let id = try await trial.conversation()
            let ann = try await trial.sender()
            let run = try await trial.run("export", into: id)
            let messages = (1...5).map { trial.imported("m\($0)", id, ann, Int64($0), by: run) }
            let saved = try await trial.store.save(messages)
            #expect(saved.inserted == 5)
            let held = try await trial.store.messages(in: id, .oldest, limit: 10)
            var others = messages
            for index in others.indices { others[index].run = nil }
            // The same again, a better version, and one that is merged.
            #expect(try await trial.store.save([others[0]]).duplicates == 1)
            others[1].externalID = "bridge"
            others[1].local = nil
            _ = try await trial.store.commit(
                IngestionGroup([
                    .replacement(others[1], of: held.at(1).unified.id), .merged(others[2], with: held.at(2).unified.id),
                ]))
            let fourth = try held.at(3).unified.id
            let record = try #require(
                try await trial.records(of: trial.store).first { record in
                    if case .message(let message, _, _, _) = record { message.unified.id == fourth } else { false }
                })
            #expect(try await trial.store.insertRecords([record]).duplicates == 1)
            let report = try await trial.store.undoImports([run], dryRun: false) { _ in }
            #expect(report.messages == 1)
            #expect(try await trial.texts(id) == ["m1", "m2", "m3", "m4"])
        },
        StoreLaw("What an import knows follows its messages when positions are spread", "ING-2") { trial in
            let id = try await trial.conversation()
            let ann = try await trial.sender()
            let old = try await trial.run("old", into: id)
            _ = try await trial.store.save((1...6).map { trial.imported("m\($0)", id, ann, Int64($0), by: old) })
            _ = try await trial.run("new", into: id, known: [place(2)...place(3), place(5)...place(5)])
            let all = try await trial.store.messages(in: id, .oldest, limit: 10)
            _ = try await trial.store.deleteMessage(all.at(1).unified.id, .erase)
            try await trial.store.renumber(id)
            let report = try await trial.store.undoImports([old], dryRun: false) { _ in }
            #expect(report.messages == 3 && report.keptForImports == 2)
            #expect(try await trial.texts(id) == ["m3", "m5"])
        },
        StoreLaw("What was opened from an envelope stays when its import is undone", "ING-2", "ENV-8") { trial in
            let id = try await trial.conversation()
            let ann = try await trial.sender()
            let run = try await trial.run("one", into: id)
            var opened = trial.imported("opened", id, ann, 1, by: run)
            opened.seal = MessageSeal(.own)
            opened.carrierText = "whisper1:sealed"
            _ = try await trial.save(opened, trial.imported("plain", id, ann, 2, by: run))
            let report = try await trial.store.undoImports([run], dryRun: false) { _ in }
            #expect(report == UndoReport(messages: 1, keptOpened: 1))
            #expect(try await trial.texts(id) == ["opened"])
        },
        StoreLaw("Unknown runs, ranges that overlap, and ends without a message are rejected", "ING-2") { trial in
            let id = try await trial.conversation()
            let store = trial.store
            let ann = try await trial.sender()
            let run = try await trial.run("run", into: id)
            _ = try await store.save((1...3).map { trial.imported("m\($0)", id, ann, Int64($0), by: run) })
            let reading = Trial.reading(id)
            await expectRefusals(
                .runNotFound, { try await store.describeRun(Samples.unknownID, reading, known: []) },
                { _ = try await store.undoImports([run, Samples.unknownID], dryRun: false) { _ in } },
                { _ = try await store.save([trial.imported("x", id, ann, 9, by: Samples.unknownID)]) })
            await expectRefusals(
                .conversationNotFound,
                { try await store.describeRun(run, Trial.reading(Samples.unknownID), known: []) })
            await expectRefusals(
                .invalidArgument,
                { try await store.describeRun(run, reading, known: [place(1)...place(2), place(2)...place(3)]) },
                { _ = try await store.imports(limit: 0) })
            await expectRefusals(.busy, { try await store.describeRun(run, reading, known: [place(2)...place(9)]) })
            #expect(try await trial.texts(id) == ["m1", "m2", "m3"])
        },
    ]

    private static func place(_ number: Int64) -> ChatPosition { ChatPosition(rawValue: number * 64) }
}

extension Trial {
    /// How a file is read into a conversation.
    static func reading(_ conversation: UniqueIdentifier) -> ImportReading {
        ImportReading(conversation: conversation, contents: "", dateOrder: "dmy", zone: "UTC", owner: nil)
    }

    /// Begins a run over a file, and describes it if a conversation is given.
    func run(
        _ name: String, into conversation: UniqueIdentifier? = nil, known: [ClosedRange<ChatPosition>] = []
    ) async throws -> UniqueIdentifier {
        let id = try await store.beginRun(adapter: "whatsapp-export", platform: .whatsapp, source: name)
        if let conversation { try await store.describeRun(id, Trial.reading(conversation), known: known) }
        return id
    }

    /// A message as an export contains it, in a position of its own.
    func imported(
        _ text: String, _ conversation: UniqueIdentifier, _ sender: SenderHandle, _ number: Int64,
        by run: UniqueIdentifier, _ attachments: WhisperMessage.Attachment...
    ) -> NewMessage {
        var message = Samples.message(text, in: conversation, at: number, from: sender, attachments: attachments)
        message.local = LocalTime(text: "\(number)", zone: "UTC")
        message.position = ChatPosition(rawValue: number * 64)
        message.contentKey = ContentKey(high: UInt64(number), low: 7)
        message.run = run
        return message
    }
}
