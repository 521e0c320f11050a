public import WhisperContacts

/// The recipient of a message, as the policies see it.
public enum PolicyRecipient: Hashable, Sendable {
    /// A key that was entered directly. If it belongs to a contact, both this and the contact apply.
    case rawKey
    /// A contact.
    case contact(Trust, isBlocked: Bool)
}

extension PolicySettings {
    /// Decides whether a message may be sealed (POL-1, POL-2).
    ///
    /// Rules that no switch affects come first: revoked, then blocked. If there are several reasons, the first is
    /// returned, in the order of the cases of `PolicyViolation`.
    ///
    /// - Parameters:
    ///   - recipient: The recipient.
    ///   - isSigned: Whether the message is to be signed.
    ///   - hasSigningKey: Whether the sealing identity can sign.
    public func decide(to recipient: PolicyRecipient, isSigned: Bool, hasSigningKey: Bool) -> PolicyDecision {
        switch recipient {
        case .contact(.revoked, _): return .violates(.recipientRevoked)
        case .contact(_, isBlocked: true): return .violates(.recipientBlocked)
        case .rawKey where self[.contactRequiredToSend]: return .violates(.rawKeyBlocked)
        case .rawKey, .contact: break
        }
        if isSigned {
            return hasSigningKey ? .meets : .violates(.signingKeyMissing)
        }
        if case .contact(.verified, _) = recipient, self[.requireSignatureForVerified] {
            return .violates(.signatureRequired(hasSigningKey: hasSigningKey))
        }
        return .meets
    }
}

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
