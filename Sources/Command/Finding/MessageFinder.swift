package import WhisperMessage
package import WhisperStorePort
import WhisperCore
import WhisperLocalization

/// Finds the message that a person means: by the reference that stands before it, or by its id (LOOK-9).
package struct MessageFinder {
    private let store: any VaultStore

    package init(_ store: any VaultStore) {
        self.store = store
    }

    /// Finds a message. A reference that several messages have is never resolved to one of them.
    ///
    /// - Parameter chat: The chat that it must be in; nil for any.
    /// - Throws: `usage` for a text that is no reference, `not-found`, or `ambiguous` with longer references; the vault's
    ///   error.
    package func find(_ text: String, in chat: UniqueIdentifier? = nil) async throws -> StoredMessage {
        guard UniqueIdentifier(text) != nil || MessageReference(text) != nil else {
            throw CommandFailure(
                .usage, FindingText.noReference, ["value": .text(text)],
                hint: LocalizedMessage(FindingText.referenceHint))
        }
        let found = try await MessageLookup(store).messages(called: text)
            .filter { chat == nil || $0.conversation == chat }
        guard let only = found.first else {
            throw CommandFailure(
                .notFound, FindingText.noSuchMessage, ["reference": .text(text)],
                hint: LocalizedMessage(FindingText.referenceHint))
        }
        guard found.count == 1 else {
            throw CommandFailure(
                .ambiguous, FindingText.severalMessages,
                ["reference": .text(text), "candidates": .list(MessageFinder.names(of: found))])
        }
        return only
    }

    /// The shortest references that tell messages apart; their ids if none do.
    private static func names(of messages: [StoredMessage]) -> [String] {
        for length in MessageReference.length + 1...MessageReference.longest {
            let references = messages.map { MessageReference(of: $0.unified, length: length).text }
            if Set(references).count == references.count { return references }
        }
        return messages.map(\.unified.id.description)
    }
}
