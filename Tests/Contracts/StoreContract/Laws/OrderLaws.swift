import WhisperArchive
import WhisperMessage
import WhisperStorePort
import Testing

extension StoreLaw {
    /// The chat's order.
    static let order: [StoreLaw] = [
        StoreLaw("A message without a position goes after the last one that is not newer", "ING-1", "ST-6") { trial in
            let id = try await trial.conversation()
            for (text, second) in [("c", 30), ("a", 10), ("d", 40), ("b", 20), ("b2", 20), ("0", 0)] {
                try await trial.save(Samples.message(text, in: id, at: Int64(second)))
            }
            #expect(try await trial.texts(id) == ["0", "a", "b", "b2", "c", "d"])
        },
        StoreLaw(
            "In a chat that is not sorted by time, a new message goes after the last one that is not newer", "ING-1"
        ) { trial in
            let id = try await trial.conversation()
            let stride = ChatPosition.stride
            for (place, second) in [50, 10, 40, 20].enumerated() {
                var new = Samples.message("\(second)", in: id, at: Int64(second))
                new.position = ChatPosition(rawValue: Int64(place + 1) * stride)
                try await trial.save(new)
            }
            try await trial.save(Samples.message("30", in: id, at: 30))
            #expect(try await trial.texts(id) == ["50", "10", "40", "20", "30"])
            try await trial.save(Samples.message("15", in: id, at: 15))
            #expect(try await trial.texts(id) == ["50", "10", "15", "40", "20", "30"])
        },
        StoreLaw("Given positions are stored, and decide the order", "ING-1") { trial in
            let id = try await trial.conversation()
            for (text, place) in [("late", 900), ("first", 1), ("middle", 450)] {
                var new = Samples.message(text, in: id, at: Int64(1_000 - place))
                new.position = ChatPosition(rawValue: Int64(place))
                let saved = try await trial.save(new)
                #expect(try await trial.message(saved[0]).position.rawValue == Int64(place))
            }
            #expect(try await trial.texts(id) == ["first", "middle", "late"])
            #expect(try await trial.store.lastPosition(in: id)?.rawValue == 900)
        },
        StoreLaw("A position that is taken or not positive is rejected", "ING-1", "ST-6") { trial in
            let id = try await trial.conversation()
            var new = Samples.message("a", in: id, at: 1)
            new.position = ChatPosition(rawValue: 5)
            try await trial.save(new)
            var taken = Samples.message("b", in: id, at: 2)
            taken.position = ChatPosition(rawValue: 5)
            await #expect(throws: StoreError(.constraint)) { try await trial.store.save([taken]) }
            for place in [0, -1, Int64.min] {
                var wrong = Samples.message("c", in: id, at: 3)
                wrong.position = ChatPosition(rawValue: place)
                await #expect(throws: StoreError(.invalidArgument)) { try await trial.store.save([wrong]) }
            }
            taken.conversation = try await trial.conversation("another")
            #expect(try await trial.store.save([taken]).inserted == 1)
            #expect(try await trial.texts(id) == ["a"])
        },
        StoreLaw("If neighbours leave no room, the conversation is renumbered in the same order", "ING-2") { trial in
            let id = try await trial.conversation()
            for place in 1...3 {
                var new = Samples.message("\(place)0", in: id, at: Int64(place * 10))
                new.position = ChatPosition(rawValue: Int64(place))
                try await trial.save(new)
            }
            for second in [15, 16, 17, 25, 5, 4] {
                try await trial.save(Samples.message("\(second)", in: id, at: Int64(second)))
            }
            #expect(try await trial.texts(id) == ["4", "5", "10", "15", "16", "17", "20", "25", "30"])
        },
        StoreLaw("In one save, messages with a position and without one go where each belongs", "ING-1", "ING-2") {
            trial in
            let id = try await trial.conversation()
            let stride = ChatPosition.stride
            let places: [(second: Int64, place: Int64?)] = [
                (100, nil), (50, 5 * stride), (60, nil), (200, 7 * stride), (70, nil), (150, nil), (40, 1), (65, nil),
                (300, nil),
            ]
            let batch = places.map { second, place in
                var new = Samples.message("\(second)", in: id, at: second)
                new.position = place.map(ChatPosition.init(rawValue:))
                return new
            }
            // One that is known already takes no place.
            let outcome = try await trial.store.save([batch[0], batch[1], batch[1]] + batch[2...])
            #expect(outcome == SaveOutcome(inserted: 9, duplicates: 1))
            #expect(try await trial.texts(id) == ["40", "100", "50", "60", "65", "70", "150", "200", "300"])
        },
        StoreLaw("However many messages come late, each goes after the last one that is not newer", "ING-1", "ING-2") {
            trial in
            let id = try await trial.conversation()
            try await trial.save(Samples.message("first", in: id, at: 0), Samples.message("last", in: id, at: 1_000))
            let late = (1...300).map { Samples.message("\($0)", in: id, at: Int64($0)) }
            let later = (1...30).map { Samples.message("again \($0)", in: id, at: 300 - Int64($0)) }
            for batch in [late, later] { #expect(try await trial.store.save(batch).duplicates == 0) }
            let expected = (1...300).flatMap { (270...299).contains($0) ? ["\($0)", "again \(300 - $0)"] : ["\($0)"] }
            #expect(try await trial.texts(id) == ["first"] + expected + ["last"])
        },
        StoreLaw("There is room after the greatest position", "ING-2") { trial in
            let id = try await trial.conversation()
            var last = Samples.message("a", in: id, at: 1)
            last.position = ChatPosition(rawValue: .max)
            try await trial.save(last)
            try await trial.save(Samples.message("b", in: id, at: 2))
            #expect(try await trial.texts(id) == ["a", "b"])
        },
        StoreLaw("Renumbering spreads the positions evenly and changes nothing else", "ING-2") { trial in
            let id = try await trial.conversation()
            var expected: [UniqueIdentifier] = []
            for place in [3, 4, 1_000_000_007] {
                var new = Samples.message("m\(place)", in: id, at: Int64(place % 100))
                new.position = ChatPosition(rawValue: Int64(place))
                expected += try await trial.save(new)
            }
            let before = try await trial.reading(id)
            try await trial.store.renumber(id)
            let messages = try await trial.store.messages(in: id, .newest, limit: 10)
            #expect(messages.map(\.unified.id) == expected)
            #expect(messages.map(\.position.rawValue) == [1, 2, 3].map { $0 * ChatPosition.stride })
            #expect(try await trial.reading(id) == before)
            #expect(try await trial.store.lastPosition(in: id)?.rawValue == 3 * ChatPosition.stride)
            let middle = try await trial.store.message(
                conversation: id, at: ChatPosition(rawValue: 2 * ChatPosition.stride))
            #expect(middle?.unified.id == expected[1])
        },
        StoreLaw("A conversation without messages has no last position", "ING-2") { trial in
            let id = try await trial.conversation()
            #expect(try await trial.store.lastPosition(in: id) == nil)
            try await trial.store.renumber(id)
            let message = try await trial.save(Samples.message("x", in: id))[0]
            #expect(try await trial.store.lastPosition(in: id) != nil)
            _ = try await trial.store.deleteMessage(message, .erase)
            #expect(try await trial.store.lastPosition(in: id) == nil)
        },
    ]
}
