/// A chat of a full export that is left out with its messages, since the vault has several chats for it: whose its messages
/// are is not the file's to say.
public struct DividedChat: Hashable, Sendable {
    /// The line of its record.
    public let line: UInt64
    /// Its title in the file.
    public let title: String
    /// The titles of the vault's chats that its id and aliases name.
    public let chats: [String]
    /// How many messages of it are left out.
    public internal(set) var messages: Int64 = 0
}
