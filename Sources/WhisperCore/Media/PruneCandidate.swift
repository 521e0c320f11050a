import WhisperMessage
import WhisperStorePort

/// A stored content, and what a rule says of its uses.
struct PruneCandidate {
    /// The first use of the content.
    let first: ContentUse
    /// The size of the content in bytes: the greatest that a use records.
    private(set) var bytes: Int64
    /// The number of uses.
    private(set) var uses: Int64 = 0
    /// The number of uses that meet the criteria.
    private(set) var covered: Int64 = 0
    /// Whether all uses that were asked about could be fetched again.
    private(set) var isFetchable = true
    /// What the uses become; nil if there are more than one call may release.
    private(set) var releases: [AttachmentRelease]? = []
    private var latest: Timestamp

    /// The number of attachments that one transaction releases.
    static let mostReleases = 1_000

    /// Reads the next content with all of its uses; nil at the end.
    init?(
        from reader: inout ContentUseReader, _ rule: MediaRule, mayFetch: ContentAvailability
    ) async throws(StoreError) {
        guard let first = try await reader.next() else { return nil }
        self.first = first
        bytes = 0
        latest = first.shownAt
        try await add(first, rule, mayFetch)
        while let use = try await reader.next(of: first.place.sha256) { try await add(use, rule, mayFetch) }
    }

    /// What is to be done with the content.
    func verdict(_ rule: MediaRule) -> Verdict {
        if covered == 0 { return .unaffected }
        if covered < uses { return .inUse }
        return isFetchable || rule.evenUnfetchable ? .release : .unfetchable
    }

    /// What is to be done with a content.
    enum Verdict {
        /// No use meets the criteria.
        case unaffected
        /// Some uses meet them and others do not, so the content stays for all.
        case inUse
        /// All uses meet them, but the content could not be fetched again.
        case unfetchable
        /// It is given up.
        case release
    }

    /// Its turn among all that are given up to make room.
    var rank: PruneRank { PruneRank(latest: latest, bytes: bytes, sha256: first.place.sha256) }

    private mutating func add(
        _ use: ContentUse, _ rule: MediaRule, _ mayFetch: ContentAvailability
    ) async throws(StoreError) {
        uses += 1
        bytes = max(bytes, use.attachment.size ?? 0)
        latest = max(latest, use.shownAt)
        guard rule.covers(use) else { return }
        covered += 1
        // Nothing is asked about a content that stays anyway.
        guard covered == uses, isFetchable || rule.evenUnfetchable else { return }
        let canBeFetched = try await mayFetch(use)
        isFetchable = isFetchable && canBeFetched
        guard let known = releases?.count, known < PruneCandidate.mostReleases else { return releases = nil }
        releases?.append(use.release(canBeFetched: canBeFetched))
    }
}

extension ContentUse {
    /// Gives up the content of this use.
    func release(canBeFetched: Bool) -> AttachmentRelease {
        AttachmentRelease(
            message: message, index: place.index, sha256: place.sha256, rest: canBeFetched ? .remote : .missing)
    }
}

/// The turn of a content among all that are given up to make room: the oldest first by the day of its latest use, of one
/// day the largest first. Of a size that is small, as there may be millions.
struct PruneRank: Comparable, Sendable {
    private let day: Int64
    private let bytes: Int64
    private let number: UInt64

    init(latest: Timestamp, bytes: Int64, sha256: String) {
        // Rounds down, unlike division for negative numbers.
        let milliseconds = latest.milliseconds
        day = milliseconds / 86_400_000 - (milliseconds % 86_400_000 < 0 ? 1 : 0)
        self.bytes = bytes
        number = UInt64(sha256.prefix(16), radix: 16) ?? 0
    }

    static func < (left: PruneRank, right: PruneRank) -> Bool {
        (left.day, right.bytes, left.number) < (right.day, left.bytes, right.number)
    }
}
