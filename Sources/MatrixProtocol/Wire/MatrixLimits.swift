/// The bounds of everything that is read from or sent to a homeserver (MX-3, MX-4).
///
/// What exceeds the bound of an element is skipped and counted; what exceeds the bound of a whole response is rejected.
public enum MatrixLimits {
    /// The maximum length of any identifier in bytes (Matrix, "Appendices: Identifier Grammar").
    public static let identifierBytes = 255
    /// The maximum length of an event as a client receives it. A stored event has at most 65,536 bytes ("Client-Server
    /// API: Size limits"); what the server adds under `unsigned` comes on top.
    public static let eventBytes = 262_144
    /// The maximum length of the content that this client sends, as JSON: it leaves room for the rest of the event.
    public static let contentBytes = 60_000
    /// The maximum length of a response to `/sync`.
    public static let syncBytes = 64 << 20
    /// The maximum length of a page of history, of a list of members or of account data.
    public static let pageBytes = 16 << 20
    /// The maximum length of any other response.
    public static let bodyBytes = 1 << 20
    /// The maximum number of rooms of each kind in one response.
    public static let rooms = 50_000
    /// The maximum number of events in one list.
    public static let events = 50_000
    /// The maximum number of receipts in one room of one response.
    public static let receipts = 50_000
    /// The maximum number of answers of a poll ("MSC3381: Polls").
    public static let answersOfPoll = 20
    /// The maximum nesting of an event or a small response.
    public static let depth = 64
    /// The maximum length of an access or refresh token in bytes.
    public static let tokenBytes = 8_192
    /// The maximum length of a pagination token in bytes.
    public static let cursorBytes = 4_096
    /// The maximum length of a name, a type or an error message in bytes; longer error messages are cut.
    public static let nameBytes = 1_024
    /// The maximum length of a password or login token in bytes.
    public static let secretBytes = 4_096
    /// The largest integer of canonical JSON, 2^53 − 1 ("Appendices: Canonical JSON").
    public static let largestInteger: Int64 = 9_007_199_254_740_991

    /// The maximum length of the content of a message: the smaller of the server's limit and of ours (MX-3).
    ///
    /// - Parameter server: The server's limit in bytes; nil if it is not known.
    public static func largestContent(server: Int?) -> Int {
        min(max(server ?? contentBytes, 0), contentBytes)
    }
}
