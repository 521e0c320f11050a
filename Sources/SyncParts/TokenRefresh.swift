/// The number of an access token in the sequence of all tokens, counted from 0.
package struct TokenGeneration: Hashable, Sendable, Comparable {
    /// The number.
    package let number: Int

    /// Creates a generation from its number.
    package init(number: Int) {
        self.number = number
    }

    package static func < (left: TokenGeneration, right: TokenGeneration) -> Bool { left.number < right.number }
}

/// Ensures that at most one refresh of the access token is in progress, however many requests need it (RT-3).
///
/// Every request remembers the generation of its token. If a rejected token has been replaced in the meantime, no
/// refresh is needed: the request is repeated with the new token.
package struct TokenRefresh: Hashable, Sendable {
    /// The state of the access token.
    package enum State: Hashable, Sendable {
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

    package private(set) var state: State
    /// The generation of the current access token.
    package private(set) var generation = TokenGeneration(number: 0)
    /// The delays after failed refreshes.
    private var failures: Backoff
    /// The delays after refreshes whose token was rejected at once.
    private var refusals: Backoff
    /// Whether a token of the current generation has been accepted at least once.
    private var isProven = true

    /// Creates a state with or without an access token.
    package init(hasToken: Bool, backoff: [Duration]) {
        state = hasToken ? .usable : .needed
        failures = Backoff(backoff)
        refusals = Backoff(backoff)
    }

    /// Whether requests may be made.
    package var isUsable: Bool { state == .usable }

    /// Records that a request was accepted.
    package mutating func accepted() {
        isProven = true
        refusals.reset()
    }

    /// Handles a rejected token. Returns the delay before a refresh; nil if there is none, or it happens at once.
    package mutating func refused<Effect>(_ refused: TokenGeneration, _ step: inout MachineStep<Effect>) -> Duration? {
        guard refused == generation, state == .usable else { return nil }
        state = .needed
        guard !isProven else { return nil }
        // The token was never accepted, so the next may be no better.
        state = .waiting
        return refusals.next(&step)
    }

    /// Handles the end of the session whose token was rejected: no refresh helps. A refresh that is in progress decides.
    package mutating func revoked(_ refused: TokenGeneration) {
        guard refused == generation, state != .underWay else { return }
        state = .signedOut
    }

    /// Returns whether to request a new token now, and counts it as requested.
    package mutating func begin() -> Bool {
        guard state == .needed else { return false }
        state = .underWay
        return true
    }

    /// Ends the delay before a refresh.
    package mutating func waited() {
        if state == .waiting { state = .needed }
    }

    /// Records a new token.
    package mutating func succeeded() {
        generation = TokenGeneration(number: generation.number + 1)
        state = .usable
        isProven = false
        failures.reset()
    }

    /// Handles a failed refresh. Returns the delay before the next attempt; nil if a retry is pointless.
    package mutating func failed<Effect>(isPermanent: Bool, _ step: inout MachineStep<Effect>) -> Duration? {
        guard state == .underWay else { return nil }
        state = isPermanent ? .signedOut : .waiting
        return isPermanent ? nil : failures.next(&step)
    }
}
