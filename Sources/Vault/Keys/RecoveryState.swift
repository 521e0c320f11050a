/// The state of a recovery copy.
public enum RecoveryState: Sendable {
    /// It holds the present keys.
    case sound
    /// It was written anew.
    case renewed
    /// It has the right form; without the passphrase nothing more can be checked.
    case unopened
    case missing, differs, damaged
}
