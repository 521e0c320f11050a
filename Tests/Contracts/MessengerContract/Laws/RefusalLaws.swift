import WhisperArchive
import WhisperMessage
import WhisperMessengerPort
import Testing

extension MessengerLaw {
    static let refusalLaws: [MessengerLaw] = [
        MessengerLaw("3. A message that is refused for good is given up with the reason; those behind it are sent") {
            trial in
            let ana = try await trial.device(.ana)
            let room = try await trial.world.makeRoom("Garden", with: [.ana, .ben])
            try await ana.write("first", in: room)
            let long = String(repeating: "x", count: ana.messenger.textLimit.bytes + 1)
            let refused = try await ana.write(long, in: room)
            try await ana.write("last", in: room)
            let log = try await trial.running(ana) { log in
                try await trial.eventually("nothing waits any more") {
                    try await ana.waiting().isEmpty && !log.givenUp.isEmpty
                }
            }
            #expect(log.givenUp == [refused.message: .tooLarge])
            #expect(!log.sent.contains(refused.message))
            #expect(try await trial.posted(room) == ["first", "last"])
            #expect(try await ana.base.message(refused.message)?.status == .failed)
        },
        MessengerLaw("3. A message whose file cannot be sent is given up, and not sent without it; others are sent") {
            trial in
            let ana = try await trial.device(.ana)
            let room = try await trial.world.makeRoom("Garden", with: [.ana, .ben])
            // The vault of a world has no attachments, so that it is lost for a service that has files, too.
            let refused = try await ana.base.enqueue(
                OutgoingMessage(
                    conversation: ana.conversation(room), owner: ana.messenger.account.user,
                    clientMessageID: "contract-file", text: "caption", kind: .document,
                    attachments: [
                        Attachment(
                            name: "a.pdf", size: 1, sha256: String(repeating: "0", count: 64), state: .found)
                    ], composedAt: ana.device.clock.now()))
            try await ana.write("last", in: room)
            let log = try await trial.running(ana) { log in
                try await trial.eventually("nothing waits any more") { try await ana.waiting().isEmpty }
                try await trial.eventually("it is reported") { log.givenUp.count + log.sent.count == 2 }
            }
            #expect([.fileMissing, .unsupported].contains(log.givenUp[refused.message]))
            #expect(try await trial.posted(room) == ["last"])
            #expect(try await ana.base.message(refused.message)?.status == .failed)
        },
        MessengerLaw("3. A message that the user may not write is given up, others are sent", needs: .forbidding) {
            trial in
            let ana = try await trial.device(.ana)
            let room = try await trial.world.makeRoom("Garden", with: [.ana, .ben])
            let other = try await trial.world.makeRoom("Harbour", with: [.ana, .ben])
            try await trial.world.forbid(.ana, toWriteIn: room)
            let refused = try await ana.write("not permitted", in: room)
            try await ana.write("permitted", in: other)
            let log = try await trial.running(ana, .outbox) { log in
                try await trial.eventually("nothing waits any more") {
                    try await ana.waiting().isEmpty && !log.givenUp.isEmpty && !log.sent.isEmpty
                }
            }
            #expect(log.givenUp == [refused.message: .forbidden])
            #expect(try await trial.posted(room) == [])
            #expect(try await trial.posted(other) == ["permitted"])
            #expect(try await ana.base.message(refused.message)?.status == .failed)
        },
    ]
}
