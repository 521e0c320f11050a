public import WhisperRealtimePort

/// What a reader of frames finds.
public enum FrameEvent: Hashable, Sendable {
    /// A whole message.
    case text([UInt8])
    /// The other end wants to know whether this one is there; it is answered with the same bytes.
    case ping([UInt8])
    /// The answer to a ping.
    case pong
    /// The other end closes, with the code that it states or `unstated`. Nothing follows.
    case close(CloseCode)
    /// The other end broke the rules; the code is what it has to be told. Nothing follows.
    case violation(CloseCode)
}
