import WhisperIngestionPort
import WhisperMessage
import WhisperStorePort

/// The plan of an import: which messages of a file are new, where they belong, and who wrote them.
struct ImportPlan: Sendable {
    /// The conversation for the chat; nil for a new one.
    var conversation: Conversation?
    /// The placement of each message, in the file's order; nil if all are new and are appended.
    var placements: [ReexportAlignment.Placement]?
    /// The positions for the new messages, in order; empty if `placements` is nil.
    var positions: [ChatPosition] = []
    /// The positions of the stored messages, in order; empty if `placements` is nil.
    var heldPositions: [ChatPosition] = []
    /// The number of equal messages before each new one; empty if `placements` is nil.
    var occurrences: [UInt32] = []
    /// Senders whom the vault knows as a person under another name.
    var renames: [SourcePerson: Person] = [:]
    /// The chat that contains the same texts at other times; nil if there is none.
    var finding: TimeFinding?
    /// All messages are new, in chronological order, and belong to a new conversation.
    static let everythingIsNew = ImportPlan()

    /// The number of new messages in the file, if it was determined.
    var newCount: Int? { placements == nil ? nil : positions.count }
}
