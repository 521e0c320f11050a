import WhisperLocalization
package import WhisperMessage

extension CommandFailure {
    /// A chat has no draft.
    package static func noDraft(in conversation: Conversation) -> CommandFailure {
        CommandFailure(
            .notFound, DraftText.none, ["title": .text(conversation.title)], hint: LocalizedMessage(DraftText.noneHint))
    }
}
