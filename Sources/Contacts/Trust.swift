/// How far a contact's keys are trusted (CON-1). Raw values are the vault's codes.
public enum Trust: Int, Hashable, Sendable, CaseIterable {
    /// Nobody compared the fingerprint.
    case unverified = 0
    /// The owner compared the fingerprint with the contact (CON-3).
    case verified = 1
    /// The keys are not to be used any more: nothing is sent to them, and nothing that they sign counts as verified.
    case revoked = 2
}
