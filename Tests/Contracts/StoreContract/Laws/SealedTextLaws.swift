import WhisperArchive
import WhisperJSONText
import WhisperMessage
import WhisperStorePort
import Testing

extension StoreLaw {
    /// What may change the text of a sealed message: an edit that its author sealed and signed, and nothing else (ING-1b,
    /// RT-10).
    static let sealedTexts: [StoreLaw] = [
        StoreLaw("What any source reports in place of sealed words is noted beside them", "ING-1b", "RT-10", "LOOK-4") {
            trial in
            for home in SealedStory.Home.allCases {
                for report in SealedStory.Report.allCases {
                    for isOpened in [true, false] {
                        let story = try await SealedStory(trial, home, number: report.rawValue * 2 + (isOpened ? 1 : 0))
                        try await story.deliver()
                        if isOpened { try await story.open() }
                        let before = try await story.message()
                        try await story.report("forged words", by: report, at: 60)
                        let after = try await story.message()
                        let comment: Comment = "\(home), \(report), opened: \(isOpened)"
                        #expect(after.unified.content == before.unified.content, comment)
                        #expect(after.seal == before.seal && after.carrierText == before.carrierText, comment)
                        #expect(after.writtenAt == before.writtenAt && after.person == before.person, comment)
                        #expect(after.unified.editedAt == nil, comment)
                        #expect(try await trial.store.versions(of: after.unified.id).isEmpty, comment)
                        if report != .repetition {
                            #expect(SealedText.reported(of: after.unified) == "forged words", comment)
                        }
                        #expect(try await trial.found(.term("forged")).isEmpty, comment)
                        try await story.open()
                        let opened = try await story.message()
                        #expect(opened.unified.content.text == story.words && opened.seal?.kind == .signed, comment)
                        #expect(
                            SealedText.reported(of: opened.unified) == SealedText.reported(of: after.unified), comment)
                    }
                }
            }
            try await expectSound(trial.store)
        },
        StoreLaw("An own message sent as an envelope stays as written, whatever is reported", "RT-10") { trial in
            try await trial.apply(Samples.event(1))
            let room = try await trial.room()
            let envelope = SealedStory.envelope("1")
            _ = try await trial.store.enqueue(Samples.outgoing("c1", in: room, "my own words", carrier: envelope))
            try await trial.apply(Samples.event(2, from: Samples.me, clientID: "c1", text: envelope))
            let target = MessageTarget(conversation: room, externalID: "s2")
            let me = Samples.sender(
                [Samples.linkedID(Samples.me)], name: Samples.me, platform: .realtime, isOwner: true, seenAt: 1)
            for text in ["forged words", SealedStory.envelope("2")] {
                let outcome = try await trial.store.commit(
                    IngestionGroup([.edit(target, text: text, by: me, at: Samples.time(60))]))
                #expect(outcome.refused == 1)
            }
            let message = try #require(try await trial.messages(in: room).last)
            #expect(message.unified.content.text == "my own words" && message.carrierText == envelope)
            #expect(message.seal == MessageSeal(.own) && message.unified.editedAt == nil)
            #expect(try await trial.messages(in: room).count == 2)
            #expect(SealedText.reported(of: message.unified) != nil)
        },
        StoreLaw("A sealed edit takes the place of the words only if their author signed it", "ING-1b", "ENV-5") {
            trial in
            for home in SealedStory.Home.allCases {
                for (number, editor) in SealedStory.Editor.allCases.enumerated() {
                    let story = try await SealedStory(trial, home, number: 100 + number)
                    try await story.deliver()
                    try await story.open()
                    let edit = SealedStory.Edit(editor: editor, number: number + 1, sealedAt: Int64(20 + number))
                    try await story.edit(edit)
                    let comment: Comment = "\(home), \(editor)"
                    #expect(try await story.message().unified.content.text == story.words, comment)
                    try await story.open()
                    let message = try await story.message()
                    let versions = try await trial.store.versions(of: message.unified.id).map(\.text)
                    if editor.isAuthor {
                        #expect(message.unified.content.text == story.words(of: edit), comment)
                        #expect(message.unified.editedAt == Samples.time(edit.sealedAt), comment)
                        #expect(versions == [story.words] && message.carrierText == story.envelope(of: edit), comment)
                        #expect(message.seal == editor.seal, comment)
                    } else {
                        #expect(message.unified.content.text == story.words && versions.isEmpty, comment)
                        #expect(message.unified.editedAt == nil, comment)
                    }
                    // No sealed words are lost, and nothing is opened twice.
                    let found = try await trial.found(.term("sealed\(edit.number)")) {
                        $0.conversation = story.conversation
                    }
                    #expect(found == [story.words(of: edit)], comment)
                    let before = try await trial.messages(in: story.conversation)
                    try await story.edit(edit)
                    try await story.open()
                    #expect(try await trial.messages(in: story.conversation) == before, comment)
                }
            }
            try await expectSound(trial.store)
        },
        StoreLaw(
            "In any order of messages, edits and deletions, what is shown as sealed is what its author sealed last",
            "ING-1b", "ENV-7", "RT-10"
        ) { trial in
            for home in SealedStory.Home.allCases {
                for seed in 1...24 {
                    var random = TrialRandom(seed: UInt64(seed))
                    let story = try await SealedStory(trial, home, number: 200 + seed)
                    let steps = SealedStory.steps(using: &random)
                    let comment: Comment = "\(home), seed \(seed): \(String(describing: steps))"
                    for step in steps {
                        try await story.take(step)
                        if Bool.random(using: &random) { try await story.open() }
                        try await story.expectTrue(comment)
                    }
                    try await story.open()
                    try await story.expectTrue(comment)
                    try await story.expectWhole(after: steps, comment)
                }
            }
            try await expectSound(trial.store)
        },
        StoreLaw("Sealed words take the place of what another source reported in the clear before", "ING-1b", "ING-2") {
            trial in
            for home in [SealedStory.Home.matrix, .bridge, .database] {
                for (number, isDeleted) in [false, true].enumerated() {
                    let story = try await SealedStory(trial, home, number: 300 + number)
                    try await story.deliver("ok")
                    #expect(try await story.message().unified.content.text == "ok")
                    if isDeleted { try await story.take(.deletion) }
                    try await story.deliver()
                    try await story.open()
                    let message = try await story.message()
                    let comment: Comment = "\(home), deleted: \(isDeleted)"
                    #expect(message.unified.content.text == story.words && message.seal?.kind == .signed, comment)
                    #expect(message.unified.content.kind == (isDeleted ? .deleted : .text), comment)
                    #expect(SealedText.reported(of: message.unified) == "ok", comment)
                    #expect(try await trial.store.versions(of: message.unified.id).isEmpty, comment)
                }
            }
        },
    ]
}
