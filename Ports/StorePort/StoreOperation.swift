public import WhisperMessage

/// What a transaction that writes does, with what it was given as far as that matters.
///
/// A store need not look at it. It is a promise that an engine can use, to keep a cache or to leave out a check, and it
/// lets a store around another one count, refuse or record operations, and tests plant mistakes in them.
public enum StoreOperation: Sendable {
    /// Messages are saved.
    case save([NewMessage])
    /// Changes from sources are committed.
    case commit(IngestionGroup)
    /// A message gets another text.
    case edit(UniqueIdentifier, MessageVersion)
    /// Somebody reacts to a message.
    case react(Reaction)
    /// Envelopes are opened.
    case openings([(opening: ReplayKey, message: NewOpenedMessage)])
    /// It is recorded of a message why its envelope is not opened.
    case carrier(UniqueIdentifier, CarrierState)
    /// Events of a source are appended to those that wait.
    case spill([SpilledEvent], of: String)
    /// Events of a server that numbers them are applied.
    case events(SyncGroup)
    /// What one response of a service brought is applied.
    case arrivals(ArrivalBatch)
    /// A page of history in a gap is applied, or room is made for it.
    case history(ArrivalHistory)
    /// A service has accepted a message.
    case confirmation(ConfirmedPost)
    /// A message is to be sent.
    case enqueue(OutgoingMessage)
    /// A first attempt to post an entry of the outbox is recorded.
    case attempt(Int64, PostAttempt)
    /// An entry of the outbox is due later.
    case postpone(Int64, until: Timestamp)
    /// An entry of the outbox is given up.
    case giveUp(Int64)
    /// A message is put into the outbox again.
    case retry(UniqueIdentifier)
    /// A sender's handle is found or created.
    case sender(NewSender)
    /// It is claimed that aliases are one person's.
    case identify([PersonClaim])
    /// A person is denied to be the owner, or no longer.
    case denyOwner(UniqueIdentifier, isDenied: Bool)
    /// Messages of a file are shown to be the owner's.
    case markSent(SentMessages)
    /// A person is joined into another one.
    case joinPeople(UniqueIdentifier, into: UniqueIdentifier, JoinCause)
    /// People to whom nothing refers are removed.
    case removePeople
    /// Nothing names a person any longer.
    case forget(UniqueIdentifier, as: String)
    /// Two people who were joined are separated.
    case splitPeople(UniqueIdentifier)
    /// A conversation is found or created.
    case conversation(ConversationReference)
    /// A conversation is joined into another one.
    case joinConversations(UniqueIdentifier, into: UniqueIdentifier, JoinCause)
    /// A name of a chat becomes one of a conversation.
    case joinReference(ConversationReference, into: UniqueIdentifier, JoinCause)
    /// Two conversations that were joined are separated.
    case splitConversations(UniqueIdentifier, with: [UniqueIdentifier])
    /// A setting gets a value, or loses it.
    case setting(String, to: String?)
    /// A setting gets a value, or loses it, if it still has another one.
    case replaceSetting(String, to: String?, ifStill: String?)
    /// A policy is switched.
    case policy(String, isOn: Bool)
    /// Identities are saved.
    case identities([IdentityRecord])
    /// A contact is saved, over the known record of it.
    case contact(ContactRecord, over: ContactRecord?)
    /// A contact is blocked, or no longer.
    case block(UniqueIdentifier, isBlocked: Bool)
    /// A contact was seen.
    case seeContact(UniqueIdentifier, at: Timestamp)
    /// What the vault keeps of its clock, or of openings that it does not know, is replaced.
    case ledger
    /// A contact is deleted.
    case deleteContact(UniqueIdentifier)
    /// Changes are stored with what authenticates them.
    case trust(TrustSeal, [TrustChange])
    /// A run over a source begins.
    case beginRun
    /// A run over a source ends.
    case finishRun(UniqueIdentifier, RunFigures)
    /// It is recorded how the file of a run was read, and what the run knew.
    case describeRun(UniqueIdentifier, ImportReading)
    /// Records of another vault are inserted.
    case records([VaultRecord])
    /// A message gets a delivery status.
    case status(UniqueIdentifier, MessageStatus)
    /// An attachment of a message, by its index, is replaced.
    case attachment(of: UniqueIdentifier, at: Int, to: Attachment)
    /// It is recorded what became of an attachment's content.
    case settle(of: UniqueIdentifier, at: Int, AttachmentFate)
    /// Contents of attachments are given up.
    case release([AttachmentRelease])
    /// A conversation gets a title from the owner.
    case rename(UniqueIdentifier, String)
    /// A source reports the title of a conversation.
    case retitle(UniqueIdentifier, String, asOf: Timestamp?)
    /// A conversation is pinned, or no longer.
    case pin(UniqueIdentifier, isPinned: Bool)
    /// A conversation is muted, or no longer.
    case mute(UniqueIdentifier, isMuted: Bool)
    /// A conversation is archived, or no longer.
    case archive(UniqueIdentifier, isArchived: Bool)
    /// The picture of a conversation is replaced or removed.
    case avatar(UniqueIdentifier, String?)
    /// A key refers to a conversation.
    case alias(String, on: Platform, of: UniqueIdentifier)
    /// The draft of a conversation is replaced or removed.
    case draft(String, in: UniqueIdentifier)
    /// Messages of a conversation are read.
    case markRead(UniqueIdentifier, upTo: UniqueIdentifier?)
    /// Messages of a conversation are unread.
    case markUnread(UniqueIdentifier, newest: Int)
    /// A message is deleted.
    case deleteMessage(UniqueIdentifier, DeletionMode)
    /// A conversation is deleted, with what is left in it.
    case deleteConversation(UniqueIdentifier)
    /// The first messages of a conversation that is deleted are erased.
    case eraseFirst(Int, of: UniqueIdentifier)
    /// Messages are erased, as one part of so many.
    case eraseMessages(outOf: Int)
    /// The positions of a conversation's messages are spread evenly again.
    case renumber(UniqueIdentifier)
    /// Everything but what is set once is deleted.
    case clear
    /// Imports whose messages are erased are forgotten.
    case forgetImports([UniqueIdentifier])

    /// A reaction of a person.
    public struct Reaction: Sendable {
        /// The message.
        public var message: UniqueIdentifier
        /// Who reacts.
        public var sender: NewSender
        /// The emoji; nil removes the reaction.
        public var emoji: String?
        /// When.
        public var timestamp: Timestamp

        /// Creates a reaction.
        public init(message: UniqueIdentifier, sender: NewSender, emoji: String?, timestamp: Timestamp) {
            self.message = message
            self.sender = sender
            self.emoji = emoji
            self.timestamp = timestamp
        }
    }

    /// Messages that a file shows to be the owner's.
    public struct SentMessages: Sendable {
        /// The owner; nil if it is not known who that is.
        public var person: UniqueIdentifier?
        /// The conversation.
        public var conversation: UniqueIdentifier
        /// Where the file's messages are in it.
        public var places: [ClosedRange<ChatPosition>]

        /// Creates them.
        public init(
            person: UniqueIdentifier?, conversation: UniqueIdentifier, places: [ClosedRange<ChatPosition>]
        ) {
            self.person = person
            self.conversation = conversation
            self.places = places
        }
    }
}
