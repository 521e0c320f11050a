import WhisperJSONText
import WhisperMessage
import WhisperStorePort

/// Small makers of what laws put into a vault.
enum Samples {
    /// A text message, whose external id consists of its time and text unless one is given.
    static func message(
        _ text: String?, in conversation: UniqueIdentifier, at seconds: Int64 = 0, from sender: SenderHandle? = nil,
        externalID: String? = nil, direction: MessageDirection = .incoming, isRead: Bool = false,
        attachments: [Attachment] = []
    ) -> NewMessage {
        NewMessage(
            conversation: conversation, externalID: externalID ?? "\(seconds)/\(text ?? "")", platform: .whatsapp,
            timestamp: time(seconds), precision: .second, sender: sender, direction: direction, isRead: isRead,
            content: Content(kind: attachments.isEmpty ? .text : .image, text: text, attachments: attachments))
    }

    /// A number of seconds after 2023-11-14 22:13:20 UTC.
    static func time(_ seconds: Int64) -> Timestamp {
        Timestamp(milliseconds: (1_700_000_000 + seconds) * 1_000)
    }

    /// A sender on WhatsApp who is known by the name that an export shows.
    static func sender(_ name: String, seenAt: Int64 = 0) -> NewSender {
        sender([PersonAlias(kind: .exportName, value: name)], name: name, seenAt: seenAt)
    }

    /// A sender of these aliases.
    static func sender(
        _ aliases: [PersonAlias], name: String, platform: Platform = .whatsapp, isOwner: Bool = false,
        seenAt: Int64 = 0
    ) -> NewSender {
        NewSender(
            platform: platform, aliases: aliases, participant: Participant(identifier: nil, displayName: name),
            isOwner: isOwner, seenAt: time(seenAt))
    }

    /// Texts with white space at their ends, and of nothing else, as people and programs write them.
    static let spacedTexts = [
        "  both ends \t", "\nlines\n\n", "\u{A0}no break\u{A0}", "\u{200F}mark\u{200E}", " ", "\n",
    ]

    static func number(_ value: String) -> PersonAlias { PersonAlias(kind: .phoneNumber, value: value) }
    static func linkedID(_ value: String) -> PersonAlias { PersonAlias(kind: .linkedID, value: value) }
    static func exportName(_ value: String) -> PersonAlias { PersonAlias(kind: .exportName, value: value) }
    static func pushName(_ value: String) -> PersonAlias { PersonAlias(kind: .pushName, value: value) }
    static func verifiedName(_ value: String) -> PersonAlias { PersonAlias(kind: .verifiedName, value: value) }

    /// A held file; blobs of different letters are different.
    static func attachment(_ name: String?, blob letter: Character?, size: Int64? = 10) -> Attachment {
        Attachment(
            name: name, mime: "image/jpeg", size: size, sha256: letter.map(blob),
            state: letter == nil ? .missing : .found)
    }

    /// The name of a blob, 64 times a hexadecimal digit.
    static func blob(_ letter: Character) -> String { String(repeating: letter, count: 64) }

    /// A contact whose keys are made of one byte.
    static func contact(_ name: String, key: UInt8, id: UniqueIdentifier? = nil, at seconds: Int64 = 0) -> ContactRecord
    {
        ContactRecord(
            id: id ?? UniqueIdentifier(version4High: UInt64(key), low: 7), displayName: name,
            agreementKey: Array(repeating: key, count: 32), signingKey: Array(repeating: key, count: 32),
            fingerprint: Array(repeating: key, count: 32), recipientKeyID: Array(repeating: key, count: 8),
            createdAt: time(seconds), updatedAt: time(seconds))
    }

    /// An identity whose keys are made of one byte.
    static func identity(_ name: String, key: UInt8, at seconds: Int64 = 0) -> IdentityRecord {
        IdentityRecord(
            id: UniqueIdentifier(version4High: UInt64(key), low: 11), name: name,
            agreementKey: Array(repeating: key, count: 32), signingKey: Array(repeating: key, count: 32),
            fingerprint: Array(repeating: key, count: 32), recipientKeyID: Array(repeating: key, count: 8),
            createdAt: time(seconds), updatedAt: time(seconds))
    }

