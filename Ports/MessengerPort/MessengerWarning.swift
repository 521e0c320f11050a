/// A violation of the protocol by the server. No stored data is lost by it.
public enum MessengerWarning: Hashable, Sendable {
    /// The server speaks another version of the protocol.
    case otherVersion(Int64)
    /// The server reports a lower sequence number than before in a conversation, without a new epoch.
    case serverBehind(String)
    /// The server restarted the numbering of a conversation, for example from a backup; everything is fetched again.
    case newEpoch(String)
    /// Events of a conversation were unreadable and skipped individually.
    case skippedEvents(String, Int)
    /// Conversations of the list were unreadable and skipped individually.
    case skippedConversations(Int)
    /// The server persistently omits events of a conversation.
    case missing(String, Int64)
    /// The server keeps sending empty pages of a conversation.
    case endlessPages(String)
    /// The list of conversations does not end.
    case endlessList
    /// The server gave messages of a conversation the id or number of others; they are not stored.
    case collisions(String, Int)
    /// The server changed the user's text; the original is stored as an earlier version.
    case reworded(String, Int)
    /// The response to posting a message contained another message.
    case foreignAnswer(String)
    /// The server renamed a conversation that is bound to a contact; the name is ignored.
    case retitled(String)
    /// The history of a conversation cannot be fetched any further, so that messages are missing in it.
    case historyLeft(String)
    /// The answers of the server are too large even for a single message per conversation.
    case tooLargeAnswers
    /// The service itself encrypts a conversation by means that this program does not have.
    case unreadable(String)
    /// More than two people are in a conversation that is bound to a contact. What is sealed there stays sealed for the
    /// contact alone.
    case thirdPerson(String)

    /// The kind of warning, for programs.
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
        case .historyLeft: "history-left"
        case .tooLargeAnswers: "answers-too-large"
        case .unreadable: "unreadable"
        case .thirdPerson: "third-person"
        }
    }

    /// The server's id of the conversation concerned; nil if none.
    public var conversation: String? {
        switch self {
        case .serverBehind(let id), .newEpoch(let id), .skippedEvents(let id, _), .missing(let id, _),
            .endlessPages(let id), .collisions(let id, _), .reworded(let id, _), .foreignAnswer(let id),
            .retitled(let id), .historyLeft(let id), .unreadable(let id), .thirdPerson(let id):
            id
        case .otherVersion, .skippedConversations, .endlessList, .tooLargeAnswers: nil
        }
    }

    /// The number of events, conversations or messages concerned; nil if the kind has no number.
    public var count: Int64? {
        switch self {
        case .skippedEvents(_, let count), .skippedConversations(let count), .collisions(_, let count),
            .reworded(_, let count):
            Int64(count)
        case .missing(_, let count): count
        case .otherVersion, .serverBehind, .newEpoch, .endlessPages, .endlessList, .foreignAnswer, .retitled,
            .historyLeft, .tooLargeAnswers, .unreadable, .thirdPerson:
            nil
        }
    }
}
