import WhisperMessage
import WhisperRealtimeProtocol
import WhisperTestSupport
import Testing

@testable import WhisperRealtime

/// A machine with a clock that only moves on request, and with timers that follow its effects.
struct Fixture {
    var machine: SyncMachine
    private(set) var now = Duration.seconds(1_000)
    private var random: SeededRandom
    private(set) var timers: [TimerID: Duration] = [:]
    /// The user of the machine.
    static let user = "me"

    init(_ configuration: SyncConfiguration = SyncConfiguration(), seed: UInt64 = 1) {
        machine = SyncMachine(configuration: configuration)
        random = SeededRandom(seed: seed)
    }

    /// Passes an input; returns the effects, without timers, and without reports unless they are requested.
    @discardableResult
    mutating func take(_ input: SyncInput, withReports: Bool = false) -> [SyncEffect] {
        let effects = machine.handle(input, at: now, random: &random)
        for effect in effects {
            switch effect {
            case .startTimer(let id, let delay): timers[id] = now + delay
            case .cancelTimer(let id): timers[id] = nil
            default: break
            }
        }
        return effects.filter { effect in
            switch effect {
            case .startTimer, .cancelTimer: false
            case .report: withReports
            default: true
            }
        }
    }

    /// Lets time pass and timers fire; returns the effects.
    @discardableResult
    mutating func pass(_ duration: Duration, withReports: Bool = false) -> [SyncEffect] {
        let end = now + duration
        var effects: [SyncEffect] = []
        while let (id, deadline) = timers.min(by: { ($0.value, $0.key) < ($1.value, $1.key) }), deadline <= end {
            now = max(now, deadline)
            timers[id] = nil
            effects += take(.timer(id), withReports: withReports)
        }
        now = end
        return effects
    }

    /// The delay before the machine reconnects; nil if it does not.
    var wait: Duration? {
        if case .waiting(let delay) = machine.connection { delay } else { nil }
    }

    /// Starts the machine, answers its list request and welcomes its socket; returns the socket.
    mutating func connect(_ start: SyncStart = .me(), heartbeat: Int64 = 25) -> SocketID {
        take(.start(start))
        take(.conversationsListed(ConversationPage(conversations: [])))
        return welcome(heartbeat: heartbeat)
    }

    /// Welcomes the latest socket.
    @discardableResult
    mutating func welcome(user: String = Fixture.user, heartbeat: Int64 = 25) -> SocketID {
        let socket = SocketID(number: machine.lastSocket)
        take(.socketOpened(socket))
        take(.frame(socket, .welcomed(user: user, heartbeat: heartbeat)))
        take(.conversationsListed(ConversationPage(conversations: [])))
        return socket
    }

    /// Acknowledges the latest command, and answers the resulting fetches with no new events.
    mutating func acknowledge(_ socket: SocketID, _ operation: String = "subscribe", next: [String: Int64] = [:]) {
        var effects = take(.frame(socket, .acknowledgement(Acknowledgement(operation: operation))))
        while let effect = effects.popLast() {
            guard case .fetchChanges(let conversation, let after, _) = effect else { continue }
            let page = ChangePage(events: [], next: next[conversation] ?? after, hasMore: false)
            effects += take(.changes(conversation, page))
        }
    }
}

extension SyncStart {
    /// Returns the initial state of a logged-in client.
    static func me(
        cursors: [String: Int64] = [:], subscriptions: [String] = [], outbox: [OutboxItem] = [], hasToken: Bool = true
    ) -> SyncStart {
        SyncStart(
            userID: Fixture.user, hasToken: hasToken, cursors: cursors, subscriptions: subscriptions, outbox: outbox)
    }
}

extension ServerFrame {
    static func welcomed(user: String = Fixture.user, heartbeat: Int64 = 25, version: Int64 = 1) -> ServerFrame {
        .welcome(
            Welcome(
                connectionID: "k", userID: user, serverTime: Timestamp(milliseconds: 0), heartbeatSeconds: heartbeat,
                protocolVersion: version))
    }

    static func message(_ conversation: String, _ sequence: Int64, key: String? = nil, from: String = "you")
        -> ServerFrame
    {
        .event(.message(conversation, sequence, key: key, from: from))
    }
}

extension EventFrame {
    static func message(_ conversation: String, _ sequence: Int64, key: String? = nil, from: String = "you")
        -> EventFrame
    {
        EventFrame(
            eventID: "e-\(conversation)-\(sequence)", conversationID: conversation,
            occurredAt: Timestamp(milliseconds: sequence), event: .message(conversation, sequence, key: key, from: from)
        )
    }
}

extension SequencedEvent {
    static func message(
        _ conversation: String, _ sequence: Int64, key: String? = nil, from: String = "you"
    ) -> SequencedEvent {
        SequencedEvent(
            sequence: sequence,
            body: .message(
                ServerMessage(
                    id: "m-\(conversation)-\(sequence)", senderID: from, clientMessageID: key, content: "x",
                    createdAt: Timestamp(milliseconds: sequence))))
    }
}

extension PostedMessage {
    /// Returns a message by the owner that the server has accepted.
    static func sample(_ conversation: String, _ sequence: Int64, key: String) -> PostedMessage {
        PostedMessage(
            conversationID: conversation, sequence: sequence,
            message: ServerMessage(
                id: "m-\(conversation)-\(sequence)", senderID: Fixture.user, clientMessageID: key, content: "x",
                createdAt: Timestamp(milliseconds: sequence)))
    }
}

extension ChangePage {
    /// Returns a page with the messages of a range.
    static func messages(_ conversation: String, _ range: ClosedRange<Int64>, hasMore: Bool = false) -> ChangePage {
        ChangePage(
            events: range.map { .message(conversation, $0) }, next: range.upperBound, hasMore: hasMore)
    }
}

extension ConversationSummary {
    static func sample(_ id: String, last: Int64, updated: Int64 = 0) -> ConversationSummary {
        ConversationSummary(
            id: id, title: id, kind: .group, members: [Fixture.user], lastSequence: last,
            updatedAt: Timestamp(milliseconds: updated))
    }
}

extension EventGroup {
    /// The sequence numbers of its events.
    var sequences: [Int64] { events.map(\.sequence) }
}

extension [SyncEffect] {
    /// The groups to be written to the store.
    var groups: [EventGroup] { compactMap { if case .apply(let group) = $0 { group } else { nil } } }
    /// The numbers of the posted messages.
    var posts: [Int64] { compactMap { if case .post(let item) = $0 { item.number } else { nil } } }
    /// The conversations whose changes are fetched.
    var fetched: [String] {
        compactMap { if case .fetchChanges(let conversation, _, _) = $0 { conversation } else { nil } }
    }
    /// The frames sent.
    var frames: [ClientFrame] { compactMap { if case .send(_, let frame) = $0 { frame } else { nil } } }
    /// Whether a socket is opened.
    var opensSocket: Bool { contains { if case .openSocket = $0 { true } else { false } } }
}
