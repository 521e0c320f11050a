import WhisperMessage
import WhisperStorePort

/// Everything in the vault.
struct VaultState: Sendable {
    var settings: [String: String] = [:]
    var people: [UniqueIdentifier: PersonRow] = [:]
    /// Ids of people who were joined into another, and that other.
    var joined: [UniqueIdentifier: UniqueIdentifier] = [:]
    /// Senders; the handle of the first has the number 1.
    var senders: [SenderRow] = []
    var conversations: [UniqueIdentifier: ConversationRow] = [:]
    /// Which conversation a platform's key names.
    var conversationByAlias: [ConversationAlias: UniqueIdentifier] = [:]
    var messages: [UniqueIdentifier: MessageRow] = [:]
    /// Messages by conversation and external id; several if different people sent them.
    var messagesByExternalID: [ExternalIdentity: [UniqueIdentifier]] = [:]
    var messageByServerID: [String: UniqueIdentifier] = [:]
    var messageByServerSequence: [ServerPlace: UniqueIdentifier] = [:]
    var contacts: [UniqueIdentifier: ContactRow] = [:]
    var contactByFingerprint: [[UInt8]: UniqueIdentifier] = [:]
    var identities: [UniqueIdentifier: IdentityRecord] = [:]
    /// Switches by name.
    var policies: [String: PolicyRecord] = [:]
    /// What vouches for trust: its root, and its parts by index.
    var trustRoot: [UInt8]?
    var trustParts: [UInt8: [UInt8]] = [:]
    /// What is remembered of opened envelopes.
    var openings = Openings()
    var drafts: [UniqueIdentifier: Draft] = [:]
    /// Runs, in the order in which they were written.
    var runs: [IngestionRun] = []
    /// What waits in the spill, by source, in order.
    var spilled: [String: [WaitingEvent]] = [:]
    /// Bytes of what live sources told, in the order in which they were kept.
    var rawEvents: [KeptRawEvent] = []
    /// Changes that wait, in the order in which they came.
    var waiting: [WaitingChange] = []
    /// Who is, or was, an admin of a group, by time.
    var ranks: [RankKey: [RankEntry]] = [:]
    /// How far the conversations are that a server tells of.
    var syncStates: [UniqueIdentifier: SyncState] = [:]
    /// The line of each conversation that was put into the outbox last.
    var lastLines: [UniqueIdentifier: SealedLine] = [:]
    /// What a server is to take, in order.
    var outbox: [OutboxRow] = []
    /// The number of the latest entry that there ever was in the outbox.
    var latestOutboxNumber: Int64 = 0
    /// Counts everything that has an order of arrival.
    private var arrivals: Int64 = 0

    /// The next number in the order of arrival.
    mutating func nextArrival() -> Int64 {
        arrivals += 1
        return arrivals
    }
}

/// What a platform knows a chat by.
struct ConversationAlias: Hashable, Sendable {
    var platform: Platform
    var key: String
}

/// What a source knows a message by, but for its sender.
struct ExternalIdentity: Hashable, Sendable {
    var conversation: UniqueIdentifier
    var externalID: String
}

/// A message's number on a server.
struct ServerPlace: Hashable, Sendable {
    var conversation: UniqueIdentifier
    var sequence: Int64
}
