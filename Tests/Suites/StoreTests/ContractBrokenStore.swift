import WhisperInMemoryStore
import WhisperMessage
import WhisperStorePort
import Synchronization

/// Forwards everything to a sound vault, except for one mistake.
final class BrokenStore: VaultStore {
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
    }

    let fault: StoreFault?
    let base: InMemoryStore
    let memory = Mutex(Memory())

    init(fault: StoreFault?, base: InMemoryStore) {
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
}

extension BrokenStore: ConversationStore {
    func conversation(for reference: ConversationReference) async throws(StoreError) -> Conversation {
        try await base.conversation(for: reference)
    }

    func conversation(_ id: UniqueIdentifier) async throws(StoreError) -> Conversation? {
        guard var conversation = try await base.conversation(id) else { return nil }
        if fault == .countsOneUnreadTooMany, conversation.unreadCount > 0 { conversation.unreadCount += 1 }
        if fault == .keepsDeletedLastMessage, let last = memory.withLock({ $0.lastMessages[id] }) {
            conversation.lastMessage = last
        }
        if fault == .losesUpdates { conversation.messageCount = memory.withLock { $0.counts[id] ?? 0 } }
        return conversation
    }

    func conversation(platform: Platform, key: String) async throws(StoreError) -> Conversation? {
        try await base.conversation(platform: platform, key: key)
    }

    func conversations(after cursor: Conversation?, limit: Int) async throws(StoreError) -> [Conversation] {
        if fault == .answersThoughClosed, memory.withLock(\.isClosed) { return [] }
        return try await base.conversations(after: cursor, limit: limit)
    }

    func addAlias(platform: Platform, key: String, to id: UniqueIdentifier) async throws(StoreError) {
        try await base.addAlias(platform: platform, key: key, to: id)
    }

    func rename(_ id: UniqueIdentifier, to title: String) async throws(StoreError) {
        try await unlessCancelled { [base] () throws(StoreError) in try await base.rename(id, to: title) }
    }

    func setPinned(_ id: UniqueIdentifier, _ isPinned: Bool) async throws(StoreError) {
        try await base.setPinned(id, isPinned)
    }

    func setMuted(_ id: UniqueIdentifier, _ isMuted: Bool) async throws(StoreError) {
        try await base.setMuted(id, isMuted)
    }

    func markRead(_ id: UniqueIdentifier, upTo message: UniqueIdentifier?) async throws(StoreError) -> Int {
        try await base.markRead(id, upTo: fault == .readsBeyondTheBound ? nil : message)
    }

    func joinConversation(
        _ other: UniqueIdentifier, into id: UniqueIdentifier
    ) async throws(StoreError) -> [String] {
        guard fault == .appendsJoinedChats else { return try await base.joinConversation(other, into: id) }
        return try await base.deleteConversation(other)
    }

    func deleteConversation(
        _ id: UniqueIdentifier, progress: @escaping @Sendable (DeletionProgress) -> Void
    ) async throws(StoreError) -> [String] {
        if fault == .leavesDraftsBehind, let draft = try await base.draft(in: id) {
            memory.withLock { $0.drafts.append(draft) }
        }
        return try await base.deleteConversation(id)
    }
}

extension BrokenStore: PersonStore {
    func sender(for sender: NewSender) async throws(StoreError) -> SenderHandle {
        guard fault == .takesNamesForPeople else { return try await base.sender(for: sender) }
        var named = sender
        named.aliases = [PersonAlias(kind: .exportName, value: sender.participant.displayName)]
        return try await base.sender(for: named)
    }

    func person(_ id: UniqueIdentifier) async throws(StoreError) -> Person? {
        if fault == .forgetsJoinedIDs, memory.withLock({ $0.joined.contains(id) }) { return nil }
        return try await base.person(id)
    }

    func people(named prefix: String, limit: Int) async throws(StoreError) -> [Person] {
        try await base.people(named: prefix, limit: limit)
    }

    func join(_ other: UniqueIdentifier, into id: UniqueIdentifier) async throws(StoreError) {
        try await base.join(other, into: id)
        memory.withLock { _ = $0.joined.insert(other) }
    }
}

extension BrokenStore: ContactStore {
    func saveContact(_ contact: ContactRecord) async throws(StoreError) { try await base.saveContact(contact) }

    func areKnown(_ probes: [ContactProbe]) async throws(StoreError) -> [Bool] { try await base.areKnown(probes) }

    func contacts(after id: UniqueIdentifier?, limit: Int) async throws(StoreError) -> [ContactRecord] {
        try await base.contacts(after: id, limit: limit)
    }

    func saveContact(_ contact: ContactRecord, over known: ContactRecord) async throws(StoreError) {
        if fault == .verifiesWhateverKeys, var present = try await base.contact(known.id), contact.id == known.id {
            present.trust = contact.trust
            return try await base.saveContact(present)
        }
        guard fault == .looksBeforeItSavesContacts else { return try await base.saveContact(contact, over: known) }
        guard contact.id == known.id else { throw StoreError(.invalidArgument) }
        guard let present = try await base.contact(known.id) else { throw StoreError(.contactNotFound) }
        guard present == known else { throw StoreError(.contactChanged) }
        try? await Task.sleep(for: .milliseconds(1))
        try await base.saveContact(contact)
    }

