/// What the owner has chosen for a chat on the phone; nil where the source does not say.
public struct PhoneChoices: Hashable, Sendable {
    /// Whether the chat is pinned.
    public var isPinned: Bool?
    /// Whether its notifications are muted.
    public var isMuted: Bool?
    /// Whether it is archived.
    public var isArchived: Bool?

    /// Creates choices; omitted ones are not stated.
    public init(isPinned: Bool? = nil, isMuted: Bool? = nil, isArchived: Bool? = nil) {
        self.isPinned = isPinned
        self.isMuted = isMuted
        self.isArchived = isArchived
    }

    /// Whether nothing is stated.
    public var isEmpty: Bool { isPinned == nil && isMuted == nil && isArchived == nil }
}
