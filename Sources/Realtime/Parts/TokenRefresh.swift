/// Which of the access tokens that there have been, counted from 0.
struct TokenGeneration: Hashable, Sendable, Comparable {
    let number: Int

    static func < (left: TokenGeneration, right: TokenGeneration) -> Bool { left.number < right.number }
}

/// Keeps one refresh of the access token under way at most, however many ask for it (RT-3).
///
/// Every request remembers the generation that it was made with. A refusal of a token that has been replaced meanwhile asks
/// for nothing: the request is made again with the new one.
struct TokenRefresh: Hashable, Sendable {
    /// How things stand with the access token.
    enum State: Hashable, Sendable {
        /// As far as is known it is good.
        case usable
        /// A new one is to be asked for.
        case needed
        /// A new one has been asked for.
        case underWay
        /// A new one is asked for when the timer `refresh` runs out.
        case waiting
        /// There will be none until somebody logs in.
        case signedOut
    }

    private(set) var state: State
    /// The access token in use.
    private(set) var generation = TokenGeneration(number: 0)
    /// Delays after refreshes that failed.
    private var failures: Backoff
    /// Delays after refreshes whose token was refused at once.
    private var refusals: Backoff
    /// Whether a token of the present generation has been good for something.
    private var isProven = true

    init(hasToken: Bool, backoff: [Duration]) {
        state = hasToken ? .usable : .needed
        failures = Backoff(backoff)
        refusals = Backoff(backoff)
    }

    /// Whether requests may be made.
    var isUsable: Bool { state == .usable }

    /// A request was accepted.
    mutating func accepted() {
        isProven = true
        refusals.reset()
    }

    /// A token was refused. Returns how long to wait before it is refreshed; nil where that is at once or not at all.
    mutating func refused(_ refused: TokenGeneration, _ step: inout Step) -> Duration? {
        guard refused == generation, state == .usable else { return nil }
        state = .needed
        guard !isProven else { return nil }
        // A token that was never good for anything: the next may be no better.
        state = .waiting
        return refusals.next(&step)
    }

    /// Whether to ask for a new token now; it counts as asked for.
    mutating func begin() -> Bool {
        guard state == .needed else { return false }
        state = .underWay
        return true
    }

    /// The wait before a refresh is over.
    mutating func waited() {
        if state == .waiting { state = .needed }
    }

    /// There is a new token.
    mutating func succeeded() {
        generation = TokenGeneration(number: generation.number + 1)
        state = .usable
        isProven = false
        failures.reset()
    }

    /// There is no new token. Returns how long to wait before it is tried again; nil where that is of no use.
    mutating func failed(isPermanent: Bool, _ step: inout Step) -> Duration? {
        guard state == .underWay else { return nil }
        state = isPermanent ? .signedOut : .waiting
        return isPermanent ? nil : failures.next(&step)
    }
}
