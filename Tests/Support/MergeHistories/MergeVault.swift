import Synchronization
import WhisperArchive
import WhisperClockPort
public import WhisperCore
import WhisperInMemoryStore
public import WhisperIngestionPort
import WhisperJSONText
import WhisperMessage
import WhisperSodiumSealing
public import WhisperStorePort

/// A vault that several sources of one history are delivered to.
public struct MergeVault: Sendable {
    /// The vault.
    public let store: any VaultStore
    /// Its files.
    public let blobs = MemoryBlobStore()

    /// Creates a vault in memory, unless another store is given.
    public init(_ store: (any VaultStore)? = nil) {
        self.store = store ?? InMemoryStore(clock: StoppedClock())
    }

    /// Delivers everything that a source shows of a history.
    public func deliver(_ source: RandomHistory.Source, of history: RandomHistory) async throws {
        switch source {
        case .export: _ = try await load(history.export)
        case .database: try await load(history.source(isOlder: false))
        case .olderDatabase: try await load(history.source(isOlder: true))
        case .bridge: try await run(history.bridge)
        case .json: try await load(lines: lines(of: history))
        }
    }

    /// What another vault exports that has the older database alone.
    private func lines(of history: RandomHistory) async throws -> [UInt8] {
        let origin = MergeVault()
        try await origin.load(history.source(isOlder: true))
        return try await origin.lines()
    }

    /// The messages as JSON Lines.
    public func lines() async throws -> [UInt8] {
        var export = try await MessageExport(of: store)
        var bytes: [UInt8] = []
        while let lines = try await export.next() { bytes += lines }
        return bytes
    }

    /// Imports JSON Lines.
    @discardableResult
    public func load(lines: [UInt8], me: String? = nil) async throws -> JSONImportSummary {
        try await JSONImport(
            store: store, secrecy: nil, blobs: nil, clock: StoppedClock(), zones: NoZones(),
            digest: try SodiumSealing(), random: SystemRandomNumberGenerator()
        ).run(HeldBytes(lines), ownName: me)
    }

    /// Imports an export.
    public func load(_ source: ExportedChat) async throws -> ImportSummary {
        try await FileImport(store: store, blobs: blobs, digest: try SodiumSealing()).run(source, name: "chat.txt")
    }

    /// Imports a database.
    @discardableResult
    public func load(
        _ source: any DatabaseIngestionSource, dryRun: Bool = false
    ) async throws -> DatabaseImportSummary {
        try await DatabaseImport(store: store, blobs: blobs, digest: try SodiumSealing())
            .run(source, name: "msgstore.db", dryRun: dryRun)
    }

    /// Delivers what a bridge reports of the past, in one batch.
    public func report(_ events: [IngestionEvent]) async throws {
        try await run(BridgeRecording(batches: [events], isBacklog: true))
    }

    func run(_ source: any IngestionSource) async throws {
        let pipeline = IngestionPipeline(
            store: store, digest: try SodiumSealing(), wallClock: StoppedClock(), clock: StoppedClock(),
            configuration: IngestionConfiguration())
        try await pipeline.run(source, name: "test")
    }

    /// The number of messages in all chats.
    public func messageCount() async throws -> Int64 {
        try await store.conversations(after: nil, limit: 100).reduce(0) { $0 + $1.messageCount }
    }

    /// The export in normal form: without the vault's own ids, the runs, and what an export's line looked like.
    public func normalForm() async throws -> [String] {
        var lines: [String] = []
        var people: [UniqueIdentifier: String] = [:]
        let names = ShownNames(try await store.people(named: "", limit: 10_000))
        for conversation in try await store.conversations(after: nil, limit: 100) {
            lines.append("chat \(conversation.kind) \(conversation.isPinned) \(conversation.messageCount)")
            // Since when depends on which of two reports of the same came first.
            for member in try await store.members(of: conversation.id) {
                let role = member.role.map { "\($0)" } ?? "left"
                lines.append("member \(try await addresses(of: member.person, &people)) \(role)")
            }
            for message in try await store.messages(in: conversation.id, .oldest, limit: 10_000) {
                for id in message.people { _ = try await addresses(of: id, &people) }
                var receipts: [String] = []
                for receipt in try await store.receipts(of: message.unified.id) {
                    let person = try await addresses(of: receipt.person, &people)
                    receipts.append("\(person) \(receipt.status) \(receipt.timestamp.milliseconds)")
                }
                lines.append(
                    try await line(names.applied(to: message), people) + " \(receipts.sorted())")
            }
        }
        return lines.sorted()
    }

