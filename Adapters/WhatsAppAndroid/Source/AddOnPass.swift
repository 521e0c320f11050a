import WhisperIngestionPort
import WhisperJSONText
import WhisperMessage
import WhisperRowPort
import WhisperWhatsAppContent
import WhisperWhatsAppDatabases
import WhisperWhatsAppRows

/// What an add-on belongs to.
enum AddOnTarget {
    case message(AndroidChat, key: String, sender: SourcePerson?)
    case leftOut(RowReason)
}

/// Reads the add-ons of one batch of messages, a batch at a time: a message can have any number.
final class AddOnPass {
    private let targets: [Int64: AddOnTarget]
    private let table: ProbedTable<AddOnColumn>
    private var ids: ArraySlice<Int64>
    private var cursor: (any RowCursor)?

    private static let budget = 8 * 1_024 * 1_024

    init?(_ pass: AndroidPass, _ ids: [Int64], _ targets: [Int64: AddOnTarget]) throws(RowError) {
        guard let table = pass.index.tables.addOns else { return nil }
        self.targets = targets
        self.table = table
        self.ids = ids[...]
    }

    func close() { cursor?.close() }

    /// Appends the events of the next rows.
    ///
    /// - Returns: Whether there is more.
    func append(to events: inout [IngestionEvent], _ pass: AndroidPass) throws(RowError) -> Bool {
        if let batch = try cursor?.next() {
            try read(batch, &events, pass)
            return true
        }
        guard !ids.isEmpty else { return false }
        let keys = Array(ids.prefix(RowLimits.keys))
        ids = ids.dropFirst(RowLimits.keys)
        cursor = try pass.source.open(table.query(keys: RowKeys(AddOnColumn.message.rawValue, keys)))
        return true
    }

    /// A row of `message_add_on`.
    private struct Row {
        var id: Int64
        var key: String?
        var isFromMe: Bool
        var sender: Int64?
        var message: Int64
        var time: Int64?
        var type: Int64?
    }

    private func read(_ batch: RowBatch, _ events: inout [IngestionEvent], _ pass: AndroidPass) throws(RowError) {
        guard let account = pass.accounts.addOn else { return }
        let (id, key, fromMe) = (table.place(.id), table.place(.key), table.place(.fromMe))
        let (sender, message) = (table.place(.sender), table.place(.message))
        let (time, type) = (table.place(.timestamp), table.place(.type))
        var rows: [Row] = []
        for row in 0..<batch.count {
            guard let number = batch.integer(row, id), let parent = batch.integer(row, message) else {
                pass.ledger.leaveOut(account, 0, .malformed)
                continue
            }
            guard pass.seenAddOns.insert(number) else {
                if pass.seenAddOns.isFull { throw .limit }
                pass.ledger.leaveOut(account, number, .repeated)
                continue
            }
            rows.append(
                Row(
                    id: number, key: batch.nonEmptyText(row, key), isFromMe: batch.flag(row, fromMe),
                    sender: batch.integer(row, sender), message: parent, time: batch.integer(row, time),
                    type: batch.integer(row, type)))
        }
        var noted: [(table: Int, id: Int64, outcome: JoinOutcome)] = []
        let details = try self.details(rows.map(\.id), &noted, pass)
        try hashOptions(details, pass)
        var leftOut: [Int64: RowReason] = [:]
        for row in rows {
            if let reason = deliver(row, details[row.id], &events, pass) {
                leftOut[row.id] = reason
                pass.ledger.leaveOut(account, row.id, reason)
            }
        }
        for (table, id, outcome) in noted {
            pass.accounts.countAddOnDetail(pass, table, id, outcome, leftOut[id])
        }
    }

    private func details(
        _ ids: [Int64], _ noted: inout [(table: Int, id: Int64, outcome: JoinOutcome)], _ pass: AndroidPass
    ) throws(RowError) -> [Int64: AddOnDetails] {
        var details: [Int64: AddOnDetails] = [:]
        var found: [(table: Int, id: Int64, outcome: JoinOutcome)] = []
        var budget = Self.budget
        for (number, joined) in pass.index.addOnDetails.enumerated() where !joined.filter.isEmpty {
            let keys = ids.filter(joined.filter.mayContain)
            guard !keys.isEmpty else { continue }
            try joined.join.read(
                from: pass.source, keys: keys, budget: &budget,
                target: { id in
                    if let known = details[id] { return known }
                    let new = AddOnDetails()
                    details[id] = new
                    return new
                },
                { id, outcome in found.append((number, id, outcome)) })
        }
        noted = found
        return details
    }

