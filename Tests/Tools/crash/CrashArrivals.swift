import WhisperArchive
import WhisperMessage
import WhisperSQLiteEngine
import WhisperStorePort

/// Following a service without numbers while the process is killed (R1, MX-2, MX-3). Its messages are 1, 2, 3, …, and a
/// token is the last of those before it.
enum CrashArrivals {
    private static let account = ArrivalAccount(platform: .matrix, user: "@me:here", server: "here")
    private static let reference = ConversationReference(
        platform: .matrix, key: "!room", title: "room", kind: .group)
    /// A room with this number of messages is not extended: larger ones only cost time.
    private static let enough = 6_000
    /// The most messages in a response.
    private static let limit = 10

    // MARK: The service

    private static func isOwn(_ number: Int) -> Bool { number % 4 == 1 }

    private static func message(_ number: Int) -> Arrival {
        Arrival(
            serverID: "$\(number)", sender: ArrivalSender(isOwn(number) ? account.user : "@\(number % 3):here"),
            clientMessageID: isOwn(number) ? "m\(number)" : nil, content: Content(kind: .text, text: text(number)),
            createdAt: Timestamp(milliseconds: StoppedClock().now().milliseconds + Int64(number) * 1_000))
    }

    private static func text(_ number: Int) -> String { "message number \(number) of the room" }

    // MARK: The work

    /// Follows the service: responses with and without gaps, pages of history, answers to posts.
    static func work(_ vault: CrashVault, tell: @escaping @Sendable (String) -> Void) async throws {
        let store = try vault.open()
        let room = try await store.conversation(for: reference).id
        var token = try await count(store)
        tell("arrived \(token)")
        while token < enough {
            let next = token + ([1, 2, 9, 60].randomElement() ?? 1)
            for number in token + 1...next where isOwn(number) { try await post(number, in: room, store) }
            token = try await follow(store, from: token, to: next)
            tell("arrived \(token)")
            if let gap = try await store.gaps(in: room).randomElement() { try await fill(gap, in: store) }
        }
        await store.close()
    }

    private static func follow(_ store: SQLiteVault, from token: Int, to next: Int) async throws -> Int {
        let start = max(token, next - limit)
        // Few numbers, so that gaps grow.
        let gap = start > token ? GapStart(token: "\(start)", numbers: 4) : nil
        let room = ArrivalRoom(reference, messages: (start + 1...next).map(message), limited: gap)
        let outcome = try await store.applyArrivals(
            ArrivalBatch(
                account: account, expecting: token == 0 ? nil : "\(token)", token: "\(next)", rooms: [room]))
        guard !outcome.isSuperseded else { throw CrashFailure("the token is not the one that was read") }
        return next
    }

    private static func fill(_ gap: ArrivalGap, in store: SQLiteVault) async throws {
        let end = Int(gap.token) ?? 0
        let start = max(0, end - 7)
        let numbers = start < end ? Array((start + 1...end).reversed()) : []
        _ = try await store.applyHistory(
            ArrivalHistory(
                account: account, gap: gap, token: start == 0 ? nil : "\(start)", messages: numbers.map(message)))
    }

    private static func post(_ number: Int, in room: UniqueIdentifier, _ store: SQLiteVault) async throws {
        let message = OutgoingMessage(
            conversation: room, owner: account.user, clientMessageID: "m\(number)", text: text(number),
            composedAt: StoppedClock().now())
        do throws(StoreError) {
            _ = try await store.enqueue(message)
        } catch {
            // It was stored before the kill, though not acknowledged.
            if error.code != .constraint { throw error }
        }
        guard Bool.random() else { return }
        _ = try await store.confirm(
            ConfirmedPost(account: account, conversation: room, clientMessageID: "m\(number)", serverID: "$\(number)"))
    }

    // MARK: The result

    /// How far a vault is.
    static func count(_ store: SQLiteVault) async throws -> Int {
        try await store.arrivalProgress(of: .matrix).flatMap { Int($0.token) } ?? 0
    }

    /// Checks that everything up to the token is there or in a gap, in order; then fills the gaps, and checks that
    /// everything is there once.
    static func check(_ store: SQLiteVault, atLeast promised: Int) async throws {
        let token = try await count(store)
        guard token >= promised else { throw CrashFailure("the token was told at \(promised), and is at \(token)") }
        let room = try await store.conversation(for: reference).id
        let before = try await numbers(in: room, of: store)
        guard before.arrived == before.arrived.sorted() else { throw CrashFailure("messages are out of order") }
        guard try await !store.gaps(in: room).isEmpty || before.arrived == Array(0..<token).map({ $0 + 1 }) else {
            throw CrashFailure("the token is at \(token), there is no gap, and messages are missing")
        }
        var rounds = 0
        while let gap = try await store.gaps(in: room).first {
            rounds += 1
            guard rounds < 10_000 else { throw CrashFailure("a gap never closes") }
            try await fill(gap, in: store)
        }
        let after = try await numbers(in: room, of: store)
        guard after.arrived == Array(0..<token).map({ $0 + 1 }) else {
            throw CrashFailure("with all gaps closed, messages are missing or twice")
        }
        guard after.waiting.allSatisfy({ $0 > token && isOwn($0) }) else {
            throw CrashFailure("a message that the service has is pending")
        }
    }

    /// The messages of the room that have a number, and those that have none, in their order.
    private static func numbers(
        in room: UniqueIdentifier, of store: SQLiteVault
    ) async throws -> (arrived: [Int], waiting: [Int]) {
        var numbers: (arrived: [Int], waiting: [Int]) = ([], [])
        var page = try await store.messages(in: room, .oldest, limit: 10_000)
        while let last = page.last {
            for message in page {
                let words = (message.unified.content.text ?? "").split(separator: " ")
                guard words.count > 2, let number = Int(words[2]) else {
                    throw CrashFailure("a message is not the room's")
                }
                if let place = message.delivery?.serverSequence {
                    guard message.position == ChatPosition(sequence: place) else {
                        throw CrashFailure("message \(number) is not in its place")
                    }
                    numbers.arrived.append(number)
                } else {
                    numbers.waiting.append(number)
                }
            }
            page = try await store.messages(in: room, .after(last.unified.id), limit: 10_000)
        }
        return numbers
    }
}
