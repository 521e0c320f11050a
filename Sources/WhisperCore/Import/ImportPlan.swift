import WhisperIngestionPort
import WhisperMessage
import WhisperStorePort

/// What an import will write: which messages of a file are new, where they belong, and who wrote them.
struct ImportPlan: Sendable {
    /// The conversation that holds the chat already; nil for a new one.
    var conversation: Conversation?
    /// What becomes of each message, in the file's order; nil if every one is new and goes to the end.
    var placements: [ReexportAlignment.Placement]?
    /// The places of the new messages, in order; empty if `placements` is nil.
    var positions: [ChatPosition] = []
    /// The places of the messages held, in order; empty if `placements` is nil.
    var heldPositions: [ChatPosition] = []
    /// How many equal messages stand before each new one; empty if `placements` is nil.
    var occurrences: [UInt32] = []
    /// Senders whom the vault knows as a person under another name.
    var renames: [SourcePerson: Person] = [:]
    /// The chat that holds the same texts at other times; nil where there is none.
    var finding: TimeFinding?
    /// Everything is new, in order of time, and goes into a new conversation.
    static let everythingIsNew = ImportPlan()

    /// How many messages of the file are new, where that was found out.
    var newCount: Int? { placements == nil ? nil : positions.count }
}
