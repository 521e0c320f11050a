import WhisperArchive
import WhisperMessage
import WhisperStorePort
import Testing

/// A law's work place: one fresh vault, a clock that it sets, and short ways to fill the vault.
struct Trial: Sendable {
    let store: any VaultStore
    let clock: ManualClock
    let fixture: any StoreFixture

    /// Opens a fresh vault.
    init(_ fixture: some StoreFixture, clock: ManualClock = ManualClock()) async throws {
        self.fixture = fixture
        self.clock = clock
        store = try await fixture.open(clock: clock, random: TrialRandom(seed: 1))
    }

    /// Closes and removes it.
    func end() async {
        await store.close()
        await fixture.remove()
    }

    /// The vault once more: a second connection, or the same after it was closed.
    func open(seed: UInt64 = 2) async throws -> any VaultStore {
        try await fixture.open(clock: clock, random: TrialRandom(seed: seed))
    }

    /// A conversation of a key, made if there is none.
    func conversation(_ key: String = "chat", platform: Platform = .whatsapp) async throws -> UniqueIdentifier {
        try await store.conversation(
            for: ConversationReference(platform: platform, key: key, title: key, kind: .group)
        ).id
    }

    /// How a conversation reads.
    func reading(_ id: UniqueIdentifier) async throws -> Conversation {
        guard let conversation = try await store.conversation(id) else { throw TrialError.missing }
        return conversation
    }

    /// How a message reads.
    func message(_ id: UniqueIdentifier) async throws -> StoredMessage {
        guard let message = try await store.message(id) else { throw TrialError.missing }
        return message
    }

    /// A sender who is known by the name that an export shows.
    func sender(_ name: String = "Ann", seenAt: Int64 = 0) async throws -> SenderHandle {
        try await store.sender(for: Samples.sender(name, seenAt: seenAt))
    }

    /// Saves messages and answers their ids, in order.
    @discardableResult
    func save(_ messages: NewMessage...) async throws -> [UniqueIdentifier] {
        _ = try await store.save(messages)
        var ids: [UniqueIdentifier] = []
        for message in messages {
            let found = try await store.message(
                conversation: message.conversation, externalID: message.externalID)
            guard let found else { throw TrialError.missing }
            ids.append(found.unified.id)
        }
        return ids
    }

    /// The texts of a conversation's messages, in the chat's order.
    func texts(_ conversation: UniqueIdentifier) async throws -> [String] {
        try await store.messages(in: conversation, .newest, limit: 10_000).map { $0.unified.content.text ?? "" }
    }

    /// The texts of messages that are found, in order.
    func found(
        _ expression: SearchExpression, _ change: @Sendable (inout SearchRequest) -> Void = { _ in }
    ) async throws -> [String] {
        var request = SearchRequest(expression)
        change(&request)
        let hits = try await store.search(request)
        if request.after == nil, hits.count < request.limit {
            for limit: Int64 in [1_000, 1] {
                let count = try await store.countHits(request, upTo: limit)
                if count == min(limit, Int64(hits.count)) { continue }
                // Somebody may be writing meanwhile.
                let bounds = [hits.count, try await store.search(request).count].map { min(limit, Int64($0)) }.sorted()
                #expect((bounds[0]...bounds[1]).contains(count))
            }
        }
        return hits.map { $0.message.unified.content.text ?? "" }
    }

    /// Every record, read page by page.
    func records(of store: any VaultStore, limit: Int = 10_000) async throws -> [VaultRecord] {
        var records: [VaultRecord] = []
        var cursor: RecordCursor?
        var pages = 0
        repeat {
            let page = try await store.records(after: cursor, limit: limit)
            records += page.records
            cursor = page.next
            pages += 1
        } while cursor != nil && pages < 10_000
        return records
    }
}

/// Why a law cannot go on.
enum TrialError: Error {
    /// What was written cannot be read.
    case missing
}

/// Expects that each of these operations throws this code.
func expectRefusals(
    _ code: StoreError.Code, _ operations: (@Sendable () async throws -> Void)...,
    sourceLocation: SourceLocation = #_sourceLocation
) async {
    for (number, operation) in operations.enumerated() {
        await #expect(throws: StoreError(code), "operation \(number + 1)", sourceLocation: sourceLocation) {
            try await operation()
        }
    }
}

/// Expects that a check finds nothing wrong.
func expectSound(
    _ store: any VaultStore, repair: Bool = false, sourceLocation: SourceLocation = #_sourceLocation
) async throws {
    let report = try await store.verify(repair: repair)
    #expect(report.findings == [], sourceLocation: sourceLocation)
    #expect(report.repaired == 0, sourceLocation: sourceLocation)
}

/// Numbers that look random and are the same for the same seed (SplitMix64).
public struct TrialRandom: RandomNumberGenerator, Sendable {
    private var state: UInt64

    /// The sequence of a seed.
    public init(seed: UInt64) {
        state = seed
    }

    /// The next number.
    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
