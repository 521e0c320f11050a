/// An envelope found inside other text.
public struct FoundEnvelope: Hashable, Sendable {
    /// The range of the envelope in the text, in bytes.
    public let range: Range<Int>
    /// The envelope, without characters inserted by a messenger.
    public let envelope: Envelope
}
