/// Why a message that carries an envelope stays sealed.
public enum StayedSealed: String, Hashable, Sendable, CaseIterable {
    /// Its time is over (ENV-4); one that was caught up with may be judged by the server's time (ENV-8b).
    case expired
    /// Its time is yet to come: one of the clocks is wrong. It can be opened later.
    case early
    /// It is for somebody else, such as what another device of the owner sent.
    case notAddressed = "not-addressed"
    /// It is not authentic.
    case invalid
    /// It was opened before.
    case replayed
    /// It is for an identity whose secrets are not in the keychain.
    case secretMissing = "secret-missing"
}
