import WhisperMessage
public import WhisperStorePort

/// Which envelopes were opened, so that none is ever opened as new again (ENV-7, ENV-8), and the latest time at which
/// the vault was used (ENV-4b).
///
/// The record of openings is permanent: it has the key of every envelope whose message was stored, whatever happens to
/// the message, and never refuses one, so a flood can neither reopen an envelope nor shut out a genuine one. "Now"
/// always means the later of the system clock and the vault's mark.
extension VaultStore {
    /// How many envelopes were opened, and how many of them lately (see `LedgerLimits`).
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func ledgerState() async throws(StoreError) -> LedgerState {
        try await read { reader throws(StoreError) in
            let start = try reader.clock().judged.milliseconds &- LedgerLimits.retention
            let lately = StoredValue.Term.integer(start)...StoredValue.Term.integer(.max)
            let entries = try reader.count(ValueSelection(.opening, by: .start, within: lately))
            return LedgerState(
                entries: min(Int(entries), LedgerLimits.entries),
                opened: Int(try reader.count(ValueSelection(.opening))))
        }
    }

    /// The period in which envelopes may have been opened without this vault's knowledge; nil if there is none.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func unknownOpenings() async throws(StoreError) -> UnknownOpenings? {
        try await read { reader throws(StoreError) in
            guard let text = try reader.setting(UnknownOpenings.setting) else { return nil }
            let moments = text.split(separator: " ").compactMap { Int64($0) }
            guard moments.count == 2, moments[0] <= moments[1] else { throw StoreError(.damaged) }
            return UnknownOpenings(
                begin: Timestamp(milliseconds: moments[0]), end: Timestamp(milliseconds: moments[1]))
        }
    }

    /// Records that period, replacing an earlier one; nil removes it.
    ///
    /// - Throws: `.invalidArgument` for a period that ends before it begins.
    public func setUnknownOpenings(_ time: UnknownOpenings?) async throws(StoreError) {
        if let time, time.begin > time.end { throw StoreError(.invalidArgument) }
        let text = time.map { "\($0.begin.milliseconds) \($0.end.milliseconds)" }
        try await change(.ledger) { archive throws(StoreError) in try archive.set(UnknownOpenings.setting, to: text) }
    }

    /// The system clock, and the latest time that it showed while this vault was in use. The former is recorded if it
    /// is ahead by a minute or more, and with every opening.
    ///
    /// Messages never move the mark, whatever their timestamps.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func highWaterClock() async throws(StoreError) -> ClockReading {
        let reading = try await read { reader throws(StoreError) in try reader.clock() }
        let advance = reading.mark.map { reading.system.milliseconds &- $0.milliseconds }
        guard advance.map({ $0 >= LedgerLimits.markInterval }) ?? true else { return reading }
        do throws(StoreError) {
            // Another process may have advanced it meanwhile.
            try await change(.ledger) { archive throws(StoreError) in try archive.moveMark(to: reading.system) }
        } catch  where error.code == .readOnly {
            // On a medium that is read-only, the mark stays, and so does all that is judged by it.
        }
        return reading
    }

    /// Resets the mark to the current system time, which makes envelopes from the period in between fresh again.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func resetHighWaterClock() async throws(StoreError) {
        try await change(.ledger) { archive throws(StoreError) in try archive.put(mark: archive.store.now) }
    }
}

extension UnknownOpenings {
    /// The setting that stores the period: two times in milliseconds since 1970.
    fileprivate static let setting = StoredValue.ownSettings + "unknown_openings"
}

extension ClockReading {
    /// The setting that stores the mark, in milliseconds since 1970.
    fileprivate static let setting = StoredValue.ownSettings + "high_water_clock"
}

extension StoreReader {
    /// The time of the transaction, and the mark.
    fileprivate func clock() throws(StoreError) -> ClockReading {
        guard let text = try setting(ClockReading.setting) else { return ClockReading(system: now, mark: nil) }
        guard let milliseconds = Int64(text) else { throw StoreError(.damaged) }
        return ClockReading(system: now, mark: Timestamp(milliseconds: milliseconds))
    }

    /// The openings of a selection of them.
    func openings(_ selection: ValueSelection) throws(StoreError) -> [OpeningRecord] {
        var openings: [OpeningRecord] = []
        for value in try values(selection) {
            if case .opening(let opening) = value { openings.append(try existing(opening)) }
        }
        return openings
    }

    /// An opening with its message, as long as that exists.
    func existing(_ opening: OpeningRecord) throws(StoreError) -> OpeningRecord {
        var opening = opening
        if let message = opening.message, try place(of: message) == nil { opening.message = nil }
        return opening
    }
}

extension Archive {
    /// Records that an envelope was opened, now, as the clock is judged, and which message it became (ENV-7, ENV-8).
    func remember(_ opening: ReplayKey, storedAs message: UniqueIdentifier) throws(StoreError) {
        let clock = try store.clock()
        try store.put(.opening(OpeningRecord(key: opening.key, message: message, openedAt: clock.judged)))
        if clock.mark.map({ $0 < clock.system }) ?? true { try put(mark: clock.system) }
    }

    /// Lets what was opened from a message be opened from another record of it.
    func moveOpenings(of message: UniqueIdentifier, to other: UniqueIdentifier) throws(StoreError) {
        for value in try store.values(ValueSelection(.opening, by: .message, [.id(message)])) {
            guard case .opening(var opening) = value else { continue }
            opening.message = other
            try store.put(.opening(opening))
        }
    }

    /// Advances the mark to a time that the system clock showed; never moves it back.
    fileprivate func moveMark(to system: Timestamp) throws(StoreError) {
        if try store.clock().mark.map({ $0 < system }) ?? true { try put(mark: system) }
    }

    fileprivate func put(mark: Timestamp) throws(StoreError) {
        try store.put(.setting(name: ClockReading.setting, value: String(mark.milliseconds)))
    }
}
