/// The numbers of the fields read from history (`WAWebProtobufsHistorySync` and `WAWebProtobufsWeb`).
enum HistoryField {
    /// `HistorySync`.
    enum Chunk {
        static let conversations = 2
        static let statusMessages = 3
        static let pushNames = 7
        static let pastParticipants = 12
        static let mappings = 15
        static let contacts = 20
    }

    /// `Conversation`. Each message is stored as a conversation that contains only this message.
    enum Conversation {
        static let id = 1
        static let messages = 2
        static let newJID = 3
        static let oldJID = 4
        static let name = 13
        static let isArchived = 16
        static let participants = 20
        /// The time at which the chat was pinned; 0 if it is not.
        static let pinned = 24
        /// Until when notifications are muted; 0 if they are not, -1 for always.
        static let muteEnd = 25
        static let description = 33
        static let displayName = 38
        static let numberJID = 39
        static let linkedJID = 42
        /// Not part of WhatsApp: the owner of the account, which the owner's messages in history do not state.
        static let owner = 50_002
        /// The fields, above and below, that identify the chat.
        static let head: Set<Int> = [id, newJID, oldJID, name, displayName, numberJID, linkedJID, owner]
    }

    /// `GroupParticipant`: rank 1 is an admin, rank 2 the creator of the group.
    enum Participant {
        static let id = 1
        static let rank = 2
    }

    /// `PastParticipants` of a group, and the `PastParticipant`s within it.
    enum PastParticipants {
        static let group = 1
        static let people = 2
        static let id = 1
        /// Seconds since 1970.
        static let leftAt = 3
    }

    /// `InlineContact`: a person in the phone's address book.
    enum Contact {
        static let number = 1
        static let linked = 2
        static let fullName = 3
        static let firstName = 4
    }

    /// `Pushname`.
    enum PushName {
        static let id = 1
        static let name = 2
    }

    /// `PhoneNumberToLIDMapping`.
    enum Mapping {
        static let number = 1
        static let linked = 2
    }

    /// `HistorySyncMsg`.
    enum Entry {
        static let message = 1
        static let order = 2
    }

    /// `WebMessageInfo`.
    enum Message {
        static let key = 1
        static let message = 2
        /// Seconds since 1970.
        static let timestamp = 3
        static let status = 4
        static let participant = 5
        static let isStarred = 17
        static let isBroadcast = 18
        static let pushName = 19
        static let stubType = 24
        static let stubParameters = 26
        static let ephemeralDuration = 33
        static let verifiedName = 37
        static let userReceipts = 40
        static let reactions = 41
        static let pollUpdates = 45
        static let messageSecret = 49
        static let newsletterServerID = 63
    }

    /// `UserReceipt`: how far a message got with one recipient, in seconds since 1970.
    enum UserReceipt {
        static let id = 1
        static let delivered = 2
        static let read = 3
        static let played = 4
    }

    /// `PollUpdate`: a vote decrypted by the phone.
    enum Vote {
        static let key = 1
        static let vote = 2
        static let senderTimestamp = 3
        static let serverTimestamp = 4
        /// `PollVoteMessage.selectedOptions`.
        static let options = 1
    }
}

/// `WebMessageInfo.StubType`: system lines without an author.
enum StubType {
    static let revoke: Int64 = 1
    static let ciphertext: Int64 = 2
    static let futureproof: Int64 = 3

    /// Missed calls, and whether they were video calls.
    static let missedCalls: [Int64: Bool] = [40: false, 41: true, 45: false, 46: true]

    /// The names of the others in `platform_specific`. Types without a name here are represented by their number.
    static let names: [Int64: String] = [
        20: "group-created", 21: "group-subject", 22: "group-icon", 23: "group-invite-link", 24: "group-description",
        25: "group-restricted", 26: "group-announcements", 27: "participant-added", 28: "participant-removed",
        29: "participant-promoted", 30: "participant-demoted", 31: "participant-invited", 32: "participant-left",
        33: "participant-changed-number", 34: "broadcast-created", 35: "broadcast-added", 36: "broadcast-removed",
        38: "identity-changed", 39: "encrypted", 42: "number-changed", 43: "group-deleted",
        71: "participant-asked-to-join", 72: "ephemeral-setting", 73: "device-changed", 74: "viewed-once",
        75: "encrypted",
    ]
}
