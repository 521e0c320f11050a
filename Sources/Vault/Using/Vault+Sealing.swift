public import WhisperCore
import WhisperEnvelope

extension Vault {
    /// Seals a text to a contact and stores it in the chat with it.
    ///
    /// - Parameters:
    ///   - text: The message.
    ///   - contact: To whom.
    ///   - identity: From whom; nil for the default identity.
    ///   - isSigned: Whether it is signed; nil signs if the identity can.
    /// - Returns: The envelope as one line of text, `whisper1:…`, to be sent by any messenger. Warnings come with
    ///   ``MessageSealing/seal(_:)`` of ``sealedMessages()``.
    /// - Throws: ``VaultError`` `.policy`, `.noIdentity`, or `.other` with the ``MessageSealingError`` below.
    public func seal(
        _ text: String, to contact: KnownContact, from identity: OwnIdentity? = nil, isSigned: Bool? = nil
    ) async throws(VaultError) -> String {
        let request = SealingRequest(
            message: Array(text.utf8), recipient: .contact(contact.id), identity: identity?.id, isSigned: isSigned)
        do {
            return try await sealedMessages().sealing.seal(request).envelope.text
        } catch {
            throw VaultError(error)
        }
    }

    /// Opens the first envelope in a text and stores its message.
    ///
    /// - Returns: The message and what is known about its sender: only ``OpenedMessage/attribution`` shows whether a
    ///   contact signed it.
    /// - Throws: ``VaultError`` `.invalidEnvelope`, `.notAddressed`, `.expired`, `.replayed`, or `.other` with the
    ///   ``MessageOpeningError`` below. Nothing is stored then.
    public func open(_ text: String) async throws(VaultError) -> OpenedMessage {
        guard let found = EnvelopeScanner.envelopes(in: Array(text.utf8)).first else {
            throw VaultError(.invalidEnvelope)
        }
        do {
            return try await sealedMessages().opening.open(found.envelope)
        } catch {
            throw VaultError(error)
        }
    }

    /// The owner's identities.
    ///
    /// - Throws: ``VaultError`` if the keys are unavailable.
    public func identities() throws(VaultError) -> IdentityRing { try sealedMessages().identities }

    /// The people whom messages are sealed to and come from.
    ///
    /// - Throws: ``VaultError`` if the keys are unavailable.
    public func contacts() throws(VaultError) -> ContactBook { try sealedMessages().contacts }

    /// The four policies.
    ///
    /// - Throws: ``VaultError`` if the keys are unavailable.
    public func policies() throws(VaultError) -> PolicyBook { try sealedMessages().policies }
}

extension Vault {
    /// Adds the contact of a public bundle, `whisper-key1:…`, as ``IdentityRing/bundle(of:)`` exports it. Its keys are
    /// unverified until the owner has compared them: ``ContactBook/verify(_:fingerprint:)``.
    ///
    /// - Parameters:
    ///   - bundle: The bundle's line.
    ///   - name: The name to add it under; nil for the one in the bundle.
    /// - Throws: ``VaultError`` `.other` with the ``ContactError`` below: what the bundle changes of contacts that are known
    ///   is for the owner to decide, by ``ContactBook/preview(bundle:name:)`` and ``ContactBook/add(_:acceptingKeyChange:)``.
    @discardableResult
    public func addContact(_ bundle: [UInt8], name: String? = nil) async throws(VaultError) -> KnownContact {
        do {
            let contacts = try contacts()
            return try await contacts.add(try await contacts.preview(bundle: bundle, name: name)).contact
        } catch {
            throw VaultError(error)
        }
    }
}
