package import WhisperBrowser
package import WhisperMessage

/// Sends what is written in the full-screen view.
package protocol ChatWriter: Sendable {
    /// How a message that is written in a chat goes out; nil if none can be sent in it.
    func form(in chat: Conversation) async throws -> WritingForm?

    /// Stores a message to be sent, in the form that was shown when it was written.
    ///
    /// - Throws: What is to be said to the user; nothing was stored then.
    func send(_ text: String, in chat: UniqueIdentifier, as form: WritingForm) async throws
}
