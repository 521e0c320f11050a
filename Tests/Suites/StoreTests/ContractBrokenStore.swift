import WhisperArchive
import WhisperMessage
import WhisperStorePort
import Synchronization

/// Forwards everything to a sound vault, except for one mistake.
final class BrokenStore: ForwardingStore {
    /// State that some mistakes need and a correct adapter does not.
    struct Memory {
        var counts: [UniqueIdentifier: Int64] = [:]
        var lastMessages: [UniqueIdentifier: Conversation.LastMessage] = [:]
        var drafts: [Draft] = []
        var joined: Set<UniqueIdentifier> = []
        var early: [AsyncStream<Set<StoreChange>>.Continuation] = []
        var isClosed = false
        var defaults: Set<UniqueIdentifier> = []
        var opened: [[UInt8]: UniqueIdentifier] = [:]
        var reopened = 0
        var entered: [[UInt8]] = []
        var cursors: [String: Int64] = [:]
        var reactions: [UniqueIdentifier: [Reaction]] = [:]
        var versions: [UniqueIdentifier: [MessageVersion]] = [:]
        var left: [UniqueIdentifier: [GroupMembership]] = [:]
        var rosters: [UniqueIdentifier: Timestamp] = [:]
    }

    let fault: StoreFault?
    let base: any VaultStore
    let memory = Mutex(Memory())

    init(fault: StoreFault?, base: any VaultStore) {
        self.fault = fault
        self.base = base
    }

    /// Runs the work in a separate task if cancellation is to be ignored.
    func unlessCancelled<Answer: Sendable>(
        _ work: @escaping @Sendable () async throws(StoreError) -> Answer
    ) async throws(StoreError) -> Answer {
        guard fault == .ignoresCancellation else { return try await work() }
        let result = await Task { () async -> Result<Answer, StoreError> in
            do throws(StoreError) { return .success(try await work()) } catch { return .failure(error) }
        }.value
        return try result.get()
    }

    func close() async {
        memory.withLock { $0.isClosed = true }
        await base.close()
    }

    /// Carries out an operation with the mistake that is made in it, if any is.
    func write<Answer: Sendable>(
        _ operation: StoreOperation, _ body: @Sendable (any StoreWriter) throws(StoreError) -> Answer
    ) async throws(StoreError) -> Answer {
        switch operation {
        case .save(let messages): return given(try await save(messages))
        case .commit(let group): return given(try await commit(group))
        case .edit(let id, let edit):
            try await self.edit(id, text: edit.text, at: edit.timestamp)
            return given(())
        case .react(let it):
            try await react(to: it.message, by: it.sender, emoji: it.emoji, at: it.timestamp)
            return given(())
        case .openings(let openings): return given(try await commitOpenings(openings))
        case .carrier(let message, let state):
            try await markCarrier(message, as: state)
            return given(())
        case .events(let group): return given(try await apply(group))
        case .arrivals(let batch): return given(try await applyArrivals(batch))
        case .history(let page): return given(try await applyHistory(page))
        case .enqueue(let message): return given(try await enqueue(message))
        case .attempt(let number, let attempt):
            try await noteAttempt(number, attempt)
            return given(())
        case .postpone(let number, let time):
            try await postpone(number, until: time)
            return given(())
        case .giveUp(let number):
            try await giveUp(number)
            return given(())
        case .sender(let sender): return given(try await self.sender(for: sender))
        case .denyOwner(let person, let isDenied): return given(try await denyOwner(person, isDenied: isDenied))
        case .joinPeople(let other, let id, let cause): return given(try await join(other, into: id, by: cause))
        case .joinConversations(let other, let id, let cause):
            return given(try await joinConversation(other, into: id, by: cause))
        case .splitConversations(let join, let people):
            try await splitConversation(join, with: people)
            return given(())
        case .identities(let identities):
            try await saveIdentities(identities)
            return given(())
        case .contact(let contact, over: let known?):
            try await saveContact(contact, over: known)
            return given(())
        case .trust(let seal, let changes):
            try await commitTrust(seal, with: changes)
            return given(())
        case .records(let records): return given(try await insertRecords(records))
        case .seeContact(let id, let time) where fault == .recordsAnySighting:
            if var contact = try await base.contact(id) {
                contact.lastSeenAt = time
                try await base.saveContact(contact)
            }
            return given(())
        case .describeRun(let id, let reading) where fault == .forgetsWhatImportsKnow:
            try await base.describeRun(id, reading, known: [])
            return given(())
        case .setting(let name, let value):
            try await setSetting(name, to: value)
            return given(())
        case .replaceSetting(let name, let value, let expected):
            return given(try await setSetting(name, to: value, ifStill: expected))
        case .policy(let name, let isOn):
            try await setPolicy(name, isOn: isOn)
            return given(())
        case .status(let id, let status):
            try await updateStatus(id, to: status)
            return given(())
        case .settle(of: let message, at: let index, let fate):
            return given(try await settleAttachment(of: message, at: index, fate))
        case .release(let releases): return given(try await releaseAttachments(releases))
        case .rename(let id, let title):
            try await rename(id, to: title)
            return given(())
        case .pin(let id, let isPinned):
            try await setPinned(id, isPinned)
            return given(())
        case .avatar(let id, let blob): return given(try await setAvatar(id, to: blob))
        case .draft(let text, let id):
            try await setDraft(text, in: id)
            return given(())
        case .markRead(let id, let message): return given(try await markRead(id, upTo: message))
        case .markUnread(let id, let newest): return given(try await markUnread(id, newest: newest))
        case .deleteMessage(let id, let mode): return given(try await deleteMessage(id, mode))
        case .clear:
            try await clearSettings()
            return try await base.write(operation, body)
        case .deleteConversation(let id):
            try await noteDeletion(of: id)
            return try await base.write(operation, body)
        case .eraseMessages where fault == .keepsErasedMessages, .forgetImports where fault == .keepsUndoneImports:
            return try await pretended(operation, body)
        default: return try await base.write(operation, body)
        }
    }

