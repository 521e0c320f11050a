import WhisperRowPort
import WhisperWhatsAppContent
import WhisperWhatsAppDatabases
import WhisperWhatsAppRows

/// What takes a second step to find: rows to which other rows refer.
extension AndroidPass {
    /// Reads the quotes of messages until 2022, which name them.
    func resolveQuotes(_ rows: [MessageRow], _ details: inout [Int64: MessageDetails]) throws(RowError) {
        guard let table = index.tables.legacyQuotes else { return }
        var wanted: [Int64: [Int64]] = [:]
        for row in rows { if let quote = row.legacy?.quote { wanted[quote, default: []].append(row.id) } }
        guard !wanted.isEmpty else { return }
        for row in rows where row.legacy?.quote != nil && details[row.id] == nil { details[row.id] = MessageDetails() }
        let found = details
        let (id, key, fromMe) = (table.place(.id), table.place(.key), table.place(.fromMe))
        let (chat, sender) = (table.place(.chat), table.place(.sender))
        let (text, caption) = (table.place(.text), table.place(.caption))
        try source.forEachRow(
            table.query(), where: LegacyQuoteColumn.id.rawValue, in: wanted.keys.sorted()
        ) { batch, row in
            guard let number = batch.integer(row, id), let key = batch.nonEmptyText(row, key) else { return }
            // Of a message in a direct chat, the sender can be the list through which it came.
            let author = [chat, sender].lazy.compactMap { JID(batch.text(row, $0)) }.first(where: \.isPerson)
            let quote = MessageDetails.Quote(
                key: key, isFromMe: batch.flag(row, fromMe), sender: author.map { .address($0) } ?? .none,
                text: batch.nonEmptyText(row, text) ?? batch.nonEmptyText(row, caption))
            for message in wanted[number] ?? [] { found[message]?.quote = found[message]?.quote ?? quote }
        }
    }

    /// Finds the ids of the albums that pictures belong to.
    func resolveAlbums(_ details: [Int64: MessageDetails]) throws(RowError) {
        var wanted: [Int64: [MessageDetails]] = [:]
        for detail in details.values { if let parent = detail.parent { wanted[parent, default: []].append(detail) } }
        guard !wanted.isEmpty, let table = index.tables.message, table.has(.key) else { return }
        let query = RowQuery(table.name, [MessageColumn.id.rawValue, MessageColumn.key.rawValue])
        try source.forEachRow(query, where: MessageColumn.id.rawValue, in: wanted.keys.sorted()) { batch, row in
            guard let id = batch.integer(row, 0), let key = batch.nonEmptyText(row, 1) else { return }
            for detail in wanted[id] ?? [] { detail.parentKey = key }
        }
    }

    /// Takes the better version of a picture or video, if its file is there.
    func resolveBetterVersions(_ rows: [MessageRow], _ details: [Int64: MessageDetails]) throws(RowError) {
        var wanted: [Int64: MessageDetails] = [:]
        for row in rows {
            if let better = index.betterVersions.better[row.id], let known = details[row.id] { wanted[better] = known }
        }
        guard !wanted.isEmpty, composer.looksForFiles,
            let joined = index.details.first(where: { $0.join.table == "message_media" })
        else { return }
        var found: [Int64: MessageDetails] = [:]
        var budget = 4 * 1_024 * 1_024
        try joined.join.read(
            from: source, keys: wanted.keys.sorted(), budget: &budget,
            target: { id in
                let details = found[id] ?? MessageDetails()
                found[id] = details
                return details
            }, { _, _ in })
        for (row, better) in found {
            guard var media = better.media, composer.isThere(media) else { continue }
            media.parts.caption = media.parts.caption ?? wanted[row]?.media?.parts.caption
            wanted[row]?.media = media
        }
    }

    /// Reads the calls that messages show.
    func resolveCalls(_ details: [Int64: MessageDetails]) throws(RowError) {
        var wanted: [Int64: [MessageDetails]] = [:]
        for detail in details.values { if let call = detail.callRow { wanted[call, default: []].append(detail) } }
        guard !wanted.isEmpty, let table = index.tables.calls else { return }
        let ids = wanted.keys.sorted()
        let participants = try callParticipants(ids)
        let columns = CallColumns(table)
        try source.forEachRow(table.query(), where: CallColumn.id.rawValue, in: ids) { batch, row throws(RowError) in
            guard let call = columns.call(batch, row, participants) else { return }
            if self.shownCalls.insert(call.id) {
                self.accounts.joinCall(self)
            } else if self.shownCalls.isFull {
                throw .limit
            }
            for detail in wanted[call.id] ?? [] { detail.call = call }
        }
    }

    /// The participants of calls that were not read before.
    func callParticipants(_ ids: [Int64]) throws(RowError) -> [Int64: CallDetails] {
        guard let joined = index.callParticipants else { return [:] }
        let keys = ids.filter { joined.filter.mayContain($0) && !shownCalls.contains($0) }
        var found: [Int64: CallDetails] = [:]
        var budget = 4 * 1_024 * 1_024
        try joined.join.read(
            from: source, keys: keys, budget: &budget,
            target: { id in
                if let known = found[id] { return known }
                let new = CallDetails()
                found[id] = new
                return new
            },
            { id, outcome in self.accounts.noteParticipant(self, id, outcome) })
        return found
    }
}

/// The places of the columns of `call_log`.
struct CallColumns {
    let id, jid, fromMe, key, time, isVideo, duration, result, group: Int

    init(_ table: ProbedTable<CallColumn>) {
        id = table.place(.id)
        jid = table.place(.jid)
        fromMe = table.place(.fromMe)
        key = table.place(.key)
        time = table.place(.timestamp)
        isVideo = table.place(.isVideo)
        duration = table.place(.duration)
        result = table.place(.result)
        group = table.place(.group)
    }

    /// A call; nil without an id.
    func call(_ batch: RowBatch, _ row: Int, _ participants: [Int64: CallDetails]) -> CallRow? {
        guard let number = batch.integer(row, id) else { return nil }
        return CallRow(
            id: number, isVideo: batch.integer(row, isVideo).map { $0 != 0 }, isFromMe: batch.flag(row, fromMe),
            seconds: batch.integer(row, duration), result: batch.integer(row, result),
            participants: participants[number]?.participants ?? [])
    }
}
