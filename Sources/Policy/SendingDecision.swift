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
