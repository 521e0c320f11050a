import WhisperMessage
import WhisperMessengerPort
import Testing

extension MessengerLaw {
    static let roomLaws: [MessengerLaw] = [
        MessengerLaw("8. The conversations of the account are listed once each, and are in the vault") { trial in
            let ana = try await trial.device(.ana)
            let rooms = [
                try await trial.world.makeRoom("Garden", with: [.ana, .ben]),
                try await trial.world.makeRoom("Harbour", with: [.cid, .ana]),
            ]
            let others = try await trial.world.makeRoom("Others", with: [.ben, .cid])
            for _ in 0..<2 {
                let listed = try await ana.messenger.rooms()
                #expect(listed.map(\.id).sorted() == rooms.sorted())
                #expect(listed.allSatisfy { $0.standing == .joined && $0.kind == .group })
                #expect(listed.first { $0.id == rooms[0] }?.title == "Garden")
            }
            for room in rooms { #expect(try await ana.knows(room)) }
            #expect(try await !ana.knows(others))
        },
        MessengerLaw("8. A conversation that is created or joined is listed and in the vault at once", abilities: both)
        {
            trial in
            let ana = try await trial.device(.ana)
            let ben = try await trial.device(.ben)
            let made = try await ana.messenger.create(
                NewMessengerRoom(title: "Orchard", users: [trial.world.id(of: .ben)]))
            #expect(try await ana.knows(made.id))
            #expect(made.standing == .joined && made.title == "Orchard")
            #expect(try await ana.messenger.rooms().map(\.id) == [made.id])
            var invited: [MessengerRoom] = []
            try await trial.eventually("Ben is invited") {
                invited = try await ben.messenger.rooms()
                return !invited.isEmpty
            }
            #expect(invited.map(\.id) == [made.id])
            #expect(invited.map(\.standing) == [.invited])
            #expect(invited.map(\.inviter) == [trial.world.id(of: .ana)])
            #expect(try await !ben.knows(made.id))
            let joined = try await ben.messenger.join(made.id)
            #expect(joined.id == made.id && joined.standing == .joined)
            #expect(try await ben.knows(made.id))
            #expect(try await ben.messenger.rooms().map(\.standing) == [.joined])
            try await ana.write("welcome", in: made.id)
            try await trial.synchronise(ana, made.id, count: 1)
            try await trial.synchronise(ben, made.id, count: 1)
            #expect(try await ben.texts(made.id) == ["welcome"])
        },
        MessengerLaw("8. A run reports an invitation, and declining removes it from the list", abilities: both) {
            trial in
            let ana = try await trial.device(.ana)
            let ben = try await trial.device(.ben)
            let made = try await ana.messenger.create(
                NewMessengerRoom(users: [trial.world.id(of: .ben)], isDirect: true))
            #expect(made.kind == .direct)
            try await trial.running(ben) { log in
                try await trial.eventually("the invitation is reported") {
                    log.all.contains { if case .invited(let room) = $0 { room.id == made.id } else { false } }
                }
            }
            try await ben.messenger.leave(made.id)
            #expect(try await ben.messenger.rooms() == [])
            #expect(try await !ben.knows(made.id))
        },
        MessengerLaw("8. A conversation that was left is not listed, received or deleted", abilities: [.joiningRooms]) {
            trial in
            let ana = try await trial.device(.ana)
            let room = try await trial.world.makeRoom("Garden", with: [.ana, .ben])
            let other = try await trial.world.makeRoom("Harbour", with: [.ana, .ben])
            try await trial.world.say("before", as: .ben, in: room)
            try await trial.synchronise(ana, room, count: 1)
            try await ana.messenger.leave(room)
            #expect(try await ana.messenger.rooms().map(\.id) == [other])
            try await trial.world.say("after", as: .ben, in: room)
            try await trial.world.say("elsewhere", as: .ben, in: other)
            try await trial.synchronise(ana, other, count: 1)
            #expect(try await ana.texts(room) == ["before"])
        },
    ]

    private static let both: Set<MessengerAbility> = [.creatingRooms, .joiningRooms]
}
