/// What the policies say to something that is about to be done. It is a value: whoever asked must act upon it.
public enum PolicyDecision: Hashable, Sendable {
    /// It may be done.
    case meets
    /// It must not be done, nor any part of it (POL-3).
    case violates(PolicyViolation)
}

/// Why a message must not be sealed.
public enum PolicyViolation: Error, Hashable, Sendable {
    /// The contact's keys were revoked (CON-3).
    case recipientRevoked
    /// The contact is blocked (CON-5).
    case recipientBlocked
    /// The recipient is a key, and messages go to contacts only (POL-2).
    case rawKeyBlocked
    /// A signature is asked of an identity that has no signing key.
    case signingKeyMissing
    /// Messages to verified contacts are signed, and this one is not. Without a signing key, the owner is told how to get
    /// one (POL-2).
    case signatureRequired(hasSigningKey: Bool)
}
