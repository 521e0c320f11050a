import WhisperArchive
import WhisperContractSupport
import WhisperMessage
import WhisperStorePort
import Testing

extension StoreLaw {
    /// The bounded ledger (ENV-7, ENV-8).
    static let ledger: [StoreLaw] = [
        StoreLaw("An entry is removed after 30 days, and an opened envelope remains opened", "ENV-7", "ENV-8") {
            trial in
            let store = trial.store
            try await trial.set(clock: 0)
            try await trial.open(Samples.opening(1), Samples.opened(1))
            try await trial.set(clock: 86_400)
            try await trial.open(Samples.opening(2), Samples.opened(2))
            let states: [(milliseconds: Int64, entries: Int)] = [
                (86_400_000, 2), (2_592_000_000, 2), (2_592_000_001, 1), (2_678_400_000, 1), (2_678_400_001, 0),
            ]
            for (milliseconds, entries) in states {
                trial.clock.advance(
                    by: Samples.time(0).milliseconds + milliseconds - trial.clock.now().milliseconds)
                #expect(
                    try await store.ledgerState() == LedgerState(entries: entries, opened: 2), "\(milliseconds)")
            }
            // The next opening drops them in truth.
            try await trial.open(Samples.opening(3), Samples.opened(3))
            #expect(try await store.ledgerState() == LedgerState(entries: 1, opened: 3))
            for number in 1...3 {
                #expect(
                    try await store.commitOpening(Samples.opening(number), storing: Samples.opened(number)) == .replayed
                )
            }
        },
        StoreLaw("A flood of 10,001 openings neither allows the first again nor rejects a genuine one", "ENV-8") {
            trial in
            let store = trial.store
            try await trial.set(clock: 0)
            try await trial.openMany(0..<10_001)
            #expect(try await store.ledgerState() == LedgerState(entries: 10_000, opened: 10_001))
            let records = try await store.statistics()
            // Later, and with the clock turned back, too.
            for seconds: Int64 in [0, 172_800, -10_000_000] {
                try await trial.set(clock: seconds)
                for number in [0, 1, 5_000, 10_000] {
                    let again = try await store.commitOpening(
                        Samples.opening(number), storing: Samples.opened(number))
                    #expect(again == .replayed, "\(number)")
                }
                #expect(try await store.statistics() == records)
            }
            try await trial.openMany(20_000..<20_001)
            #expect(try await store.ledgerState() == LedgerState(entries: 10_000, opened: 10_002))
        },
        StoreLaw("Openings can be read by key, page by page, and transferred", "ENV-8") { trial in
            let store = trial.store
            try await trial.set(clock: 5)
            try await trial.openMany(0..<7)
            let all = try await store.openings(after: nil, limit: 10_000)
            #expect(all.count == 7 && all.allSatisfy { $0.message != nil && $0.openedAt == Samples.time(5) })
            #expect(all.map(\.key) == (0..<7).map(Samples.key).sorted { $0.lexicographicallyPrecedes($1) })
            #expect(try await store.openings(after: all.at(2).key, limit: 2) == Array(all.dropFirst(3).prefix(2)))
            #expect(try await store.openings(after: all.at(6).key, limit: 1).isEmpty)
            let transferred = OpeningRecord(key: Samples.key(50), message: nil, openedAt: Samples.time(1))
            #expect(try await store.insertRecords([.opening(transferred), .opening(all.at(0))]).duplicates == 1)
            #expect(try await store.openings(after: nil, limit: 10_000).contains(transferred))
            #expect(try await store.commitOpening(Samples.opening(50), storing: Samples.opened(50)) == .replayed)
            for limit in [0, 10_001] {
                await expectRefusals(.invalidArgument, { _ = try await store.openings(after: nil, limit: limit) })
            }
        },
        StoreLaw("The period of unknown openings is stored until it is replaced", "ENV-8") { trial in
            let store = trial.store
            #expect(try await store.unknownOpenings() == nil)
            for end: Int64 in [10, 20] {
                let time = UnknownOpenings(begin: Samples.time(10), end: Samples.time(end))
                try await store.setUnknownOpenings(time)
                #expect(try await store.unknownOpenings() == time)
            }
            let inverted = UnknownOpenings(begin: Samples.time(2), end: Samples.time(1))
            await expectRefusals(.invalidArgument, { try await store.setUnknownOpenings(inverted) })
            #expect(try await store.settings().isEmpty)
            try await store.setUnknownOpenings(nil)
            #expect(try await store.unknownOpenings() == nil)
        },
        StoreLaw("The time is the later of the system's clock and the mark, which openings advance", "ENV-4") { trial in
            let store = trial.store
            func reading(_ seconds: Int64) async throws -> Int64 {
                try await trial.set(clock: seconds)
                let reading = try await store.highWaterClock()
                #expect(reading.system == Samples.time(seconds))
                return (reading.judged.milliseconds - Samples.time(0).milliseconds) / 1_000
            }
            #expect(try await reading(100) == 100)
            #expect(try await reading(40) == 100)
            // Less than a minute ahead it is not written down; a minute ahead it is.
            #expect(try await reading(159) == 159)
            #expect(try await reading(0) == 100)
            #expect(try await reading(160) == 160)
            #expect(try await reading(0) == 160)
            try await trial.set(clock: 170)
            try await trial.open(Samples.opening(1), Samples.opened(1, at: 100_000))
            #expect(try await reading(0) == 170)
            // A clock that is behind does not move it back.
            try await trial.open(Samples.opening(2), Samples.opened(2))
            #expect(try await reading(0) == 170)
            try await store.resetHighWaterClock()
            #expect(try await reading(0) == 0)
            #expect(try await reading(-50) == 0)
            #expect(try await store.settings().isEmpty)
        },
        StoreLaw("A clock five minutes behind the mark is reported", "ENV-4") { trial in
            try await trial.set(clock: 1_000)
            #expect(try await !trial.store.highWaterClock().isBehind)
            try await trial.set(clock: 700)
            #expect(try await !trial.store.highWaterClock().isBehind)
            try await trial.set(clock: 699)
            #expect(try await trial.store.highWaterClock().isBehind)
        },
        StoreLaw("The ledger uses the mark: a clock that is set back removes nothing", "ENV-8") { trial in
            let store = trial.store
            try await trial.set(clock: 0)
            try await trial.open(Samples.opening(1), Samples.opened(1))
            try await trial.set(clock: 2_592_001)
            try await trial.open(Samples.opening(2), Samples.opened(2))
            try await trial.set(clock: -5_000_000)
            #expect(try await store.ledgerState() == LedgerState(entries: 1, opened: 2))
            try await trial.open(Samples.opening(3), Samples.opened(3))
            #expect(try await store.ledgerState() == LedgerState(entries: 2, opened: 3))
        },
        StoreLaw("The mark is stored in the vault, and present after reopening", "ENV-4", needs: .persistent) {
            trial in
            try await trial.set(clock: 500)
            _ = try await trial.store.highWaterClock()
            await trial.store.close()
            try await trial.set(clock: 0)
            let again = try await trial.open()
            #expect(try await again.highWaterClock().judged == Samples.time(500))
            await again.close()
        },
    ]
}

extension Trial {
    /// Opens many envelopes, all of which must succeed.
    fileprivate func openMany(_ numbers: Range<Int>, sourceLocation: SourceLocation = #_sourceLocation) async throws {
        for first in stride(from: numbers.lowerBound, to: numbers.upperBound, by: 500) {
            let outcomes = try await store.commitOpenings(
                (first..<min(first + 500, numbers.upperBound)).map { (Samples.opening($0), Samples.opened($0)) })
            #expect(
                outcomes.allSatisfy { if case .opened = $0 { true } else { false } }, sourceLocation: sourceLocation)
        }
    }
}
