public import WhisperStorePort

/// What a rule gives up, before anything is done (ST-13).
public struct MediaPrunePlan: Sendable {
    /// The rule.
    public let rule: MediaRule
    /// What would be given up, and what would stay.
    public let report: MediaPruneReport
    /// Where a rule that makes room ends.
    let end: End

    /// Whether there is nothing to give up.
    public var isEmpty: Bool { report.released.contents == 0 }

    /// Which of the contents that a rule covers are given up.
    enum End: Sendable {
        /// None: there is room enough.
        case nothing
        /// Those up to this one in the order of turns.
        case upTo(PruneRank)
        /// All.
        case everything
    }

    /// Whether a content that the rule covers is given up.
    func includes(_ rank: PruneRank) -> Bool {
        switch end {
        case .nothing: false
        case .upTo(let last): rank <= last
        case .everything: true
        }
    }
}

/// The extent of a removal of contents, planned or actual (ST-13).
public struct MediaPruneReport: Hashable, Sendable {
    /// The contents that are given up.
    public internal(set) var released = MediaAmount()
    /// Those of them that cannot be fetched again for every message that has them: nothing, unless the rule says so.
    public internal(set) var lost = MediaAmount()
    /// The number of attachments that had them.
    public internal(set) var uses: Int64 = 0
    /// The contents that meet the criteria and stay, as they could not be fetched again.
    public internal(set) var unfetchable = MediaAmount()
    /// The largest of those, at most ten, the largest first: one of the attachments that have each.
    public internal(set) var largestUnfetchable: [ContentUse] = []
    /// The contents that stay because only some of the messages that have them meet the criteria, or because one of
    /// these messages is still to be sent.
    public internal(set) var inUse = MediaAmount()
    /// The contents that are left afterwards.
    public internal(set) var remaining = MediaAmount()
    /// Whether the space is not free yet: another command, such as an import, was using the attachments. The next removal
    /// of contents, or `verify --repair`, frees it.
    public internal(set) var isPostponed = false

    /// Notes a content that stays, as it could not be fetched again.
    mutating func note(unfetchable candidate: PruneCandidate) {
        unfetchable.add(bytes: candidate.bytes)
        let size = candidate.bytes
        let index = largestUnfetchable.firstIndex { $0.attachment.size ?? 0 < size } ?? largestUnfetchable.endIndex
        guard index < MediaPruneReport.mostNamed else { return }
        var use = candidate.first
        use.attachment.size = size
        largestUnfetchable.insert(use, at: index)
        if largestUnfetchable.count > MediaPruneReport.mostNamed { largestUnfetchable.removeLast() }
    }

    private static let mostNamed = 10
}
