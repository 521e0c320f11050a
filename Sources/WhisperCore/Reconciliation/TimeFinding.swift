public import WhisperMessage

/// A chat that contains the same texts by the same people at other times than a source: one of them was read with the
/// wrong zone, or the wrong order of day and month (ING-2).
public struct TimeFinding: Hashable, Sendable {
    /// How the times differ.
    public var disagreement: TimeDisagreement
    /// The conversation that contains the texts.
    public var conversation: UniqueIdentifier
    /// Its title.
    public var title: String

    /// Creates a finding.
    public init(disagreement: TimeDisagreement, conversation: UniqueIdentifier, title: String) {
        self.disagreement = disagreement
        self.conversation = conversation
        self.title = title
    }
}

/// How the times of two sources differ for the same messages.
public enum TimeDisagreement: Hashable, Sendable {
    /// The source's times are this many seconds later than the vault's, negative for earlier; a multiple of a quarter
    /// hour, as between zones.
    case offset(seconds: Int64)
    /// Day and month are exchanged.
    case dateOrder
}
