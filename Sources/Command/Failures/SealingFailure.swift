import WhisperContacts
package import WhisperCryptoPort
import WhisperEnvelope
import WhisperJSONText
import WhisperKeyFingerprint
import WhisperLocalization
package import WhisperMessage
import WhisperPolicy
import WhisperPresencePort
import WhisperStorePort
package import WhisperCore

/// Translates failures to seal or open a message into messages for the user: those of ENV-6, those of the
/// policies, and those of the vault.
package enum SealingFailure {
    // MARK: Sealing

    /// The failure that an error of sealing amounts to. Nothing was sealed, stored or printed (POL-3).
    ///
    /// - Parameter recipient: The name of the intended recipient, or its key if no contact has it.
    package static func failure(of error: MessageSealingError, identity: String, recipient: String) -> CommandFailure {
        switch error {
        case .noIdentity: IdentityFailure.noIdentity
        case .identityNotFound: IdentityFailure.notFound(identity)
        case .identityArchived:
            CommandFailure(
                .identityArchived, SealingFailureText.identityArchived, ["name": .text(identity)],
                hint: LocalizedMessage(SealingFailureText.identityArchivedHint))
        case .recipientNotFound: ContactFailure.notFound(recipient)
        case .policyViolation(let violation): failure(of: violation, identity: identity, recipient: recipient)
        case .cancelled: PresenceFailure.failure(of: .cancelled)
        case .presence(let error): PresenceFailure.failure(of: error)
        case .gateMissing: PresenceFailure.failure(of: .damaged)
        case .tooLong:
            CommandFailure(
                .messageTooLong, SealingFailureText.messageTooLong,
                ["count": .count(EnvelopeSealer.maximumMessageLength)])
        case .unusableKey: CommandFailure(.usage, SealingFailureText.invalidKey, ["value": .text(recipient)])
        case .clockUnusable: CommandFailure(.clock, SealingFailureText.clockUnusable)
        case .signingKeyMissing: IdentityFailure.signingKeyMissing(identity)
        case .damaged: FailureReport.failure(of: StoreError(.damaged))
        case .store(let error): FailureReport.failure(of: error)
        case .keychain(let error): FailureReport.failure(of: error)
        case .sealing(let error): FailureReport.failure(of: error)
        case .crypto(let error): CryptoFailure.failure(of: error)
        }
    }

    private static func failure(
        of violation: PolicyViolation, identity: String, recipient: String
    ) -> CommandFailure {
        switch violation {
        case .rawKeyBlocked:
            CommandFailure(
                .policyViolation, SealingFailureText.policyRawKey, ["key": .text(recipient)],
                hint: LocalizedMessage(SealingFailureText.policyRawKeyHint))
        case .signatureRequired(let hasSigningKey):
            CommandFailure(
                .policyViolation, SealingFailureText.policySignature, ["name": .text(recipient)],
                hint: LocalizedMessage(
                    hasSigningKey ? SealingFailureText.policySignatureHint : .policySignatureKeyHint))
        case .signingKeyMissing: IdentityFailure.failure(of: .noSigningKey, name: identity)
        case .recipientBlocked: blocked(recipient)
        case .recipientRevoked: revoked(recipient)
        }
    }

    private static func blocked(_ recipient: String) -> CommandFailure {
        CommandFailure(
            .blocked, SealingFailureText.contactBlocked, ["name": .text(recipient)],
            hint: LocalizedMessage(SealingFailureText.contactBlockedHint))
    }

    private static func revoked(_ recipient: String) -> CommandFailure {
        CommandFailure(
            .revoked, SealingFailureText.contactRevoked, ["name": .text(recipient)],
            hint: LocalizedMessage(SealingFailureText.contactRevokedHint))
    }

    // MARK: Opening

    /// The failure that an error of opening amounts to.
    package static func failure(of error: MessageOpeningError) -> CommandFailure {
        switch error {
        case .invalid: invalidEnvelope
        case .notAddressed:
            CommandFailure(
                .notAddressed, SealingFailureText.notAddressed,
                hint: LocalizedMessage(SealingFailureText.notAddressedHint))
        case .expired:
            CommandFailure(
                .expired, SealingFailureText.messageExpired,
                hint: LocalizedMessage(SealingFailureText.messageExpiredHint))
        case .replayed: CommandFailure(.replay, SealingFailureText.replayDetected)
        case .notRecorded:
            CommandFailure(
                .replayFull, SealingFailureText.replayFull, hint: LocalizedMessage(SealingFailureText.replayFullHint))
        case .secretMissing: CommandFailure(.keyMissing, FailureText.keyMissing)
        case .carrierNotFound: CommandFailure(.notFound, FailureText.messageNotFound)
        case .damaged: FailureReport.failure(of: StoreError(.damaged))
        case .store(let error): FailureReport.failure(of: error)
        case .keychain(let error): FailureReport.failure(of: error)
        case .sealing(let error): FailureReport.failure(of: error)
        case .crypto(let error): CryptoFailure.failure(of: error)
        }
    }

    /// The text is not an envelope, or does not verify: the same words for both (ENV-6).
    package static var invalidEnvelope: CommandFailure {
        CommandFailure(
            .invalidEnvelope, SealingFailureText.invalidEnvelope,
            hint: LocalizedMessage(SealingFailureText.invalidEnvelopeHint))
    }

    /// The failure to report for an opened message if its sender's keys are revoked or have changed; nil otherwise.
    package static func alarm(about verdict: OpenedMessage, crypto: any CryptoBackend) -> CommandFailure? {
        switch verdict.attribution.kind {
        case .signed, .unknownSigned, .unsigned: return nil
        case .revoked: return CommandFailure(.revoked, SealingFailureText.senderRevoked)
        case .keyChanged:
            let name = verdict.contact?.name ?? ""
            var failure = CommandFailure(
                .keyChanged, SealingFailureText.senderKeyChanged,
                hint: LocalizedMessage(SealingFailureText.senderKeyChangedHint, ["name": .text(name)]))
            let known = verdict.contact?.fingerprint.authenticationWords(crypto: crypto) ?? []
            let shown = verdict.fingerprint.authenticationWords(crypto: crypto)
            failure.alarm = .otherKeys(than: known, shown: shown, of: name)
            failure.details = ContactFailure.words(name, known: known, shown: shown)
            return failure
        }
    }

    /// The owner sealed the envelope, and only its recipient can open it; the hint says where the owner's own text is.
    package static func own(_ message: StoredMessage) -> CommandFailure {
        let reference = MessageReference(of: message.unified).text
        var failure = CommandFailure(
            .notAddressed, SealingFailureText.ownEnvelope,
            ["name": .text(ShownName.text(message.unified.recipients.first?.shownName ?? ""))],
            hint: LocalizedMessage(
                SealingFailureText.ownEnvelopeHint, ["command": .text("whisper messages --around \(reference)")]))
        failure.details = ["own_ref": .string(reference)]
        return failure
    }

    /// The envelope was opened before: where its message is, if it still exists.
    package static func replayed(_ earlier: StoredMessage?) -> CommandFailure {
        guard let earlier else {
            var failure = CommandFailure(
                .replay, SealingFailureText.replayDetected,
                hint: LocalizedMessage(SealingFailureText.replayDeletedHint))
            failure.details = ["ref": .null]
            return failure
        }
        let reference = MessageReference(of: earlier.unified).text
        var failure = CommandFailure(
            .replay, SealingFailureText.replayDetected,
            hint: LocalizedMessage(
                SealingFailureText.replayHint,
                ["reference": .text(reference), "command": .text("whisper messages --around \(reference)")]))
        failure.details = ["ref": .string(reference), "message_id": .string(earlier.unified.id.description)]
        return failure
    }
}
