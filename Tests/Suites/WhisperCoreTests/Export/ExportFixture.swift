import WhisperArchive
import WhisperBlobPort
import WhisperClockPort
import WhisperInMemoryStore
import WhisperIngestionPort
import WhisperMergeHistories
import WhisperMessage
import WhisperSodiumCrypto
import WhisperSodiumSealing
import WhisperStorePort
import Synchronization
import Testing
import WhisperCore

/// Bytes handed out in pieces of one size.
final class PiecewiseSource: ByteSource {
    private let source: AnySendableIterator

    init(_ bytes: [UInt8], pieces: Int = 7) {
        source = AnySendableIterator(
            stride(from: 0, to: bytes.count, by: pieces).map { Array(bytes[$0..<min($0 + pieces, bytes.count)]) })
    }

    convenience init(_ text: String, pieces: Int = 7) {
        self.init(Array(text.utf8), pieces: pieces)
    }

    func next() throws(ByteSourceError) -> [UInt8] { source.next() ?? [] }
}

/// Universal time under every name.
struct UniversalZones: TimeZoneSource {
    func zone(named identifier: String) -> (any TimeZoneRules)? { UniversalTime() }
    func localZone() -> any TimeZoneRules { UniversalTime() }
}

/// A stopped clock.
struct StillClock: WallClock {
    var moment = Timestamp(milliseconds: 1_700_000_000_000)

    func now() -> Timestamp { moment }
}

/// A vault in memory with what a test of exports needs.
struct ExportFixture {
    let store: any VaultStore = InMemoryStore(clock: StillClock())
    let blobs = MemoryBlobStore()
    let sealing: SodiumSealing
    let secrecy: SecrecyPorts

    init() throws {
        sealing = try SodiumSealing()
        secrecy = SecrecyPorts(
            store: store, keychain: try FailingKeychain(),
            trustKey: try sealing.copy(of: sealing.randomBytes(count: 32)), crypto: try SodiumCrypto(),
            sealing: sealing,
            memory: sealing,
            clock: StillClock(), presence: nil)
    }

    /// Imports a scripted chat.
    func importChat(_ title: String, _ lines: [ScriptedSource.Line], owner: String? = nil) async throws {
        var source = ScriptedSource(title: title, lines: lines)
        source.owner = owner
        _ = try await FileImport(store: store, blobs: blobs, digest: sealing).run(source, name: "\(title).txt")
    }

    /// Imports JSON Lines.
    @discardableResult
    func importJSON(
        _ text: String, mode: ImportMode = .adding, ownName: String? = nil, dryRun: Bool = false,
        library: (any AttachmentLibrary)? = nil
    ) async throws -> JSONImportSummary {
        try await JSONImport(
            store: store, secrecy: secrecy, blobs: blobs, library: library, clock: StillClock(),
            zones: UniversalZones(), digest: sealing, random: SystemRandomNumberGenerator()
        ).run(PiecewiseSource(text, pieces: 1_000), mode: mode, ownName: ownName, dryRun: dryRun)
    }

