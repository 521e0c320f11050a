/// The decision of the policies on an intended action. It is a value: the caller must act on it.
public enum PolicyDecision: Hashable, Sendable {
    /// The action is allowed.
    case meets
    /// The action is forbidden, including any part of it (POL-3).
    case violates(PolicyViolation)
}

/// The reason a message must not be sealed.
public enum PolicyViolation: Error, Hashable, Sendable {
    /// The contact's keys were revoked (CON-3).
    case recipientRevoked
    /// The contact is blocked (CON-5).
    case recipientBlocked
    /// The recipient is a raw key, and messages may be sent to contacts only (POL-2).
    case rawKeyBlocked
    /// A signature is requested from an identity without a signing key.
    case signingKeyMissing
    /// Messages to verified contacts must be signed, and this one is not (POL-2).
    ///
    /// Without a signing key, the owner is shown how to get one.
    case signatureRequired(hasSigningKey: Bool)
}
