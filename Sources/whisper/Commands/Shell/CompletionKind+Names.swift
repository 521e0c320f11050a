import ArgumentParser

extension CompletionKind {
    /// The titles of chats, as `whisper complete` prints them.
    static var chats: CompletionKind { .shellCommand("whisper complete chats 2>/dev/null") }
    /// The names of contacts, as `whisper complete` prints them.
    static var contacts: CompletionKind { .shellCommand("whisper complete contacts 2>/dev/null") }
    /// The names of groups, as `whisper complete` prints them.
    static var groups: CompletionKind { .shellCommand("whisper complete groups 2>/dev/null") }
    /// The names of people, as `whisper complete` prints them.
    static var people: CompletionKind { .shellCommand("whisper complete people 2>/dev/null") }
}
