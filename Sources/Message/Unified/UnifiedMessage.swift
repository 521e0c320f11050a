public import WhisperJSONText

/// One message of any source, normalised (ING-1): what `export json` prints and `import json` reads.
///
/// Nothing that a source gives is dropped: what has no field of its own stays in `platformSpecific`.
public struct UnifiedMessage: Hashable, Sendable {
    /// The message's identity in this vault.
    public var id: UniqueIdentifier
    /// The identity that the source gave it, or the synthetic one of a source without ids (ING-2).
    public var externalID: String
    /// The source.
    public var platform: Platform
    /// When it was sent.
    public var timestamp: Timestamp
    /// How exactly `timestamp` is known.
    public var precision: TimestampPrecision
    /// The time as the source wrote it, for sources that write local times.
    public var local: LocalTime?
    /// Who sent it; nil on system lines.
    public var sender: Participant?
    /// Whom it was sent to; empty where the source does not tell.
    public var recipients: [Participant]
    /// What it says.
    public var content: Content
    /// The chat's stable hash: see `ThreadIdentifier`.
    public var threadID: String
    /// The external id of the message that this one answers.
    public var replyTo: String?
    /// Reactions in force.
    public var reactions: [Reaction]
    /// When its text was last changed by the sender.
    public var editedAt: Timestamp?
    /// What the source tells and no field above holds (`forwarded`, `ephemeral`, `view_once`, …).
    public var platformSpecific: JSONObject

    /// A message with the given parts; those left out are empty.
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

/// A time as a source wrote it, and the zone it was taken to be in.
public struct LocalTime: Hashable, Sendable {
    /// The date and time in the source's own words, digits and separators, such as `12.06.18, 20:15`.
    public var text: String
    /// The zone that was assumed, such as `Europe/Berlin`.
    public var zone: String

    /// A written time in an assumed zone.
    public init(text: String, zone: String) {
        self.text = text
        self.zone = zone
    }
}

/// A person as one message names them.
public struct Participant: Hashable, Sendable {
    /// What the platform knows them by: an E.164 number, a JID; nil where the source gives only a name.
    public var identifier: String?
    /// The name as the source shows it.
    public var displayName: String

    /// A person of this identifier and name.
    public init(identifier: String?, displayName: String) {
        self.identifier = identifier
        self.displayName = displayName
    }
}

/// A reaction in force: the latest that its sender gave.
public struct Reaction: Hashable, Sendable {
    /// One emoji, as sent.
    public var emoji: String
    /// Who reacted.
    public var sender: Participant
    /// When.
    public var timestamp: Timestamp

    /// A reaction by a person at a time.
    public init(emoji: String, sender: Participant, timestamp: Timestamp) {
        self.emoji = emoji
        self.sender = sender
        self.timestamp = timestamp
    }
}
