import Message
import StorePort
import Testing

extension StoreLaw {
    /// The bounded ledger (ENV-7, ENV-8).
    static let ledger: [StoreLaw] = [
        StoreLaw("An entry's window closes 48 hours after sealing, and it goes after 30 days", "ENV-7", "ENV-8") {
            trial in
            let store = trial.store
            try await trial.set(clock: 0)
            try await trial.open(Samples.opening(1, sealedAt: -172_800), Samples.opened(1))
            try await trial.open(Samples.opening(2, sealedAt: 0), Samples.opened(2))
            try await trial.open(Samples.opening(3, sealedAt: 172_800), Samples.opened(3))
            let states: [(milliseconds: Int64, entries: Int, pinned: Int)] = [
                (0, 3, 3), (999, 3, 3), (1_000, 3, 2), (172_800_999, 3, 2), (172_801_000, 3, 1),
                (345_600_999, 3, 1), (345_601_000, 3, 0), (2_592_000_000, 3, 0), (2_592_000_001, 0, 0),
            ]
            for (milliseconds, entries, pinned) in states {
                trial.clock.advance(
                    by: Samples.time(0).milliseconds + milliseconds - trial.clock.now().milliseconds)
                let state = try await store.ledgerState()
                #expect(state == LedgerState(entries: entries, pinned: pinned, opened: 3), "\(milliseconds)")
            }
            // The next opening drops them in truth.
            try await trial.open(Samples.opening(4, sealedAt: 2_592_000), Samples.opened(4))
            #expect(try await store.ledgerState() == LedgerState(entries: 1, pinned: 1, opened: 4))
            #expect(try await store.commitOpening(Samples.opening(1), storing: Samples.opened(1)) == .replayed)
        },
        StoreLaw("An entry whose window is open is kept beyond 30 days", "ENV-8") { trial in
            try await trial.set(clock: 0)
            let future: Int64 = 40 * 86_400
            try await trial.open(Samples.opening(1, sealedAt: future), Samples.opened(1))
            try await trial.set(clock: future)
            try await trial.open(Samples.opening(2, sealedAt: future), Samples.opened(2))
            #expect(try await trial.store.ledgerState() == LedgerState(entries: 2, pinned: 2, opened: 2))
        },
        StoreLaw("A flood fills 8,000 entries, a verified signer 2,000, and replays stay replays", "ENV-8") { trial in
            let store = trial.store
            try await trial.set(clock: 0)
            try await trial.openMany(0..<2_000, expecting: 2_000) { Samples.opening($0, signer: 1, isVerified: true) }
            try await trial.openMany(2_000..<2_001, expecting: 0) { Samples.opening($0, signer: 1, isVerified: true) }
            // 10,001 strangers: no signature, or the one of somebody unknown.
            try await trial.openMany(3_000..<13_001, expecting: 6_000) {
                Samples.opening($0, sealedAt: 3_600, signer: $0.isMultiple(of: 2) ? nil : 9)
            }
            #expect(try await store.ledgerState() == LedgerState(entries: 8_000, pinned: 8_000, opened: 8_000))
            try await trial.openMany(20_000..<22_000, expecting: 2_000) {
                Samples.opening($0, signer: 2, isVerified: true)
            }
            let full = LedgerState(entries: 10_000, pinned: 10_000, opened: 10_000)
            #expect(try await store.ledgerState() == full)
            let records = try await store.statistics()
            // Later, and with the clock turned back, too.
            for seconds: Int64 in [0, 172_800, -10_000_000] {
                try await trial.set(clock: seconds)
                for number in [0, 1_999, 3_000, 8_999, 20_000, 21_999] {
                    let again = try await store.commitOpening(
                        Samples.opening(number), storing: Samples.opened(number))
                    #expect(again == .replayed)
                }
                let verified = Samples.opening(30_000, signer: 3, isVerified: true)
                for new in [verified, Samples.opening(30_000, signer: 3), Samples.opening(30_000)] {
                    #expect(try await store.commitOpening(new, storing: Samples.opened(30_000)) == .full)
                }
                #expect(try await store.ledgerState() == full)
                #expect(try await store.statistics() == records)
            }
            // Those of the verified can go now, as many as have to; those of the strangers not yet.
            try await trial.set(clock: 172_801)
            try await trial.openMany(40_000..<40_001, expecting: 1) {
                Samples.opening($0, sealedAt: 172_800, signer: 1, isVerified: true)
            }
            #expect(try await store.ledgerState().entries == 10_000)
            try await trial.openMany(41_000..<41_001, expecting: 1) { Samples.opening($0, sealedAt: 172_800) }
            #expect(try await store.ledgerState().entries == 8_000)
            #expect(try await store.ledgerState().pinned == 6_002)
            #expect(try await store.commitOpening(Samples.opening(0), storing: Samples.opened(0)) == .replayed)
        },
        StoreLaw("The clock is the later one of the system's and the mark, which openings move", "ENV-4") { trial in
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
            try await trial.open(Samples.opening(1, sealedAt: 100_000), Samples.opened(1, at: 100_000))
            #expect(try await reading(0) == 170)
            // A clock that is behind does not move it back.
            try await trial.open(Samples.opening(2), Samples.opened(2))
            #expect(try await reading(0) == 170)
            try await store.resetHighWaterClock()
            #expect(try await reading(0) == 0)
            #expect(try await reading(-50) == 0)
            #expect(try await store.settings().isEmpty)
        },
        StoreLaw("A clock five minutes behind the mark is told", "ENV-4") { trial in
            try await trial.set(clock: 1_000)
            #expect(try await !trial.store.highWaterClock().isBehind)
            try await trial.set(clock: 700)
            #expect(try await !trial.store.highWaterClock().isBehind)
            try await trial.set(clock: 699)
            #expect(try await trial.store.highWaterClock().isBehind)
        },
        StoreLaw("The ledger goes by the mark: a clock turned back opens no window and drops nothing", "ENV-8") {
            trial in
            let store = trial.store
            try await trial.set(clock: 0)
            try await trial.open(Samples.opening(1), Samples.opened(1))
            try await trial.set(clock: 200_000)
            try await trial.open(Samples.opening(2, sealedAt: 200_000), Samples.opened(2))
            try await trial.set(clock: -5_000_000)
            #expect(try await store.ledgerState() == LedgerState(entries: 2, pinned: 1, opened: 2))
            try await trial.open(Samples.opening(3, sealedAt: 200_000), Samples.opened(3))
            #expect(try await store.ledgerState() == LedgerState(entries: 3, pinned: 2, opened: 3))
            try await store.resetHighWaterClock()
            #expect(try await store.ledgerState() == LedgerState(entries: 3, pinned: 3, opened: 3))
        },
        StoreLaw("The mark is of the vault: it is there when that is opened again", "ENV-4", needs: .persistent) {
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
    /// Opens many envelopes, of which the first so many must succeed and the others be refused for want of room.
    fileprivate func openMany(
        _ numbers: Range<Int>, expecting count: Int, _ opening: (Int) -> EnvelopeOpening,
        sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        var outcomes: [OpeningOutcome] = []
        for first in stride(from: numbers.lowerBound, to: numbers.upperBound, by: 500) {
            outcomes += try await store.commitOpenings(
                (first..<min(first + 500, numbers.upperBound)).map { (opening($0), Samples.opened($0)) })
        }
        let opened = outcomes.prefix(count)
        #expect(opened.count == count, sourceLocation: sourceLocation)
        #expect(opened.allSatisfy { if case .opened = $0 { true } else { false } }, sourceLocation: sourceLocation)
        #expect(outcomes.dropFirst(count).allSatisfy { $0 == .full }, sourceLocation: sourceLocation)
        #expect(outcomes.count == numbers.count, sourceLocation: sourceLocation)
    }
}
