/// An envelope inside other text.
public struct FoundEnvelope: Hashable, Sendable {
    /// Where it stands, from its first character to behind its last one, in bytes.
    public let range: Range<Int>
    /// The envelope, without what a carrier put into it.
    public let envelope: Envelope
}
