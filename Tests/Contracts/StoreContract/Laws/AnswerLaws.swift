import Testing
import WhisperArchive
import WhisperContractSupport
import WhisperMessage
import WhisperStorePort

extension StoreLaw {
    /// The answers to a message (LOOK-7).
    static let answers: [StoreLaw] = [
        StoreLaw("The answers to a message are in the chat's order, whenever they arrived", "LOOK-7", "ST-4") { trial in
            let id = try await trial.conversation()
            let asked = try await trial.save(Samples.message("asked", in: id, at: 0, externalID: "q"))[0]
            for second: Int64 in [30, 10, 20] {
                _ = try await trial.save(answer("\(second)", to: "q", in: id, at: second))
            }
            _ = try await trial.save(Samples.message("no answer", in: id, at: 15))
            #expect(try await trial.answers(to: asked) == ["10", "20", "30"])
            #expect(try await trial.store.message(asked)?.unified.content.text == "asked")
        },
        StoreLaw("Answers are read in pages without gap or overlap", "LOOK-7", "ST-4") { trial in
            let id = try await trial.conversation()
            let asked = try await trial.save(Samples.message("asked", in: id, at: 0, externalID: "q"))[0]
            let saved = try await trial.store.save(
                (1...23).map { answer("\($0)", to: $0.isMultiple(of: 2) ? "q" : "other", in: id, at: Int64($0)) })
            #expect(saved.inserted == 23)
            let all = (1...11).map { "\($0 * 2)" }
            for size in [1, 4, 11, 100] {
                var seen: [String] = []
                var cursor: UniqueIdentifier?
                while seen.count <= all.count {
                    let page = try await trial.store.answers(to: asked, after: cursor, limit: size)
                    guard let last = page.last else { break }
                    seen += page.map { $0.unified.content.text ?? "" }
                    cursor = last.unified.id
                }
                #expect(seen == all)
            }
        },
        StoreLaw("A message of another chat is no answer, though it names the same external id", "LOOK-7") { trial in
            let one = try await trial.conversation("one")
            let other = try await trial.conversation("other")
            let asked = try await trial.save(Samples.message("asked", in: one, externalID: "q"))[0]
            _ = try await trial.save(
                answer("here", to: "q", in: one, at: 1), answer("there", to: "q", in: other, at: 1))
            #expect(try await trial.answers(to: asked) == ["here"])
        },
        StoreLaw("Of several messages with one external id, the first has the answers", "LOOK-7", "ST-6") { trial in
            let id = try await trial.conversation()
            let ann = try await trial.sender("Ann")
            let bob = try await trial.sender("Bob")
            _ = try await trial.store.save([
                Samples.message("later", in: id, at: 9, from: ann, externalID: "x"),
                Samples.message("earlier", in: id, at: 1, from: bob, externalID: "x"),
                answer("a", to: "x", in: id, at: 20),
            ])
            let chat = try await trial.store.messages(in: id, .oldest, limit: 10).map(\.unified.id)
            #expect(try await trial.answers(to: chat.at(0)) == ["a"])
            #expect(try await trial.answers(to: chat.at(1)) == [])
        },
        StoreLaw(
            "Of several messages with one external id, each has the answers that name its sender", "LOOK-7", "ST-6"
        ) {
            trial in
            let id = try await trial.conversation()
            func sender(_ name: String, _ number: String) async throws -> SenderHandle {
                var sender = Samples.sender([Samples.number(number)], name: name)
                sender.participant.identifier = number
                return try await trial.store.sender(for: sender)
            }
            let ann = try await sender("Ann", "+49170111")
            let bob = try await sender("Bob", "+49170222")
            _ = try await trial.store.save([
                Samples.message("of Ann", in: id, at: 1, from: ann, externalID: "x"),
                Samples.message("of Bob", in: id, at: 2, from: bob, externalID: "x"),
            ])
            for number: Int64 in 1...9 {
                var message = answer("\(number)", to: "x", in: id, at: 10 + number)
                let sender = number.isMultiple(of: 3) ? "49170111@s.whatsapp.net" : "49170222@s.whatsapp.net"
                message.platformSpecific = #"{"quoted":{"sender":"\#(sender)"}}"#
                _ = try await trial.save(message)
            }
            let chat = try await trial.store.messages(in: id, .oldest, limit: 2).map(\.unified.id)
            #expect(try await trial.answers(to: chat.at(0)) == ["3", "6", "9"])
            #expect(try await trial.answers(to: chat.at(1)) == ["1", "2", "4", "5", "7", "8"])
            let first = try await trial.store.answers(to: chat.at(1), after: nil, limit: 3)
            let rest = try await trial.store.answers(to: chat.at(1), after: first.last?.unified.id, limit: 3)
            #expect((first + rest).map(\.unified.content.text) == ["1", "2", "4", "5", "7", "8"])
            for answer in first {
                #expect(try await trial.store.message(answeredBy: answer)?.unified.id == chat.at(1))
            }
        },
        StoreLaw("A message may answer itself or one that answers it, and is listed once", "LOOK-7") { trial in
            let id = try await trial.conversation()
            let ids = try await trial.save(
                answer("self", to: "s", in: id, at: 0, externalID: "s"),
                answer("one", to: "two", in: id, at: 1, externalID: "one"),
                answer("two", to: "one", in: id, at: 2, externalID: "two"))
            #expect(try await trial.answers(to: ids[0]) == ["self"])
            #expect(try await trial.answers(to: ids[1]) == ["two"])
            #expect(try await trial.answers(to: ids[2]) == ["one"])
        },
        StoreLaw("An erased answer is none any more, and a deleted chat has none", "LOOK-7", "ST-6") { trial in
            let id = try await trial.conversation()
            let asked = try await trial.save(Samples.message("asked", in: id, externalID: "q"))[0]
            let ids = try await trial.save(answer("a", to: "q", in: id, at: 1), answer("b", to: "q", in: id, at: 2))
            _ = try await trial.store.deleteMessage(ids[0], .erase)
            #expect(try await trial.answers(to: asked) == ["b"])
            _ = try await trial.store.deleteConversation(id)
            await #expect(throws: StoreError(.messageNotFound)) {
                try await trial.store.answers(to: asked, after: nil, limit: 10)
            }
        },
        StoreLaw("Answers are found after the positions of the chat were renumbered", "LOOK-7", "ST-4") { trial in
            let id = try await trial.conversation()
            let asked = try await trial.save(Samples.message("asked", in: id, at: 0, externalID: "q"))[0]
            for second: Int64 in 1...9 { _ = try await trial.save(answer("\(second)", to: "q", in: id, at: second)) }
            try await trial.store.renumber(id)
            #expect(try await trial.answers(to: asked) == (1...9).map(String.init))
        },
        StoreLaw("What is not in the chat, and limits outside 1 … 10,000, are rejected", "LOOK-7", "ST-4") { trial in
            let id = try await trial.conversation()
            let asked = try await trial.save(Samples.message("asked", in: id, externalID: "q"))[0]
            let elsewhere = try await trial.save(Samples.message("x", in: try await trial.conversation("b")))[0]
            let store = trial.store
            await expectRefusals(
                .messageNotFound,
                { _ = try await store.answers(to: Samples.unknownID, after: nil, limit: 10) },
                { _ = try await store.answers(to: asked, after: Samples.unknownID, limit: 10) },
                { _ = try await store.answers(to: asked, after: elsewhere, limit: 10) })
            for limit in [0, -1, 10_001, Int.max] {
                await #expect(throws: StoreError(.invalidArgument)) {
                    try await store.answers(to: asked, after: nil, limit: limit)
                }
            }
        },
    ]

    /// A message that answers the one with an external id.
    private static func answer(
        _ text: String, to answered: String, in conversation: UniqueIdentifier, at seconds: Int64,
        externalID: String? = nil
    ) -> NewMessage {
        var message = Samples.message(
            text, in: conversation, at: seconds, externalID: externalID ?? "answer \(text) to \(answered)")
        message.replyTo = answered
        return message
    }
}

extension Trial {
    /// The texts of all answers.
    fileprivate func answers(to id: UniqueIdentifier) async throws -> [String] {
        try await store.answers(to: id, after: nil, limit: 100).map { $0.unified.content.text ?? "" }
    }
}
