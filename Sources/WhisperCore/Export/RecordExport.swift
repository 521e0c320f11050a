import WhisperJSONText
import WhisperMessage
import WhisperPolicy
public import WhisperStorePort

/// Exports everything that a vault holds as typed JSON Lines (ST-13): `{"type":"message",…}` and so on, what is
/// referred to first. The first line names the format.
///
/// Contents of attachments are no records: they are exported as files beside.
public struct RecordExport {
    /// How many records have been handed out.
    public private(set) var written: Int64 = 0

    private let store: any VaultStore
    private let pages: ReadAhead<[VaultRecord], StoreError>
    private var hasBegun = false
    private var hasEndedRecords = false
    /// The last event that was handed out.
    private var lastEvent: Int64?

    private static let pageSize = 2_000
    /// Events are few bytes, or very many.
    static let eventPageSize = 100

    /// An export of a whole vault.
    ///
    /// - Parameter trust: What it vouches for: what it does not is exported as it is taken here, contacts as unverified,
    ///   policies as on (CON-3, POL). Nil where the key is not at hand, as in a vault without encryption.
    public init(of store: any VaultStore, trust: TrustBook?) {
        self.store = store
        let pager = RecordPager(store: store, trust: trust, pageSize: RecordExport.pageSize)
        pages = ReadAhead { await pager.next() }
    }

    /// The next lines, in UTF-8; nil at the end.
    public mutating func next() async throws(StoreError) -> [UInt8]? {
        var writer = JSONWriter()
        if !hasBegun {
            hasBegun = true
            let hasEvents = try await !store.rawEvents(after: nil, limit: 1).isEmpty
            writer.value(RecordFormat.header(hasEvents: hasEvents))
            writer.endLine()
            return writer.bytes
        }
        if hasEndedRecords { return try await nextEvents() }
        guard let page = try await pages.next() else {
            hasEndedRecords = true
            return try await nextEvents()
        }
        writer.bytes.reserveCapacity(page.count * 1_024)
        for record in page {
            record.write(to: &writer)
            writer.endLine()
        }
        written += Int64(page.count)
        return writer.bytes
    }

    /// What live sources told, behind the messages that it is about.
    private mutating func nextEvents() async throws(StoreError) -> [UInt8]? {
        let page = try await store.rawEvents(after: lastEvent, limit: RecordExport.eventPageSize)
        guard let last = page.last else { return nil }
        lastEvent = last.number
        var writer = JSONWriter()
        for kept in page {
            EventRecord(kept).write(to: &writer)
            writer.endLine()
        }
        written += Int64(page.count)
        return writer.bytes
    }

    /// Ends the export early.
    public func cancel() async {
        await pages.cancel()
    }
}

/// The form of `export json --full`.
enum RecordFormat {
    /// The version of the form; a greater one is refused. Version 2 has events; what has none is of version 1, which older
    /// programs read.
    static let version: Int64 = 2
    /// The type of the first line.
    static let headerType = "export"
    /// The first line.
    static func header(hasEvents: Bool) -> JSONValue {
        ["type": .string(headerType), "format": .integer(hasEvents ? version : 1)]
    }
}

/// Hands out a vault's records, page by page.
private actor RecordPager {
    private let store: any VaultStore
    private let trust: TrustBook?
    private let pageSize: Int
    private var cursor: RecordCursor?
    private var isAtEnd = false

    init(store: any VaultStore, trust: TrustBook?, pageSize: Int) {
        self.store = store
        self.trust = trust
        self.pageSize = pageSize
    }

    func next() async -> Result<[VaultRecord]?, StoreError> {
        do throws(StoreError) {
            guard !isAtEnd else { return .success(nil) }
            let page = try await store.records(after: cursor, limit: pageSize)
            cursor = page.next
            isAtEnd = page.next == nil
            return .success(try await judged(page.records.filter { !LineDevice.isKept(in: $0) }))
        } catch {
            return .failure(error)
        }
    }

    /// The records as far as the vault vouches for them.
    private func judged(_ records: [VaultRecord]) async throws(StoreError) -> [VaultRecord] {
        guard let trust else { return records }
        var reading = TrustReading(trust)
        var judged: [VaultRecord] = []
        judged.reserveCapacity(records.count)
        for record in records {
            guard case .contact(let contact, let pastKeys) = record else {
                judged.append(record)
                continue
            }
            judged.append(.contact(try await reading.judged(contact).record, pastKeys: pastKeys))
        }
        return try await withPolicies(judged, trust)
    }

    /// The records, where policies are in doubt with all of them on, and none on the last page missing.
    private func withPolicies(_ records: [VaultRecord], _ trust: TrustBook) async throws(StoreError) -> [VaultRecord] {
        guard isAtEnd || records.contains(where: \.isPolicy), try await trust.policies().isDoubtful else {
            return records
        }
        let others = records.filter { !$0.isPolicy }
        guard isAtEnd else { return others }
        return others
            + PolicySwitch.allCases.map {
                .policy(PolicyRecord(name: $0.rawValue, isOn: true, changedAt: Timestamp(milliseconds: 0)))
            }
    }
}

extension VaultRecord {
    /// Whether it is the position of a switch that this program knows.
    fileprivate var isPolicy: Bool {
        if case .policy(let policy) = self { PolicySwitch(rawValue: policy.name) != nil } else { false }
    }
}
