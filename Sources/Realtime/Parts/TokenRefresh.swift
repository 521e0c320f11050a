/// The number of an access token in the sequence of all tokens, counted from 0.
struct TokenGeneration: Hashable, Sendable, Comparable {
    let number: Int

    static func < (left: TokenGeneration, right: TokenGeneration) -> Bool { left.number < right.number }
}

/// Ensures that at most one refresh of the access token is in progress, however many requests need it (RT-3).
///
/// Every request remembers the generation of its token. If a rejected token has been replaced in the meantime, no
/// refresh is needed: the request is repeated with the new token.
struct TokenRefresh: Hashable, Sendable {
    /// The state of the access token.
    enum State: Hashable, Sendable {
        /// The token is valid as far as is known.
        case usable
        /// A new token must be requested.
        case needed
        /// A new token has been requested.
        case underWay
        /// A new token will be requested when the timer `refresh` fires.
        case waiting
        /// No token is available until the user logs in.
        case signedOut
    }

    private(set) var state: State
    /// The generation of the current access token.
    private(set) var generation = TokenGeneration(number: 0)
    /// The delays after failed refreshes.
    private var failures: Backoff
    /// The delays after refreshes whose token was rejected at once.
    private var refusals: Backoff
    /// Whether a token of the current generation has been accepted at least once.
    private var isProven = true

    init(hasToken: Bool, backoff: [Duration]) {
        state = hasToken ? .usable : .needed
        failures = Backoff(backoff)
        refusals = Backoff(backoff)
    }

    /// Whether requests may be made.
    var isUsable: Bool { state == .usable }

    /// Records that a request was accepted.
    mutating func accepted() {
        isProven = true
        refusals.reset()
    }

    /// Handles a rejected token. Returns the delay before a refresh; nil if there is none, or it happens at once.
    mutating func refused(_ refused: TokenGeneration, _ step: inout Step) -> Duration? {
        guard refused == generation, state == .usable else { return nil }
        state = .needed
        guard !isProven else { return nil }
        // The token was never accepted, so the next may be no better.
        state = .waiting
        return refusals.next(&step)
    }

    /// Returns whether to request a new token now, and counts it as requested.
    mutating func begin() -> Bool {
        guard state == .needed else { return false }
        state = .underWay
        return true
    }

    /// Ends the delay before a refresh.
    mutating func waited() {
        if state == .waiting { state = .needed }
    }

    /// Records a new token.
    mutating func succeeded() {
        generation = TokenGeneration(number: generation.number + 1)
        state = .usable
        isProven = false
        failures.reset()
    }

    /// Handles a failed refresh. Returns the delay before the next attempt; nil if a retry is pointless.
    mutating func failed(isPermanent: Bool, _ step: inout Step) -> Duration? {
        guard state == .underWay else { return nil }
        state = isPermanent ? .signedOut : .waiting
        return isPermanent ? nil : failures.next(&step)
    }
}
