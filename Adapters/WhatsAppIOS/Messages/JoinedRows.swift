import WhisperRowPort
import WhisperWhatsAppRows

/// Files and events of a few rows of `ZWAMESSAGE` (WDB-4): fetched by keys, within a limit of memory.
struct JoinedRows: Sendable {
    /// Rows beyond the first of their message, with the ids of some.
    struct Surplus: Sendable {
        var count: Int64 = 0
        var ids: [Int64] = []

        mutating func add(_ id: Int64) {
            count += 1
            if ids.count < 100 { ids.append(id) }
        }
    }

    private(set) var media: [Int64: IOSMediaItem] = [:]
    private(set) var infos: [Int64: IOSInfoItem] = [:]
    private(set) var surplusMedia = Surplus()
    private(set) var surplusInfos = Surplus()

    /// Memory that the rows of one slice may take; one message alone may take what its rows take.
    private static let maximumBytes = 4 * 1_024 * 1_024

    /// Fetches what belongs to some messages; nil if it takes too much memory, and there are fewer to try with.
    ///
    /// - Throws: The source's error.
    init?(_ rows: ArraySlice<IOSRow>, _ source: any RowSource, _ tables: IOSTables) throws(RowError) {
        let ids = rows.map(\.id)
        var left = rows.count > 1 ? Self.maximumBytes : Int.max
        guard try fetchMedia(ids, source, tables, &left), try fetchInfos(ids, source, tables, &left) else { return nil }
    }

    private mutating func fetchMedia(
        _ ids: [Int64], _ source: any RowSource, _ tables: IOSTables, _ left: inout Int
    ) throws(RowError) -> Bool {
        guard let table = tables.media else { return true }
        var (found, surplus, rest) = (media, surplusMedia, left)
        try source.forEachRow(of: table, where: .message, in: ids) { (batch, row) throws(RowError) in
            guard rest >= 0, let message = batch.integer(row, table.place(.message)) else { return }
            guard found[message] == nil else {
                return surplus.add(batch.integer(row, table.place(.id)) ?? 0)
            }
            guard let item = IOSMediaItem(batch, row, table) else { return }
            found[message] = item
            rest -= item.bytes
        }
        (media, surplusMedia, left) = (found, surplus, rest)
        return rest >= 0
    }

    private mutating func fetchInfos(
        _ ids: [Int64], _ source: any RowSource, _ tables: IOSTables, _ left: inout Int
    ) throws(RowError) -> Bool {
        guard let table = tables.infos else { return true }
        var (found, surplus, rest) = (infos, surplusInfos, left)
        try source.forEachRow(of: table, where: .message, in: ids) { (batch, row) throws(RowError) in
            guard rest >= 0, let message = batch.integer(row, table.place(.message)) else { return }
            guard found[message] == nil else {
                return surplus.add(batch.integer(row, table.place(.id)) ?? 0)
            }
            guard let item = IOSInfoItem(batch, row, table) else { return }
            found[message] = item
            rest -= item.bytes
        }
        (infos, surplusInfos, left) = (found, surplus, rest)
        return rest >= 0
    }
}