    /// An envelope of a number.
    static func opening(_ number: Int) -> ReplayKey { ReplayKey(key: key(number)) }

    /// The key of an envelope of a number, whose bytes are in no order that the numbers have.
    static func key(_ number: Int) -> [UInt8] {
        var random = TrialRandom(seed: UInt64(number))
        return (0..<32).map { _ in UInt8(truncatingIfNeeded: random.next()) }
    }

    /// What an envelope of a number held.
    static func opened(
        _ number: Int, _ text: String? = nil, in place: NewOpenedMessage.Place? = nil, at seconds: Int64 = 0,
        from name: String = "Ann"
    ) -> NewOpenedMessage {
        NewOpenedMessage(
            place: place
                ?? .conversation(
                    ConversationReference(platform: .whisper, key: "contact:1", title: name, kind: .direct)),
            sender: sender([exportName(name)], name: name, platform: .whisper, seenAt: seconds), recipients: [],
            content: Content(kind: .text, text: text ?? "opened \(number)"), externalID: "envelope \(number)",
            timestamp: time(seconds), isRead: true, platformSpecific: "",
            seal: MessageSeal(
                .signed, signer: key(1), contact: UniqueIdentifier(version4High: 1, low: 7), wasVerified: true))
    }

    /// An id that is in no vault.
    static let unknownID = UniqueIdentifier(version4High: 0xDEAD, low: 0xBEEF)
    static let otherUnknownID = UniqueIdentifier(version4High: 0xDEAD, low: 0xFEED)

    /// A message in which no field is empty.
    static func fullMessage(in conversation: UniqueIdentifier, from sender: SenderHandle) -> NewMessage {
        NewMessage(
            id: UniqueIdentifier(version4High: 0x1234_5678_9ABC_DEF0, low: 0x1122_3344_5566_7788),
            conversation: conversation, externalID: "3EB0C767D71AB2F0", platform: .whatsapp,
            timestamp: Timestamp(milliseconds: 1_700_000_000_123), precision: .millisecond,
            local: LocalTime(text: "14.11.23, 23:13:20", zone: "Europe/Berlin"), sender: sender,
            recipients: [
                Participant(identifier: "+491701234567", displayName: "Bob"),
                Participant(identifier: nil, displayName: "Zoë 🎉"),
            ],
            direction: .outgoing, status: .delivered, isRead: true,
            content: Content(
                kind: .image, text: "Line one\nLine two\u{200E} \u{1F469}\u{200D}\u{1F4BB} 中文",
                attachments: [
                    Attachment(
                        name: "IMG-1.jpg", mime: "image/jpeg", size: 123_456, sha256: blob("a"), state: .found),
                    Attachment(name: nil, mime: nil, size: nil, sha256: nil, state: .omitted),
                ]),
            replyTo: "3EB0AAAA", editedAt: time(60),
            platformSpecific: #"{"forwarded":true,"score":1.50,"nested":{"list":[1,null,"ü"]}}"#,
            position: ChatPosition(rawValue: 12_345_678),
            contentKey: ContentKey(high: 0xFEDC_BA98_7654_3210, low: 0x8000_0000_0000_0001),
            delivery: ServerDelivery(
                clientMessageID: "c-1", serverID: "s-1", serverSequence: 42, serverCreatedAt: time(61)),
            carrierText: "whisper1:what went over the wire")
    }
}

extension ContactRecord {
    /// The contact with other keys, one repeated byte, since this number of seconds after `time(0)`.
    func with(key: UInt8, at seconds: Int64) -> ContactRecord {
        var contact = Samples.contact(displayName, key: key, id: id)
        contact.createdAt = createdAt
        contact.updatedAt = Samples.time(seconds)
        return contact
    }
}
