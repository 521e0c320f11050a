import WhisperArchive
import WhisperMessage
import WhisperStorePort
import Testing

extension StoreLaw {
    /// Filters of a search (ST-5).
    static let searchFilters: [StoreLaw] = [
        StoreLaw("A search can be limited to a conversation", "ST-5") { trial in
            let one = try await trial.conversation("one")
            let other = try await trial.conversation("other")
            try await trial.save(
                Samples.message("word one", in: one, at: 1), Samples.message("word other", in: other, at: 2))
            #expect(try await trial.found(.term("word")) { $0.conversation = one } == ["word one"])
            #expect(try await trial.found(.not(.term("other"))) { $0.conversation = other }.isEmpty)
        },
        StoreLaw("A search can be limited to a person, by any of their names", "ST-5", "ING-1") { trial in
            let id = try await trial.conversation()
            let number = Samples.number("+491701234567")
            let old = try await trial.store.sender(for: Samples.sender([number], name: "Ann"))
            let new = try await trial.store.sender(for: Samples.sender([number], name: "Ann Smith"))
            let bob = try await trial.sender("Bob")
            try await trial.save(
                Samples.message("word 1", in: id, at: 1, from: old),
                Samples.message("word 2", in: id, at: 2, from: new),
                Samples.message("word 3", in: id, at: 3, from: bob), Samples.message("word 4", in: id, at: 4))
            let people = [old.person, bob.person]
            let both = try await trial.found(.term("word")) { $0.person = people[0] }
            #expect(both == ["word 2", "word 1"])
            try await trial.store.join(people[1], into: people[0])
            for person in people {
                let found = try await trial.found(.term("word")) { $0.person = person }
                #expect(found == ["word 3", "word 2", "word 1"])
            }
        },
        StoreLaw("A search can be limited to a time range", "ST-5") { trial in
            let id = try await trial.conversation()
            for second in 0..<10 {
                try await trial.save(Samples.message("word \(second)", in: id, at: Int64(second * 100)))
            }
            let from = Samples.time(300)
            let until = Samples.time(600)
            #expect(
                try await trial.found(.term("word")) {
                    $0.from = from; $0.until = until
                } == ["word 5", "word 4", "word 3"])
            #expect(try await trial.found(.term("word")) { $0.from = Samples.time(801) } == ["word 9"])
            #expect(try await trial.found(.term("word")) { $0.until = Samples.time(100) } == ["word 0"])
            #expect(
                try await trial.found(.term("word")) {
                    $0.from = until; $0.until = from
                }.isEmpty)
        },
        StoreLaw("The limits of a time range are exact to the millisecond", "ST-5") { trial in
            let id = try await trial.conversation()
            for millisecond in [-1, 0, 1] {
                var new = Samples.message("word \(millisecond)", in: id)
                new.timestamp = Timestamp(milliseconds: Samples.time(640).milliseconds + Int64(millisecond))
                try await trial.save(new)
            }
            #expect(try await trial.found(.term("word")) { $0.from = Samples.time(640) } == ["word 1", "word 0"])
            #expect(try await trial.found(.term("word")) { $0.until = Samples.time(640) } == ["word -1"])
        },
        StoreLaw("A search can be limited to kinds of messages", "ST-5") { trial in
            let id = try await trial.conversation()
            for (number, kind) in ContentKind.allCases.enumerated() {
                var new = Samples.message("word \(kind)", in: id, at: Int64(number))
                new.content.kind = kind
                try await trial.save(new)
            }
            let found = try await trial.found(.term("word")) { $0.kinds = [.image, .poll] }
            #expect(found == ["word poll", "word image"])
            let all = try await trial.found(.term("word")) { $0.kinds = [] }
            #expect(all.count == ContentKind.allCases.count)
        },
        StoreLaw("A search can be limited to messages with attachments, or without", "ST-5") { trial in
            let id = try await trial.conversation()
            try await trial.save(
                Samples.message("word with", in: id, at: 1, attachments: [Samples.attachment(nil, blob: nil)]),
                Samples.message("word without", in: id, at: 2))
            #expect(try await trial.found(.term("word")) { $0.hasAttachment = true } == ["word with"])
            #expect(try await trial.found(.term("word")) { $0.hasAttachment = false } == ["word without"])
        },
        StoreLaw("A search can be limited to sealed messages, or to others", "ST-5") { trial in
            let id = try await trial.conversation()
            let message = try await trial.save(
                Samples.message("word whisper1:AbC", in: id, at: 1), Samples.message("word WHISPER1: x", in: id, at: 2),
                Samples.message("word", in: id, at: 3))[2]
            #expect(try await trial.found(.term("word")) { $0.isEncrypted = true } == ["word whisper1:AbC"])
            #expect(try await trial.found(.term("word")) { $0.isEncrypted = false } == ["word", "word WHISPER1: x"])
            try await trial.store.edit(message, text: "word whisper1:new", at: Samples.time(9))
            let found = try await trial.found(.term("word")) { $0.isEncrypted = true }
            #expect(found == ["word whisper1:new", "word whisper1:AbC"])
        },
        StoreLaw("Filters can be combined", "ST-5") { trial in
            let id = try await trial.conversation("one")
            let other = try await trial.conversation("other")
            let ann = try await trial.sender("Ann")
            let file = [Samples.attachment("f", blob: nil)]
            try await trial.save(
                Samples.message("word yes", in: id, at: 50, from: ann, attachments: file),
                Samples.message("word early", in: id, at: 1, from: ann, attachments: file),
                Samples.message("word bare", in: id, at: 50, from: ann),
                Samples.message("word nobody", in: id, at: 50, attachments: file),
                Samples.message("word elsewhere", in: other, at: 50, from: ann, attachments: file),
                Samples.message("not it", in: id, at: 50, from: ann, attachments: file))
            let found = try await trial.found(.term("word")) { request in
                request.conversation = id
                request.person = ann.person
                request.from = Samples.time(10)
                request.until = Samples.time(90)
                request.kinds = [.image, .video]
                request.hasAttachment = true
                request.isEncrypted = false
            }
            #expect(found == ["word yes"])
        },
        StoreLaw("A filter that names nothing finds nothing", "ST-5") { trial in
            let id = try await trial.conversation()
            try await trial.save(Samples.message("word", in: id, at: 1))
            #expect(try await trial.found(.term("word")) { $0.conversation = Samples.unknownID }.isEmpty)
            #expect(try await trial.found(.term("word")) { $0.person = Samples.unknownID }.isEmpty)
        },
    ]
}