    /// The answer of an operation.
    private func given<Answer>(_ answer: some Sendable) -> Answer {
        guard let answer = answer as? Answer else { preconditionFailure("an operation has one type of answer") }
        return answer
    }

    /// The answer of an operation that is not carried out.
    private func pretended<Answer: Sendable>(
        _ operation: StoreOperation, _ body: @Sendable (any StoreWriter) throws(StoreError) -> Answer
    ) async throws(StoreError) -> Answer {
        let answer = Mutex<Answer?>(nil)
        do throws(StoreError) {
            try await base.write(operation) { writer throws(StoreError) in
                let given = try body(writer)
                answer.withLock { $0 = given }
                throw StoreError(.unsupported)
            }
        } catch {
            guard let given = answer.withLock({ $0 }) else { throw error }
            return given
        }
        throw StoreError(.cannotExecute)
    }
}

extension BrokenStore {
    func rename(_ id: UniqueIdentifier, to title: String) async throws(StoreError) {
        if fault == .writesWholeChats { return try await renameWithEverything(id, to: title) }
        try await unlessCancelled { [base] () throws(StoreError) in try await base.rename(id, to: title) }
    }

    func markRead(_ id: UniqueIdentifier, upTo message: UniqueIdentifier?) async throws(StoreError) -> Int {
        try await base.markRead(id, upTo: fault == .ignoresReadBound ? nil : message)
    }

    func markUnread(_ id: UniqueIdentifier, newest: Int) async throws(StoreError) -> Int {
        try await base.markUnread(id, newest: fault == .ignoresUnreadBound && newest > 0 ? 10_000 : newest)
    }

    func joinConversation(
        _ other: UniqueIdentifier, into id: UniqueIdentifier, by cause: JoinCause
    ) async throws(StoreError) -> [String] {
        if fault == .losesJoinedMessages { return try await base.deleteConversation(other) }
        let blobs = try await base.joinConversation(other, into: id, by: cause)
        if fault == .widensWhatImportsKnow { try await widenWhatImportsKnow(in: id) }
        return blobs
    }

    /// Lets every import know the whole chat but what came last.
    private func widenWhatImportsKnow(in id: UniqueIdentifier) async throws(StoreError) {
        let places = try await base.alignmentElements(in: id).dropLast().map(\.position)
        guard let first = places.first, let last = places.last else { return }
        for record in try await base.imports(after: nil, limit: 100) where record.reading.conversation == id {
            try await base.describeRun(record.run.id, record.reading, known: [first...last])
        }
    }

