import WhisperMessage
import WhisperMessengerPort
import Testing

extension MessengerLaw {
    static let textLaws: [MessengerLaw] = [
        MessengerLaw("10. A text of the maximum length is accepted, a longer one refused, and none is cut") { trial in
            let ana = try await trial.device(.ana)
            let room = try await trial.world.makeRoom("Garden", with: [.ana, .ben])
            let limit = ana.messenger.textLimit
            var expected: [String] = []
            var refused: Set<UniqueIdentifier> = []
            for unit in ["x", "\"", "\\", "\n", "\u{1}", "ü", "🎉"] {
                let size = limit.length(of: unit)
                // Ends in a letter, since some services trim.
                var text = String(repeating: unit, count: (limit.bytes - 2) / size)
                text = "a" + text + String(repeating: "z", count: limit.bytes - limit.length(of: text) - 1)
                #expect(limit.allows(text) && limit.length(of: text) == limit.bytes)
                #expect(!limit.allows(text + "z"))
                expected.append(text)
                try await ana.write(text, in: room)
                refused.insert(try await ana.write(text + "z", in: room).message)
            }
            let log = try await trial.running(ana) { log in
                try await trial.eventually("nothing waits any more") {
                    try await ana.waiting().isEmpty && log.givenUp.count >= refused.count
                }
            }
            #expect(Set(log.givenUp.keys) == refused)
            // Without the texts, whose comparison would take minutes.
            let isWhole = try await trial.posted(room) == expected
            #expect(isWhole, "the service has exactly what was written")
        }
    ]
}
