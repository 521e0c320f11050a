import Foundation
import WhisperArchive
import WhisperMessage
import WhisperStorePort

/// A generated vault, open, and the everyday operations in its largest chat.
struct ScaleSubject {
    private let vault: GeneratedVault
    private let store: any VaultStore
    private let sender: SenderHandle
    private let conversation: UniqueIdentifier
    private let page: [StoredMessage]
    /// Behind all that earlier runs left, as new messages come; in milliseconds.
    private let now: Int64
    private let tag = UUID().uuidString

    /// Opens the vault, which is made if it is missing.
    init(place: Place, messages: Int, _ report: inout Report) async throws {
        vault = GeneratedVault(place: place, messages: messages)
        (store, sender) = try await vault.open(&report)
        guard let largest = try await store.conversations(after: nil, limit: 1).first else {
            throw CocoaError(.fileReadCorruptFile)
        }
        conversation = largest.id
        page = try await store.messages(in: conversation, .newest, limit: 100)
        now = (page.map(\.unified.timestamp.milliseconds).max() ?? 0) + 10_000_000
    }

    func close() async { await store.close() }

    /// How long each run of an operation takes, in seconds.
    func samples(of operation: ScaleOperation, turn: Int) async throws -> [Double] {
        switch operation {
        case .page:
            try await Stopwatch.samples(100) { _ in
                _ = try await store.messages(in: conversation, .newest, limit: 100)
            }
        case .list:
            try await Stopwatch.samples(100) { _ in _ = try await store.conversations(after: nil, limit: 50) }
        case .status:
            try await Stopwatch.samples(page.count) { index in
                // A status that it does not have, or nothing would be written.
                try await store.updateStatus(
                    page[index].unified.id, to: turn.isMultiple(of: 2) ? .delivered : .read)
            }
        case .creation:
            try await Stopwatch.samples(40) { index in
                _ = try await store.conversation(
                    for: ConversationReference(
                        platform: .whatsapp, key: "\(tag)-\(turn)-\(index)", title: "New \(index)", kind: .direct))
            }
        case .saves:
            try await Stopwatch.samples(3) { round in
                for index in 0..<100 { try await save("\(turn)-\(round)", index) }
            }
        }
    }

    /// How many pages of log a status update and a single save write.
    func logUse() async throws -> String {
        var pages = try logPages()
        for message in page {
            try await store.updateStatus(message.unified.id, to: message.status == .failed ? .read : .failed)
        }
        let perUpdate = Double(try logPages() - pages) / Double(page.count)
        pages = try logPages()
        for index in 0..<100 { try await save("log", index) }
        let perSave = Double(try logPages() - pages) / 100
        return "\(String(format: "%.2f", perUpdate)) pages of log a status update, "
            + "\(String(format: "%.2f", perSave)) a single save"
    }

    private func save(_ round: String, _ index: Int) async throws {
        let id = "\(tag)-\(round)-\(index)"
        // Each as late as it is saved; of one moment, the store would have to look for its place.
        let time = Timestamp(milliseconds: now + Int64(Date().timeIntervalSince(ScaleSubject.start) * 1000))
        _ = try await store.save([
            NewMessage(
                conversation: conversation, externalID: id, platform: .whatsapp, timestamp: time, precision: .second,
                sender: sender, content: Content(kind: .text, text: "one more message, number \(index)"))
        ])
    }

    private static let start = Date()

    /// How many pages the log holds: those with the salt of the log's header, from its start.
    private func logPages() throws -> Int {
        let log = try Data(contentsOf: URL(fileURLWithPath: BenchVault.database(in: vault.folder) + "-wal"))
        let salt = log.dropFirst(16).prefix(8)
        var pages = 0
        while log.dropFirst(32 + pages * 4_120 + 8).prefix(8) == salt { pages += 1 }
        return pages
    }
}
