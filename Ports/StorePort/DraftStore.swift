public import WhisperMessage

/// Unsent text, one draft per conversation (ST-6).
public protocol DraftStore: Sendable {
    /// The draft of a conversation; nil if there is none.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func draft(in conversation: UniqueIdentifier) async throws(StoreError) -> Draft?

    /// Saves a draft in place of the previous one; empty text removes it.
    ///
    /// - Throws: `.conversationNotFound`.
    func setDraft(_ text: String, in conversation: UniqueIdentifier) async throws(StoreError)

    /// All drafts, latest first; ties by conversation in ascending order.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
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

    /// The draft of a chat that another one with a draft was joined into: what the owner wrote in either is kept.
    package func joined(with leaving: Draft) -> Draft {
        guard text != leaving.text else { return self }
        return Draft(
            conversation: conversation, text: text + "\n" + leaving.text, updatedAt: max(updatedAt, leaving.updatedAt))
    }

    /// Creates a draft.
    public init(conversation: UniqueIdentifier, text: String, updatedAt: Timestamp) {
        self.conversation = conversation
        self.text = text
        self.updatedAt = updatedAt
    }
}

/// Small named values: the accepted disclaimer, policies, the user's choices.
///
/// An empty name, and one that begins with `vault.` (reserved for the adapter), throws `.invalidArgument`.
public protocol SettingStore: Sendable {
    /// The value of a setting; nil if it was never set.
    ///
    /// - Throws: `.invalidArgument` for a name that is not allowed.
    func setting(_ name: String) async throws(StoreError) -> String?

    /// Sets a value; nil removes it.
    ///
    /// - Throws: `.invalidArgument` for a name that is not allowed.
    func setSetting(_ name: String, to value: String?) async throws(StoreError)

    /// Sets a value only if the present one is `expected`, in one step; nil stands for no value in both.
    ///
    /// Of several callers and processes that pass the same expectation, exactly one gets true, unless the value is the
    /// expected one.
    ///
    /// - Returns: Whether the value was as expected, and is now set.
    /// - Throws: `.invalidArgument` for a name that is not allowed.
    func setSetting(
        _ name: String, to value: String?, ifStill expected: String?
    ) async throws(StoreError) -> Bool

    /// All settings by name, except the adapter's own.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    func settings() async throws(StoreError) -> [String: String]
}

extension SettingStore {
    /// Changes a value based on the present one, without losing what others change at the same time.
    ///
    /// - Parameters:
    ///   - name: The setting.
    ///   - change: Returns the new value for the present one; nil stands for no value. It is called again if the value
    ///     has changed meanwhile.
    /// - Throws: `.invalidArgument` for a name that is not allowed; what `change` throws.
    public func updateSetting(
        _ name: String, _ change: (String?) async throws(StoreError) -> String?
    ) async throws(StoreError) {
        while true {
            let present = try await setting(name)
            let value = try await change(present)
            if value == present { return }
            if try await setSetting(name, to: value, ifStill: present) { return }
        }
    }
}
