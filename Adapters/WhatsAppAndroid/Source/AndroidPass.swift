import WhisperIngestionPort
import WhisperMessage
import WhisperRowPort
import WhisperWhatsAppContent
import WhisperWhatsAppDatabases
import WhisperWhatsAppRows

/// One pass over a database: the state between two batches.
///
/// It reads the table of messages once, in the order of chats, and for each batch of its rows what other tables say
/// about these. Whatever the size of the database, it retains one batch.
final class AndroidPass {
    let source: any RowSource
    let index: AndroidIndex
    let composer: MessageComposer
    let sha256: MediaFolder.Hash
    var ledger = RowLedger()
    let accounts: AccountTables

    /// What is left to do, in this order.
    private enum Phase { case people, messages, legacy, calls, end }
    private var phase = Phase.people
    private var cursor: (any RowCursor)?
    private var people: PeopleEvents
    private var addOns: AddOnPass?
    private var calls: CallPass?

    /// Rows that were read, and messages that were delivered.
    private(set) var completed: Int64 = 0
    private var ordinal: UInt64 = 0
    /// The rows of messages and the add-ons that were met, and the calls that messages show.
    private(set) var seen = RowIDSet()
    var seenAddOns = RowIDSet()
    var shownCalls = RowIDSet()
    private var keys = RecentKeys()
    private var lastChat: AndroidChat?
    /// The hashes of options that votes chose.
    var hashes: [Int64: [UInt8]] = [:]

    /// The number of events that fill a batch. Batches of 2,000 would save an eighth of the time of a million messages in
    /// one chat, as fewer commits write the same pages, and take about 9 MB more memory.
    private static let batch = 1_000
    /// The bytes that other tables may add to a batch.
    private static let budget = 24 * 1_024 * 1_024

    init(
        _ source: any RowSource, _ index: AndroidIndex, sha256: @escaping MediaFolder.Hash,
        find: ((MessageDetails.Media) -> (size: Int64, source: any AttachmentSource)?)?
    ) {
        self.source = source
        self.index = index
        self.sha256 = sha256
        composer = MessageComposer(addresses: index.addresses, find: find)
        people = PeopleEvents(index)
        accounts = AccountTables(index, &ledger)
    }

    /// The next events; nil at the end.
    ///
    /// - Throws: The source's error.
    func next() throws(RowError) -> [IngestionEvent]? {
        var events: [IngestionEvent] = []
        events.reserveCapacity(Self.batch * 2)
        while phase != .end, events.count < Self.batch {
            switch phase {
            case .people:
                if !people.append(to: &events) { try begin(.messages) }
            case .messages, .legacy:
                if try addOns?.append(to: &events, self) == true { continue }
                addOns = nil
                guard let batch = try cursor?.next() else {
                    endChat(&events)
                    try begin(phase == .messages ? .legacy : .calls)
                    continue
                }
                try read(batch, &events)
            case .calls:
                if try calls?.append(to: &events, self) != true { try begin(.end) }
            case .end: break
            }
        }
        return events.isEmpty ? nil : events
    }

    /// Ends the pass early.
    func close() {
        cursor?.close()
        cursor = nil
        addOns?.close()
        calls?.close()
        phase = .end
    }

    private func begin(_ next: Phase) throws(RowError) {
        cursor?.close()
        cursor = nil
        phase = next
        switch next {
        case .people: break
        case .messages:
            if let table = index.tables.message { cursor = try source.open(ModernRows(table, index).query) }
        case .legacy:
            if let table = index.tables.messages { cursor = try source.open(LegacyRows(table, index).query) }
        case .calls: calls = try CallPass(self)
        case .end:
            try accounts.locateOrphans(self)
            try source.verify()
        }
    }

    // MARK: Messages

