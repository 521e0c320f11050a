/// The faults of a simulated world. The frequency of each is drawn for each seed; many seeds lack most of them.
public enum Fault: String, Hashable, Sendable, CaseIterable, Comparable {
    // In transit of a request.
    case requestLost = "request-lost"
    case requestDuplicated = "request-duplicated"
    case requestSlow = "request-slow"
    case answerLost = "answer-lost"
    case answerGarbled = "answer-garbled"
    case errorBeforeActing = "error-before-acting"
    case errorAfterActing = "error-after-acting"
    // In the server's responses.
    case answerForeign = "answer-foreign"
    case eventWithheld = "event-withheld"
    // In transit of a frame.
    case handshakeLost = "handshake-lost"
    case frameDropped = "frame-dropped"
    case frameDuplicated = "frame-duplicated"
    case frameReordered = "frame-reordered"
    case frameGarbled = "frame-garbled"
    case frameUnknown = "frame-unknown"
    // In a client.
    case storeFails = "store-fails"
    case crashBesideStore = "crash-beside-store"

    /// Orders by name.
    public static func < (left: Fault, right: Fault) -> Bool { left.rawValue < right.rawValue }

    /// The highest frequency of the fault, as a probability per opportunity.
    var greatestRate: Double {
        switch self {
        case .requestLost, .answerLost, .frameDropped, .frameDuplicated, .frameReordered: 0.25
        case .requestDuplicated, .requestSlow, .errorBeforeActing, .errorAfterActing, .handshakeLost: 0.2
        case .answerGarbled, .frameGarbled, .frameUnknown, .storeFails, .answerForeign: 0.1
        case .eventWithheld: 0.2
        case .crashBesideStore: 0.05
        }
    }
}
