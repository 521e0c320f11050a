import WhisperBridgeProtocol
import WhisperIngestionPort
import WhisperMessage

extension BridgeChat {
    /// The chat's state as events for the pipeline.
    ///
    /// - Parameters:
    ///   - time: When the bridge reported it.
    ///   - owner: The addresses of the account's owner.
    func events(at time: Timestamp, owner: OwnerAddresses) -> [IngestionEvent] {
        let title = name.flatMap { $0.isBlank ? nil : $0 }
        let reference = ChatReference(
            key: kind == .direct ? BridgeAddress(chat).key : chat, title: title ?? "", kind: kind.kind)
        let members = kind == .direct ? [] : latestMembers.map { $0.member(owner: owner) }
        let details = ChatDetails(
            chat: reference, description: description, members: members,
            // A group has members for as long as it is reported: an empty list is a failure to obtain it.
            hasAllMembers: isComplete && members.contains { $0.role != nil },
            choices: PhoneChoices(isPinned: isPinned, isMuted: isMuted, isArchived: isArchived))
        return (title == nil ? [] : [.chatTitle(reference, at: time)]) + [.details(details, at: time)]
    }

    /// Each member once: of several mentions the last one counts.
    private var latestMembers: [Member] {
        var places: [PersonAlias: Int] = [:]
        var latest: [Member] = []
        for member in members {
            let alias = BridgeAddress(member.id).alias
            if let place = places[alias] {
                latest[place] = member
            } else {
                places[alias] = latest.count
                latest.append(member)
            }
        }
        return latest
    }
}

extension BridgeChat.Member {
    fileprivate func member(owner: OwnerAddresses) -> SourceMember {
        let name = name.flatMap { $0.isBlank ? nil : $0 }
        let address = BridgeAddress(id)
        let person = SourcePerson(
            aliases: [address.alias] + (name.map { [PersonAlias(kind: .pushName, value: $0)] } ?? []),
            displayName: name ?? address.provisionalName, identifier: address.alias.value,
            isOwner: owner.contains(address))
        return SourceMember(person, role: role?.role)
    }
}

extension BridgeChat.Role {
    fileprivate var role: GroupRole {
        switch self {
        case .member: .member
        case .admin: .admin
        case .owner: .owner
        }
    }
}

extension BridgeChat.Kind {
    fileprivate var kind: ConversationKind {
        switch self {
        case .direct: .direct
        case .group: .group
        case .broadcast: .broadcast
        }
    }
}
