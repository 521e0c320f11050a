import WhisperRealtimePort
import WhisperRealtimeProtocol
import WhisperTestSupport
import WhisperTestThreads
import Testing

@testable import WhisperRealtime

/// A world that responds to a machine at random: late, twice, wrongly, or not at all. It checks the machine's effects.
private struct RandomWorld {
    var machine: SyncMachine
    var random: SeededRandom
    var now = Duration.zero
    var timers: [TimerID: Duration] = [:]
    var broken: [String] = []
    var trace: [SyncInput] = []

    private var isStarted = false
    private var socket: SocketID?
    private var isReady = false
    private var isCoolingDown = false
    private var refreshes = 0
    private var lists = 0
    private var fetches: [String: Int64] = [:]
    private var groups: [String: EventGroup] = [:]
    private var posts: [OutboxItem] = []
    private var keys: [Int64: String] = [:]
    private var done: Set<Int64> = []
    private var nextNumber: Int64 = 1
    /// The messages whose echo arrived.
    private var echoed: Set<Int64> = []
    /// The messages waiting to be sent, by conversation.
    private var waiting: [String: Set<Int64>] = [:]
    private var stored: [String: Int64] = [:]
    private static let conversations = ["a", "b", "c", "d", "e", "f"]

    init(seed: UInt64, _ configuration: SyncConfiguration) {
        machine = SyncMachine(configuration: configuration)
        random = SeededRandom(seed: seed)
    }

    mutating func run(_ count: Int) {
        for _ in 0..<count where broken.isEmpty {
            now += .milliseconds(Int.random(in: 0...2_000, using: &random))
            hand(nextInput())
        }
    }

    private mutating func hand(_ input: SyncInput) {
        trace.append(input)
        note(input)
        let effects = machine.handle(input, at: now, random: &random)
        for effect in effects { check(effect) }
        if case .stop = input, socket != nil { broken.append("stopped, but not closed") }
        if !isStarted, !timers.isEmpty { broken.append("timers run though it is stopped: \(timers.keys)") }
    }

    // MARK: Random inputs

