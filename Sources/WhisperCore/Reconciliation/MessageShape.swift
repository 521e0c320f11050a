import WhisperMessage

/// What a message is, where its words do not tell two sources' records of it to be one: exports word polls and places in
/// their own way, leave a placeholder for what can be viewed once, and show nothing of what was taken back (ING-2).
enum MessageShape: Hashable, Sendable {
    case poll, place
    /// Not given out: viewed once, or not decrypted yet.
    case withheld
    /// Taken back.
    case gone
    case other

    /// - Parameter isViewedOnce: Whether its source says that it can be viewed only once.
    init(_ content: Content, isViewedOnce: Bool) {
        switch content.kind {
        case .poll: self = .poll
        case .location: self = .place
        case .deleted: self = .gone
        case .unknown: self = .withheld
        default: self = isViewedOnce ? .withheld : .other
        }
    }

    /// Whether an export's record of this shape may be of a message that a live source tells as another.
    func stands(for told: MessageShape) -> Bool {
        if self == .gone || told == .gone { return true }
        return self == told && self != .other
    }

    /// Whether messages of this shape are few enough that one in a minute is no chance.
    var isWorded: Bool { self == .poll || self == .place || self == .withheld }
}