    /// Reads a batch of rows, and what belongs to them.
    private func read(_ batch: RowBatch, _ events: inout [IngestionEvent]) throws(RowError) {
        var rows: [MessageRow] = []
        rows.reserveCapacity(batch.count)
        var leftOut: [Int64: RowReason] = [:]
        var ids: [Int64] = []
        ids.reserveCapacity(batch.count)
        let table = phase == .messages ? accounts.message : accounts.legacy
        let take = { (id: Int64?, result: Result<MessageRow, LeftOut>) throws(RowError) in
            self.completed += 1
            if let id {
                if self.seen.insert(id) {
                    ids.append(id)
                } else if self.seen.isFull {
                    throw .limit
                } else {
                    // Both tables of the transition have a header row, under the same id.
                    let isInternal = if case .failure(let left) = result { left.reason == .internalRow } else { false }
                    self.ledger.leaveOut(table, id, isInternal ? .internalRow : .repeated)
                    return
                }
            }
            switch result {
            case .failure(let left):
                self.ledger.leaveOut(table, left.row, left.reason)
                if let id { leftOut[id] = left.reason }
            case .success(let row): rows.append(row)
            }
        }
        if phase == .messages, let table = index.tables.message {
            try ModernRows(table, index).read(batch, take)
        } else if let table = index.tables.messages {
            try LegacyRows(table, index).read(batch, take)
        }
        let details = try self.details(rows, ids, &leftOut)
        var targets: [Int64: AddOnTarget] = [:]
        for row in rows {
            enter(row.chat, &events)
            deliver(row, details[row.id], table, &leftOut, &targets, &events)
        }
        for (id, reason) in leftOut { targets[id] = .leftOut(reason) }
        try accounts.settle(self, leftOut)
        let marked = ids.filter { index.addOns?.filter.mayContain($0) == true }
        if !marked.isEmpty { addOns = try AddOnPass(self, marked, targets) }
    }

    /// What other tables say about some rows.
    private func details(
        _ rows: [MessageRow], _ ids: [Int64], _ leftOut: inout [Int64: RowReason]
    ) throws(RowError) -> [Int64: MessageDetails] {
        var details: [Int64: MessageDetails] = [:]
        let delivered = Set(rows.map(\.id))
        var budget = Self.budget
        for (number, joined) in index.details.enumerated() {
            guard !joined.filter.isEmpty else { continue }
            let keys = ids.filter(joined.filter.mayContain)
            guard !keys.isEmpty else { continue }
            try joined.join.read(
                from: source, keys: keys, budget: &budget,
                target: { id in
                    guard delivered.contains(id) else { return nil }
                    if let known = details[id] { return known }
                    let new = MessageDetails()
                    details[id] = new
                    return new
                },
                { id, outcome in self.accounts.note(number, id, outcome) })
        }
        try resolveQuotes(rows, &details)
        try resolveAlbums(details)
        try resolveBetterVersions(rows, details)
        try resolveCalls(details)
        return details
    }

    /// Delivers a row.
    private func deliver(
        _ row: MessageRow, _ details: MessageDetails?, _ table: RowLedger.Table,
        _ leftOut: inout [Int64: RowReason], _ targets: inout [Int64: AddOnTarget], _ events: inout [IngestionEvent]
    ) {
        guard !index.betterVersions.rows.contains(row.id) else {
            ledger.leaveOut(table, row.id, .superseded)
            leftOut[row.id] = .superseded
            return
        }
        let composed = composer.compose(row, details, ordinal: ordinal)
        guard let key = composed.message.externalID, keys.insert(key, by: composed.message.sender) else {
            ledger.leaveOut(table, row.id, .repeated)
            leftOut[row.id] = .repeated
            return
        }
        ordinal += 1
        if composed.isUnknown {
            ledger.deliver(table, unknownType: unknownType(row, details))
        } else {
            ledger.deliver(table)
        }
        if composed.lacksSender { ledger.noteUnknownSender(table) }
        events.append(.message(composed.message))
        if let change = composed.change { events.append(change) }
        if index.addOns?.filter.mayContain(row.id) == true {
            targets[row.id] = .message(row.chat, key: key, sender: composed.message.sender)
        }
    }

    /// The number under which an unknown row is counted: that of its action, below zero, or of its type.
    private func unknownType(_ row: MessageRow, _ details: MessageDetails?) -> Int64 {
        guard row.type == MessageType.systemNumber, let action = details?.action ?? row.legacy?.action else {
            return row.type
        }
        return action > .min ? -action : .min
    }

    // MARK: Chats and people

    /// Notes that another chat begins.
    private func enter(_ chat: AndroidChat, _ events: inout [IngestionEvent]) {
        if lastChat === chat || lastChat?.reference.key == chat.reference.key { return }
        endChat(&events)
        lastChat = chat
    }

    /// Reports who leads a group, which is known once the group is.
    private func endChat(_ events: inout [IngestionEvent]) {
        guard let chat = lastChat else { return }
        lastChat = nil
        keys.removeAll()
        let admins = (index.chats.members[chat.address] ?? []).filter { $0.role > .member }
        guard !admins.isEmpty, ordinal > 0 else { return }
        events.append(
            .ranks(
                chat: chat.reference, people: admins.map { composer.person($0.address) }, areAdmins: true,
                at: index.newest))
    }

    /// The number of the next message.
    func nextOrdinal() -> UInt64 {
        defer { ordinal += 1 }
        return ordinal
    }
}
