import WhisperKeyFingerprint
import WhisperMessage
import WhisperStorePort
import WhisperTextCoding

/// The senders of sealed messages in the vault. Their names are language-neutral, or those of contacts.
extension NewSender {
    /// A contact, identified by its id, as its keys may change.
    static func contact(_ contact: ContactRecord, seenAt time: Timestamp) -> NewSender {
        NewSender(
            platform: .whisper, aliases: [PersonAlias(kind: .contact, value: contact.id.description)],
            participant: Participant(
                identifier: HexText.text(contact.fingerprint), displayName: contact.displayName),
            isOwner: false, seenAt: time)
    }

    /// The owner of keys that belong to no contact, identified by their fingerprint.
    static func keys(_ fingerprint: Fingerprint, seenAt time: Timestamp) -> NewSender {
        NewSender(
            platform: .whisper, aliases: [PersonAlias(kind: .linkedID, value: fingerprint.hex)],
            participant: Participant(identifier: fingerprint.hex, displayName: fingerprint.shortID.description),
            isOwner: false, seenAt: time)
    }

    /// The sender of all unsigned messages, who stands for no one in particular.
    static func unsigned(seenAt time: Timestamp) -> NewSender {
        NewSender(
            platform: .whisper, aliases: [PersonAlias(kind: .linkedID, value: "unsigned")],
            participant: Participant(identifier: nil, displayName: "Unknown (Unsigned)"), isOwner: false,
            seenAt: time)
    }

    /// The owner, by the identity used.
    static func owner(_ identity: OwnIdentity, seenAt time: Timestamp) -> NewSender {
        NewSender(
            platform: .whisper,
            aliases: [
                PersonAlias(kind: .linkedID, value: identity.fingerprint.hex),
                PersonAlias(kind: .pushName, value: identity.name),
            ],
            participant: .identity(identity), isOwner: true, seenAt: time)
    }
}

extension Participant {
    /// One of the owner's identities.
    static func identity(_ identity: OwnIdentity) -> Participant {
        Participant(identifier: identity.fingerprint.hex, displayName: identity.name)
    }
}

extension ConversationReference {
    /// Sealed messages exchanged with a contact.
    static func contact(_ id: UniqueIdentifier, name: String) -> ConversationReference {
        ConversationReference(platform: .whisper, key: "contact:\(id)", title: name, kind: .direct)
    }

    /// Sealed messages exchanged with keys that belong to no contact.
    static func keys(_ fingerprint: Fingerprint) -> ConversationReference {
        ConversationReference(
            platform: .whisper, key: "keys:\(fingerprint.hex)", title: fingerprint.shortID.description, kind: .direct)
    }

    /// Unsigned sealed messages.
    static var unsigned: ConversationReference {
        ConversationReference(
            platform: .whisper, key: "unsigned", title: "Unknown (Unsigned)", kind: .unknown)
    }
}
