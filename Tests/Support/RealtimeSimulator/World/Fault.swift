/// What can go wrong in a simulated world. How often each does is drawn for each seed; many seeds lack most of them.
public enum Fault: String, Hashable, Sendable, CaseIterable, Comparable {
    // On the way of a request.
    case requestLost = "request-lost"
    case requestDuplicated = "request-duplicated"
    case requestSlow = "request-slow"
    case answerLost = "answer-lost"
    case answerGarbled = "answer-garbled"
    case errorBeforeActing = "error-before-acting"
    case errorAfterActing = "error-after-acting"
    // In what the server says.
    case answerForeign = "answer-foreign"
    case eventWithheld = "event-withheld"
    // On the way of a frame.
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

    /// How often it happens where it happens often: once in so many chances.
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
