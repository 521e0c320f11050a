public import WhisperMediaPort

/// A source of pictures of chats, and what its messenger has.
public struct ChatPictureBench: Sendable {
    /// The source.
    public let source: any ChatPictureSource
    /// A chat with a picture of at least two bytes.
    public let chat: String
    /// The bytes of its picture.
    public let content: @Sendable () async throws -> [UInt8]
    /// A chat without a picture.
    public let bareChat: String
    /// Gives `chat` another picture.
    public let change: @Sendable () async throws -> Void

    /// Creates a bench of its own for each law.
    public init(
        source: any ChatPictureSource, chat: String, content: @escaping @Sendable () async throws -> [UInt8],
        bareChat: String, change: @escaping @Sendable () async throws -> Void
    ) {
        self.source = source
        self.chat = chat
        self.content = content
        self.bareChat = bareChat
        self.change = change
    }
}
