package import WhisperMessage
package import WhisperStorePort

/// The keys of chats.
extension StoreReader {
    /// The conversation to which a key refers on a platform.
    func conversation(havingKey key: String, on platform: Platform) throws(StoreError) -> Conversation? {
        let key = StoredValue.Key(.reference, .text(platform.rawValue), .text(key))
        guard case .reference(_, _, let id, _)? = try value(key) else { return nil }
        return try conversation(id)
    }

    /// The conversation whose session id is the thread id of a key: one that JSON Lines have created has no other name.
    func conversation(threadOf key: String, on platform: Platform) throws(StoreError) -> Conversation? {
        try conversations(
            .session(ThreadIdentifier.make(platform: platform, chat: key), on: platform), limit: 1
        ).first
    }

    /// The references to a conversation, in their order: on its own platform, the first has its server's id.
    ///
    /// - Throws: `.conversationNotFound`.
    func references(of id: UniqueIdentifier) throws(StoreError) -> [ConversationReference] {
        guard let conversation = try conversation(id) else { throw StoreError(.conversationNotFound) }
        return try references(of: conversation)
    }

    func references(of conversation: Conversation) throws(StoreError) -> [ConversationReference] {
        try values(ValueSelection(.reference, by: .conversation, [.id(conversation.id)])).compactMap { value in
            guard case .reference(let platform, let key, _, _) = value else { return nil }
            return ConversationReference(
                platform: platform, key: key, title: conversation.title, kind: conversation.kind)
        }
    }
}

extension StoreWriter {
    /// Lets a key refer to a conversation, before or behind those that do, and to no other one any more.
    func add(
        key: String, on platform: Platform, to conversation: UniqueIdentifier, asFirst isFirst: Bool
    ) throws(StoreError) {
        let held = ValueSelection(
            .reference, by: .conversation, [.id(conversation)], isDescending: !isFirst, limit: 1)
        var place: Int64 = 1
        if case .reference(_, _, _, let held)? = try values(held).first { place = isFirst ? held - 1 : held + 1 }
        try put(.reference(platform: platform, key: key, of: conversation, place: place))
    }
}

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
        var (report, shown) = (held, conversation)
        if let text = details.description {
            let description = text.isEmpty ? nil : text
            // Unless a later report set or removed it.
            if held.describedAt.map({ time >= $0 && shown.description != description }) ?? true {
                (shown.description, report.describedAt) = (description, time)
            }
        }
        if !details.choices.isEmpty {
            report.choices = details.choices.completed(by: held.choices)
            if report.choices != held.choices {
                shown.take(details.choices.taken(after: held.choices, by: conversation))
            }
        }
        // Those of a longer report who are not looked at may be among the known ones.
        let areAll = details.hasAllMembers && details.members.count <= GroupMember.maximum
        let isEarlier = held.listedAt.map { time < $0 } ?? false
        if areAll, !isEarlier { report.listedAt = time }
        if report != held { try store.put(report, of: id) }
        if shown != conversation { try store.update(shown) }
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

extension StoreReader {
    /// What sources have reported of a chat besides what it shows, its messages and its members.
    func report(of conversation: UniqueIdentifier) throws(StoreError) -> ChatReport {
        let key = StoredValue.Key(.report, .id(conversation))
        return if case .report(let report, _)? = try value(key) { report } else { ChatReport() }
    }
}

extension StoreWriter {
    /// Replaces what sources have reported of a chat.
    func put(_ report: ChatReport, of conversation: UniqueIdentifier) throws(StoreError) {
        if report != ChatReport() { return try put(.report(report, of: conversation)) }
        try remove(StoredValue.Key(.report, .id(conversation)))
    }
}
