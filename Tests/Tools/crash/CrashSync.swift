import WhisperArchive
import WhisperMessage
import WhisperSQLiteEngine
import WhisperStorePort

/// Following a messenger server while the process is killed (R1, RT-4, RT-5). Its events are numbered from 1.
enum CrashSync {
    private static let owner = "me"
    private static let reference = ConversationReference(
        platform: .realtime, key: "room", title: "room", kind: .group)
    /// A conversation with this number of events is not extended: larger ones only cost time.
    private static let enough: Int64 = 6_000

    /// What must be there after a kill.
    struct Promises {
        /// The cursor was at least here.
        var applied: Int64 = 0
        /// Every own message up to this number was put into the outbox.
        var enqueued: Int64 = 0
    }

    // MARK: The server

    private static func isOwn(_ number: Int64) -> Bool { number % 4 == 1 }

    private static func event(_ number: Int64) -> SyncEvent {
        let time = Timestamp(milliseconds: StoppedClock().now().milliseconds + number * 1_000)
        if number % 4 == 3 {
            return .conversation(ConversationUpdate(sequence: number, updatedAt: time))
        }
        return .message(
            RemoteMessage(
                serverID: "s\(number)", sequence: number, sender: isOwn(number) ? owner : "sender \(number % 3)",
                clientMessageID: isOwn(number) ? "c\(number)" : nil, text: text(number), createdAt: time))
    }

    private static func text(_ number: Int64) -> String { "event number \(number) of the server" }

    private static func group(_ numbers: some Sequence<Int64>, cursor: Int64?) -> SyncGroup {
        SyncGroup(conversation: reference, owner: owner, events: numbers.map(event), cursor: cursor)
    }

    // MARK: The work

    /// Writes messages, sends them, and follows the server's reports: pages, live events, answers before echoes, gaps.
    static func work(_ vault: CrashVault, tell: @escaping @Sendable (String) -> Void) async throws {
        let store = try vault.open()
        let room = try await store.conversation(for: reference).id
        var cursor = try await store.syncCursors(of: .realtime).first?.sequence ?? 0
        tell("applied \(cursor)")
        while cursor < enough {
            let count: Int64 = [1, 1, 3, 10, 200].randomElement() ?? 1
            let numbers = cursor + 1...cursor + count
            for number in numbers where isOwn(number) {
                try await enqueue(number, in: room, store)
                tell("enqueued \(number)")
            }
            try await disturb(numbers, store)
            cursor = try await store.apply(group(numbers.shuffled(), cursor: numbers.upperBound)).cursor
            tell("applied \(cursor)")
        }
        await store.close()
    }

    /// What may come before a page of events.
    private static func disturb(_ numbers: ClosedRange<Int64>, _ store: SQLiteVault) async throws {
        switch Int.random(in: 0..<4) {
        case 0:
            // The answer to a post, before its echo.
            let own = numbers.filter(isOwn).prefix(1)
            _ = try await store.apply(group(own, cursor: nil))
        case 1:
            // A live event from behind a gap.
            _ = try await store.apply(group([numbers.upperBound], cursor: nil))
        case 2:
            for waiting in try await store.outbox(of: .realtime, after: nil, limit: 1) {
                try await store.postpone(waiting.number, until: StoppedClock().now())
                try await store.giveUp(waiting.number)
                _ = try await store.retry(waiting.message)
            }
        default: break
        }
    }

    private static func enqueue(_ number: Int64, in room: UniqueIdentifier, _ store: SQLiteVault) async throws {
        let message = OutgoingMessage(
            conversation: room, owner: owner, clientMessageID: "c\(number)", text: text(number),
            composedAt: StoppedClock().now())
        do throws(StoreError) {
            _ = try await store.enqueue(message)
        } catch {
            // It was stored before the kill, though not acknowledged.
            if error.code != .constraint { throw error }
        }
    }

    // MARK: The result

    /// How far a vault is.
    static func count(_ store: SQLiteVault) async throws -> Promises {
        Promises(applied: try await store.syncCursors(of: .realtime).first?.sequence ?? 0)
    }

