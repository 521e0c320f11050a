import WhisperMessage
import WhisperCore

@testable import WhisperMessaging
import WhisperMessengerPort
@testable import WhisperRealtimeClient

/// Identities and contacts of a device's owner.
extension Device {
    /// Returns the owner's contact for another device's owner, creating their identity if needed.
    @discardableResult
    func meet(_ other: Device, _ name: String) async throws -> KnownContact {
        let ring = IdentityRing(other.secrecy)
        let identity: OwnIdentity
        if let standard = try await ring.standard() {
            identity = standard
        } else {
            identity = try await ring.create(name: other.account.user)
        }
        let book = ContactBook(secrecy)
        let preview = try await book.preview(bundle: try await ring.bundle(of: identity.id), name: name)
        let contact = try await book.add(preview).contact
        return try await book.verify(contact.id, fingerprint: contact.fingerprint)
    }

    /// Adds a contact without a device.
    func addContact(_ name: String) async throws -> UniqueIdentifier {
        try await meet(try await Device("stranger", on: network, logsIn: false), name).id
    }

    /// Binds a conversation to a contact for whom its messages are sealed.
    func bind(_ key: String, to contact: KnownContact) async throws {
        try await ConversationContacts(store).bind(try await conversation(key), to: contact.id)
    }

    /// Returns an opener for incoming messages.
    func opening(trustsServerTime: Bool = false) -> IncomingOpening {
        IncomingOpening(secrecy, trustsServerTime: trustsServerTime)
    }
}
