public import WhisperRealtimePort

extension CloseCode {
    /// The token is not good, or no longer.
    public static let unauthorized = CloseCode(rawValue: 4401)
    /// The other side did not answer in time: no welcome, no acknowledgement, no pong.
    public static let timedOut = CloseCode(rawValue: 4408)
    /// Too many commands.
    public static let rateLimited = CloseCode(rawValue: 4429)
}
