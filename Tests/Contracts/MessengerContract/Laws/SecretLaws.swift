import WhisperMessage
import WhisperMessengerPort
import Testing

extension MessengerLaw {
    static let secretLaws: [MessengerLaw] = [
        MessengerLaw("12. No notice, error or description contains a secret", needs: .secrets) { trial in
            let ana = try await trial.device(.ana)
            let room = try await trial.world.makeRoom("Garden", with: [.ana, .ben])
            var said: [String] = []
            var secrets = Set(try await trial.world.secrets(of: ana.device))
            func describe(_ value: some Any) { said += [String(describing: value), String(reflecting: value)] }

            let log = NoticeLog()
            let run = ana.begin(.everything, log)
            try await trial.world.say("text", as: .ben, in: room)
            try await ana.write("answer", in: room)
            try await ana.write(String(repeating: "x", count: ana.messenger.textLimit.bytes + 1), in: room)
            try await trial.eventually("it works") {
                try await ana.hasFinished(room, count: 3)
            }
            if trial.world.capabilities.contains(.connection) {
                let delays = log.delays
                try await trial.world.setReachable(false)
                try await ana.write("later", in: room)
                try await trial.eventually("a delay is reported") { log.delays > delays }
                try await trial.world.setReachable(true)
                try await trial.eventually("it works again") { try await ana.waiting().isEmpty }
            }
            secrets.formUnion(try await trial.world.secrets(of: ana.device))
            if trial.world.capabilities.contains(.sessions) {
                try await trial.world.endSessions(of: .ana)
            } else {
                run.cancel()
            }
            describe(try await trial.outcome(of: run, "the run ends") as Any)
            describe(await failure { () throws(MessengerError) in try await ana.messenger.rooms() } as Any)
            describe(ana.messenger)
            describe(ana.messenger.account)
            log.all.forEach { describe($0) }
            secrets.formUnion(try await trial.world.secrets(of: ana.device))
            try #require(!secrets.isEmpty, "the world knows its secrets")
            for secret in secrets {
                #expect(!said.contains { $0.contains(secret) }, "a secret of \(secret.count) characters is named")
            }
        }
    ]
}