    /// Computes the hashes of the options that votes chose: votes name options by them.
    private func hashOptions(_ details: [Int64: AddOnDetails], _ pass: AndroidPass) throws(RowError) {
        guard let table = pass.index.tables.options, table.has(.name) else { return }
        let wanted = Set(details.values.flatMap(\.options)).filter { pass.hashes[$0] == nil }
        guard !wanted.isEmpty else { return }
        if pass.hashes.count > 16_384 { pass.hashes.removeAll() }
        let query = RowQuery(table.name, [OptionColumn.id.rawValue, OptionColumn.name.rawValue])
        try pass.source.forEachRow(query, where: OptionColumn.id.rawValue, in: wanted.sorted()) { batch, row in
            guard let id = batch.integer(row, 0), let text = batch.content(row, 1) else { return }
            pass.hashes[id] = pass.sha256 { update in update(text) }
        }
    }

    // MARK: Events

    /// Appends the event of an add-on.
    ///
    /// - Returns: Why it was left out; nil if it was not.
    private func deliver(
        _ row: Row, _ details: AddOnDetails?, _ events: inout [IngestionEvent], _ pass: AndroidPass
    ) -> RowReason? {
        guard let account = pass.accounts.addOn else { return .orphan }
        let target: (chat: AndroidChat, key: String)
        let message: ChangedMessage
        switch targets[row.message] {
        case .message(let chat, let key, let sender)?:
            target = (chat, key)
            message = ChangedMessage(key, by: sender)
        case .leftOut(let reason)?: return reason
        case nil: return .orphan
        }
        guard let person = person(row, target.chat, pass) else { return .orphan }
        guard let milliseconds = MessageTime.first(details?.senderTime, row.time) else {
            return row.time == nil ? .malformed : .impossibleTime
        }
        let time = Timestamp(milliseconds: milliseconds)
        let chat = target.chat.reference
        if let emoji = details?.emoji {
            events.append(
                .reaction(chat: chat, target: message, emoji: emoji, by: person, at: time, raw: nil))
            pass.ledger.report(account)
            return nil
        }
        if details?.isVote == true || row.type == AddOnType.vote {
            let options = (details?.options ?? []).compactMap { pass.hashes[$0] }
            events.append(.vote(chat: chat, target: message, options: options, by: person, at: time, raw: nil))
            pass.ledger.report(account)
            return nil
        }
        if row.type == AddOnType.reaction { return .malformed }
        guard let key = row.key else { return .malformed }
        var read: ReadContent
        if let mark = details?.mark {
            let author = address(of: row, in: target.chat, pass)
            let by = author.map { [JSONObject.Member(name: "by", value: .string($0.text))] }
            read = .note(mark, [JSONObject.Member(name: "target", value: .string(target.key))] + (by ?? []))
            // So is what was marked shown with the mark.
            read.replyTo = target.key
            pass.ledger.deliver(account)
        } else {
            guard let type = row.type else { return .malformed }
            read = .placeholder("unsupported")
            read.specific["target"] = .string(target.key)
            read.specific["android"] = .members(["message_add_on_type": .integer(type)])
            pass.ledger.deliver(account, unknownType: type)
        }
        if let raw = details?.raw, !raw.isEmpty {
            var members = RawColumns.json(raw)
            if case .object(let known)? = read.specific["android"] { members.appendNew(known.members) }
            read.specific["android"] = .object(members)
        }
        events.append(
            .message(
                SourceMessage(
                    chat: chat, externalID: key, timestamp: time, precision: .millisecond,
                    sender: read.content.kind == .system ? nil : person, content: read.content, replyTo: read.replyTo,
                    platformSpecific: read.specific, ordinal: pass.nextOrdinal())))
        return nil
    }

    /// Who added something; nil if the database does not have them.
    private func person(_ row: Row, _ chat: AndroidChat, _ pass: AndroidPass) -> SourcePerson? {
        if row.isFromMe { return pass.composer.owner }
        return address(of: row, in: chat, pass).map(pass.composer.person)
    }

    /// The address of who added something.
    private func address(of row: Row, in chat: AndroidChat, _ pass: AndroidPass) -> JID? {
        if row.isFromMe { return pass.composer.addresses.owner }
        return pass.composer.author(pass.composer.addresses[row.sender], in: chat)
    }
}
