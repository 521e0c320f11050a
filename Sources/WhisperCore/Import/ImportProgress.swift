/// The progress of an import.
public struct ImportProgress: Hashable, Sendable {
    /// The current phase.
    public var phase: Phase
    /// The number of processed messages, new and known.
    public var messages: Int64
    /// The total number of messages.
    public var total: Int64
    /// The number of added messages.
    public var added: Int64

    /// The phases of an import, in order.
    public enum Phase: Sendable, CaseIterable {
        /// Reading the file to determine its contents.
        case surveying
        /// Determining which messages are known.
        case aligning
        /// Writing the new messages.
        case writing
    }

    /// Creates a progress value.
    public init(phase: Phase, messages: Int64, total: Int64, added: Int64) {
        self.phase = phase
        self.messages = messages
        self.total = total
        self.added = added
    }
}
