import WhisperIngestionPort
import WhisperRowPort
import WhisperWhatsAppContent
import WhisperWhatsAppDatabases
import WhisperWhatsAppRows

/// Reads `ZWAMESSAGE` chat by chat, a slice of rows at a time, and counts what becomes of every row (WDB-3).
final class IOSMessageReader {
    private let source: any RowSource
    private let ground: IOSGroundwork
    private let composer: IOSComposer
    private let cursor: any RowCursor
    private var batch: RowBatch?
    private var row = 0
    /// Rows of the current slice that were not delivered yet, and how many of them to try at once.
    private var rest: ArraySlice<IOSRow> = []
    private var context: SliceContext?
    private var size = 0
    private var ordinal: UInt64 = 0
    private(set) var rowsRead: Int64 = 0
    private var hasEnded = false

    private var ledger = RowLedger()
    private let messages: RowLedger.Table
    private let media: RowLedger.Table?
    private let infos: RowLedger.Table?

    /// The chat whose rows are read, and the ids that occurred in it.
    private var chat: Int64?
    private var known = RecentKeys()
    /// The chat that was introduced last.
    private var introduced: Int64?

    /// Rows of one slice.
    private static let sliceRows = 512
    private static let maximumAdmins = 1_024

    /// Starts reading.
    ///
    /// - Throws: The source's error.
    init(_ source: any RowSource, _ ground: IOSGroundwork, _ composer: IOSComposer) throws(RowError) {
        self.source = source
        self.ground = ground
        self.composer = composer
        let tables = ground.tables
        messages = ledger.add(tables.messages.name, rows: ground.survey.rows)
        media = tables.hasMedia ? ledger.add(IOSTables.mediaName, rows: ground.mediaRows) : nil
        infos = tables.hasInfos ? ledger.add(IOSTables.infosName, rows: ground.infoRows) : nil
        cursor = try source.open(tables.messages.query(order: [.chat, .sort, .id]))
    }

    /// The accounts, complete once the end was reached.
    var accounts: [RowAccount] { ledger.accounts }

    /// Ends reading. Idempotent.
    func close() { cursor.close() }

    /// The events of the next rows, of which there may be none; nil at the end.
    ///
    /// - Throws: The source's error.
    func next() throws(RowError) -> [IngestionEvent]? {
        guard !hasEnded else { return nil }
        if let context, !rest.isEmpty { return try events(context) }
        guard let slice = try slice() else {
            hasEnded = true
            let parts = PartAccounts(source: source, tables: ground.tables)
            try parts.settle(media, IOSTables.mediaName, ground.tables.media != nil, &ledger)
            try parts.settle(infos, IOSTables.infosName, ground.tables.infos != nil, &ledger)
            try source.verify()
            return nil
        }
        try begin(slice)
        return []
    }

    /// A few rows, and those among them that are no messages.
    private struct Slice {
        var rows: [IOSRow] = []
        var leftOut: [Int64: RowReason] = [:]
    }

    private func slice() throws(RowError) -> Slice? {
        var current = batch
        while current.map({ row >= $0.count }) ?? true {
            guard let next = try cursor.next() else { return nil }
            current = next
            batch = next
            row = 0
        }
        guard let current else { return nil }
        let table = ground.tables.messages
        let end = min(row + Self.sliceRows, current.count)
        var slice = Slice()
        for index in row..<end {
            do throws(IOSRow.Failure) { slice.rows.append(try IOSRow(current, index, table)) } catch {
                slice.leftOut[current.integer(index, table.place(.id)) ?? 0] = error.reason
            }
        }
        rowsRead += Int64(end - row)
        row = end
        return slice
    }

    /// Determines what is delivered of a slice, and counts the rest.
    private func begin(_ slice: Slice) throws(RowError) {
        let context = try SliceContext(slice.rows, source, ground)
        var leftOut = slice.leftOut
        let rows = slice.rows.filter { row in
            guard let reason = reason(toLeaveOut: row, context) else { return true }
            leftOut[row.id] = reason
            return false
        }
        for (id, reason) in leftOut.sorted(by: { $0.key < $1.key }) { ledger.leaveOut(messages, id, reason) }
        try PartAccounts(source: source, tables: ground.tables).leaveOut(leftOut, media, infos, &ledger)
        self.context = context
        rest = rows[...]
        size = rows.count
    }

