import WhisperArchive
import WhisperMessage
import WhisperStorePort
import Synchronization

extension BrokenStore {
    /// A change of a group as a faulty store takes it.
    func distorted(_ change: IngestedChange) -> IngestedChange {
        switch (fault, change) {
        case (.letsOlderRolesWin, .details(let id, let details, _)):
            return .details(id, details, at: Timestamp(milliseconds: 4_000_000_000_000))
        case (.keepsDepartedMembers, .details(let id, var details, let time)):
            details.hasAllMembers = false
            return .details(id, details, at: time)
        case (.ignoresEarlierMembers, .details(let id, var details, let time)):
            let roster = memory.withLock { memory -> Timestamp? in
                defer { if details.hasAllMembers { memory.rosters[id] = max(memory.rosters[id] ?? time, time) } }
                return memory.rosters[id]
            }
            if let roster, time < roster { (details.members, details.hasAllMembers) = ([], false) }
            return .details(id, details, at: time)
        case (.losesReceiptsOfMessages, .merged(var message, let held)):
            message.receipts = []
            return .merged(message, with: held)
        case (.takesReceiptsOfRepetitions, .message(let message)): return .merged(message, with: nil)
        case (.forgetsRemovedDescriptions, .details(let id, var details, let time)):
            if details.description == "" { details.description = nil }
            return .details(id, details, at: time)
        case (.takesReadingForDelivery, .receipt(let target, let sender, _, let time)):
            return .receipt(target, by: sender, .delivered, at: time)
        default: return change
        }
    }

    /// What a faulty store also does with a group that it has committed.
    func follow(_ group: IngestionGroup) async throws(StoreError) {
        for change in group.changes {
            switch (fault, change) {
            case (.obeysThePhone, .details(let id, let details, _)):
                if let isPinned = details.choices.isPinned { try await base.setPinned(id, isPinned) }
                if let isMuted = details.choices.isMuted { try await base.setMuted(id, isMuted) }
                if let isArchived = details.choices.isArchived { try await base.setArchived(id, isArchived) }
            case (.readsForOthers, .receipt(let target, _, let status, _)):
                _ = try await base.commit(IngestionGroup([.status(target, status.messageStatus)]))
            case (.reportsUnchanged, .details(let id, _, _)):
                guard let title = try await base.conversation(id)?.title else { break }
                for title in [title + "'", title] { try await base.rename(id, to: title) }
            case (.createsUnknownReaders, .receipt(_, let sender, _, _)): _ = try await base.sender(for: sender)
            default: break
            }
        }
    }

    /// Records the members of a conversation that is about to be deleted.
    func rememberMembers(of conversation: UniqueIdentifier) async throws(StoreError) {
        for member in try await base.members(of: conversation) {
            let memberships = try await base.memberships(of: member.person)
            memory.withLock { $0.left[member.person] = memberships.filter { $0.conversation.id == conversation } }
        }
    }

    func setAvatar(_ conversation: UniqueIdentifier, to blob: String?) async throws(StoreError) -> String? {
        let former = try await base.conversation(conversation)?.avatar
        let free = try await base.setAvatar(conversation, to: blob)
        return fault == .freesSharedPictures && former != blob ? former : free
    }

    /// Presences as a faulty store shows them.
    func distorted(_ presences: [StoredValue], in selection: ValueSelection) -> [StoredValue] {
        switch fault {
        case .losesRolesOfJoined:
            let joined = memory.withLock(\.joined)
            return presences.filter { !joined.contains($0.member) }
        case .forgetsFormerMembers:
            return presences.filter {
                if case .presence(let presence, _, _) = $0 { presence.role != nil } else { true }
            }
        case .takesOwnersForMembers:
            return presences.map { value in
                guard case .presence(var presence, let person, let group) = value, presence.role != nil else {
                    return value
                }
                presence.role = .member
                return .presence(presence, of: person, in: group)
            }
        case .losesOneGroup where selection.field == .person: return presences.dropLast()
        case .keepsMembersOfDeleted where selection.field == .person:
            guard case .person(let person)? = selection.terms.first else { return presences }
            return presences
                + (memory.withLock { $0.left[person] ?? [] }).map { left in
                    .presence(GroupPresence(role: left.role, since: left.since), of: person, in: left.conversation.id)
                }
        default: return presences
        }
    }

    /// A record without what a faulty store loses.
    func reduced(_ record: VaultRecord) -> VaultRecord {
        switch (fault, record) {
        case (.losesMembersInRecords, .conversation(let conversation, let aliases, _)):
            .conversation(conversation, aliases: aliases)
        case (.losesReceiptsInRecords, .message(let message, let versions, let people, _)):
            .message(message, versions: versions, reactionPeople: people)
        default: record
        }
    }
}

extension StoredValue {
    /// The person whose presence it is.
    fileprivate var member: UniqueIdentifier {
        if case .presence(_, let person, _) = self { person } else { .anyOwner }
    }
}
