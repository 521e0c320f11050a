import WhisperJSONText
import WhisperMessage

/// The shape of messages that cannot be matched by their text: exports word polls, locations, calls and lines without an
/// author differently, have a placeholder for media that can be viewed once, and omit the content of deleted messages
/// (ING-2).
enum MessageShape: Hashable, Sendable {
    case poll, place
    /// Withheld: viewable once, or not decrypted yet.
    case withheld
    /// Deleted.
    case gone
    case call
    /// A line without an author about something; nil for what is not known.
    case line(LineTopic?)
    case other

    /// Parameters:
    ///   - isViewedOnce: Whether its source says that it can be viewed only once.
    ///   - marks: Its `platform_specific`, which is needed for lines without an author.
    init(_ content: Content, isViewedOnce: Bool, marks: @autoclosure () -> JSONObject) {
        switch content.kind {
        case .poll: self = .poll
        case .location: self = .place
        case .deleted: self = .gone
        case .unknown: self = .withheld
        case .call: self = .call
        case .system:
            let topic = LineTopic(marks())
            self = topic == .missedCall ? .call : .line(topic)
        default: self = isViewedOnce ? .withheld : .other
        }
    }

    /// Whether an export's record of this shape may stand for a live source's message of another.
    func stands(for told: MessageShape) -> Bool {
        if self == told { return self != .other }
        if isOwnKind || told.isOwnKind { return false }
        return self == .gone || told == .gone
    }

    /// Whether every source shows it as this kind of thing, whatever becomes of it.
    var isOwnKind: Bool {
        switch self {
        case .call, .line: true
        case .poll, .place, .withheld, .gone, .other: false
        }
    }

    /// Whether messages of this shape are so rare that one in the same minute is no coincidence.
    var isWorded: Bool { self == .poll || self == .place || self == .withheld || self == .call }
}
