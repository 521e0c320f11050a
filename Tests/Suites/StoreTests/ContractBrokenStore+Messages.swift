import WhisperArchive
import WhisperMessage
import WhisperStorePort
import Synchronization

extension BrokenStore {
    func save(_ messages: [NewMessage]) async throws(StoreError) -> SaveOutcome {
        switch fault {
        case .savesDuplicatesAgain: return try await saveDuplicatesAgain(messages)
        case .forgetsSeals:
            return try await base.save(
                messages.map { message in
                    var message = message
                    message.seal = nil
                    return message
                })
        case .trimsTexts:
            return try await base.save(
                messages.map { message in
                    var message = message
                    message.content.text = message.content.text.map(BrokenStore.trimmed)
                    return message
                })
        case .losesLastOfBatch where messages.count > 1: return try await base.save(Array(messages.dropLast()))
        case .savesMessageByMessage:
            var outcome = SaveOutcome(inserted: 0, duplicates: 0)
            for message in messages {
                let one = try await base.save([message])
                outcome.inserted += one.inserted
                outcome.duplicates += one.duplicates
                // Long enough for a reader to run in between.
                try? await Task.sleep(for: .milliseconds(1))
            }
            return outcome
        case .storesDespiteThrowing:
            do { return try await base.save(messages) } catch {
                for message in messages { _ = try? await base.save([message]) }
                throw error
            }
        case .ignoresPositions:
            return try await base.save(
                messages.map { message in
                    var message = message
                    message.position = nil
                    return message
                })
        case .losesUpdates: return try await saveLosingUpdates(messages)
        case .reportsBeforeCommit:
            for conversation in Set(messages.map(\.conversation)) {
                let change = StoreChange.messagesAdded(conversation: conversation, count: messages.count)
                memory.withLock { memory in memory.early.forEach { $0.yield([change]) } }
            }
            try? await Task.sleep(for: .milliseconds(3))
            return try await base.save(messages)
        default: return try await unlessCancelled { [base] () throws(StoreError) in try await base.save(messages) }
        }
    }

    private func saveDuplicatesAgain(_ messages: [NewMessage]) async throws(StoreError) -> SaveOutcome {
        var again: [NewMessage] = []
        for message in messages {
            var message = message
            let known = try await base.message(
                conversation: message.conversation, externalID: message.externalID)
            if known != nil {
                message.externalID += "'"
                message.id = nil
            }
            again.append(message)
        }
        return try await base.save(again)
    }

    private func saveLosingUpdates(_ messages: [NewMessage]) async throws(StoreError) -> SaveOutcome {
        for conversation in Set(messages.map(\.conversation)) {
            let count = memory.withLock { $0.counts[conversation] ?? 0 }
            try? await Task.sleep(for: .milliseconds(1))
            memory.withLock { $0.counts[conversation] = count + Int64(messages.count) }
        }
        return try await base.save(messages)
    }

    func edit(_ id: UniqueIdentifier, text: String, at time: Timestamp) async throws(StoreError) {
        var time = time
        if fault == .losesEdits { return try await editLosingVersions(id, text: text, at: time) }
        if fault == .letsOlderEditsWin, let editedAt = try await base.message(id)?.unified.editedAt {
            time = max(time, editedAt)
        }
        try await base.edit(id, text: fault == .trimsEdits ? BrokenStore.trimmed(text) : text, at: time)
    }

    /// A text without the white space at its ends.
    static func trimmed(_ text: String) -> String {
        var rest = Substring(text)
        while rest.first?.isWhitespace == true { rest.removeFirst() }
        while rest.last?.isWhitespace == true { rest.removeLast() }
        return String(rest)
    }

    func deleteMessage(_ id: UniqueIdentifier, _ mode: DeletionMode) async throws(StoreError) -> [String] {
        let message = try await base.message(id)
        if fault == .leavesTextInTombstones, mode == .tombstone {
            return try await base.deleteMessage(id, .tombstoneKeepingText)
        }
        if fault == .keepsDeletedLastMessage, let message {
            let last = try await base.conversation(message.conversation)?.lastMessage
            memory.withLock { $0.lastMessages[message.conversation] = last }
        }
        let orphans = try await base.deleteMessage(id, mode)
        guard fault == .returnsReferencedBlobs else { return orphans }
        return message?.unified.content.attachments.compactMap(\.sha256) ?? []
    }

    func react(
        to id: UniqueIdentifier, by sender: NewSender, emoji: String?, at time: Timestamp
    ) async throws(StoreError) {
        if fault == .losesReactions { return try await reactLosingOthers(to: id, by: sender, emoji: emoji, at: time) }
        let time = fault == .letsOlderReactionsWin ? Timestamp(milliseconds: .max) : time
        try await base.react(to: id, by: sender, emoji: emoji, at: time)
    }
}
