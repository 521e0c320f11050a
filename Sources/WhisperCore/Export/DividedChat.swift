/// A chat of a full export that is omitted with its messages, because the vault has several chats for it and the file
/// must not decide which of them the messages belong to.
public struct DividedChat: Hashable, Sendable {
    /// The line of its record.
    public let line: UInt64
    /// Its title in the file.
    public let title: String
    /// The titles of the vault's chats that its id and aliases refer to.
    public let chats: [String]
    /// The number of its omitted messages.
    public internal(set) var messages: Int64 = 0
}