    /// Checks that everything up to the cursor is there, each once and in its place, that nothing promised is missing, and
    /// that the outbox holds what the server has not taken and nothing else; then does what a client does after a crash,
    /// and checks that this leaves everything as it must be.
    static func check(_ store: SQLiteVault, _ promises: Promises) async throws {
        let room = try await store.conversation(for: reference).id
        let cursor = try await count(store).applied
        guard cursor >= promises.applied else {
            throw CrashFailure("the cursor was told at \(promises.applied), and is at \(cursor)")
        }
        try await look(at: store, room, upTo: cursor, promises)
        let end = max(cursor, promises.enqueued)
        guard end > 0 else { return }
        _ = try await store.apply(group(1...end, cursor: end))
        try await look(at: store, room, upTo: end, promises)
    }

    /// What a conversation holds.
    private struct Holdings {
        /// The numbers of its messages.
        var numbers: Set<Int64> = []
        /// Those that the server has not taken.
        var waiting: [UniqueIdentifier: Int64] = [:]

        /// Takes a page in; each message must be one of the server's, once and in its place.
        mutating func take(_ page: [StoredMessage]) throws {
            for message in page {
                guard let number = CrashSync.number(of: message), numbers.insert(number).inserted else {
                    throw CrashFailure("a message is twice, or none of the server's")
                }
                if message.delivery?.serverSequence == nil {
                    waiting[message.unified.id] = number
                } else if message.position != ChatPosition(sequence: number) || message.status != .sent {
                    throw CrashFailure("message \(number) is not in its place")
                }
            }
        }
    }

    private static func holdings(of room: UniqueIdentifier, in store: SQLiteVault) async throws -> Holdings {
        var holdings = Holdings()
        var page = try await store.messages(in: room, .oldest, limit: 10_000)
        while let last = page.last {
            try holdings.take(page)
            page = try await store.messages(in: room, .after(last.unified.id), limit: 10_000)
        }
        return holdings
    }

    /// Checks that everything up to a cursor is there, and what was promised beyond it.
    private static func look(
        at store: SQLiteVault, _ room: UniqueIdentifier, upTo cursor: Int64, _ promises: Promises
    ) async throws {
        let held = try await holdings(of: room, in: store)
        for number in 0...max(cursor, promises.enqueued) where number > 0 && !held.numbers.contains(number) {
            if number <= cursor, number % 4 != 3 {
                throw CrashFailure("the cursor is at \(cursor), and \(number) is missing")
            }
            if isOwn(number) { throw CrashFailure("message \(number) was to be sent, and is lost") }
        }
        for number in held.waiting.values where number <= cursor {
            throw CrashFailure("\(number), which the server took, is pending")
        }
        try await checkOutbox(of: store, holds: held.waiting)
    }

    /// Checks that exactly what waits is in the outbox, but for what was given up as the process died.
    private static func checkOutbox(
        of store: SQLiteVault, holds waiting: [UniqueIdentifier: Int64]
    ) async throws {
        let entries = try await store.outbox(of: .realtime, after: nil, limit: 1_000)
        guard Set(entries.map(\.message)).count == entries.count else { throw CrashFailure("an entry is twice") }
        for entry in entries {
            guard let number = waiting[entry.message], entry.clientMessageID == "c\(number)", entry.text == text(number)
            else { throw CrashFailure("the outbox holds what is not pending") }
        }
        let inOutbox = Set(entries.map(\.message))
        for id in waiting.keys where !inOutbox.contains(id) {
            guard try await store.message(id)?.status == .failed else {
                throw CrashFailure("a pending message is not in the outbox")
            }
        }
    }

    /// The number of a message, whose text must be the one for that number.
    private static func number(of message: StoredMessage) -> Int64? {
        let words = (message.unified.content.text ?? "").split(separator: " ")
        guard words.count > 2, let number = Int64(words[2]), message.unified.content.text == text(number) else {
            return nil
        }
        return number
    }
}
