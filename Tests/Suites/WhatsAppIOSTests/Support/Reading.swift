import Testing
import WhisperInMemoryRows
import WhisperIngestionPort
import WhisperIOSDatabaseGenerator
import WhisperJSONText
import WhisperMessage
import WhisperRowPort
import WhisperSodiumSealing
import WhisperWhatsAppIOS

/// Everything that a database delivers in one pass.
struct Reading {
    var survey: DatabaseSurvey
    var events: [IngestionEvent] = []
    var accounts: [RowAccount] = []
    /// The number of events of the largest batch.
    var largestBatch = 0

    /// Reads a database to its end.
    static func of(
        _ messages: any RowSource, contacts: (any RowSource)? = nil, linkedIDs: (any RowSource)? = nil,
        media: (any IOSMedia)? = nil, includesStatuses: Bool = false
    ) async throws -> Reading {
        let source = IOSDatabase(
            messages: messages, contacts: contacts, linkedIDs: linkedIDs, media: media,
            includesStatuses: includesStatuses, sealing: try SodiumSealing())
        var reading = Reading(survey: try await source.survey())
        let session = try await source.open()
        while let batch = try await session.next() {
            reading.events += batch.events
            reading.largestBatch = max(reading.largestBatch, batch.events.count)
        }
        await session.close()
        reading.accounts = await source.accounts()
        return reading
    }

    var messages: [SourceMessage] {
        events.compactMap { if case .message(let message) = $0 { message } else { nil } }
    }

    func account(_ table: String) -> RowAccount? { accounts.first { $0.table == table } }
}

/// A database with one chat, to which a test adds messages.
struct OneChat {
    var builder = IOSDatabaseBuilder()
    let chat: Int64

    static let anna = "491711111111@s.whatsapp.net"
    static let carl = "491722222222@s.whatsapp.net"
    static let group = "491711111111-1500000000@g.us"
    /// 2023-03-08 20:26:40 UTC.
    static let date = 700_000_000.0
    static let time = Timestamp(milliseconds: 1_678_307_200_000)

    init(_ address: String = OneChat.anna, name: String? = "Anna", values: [String: RowValue] = [:]) {
        chat = builder.add(
            "ZWACHATSESSION",
            ["ZCONTACTJID": .string(address), "ZPARTNERNAME": name.map { .string($0) } ?? .null]
                .merging(values) { $1 })
    }

    /// Adds a message, incoming unless the values say otherwise.
    @discardableResult
    mutating func add(_ type: Int64, _ values: [String: RowValue] = [:]) -> Int64 {
        let number = builder.count("ZWAMESSAGE") + 1
        let usual: [String: RowValue] = [
            "ZCHATSESSION": .integer(chat), "ZMESSAGETYPE": .integer(type), "ZISFROMME": .integer(0),
            "ZMESSAGEDATE": .real(Self.date), "ZSTANZAID": .string("ID\(number)"), "ZSORT": .integer(number),
        ]
        return builder.add("ZWAMESSAGE", usual.merging(values) { $1 })
    }

    /// Adds what `ZWAMEDIAITEM` says about a message.
    mutating func addMedia(_ message: Int64, _ values: [String: RowValue]) {
        builder.add("ZWAMEDIAITEM", ["ZMESSAGE": .integer(message)].merging(values) { $1 })
    }

    /// Adds what `ZWAMESSAGEINFO` says about a message.
    mutating func addInfo(_ message: Int64, _ blob: [UInt8]) {
        builder.add("ZWAMESSAGEINFO", ["ZMESSAGE": .integer(message), "ZRECEIPTINFO": .blob(blob)])
    }

    /// Adds a member of the chat.
    mutating func addMember(_ address: String, name: String = "", isAdmin: Bool = false) -> Int64 {
        builder.add(
            "ZWAGROUPMEMBER",
            [
                "ZCHATSESSION": .integer(chat), "ZMEMBERJID": .string(address), "ZCONTACTNAME": .string(name),
                "ZISADMIN": .integer(isAdmin ? 1 : 0), "ZISACTIVE": .integer(1),
            ])
    }

    func read(media: (any IOSMedia)? = nil, includesStatuses: Bool = false) async throws -> Reading {
        try await Reading.of(builder.source(), media: media, includesStatuses: includesStatuses)
    }

    /// The only message of the chat.
    func message() async throws -> SourceMessage {
        let reading = try await read()
        try #require(reading.messages.count == 1)
        return reading.messages[0]
    }
}

extension JSONObject {
    /// A member of a member, as JSON.
    func json(_ path: String...) -> JSONValue? {
        var value: JSONValue? = .object(self)
        for name in path {
            guard case .object(let object)? = value else { return nil }
            value = object[name]
        }
        return value
    }
}

extension IngestionEvent {
    /// The message that the event is about.
    var target: String? {
        switch self {
        case .edit(_, let target, _, _, _, _), .deletion(_, let target, _, _, _, _), .status(_, let target, _, _, _),
            .reaction(_, let target, _, _, _, _), .vote(_, let target, _, _, _, _):
            target.id
        default: nil
        }
    }
}
