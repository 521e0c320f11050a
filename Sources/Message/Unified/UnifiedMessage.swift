public import WhisperJSONText

/// One normalised message from any source (ING-1): what `export json` prints and `import json` reads.
///
/// Nothing from a source is dropped: data without a field of its own goes into `platformSpecific`.
public struct UnifiedMessage: Hashable, Sendable {
    /// The message's identity in this vault.
    public var id: UniqueIdentifier
    /// The source's identity for the message, or the synthetic one for a source without ids (ING-2).
    public var externalID: String
    /// The platform that the message came from.
    public var platform: Platform
    /// When it was sent.
    public var timestamp: Timestamp
    /// The precision of `timestamp`.
    public var precision: TimestampPrecision
    /// The time as the source wrote it, for sources with local times.
    public var local: LocalTime?
    /// The sender; nil for system lines.
    public var sender: Participant?
    /// The recipients; empty if the source does not list them.
    public var recipients: [Participant]
    /// The content of the message.
    public var content: Content
    /// The chat's stable hash: see `ThreadIdentifier`.
    public var threadID: String
    /// The external id of the message that this one replies to.
    public var replyTo: String?
    /// The current reactions.
    public var reactions: [Reaction]
    /// When the sender last edited the text.
    public var editedAt: Timestamp?
    /// Source data that no field above holds (`forwarded`, `ephemeral`, `view_once`, …).
    public var platformSpecific: JSONObject

    /// Creates a message; omitted parts are empty.
    public init(
        id: UniqueIdentifier, externalID: String, platform: Platform, timestamp: Timestamp,
        precision: TimestampPrecision, local: LocalTime? = nil, sender: Participant?, recipients: [Participant] = [],
        content: Content, threadID: String, replyTo: String? = nil, reactions: [Reaction] = [],
        editedAt: Timestamp? = nil, platformSpecific: JSONObject = JSONObject()
    ) {
        self.id = id
        self.externalID = externalID
        self.platform = platform
        self.timestamp = timestamp
        self.precision = precision
        self.local = local
        self.sender = sender
        self.recipients = recipients
        self.content = content
        self.threadID = threadID
        self.replyTo = replyTo
        self.reactions = reactions
        self.editedAt = editedAt
        self.platformSpecific = platformSpecific
    }
}

/// A time as a source wrote it, and the zone it was assumed to be in.
public struct LocalTime: Hashable, Sendable {
    /// The date and time as written in the source, with its digits and separators, such as `12.06.18, 20:15`.
    public var text: String
    /// The zone that was assumed, such as `Europe/Berlin`.
    public var zone: String

    /// Creates a local time in an assumed zone.
    public init(text: String, zone: String) {
        self.text = text
        self.zone = zone
    }
}

/// A person as named in one message.
public struct Participant: Hashable, Sendable {
    /// The platform's identifier, an E.164 number or a JID; nil if the source gives only a name.
    public var identifier: String?
    /// The name as the source shows it.
    public var displayName: String
    /// The name by which the vault knows the person now, where it is another one (see `PersonName`). No source states
    /// it, so participants who differ in it alone are equal.
    public var knownName: String?

    /// The name by which the person is shown.
    public var shownName: String { knownName ?? displayName }

    /// Creates a participant.
    public init(identifier: String?, displayName: String) {
        self.identifier = identifier
        self.displayName = displayName
    }

    /// Whether a source states the same of both.
    public static func == (left: Participant, right: Participant) -> Bool {
        left.identifier == right.identifier && left.displayName == right.displayName
    }

    /// Hashes what a source states.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(identifier)
        hasher.combine(displayName)
    }

    /// Whether the source shows only the person's number or linked id, or nothing but that it was the owner.
    public var isUnnamed: Bool {
        guard let identifier else { return displayName.isEmpty || isUnknownOwner }
        let user = identifier.prefix { $0 != "@" }
        return PersonAlias.isAddress(identifier) && [identifier[...], user, ""].contains(displayName[...])
    }

    /// Whether it is the vault's owner, of whom the source knows neither a name nor an address.
    package var isUnknownOwner: Bool { identifier == nil && displayName == PersonAlias.unknownOwner.value }

    /// The participant with the name that the vault has for the person, where the source shows none. Nobody is shown
    /// without anything: a person without a name is shown by their address, and the owner without both as `owner`.
    public func named(_ name: String?) -> Participant {
        guard isUnnamed else { return self }
        let name = name ?? ""
        let isName = !name.isEmpty && !PersonAlias.isAddress(name) && name != PersonAlias.unknownOwner.value
        if isName { return Participant(identifier: identifier, displayName: name) }
        guard displayName.isEmpty else { return self }
        return Participant(identifier: identifier, displayName: identifier ?? name)
    }
}

