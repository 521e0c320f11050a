import WhisperArchive
import WhisperJSONText
public import WhisperMessage
public import WhisperSealingPort
public import WhisperStorePort
import WhisperTextCoding

/// Replaces names and telephone numbers with contact ids, consistently for each person across all exports of this vault
/// (ST-13).
///
/// It replaces senders, recipients and reacting people; names and numbers of people known to the vault, and everything
/// that looks like a telephone number, in texts, file names and platform-specific members; and ids of messages and
/// chats that are hashes of names. What a text reveals about a person in other words remains.
public struct Deidentifier: Sendable {
    private let digest: Digest128
    private let salt: [UInt8]
    private var names = NameTable()
    private var numbers = NumberTable()

    /// The setting for the salt that makes the ids of strangers unpredictable.
    private static let saltSetting = "deidentify.salt"

    /// Creates a deidentifier for a vault. The first one for a vault stores a random value in its settings.
    ///
    /// - Throws: The vault's error.
    public init(
        for store: any VaultStore, digest: any ShortDigest,
        random: any RandomNumberGenerator & Sendable
    ) async throws(StoreError) {
        self.digest = { digest.digest128($0) }
        if let kept = try await store.setting(Deidentifier.saltSetting).flatMap(HexText.bytes(of:)) {
            salt = kept
        } else {
            var random = random
            let fresh = (0..<4).flatMap { _ in random.next().bytes }
            try await store.setSetting(Deidentifier.saltSetting, to: HexText.text(fresh))
            salt = fresh
        }
        try await learnPeople(of: store)
    }

    /// People precede messages among a vault's records.
    private mutating func learnPeople(of store: any VaultStore) async throws(StoreError) {
        var cursor: RecordCursor?
        repeat {
            let page = try await store.records(after: cursor, limit: 1_000)
            for record in page.records {
                switch record {
                case .person(let person, _): learn(person)
                case .contact(let contact, _):
                    learn(contact.displayName, of: contact.person ?? contact.id)
                default: break
                }
            }
            if page.records.contains(where: \.isMessage) { break }
            cursor = page.next
        } while cursor != nil
        var pages = ContactPages(store)
        while let page = try await pages.next() {
            for contact in page {
                learn(contact.displayName, of: contact.person ?? contact.id)
            }
        }
    }

    private mutating func learn(_ name: String, of id: UniqueIdentifier) {
        let id = Deidentifier.contactID(id)
        names.add(name, replacement: id)
        numbers.spare(id)
    }

    private mutating func learn(_ person: Person) {
        let id = Deidentifier.contactID(person.id)
        learn(person.displayName, of: person.id)
        for alias in person.aliases {
            switch alias.alias.kind {
            case .phoneNumber:
                numbers.add(alias.alias.value, replacement: id)
            case .linkedID where alias.alias.isServiceLinkedID:
                numbers.add(String(alias.alias.value.prefix { $0 != "@" && $0 != ":" }), replacement: id)
            case .linkedID where alias.alias == .unknownOwner || alias.platform == .whisper:
                // Words, and fingerprints of keys.
                break
            case .linkedID:
                names.add(alias.alias.value, replacement: id)
                numbers.add(String(alias.alias.value.prefix { $0 != "@" && $0 != ":" }), replacement: id)
            case .exportName, .pushName, .verifiedName, .contact:
                if alias.alias.value.hasPrefix("+") {
                    numbers.add(alias.alias.value, replacement: id)
                } else {
                    names.add(alias.alias.value, replacement: id)
                }
            }
        }
    }

    // MARK: Messages

    /// The message without names and numbers.
    public func replaced(_ message: StoredMessage) -> UnifiedMessage {
        var unified = message.unified
        unified.externalID = "m-" + pseudonym(unified.externalID)
        unified.replyTo = unified.replyTo.map { "m-" + pseudonym($0) }
        unified.threadID = pseudonym(unified.threadID)
        if let sender = unified.sender {
            let id = message.person.map(Deidentifier.contactID)
            unified.sender = id.map { Participant(identifier: $0, displayName: $0) } ?? replaced(sender)
        }
        unified.recipients = unified.recipients.map(replaced)
        unified.content.text = unified.content.text.map(replaced)
        for index in unified.content.attachments.indices {
            unified.content.attachments[index].name = unified.content.attachments[index].name.map(replaced)
            unified.content.attachments[index].transcript = unified.content.attachments[index].transcript.map(replaced)
        }
        unified.reactions = unified.reactions.map { reaction in
            Reaction(
                emoji: reaction.emoji, sender: replaced(reaction.sender), timestamp: reaction.timestamp,
                isClaimed: reaction.isClaimed)
        }
        unified.platformSpecific = replaced(unified.platformSpecific)
        return unified
    }

    /// A text without names and numbers.
    func replaced(_ text: String) -> String {
        numbers.replaced(names.replaced(text)) { "contact-" + pseudonym($0).prefix(12) }
    }

    private func replaced(_ participant: Participant) -> Participant {
        let digits = NumberTable.digits(of: participant.identifier ?? participant.displayName)
        let id =
            numbers.replacement(of: digits) ?? names.replacement(of: participant.displayName)
            ?? "contact-" + pseudonym(participant.identifier ?? participant.displayName).prefix(12)
        return Participant(identifier: id, displayName: id)
    }

    private func replaced(_ object: JSONObject) -> JSONObject {
        var result = JSONObject()
        for member in object.members { result[replaced(member.name)] = replaced(member.value) }
        return result
    }

    private func replaced(_ value: JSONValue) -> JSONValue {
        switch value {
        case .string(let text): .string(replaced(text))
        case .array(let elements): .array(elements.map { replaced($0) })
        case .object(let object): .object(replaced(object))
        case .number(let number) where number.text.utf8.count >= 9: .string(replaced(number.text))
        case .null, .bool, .number: value
        }
    }

    // MARK: Ids

    /// The id of a person known to the vault: the first 48 bits of their random id.
    private static func contactID(_ id: UniqueIdentifier) -> String {
        "contact-" + String(id.description.filter { $0 != "-" }.prefix(12))
    }

    /// 32 hex digits in place of a text, which cannot be found by trying texts without the vault's salt.
    private func pseudonym(_ text: String) -> String {
        let (high, low) = (salt + Array(text.utf8)).withUnsafeBytes(digest)
        return HexText.text(ContentKey(high: high, low: low))
    }
}

extension VaultRecord {
    fileprivate var isMessage: Bool {
        if case .message = self { true } else { false }
    }
}

extension UInt64 {
    /// The eight bytes in big-endian order.
    fileprivate var bytes: [UInt8] { (0..<8).map { UInt8(truncatingIfNeeded: self >> UInt64(56 - 8 * $0)) } }
}
