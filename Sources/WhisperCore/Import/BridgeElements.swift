import WhisperMessage
import WhisperStorePort

/// A bridge's messages in the form in which an export of the same chat shows them (ING-2).
///
/// A bridge reports seconds in UTC, an export minutes in its own zone, so their stored keys differ. Recomputed in the
/// file's terms, they are equal if the messages are.
struct BridgeElements {
    let store: any VaultStore
    let digest: Digest128

    /// The elements of a conversation, with a bridge's messages in the file's terms.
    func inTermsOf(
        _ ledger: FileLedger, _ held: [AlignmentElement], of conversation: UniqueIdentifier
    ) async throws(StoreError) -> [AlignmentElement] {
        guard held.contains(where: { !$0.hasLocalTime }), !ledger.clocks.isEmpty else { return held }
        var builder = ContentKeyBuilder(digest: digest)
        var told: [ChatPosition: AlignmentElement] = [:]
        var range = PageRange.oldest
        while true {
            let page = try await store.messages(in: conversation, range, limit: 1_000)
            for message in page where message.unified.local == nil && message.contentKey != nil {
                let seconds = message.unified.timestamp.wholeSeconds
                guard let clock = FileClock.of(seconds, among: ledger.clocks) else { continue }
                told[message.position] = AlignmentElement(
                    key: builder.key(localSeconds: clock.localSeconds(of: seconds), content: message.unified.content),
                    person: message.person,
                    timestamp: Timestamp(milliseconds: clock.seconds(of: seconds) * 1_000), position: message.position)
            }
            guard page.count == 1_000, let last = page.last else { break }
            range = .after(last.unified.id)
        }
        return held.map { $0.isOwnersMark ? $0 : told[$0.position] ?? $0 }
    }

    /// For each probe, the conversations that contain such a message from a bridge.
    func conversations(
        holding probes: [OverlapProbe], _ ledger: FileLedger, platform: Platform
    ) async throws(StoreError) -> [[UniqueIdentifier]] {
        var builder = ContentKeyBuilder(digest: digest)
        var hits: [[UniqueIdentifier]] = []
        for probe in probes {
            guard let clock = FileClock.of(probe.timestamp.wholeSeconds, among: ledger.clocks) else { continue }
            let length: Int64 = clock.precision == .minute ? 60_000 : 1_000
            let start = probe.timestamp.milliseconds
            let (end, isOverflow) = start.addingReportingOverflow(length)
            if isOverflow { continue }
            let span = Timestamp(milliseconds: start)..<Timestamp(milliseconds: end)
            let found = try await store.messages(sentIn: span, platform: platform, conversation: nil, limit: 1_000)
            let holding = found.filter { message in
                let seconds = clock.localSeconds(of: message.unified.timestamp.wholeSeconds)
                return message.unified.local == nil
                    && builder.key(localSeconds: seconds, content: message.unified.content) == probe.key
            }
            hits.append(Set(holding.map(\.conversation)).sorted())
        }
        return hits
    }
}
