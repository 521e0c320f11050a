import WhisperMessage

/// What sources know about chats besides their messages (ST-3, ING-6).
extension ConversationRow {
    /// Moves the role of one person to another; of two, the later remains.
    mutating func joinMembers(_ other: UniqueIdentifier, into id: UniqueIdentifier) {
        guard let leaving = members.removeValue(forKey: other) else { return }
        if let staying = members[id] {
            if staying.since > leaving.since { return }
            // That one had left was concluded from its absence in a list that names the other.
            if staying.since == leaving.since, staying.role != nil || leaving.role == nil { return }
        }
        members[id] = leaving
    }

    /// Merges what is known about another chat; of two reports, the later counts. Returns whether the members changed.
    mutating func takeDetails(of other: ConversationRow) -> Bool {
        if other.isDescribedLater(than: self) {
            conversation.description = other.conversation.description
            describedAt = other.describedAt
        }
        phoneChoices = phoneChoices ?? other.phoneChoices
        let before = members
        members.merge(other.members) { mine, theirs in theirs.since > mine.since ? theirs : mine }
        let ranked = members.sorted { left, right in
            if (left.value.role == nil) != (right.value.role == nil) { return right.value.role == nil }
            if left.value.since != right.value.since { return left.value.since > right.value.since }
            return left.key < right.key
        }
        for (person, _) in ranked.dropFirst(GroupMember.maximum) { members[person] = nil }
        return members != before
    }

    private func isDescribedLater(than other: ConversationRow) -> Bool {
        guard let describedAt else {
            return other.describedAt == nil && other.conversation.description == nil && conversation.description != nil
        }
        return other.describedAt.map { $0 < describedAt } ?? true
    }
}
