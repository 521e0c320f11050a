import WhisperMessengerPort
import Testing

extension MessengerLaw {
    static let sessionLaws: [MessengerLaw] = [
        MessengerLaw("6. A session that ends, ends the run; what waits is sent after the next login", needs: .sessions)
        {
            trial in
            let ana = try await trial.device(.ana)
            let room = try await trial.world.makeRoom("Garden", with: [.ana, .ben])
            try await trial.world.say("first", as: .ben, in: room)
            let run = ana.begin()
            try await trial.eventually("the first message arrives") { try await ana.texts(room).count == 1 }
            try await trial.world.endSessions(of: .ana)
            try await ana.write("waits", in: room)
            #expect(try await trial.outcome(of: run, "the run ends") == .sessionEnded)
            let messenger = ana.messenger
            for scope in [MessengerScope.everything, .outbox] {
                #expect(try await trial.outcome(of: ana.begin(scope), "a run ends") == .sessionEnded)
            }
            #expect(await failure { () throws(MessengerError) in try await messenger.rooms() } == .sessionEnded)
            #expect(try await ana.waiting().count == 1)
            try await trial.world.logIn(ana.device)
            try await trial.synchronise(ana, room, count: 2)
            #expect(try await trial.posted(room) == ["first", "waits"])
            #expect(try await ana.texts(room) == ["first", "waits"])
        },
        MessengerLaw("6. After logging out there is no session, and what waits is sent after the next login") { trial in
            let ana = try await trial.device(.ana)
            let room = try await trial.world.makeRoom("Garden", with: [.ana, .ben])
            let messenger = ana.messenger
            #expect(try messenger.isLoggedIn())
            #expect(try await messenger.logOut())
            #expect(try !messenger.isLoggedIn())
            #expect(try await trial.outcome(of: ana.begin(), "a run ends") == .notLoggedIn)
            #expect(await failure { () throws(MessengerError) in try await messenger.rooms() } == .notLoggedIn)
            guard trial.world.capabilities.contains(.sessions) else { return }
            try await ana.write("waits", in: room)
            try await trial.world.logIn(ana.device)
            #expect(try messenger.isLoggedIn())
            try await trial.synchronise(ana, room, count: 1)
            #expect(try await trial.posted(room) == ["waits"])
        },
        MessengerLaw("6. Logging out without a server ends the session on this machine", needs: .connection) { trial in
            let ana = try await trial.device(.ana)
            try await trial.world.setReachable(false)
            #expect(try await !ana.messenger.logOut())
            #expect(try !ana.messenger.isLoggedIn())
        },
        MessengerLaw("6. A session of another user is refused", needs: .takeover) { trial in
            let ana = try await trial.device(.ana)
            let room = try await trial.world.makeRoom("Garden", with: [.ana, .ben])
            try await ana.write("Ana's", in: room)
            try await trial.world.logIn(ana.device, asOther: .ben)
            for scope in [MessengerScope.everything, .outbox] {
                #expect(try await trial.outcome(of: ana.begin(scope), "a run ends") == .otherAccount)
            }
            #expect(try await trial.posted(room) == [])
            #expect(try await ana.waiting().count == 1)
        },
    ]
}