    /// The events of as many of the remaining rows as fit into memory with what belongs to them.
    private func events(_ context: SliceContext) throws(RowError) -> [IngestionEvent] {
        while true {
            let part = rest.prefix(max(1, size))
            guard let joined = try JoinedRows(part, source, ground.tables) else {
                size = part.count / 2
                continue
            }
            var events: [IngestionEvent] = []
            for row in part { try append(row, context, joined, to: &events) }
            count(joined.surplusMedia, media)
            count(joined.surplusInfos, infos)
            rest = rest.dropFirst(part.count)
            return events
        }
    }

    /// Why a row that was read is not delivered; nil if it is.
    private func reason(toLeaveOut row: IOSRow, _ context: SliceContext) -> RowReason? {
        guard let id = row.chat, let place = context.chats[id] else { return .orphan }
        if place.isStatus, !ground.survey.includesStatuses { return .status }
        if id != chat {
            chat = id
            known.removeAll()
        }
        let member = row.member.flatMap { context.members[$0] }
        let author = row.isLine ? nil : composer.author(row, in: place, member)
        return known.insert(row.externalID, by: author) ? nil : .repeated
    }

    // MARK: Delivering

    /// Adds the events of one row, and counts it and the rows that belong to it.
    private func append(
        _ row: IOSRow, _ context: SliceContext, _ joined: JoinedRows, to events: inout [IngestionEvent]
    ) throws(RowError) {
        guard let id = row.chat, let chat = context.chats[id] else { return }
        let (item, info) = (joined.media[row.id], joined.infos[row.id])
        let subject = IOSComposer.Subject(
            row: row, chat: chat, member: row.member.flatMap { context.members[$0] },
            parent: row.parent.flatMap { context.parents[$0] }, item: item.flatMap { $0.isTooLong ? nil : $0 },
            info: info?.info)
        let composed = composer.compose(subject, ordinal: ordinal)
        if composed.lacksSender { ledger.noteUnknownSender(messages) }
        if introduced != id {
            introduced = id
            events += try introduction(of: chat)
        }
        ordinal += 1
        events.append(.message(composed.message))
        events += composed.events
        if let type = composed.unknownType {
            ledger.deliver(messages, unknownType: type)
        } else {
            ledger.deliver(messages)
        }
        if let media, let item {
            if item.isTooLong { ledger.leaveOut(media, item.id, .tooLong) } else { ledger.join(media) }
        }
        if let infos, let info { count(info, composed.infoEvents, infos) }
    }

    private func count(_ info: IOSInfoItem, _ events: Int, _ table: RowLedger.Table) {
        switch info.content {
        case .info: if events > 0 { ledger.report(table) } else { ledger.join(table) }
        case .nothing: ledger.leaveOut(table, info.id, .superseded)
        case .malformed: ledger.leaveOut(table, info.id, .malformed)
        case .tooLong: ledger.leaveOut(table, info.id, .tooLong)
        }
    }

    /// Counts rows of a message that has another one in the same table.
    private func count(_ surplus: JoinedRows.Surplus, _ table: RowLedger.Table?) {
        guard let table else { return }
        for place in 0..<surplus.count {
            let isNamed = place < Int64(surplus.ids.count)
            ledger.leaveOut(table, isNamed ? surplus.ids[Int(place)] : 0, .superseded)
        }
    }

    /// What is known about a chat before its first message: its title, and who its admins are.
    private func introduction(of chat: IOSChat) throws(RowError) -> [IngestionEvent] {
        var events: [IngestionEvent] = chat.hasTitle ? [.chatTitle(chat.reference, at: ground.asOf)] : []
        guard chat.reference.kind == .group, let table = ground.tables.members, table.has(.isAdmin) else {
            return events
        }
        var admins: [SourcePerson] = []
        try source.forEachRow(of: table, where: .chat, in: [chat.id]) { (batch, row) throws(RowError) in
            guard admins.count < Self.maximumAdmins, batch.flag(row, table.place(.isAdmin)),
                batch.integer(row, table.place(.isActive)) != 0, let member = IOSMember(batch, row, table),
                member.address.isPerson
            else { return }
            admins.append(ground.people.person(member.address, listed: member.name))
        }
        if !admins.isEmpty {
            events.append(.ranks(chat: chat.reference, people: admins, areAdmins: true, at: ground.asOf))
        }
        return events
    }
}
