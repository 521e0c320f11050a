import WhisperInMemoryRows
import WhisperIngestionPort
import WhisperMessage
import WhisperRowPort
import WhisperSodiumSealing
import WhisperWhatsAppAndroid

/// Everything that one pass over a database delivers.
struct Reading {
    let survey: DatabaseSurvey
    let events: [IngestionEvent]
    let accounts: [RowAccount]

    static func source(
        _ messages: any RowSource, contacts: (any RowSource)? = nil, media: String? = nil, statuses: Bool = false,
        owner: PersonAlias? = nil
    ) throws -> AndroidDatabase {
        let sealing = try SodiumSealing()
        return AndroidDatabase(
            messages: messages, contacts: contacts, media: media, includesStatuses: statuses, owner: owner,
            sha256: { sealing.sha256() })
    }

    init(_ source: AndroidDatabase) async throws {
        survey = try await source.survey()
        let session = try await source.open()
        var events: [IngestionEvent] = []
        while let batch = try await session.next() { events += batch.events }
        self.events = events
        accounts = await source.accounts()
    }

    init(
        _ tables: [InMemoryRows.Table], contacts: [InMemoryRows.Table]? = nil, media: String? = nil,
        statuses: Bool = false
    ) async throws {
        try await self.init(
            Self.source(
                InMemoryRows(tables), contacts: contacts.map { InMemoryRows($0) }, media: media, statuses: statuses))
    }

    var messages: [SourceMessage] {
        events.compactMap { if case .message(let message) = $0 { message } else { nil } }
    }

    func account(_ table: String) -> RowAccount? { accounts.first { $0.table == table } }

    /// The accounts that do not account for every row.
    var incomplete: [RowAccount] { accounts.filter { !$0.isComplete } }
}
