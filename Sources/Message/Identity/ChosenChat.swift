/// Whether a file can show the chat that the owner has chosen for it (ING-1).
///
/// The owner's word replaces what the messages would have to show. It does not make a group of the chat with one person,
/// whatever strangers call theirs, and a name that was mistyped may be that of another chat.
public struct ChosenChat: Hashable, Sendable {
    /// Why it does not.
    public enum Objection: Hashable, Sendable {
        /// The chat is on another service.
        case service
        /// The file shows a group, the chat is that with one person.
        case kind
        /// They have hardly anything in common. The owner has to say it once more.
        case unlike
    }

    /// The chat.
    public var chat: Conversation
    /// Whether a source has stated whom it is with, which an export does not.
    public var isAddressed: Bool
    /// Whether it has the file's title, or had it.
    public var isOfTitle: Bool
    /// The kind of chat that the file seems to show.
    public var shown: ConversationKind
    /// Whether a sender of the file has its title as a name: so the chat with one person is exported.
    public var isNamedLikeSender: Bool
    /// What both have in common.
    public var overlap: TitleOverlap

    /// Creates the choice of a chat.
    public init(
        _ chat: Conversation, isAddressed: Bool, isOfTitle: Bool, shown: ConversationKind, isNamedLikeSender: Bool,
        overlap: TitleOverlap
    ) {
        self.chat = chat
        self.isAddressed = isAddressed
        self.isOfTitle = isOfTitle
        self.shown = shown
        self.isNamedLikeSender = isNamedLikeSender
        self.overlap = overlap
    }

    /// What speaks against it; nil for nothing. The service has been compared before anything was read.
    public var objection: Objection? {
        if chat.kind == .direct, shown == .group, isAddressed || !mayBeOfGroup { return .kind }
        guard overlap.common == 0, !isOfTitle, min(overlap.held, overlap.file) > 0 else { return nil }
        let isOfOne = chat.kind == .group && shown != .group && isNamedLikeSender
        return overlap.commonWriters == 0 || isOfOne ? .unlike : nil
    }

    /// Whether what looks like the chat with one person may be part of the group in the file. What two people wrote in a group
    /// looks like that until more of it is exported, which then has most of it; a file with no other people adds nobody to it.
    private var mayBeOfGroup: Bool {
        overlap.fileWriters == overlap.commonWriters || 2 * overlap.common > overlap.held
    }
}