    private mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }

    private mutating func conversation() -> String { Self.conversations.randomElement(using: &random) ?? "a" }

    private mutating func failure() -> RequestFailure {
        let all: [RequestFailure] = [
            .unreachable, .unreachable, .unauthorized, .rateLimited(retryAfter: .seconds(3)),
            .unavailable(retryAfter: nil), .forbidden, .notFound, .conflict, .tooLarge, .rejected,
        ]
        return all.randomElement(using: &random) ?? .unreachable
    }

    private mutating func nextInput() -> SyncInput {
        guard isStarted else { return chance(50) ? .start(start()) : anything() }
        if chance(1) { return .stop }
        if chance(8) { return anything() }
        if let due = timers.min(by: { ($0.value, $0.key) < ($1.value, $1.key) }), due.value <= now {
            return .timer(due.key)
        }
        return answer() ?? anything()
    }

    private mutating func start() -> SyncStart {
        let items = (0..<Int.random(in: 0...5, using: &random)).map { _ in item() }
        return SyncStart(
            userID: "me", hasToken: chance(70), cursors: stored,
            subscriptions: Array(Self.conversations.prefix(Int.random(in: 0...6, using: &random))), outbox: items)
    }

    private mutating func item() -> OutboxItem {
        nextNumber += 1
        keys[nextNumber] = "key-\(nextNumber)"
        return OutboxItem(
            number: nextNumber, conversation: conversation(), clientMessageID: "key-\(nextNumber)",
            attempts: Int.random(in: 0...9, using: &random), dueIn: chance(80) ? .zero : .seconds(5))
    }

    /// Returns a response to a pending request.
    private mutating func answer() -> SyncInput? {
        switch Int.random(in: 0..<8, using: &random) {
        case 0: return socketInput()
        case 1 where refreshes > 0:
            return chance(70) ? .tokenRefreshed : .tokenRefreshFailed(isPermanent: chance(10))
        case 2 where lists > 0: return chance(70) ? .conversationsListed(page()) : .listFailed(failure())
        case 3, 4:
            guard let (conversation, after) = fetches.min(by: { $0.key < $1.key }) else { return nil }
            return chance(75)
                ? .changes(conversation, changes(conversation, after)) : .changesFailed(conversation, failure())
        case 5:
            guard let (conversation, group) = groups.min(by: { $0.key < $1.key }) else { return nil }
            return chance(85) ? .applied(conversation, cursor: group.cursor) : .applyFailed(conversation)
        case 6:
            guard let item = posts.randomElement(using: &random) else { return nil }
            return chance(60)
                ? .posted(item.number, posted(item))
                : chance(90) ? .postFailed(item.number, failure()) : .withdrawn(item.number)
        default: return socketInput()
        }
    }

    private mutating func socketInput() -> SyncInput? {
        guard let socket else { return nil }
        if !isReady {
            return [
                .socketOpened(socket), .frame(socket, .welcomed()), .frame(socket, .welcomed()),
                .socketFailed(socket, failure()),
            ].randomElement(using: &random)
        }
        if chance(4) { return .socketClosed(socket, CloseCode(rawValue: chance(50) ? 1006 : 4401)) }
        return .frame(socket, frame())
    }

    private mutating func frame() -> ServerFrame {
        let codes: [RealtimeFailureCode] = [
            .rateLimited, .forbiddenConversation, .invalidCommand, .internalError, .tokenExpired, .notFound,
        ]
        switch Int.random(in: 0..<20, using: &random) {
        case 0: return .pong(milliseconds: nil)
        case 1: return .unknown(type: "x")
        case 2:
            return .failure(
                ServerFailure(
                    codes.randomElement(using: &random) ?? .internalError, operation: chance(50) ? "subscribe" : nil,
                    conversations: chance(50) ? [conversation()] : [], retryAfter: chance(50) ? 2 : nil))
        case 3..<8:
            return .acknowledgement(
                Acknowledgement(
                    operation: chance(80) ? "subscribe" : "unsubscribe", isDone: chance(90),
                    refused: chance(10) ? [conversation()] : []))
        default:
            let name = conversation()
            let sequence = (stored[name] ?? 0) + Int64.random(in: 1...3, using: &random)
            let key = posts.randomElement(using: &random)?.clientMessageID
            return .message(name, sequence, key: key, from: chance(50) ? "me" : "you")
        }
    }

    private mutating func page() -> ConversationPage {
        ConversationPage(
            conversations: Self.conversations.map {
                .sample($0, last: (stored[$0] ?? 0) + Int64.random(in: 0...2, using: &random))
            }, next: chance(10) ? "z" : nil)
    }

    private mutating func changes(_ conversation: String, _ after: Int64) -> ChangePage {
        let count = Int64.random(in: -1...4, using: &random)
        guard count > 0 else { return ChangePage(events: [], next: max(0, after + count), hasMore: chance(5)) }
        return .messages(conversation, after + 1...after + count, hasMore: chance(40))
    }

    private mutating func posted(_ item: OutboxItem) -> PostedMessage {
        let sequence = (stored[item.conversation] ?? 0) + 1
        return .sample(item.conversation, sequence, key: item.clientMessageID)
    }

    /// Returns an arbitrary unsolicited input.
    private mutating func anything() -> SyncInput {
        let stale = SocketID(number: Int.random(in: 0...9, using: &random))
        let number = Int64.random(in: 0...nextNumber, using: &random)
        let name = conversation()
        let item = item()
        return [
            .visible([name, conversation()]), .enqueued(item), .withdrawn(number), .timer(.fetch(name)),
            .timer(.heartbeat),
            .timer(.reconnect), .timer(.post(name)), .socketOpened(stale), .socketClosed(stale, .normal),
            .malformedFrame(stale),
            .frame(stale, .message(name, 3)), .conversationsListed(page()), .listFailed(.forbidden),
            .changes(name, changes(name, 3)), .changesFailed(name, failure()), .applied(name, cursor: nil),
            .applyFailed(name),
            .posted(number, posted(item)), .postFailed(number, failure()), .tokenRefreshFailed(isPermanent: false),
        ].randomElement(using: &random) ?? .stop
    }

    // MARK: Checks

    /// Records the requests that an input completes.
    private mutating func note(_ input: SyncInput) {
        switch input {
        case .start(let start):
            forget()
            isStarted = true
            for item in start.outbox { waiting[item.conversation, default: []].insert(item.number) }
        case .enqueued(let item): if isStarted { waiting[item.conversation, default: []].insert(item.number) }
        case .stop:
            let open = socket
            forget()
            socket = open
        case .socketFailed(let id, _), .socketClosed(let id, _): if id == socket { closed() }
        case .frame(let id, .welcome) where id == socket: isReady = true
        case .frame(let id, .failure(let failure)) where id == socket && failure.code == .rateLimited:
            isCoolingDown = true
        case .frame(let id, .event(let frame)) where id == socket:
            guard case .message(let message) = frame.event.body, message.senderID == "me" else { break }
            echoed.formUnion(keys.filter { $0.value == message.clientMessageID }.keys)
        case .timer(let id):
            let isDue = timers.removeValue(forKey: id).map { $0 <= now } ?? false
            if id == .coolDown, isDue { isCoolingDown = false }
        case .tokenRefreshed, .tokenRefreshFailed: refreshes = 0
        case .conversationsListed, .listFailed: lists = 0
        case .changes(let name, _), .changesFailed(let name, _): fetches[name] = nil
        case .applied(let name, _):
            if let cursor = groups.removeValue(forKey: name)?.cursor { stored[name] = max(stored[name] ?? 0, cursor) }
        case .applyFailed(let name): groups[name] = nil
        case .posted(let number, let message):
            end(number)
            // The response for another message has no effect on this one.
            if message.message.clientMessageID == keys[number], waitsIn(message.conversationID, number) {
                finish(number)
            }
        case .withdrawn(let number):
            end(number)
            finish(number)
        case .postFailed(let number, _): end(number)
        default: break
        }
    }

    private mutating func end(_ number: Int64) {
        posts.removeAll { $0.number == number }
    }

    private func waitsIn(_ conversation: String, _ number: Int64) -> Bool {
        waiting[conversation]?.contains(number) ?? false
    }

    private mutating func finish(_ number: Int64) {
        done.insert(number)
        for name in Self.conversations { waiting[name]?.remove(number) }
    }

    private mutating func closed() {
        socket = nil
        isReady = false
    }

    private mutating func forget() {
        isStarted = false
        closed()
        isCoolingDown = false
        refreshes = 0
        lists = 0
        fetches = [:]
        groups = [:]
        posts = []
        done = []
        waiting = [:]
    }

    private mutating func check(_ effect: SyncEffect) {
        func expect(_ isTrue: Bool, _ law: String) {
            if !isTrue { broken.append("\(law): \(effect)") }
        }
        switch effect {
        case .openSocket(let id):
            expect(socket == nil, "one socket at a time")
            expect(refreshes == 0, "no connection while the token is refreshed")
            socket = id
        case .closeSocket(let id, _):
            expect(socket == id, "no effect on a closed socket")
            closed()
        case .send(let id, let frame):
            expect(socket == id && isReady, "commands only on an open socket")
            expect(!isCoolingDown, "no command in a cool-down")
            if case .subscribe(let names) = frame {
                expect(!names.isEmpty && names.count <= 4, "subscriptions are capped")
            }
        case .refreshToken:
            refreshes += 1
            expect(refreshes == 1, "one refresh at a time")
        case .startTimer(let id, let delay):
            expect(delay >= .zero, "no negative delay")
            timers[id] = now + delay
        case .cancelTimer(let id): expect(timers.removeValue(forKey: id) != nil, "only running timers are cancelled")
        case .listConversations:
            lists += 1
            expect(lists == 1, "one list at a time")
        case .fetchChanges(let name, let after, _):
            expect(fetches[name] == nil, "one fetch at a time for a conversation")
            fetches[name] = after
            expect(fetches.count <= 4, "four fetches at a time")
        case .apply(let group):
            expect(groups[group.conversation] == nil, "one group at a time for a conversation")
            expect(
                group.sequences == group.sequences.sorted() && Set(group.sequences).count == group.sequences.count,
                "in order")
            let held = stored[group.conversation] ?? 0
            if let cursor = group.cursor {
                expect(cursor > held, "a cursor moves forward")
                if !group.isBacklog {
                    expect(
                        Set(held + 1...cursor).isSubset(of: group.sequences), "a cursor covers only stored events")
                }
            }
            groups[group.conversation] = group
        case .post(let item):
            expect(!posts.contains { $0.conversation == item.conversation }, "one post at a time for a conversation")
            expect(keys[item.number] == item.clientMessageID, "the key stays the same")
            expect(!done.contains(item.number), "a posted message is not posted again")
            let first = waiting[item.conversation]?.subtracting(echoed).min()
            expect(first.map { $0 >= item.number } ?? true, "messages are posted in the order written")
            posts.append(item)
            expect(posts.count <= 4, "four posts at a time")
        case .giveUp(let number, _): finish(number)
        case .note, .postpone, .report: break
        }
    }
}

