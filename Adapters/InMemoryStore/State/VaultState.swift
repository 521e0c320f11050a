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
    /// When those who were merged came into being, as they may be separated.
    var creations: [UniqueIdentifier: Int64] = [:]
    /// The senders; the first has handle number 1.
    var senders: [SenderRow] = []
    /// The first place of each among them, by the person who is stored now.
    var senderNumbers: [SenderRow: Int] = [:]
    var conversations: [UniqueIdentifier: ConversationRow] = [:]
    var messages: [UniqueIdentifier: MessageRow] = [:]
    /// The messages by their names, and by what servers know them by.
    var messagesByKey: [PlaceKey: [UniqueIdentifier]] = [:]
    /// The bytes of events from live sources, in the order in which they were stored.
    var rawEvents: [StoredRawEvent] = []
    /// Counts everything that is ordered by arrival.
    private var arrivals: Int64 = 0

    /// The next arrival number.
    mutating func nextArrival() -> Int64 {
        arrivals += 1
        return arrivals
    }
}
