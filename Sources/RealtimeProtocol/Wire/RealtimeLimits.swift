/// The limits of the realtime protocol, and the version that this module speaks.
public enum RealtimeLimits {
    /// The version of the protocol that this module speaks.
    public static let protocolVersion: Int64 = 1
    /// The largest integer, 2^53 − 1.
    public static let largestInteger: Int64 = (1 << 53) - 1
    /// The largest sequence, 2^42 − 1.
    public static let largestSequence: Int64 = (1 << 42) - 1
    /// The longest identifier, in bytes.
    public static let identifierBytes = 128
    /// The longest content of a message, in bytes of UTF-8.
    public static let contentBytes = 65_536
    /// The longest frame of the socket and the longest request body, in bytes.
    public static let frameBytes = 1 << 20
    /// The longest response body, in bytes: a page of changes.
    public static let pageBytes = 8 << 20
    /// The maximum number of conversations in one command.
    public static let conversationsOfCommand = 1_000
    /// The maximum number of elements of a page.
    public static let elementsOfPage = 1_000
    /// The maximum number of members listed for a conversation.
    public static let membersOfConversation = 10_000
    /// The longest token, in bytes.
    public static let tokenBytes = 4_096
    /// The longest title of a conversation, in bytes of UTF-8.
    public static let titleBytes = 1_024
    /// The longest name of a user or a device, in bytes of UTF-8.
    public static let nameBytes = 128
    /// The longest login secret, in bytes.
    public static let secretBytes = 1_024
    /// The maximum nesting of arrays and objects.
    static let depth = 16
}
