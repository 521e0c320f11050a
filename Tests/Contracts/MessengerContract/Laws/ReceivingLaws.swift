import WhisperMessage
import WhisperMessengerPort
import Testing

extension MessengerLaw {
    static let receivingLaws: [MessengerLaw] = [
        MessengerLaw("1. What is sent before a run and during it is stored once, in the service's order") { trial in
            let ana = try await trial.device(.ana)
            let room = try await trial.world.makeRoom("Garden", with: [.ana, .ben])
            for number in 0..<3 { try await trial.world.say("before \(number)", as: .ben, in: room) }
            try await trial.running(ana) { _ in
                try await trial.eventually("the first messages arrive") { try await ana.texts(room).count >= 3 }
                for number in 0..<6 {
                    let user: MessengerUser = number.isMultiple(of: 2) ? .ben : .ana
                    try await trial.world.say("during \(number)", as: user, in: room)
                }
                try await trial.eventually("the others arrive") { try await ana.texts(room).count >= 9 }
            }
            #expect(try await ana.texts(room) == trial.posted(room))
            let outgoing = try await ana.messages(room).filter { $0.direction == .outgoing }
            #expect(outgoing.compactMap(\.unified.content.text) == ["during 1", "during 3", "during 5"])
        },
        MessengerLaw("1. What is sent while nothing runs is stored by the next run, in the service's order") { trial in
            let ana = try await trial.device(.ana)
            let rooms = [
                try await trial.world.makeRoom("Garden", with: [.ana, .ben]),
                try await trial.world.makeRoom("Harbour", with: [.ana, .ben]),
            ]
            for room in rooms { try await trial.world.say("first", as: .ben, in: room) }
            for room in rooms { try await trial.synchronise(ana, room, count: 1) }
            for number in 0..<70 {
                try await trial.world.say("text \(number)", as: number % 7 == 0 ? .ana : .ben, in: rooms[0])
            }
            try await trial.world.say("last", as: .ben, in: rooms[1])
            try await trial.running(ana) { _ in
                try await trial.eventually("all messages are stored") {
                    let isWhole = try await ana.hasFinished(rooms[0], count: 71)
                    return try await ana.hasFinished(rooms[1], count: 2) && isWhole
                }
            }
            for room in rooms { #expect(try await ana.texts(room) == trial.posted(room)) }
        },
        MessengerLaw("1. What is sent since a conversation was listed is stored, however much it is") { trial in
            let ana = try await trial.device(.ana)
            let room = try await trial.world.makeRoom("Garden", with: [.ana, .ben])
            for number in 0..<5 { try await trial.world.say("before \(number)", as: .ben, in: room) }
            #expect(try await ana.messenger.rooms().map(\.id) == [room])
            for number in 0..<40 { try await trial.world.say("text \(number)", as: .ben, in: room) }
            for number in 0..<40 { try await ana.write("own \(number)", in: room) }
            try await trial.running(ana, .outbox) { _ in
                try await trial.eventually("they are sent") { try await ana.waiting().isEmpty }
            }
            try await trial.synchronise(ana, room, count: 80)
            let texts = try await ana.texts(room)
            #expect(try await texts == trial.posted(room).suffix(texts.count))
        },
        MessengerLaw("1. What is stored is not delivered again by another run") { trial in
            let ana = try await trial.device(.ana)
            let room = try await trial.world.makeRoom("Garden", with: [.ana, .ben])
            for number in 0..<3 { try await trial.world.say("text \(number)", as: .ben, in: room) }
            try await trial.synchronise(ana, room, count: 3)
            let before = try await ana.messages(room).map(\.unified.id)
            try await trial.world.say("last", as: .ben, in: room)
            let log = try await trial.synchronise(ana, room, count: 4)
            #expect(try await ana.texts(room) == trial.posted(room))
            #expect(try await ana.messages(room).map(\.unified.id).prefix(3) == before[...])
            #expect(log.received <= 1)
        },
        MessengerLaw("1. What the account may not read is not stored") { trial in
            let ana = try await trial.device(.ana)
            let others = try await trial.world.makeRoom("Others", with: [.ben, .cid])
            let room = try await trial.world.makeRoom("Garden", with: [.ana, .ben])
            try await trial.world.say("not for Ana", as: .ben, in: others)
            try await trial.world.say("for Ana", as: .ben, in: room)
            try await trial.synchronise(ana, room, count: 1)
            #expect(try await ana.texts(others) == [])
        },
    ]
}
