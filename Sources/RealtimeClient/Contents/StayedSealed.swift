/// The reason a message that contains an envelope remains sealed.
public enum StayedSealed: String, Hashable, Sendable, CaseIterable {
    /// The envelope is too old (ENV-4); one received by catching up may be judged by the server's time (ENV-8b).
    case expired
    /// The envelope's time is in the future: one of the clocks is wrong. It can be opened later.
    case early
    /// The envelope is for another recipient, as when it was sent by another device of the owner.
    case notAddressed = "not-addressed"
    /// The envelope is not authentic.
    case invalid
    /// The envelope was opened before.
    case replayed
    /// The envelope is for an identity whose secrets are not in the keychain.
    case secretMissing = "secret-missing"
}