@Suite("Properties of the machine (RT-1)", .ownThreads)
struct MachineProperties {
    private static var configuration: SyncConfiguration {
        var configuration = SyncConfiguration()
        configuration.subscriptionLimit = 4
        configuration.waitingEvents = 5
        return configuration
    }

    @Test("No sequence of inputs causes a forbidden state", arguments: 0..<40)
    func laws(seed: UInt64) {
        var world = RandomWorld(seed: seed, Self.configuration)
        world.run(800)
        #expect(world.broken.isEmpty, "after \(world.trace.count) inputs: \(world.trace.suffix(8))")
    }

    #if WHISPER_TEST_HOOKS
        @Test(
            "Each planted fault breaks a law within a few seeds (R10)",
            arguments: [
                PlantedBugs.gapIgnored, .refreshNotSingleFlight, .outboxReorderedOnRetry, .newClientIDOnRetry,
                .cursorBeforeEvents,
            ])
        func plantedBugs(_ bugs: PlantedBugs) {
            var configuration = Self.configuration
            configuration.plantedBugs = bugs
            let found = (UInt64(0)..<20).contains { seed in
                var world = RandomWorld(seed: seed, configuration)
                world.run(800)
                return !world.broken.isEmpty
            }
            #expect(found)
        }
    #endif

    @Test("The same inputs with the same randomness give the same machine", arguments: 0..<10)
    func deterministic(seed: UInt64) {
        var first = RandomWorld(seed: seed, Self.configuration)
        var second = RandomWorld(seed: seed, Self.configuration)
        first.run(500)
        second.run(500)
        #expect(first.machine == second.machine)
        #expect(first.trace == second.trace)
    }
}
