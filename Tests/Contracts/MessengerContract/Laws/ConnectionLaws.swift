import WhisperMessengerPort
import Testing

extension MessengerLaw {
    static let connectionLaws: [MessengerLaw] = [
        MessengerLaw("5. A run outlasts an unreachable server: it reports delays, and continues", needs: .connection) {
            trial in
            let ana = try await trial.device(.ana)
            let room = try await trial.world.makeRoom("Garden", with: [.ana, .ben])
            try await trial.world.say("before", as: .ben, in: room)
            try await trial.running(ana) { log in
                try await trial.eventually("the first message arrives") { try await ana.texts(room).count == 1 }
                for round in 1...2 {
                    let delays = log.delays
                    try await trial.world.setReachable(false)
                    try await trial.world.say("received \(round)", as: .ben, in: room)
                    let entry = try await ana.write("sent \(round)", in: room)
                    try await trial.eventually("a delay is reported") { log.delays > delays }
                    #expect(!log.sent.contains(entry.message))
                    try await trial.world.setReachable(true)
                    try await trial.eventually("it continues both ways") {
                        try await ana.hasFinished(room, count: 1 + 2 * round)
                    }
                }
            }
            #expect(
                try await trial.posted(room) == ["before", "received 1", "sent 1", "received 2", "sent 2"])
            #expect(try await ana.texts(room) == trial.posted(room))
        },
        MessengerLaw("5. A run that begins without a server continues once there is one", needs: .connection) { trial in
            let ana = try await trial.device(.ana)
            let room = try await trial.world.makeRoom("Garden", with: [.ana, .ben])
            try await trial.world.say("text", as: .ben, in: room)
            try await trial.world.setReachable(false)
            try await trial.running(ana) { log in
                try await trial.eventually("a delay is reported") { log.delays > 0 }
                try await trial.world.setReachable(true)
                try await trial.eventually("the message arrives") { try await ana.texts(room) == ["text"] }
            }
        },
    ]
}
