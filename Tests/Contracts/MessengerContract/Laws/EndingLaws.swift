import WhisperMessengerPort
import Testing

extension MessengerLaw {
    static let endingLaws: [MessengerLaw] = [
        MessengerLaw("4. A run that is cancelled before it begins ends without an error; the next one does its work") {
            trial in
            let ana = try await trial.device(.ana)
            let room = try await trial.world.makeRoom("Garden", with: [.ana, .ben])
            for scope in [MessengerScope.everything, .outbox] {
                let messenger = ana.messenger
                let run = Task {
                    // Until the cancellation.
                    try? await Task.sleep(for: .seconds(3_600))
                    return await failure { () throws(MessengerError) in try await messenger.run(scope) { _ in } }
                }
                run.cancel()
                #expect(try await trial.outcome(of: run, "a run that was cancelled before ends") == nil)
            }
            try await trial.world.say("from Ben", as: .ben, in: room)
            try await ana.write("from Ana", in: room)
            try await trial.synchronise(ana, room, count: 2)
            #expect(try await ana.texts(room) == ["from Ben", "from Ana"])
        },
        MessengerLaw("4. A run that has nothing to do ends when it is cancelled, and another continues") { trial in
            let ana = try await trial.device(.ana)
            let room = try await trial.world.makeRoom("Garden", with: [.ana, .ben])
            for round in 0..<3 {
                try await trial.world.say("text \(round)", as: .ben, in: room)
                try await trial.synchronise(ana, room, count: round + 1)
            }
            #expect(try await ana.texts(room) == (0..<3).map { "text \($0)" })
            try await trial.running(ana, .outbox) { _ in try await Task.sleep(for: .milliseconds(50)) }
        },
        MessengerLaw("4. A run that waits for the server ends when it is cancelled", needs: .connection) { trial in
            let ana = try await trial.device(.ana)
            let room = try await trial.world.makeRoom("Garden", with: [.ana, .ben])
            try await trial.world.setReachable(false)
            try await ana.write("waits", in: room)
            for _ in 0..<2 {
                try await trial.running(ana) { log in
                    try await trial.eventually("a delay is reported") { log.delays > 0 }
                }
            }
            try await trial.world.setReachable(true)
            try await trial.synchronise(ana, room, count: 1)
            #expect(try await trial.posted(room) == ["waits"])
        },
        MessengerLaw("4. A run that is cancelled at any of its steps ends without an error, and another continues") {
            trial in
            let ana = try await trial.device(.ana)
            let room = try await trial.world.makeRoom("Garden", with: [.ana, .ben])
            var sent: [String] = []
            var received: [String] = []
            for step in 1...trial.world.interruptions {
                sent.append("sent \(step)")
                received.append("received \(step)")
                try await trial.world.say("received \(step)", as: .ben, in: room)
                try await ana.write("sent \(step)", in: room)
                let run = ana.begin()
                ana.steps.arm(step) { run.cancel() }
                let count = sent.count + received.count
                try await trial.eventually("the step is reached, or everything is done") {
                    if ana.steps.isDone { return true }
                    return try await ana.hasFinished(room, count: count)
                }
                ana.steps.disarm()
                run.cancel()
                #expect(try await trial.outcome(of: run, "a run cancelled at step \(step) ends") == nil)
            }
            try await trial.synchronise(ana, room, count: sent.count + received.count)
            #expect(try await ana.texts(room) == trial.posted(room))
            #expect(try await trial.posted(room).filter { $0.hasPrefix("sent") } == sent)
            #expect(try await ana.texts(room).filter { $0.hasPrefix("received") } == received)
        },
    ]
}
