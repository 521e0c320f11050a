import WhisperArchive
import WhisperMessage
import WhisperStorePort
import Testing

extension StoreLaw {
    /// Imports into conversations that are joined and taken apart (ING-1, ING-2).
    static let importMoves: [StoreLaw] = [
        StoreLaw("Joined chats keep their imports, each of which takes what it alone brought", "ING-1", "ING-2") {
            trial in
            let store = trial.store
            let chats = try await trial.twoImported()
            let newer = try await trial.run("newer of one", into: chats.one, known: [place(1)...place(8)])
            try await trial.save(trial.imported("one 9", chats.one, chats.ann, 9, by: newer))
            try await store.setDraft("to be sent", in: chats.other)
            let blobs = try await store.joinConversation(chats.other, into: chats.one)
            #expect(blobs == [])
            let imports = try await store.imports(limit: 10)
            #expect(imports.map(\.run.id) == [newer, chats.ofOther, chats.ofOne])
            #expect(imports.allSatisfy { $0.reading.conversation == chats.one })

            // Between the messages that the newer one knows are those of the other chat.
            let foreseen = try await store.undoImports([chats.ofOther], dryRun: true) { _ in }
            #expect(foreseen.messages == 3 && foreseen.keptForImports == 0)
            #expect(foreseen.erased[chats.one]?.count == 3)
            let report = try await store.undoImports([chats.ofOther], dryRun: false) { _ in }
            #expect(report == UndoReport(messages: 3, orphanedBlobs: [Samples.blob("b")]))
            #expect(try await trial.texts(chats.one) == ["one 1", "one 3", "both", "one 8", "one 9"])
            let older = try await store.undoImports([chats.ofOne], dryRun: false) { _ in }
            #expect(older == UndoReport(keptForImports: 3))
            let choices = try await store.undoImports([newer], dryRun: false) { _ in }
            #expect(choices.messages == 4)
            #expect(try await trial.texts(chats.one) == ["both"], "Either brought it")
            #expect(try await store.draft(in: chats.one)?.text == "to be sent")
            try await expectSound(store)
        },
        StoreLaw("What an import knows follows its messages into a joined chat, and back", "ING-1", "ING-2") {
            trial in
            let store = trial.store
            for isSplit in [false, true] {
                let chats = try await trial.twoImported("\(isSplit)")
                let newer = try await trial.run("newer of other", into: chats.other, known: [place(4)...place(6)])
                try await trial.save(trial.imported("other 9", chats.other, chats.ann, 9, by: newer))
                try await store.joinConversation(chats.other, into: chats.one)
                if isSplit { try await trial.split(chats.other, from: chats.one) }
                let home = isSplit ? chats.other : chats.one
                let imports = try await store.imports(limit: 3)
                #expect(
                    imports.filter { $0.reading.conversation == home }.map(\.run.id)
                        == (isSplit ? [newer, chats.ofOther] : [newer, chats.ofOther, chats.ofOne]))
                let report = try await store.undoImports([chats.ofOther], dryRun: false) { _ in }
                #expect(report == UndoReport(messages: 1, keptForImports: 2, orphanedBlobs: [Samples.blob("b")]))
                let rest = ["other 4", "other 6", "other 9"]
                #expect(try await trial.texts(home).filter { $0.hasPrefix("other") } == rest)
                #expect(try await store.undoImports([newer], dryRun: false) { _ in }.messages == 3)
                #expect(try await trial.texts(chats.one) == ["one 1", "one 3", "both", "one 8"])
                let last = try await store.undoImports([chats.ofOne], dryRun: false) { _ in }
                #expect(last == UndoReport(messages: 3))
                #expect(try await trial.texts(chats.one) == ["both"])
                #expect(try await store.imports(limit: 10).isEmpty)
            }
            try await expectSound(store)
        },
        StoreLaw("Chats joined in a row get their imports back, whichever leaves first", "ING-1", "ING-2") {
            trial in
            let store = trial.store
            for isInnerFirst in [false, true] {
                let name = "\(isInnerFirst)"
                let chats = try await trial.twoImported(name)
                let third = try await trial.conversation("third \(name)")
                let ofThird = try await trial.run("third", into: third)
                try await trial.save(trial.imported("third 5", third, chats.ann, 5, by: ofThird))
                try await store.joinConversation(third, into: chats.other)
                try await store.joinConversation(chats.other, into: chats.one)
                try await trial.split(isInnerFirst ? third : chats.other, from: chats.one)
                if isInnerFirst {
                    // Joined again, it is the other chat's no more.
                    try await store.joinConversation(third, into: chats.one)
                    try await trial.split(chats.other, from: chats.one)
                    try await trial.split(third, from: chats.one)
                } else {
                    try await trial.split(third, from: chats.other)
                }
                var homes: [UniqueIdentifier: UniqueIdentifier] = [:]
                for record in try await store.imports(limit: 3) { homes[record.run.id] = record.reading.conversation }
                #expect(homes == [chats.ofOne: chats.one, chats.ofOther: chats.other, ofThird: third])
                #expect(
                    try await store.undoImports([ofThird], dryRun: false) { _ in }
                        == UndoReport(messages: 1, conversations: [third]))
                #expect(try await store.undoImports([chats.ofOther], dryRun: false) { _ in }.messages == 3)
                #expect(try await trial.texts(chats.one) == ["one 1", "one 3", "both", "one 8"])
                #expect(try await store.undoImports([chats.ofOne], dryRun: false) { _ in }.messages == 3)
            }
            try await expectSound(store)
        },
        StoreLaw("What a later import found in a joined chat stays on both sides of a split", "ING-1", "ING-2") {
            trial in
            let store = trial.store
            let chats = try await trial.twoImported()
            try await store.joinConversation(chats.other, into: chats.one)
            // one 1, [other 2, one 3, other 4], both, other 6, [one 8]
            let all = try await store.messages(in: chats.one, .oldest, limit: 10).map(\.position)
            let joint = try await trial.run("joint", into: chats.one, known: [all[1]...all[3], all[6]...all[6]])
            try await trial.save(trial.imported("joint 90", chats.one, chats.ann, 90, by: joint))
            try await trial.split(chats.other, from: chats.one)
            #expect(try await store.imports(limit: 1).map(\.reading.conversation) == [chats.one])
            let report = try await store.undoImports([chats.ofOther], dryRun: false) { _ in }
            #expect(report.messages == 1 && report.keptForImports == 0)
            #expect(try await trial.texts(chats.other) == ["other 2", "other 4"], "The joint file has them, too")
            let first = try await store.undoImports([chats.ofOne], dryRun: false) { _ in }
            #expect(first == UndoReport(messages: 1, keptForImports: 2))
            #expect(Set(try await trial.texts(chats.one)) == ["one 3", "both", "one 8", "joint 90"])
            #expect(try await store.undoImports([joint], dryRun: false) { _ in }.messages == 3)
            #expect(try await trial.texts(chats.one) == ["both"])
            #expect(try await trial.texts(chats.other) == ["other 2", "other 4"])
            try await expectSound(store)
        },
        StoreLaw("An import leaves with the chat that it joined, and what it found stays", "ING-1", "ING-2") {
            trial in
            let store = trial.store
            for isUndone in [false, true] {
                let chats = try await trial.twoImported("\(isUndone)")
                let run = try await store.beginRun(adapter: "a", platform: .whatsapp, source: "f")
                let reference = ConversationReference(
                    platform: .whatsapp, key: "Mallory \(isUndone)", title: "Mallory", kind: .group)
                _ = try await store.joinConversation(for: reference, into: chats.one, by: .run(run))
                let join = try #require(try await store.joins(ofConversation: chats.one).first)
                try await store.describeRun(
                    run, Trial.reading(chats.one), known: [place(1)...place(3)])
                try await trial.save(trial.imported("forged", chats.one, chats.ann, 20, by: run))
                if isUndone {
                    #expect(try await store.undoImports([run], dryRun: false) { _ in }.messages == 1)
                } else {
                    try await store.splitConversation(join.id, with: [])
                    #expect(try await trial.texts(join.leaving) == ["forged"])
                    #expect(try await store.imports(limit: 1).map(\.reading.conversation) == [join.leaving])
                }
                let report = try await store.undoImports([chats.ofOne], dryRun: false) { _ in }
                #expect(report.messages == (isUndone ? 4 : 2) && report.keptForImports == 0)
                #expect(try await store.conversation(chats.one) == nil || !isUndone)
                if !isUndone {
                    #expect(try await trial.texts(chats.one) == ["one 1", "one 3"], "Its file has them, too")
                    let last = try await store.undoImports([run], dryRun: false) { _ in }
                    #expect(last == UndoReport(messages: 1, conversations: [join.leaving]))
                }
            }
            try await expectSound(store)
        },
    ]

    private static func place(_ number: Int64) -> ChatPosition { ChatPosition(rawValue: number * 64) }
}

