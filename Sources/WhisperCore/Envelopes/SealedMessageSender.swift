import WhisperKeyFingerprint
import WhisperMessage
import WhisperStorePort
import WhisperTextCoding

/// How the senders of sealed messages stand in the vault. The names are no language's, or those that contacts have.
extension NewSender {
    /// A contact, recognised by its id: keys come and go.
    static func contact(_ contact: ContactRecord, seenAt time: Timestamp) -> NewSender {
        NewSender(
            platform: .whisper, aliases: [PersonAlias(kind: .contact, value: contact.id.description)],
            participant: Participant(
                identifier: HexText.text(contact.fingerprint), displayName: contact.displayName),
            isOwner: false, seenAt: time)
    }

    /// Someone who signed with keys that are no contact's, known by their fingerprint.
    static func keys(_ fingerprint: Fingerprint, seenAt time: Timestamp) -> NewSender {
        NewSender(
            platform: .whisper, aliases: [PersonAlias(kind: .linkedID, value: "whisper:\(fingerprint.hex)")],
            participant: Participant(identifier: fingerprint.hex, displayName: fingerprint.shortID.description),
            isOwner: false, seenAt: time)
    }

    /// Whoever does not sign: all of them are nobody in particular.
    static func unsigned(seenAt time: Timestamp) -> NewSender {
        NewSender(
            platform: .whisper, aliases: [PersonAlias(kind: .linkedID, value: "whisper:unsigned")],
            participant: Participant(identifier: nil, displayName: "Unknown (Unsigned)"), isOwner: false,
            seenAt: time)
    }

    /// The owner, by the identity that was used.
    static func owner(_ identity: OwnIdentity, seenAt time: Timestamp) -> NewSender {
        NewSender(
            platform: .whisper, aliases: [PersonAlias(kind: .linkedID, value: "whisper:\(identity.fingerprint.hex)")],
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
    /// Sealed messages from and to a contact.
    static func contact(_ id: UniqueIdentifier, name: String) -> ConversationReference {
        ConversationReference(platform: .whisper, key: "contact:\(id)", title: name, kind: .direct)
    }

    /// Sealed messages from and to keys that are no contact's.
    static func keys(_ fingerprint: Fingerprint) -> ConversationReference {
        ConversationReference(
            platform: .whisper, key: "keys:\(fingerprint.hex)", title: fingerprint.shortID.description, kind: .direct)
    }

    /// Sealed messages that nobody signed.
    static var unsigned: ConversationReference {
        ConversationReference(
            platform: .whisper, key: "unsigned", title: "Unknown (Unsigned)", kind: .unknown)
    }
}
