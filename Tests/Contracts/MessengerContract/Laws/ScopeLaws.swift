import WhisperArchive
import WhisperClockPort
import WhisperMessage
import WhisperMessengerPort
import Testing

extension MessengerLaw {
    static let scopeLaws: [MessengerLaw] = [
        MessengerLaw("7. A run of the outbox receives nothing, and sends at once what waits for a later attempt") {
            trial in
            let ana = try await trial.device(.ana)
            let room = try await trial.world.makeRoom("Garden", with: [.ana, .ben])
            try await trial.world.say("from Ben", as: .ben, in: room)
            let entry = try await ana.write("from Ana", in: room)
            let later = Timestamp(milliseconds: ana.device.clock.now().milliseconds + 3_600_000)
            try await ana.base.postpone(entry.number, until: later)
            try await trial.running(ana, .outbox) { _ in
                try await trial.eventually("it is sent") { try await ana.waiting().isEmpty }
            }
            #expect(try await trial.posted(room) == ["from Ben", "from Ana"])
            #expect(try await ana.texts(room) == ["from Ana"])
            try await trial.synchronise(ana, room, count: 2)
            #expect(try await ana.texts(room) == ["from Ben", "from Ana"])
        },
        MessengerLaw(
            "7. A run of the history fetches what is before the first message, and ends", abilities: [.history]
        ) { trial in
            let ana = try await trial.device(.ana)
            let room = try await trial.world.makeRoom("Garden", with: [.ana, .ben])
            for number in 0..<90 { try await trial.world.say("text \(number)", as: .ben, in: room) }
            try await trial.synchronise(ana, room, count: 3)
            let all = try await trial.posted(room)
            let latest = try await ana.texts(room)
            #expect(latest == Array(all.suffix(latest.count)))
            try #require(latest.count < all.count, "the world delivers everything without history")
            for pages in [1, 1_000] {
                let before = try await ana.texts(room).count
                let run = ana.begin(.history(of: room, pages: pages))
                #expect(try await trial.outcome(of: run, "a run of the history ends by itself") == nil)
                let after = try await ana.texts(room)
                #expect(after.count > before)
                #expect(after == Array(all.suffix(after.count)))
            }
            #expect(try await ana.texts(room) == all)
            let run = ana.begin(.history(of: room, pages: 1))
            #expect(try await trial.outcome(of: run, "without more history, a run ends as well") == nil)
            #expect(try await ana.texts(room) == all)
        },
    ]
}
