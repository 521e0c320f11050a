/// What a source reports to have happened to a message (ING-1b).
public enum ChangeKind: Hashable, Sendable {
    /// Another text.
    case edit
    /// A deletion, of a kind.
    case deletion(DeletionClaim)
    /// A reaction, or its removal.
    case reaction
    /// A vote in a poll.
    case vote
    /// Something that is encrypted with a secret of the message: an edit, or what anyone may add.
    case encrypted(isEdit: Bool)

    /// Whether only the author of the message may make it.
    public var isAuthors: Bool {
        switch self {
        case .edit, .deletion(.author), .encrypted(isEdit: true): true
        case .deletion, .reaction, .vote, .encrypted: false
        }
    }

    /// How a message shows that such a change waits; nil if it does not.
    public var mark: UndecidedMark.Kind? {
        switch self {
        case .edit: .edit
        case .deletion: .deletion
        case .encrypted(let isEdit): isEdit ? .unreadEdit : .unread
        case .reaction, .vote: nil
        }
    }
}
