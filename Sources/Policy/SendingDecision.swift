public import WhisperContacts

/// To whom a message goes, as far as the policies care.
public enum PolicyRecipient: Hashable, Sendable {
    /// A key that was typed. Where it is a contact's, it is this and the contact.
    case rawKey
    /// A contact.
    case contact(Trust, isBlocked: Bool)
}

extension PolicySettings {
    /// Whether a message may be sealed (POL-1, POL-2).
    ///
    /// What holds whatever the switches say comes first: revoked, then blocked. Of several reasons the first one is told,
    /// in the order of the cases of `PolicyViolation`.
    ///
    /// - Parameters:
    ///   - recipient: To whom it goes.
    ///   - isSigned: Whether it is to be signed.
    ///   - hasSigningKey: Whether the identity that it is sealed with can sign.
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
