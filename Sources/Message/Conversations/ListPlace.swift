/// The place of a conversation in the list of all: archived ones last, pinned ones first among each, then by latest activity,
/// newest first, then by id.
package struct ListPlace: Comparable {
    let isArchived: Bool
    let isPinned: Bool
    let activity: Timestamp
    let id: UniqueIdentifier

    package static func < (left: ListPlace, right: ListPlace) -> Bool {
        if left.isArchived != right.isArchived { return right.isArchived }
        if left.isPinned != right.isPinned { return left.isPinned }
        if left.activity != right.activity { return left.activity > right.activity }
        return left.id < right.id
    }
}

extension Conversation {
    /// Its place in the list of conversations.
    package var listPlace: ListPlace {
        ListPlace(isArchived: isArchived, isPinned: isPinned, activity: lastMessage?.timestamp ?? createdAt, id: id)
    }
}