/// Two chats, into each of which a file was imported, and one who wrote in both.
private struct ImportedChats: Sendable {
    var one: UniqueIdentifier
    var other: UniqueIdentifier
    var ofOne: UniqueIdentifier
    var ofOther: UniqueIdentifier
    var ann: SenderHandle
}

extension Trial {
    /// Two chats whose messages alternate, and have one in common.
    fileprivate func twoImported(_ name: String = "") async throws -> ImportedChats {
        let (one, other) = (try await conversation("one \(name)"), try await conversation("other \(name)"))
        let ann = try await sender()
        let chats = ImportedChats(
            one: one, other: other, ofOne: try await run("one", into: one),
            ofOther: try await run("other", into: other),
            ann: ann)
        var both = [(one, chats.ofOne), (other, chats.ofOther)].map { imported("both", $0.0, ann, 5, by: $0.1) }
        for index in both.indices { both[index].externalID = "both" }
        try await save(
            imported("one 1", one, ann, 1, by: chats.ofOne), imported("one 3", one, ann, 3, by: chats.ofOne), both[0],
            imported("one 8", one, ann, 8, by: chats.ofOne))
        try await save(
            imported("other 2", other, ann, 2, by: chats.ofOther, Samples.attachment("b", blob: "b")),
            imported("other 4", other, ann, 4, by: chats.ofOther), both[1],
            imported("other 6", other, ann, 6, by: chats.ofOther))
        return chats
    }

    /// Takes the join apart by which a chat left.
    fileprivate func split(_ leaving: UniqueIdentifier, from present: UniqueIdentifier) async throws {
        let join = try #require(try await store.joins(ofConversation: present).first { $0.leaving == leaving })
        try await store.splitConversation(join.id, with: [])
    }
}
