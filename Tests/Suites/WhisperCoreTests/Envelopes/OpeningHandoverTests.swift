import WhisperArchive
import WhisperEnvelope
import WhisperInMemoryStore
import WhisperJSONText
import WhisperMessage
import WhisperStoreContract
import WhisperStorePort
import WhisperTestThreads
import Testing
import WhisperCore

/// A backup that replaces a vault must not open again what that vault had opened (ENV-8).
@Suite("Transferring the record of openings", .ownThreads)
struct OpeningHandoverTests {
    private static let hour: Int64 = 3_600_000

    /// Bob's vault, a backup of it, and two opened envelopes: one from before the backup and one from after.
    private struct Restoration {
        let couple: Couple
        let backup: Owner
        let before: Envelope
        let after: Envelope

        init() async throws {
            couple = try await Couple()
            before = try await couple.ann.seal("Before", to: couple.annsBob)
            _ = try await couple.bob.opening.open(before)
            backup = try await couple.bob.copied()
            couple.ann.clock.advance(by: 3 * hour)
            after = try await couple.ann.seal("After", to: couple.annsBob)
            _ = try await couple.bob.opening.open(after)
            couple.ann.clock.advance(by: hour)
        }
    }

    @Test("Openings since the backup stay recorded, and new messages cause no warning (ENV-8)")
    func handedOn() async throws {
        let restoration = try await Restoration()
        let handover = try await OpeningHandover(begunIn: restoration.backup.store)
        let unknown = try await handover.finish(
            in: restoration.backup.store, from: restoration.couple.bob.store)
        #expect(unknown == nil)
        for envelope in [restoration.before, restoration.after] {
            await #expect(throws: MessageOpeningError.replayed) {
                try await restoration.backup.opening.open(envelope)
            }
        }
        let new = try await restoration.couple.ann.seal("New", to: restoration.couple.annsBob)
        #expect(try await restoration.backup.opening.open(new).warnings.isEmpty)
    }

    @Test("Without a transfer, messages sealed in between may have been opened before, and are marked so (ENV-8)")
    func lost() async throws {
        let restoration = try await Restoration()
        let handover = try await OpeningHandover(begunIn: restoration.backup.store)
        let verdict = try await restoration.backup.opening.open(restoration.after)
        #expect(verdict.warnings == [.maybeOpenedBefore])
        let message = try #require(try await restoration.backup.store.message(verdict.message))
        guard case .object(let details)? = message.unified.platformSpecific["envelope"] else {
            Issue.record("no details")
            return
        }
        #expect(details["maybe_opened_before"] == .bool(true))
        await #expect(throws: MessageOpeningError.replayed) {
            try await restoration.backup.opening.open(restoration.before)
        }
        // Once nothing from that period can be opened any more, there is no warning.
        restoration.couple.ann.clock.advance(by: 3 * 24 * OpeningHandoverTests.hour)
        let new = try await restoration.couple.ann.seal("New", to: restoration.couple.annsBob)
        #expect(try await restoration.backup.opening.open(new).warnings.isEmpty)
        #expect(
            handover.unknown.end.milliseconds - handover.unknown.begin.milliseconds == 4 * OpeningHandoverTests.hour)
    }

    @Test("A vault that the backup was not made from passes on what it knows, and the time stays unknown (ENV-8)")
    func stranger() async throws {
        let restoration = try await Restoration()
        let stranger = try await Couple(clock: restoration.couple.ann.clock)
        let foreign = try await stranger.ann.seal("Foreign", to: stranger.annsBob)
        _ = try await stranger.bob.opening.open(foreign)
        let handover = try await OpeningHandover(begunIn: restoration.backup.store)
        let unknown = try await handover.finish(in: restoration.backup.store, from: stranger.bob.store)
        #expect(unknown == handover.unknown)
        #expect(try await restoration.backup.store.ledgerState().opened == 2)
        #expect(try await restoration.backup.opening.open(restoration.after).warnings == [.maybeOpenedBefore])
    }

    @Test("A period left unknown by an earlier restoration stays so, and an older vault knows nothing newer (ENV-8)")
    func earlier() async throws {
        let restoration = try await Restoration()
        let past = UnknownOpenings(begin: Timestamp(milliseconds: 1), end: Timestamp(milliseconds: 2))
        try await restoration.couple.bob.store.setUnknownOpenings(past)
        let handover = try await OpeningHandover(begunIn: restoration.backup.store)
        #expect(
            try await handover.finish(in: restoration.backup.store, from: restoration.couple.bob.store) == past)
        // The reverse: the earlier backup does not know what its own successor opened.
        let reverse = try await OpeningHandover(begunIn: restoration.couple.bob.store)
        let old = try await restoration.couple.bob.copied(upTo: 0)
        #expect(
            try await reverse.finish(in: restoration.couple.bob.store, from: old.store) == reverse.unknown)
    }

    @Test("An envelope may have been opened if its window overlaps that period (ENV-8)")
    func window() {
        let time = UnknownOpenings(begin: Timestamp(milliseconds: 0), end: Timestamp(milliseconds: 1_000))
        let cases: [(sentAt: Int64, anyAge: Bool, expected: Bool)] = [
            (0, false, true), (-LedgerLimits.window, false, true), (-LedgerLimits.window - 1, false, false),
            (-LedgerLimits.window - 1, true, true), (1_000 + LedgerLimits.window, false, true),
            (1_001 + LedgerLimits.window, false, false), (1_001 + LedgerLimits.window, true, false),
            (.min, true, true), (.min, false, false), (.max, true, false),
        ]
        for (sentAt, anyAge, expected) in cases {
            let found = time.mayHold(sentAt: Timestamp(milliseconds: sentAt), anyAge: anyAge)
            #expect(found == expected, "\(sentAt) \(anyAge)")
        }
    }
}

extension Owner {
    /// The same owner with a copy of the vault in its current state, with at most this many openings.
    fileprivate func copied(upTo openings: Int = .max) async throws -> Owner {
        let copy = InMemoryStore(clock: clock)
        var cursor: RecordCursor?
        repeat {
            let page = try await store.records(after: cursor, limit: 1_000)
            let kept = page.records.filter { if case .opening = $0 { openings > 0 } else { true } }
            _ = try await copy.insertRecords(kept)
            cursor = page.next
        } while cursor != nil
        if openings > 0 { _ = try await copy.highWaterClock() }
        return try Owner(store: copy, of: self)
    }
}