    func contact(_ id: UniqueIdentifier) async throws(StoreError) -> ContactRecord? { try await base.contact(id) }

    func contacts(named prefix: String, limit: Int) async throws(StoreError) -> [ContactRecord] {
        try await base.contacts(named: prefix, limit: limit)
    }

    func setBlocked(_ id: UniqueIdentifier, _ isBlocked: Bool) async throws(StoreError) {
        try await base.setBlocked(id, isBlocked)
    }

    func deleteContact(_ id: UniqueIdentifier) async throws(StoreError) { try await base.deleteContact(id) }

    func keyHistory(of id: UniqueIdentifier) async throws(StoreError) -> [PastKey] {
        try await base.keyHistory(of: id)
    }
}

extension BrokenStore: DraftStore, SettingStore {
    func draft(in conversation: UniqueIdentifier) async throws(StoreError) -> Draft? {
        try await base.draft(in: conversation)
    }

    func setDraft(_ text: String, in conversation: UniqueIdentifier) async throws(StoreError) {
        try await base.setDraft(text, in: conversation)
    }

    func drafts() async throws(StoreError) -> [Draft] {
        try await base.drafts() + memory.withLock(\.drafts)
    }

    func setting(_ name: String) async throws(StoreError) -> String? { try await base.setting(name) }

    func setSetting(_ name: String, to value: String?) async throws(StoreError) {
        try await base.setSetting(name, to: value)
    }

    func settings() async throws(StoreError) -> [String: String] { try await base.settings() }
}

extension BrokenStore: IngestionStore {
    func beginRun(
        adapter: String, platform: Platform, source: String
    ) async throws(StoreError) -> UniqueIdentifier {
        try await base.beginRun(adapter: adapter, platform: platform, source: source)
    }

    func finishRun(_ id: UniqueIdentifier, _ figures: RunFigures) async throws(StoreError) {
        try await base.finishRun(id, figures)
    }

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
            case (.keepsPlaceholders, .message(let message)) where message.content.kind != .unknown:
                let held = try await base.message(
                    conversation: message.conversation, externalID: message.externalID)
                if held?.unified.content.kind == .unknown { group.changes[index] = .raw(Self.nothing, of: nil) }
            case (.keepsWhatExportsShowed, .replacement(let message, _)): group.changes[index] = .message(message)
            case (.letsOlderVotesWin, .vote(let target, let sender, let options, _)):
                let latest = Timestamp(milliseconds: 4_000_000_000_000)
                group.changes[index] = .vote(target, by: sender, options: options, at: latest)
            case (.keepsBytesAgain, .raw(var record, let target)):
                let count = memory.withLock { memory in
                    memory.reopened += 1
                    return memory.reopened
                }
                record.name += " \(count)"
                group.changes[index] = .raw(record, of: target)
            default: break
            }
        }
        return try await base.commit(group)
    }

    private static let nothing = RawRecord(name: "", bytes: [], receivedAt: Timestamp(milliseconds: 0))

    func runs(limit: Int) async throws(StoreError) -> [IngestionRun] { try await base.runs(limit: limit) }

    func messages(
        sentIn span: Range<Timestamp>, platform: Platform, conversation: UniqueIdentifier?, limit: Int
    ) async throws(StoreError) -> [StoredMessage] {
        try await base.messages(sentIn: span, platform: platform, conversation: conversation, limit: limit)
    }

    func alignmentElements(in conversation: UniqueIdentifier) async throws(StoreError) -> [AlignmentElement] {
        try await base.alignmentElements(in: conversation)
    }

    func lastPosition(in conversation: UniqueIdentifier) async throws(StoreError) -> ChatPosition? {
        try await base.lastPosition(in: conversation)
    }

    func renumber(_ conversation: UniqueIdentifier) async throws(StoreError) {
        try await base.renumber(conversation)
    }

    func conversations(
        holding probes: [OverlapProbe], platform: Platform
    ) async throws(StoreError) -> [[UniqueIdentifier]] {
        try await base.conversations(holding: probes, platform: platform)
    }
}

extension BrokenStore: SpillQueue {
    func spill(_ events: [SpilledEvent], of source: String) async throws(StoreError) {
        try await base.spill(events, of: source)
    }

    func spilledEvents(of source: String, limit: Int) async throws(StoreError) -> [WaitingEvent] {
        let events = try await base.spilledEvents(of: source, limit: limit)
        return fault == .drainsNewestFirst ? events.reversed() : events
    }

    func rawEvents(after number: Int64?, limit: Int) async throws(StoreError) -> [KeptRawEvent] {
        try await base.rawEvents(after: number, limit: limit)
    }

    func spilledCount(of source: String) async throws(StoreError) -> Int64 {
        try await base.spilledCount(of: source)
    }
}
