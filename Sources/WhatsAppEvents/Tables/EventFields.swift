/// The numbers of the fields read from neonize's own events (package `neonize`, release 0.5.2).
enum EventField {
    /// `JID`.
    enum JID {
        static let user = 1
        static let server = 5
    }

    /// `MessageSource`.
    enum Source {
        static let chat = 1
        static let sender = 2
        static let isFromMe = 3
        static let isGroup = 4
        static let senderAlternative = 6
        static let recipientAlternative = 7
    }

    /// `MessageInfo`.
    enum Info {
        static let source = 1
        static let id = 2
        static let serverID = 3
        static let pushName = 5
        /// Milliseconds since 1970.
        static let timestamp = 6
        /// The effect of the message on another one: the attribute `edit` of WhatsApp's own frame.
        static let edit = 10
        static let verifiedName = 11
        /// `VerifiedName.Details`, and the name within it.
        static let verifiedDetails = 2
        static let verifiedDetailsName = 4
    }

    /// Values of `MessageInfo.Edit`. WhatsApp accepts the last one from admins only.
    enum EditAttribute {
        static let senderRevoke = "7"
        static let adminRevoke = "8"
    }

    /// `Message`.
    enum Message {
        static let info = 1
        /// The message, removed from its wrappers.
        static let message = 2
        static let isEphemeral = 3
        static let isViewOnce = 4
        static let isViewOnceV2 = 5
        static let isViewOnceV2Extension = 6
        static let isEdit = 9
        /// The original message.
        static let raw = 14
        /// Not part of WhatsApp: the choices of a vote decrypted by the bridge, 32 bytes each. Added here so that the
        /// bytes of an event contain everything known about it.
        static let decryptedVote = 50_001
    }

    /// `Receipt`.
    enum Receipt {
        static let source = 1
        static let messageIDs = 2
        /// Seconds since 1970.
        static let timestamp = 3
        static let type = 4
    }

    /// Values of `Receipt.ReceiptType` that the vault represents. The ones called `Self` come from the owner's devices.
    enum ReceiptType {
        static let delivered: Int64 = 1
        static let read: Int64 = 4
        static let readSelf: Int64 = 5
        static let played: Int64 = 6
        static let playedSelf: Int64 = 7
    }

    /// `UndecryptableMessage`.
    enum Undecryptable {
        static let info = 1
        static let isUnavailable = 2
        static let failMode = 3
        /// `DECRYPT_FAIL_HIDE`: the message would not have been displayed.
        static let hide: Int64 = 2
    }

    /// `HistorySync`.
    enum History {
        static let data = 1
    }

    /// `GroupInfoEvent`.
    enum Group {
        static let jid = 1
        static let sender = 3
        static let timestamp = 4
        static let name = 5
        static let topic = 6
        static let locked = 7
        static let announce = 8
        static let ephemeral = 9
        static let delete = 10
        static let newInviteLink = 13
        static let join = 17
        static let leave = 18
        static let promote = 19
        static let demote = 20
        /// `GroupName.Name`, `GroupTopic.Topic`: the text of both.
        static let text = 1
        static let ephemeralTimer = 2
        /// `GroupTopic.TopicDeleted`.
        static let topicDeleted = 5
    }

    /// `JoinedGroup`, its `GroupInfo`, and the `GroupParticipant`s within that.
    enum Joined {
        static let info = 4
        static let sender = 5
        static let senderNumber = 6
        static let infoJID = 1
        static let infoName = 4
        static let infoTopic = 5
        static let infoParticipants = 15
        static let participantJID = 1
        static let participantLID = 2
        static let participantNumber = 3
        static let participantIsAdmin = 4
        static let participantIsSuperAdmin = 5
        /// Why the person could not be added, as an HTTP status; 0 if they are a member.
        static let participantError = 7
    }

    /// `CallOffer`, `CallOfferNotice`, and the `BasicCallMeta` of both.
    enum Call {
        static let meta = 1
        static let media = 2
        static let type = 3
        static let from = 1
        static let timestamp = 2
        static let creator = 3
        static let creatorAlternative = 4
        static let id = 5
    }

    /// `PairStatus`.
    enum PairStatus {
        static let id = 1
        static let status = 4
        static let success: Int64 = 2
    }
}
