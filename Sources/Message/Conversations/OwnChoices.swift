/// What the owner has set on a chat. It is theirs, whatever brought the messages: it stays when these go with the import
/// that brought them, and goes only with the chat that the owner deletes.
public struct OwnChoices: OptionSet, Hashable, Sendable {
    /// One bit for each choice.
    public let rawValue: Int

    /// Creates a set of choices.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// A title that the owner has given.
    public static let title = OwnChoices(rawValue: 1)
    /// A draft.
    public static let draft = OwnChoices(rawValue: 2)
    /// Pinned to the top of the list.
    public static let pinned = OwnChoices(rawValue: 4)
    /// Without notifications.
    public static let muted = OwnChoices(rawValue: 8)
    /// At the end of the list.
    public static let archived = OwnChoices(rawValue: 16)
    /// A rule for retention of its own.
    public static let retention = OwnChoices(rawValue: 32)
    /// A wish for older history.
    public static let history = OwnChoices(rawValue: 64)

    /// The choices that are settings of the vault.
    private static let settings: [OwnChoices] = [.retention, .history]

    /// The beginning of the name of a setting that is such a choice; the name ends in the chat's id.
    public static func prefix(of setting: OwnChoices) -> String {
        setting == .retention ? "retention." : "backfill.wish."
    }

    /// What the owner has set on a chat.
    ///
    /// - Parameter hasSetting: Whether the vault has a setting of this name.
    /// - Throws: What `hasSetting` throws.
    public init<Failure: Error>(
        _ chat: Conversation, hasDraft: Bool, hasSetting: (_ name: String) throws(Failure) -> Bool
    ) throws(Failure) {
        self = []
        if chat.isTitleGiven { insert(.title) }
        if hasDraft { insert(.draft) }
        if chat.isPinned { insert(.pinned) }
        if chat.isMuted { insert(.muted) }
        if chat.isArchived { insert(.archived) }
        for choice in OwnChoices.settings where try hasSetting(OwnChoices.prefix(of: choice) + chat.id.description) {
            insert(choice)
        }
    }

    /// Whether a chat stays that an undone import has left without messages.
    public var keepChat: Bool { !isEmpty }
}
