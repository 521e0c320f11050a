import WhisperArchive
import WhisperMessage
import WhisperSQLiteEngine
import WhisperStorePort
import WhisperTestSupport

/// Envelopes that are opened while the process is killed, or by many processes at once. They are numbered from 0.
enum CrashOpenings {
    private static let reference = ConversationReference(
        platform: .whisper, key: "openings", title: "openings", kind: .direct)

    /// The envelope of a number.
    static func opening(_ number: Int64) -> ReplayKey {
        var random = SeededRandom(seed: UInt64(bitPattern: number))
        return ReplayKey(key: (0..<32).map { _ in UInt8(truncatingIfNeeded: random.next()) })
    }

    /// What the envelope of a number held.
    static func message(_ number: Int64) -> NewOpenedMessage {
        let name = "sender \(number % 7)"
        return NewOpenedMessage(
            place: .conversation(reference),
            sender: NewSender(
                platform: .whisper, aliases: [PersonAlias(kind: .exportName, value: name)],
                participant: Participant(identifier: nil, displayName: name), isOwner: false,
                seenAt: StoppedClock().now()),
            recipients: [], content: Content(kind: .text, text: "opened number \(number)"),
            externalID: "envelope-\(number)",
            timestamp: Timestamp(milliseconds: StoppedClock().now().milliseconds + number), isRead: number % 3 == 0,
            platformSpecific: "", seal: MessageSeal(.unsigned))
    }

    /// Opens the envelope of a number; whether it was the first to.
    static func open(_ number: Int64, in store: SQLiteVault) async throws -> Bool {
        switch try await store.commitOpening(opening(number), storing: message(number)) {
        case .opened: return true
        case .replayed: return false
        }
    }

    /// How many envelopes were opened.
    static func count(_ store: SQLiteVault) async throws -> Int64 {
        let conversation = try await store.conversation(platform: reference.platform, key: reference.key)
        return conversation?.messageCount ?? 0
    }

    /// Checks that envelopes 0, 1, 2, … were opened and no others, each once, and that the newest cannot be opened again.
    ///
    /// - Returns: How many there are.
    static func check(_ store: SQLiteVault) async throws -> Int64 {
        guard let conversation = try await store.conversation(platform: reference.platform, key: reference.key) else {
            guard try await store.ledgerState().opened == 0 else { throw CrashFailure("openings without messages") }
            return 0
        }
        var next: Int64 = 0
        var page = try await store.messages(in: conversation.id, .oldest, limit: 10_000)
        while let last = page.last {
            for message in page {
                guard message.unified.content.text == self.message(next).content.text,
                    try await store.openedMessage(key: opening(next).key) == message.unified.id
                else { throw CrashFailure("envelope \(next) is missing, twice, or not known by its key") }
                next += 1
            }
            page = try await store.messages(in: conversation.id, .after(last.unified.id), limit: 10_000)
        }
        guard try await store.ledgerState().opened == Int(next) else { throw CrashFailure("openings without messages") }
        if next > 0, try await open(next - 1, in: store) { throw CrashFailure("envelope \(next - 1) opened twice") }
        return next
    }
}