    func splitConversation(_ join: UniqueIdentifier, with people: [UniqueIdentifier]) async throws(StoreError) {
        let before = try await base.imports(after: nil, limit: 100)
        try await base.splitConversation(join, with: people)
        guard fault == .keepsImportsOfSeparated else { return }
        for record in before { try await base.describeRun(record.run.id, record.reading, known: []) }
    }

    private func noteDeletion(of id: UniqueIdentifier) async throws(StoreError) {
        if fault == .leavesDraftsBehind, let draft = try await base.draft(in: id) {
            memory.withLock { $0.drafts.append(draft) }
        }
        if fault == .keepsMembersOfDeleted { try await rememberMembers(of: id) }
    }
}

extension BrokenStore {
    func sender(for sender: NewSender) async throws(StoreError) -> SenderHandle {
        var named = sender
        if fault == .joinsServices { named.platform = .whatsapp }
        guard fault == .identifiesPeopleByName else { return try await base.sender(for: named) }
        named.aliases = [PersonAlias(kind: .exportName, value: sender.participant.displayName)]
        return try await base.sender(for: named)
    }

    func denyOwner(_ person: UniqueIdentifier, isDenied: Bool) async throws(StoreError) -> Int64 {
        if fault == .ignoresDenials { return 0 }
        let count = try await base.denyOwner(person, isDenied: isDenied)
        if fault == .forgetsDenials { try await base.denyOwner(person, isDenied: false) }
        return count
    }

    func join(
        _ other: UniqueIdentifier, into id: UniqueIdentifier, by cause: JoinCause
    ) async throws(StoreError) -> Bool {
        let isOne = try await base.join(other, into: id, by: cause)
        memory.withLock { _ = $0.joined.insert(fault == .forgetsJoinedIDs ? other : id) }
        return isOne
    }
}

extension BrokenStore {
    func saveContact(_ contact: ContactRecord, over known: ContactRecord) async throws(StoreError) {
        if fault == .verifiesChangedKeys, var present = try await base.contact(known.id), contact.id == known.id {
            present.trust = contact.trust
            return try await base.saveContact(present)
        }
        guard fault == .checksBeforeSavingContacts else { return try await base.saveContact(contact, over: known) }
        guard contact.id == known.id else { throw StoreError(.invalidArgument) }
        guard let present = try await base.contact(known.id) else { throw StoreError(.contactNotFound) }
        guard present == known else { throw StoreError(.contactChanged) }
        try? await Task.sleep(for: .milliseconds(1))
        try await base.saveContact(contact)
    }
}

extension BrokenStore {
    func setDraft(_ text: String, in conversation: UniqueIdentifier) async throws(StoreError) {
        try await base.setDraft(fault == .trimsDrafts ? BrokenStore.trimmed(text) : text, in: conversation)
    }

}

extension BrokenStore {
    func commit(_ group: IngestionGroup) async throws(StoreError) -> CommitOutcome {
        var group = group
        if fault == .leavesCommittedInSpill { group.drained = nil }
        if fault == .letsStatusGoBack {
            for case .status(let target, let status) in group.changes {
                let message = try await base.message(
                    conversation: target.conversation, externalID: target.externalID)
                if let message { try await base.updateStatus(message.unified.id, to: status) }
            }
        }
        let changes = group.changes
        for (index, change) in changes.enumerated() {
            switch (fault, change) {
            case (.ignoresPlaceholders, .message(let message)) where message.content.kind != .unknown:
                let held = try await base.message(
                    conversation: message.conversation, externalID: message.externalID)
                if held?.unified.content.kind == .unknown { group.changes[index] = .raw(Self.nothing, of: nil) }
            case (.duplicatesExportedMessages, .replacement(let message, _)): group.changes[index] = .message(message)
            case (.letsOlderVotesWin, .vote(let target, let sender, let options, _)):
                let latest = Timestamp(milliseconds: 4_000_000_000_000)
                group.changes[index] = .vote(target, by: sender, options: options, at: latest)
            case (.storesRawEventsAgain, .raw(var record, let target)):
                let count = memory.withLock { memory in
                    memory.reopened += 1
                    return memory.reopened
                }
                record.name += " \(count)"
                group.changes[index] = .raw(record, of: target)
            default: break
            }
        }
        group.changes = group.changes.map(distorted)
        let outcome = try await commitAsFaulty(group)
        try await follow(group)
        return outcome
    }

    private static let nothing = RawRecord(name: "", bytes: [], receivedAt: Timestamp(milliseconds: 0))
}
