public import WhisperMessage

/// What was typed and not yet sent, one draft a conversation (ST-6).
public protocol DraftStore: Sendable {
    /// The draft of a conversation; nil if there is none.
    func draft(in conversation: UniqueIdentifier) async throws(StoreError) -> Draft?

    /// Keeps a draft in place of the one before; empty text removes it.
    func setDraft(_ text: String, in conversation: UniqueIdentifier) async throws(StoreError)

    /// All drafts, the latest first; those of one moment by conversation in ascending order.
    func drafts() async throws(StoreError) -> [Draft]
}

/// An unsent text.
public struct Draft: Hashable, Sendable {
    /// The conversation.
    public var conversation: UniqueIdentifier
    /// The text.
    public var text: String
    /// When it was last changed.
    public var updatedAt: Timestamp

    /// A draft in a conversation.
    public init(conversation: UniqueIdentifier, text: String, updatedAt: Timestamp) {
        self.conversation = conversation
        self.text = text
        self.updatedAt = updatedAt
    }
}

/// Small values by name: acceptance of the disclaimer, policies, the user's choices.
///
/// An empty name, and one that begins with `vault.` (the adapter's own), throws `.invalidArgument`.
public protocol SettingStore: Sendable {
    /// The value of a name; nil if it was never set.
    func setting(_ name: String) async throws(StoreError) -> String?

    /// Sets a value; nil removes it.
    func setSetting(_ name: String, to value: String?) async throws(StoreError)

    /// All settings by name, but for the adapter's own.
    func settings() async throws(StoreError) -> [String: String]
}
