/// The state of a recovery copy.
public enum RecoveryState: Sendable {
    /// It holds the present keys.
    case sound
    /// It was written anew.
    case renewed
    /// It has the right form; without a passphrase that is all that can be told.
    case unopened
    case missing, differs, damaged
}
