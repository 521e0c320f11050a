import WhisperArchive
import WhisperMessage
import WhisperStorePort
import Synchronization

// Adapters that read, wait, and write what they have read: what happens between is lost.
extension BrokenStore {
    func setSetting(_ name: String, to value: String?) async throws(StoreError) {
        guard fault == .losesSettings else { return try await base.setSetting(name, to: value) }
        var settings = try await base.settings()
        await Task.yield()
        settings[name] = value
        for name in Set(try await base.settings().keys).union(settings.keys) {
            try await base.setSetting(name, to: settings[name])
        }
    }

    func setSetting(
        _ name: String, to value: String?, ifStill expected: String?
    ) async throws(StoreError) -> Bool {
        guard fault == .checksThenSets else { return try await base.setSetting(name, to: value, ifStill: expected) }
        guard try await base.setting(name) == expected else { return false }
        await Task.yield()
        try await base.setSetting(name, to: value)
        return true
    }

    func setPolicy(_ name: String, isOn: Bool) async throws(StoreError) {
        guard fault == .losesPolicies else { return try await base.setPolicy(name, isOn: isOn) }
        let policies = try await base.policies()
        await Task.yield()
        for policy in policies { try await base.setPolicy(policy.name, isOn: policy.isOn) }
        try await base.setPolicy(name, isOn: isOn)
    }

    func renameWithEverything(_ id: UniqueIdentifier, to title: String) async throws(StoreError) {
        let read = try await base.conversation(id)
        await Task.yield()
        try await base.rename(id, to: title)
        guard let read else { return }
        try await base.setPinned(id, read.isPinned)
        try await base.setMuted(id, read.isMuted)
    }

    func setPinned(_ id: UniqueIdentifier, _ isPinned: Bool) async throws(StoreError) {
        let read = try await base.conversation(id)
        if fault == .writesWholeChats, let read {
            await Task.yield()
            try await base.rename(id, to: read.title)
        }
        try await base.setPinned(id, isPinned)
    }

    func reactLosingOthers(
        to id: UniqueIdentifier, by sender: NewSender, emoji: String?, at time: Timestamp
    ) async throws(StoreError) {
        let read = memory.withLock { $0.reactions[id] ?? [] }
        await Task.yield()
        try await base.react(to: id, by: sender, emoji: emoji, at: time)
        let added = try await base.message(id)?.unified.reactions.filter {
            $0.sender.displayName == sender.participant.displayName
        }
        memory.withLock { $0.reactions[id] = read + (added ?? []) }
    }

    func editLosingVersions(_ id: UniqueIdentifier, text: String, at time: Timestamp) async throws(StoreError) {
        var versions = memory.withLock { $0.versions[id] ?? [] }
        if let unified = try await base.message(id)?.unified {
            let text = unified.content.text ?? ""
            versions.append(MessageVersion(text: text, timestamp: unified.editedAt ?? unified.timestamp))
        }
        await Task.yield()
        try await base.edit(id, text: text, at: time)
        memory.withLock { [versions] in $0.versions[id] = versions }
    }

    func updateStatus(_ id: UniqueIdentifier, to status: MessageStatus) async throws(StoreError) {
        let read = try await base.message(id)?.unified.content.attachments ?? []
        if fault == .writesWholeMessages {
            await Task.yield()
            for (index, attachment) in read.enumerated() {
                try await base.updateAttachment(id, index: index, to: attachment)
            }
        }
        try await base.updateStatus(id, to: status)
    }

    /// Commits a group, in more than one transaction where that is the mistake.
    func commitAsFaulty(_ group: IngestionGroup) async throws(StoreError) -> CommitOutcome {
        let middle = group.changes.count / 2
        if fault == .commitsInTwo, middle > 0 {
            let first = try await base.commit(IngestionGroup(Array(group.changes[..<middle])))
            await Task.yield()
            let second = try await base.commit(
                IngestionGroup(Array(group.changes[middle...]), drained: group.drained))
            return CommitOutcome(
                inserted: first.inserted + second.inserted, duplicates: first.duplicates + second.duplicates,
                unmatched: first.unmatched + second.unmatched, replaced: first.replaced + second.replaced,
                refused: first.refused + second.refused)
        }
        do {
            return try await base.commit(group)
        } catch {
            if fault == .commitsUpToTheError {
                for change in group.changes {
                    guard (try? await base.commit(IngestionGroup([change]))) != nil else { break }
                }
            }
            throw error
        }
    }
}
