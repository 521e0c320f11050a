import WhisperMessage

/// The shape of messages that cannot be matched by their text: exports word polls and locations differently, have a
/// placeholder for media that can be viewed once, and omit the content of deleted messages (ING-2).
enum MessageShape: Hashable, Sendable {
    case poll, place
    /// Withheld: viewable once, or not decrypted yet.
    case withheld
    /// Deleted.
    case gone
    case other

    /// Parameter isViewedOnce: Whether its source says that it can be viewed only once.
    init(_ content: Content, isViewedOnce: Bool) {
        switch content.kind {
        case .poll: self = .poll
        case .location: self = .place
        case .deleted: self = .gone
        case .unknown: self = .withheld
        default: self = isViewedOnce ? .withheld : .other
        }
    }

    /// Whether an export's record of this shape may stand for a live source's message of another.
    func stands(for told: MessageShape) -> Bool {
        if self == .gone || told == .gone { return true }
        return self == told && self != .other
    }

    /// Whether messages of this shape are so rare that one in the same minute is no coincidence.
    var isWorded: Bool { self == .poll || self == .place || self == .withheld }
}