    /// The plain export.
    func exported(_ conversation: UniqueIdentifier? = nil, deidentified: Bool = false) async throws -> String {
        let deidentifier =
            deidentified
            ? try await Deidentifier(for: store, digest: sealing, random: SystemRandomNumberGenerator()) : nil
        let export = try await MessageExport(of: store, conversation: conversation, deidentifier: deidentifier)
        var bytes: [UInt8] = []
        for try await lines in export { bytes += lines }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The full export.
    func exportedInFull() async throws -> String {
        var export = RecordExport(of: store, trust: secrecy.trust)
        var bytes: [UInt8] = []
        while let next = try await export.next() { bytes += next }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Every record of the vault.
    func records() async throws -> [VaultRecord] { try await store.records(after: nil, limit: 10_000).records }

    /// An envelope, and the conversation of its message.
    static let opened = (
        reference: ConversationReference(platform: .whisper, key: "contact:1", title: "Dora", kind: .direct),
        envelope: envelope(1)
    )

    private static func envelope(_ number: UInt8) -> (opening: ReplayKey, message: NewOpenedMessage) {
        let time = StillClock().moment
        let dora = Participant(identifier: nil, displayName: "Dora")
        return (
            ReplayKey(key: Array(repeating: number, count: 32)),
            NewOpenedMessage(
                place: .conversation(
                    ConversationReference(platform: .whisper, key: "contact:1", title: "Dora", kind: .direct)),
                sender: NewSender(
                    platform: .whisper, aliases: [PersonAlias(kind: .contact, value: "dora")], participant: dora,
                    isOwner: false, seenAt: time),
                recipients: [], content: Content(kind: .text, text: "secret \(number)"), externalID: "e\(number)",
                timestamp: time, isRead: true, platformSpecific: #"{"envelope":{"trust":"verified"}}"#,
                seal: MessageSeal(
                    .signed, signer: Array(repeating: number, count: 32),
                    contact: UniqueIdentifier(version4High: 1, low: 7), wasVerified: true))
        )
    }

    /// Policies, a line of identities, and two openings, of which one has lost its message.
    func fillWithSecrets() async throws {
        try await store.setPolicy("require-signature-for-verified", isOn: false)
        try await store.setPolicy("auto-archive-on-rotation", isOn: true)
        var line: [IdentityRecord] = []
        for version: UInt8 in 1...2 {
            line.append(
                IdentityRecord(
                    id: UniqueIdentifier(version4High: UInt64(version), low: 3), name: "Me",
                    agreementKey: Array(repeating: version, count: 32),
                    signingKey: version == 1 ? nil : Array(repeating: version, count: 32),
                    fingerprint: Array(repeating: version, count: 32),
                    recipientKeyID: Array(repeating: version, count: 8), status: version == 1 ? .archived : .active,
                    isDefault: version == 2, keyVersion: UInt32(version), predecessor: line.last?.id,
                    succession: version == 2 ? [1, 2, 3] : nil, createdAt: StillClock().moment,
                    updatedAt: StillClock().moment))
        }
        try await store.saveIdentities(line)
        for number: UInt8 in 1...2 {
            let (opening, message) = ExportFixture.envelope(number)
            let outcome = try await store.commitOpening(opening, storing: message)
            guard case .opened(let id) = outcome, number == 2 else { continue }
            try await store.deleteMessage(id, .erase)
        }
    }

    /// A chat with a bit of everything.
    func fill() async throws {
        try await importChat(
            "Anna",
            lines(
                "1 Anna Hello \"you\" \\ there\n2 Ben Hi, Anna!\n2 Ben Hi, Anna!\n3 - Messages are encrypted\n9 Anna 日本語 🙂"
            ),
            owner: "Ben")
        try await importChat(
            "Trip",
            [
                ScriptedSource.Line(
                    minute: 4, sender: "Cara", text: "Look", picture: "a.jpg", pictureBytes: [1, 2, 3]),
                ScriptedSource.Line(minute: 5, sender: "Anna", text: "Nice\nindeed"),
            ])
        let conversation = try #require(try await store.conversations(after: nil, limit: 1).first)
        let page = try await store.messages(in: conversation.id, .oldest, limit: 10)
        let first = try #require(page.first)
        let ben = NewSender(
            platform: .whatsapp, aliases: [PersonAlias(kind: .exportName, value: "Ben")],
            participant: Participant(identifier: nil, displayName: "Ben"), isOwner: true,
            seenAt: Timestamp(milliseconds: 300_123))
        try await store.react(to: first.unified.id, by: ben, emoji: "👍", at: Timestamp(milliseconds: 300_123))
        try await store.edit(first.unified.id, text: "Hello again", at: Timestamp(milliseconds: 400_000))
        try await store.setDraft("later", in: conversation.id)
        try await store.setPinned(conversation.id, true)
        if let last = try await store.conversations(after: nil, limit: 10).last {
            try await store.setArchived(last.id, true)
        }
        try await store.setSetting("colour", to: "blue")
        try await store.saveContact(
            ContactRecord(
                id: UniqueIdentifier(version4High: 5, low: 6), displayName: "Cara",
                agreementKey: Array(repeating: 7, count: 32), signingKey: Array(repeating: 8, count: 32),
                fingerprint: Array(repeating: 9, count: 32), recipientKeyID: Array(repeating: 1, count: 8),
                trust: .verified, note: "a note", createdAt: Timestamp(milliseconds: 1),
                updatedAt: Timestamp(milliseconds: 2)))
    }
}

/// The pieces still to come, behind a lock.
final class AnySendableIterator: Sendable {
    private let pieces: Mutex<[[UInt8]]>

    init(_ pieces: [[UInt8]]) {
        self.pieces = Mutex(pieces.reversed())
    }

    func next() -> [UInt8]? { pieces.withLock { $0.popLast() } }
}
