import WhisperArchive
import WhisperJSONText
import WhisperLocalization
import WhisperMessage
import WhisperStorePort

/// Who is in a group, and who has left it, as far as a source has reported it.
struct GroupRoster {
    /// The members, by role from owner to member and then by name.
    let present: [GroupMember]
    /// Those who have left.
    let former: [GroupMember]

    /// The number of people who wrote there, if no source has reported members.
    let writers: Int64?

    /// Whether a source has reported any of them.
    var isKnown: Bool { !present.isEmpty || !former.isEmpty }
    /// The number of members; nil if it is unknown.
    var count: Int64? { isKnown ? Int64(present.count) : nil }
    /// The vault's owner; nil if no source has reported them.
    var owner: GroupMember? { (present + former).first(where: \.isOwner) }

    /// Reads the members of a group.
    ///
    /// - Returns: Nil if the group was deleted meanwhile.
    static func read(_ group: UniqueIdentifier, in store: any VaultStore) async throws(StoreError) -> GroupRoster? {
        do throws(StoreError) {
            let members = try await store.members(of: group)
            return GroupRoster(
                present: members.filter { $0.role != nil }, former: members.filter { $0.role == nil },
                writers: members.isEmpty ? try await store.countWriters(in: group) : nil)
        } catch {
            guard error.code == .conversationNotFound else { throw error }
            return nil
        }
    }

    /// The number of members, or else of those who wrote there.
    func size(_ localizer: Localizer) -> String {
        if let count { return localizer.language.formatted(count) }
        guard let writers, writers > 0 else { return "" }
        return localizer(GroupText.wroteHere, ["count": .count(writers)])
    }

    /// A group as `--json` prints it.
    func json(_ group: Conversation) -> JSONObject {
        [
            "type": "group", "id": .string(group.id.description), "title": .string(group.title),
            "ref": .string(ShortChatReference(of: group).text), "platform": .string(group.platform.rawValue),
            "session_id": .string(group.sessionID), "description": .string(group.description),
            "has_picture": .bool(group.avatar != nil), "member_count": count.map { .integer($0) } ?? .null,
            "writer_count": writers.map { .integer($0) } ?? .null,
            "former_member_count": isKnown ? .integer(Int64(former.count)) : .null,
            "own_role": .string(owner?.role?.word), "message_count": .integer(group.messageCount),
            "unread": .integer(group.unreadCount), "last_message_at": .string(group.lastMessage?.timestamp.rfc3339()),
        ]
    }
}

extension GroupRole {
    /// The word for it in JSON.
    var word: String {
        switch self {
        case .member: "member"
        case .admin: "admin"
        case .owner: "owner"
        }
    }
}

extension GroupRole? {
    /// The word that the user reads; without a role, the person has left.
    var text: GroupText {
        switch self {
        case .member: .member
        case .admin: .admin
        case .owner: .owner
        case nil: .left
        }
    }
}
