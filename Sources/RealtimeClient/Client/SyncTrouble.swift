/// What a server does that it should not. Nothing that is held is lost by it.
public enum SyncTrouble: Hashable, Sendable {
    /// It speaks another version of the protocol.
    case otherVersion(Int64)
    /// It counts less in a conversation than it once told, and does not say that it counts anew.
    case serverBehind(String)
    /// It counts anew in a conversation, after a restored backup say; everything is fetched again.
    case newEpoch(String)
    /// Events of a conversation could not be read, and were passed over one by one.
    case skippedEvents(String, Int)
    /// Conversations of the list could not be read, and were passed over one by one.
    case skippedConversations(Int)
    /// It leaves events of a conversation out, however often it is asked.
    case missing(String, Int64)
    /// The pages of a conversation go on without bringing anything.
    case endlessPages(String)
    /// The list of conversations does not end.
    case endlessList
    /// It gave messages of a conversation the id or the number of others; they are not stored.
    case collisions(String, Int)
    /// It changed what the user wrote; the own words are kept as an earlier version.
    case reworded(String, Int)
    /// It answered the posting of a message with another message.
    case foreignAnswer(String)
    /// It gave a conversation that is bound to a contact another name, which is not taken over.
    case retitled(String)

    /// The kind, as programs read it.
    public var name: String {
        switch self {
        case .otherVersion: "protocol-version"
        case .serverBehind: "server-behind"
        case .newEpoch: "new-epoch"
        case .skippedEvents: "skipped-events"
        case .skippedConversations: "skipped-conversations"
        case .missing: "missing-events"
        case .endlessPages: "endless-pages"
        case .endlessList: "endless-list"
        case .collisions: "collision"
        case .reworded: "reworded"
        case .foreignAnswer: "foreign-answer"
        case .retitled: "retitled"
        }
    }

    /// The server's id of the conversation that it is about; nil for none.
    public var conversation: String? {
        switch self {
        case .serverBehind(let id), .newEpoch(let id), .skippedEvents(let id, _), .missing(let id, _),
            .endlessPages(let id), .collisions(let id, _), .reworded(let id, _), .foreignAnswer(let id),
            .retitled(let id):
            id
        case .otherVersion, .skippedConversations, .endlessList: nil
        }
    }

    /// How many events, conversations or messages it is about; nil where it counts none.
    public var count: Int64? {
        switch self {
        case .skippedEvents(_, let count), .skippedConversations(let count), .collisions(_, let count),
            .reworded(_, let count):
            Int64(count)
        case .missing(_, let count): count
        case .otherVersion, .serverBehind, .newEpoch, .endlessPages, .endlessList, .foreignAnswer, .retitled: nil
        }
    }
}