    /// The addresses of a person.
    private func addresses(
        of id: UniqueIdentifier, _ people: inout [UniqueIdentifier: String]
    ) async throws -> String {
        if let known = people[id] { return known }
        let addresses = try await store.person(id)?.aliases
            .filter { $0.alias.kind.identifiesPerson }.map(\.alias.value).sorted().joined(separator: "+")
        people[id] = addresses
        return addresses ?? "-"
    }

    private func line(_ message: StoredMessage, _ people: [UniqueIdentifier: String]) async throws -> String {
        var unified = message.unified
        if unified.externalID.hasPrefix("x1-") { unified.externalID = "exported" }
        unified.id = UniqueIdentifier(high: 0, low: 0)
        unified.threadID = ""
        unified.local = nil
        var members = unified.platformSpecific
        unified.platformSpecific = JSONObject()
        members[UnifiedMessage.linkedMember] = nil
        if case .array(let votes)? = members[PollVote.member] {
            // JSON Lines name voters by their ids in another vault.
            let texts = votes.compactMap { value -> String? in
                guard case .object(var object) = value, case .string(let id)? = object["person"] else { return "?" }
                guard let person = UniqueIdentifier(id).flatMap({ people[$0] }) else { return nil }
                object["person"] = .string(person)
                return JSONValue.object(object).text
            }
            members[PollVote.member] = texts.isEmpty ? nil : .string(texts.sorted().joined())
        }
        if case .object(var mark)? = members[DeletionMark.member] {
            mark["person"] = nil
            members[DeletionMark.member] = .object(mark)
        }
        if case .object(let sorted) = JSONValue.object(members).sorted { unified.platformSpecific = sorted }
        let versions = try await store.versions(of: message.unified.id)
            // An earlier text has the time of the report it is from, which may be a whole second.
            .map { "\($0.text)@\($0.timestamp.milliseconds / 1_000)" }
        let person = message.person.flatMap { people[$0] } ?? "-"
        return [
            unified.timestamp.rfc3339(showsMilliseconds: true), unified.jsonText, "\(versions)", person,
            "\(message.status) \(message.direction)",
        ].joined(separator: " ")
    }
}

/// A file of JSON Lines in memory.
private final class HeldBytes: ByteSource {
    private let rest: Mutex<[UInt8]>

    init(_ bytes: [UInt8]) { rest = Mutex(bytes) }

    func next() -> [UInt8] {
        rest.withLock { rest in
            defer { rest = [] }
            return rest
        }
    }
}

/// Time zones of which none is known.
private struct NoZones: TimeZoneSource {
    func zone(named name: String) -> (any TimeZoneRules)? { nil }
    func localZone() -> any TimeZoneRules { UniversalTime() }
}

extension StoredMessage {
    /// Its sender, and those who voted in it.
    fileprivate var people: [UniqueIdentifier] {
        var people = [person].compactMap(\.self)
        guard case .array(let votes)? = unified.platformSpecific[PollVote.member] else { return people }
        for case .object(let vote) in votes {
            if case .string(let text)? = vote["person"], let id = UniqueIdentifier(text) { people.append(id) }
        }
        return people
    }
}

extension JSONValue {
    /// The value with the members of all objects in the order of their names.
    fileprivate var sorted: JSONValue {
        guard case .object(let object) = self else { return self }
        var result = JSONObject()
        for member in object.members.sorted(by: { $0.name < $1.name }) { result[member.name] = member.value.sorted }
        return .object(result)
    }
}