/// A current reaction: the latest by its sender.
public struct Reaction: Hashable, Sendable {
    /// One emoji, as sent.
    public var emoji: String
    /// The person who reacted.
    public var sender: Participant
    /// When the reaction was sent.
    public var timestamp: Timestamp
    /// Whether only an added file says so, which anyone may have written.
    public var isClaimed: Bool

    /// The emoji as it is shown: what is no emoji may be of any length, and is cut after 24 characters of Unicode.
    public var shownEmoji: String {
        let scalars = emoji.unicodeScalars
        guard let end = scalars.index(scalars.startIndex, offsetBy: 24, limitedBy: scalars.endIndex),
            end < scalars.endIndex
        else { return emoji }
        return String(scalars[..<end]) + "…"
    }

    /// Whether a person's reaction to a message, or its removal, gives way to another one of theirs: the later one
    /// counts, and nothing that only an added file claims counts beside what a source has shown, whatever its time.
    public static func givesWay(
        _ known: (isClaimed: Bool, timestamp: Timestamp), to other: (isClaimed: Bool, timestamp: Timestamp)
    ) -> Bool {
        known.isClaimed == other.isClaimed ? known.timestamp <= other.timestamp : known.isClaimed
    }

    /// Whether a text can be one emoji: at most 256 bytes, several times as many as the longest known.
    public static func isPossible(_ emoji: String) -> Bool { emoji.utf8.count <= 256 }

    /// Creates a reaction.
    public init(emoji: String, sender: Participant, timestamp: Timestamp, isClaimed: Bool = false) {
        self.emoji = emoji
        self.sender = sender
        self.timestamp = timestamp
        self.isClaimed = isClaimed
    }
}

extension UnifiedMessage {
    /// The text as people wrote it, without what a messenger or its export adds: of a poll the question and the
    /// options, without their labels and counts; nil for calls, places and cards, and for a placeholder alone (`<Media
    /// omitted>`).
    public var writtenText: String? {
        switch content.kind {
        case .text: content.text.flatMap { UnifiedMessage.isPlaceholder($0) ? nil : $0 }
        // Some sources repeat the name of a file as its caption.
        case .image, .video, .audio, .document, .sticker:
            content.attachments.contains { $0.name != nil && $0.name == content.text } ? nil : content.text
        case .poll: content.text.map { exportedPoll ?? $0 }
        case .location, .contact, .call, .system, .deleted, .unknown: nil
        }
    }

    /// Whether the text is not anybody's words, but all that an export of Android has of a file to be viewed once:
    /// `null`.
    public var isNullOfExport: Bool {
        content.kind == .unknown && platform == .whatsapp && content.text == "null" && content.attachments.isEmpty
    }

    /// The question and the options of a poll in an export, which writes them with labels and the number of votes.
    private var exportedPoll: String? {
        guard case .object(let poll)? = platformSpecific["poll"], case .string(let question)? = poll["question"],
            case .array(let options)? = poll["options"]
        else { return nil }
        let texts = options.compactMap { option -> String? in
            if case .object(let option) = option, case .string(let text)? = option["text"] { text } else { nil }
        }
        return ([question] + texts).joined(separator: "\n")
    }

    /// Whether a text is one line in angle brackets, by which exports stand for what they leave out, also in languages
    /// whose wording is not known.
    private static func isPlaceholder(_ text: String) -> Bool {
        guard text.utf8.first == UInt8(ascii: "<"), text.utf8.last == UInt8(ascii: ">") else { return false }
        return !text.utf8.contains(UInt8(ascii: "\n"))
    }
}
