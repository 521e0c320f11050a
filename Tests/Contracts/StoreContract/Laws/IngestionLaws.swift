import WhisperArchive
import WhisperMessage
import WhisperStorePort
import Testing

extension StoreLaw {
    /// What imports need (ING-2, ING-3).
    static let ingestion: [StoreLaw] = [
        StoreLaw("A run is recorded when it begins and when it ends", "ING-3", "ST-3") { trial in
            let begun = trial.clock.now()
            let id = try await trial.store.beginRun(
                adapter: "whatsapp-export", platform: .whatsapp, source: "chat ü.txt")
            var expected = IngestionRun(
                id: id, adapter: "whatsapp-export", platform: .whatsapp, source: "chat ü.txt", startedAt: begun,
                finishedAt: nil, figures: nil)
            #expect(try await trial.store.runs(limit: 10) == [expected])
            for isComplete in [false, true] {
                expected.finishedAt = trial.clock.advance()
                let figures = RunFigures(added: 5_000_000_000, duplicates: 2, skipped: 3, isComplete: isComplete)
                expected.figures = figures
                try await trial.store.finishRun(id, figures)
                #expect(try await trial.store.runs(limit: 10) == [expected])
            }
        },
        StoreLaw("Runs are listed latest first", "ING-3") { trial async throws in
            var ids: [UniqueIdentifier] = []
            for number in 0..<6 {
                if number == 3 { trial.clock.advance() }
                ids.append(try await trial.store.beginRun(adapter: "a", platform: .whatsapp, source: "\(number)"))
            }
            #expect(try await trial.store.runs(limit: 1_000).map(\.id) == ids.reversed())
            #expect(try await trial.store.runs(limit: 2).map(\.id) == [ids[5], ids[4]])
        },
        StoreLaw(
            "Pages of runs follow each other without a gap or a repetition, also where some began at once", "ING-3"
        ) { trial async throws in
            var ids: [UniqueIdentifier] = []
            for number in 0..<7 {
                if number == 2 { trial.clock.advance() }
                ids.append(try await trial.store.beginRun(adapter: "a", platform: .whatsapp, source: "\(number)"))
            }
            for size in 1...8 {
                var listed: [UniqueIdentifier] = []
                while case let page = try await trial.store.runs(after: listed.last, limit: size), !page.isEmpty {
                    #expect(page.count <= size)
                    listed += page.map(\.id)
                    guard listed.count <= ids.count else { break }
                }
                #expect(listed == ids.reversed(), "\(size)")
            }
            await expectRefusals(
                .runNotFound, { _ = try await trial.store.runs(after: Samples.unknownID, limit: 1) })
        },
        StoreLaw("Ending an unknown run, and an invalid limit, are rejected", "ING-3") { trial async throws in
            let store = trial.store
            let figures = RunFigures(added: 0, duplicates: 0, skipped: 0, isComplete: true)
            await expectRefusals(.runNotFound, { try await store.finishRun(Samples.unknownID, figures) })
            await expectRefusals(
                .invalidArgument, { _ = try await store.runs(limit: 0) }, { _ = try await store.runs(limit: 1_001) })
        },
        StoreLaw("Alignment returns the messages with a content key in the chat's order, tombstones included", "ING-2")
        { trial in
            let id = try await trial.conversation()
            let ann = try await trial.sender()
            var expected: [AlignmentElement] = []
            for (number, place) in [30, 10, 20, 40].enumerated() {
                var new = Samples.message(
                    "m\(place)", in: id, at: Int64(100 - place), from: number == 1 ? nil : ann)
                new.position = ChatPosition(rawValue: Int64(place))
                if place != 40 {
                    let key = ContentKey(high: .max - UInt64(place), low: UInt64(place))
                    new.contentKey = key
                    expected.append(
                        AlignmentElement(
                            key: key, person: new.sender?.person, timestamp: new.timestamp,
                            position: ChatPosition(rawValue: Int64(place)), isOwnersMark: place == 20))
                }
                let saved = try await trial.save(new)
                if place == 20 { _ = try await trial.store.deleteMessage(saved[0], .tombstone) }
            }
            expected.sort { $0.position < $1.position }
            #expect(try await trial.store.alignmentElements(in: id) == expected)
            #expect(try await trial.store.alignmentElements(in: try await trial.conversation("empty")).isEmpty)
        },
        StoreLaw("Whether an export contained any of a chat's messages is known", "ING-2") { trial in
            let id = try await trial.conversation()
            let other = try await trial.conversation("other")
            let ann = try await trial.sender()
            var new = Samples.message("m1", in: id, at: 1, from: ann)
            new.contentKey = ContentKey(high: 1, low: 1)
            new.local = nil
            _ = try await trial.save(new)
            #expect(try await !trial.store.holdsLocalTimes(in: id))
            new.externalID = "m2"
            new.contentKey = ContentKey(high: 2, low: 2)
            new.local = LocalTime(text: "14.11.23, 23:13", zone: "UTC")
            _ = try await trial.save(new)
            #expect(try await trial.store.holdsLocalTimes(in: id))
            #expect(try await !trial.store.holdsLocalTimes(in: other))
            await expectRefusals(
                .conversationNotFound, { _ = try await trial.store.holdsLocalTimes(in: Samples.unknownID) })
        },
        StoreLaw("Probes find the conversations that contain a matching message", "ING-2") { trial in
            let one = try await trial.conversation("one")
            let other = try await trial.conversation("other")
            let foreign = try await trial.conversation("one", platform: .realtime)
            func message(_ key: UInt64, _ second: Int64, _ conversation: UniqueIdentifier, _ external: String)
                -> NewMessage
            {
                var message = Samples.message("m", in: conversation, at: second, externalID: external)
                message.contentKey = ContentKey(high: key, low: key)
                return message
            }
            func probe(_ key: UInt64, _ second: Int64) -> OverlapProbe {
                OverlapProbe(timestamp: Samples.time(second), key: ContentKey(high: key, low: key))
            }
            _ = try await trial.store.save([
                message(1, 10, one, "a"), message(1, 10, one, "b"), message(1, 10, other, "c"),
                message(1, 10, foreign, "d"), message(2, 10, other, "e"), message(1, 11, other, "f"),
            ])
            let probes = [probe(1, 10), probe(2, 10), probe(2, 11), probe(1, 11), probe(1, 10)]
            let both = [one, other].sorted()
            let found = try await trial.store.conversations(holding: probes, platform: .whatsapp)
            #expect(found == [both, [other], [], [other], both])
            #expect(try await trial.store.conversations(holding: [], platform: .whatsapp).isEmpty)
            let elsewhere = try await trial.store.conversations(holding: [probe(1, 10)], platform: .realtime)
            #expect(elsewhere == [[foreign]])
        },
        StoreLaw("A message is inserted between its neighbours at the position from an alignment", "ING-2") { trial in
            let id = try await trial.conversation()
            for number in 1...3 {
                var new = Samples.message("\(number)", in: id, at: Int64(number))
                new.position = ChatPosition(rawValue: Int64(number) * ChatPosition.stride)
                try await trial.save(new)
            }
            var between = Samples.message("2½", in: id, at: 1)
            between.position = ChatPosition(rawValue: 2 * ChatPosition.stride + ChatPosition.stride / 2)
            try await trial.save(between)
            #expect(try await trial.texts(id) == ["1", "2", "2½", "3"])
            #expect(try await trial.reading(id).lastMessage?.text == "3")
        },
    ]
}
