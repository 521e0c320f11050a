public import WhisperMessage

/// What a transaction that writes does, with what it was given.
///
/// A store need not look at it. It is a promise that an engine can use, to keep a cache or to leave out a check, and it lets
/// a store around another one count, refuse or record operations, and tests plant mistakes in them.
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
    /// Messages are erased, as one part of so many.
    case erase(of: Int)
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
