public import WhisperMessage

/// A chat that a vault holds with the same texts by the same people at other times than a source tells: one of them was
/// read with the wrong zone, or the wrong order of day and month (ING-2).
public struct TimeFinding: Hashable, Sendable {
    /// How the times differ.
    public var disagreement: TimeDisagreement
    /// The conversation that holds the texts.
    public var conversation: UniqueIdentifier
    /// Its title.
    public var title: String

    /// A finding.
    public init(disagreement: TimeDisagreement, conversation: UniqueIdentifier, title: String) {
        self.disagreement = disagreement
        self.conversation = conversation
        self.title = title
    }
}

/// How the times of two sources differ for the same messages.
public enum TimeDisagreement: Hashable, Sendable {
    /// What is told now is so many seconds later than what the vault holds, less than zero for earlier: whole quarter
    /// hours, as zones differ by.
    case offset(seconds: Int64)
    /// Day and month are exchanged.
    case dateOrder
}
