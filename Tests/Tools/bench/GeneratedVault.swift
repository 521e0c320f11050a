import Foundation
import WhisperArchive
import WhisperMessage
import WhisperSQLiteEngine
import WhisperStorePort

/// A vault of generated messages in two hundred conversations, half of them in one; made by the store's own bulk save
/// and reused between runs.
struct GeneratedVault {
    let place: Place
    let messages: Int

    private static let conversations = 200
    /// All messages are within eight years, the first on 1 January 2016.
    private static let start: Int64 = 1_451_606_400_000
    private static let span: Int64 = 8 * 365 * 86_400_000

    private var name: String { "generated-\(messages)" }

    /// The vault's folder.
    var folder: String { place.file(name) }

    /// Opens the vault, which is created if it is missing, and returns the senders of its messages.
    func open(_ report: inout Report) async throws -> (store: any VaultStore, sender: SenderHandle) {
        if !place.has(name) {
            let temporary = try place.emptyFolder("generated-new")
            let store = try BenchVault.open(temporary, .new)
            let (seconds, _) = try await Stopwatch.time { try await fill(store) }
            await store.close()
            try FileManager.default.moveItem(atPath: temporary, toPath: place.file(name))
            report.note(
                "the vault of \(messages) messages was made first, in \(Report.seconds(seconds)), "
                    + "\(Int(Double(messages) / seconds)) messages/s")
        }
        let store = try BenchVault.open(place.file(name), .existing)
        return (store, try await sender(0, store))
    }

    private func sender(_ index: Int, _ store: any VaultStore) async throws -> SenderHandle {
        try await store.sender(
            for: NewSender(
                platform: .whatsapp, aliases: [PersonAlias(kind: .exportName, value: "Person \(index)")],
                participant: Participant(identifier: nil, displayName: "Person \(index)"), isOwner: index == 0,
                seenAt: Timestamp(milliseconds: Self.start)))
    }

    private func fill(_ store: any VaultStore) async throws {
        var chats: [UniqueIdentifier] = []
        for index in 0..<Self.conversations {
            chats.append(
                try await store.conversation(
                    for: ConversationReference(
                        platform: .whatsapp, key: "chat-\(index)", title: "Chat \(index)", kind: .group)
                ).id)
        }
        var senders: [SenderHandle] = []
        for index in 0..<20 { senders.append(try await sender(index, store)) }
        var texts = TextSource()
        // A thousand transactions, so that even a small vault has messages in every conversation.
        let size = min(max(messages / 1000, 1), 10_000)
        let step = Self.span / Int64(messages)
        var written = 0
        var turn = 0
        while written < messages {
            let chat = chats[turn.isMultiple(of: 2) ? 0 : turn / 2 % chats.count]
            let batch = (written..<min(written + size, messages)).map { index in
                let time = Self.start + Int64(index) * step
                return NewMessage(
                    conversation: chat, externalID: Self.externalID(index, time), platform: .whatsapp,
                    timestamp: Timestamp(milliseconds: time), precision: .second,
                    sender: senders[index % senders.count], direction: index.isMultiple(of: 20) ? .outgoing : .incoming,
                    content: Content(kind: .text, text: texts.next()))
            }
            _ = try await store.save(batch)
            written += batch.count
            turn += 1
        }
    }

    /// In the form of synthetic ids: the time, then a substitute for a hash.
    private static func externalID(_ index: Int, _ time: Int64) -> String {
        let seconds = String(time / 1000, radix: 16)
        let mixed = UInt64(index) &* 0x9E37_79B9_7F4A_7C15
        return "x1-" + String(repeating: "0", count: 10 - seconds.count) + seconds + "-"
            + String(mixed, radix: 36) + String(mixed.byteSwapped, radix: 36)
    }
}
