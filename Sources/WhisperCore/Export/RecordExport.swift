import WhisperArchive
import WhisperJSONText
import WhisperMessage
import WhisperPolicy
public import WhisperStorePort

/// Exports everything in a vault as typed JSON Lines (ST-13): `{"type":"message",…}` and so on, each record after those
/// that it refers to. The first line identifies the format.
///
/// Attachment contents are not records; they are exported as separate files.
public struct RecordExport {
    /// The number of records exported so far.
    public private(set) var written: Int64 = 0
    /// How many of them are messages that blocked contacts sealed (CON-5): they are exported, as they are in the vault.
    public private(set) var blocked: Int64 = 0

    private let store: any VaultStore
    private let pages: ReadAhead<[VaultRecord], StoreError>
    private var blocking: BlockedMessages
    private var hasBegun = false
    private var hasEndedRecords = false
    /// The last exported event.
    private var lastEvent: Int64?

    private static let pageSize = 2_000
    /// Small, as events vary widely in size.
    static let eventPageSize = 100

    /// Creates an export of a whole vault.
    ///
    /// - Parameter trust: The vault's trust data: what it does not authenticate is exported as it is treated here,
    ///   contacts as unverified, policies as on (CON-3, POL). Nil if its key is unavailable, as in a vault without
    ///   encryption.
    public init(of store: any VaultStore, trust: TrustBook?) {
        self.store = store
        blocking = BlockedMessages(store: store, trust: trust)
        let pager = RecordPager(store: store, trust: trust, pageSize: RecordExport.pageSize)
        pages = ReadAhead { await pager.next() }
    }

    /// The next lines, in UTF-8; nil at the end.
    ///
    /// - Throws: The vault's error.
    public mutating func next() async throws(StoreError) -> [UInt8]? {
        var writer = JSONWriter()
        if !hasBegun {
            hasBegun = true
            writer.value(RecordFormat.header)
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
            if case .message(let message, _, _, _) = record, try await blocking.isHidden(message) { blocked += 1 }
            record.write(to: &writer)
            writer.endLine()
        }
        written += Int64(page.count)
        return writer.bytes
    }

    /// The events of live sources, after the messages that they refer to.
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

/// The format of `export json --full`.
enum RecordFormat {
    /// The version of the format; a higher one is rejected.
    static let version: Int64 = 2
    /// The type of the first line.
    static let headerType = "export"
    /// The first line.
    static var header: JSONValue { ["type": .string(headerType), "format": .integer(version)] }
}

/// Reads a vault's records, page by page.
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

    /// The records, as far as the vault authenticates them.
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

    /// The records with all policies on if the policies are in doubt; on the last page, missing ones are added.
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
    /// Whether it is the state of a policy known to this program.
    fileprivate var isPolicy: Bool {
        if case .policy(let policy) = self { PolicySwitch(rawValue: policy.name) != nil } else { false }
    }
}
