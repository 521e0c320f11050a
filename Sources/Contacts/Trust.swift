/// The trust in a contact's keys (CON-1). Raw values are the vault's codes.
public enum Trust: Int, Hashable, Sendable, CaseIterable {
    /// The fingerprint has not been compared.
    case unverified = 0
    /// The owner compared the fingerprint with the contact (CON-3).
    case verified = 1
    /// The keys must not be used: nothing is sent to them, and none of their signatures counts as verified.
    case revoked = 2
}
