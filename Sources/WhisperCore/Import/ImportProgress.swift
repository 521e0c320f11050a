/// How far an import has got.
public struct ImportProgress: Hashable, Sendable {
    /// What the import is doing.
    public var phase: Phase
    /// Messages dealt with so far, new and known.
    public var messages: Int64
    /// Messages in all.
    public var total: Int64
    /// Messages added so far.
    public var added: Int64

    /// The phases of an import, in order.
    public enum Phase: Sendable, CaseIterable {
        /// Reading the file to learn what is in it.
        case surveying
        /// Finding out which messages are known.
        case aligning
        /// Writing the others.
        case writing
    }

    /// Progress in a phase.
    public init(phase: Phase, messages: Int64, total: Int64, added: Int64) {
        self.phase = phase
        self.messages = messages
        self.total = total
        self.added = added
    }
}
