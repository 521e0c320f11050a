import WhisperArchive
import WhisperMessage
import WhisperStorePort
import Testing

extension StoreLaw {
    /// When messages were written, whatever time a server reports (ST-13, RT-10).
    static let writtenTimes: [StoreLaw] = [
        StoreLaw(
            "A message opened in place has the time of sealing, which counts when it is deleted by age",
            "ST-13", "RT-10"
        ) { trial in
            try await trial.set(clock: 0)
            // The server dates the first too early, the second too late, and the third, which is not sealed, as it likes.
            let early = try await trial.sealedLine(1, written: 500)
            let late = try await trial.sealedLine(90, written: 5)
            let plain = try #require(try await trial.apply(Samples.event(20), cursor: 90).messages.first)
            #expect(try await trial.message(early).shownAt == Samples.time(500))
            #expect(try await trial.message(late).writtenAt == Samples.time(5))
            #expect(try await trial.message(plain).writtenAt == nil)
            let rule = RetentionRule(before: Samples.time(100))
            for dryRun in [true, false] {
                let report = try await trial.store.prune(rule, dryRun: dryRun)
                #expect(report.messages == 1 && report.conversations == 1)
            }
            let room = try await trial.room()
            #expect(try await trial.messages(in: room).map(\.unified.id) == [early, plain])
            let other = RetentionRule(before: Samples.time(1_000), platform: .whatsapp)
            #expect(try await trial.store.prune(other, dryRun: true).messages == 0)
            let whole = RetentionRule(before: Samples.time(1_000), conversation: room, platform: .realtime)
            #expect(try await trial.store.prune(whole, dryRun: false).messages == 2)
            try await expectSound(trial.store)
        },
        StoreLaw("The time of sealing counts as well when a single chat is pruned by age", "ST-13", "RT-10") { trial in
            try await trial.set(clock: 0)
            let early = try await trial.sealedLine(1, written: 500)
            _ = try await trial.sealedLine(90, written: 5)
            let room = try await trial.room()
            let rule = RetentionRule(before: Samples.time(100), conversation: room)
            for dryRun in [true, false] { #expect(try await trial.store.prune(rule, dryRun: dryRun).messages == 1) }
            #expect(try await trial.messages(in: room).map(\.unified.id) == [early])
        },
        StoreLaw(
            "Own messages keep the time at which they were composed, whatever times a server assigns", "ST-13",
            "RT-4"
        ) { trial in
            let store = trial.store
            let room = try await trial.room()
            let backdated = try await store.enqueue(Samples.outgoing("a", in: room, at: 500))
            let postdated = try await store.enqueue(Samples.outgoing("b", in: room, carrier: "sealed", at: 5))
            #expect(try await trial.message(backdated.message).writtenAt == nil)
            for _ in 0..<2 {
                try await trial.apply(
                    Samples.event(1, from: Samples.me, clientID: "a"),
                    Samples.event(90, from: Samples.me, clientID: "b", text: "sealed"))
            }
            let first = try await trial.message(backdated.message)
            #expect(first.unified.timestamp == Samples.time(10) && first.shownAt == Samples.time(500))
            let second = try await trial.message(postdated.message)
            #expect(second.unified.timestamp == Samples.time(900) && second.shownAt == Samples.time(5))
            #expect(try await store.prune(RetentionRule(before: Samples.time(100)), dryRun: false).messages == 1)
            #expect(try await trial.messages(in: room).map(\.unified.id) == [backdated.message])
        },
        StoreLaw("The time at which a message was written is transferred with its record", "ST-13") { trial in
            try await trial.set(clock: 0)
            let line = try await trial.sealedLine(1, written: 500)
            let records = try await trial.records(of: trial.store)
            try await trial.withAnotherVault { other in
                _ = try await other.store.insertRecords(records)
                #expect(try await other.message(line).writtenAt == Samples.time(500))
                #expect(
                    try await other.store.prune(RetentionRule(before: Samples.time(100)), dryRun: true).messages == 0)
            }
        },
    ]
}

extension Trial {
    /// A line that a server dates to `sequence * 10` seconds, and that turns out to have been sealed at another time.
    fileprivate func sealedLine(_ sequence: Int64, written seconds: Int64) async throws -> UniqueIdentifier {
        let outcome = try await apply(Samples.event(sequence, text: "whisper1:sealed"), cursor: sequence)
        let carrier = try #require(outcome.messages.first)
        let number = Int(sequence)
        try await open(Samples.opening(number), Samples.opened(number, in: .inPlaceOf(carrier), at: seconds))
        return carrier
    }
}
