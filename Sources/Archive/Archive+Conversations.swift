package import WhisperMessage
package import WhisperStorePort

/// Which chat a source means (ST-2).
extension Archive {
    /// The chat for a reference, which is created if there is none.
    package func conversation(for reference: ConversationReference) throws(StoreError) -> UniqueIdentifier {
        if let known = try store.conversation(havingKey: reference.key, on: reference.platform) {
            if known.kind == .unknown, reference.kind != .unknown {
                var shown = known
                shown.kind = reference.kind
                try store.update(shown)
            }
            return known.id
        }
        if let known = try store.conversation(threadOf: reference.key, on: reference.platform) {
            try store.add(key: reference.key, on: reference.platform, to: known.id, asFirst: false)
            var shown = known
            shown.take(reference)
            if shown.kind == .unknown { shown.kind = reference.kind }
            try store.update(shown)
            return known.id
        }
        let new = Conversation(
            id: store.makeIdentifier(), platform: reference.platform,
            sessionID: ThreadIdentifier.make(platform: reference.platform, chat: reference.key),
            title: reference.title, kind: reference.kind, createdAt: store.now, updatedAt: store.now)
        try store.insert(new)
        try store.add(key: reference.key, on: reference.platform, to: new.id, asFirst: false)
        return new.id
    }
}

/// What sources know about chats besides their messages (ST-3, ING-6).
extension Archive {
    /// Applies what a source knows about a chat at a time.
    ///
    /// - Throws: `.conversationNotFound`.
    func take(
        _ details: NewChatDetails, of id: UniqueIdentifier, at time: Timestamp
    ) throws(StoreError) {
        guard let conversation = try store.conversation(id) else { throw StoreError(.conversationNotFound) }
        let held = try store.report(of: id)
        var report = held
        var taken = PhoneChoices()
        if let description = details.description { report.describe(as: description, at: time) }
        if !details.choices.isEmpty {
            report.choices = details.choices.completed(by: held.choices)
            if report.choices != held.choices { taken = details.choices.taken(after: held.choices, by: conversation) }
        }
        // Those of a longer report who are not looked at may be among the known ones.
        let areAll = details.hasAllMembers && details.members.count <= GroupMember.maximum
        let isEarlier = held.listedAt.map { time < $0 } ?? false
        if areAll, !isEarlier { report.listedAt = time }
        if report != held { try store.put(report, taking: taken, of: id) }
        guard !details.members.isEmpty || areAll else { return }
        let roles = try roles(of: details.members.prefix(GroupMember.maximum))
        let known = try store.presences(in: id)
        var room = max(0, GroupMember.maximum - known.count)
        for (person, role) in roles {
            var presence = GroupPresence(role: role, since: time)
            if let former = known[person] {
                guard !isEarlier, former.since <= time, former.role != role else { continue }
            } else {
                guard room > 0 else { continue }
                room -= 1
                // What is older than a list of all members is part of it, except those who had left by then.
                if isEarlier, let listedAt = held.listedAt, role != nil {
                    presence = GroupPresence(role: nil, since: listedAt)
                }
            }
            try store.put(presence, of: person, in: id)
        }
        guard areAll, !isEarlier else { return }
        let named = Set(roles.map(\.person))
        for (person, former) in known
        where former.role != nil && former.since <= time && !named.contains(person) {
            try store.put(GroupPresence(role: nil, since: time), of: person, in: id)
        }
    }

    /// The people in a list, in its order, with the role that it names last for each.
    private func roles(
        of members: ArraySlice<NewChatDetails.NewMember>
    ) throws(StoreError) -> [(person: UniqueIdentifier, role: GroupRole?)] {
        var handles: [(handle: SenderHandle, role: GroupRole?)] = []
        for member in members { handles.append((try handle(for: member.sender), member.role)) }
        // A later member's aliases may have merged people whom earlier ones meant.
        var places: [UniqueIdentifier: Int] = [:]
        var roles: [(person: UniqueIdentifier, role: GroupRole?)] = []
        for (handle, role) in handles {
            let person = try store.sender(handle).handle.person
            if let place = places[person] {
                roles[place].role = role
            } else {
                places[person] = roles.count
                roles.append((person, role))
            }
        }
        return roles
    }
}

extension ChatReport {
    /// Sets or removes the description, unless a later report did.
    fileprivate mutating func describe(as text: String, at time: Timestamp) {
        let text = text.isEmpty ? nil : text
        if let describedAt, time < describedAt || description == text { return }
        description = text
        describedAt = time
    }
}
