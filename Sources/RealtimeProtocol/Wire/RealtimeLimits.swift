/// What the realtime protocol allows at most, and which version of it this module speaks.
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
    /// The longest frame of the socket and the longest body of a request, in bytes.
    public static let frameBytes = 1 << 20
    /// The longest body of an answer, in bytes: a page of changes.
    public static let pageBytes = 8 << 20
    /// The most conversations that one command names.
    public static let conversationsOfCommand = 1_000
    /// The most elements of a page.
    public static let elementsOfPage = 1_000
    /// The most members of a conversation that a page names.
    public static let membersOfConversation = 10_000
    /// The longest token, in bytes.
    public static let tokenBytes = 4_096
    /// The longest title of a conversation, in bytes of UTF-8.
    public static let titleBytes = 1_024
    /// The longest name of a user or a device, in bytes of UTF-8.
    public static let nameBytes = 128
    /// The longest secret that one logs in with, in bytes.
    public static let secretBytes = 1_024
    /// The deepest nesting of arrays and objects.
    static let depth = 16
}
