public import WhisperRealtimePort

/// An event found by a frame reader.
public enum FrameEvent: Hashable, Sendable {
    /// A complete message.
    case text([UInt8])
    /// A ping, which is answered with the same bytes.
    case ping([UInt8])
    /// The answer to a ping.
    case pong
    /// The peer closes, with its code or `unstated`. Nothing follows.
    case close(CloseCode)
    /// The peer violated the protocol; the code is the one to send to it. Nothing follows.
    case violation(CloseCode)
}
