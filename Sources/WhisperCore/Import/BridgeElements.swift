import WhisperArchive
import WhisperMessage
import WhisperStorePort

/// Messages of other sources in the form in which an export of the same chat shows them (ING-2).
///
/// A bridge reports seconds in UTC, an export minutes or seconds in the zone in which its phone was, and an iPhone's export
/// has seconds where one of Android has none, so their stored keys differ. Recomputed in the file's terms, they are equal if
/// the messages are.
struct BridgeElements {
    let store: any VaultStore
    let digest: Digest128

    /// The elements of a conversation, with those that have other times than the file in the file's terms.
    ///
    /// - Returns: Also the messages of the file that may be ones that the owner has deleted, and whose contents the ledger has
    ///   yet to read.
    func inTermsOf(
        _ ledger: FileLedger, _ held: [AlignmentElement], of conversation: UniqueIdentifier
    ) async throws(StoreError) -> (held: [AlignmentElement], unread: Set<Int>) {
        guard !ledger.clocks.isEmpty, haveOtherTimes(held, ledger) else { return (held, []) }
        var deleted = DeletedLines(beside: held, ledger, digest: digest)
        var builder = ContentKeyBuilder(digest: digest)
        var told = held
        var elements = held.map { CloseTimes.Element(key: $0.key, minuteKey: nil, minute: 0) }
        var places: [ChatPosition: Int] = [:]
        for (place, element) in held.enumerated() { places[element.position] = place }
        // Those of exports from another zone, as they are without it.
        var abroad: [Int: CloseTimes.Element] = [:]
        var range = PageRange.oldest
        while true {
            let page = try await store.messages(in: conversation, range, limit: 1_000)
            for message in page where message.contentKey != nil {
                let seconds = message.unified.timestamp.wholeSeconds
                guard let place = places[message.position], let clock = FileClock.of(seconds, among: ledger.clocks)
                else {
                    continue
                }
                var content = message.unified.content
                if held[place].isOwnersMark {
                    told[place].timestamp = Timestamp(milliseconds: clock.seconds(of: seconds) * 1_000)
                    guard let former = deleted.content(of: message) else { continue }
                    content = former
                }
                let zone = message.unified.local?.zone
                // What another source has reported since has that source's seconds.
                let hasOtherForm =
                    zone == nil || message.isJoined || message.unified.precision != clock.precision
                guard hasOtherForm || zone != ledger.zone else { continue }
                if zone == nil || zone != ledger.zone {
                    told[place] = AlignmentElement(
                        key: builder.key(localSeconds: clock.localSeconds(of: seconds), content: content),
                        person: message.person,
                        timestamp: Timestamp(milliseconds: clock.seconds(of: seconds) * 1_000),
                        position: message.position, hasLocalTime: zone != nil, isOwnersMark: held[place].isOwnersMark)
                }
                let minute = clock.localMinute(of: seconds)
                let minuteKey = builder.key(localSeconds: minute, content: content)
                if zone != nil, zone != ledger.zone {
                    abroad[place] = CloseTimes.Element(
                        key: held[place].key, minuteKey: hasOtherForm ? minuteKey : nil,
                        minute: hasOtherForm ? minute : 0)
                }
                elements[place] = CloseTimes.Element(key: told[place].key, minuteKey: minuteKey, minute: minute)
            }
            guard page.count == 1_000, let last = page.last else { break }
            range = .after(last.unified.id)
        }
        // Of a file that is read in another zone than before, the times themselves are the same.
        let shown = Set(ledger.elements.lazy.map(\.key))
        let moved = abroad.keys.count { shown.contains(told[$0].key) }
        if moved <= abroad.keys.count(where: { shown.contains(held[$0].key) }) {
            for (place, element) in abroad {
                told[place] = held[place]
                elements[place] = element
            }
        }
        for (place, match) in CloseTimes.matches(held: elements, file: ledger.closeTimes) {
            if match.isSameContent { told[place].key = ledger.elements[match.file].key }
            told[place].timestamp = Timestamp(milliseconds: ledger.seconds[match.file] * 1_000)
        }
        return (told, deleted.unread)
    }

    /// Whether messages of a conversation may have other times than in the file: those of a bridge, and those that an
    /// export of another form shows.
    private func haveOtherTimes(_ held: [AlignmentElement], _ ledger: FileLedger) -> Bool {
        if held.contains(where: { !$0.hasLocalTime }) { return true }
        let shown = Set(ledger.elements.lazy.map(\.key))
        let unshown = held.filter { !shown.contains($0.key) }
        if unshown.isEmpty { return false }
        let known = Set(held.lazy.map(\.key))
        let open = ledger.elements.indices.filter { !known.contains(ledger.elements[$0].key) }
        if open.isEmpty { return false }
        if ledger.clocks.contains(where: { $0.precision != .minute }) { return true }
        // Of the same moments, messages of a file from another zone have other keys.
        let moments = Set(unshown.lazy.map(\.timestamp.wholeSeconds))
        return unshown.contains { !$0.timestamp.wholeSeconds.isMultiple(of: 60) }
            || open.contains { moments.contains(ledger.seconds[$0]) }
    }

    /// For each probe, the conversations that contain such a message in its minute.
    ///
    /// - Parameter probes: Messages of the file, with keys of their minutes.
    func conversations(
        holding probes: [OverlapProbe], _ ledger: FileLedger, platform: Platform
    ) async throws(StoreError) -> [[UniqueIdentifier]] {
        var builder = ContentKeyBuilder(digest: digest)
        var hits: [[UniqueIdentifier]] = []
        for probe in probes {
            guard let clock = FileClock.of(probe.timestamp.wholeSeconds, among: ledger.clocks) else { continue }
            let start = (clock.localMinute(of: probe.timestamp.wholeSeconds) - clock.offset) * 1_000
            let (end, isOverflow) = start.addingReportingOverflow(60_000)
            if isOverflow { continue }
            let span = Timestamp(milliseconds: start)..<Timestamp(milliseconds: end)
            let found = try await store.messages(sentIn: span, platform: platform, conversation: nil, limit: 1_000)
            let holding = found.filter { message in
                let minute = clock.localMinute(of: message.unified.timestamp.wholeSeconds)
                return builder.key(localSeconds: minute, content: message.unified.content) == probe.key
            }
            hits.append(Set(holding.map(\.conversation)).sorted())
        }
        return hits
    }
}
