import WhisperMessage
import WhisperStorePort

/// Who was in which group, and who was an admin there (ING-6).
extension StoreReader {
    /// The reports of whether a person is an admin of a group, by time.
    func ranks(of person: UniqueIdentifier, in conversation: UniqueIdentifier) throws(StoreError) -> [GroupRank] {
        try values(ValueSelection(.rank, [.id(conversation), .person(person)])).compactMap {
            if case .rank(let rank, _, _) = $0 { rank } else { nil }
        }
    }

    /// Whether a report of exactly this time says that a person was an admin; nil if there is none.
    func isAdmin(
        _ person: UniqueIdentifier, of conversation: UniqueIdentifier, at time: Timestamp
    ) throws(StoreError) -> Bool? {
        let key = StoredValue.Key(.rank, .id(conversation), .person(person), .integer(time.milliseconds))
        return if case .rank(let rank, _, _)? = try value(key) { rank.isAdmin } else { nil }
    }

    /// What the lists of a group's members say about a person; nil if none names them.
    func presence(of person: UniqueIdentifier, in conversation: UniqueIdentifier) throws(StoreError) -> GroupPresence? {
        let key = StoredValue.Key(.presence, .id(conversation), .person(person))
        return if case .presence(let presence, _, _)? = try value(key) { presence } else { nil }
    }

    /// What the lists of a group's members say about everyone whom one names.
    func presences(in conversation: UniqueIdentifier) throws(StoreError) -> [UniqueIdentifier: GroupPresence] {
        var presences: [UniqueIdentifier: GroupPresence] = [:]
        for value in try values(ValueSelection(.presence, [.id(conversation)])) {
            if case .presence(let presence, let person, _) = value { presences[person] = presence }
        }
        return presences
    }

    /// The members of a conversation and those who have left, in the order of `VaultStore.members(of:)`.
    func members(of conversation: UniqueIdentifier) throws(StoreError) -> [GroupMember] {
        let presences = Array(try presences(in: conversation))
        var members: [GroupMember] = []
        for (identity, presence) in zip(try identities(of: presences.map(\.key)), presences.map(\.value)) {
            guard let identity else { continue }
            members.append(
                GroupMember(
                    person: identity.id, displayName: identity.name, isOwner: identity.isOwner, role: presence.role,
                    since: presence.since))
        }
        let byName = members.sortedByName { ($0.displayName, $0.person) }
        return [GroupRole.owner, .admin, .member, nil].flatMap { role in byName.filter { $0.role == role } }
    }
}

extension StoreWriter {
    /// Stores a report of whether someone is an admin, in the place of one of the same time, or removes it.
    func putRank(
        _ isAdmin: Bool?, at time: Timestamp, of person: UniqueIdentifier, in conversation: UniqueIdentifier
    ) throws(StoreError) {
        if let isAdmin { return try put(.rank(GroupRank(isAdmin: isAdmin, at: time), of: person, in: conversation)) }
        try remove(StoredValue.Key(.rank, .id(conversation), .person(person), .integer(time.milliseconds)))
    }

    /// Stores, or removes, what the lists of a group's members say about a person.
    func put(
        _ presence: GroupPresence?, of person: UniqueIdentifier, in conversation: UniqueIdentifier
    ) throws(StoreError) {
        if let presence { return try put(.presence(presence, of: person, in: conversation)) }
        try remove(StoredValue.Key(.presence, .id(conversation), .person(person)))
    }
}

/// Groups of people who turn out to be one, and groups that do (ING-1).
extension Archive {
    /// Lets the roles and ranks of a person be another's where that one has none, and records what both had.
    func joinGroups(
        of leaving: UniqueIdentifier, into staying: UniqueIdentifier, by join: UniqueIdentifier
    ) throws(StoreError) {
        var parts: [JoinedPart] = []
        for kind in [StoredValue.Kind.presence, .rank] {
            for value in try store.values(ValueSelection(kind, by: .person, [.person(leaving)])) {
                let moved = value.naming { $0 == leaving ? staying : $0 }
                let known = try store.value(moved.key)
                if let part = JoinedPart(value, besides: known) { parts.append(part) }
                try store.remove(value.key)
                if known == nil { try store.put(moved) }
            }
        }
        try store.add(parts, to: join)
    }

    /// Merges the members of a conversation, and their ranks, into those of another one, and records what both had. Of
    /// two roles of a person, the later remains, and of too many members those who are present or have left last.
    func joinMembers(
        of leaving: UniqueIdentifier, into staying: UniqueIdentifier, by join: UniqueIdentifier
    ) throws(StoreError) {
        let (present, former) = (try store.presences(in: staying), try store.presences(in: leaving))
        var parts = former.map { person, presence in
            JoinedPart.recorded(
                .role(
                    of: person,
                    JoinShares(leaving: FormerRole(presence), staying: present[person].map { FormerRole($0) })))
        }
        for value in try store.values(ValueSelection(.rank, [.id(leaving)])) {
            guard case .rank(let rank, let person, _) = value else { continue }
            let moved = StoredValue.rank(rank, of: person, in: staying)
            let known = try store.value(moved.key)
            if let part = JoinedPart(value, besides: known, ofChats: true) { parts.append(part) }
            if known == nil { try store.put(moved) }
        }
        try store.add(parts, to: join)
        let members = GroupPresence.merged(present, with: former)
        for person in Set(present.keys).union(members.keys) where members[person] != present[person] {
            try store.put(members[person], of: person, in: staying)
        }
    }
}

extension GroupPresence {
    /// The members of a group that two are: who is present, or has left last, if there are too many.
    fileprivate static func merged(
        _ present: [UniqueIdentifier: GroupPresence], with former: [UniqueIdentifier: GroupPresence]
    ) -> [UniqueIdentifier: GroupPresence] {
        let members = present.merging(former) { known, former in former.since > known.since ? former : known }
        if members.count <= GroupMember.maximum { return members }
        let ranked = members.sorted { one, other in
            if (one.value.role == nil) != (other.value.role == nil) { return other.value.role == nil }
            return one.value.since == other.value.since ? one.key < other.key : one.value.since > other.value.since
        }
        return Dictionary(uniqueKeysWithValues: ranked.prefix(GroupMember.maximum).map { ($0.key, $0.value) })
    }
}

extension FormerRole {
    var presence: GroupPresence { GroupPresence(role: role, since: since) }
}
