import WhisperArchive
import WhisperMessage
import WhisperStorePort

/// What sources know about chats besides their messages (ST-3, ING-6).
extension Transaction {
    /// Applies what a source knows about a chat at a time.
    func take(
        _ details: NewChatDetails, of conversation: UniqueIdentifier, at time: Timestamp
    ) throws(StoreError) {
        _ = try conversationRow(conversation)
        var handles: [SenderHandle] = []
        for member in details.members.prefix(GroupMember.maximum) {
            handles.append(try archive.sender(for: member.sender))
        }
        // Looking up a member may have merged people.
        var row = try conversationRow(conversation)
        if let description = details.description { row.describe(as: description, at: time) }
        if !details.choices.isEmpty { row.take(details.choices) }
        let reports = zip(handles, details.members).map { (state.resolved($0.person), $1.role) }
        // Those who were not looked at may be among the earlier ones.
        let hasAll = details.hasAllMembers && details.members.count <= GroupMember.maximum
        let before = row.members
        row.takeMembers(reports, areAll: hasAll, at: time)
        state.conversations[conversation] = row
        if row.members == before { touch(conversation) } else { touchDetails(of: conversation) }
    }
}

extension ConversationRow {
    /// Sets or removes the description, unless a later report did.
    fileprivate mutating func describe(as text: String, at time: Timestamp) {
        let text = text.isEmpty ? nil : text
        if let at = describedAt, time < at || conversation.description == text { return }
        conversation.description = text
        describedAt = time
    }

    /// Takes over what the owner has chosen on the phone.
    fileprivate mutating func take(_ choices: PhoneChoices) {
        let said = choices.completed(by: phoneChoices)
        if said == phoneChoices { return }
        conversation.take(choices.taken(after: phoneChoices, by: conversation))
        phoneChoices = said
    }

    /// Applies a report of roles; of several for one person, the last one counts.
    fileprivate mutating func takeMembers(
        _ reports: [(person: UniqueIdentifier, role: GroupRole?)], areAll: Bool, at time: Timestamp
    ) {
        let roles = Dictionary(reports.map { ($0.person, $0.role) }) { _, last in last }
        let before = members
        // What is older than a list of all members is part of it, except those who had left by then.
        if let rosterAt, time < rosterAt {
            for (person, _) in reports where members[person] == nil && members.count < GroupMember.maximum {
                let isMember = (roles[person] ?? nil) != nil
                members[person] = MemberEntry(role: nil, since: isMember ? rosterAt : time)
            }
            return
        }
        if areAll { rosterAt = time }
        for (person, _) in reports {
            let role = roles[person] ?? nil
            if let known = before[person] {
                if known.since <= time, known.role != role { members[person] = MemberEntry(role: role, since: time) }
            } else if members[person] != nil || members.count < GroupMember.maximum {
                members[person] = MemberEntry(role: role, since: time)
            }
        }
        guard areAll else { return }
        for (person, known) in before where roles[person] == nil && known.role != nil && known.since <= time {
            members[person] = MemberEntry(role: nil, since: time)
        }
    }

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
