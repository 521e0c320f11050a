public import WhisperRealtimePort

extension CloseCode {
    /// The token is invalid or has expired.
    public static let unauthorized = CloseCode(rawValue: 4401)
    /// The peer did not reply in time with a welcome, an acknowledgement or a pong.
    public static let timedOut = CloseCode(rawValue: 4408)
    /// Too many commands.
    public static let rateLimited = CloseCode(rawValue: 4429)
}
