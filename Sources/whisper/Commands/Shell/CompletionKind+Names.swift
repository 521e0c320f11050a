import ArgumentParser

extension CompletionKind {
    /// The titles of chats, as `whisper complete` prints them.
    static var chats: CompletionKind { .shellCommand("whisper complete chats 2>/dev/null") }
    /// The names of contacts, as `whisper complete` prints them.
    static var contacts: CompletionKind { .shellCommand("whisper complete contacts 2>/dev/null") }
}
