/// The place of a conversation in the list of all: archived ones last, pinned ones first among each, then by latest
/// activity (time of the last message, else of creation), newest first, then by id.
public struct ListPlace: Comparable, Sendable {
    let isArchived: Bool
    let isPinned: Bool
    let activity: Timestamp
    let id: UniqueIdentifier

    /// Whether one conversation comes before another.
    public static func < (left: ListPlace, right: ListPlace) -> Bool {
        if left.isArchived != right.isArchived { return right.isArchived }
        if left.isPinned != right.isPinned { return left.isPinned }
        if left.activity != right.activity { return left.activity > right.activity }
        return left.id < right.id
    }
}

extension Conversation {
    /// Its place in the list of conversations.
    public var listPlace: ListPlace {
        ListPlace(isArchived: isArchived, isPinned: isPinned, activity: lastMessage?.timestamp ?? createdAt, id: id)
    }
}
