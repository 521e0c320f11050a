import WhisperMessage
import WhisperStorePort

/// Everything in the vault.
struct VaultState: Sendable {
    /// What is stored under keys.
    var values = ValueTable()
    var people = PeopleTable()
    /// The ids of merged people, and the person that each was merged into.
    var joined: [UniqueIdentifier: UniqueIdentifier] = [:]
    /// The people of whom something was deleted.
    var leaving: Set<UniqueIdentifier> = []
    /// What was joined, in order.
    var joins: [JoinEntry] = []
    /// When those who were merged came into being, as they may be separated.
    var creations: [UniqueIdentifier: Int64] = [:]
    /// The people and the chats whom the owner has separated.
    var separations: Set<SeparationRecord> = []
    /// The senders; the first has handle number 1.
    var senders: [SenderRow] = []
    /// The first place of each among them, by the person who is stored now.
    var senderNumbers: [SenderRow: Int] = [:]
    var conversations: [UniqueIdentifier: ConversationRow] = [:]
    /// The conversations by alias.
    var conversationByAlias: [ConversationAlias: UniqueIdentifier] = [:]
    var messages: [UniqueIdentifier: MessageRow] = [:]
    /// The messages by conversation and external id; several if different people sent them.
    var messagesByExternalID: [MessageName: [UniqueIdentifier]] = [:]
    var messageByServerID: [String: UniqueIdentifier] = [:]
    var messageByServerSequence: [ServerPlace: UniqueIdentifier] = [:]
    /// The messages by the ids that clients have given to them.
    var messagesByClientID: [String: Set<UniqueIdentifier>] = [:]
    /// What imports knew before they wrote, by run.
    var known: [UniqueIdentifier: KnownPositions] = [:]
    /// The bytes of events from live sources, in the order in which they were stored.
    var rawEvents: [StoredRawEvent] = []
    /// Who is or was an admin of a group, by time.
    var ranks: [RankKey: [GroupRank]] = [:]
    /// Counts everything that is ordered by arrival.
    private var arrivals: Int64 = 0

    /// The next arrival number.
    mutating func nextArrival() -> Int64 {
        arrivals += 1
        return arrivals
    }
}

extension VaultState {
    /// The conversation whose session id is the thread identifier of a key: one that JSON Lines have created has no other
    /// name.
    func conversation(threadOf alias: ConversationAlias) -> UniqueIdentifier? {
        let id = ThreadIdentifier.make(platform: alias.platform, chat: alias.key)
        return conversations.first {
            $0.value.conversation.sessionID == id && $0.value.conversation.platform == alias.platform
        }?.key
    }
}

/// A platform's key of a chat.
struct ConversationAlias: Hashable, Sendable {
    var platform: Platform
    var key: String
}

/// A message's sequence on a server.
struct ServerPlace: Hashable, Sendable {
    var conversation: UniqueIdentifier
    var sequence: Int64
}
