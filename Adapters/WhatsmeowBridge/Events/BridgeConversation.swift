import BridgeProtocol
import IngestionPort

/// What a host makes of a bridge's lines: rules alone, no processes, no waiting (ING-6).
struct BridgeConversation {
    /// Makes events of what a bridge tells in the service's own bytes, at a time in milliseconds since 1970.
    typealias EventDecoder = @Sendable (BridgeEvent, _ time: Int64) -> [IngestionEvent]

    /// What a line leads to.
    enum Effect: Sendable {
        case deliver(BridgeDelivery)
        case notice(BridgeNotice)
        case answer(BridgeReply)
        /// The bridge can be given commands.
        case isReady
        /// Somebody is logged in, so that there is a session worth keeping.
        case hasSession
        /// The bridge has nothing more to say, or nothing that makes sense: why, nil where it ended in good order.
        case end(LiveFailure?)
    }

    /// So many bad lines in a row, and what speaks there is no bridge.
    static let toleratedBadLines = 64
    /// So many questions without an answer, and nobody is there.
    static let toleratedSilence = 2

    private let decode: EventDecoder
    /// The number of the last event or message.
    private var lastSequence: Int64
    private var badLines = 0
    private(set) var isReady = false
    /// Whether the bridge said its last word, and whether it wrote a last copy of its session.
    private(set) var closing: (isLast: Bool, hasSnapshot: Bool) = (false, false)
    private var fatal: LiveFailure?
    private var isPairing = false
    private var unanswered: [Int64] = []
    private var lastPing: Int64 = 0

    /// A conversation about what comes after a line.
    init(after sequence: Int64, decode: @escaping EventDecoder) {
        self.decode = decode
        lastSequence = sequence
    }

    // MARK: Lines

    /// What a line leads to.
    mutating func read(_ line: UnsafeBufferPointer<UInt8>) -> [Effect] {
        guard !closing.isLast else { return [] }
        let frame: BridgeFrame
        do throws(BridgeProtocolError) {
            frame = try unsafe BridgeFrame(line: line)
        } catch {
            return bad(error)
        }
        badLines = 0
        return read(frame)
    }

    /// What the end of the bridge's output leads to.
    /// - Parameter isTorn: Whether it ended inside a line.
    mutating func end(isTorn: Bool) -> [Effect] {
        guard !closing.isLast else { return [] }
        closing = (true, false)
        return [.end(fatal ?? .bridgeCrashed)]
    }

    private mutating func bad(_ error: BridgeProtocolError) -> [Effect] {
        badLines += 1
        let skipped = IngestionEvent.skipped(SkippedInput(line: 0, bytes: 0, reason: .malformed))
        var effects: [Effect] = [
            .notice(.badLine(error)),
            .deliver(BridgeDelivery(events: [skipped], sequence: nil, isBacklog: false)),
        ]
        if error.code == .otherVersion || badLines >= BridgeConversation.toleratedBadLines {
            effects.append(.end(.bridgeCrashed))
        }
        return effects
    }

    private mutating func read(_ frame: BridgeFrame) -> [Effect] {
        switch frame.body {
        case .event(let event):
            guard isNew(frame.sequence) else { return [] }
            return [
                .deliver(
                    BridgeDelivery(
                        events: decode(event, frame.time), sequence: frame.sequence, isBacklog: event.isBacklog))
            ]
        case .message(let message):
            guard isNew(frame.sequence) else { return [] }
            return [
                .deliver(
                    BridgeDelivery(
                        events: message.events(sequence: frame.sequence), sequence: frame.sequence,
                        isBacklog: message.isBacklog))
            ]
        case .ready(let ready):
            guard ready.version == BridgeFrame.version else { return [.end(.bridgeCrashed)] }
            isReady = true
            return [.notice(.ready(ready)), .isReady]
        case .qr(let code):
            let isFirst = !isPairing
            isPairing = true
            return [.notice(.pairingCode(code))] + (isFirst ? [connection(.pairingBegun)] : [])
        case .login(let login):
            let hasPaired = isPairing
            isPairing = false
            return [.notice(.login(login)), .hasSession] + (hasPaired ? [connection(.paired)] : [])
                + [connection(.connected)]
        case .disconnected: return [.notice(.disconnected), connection(.disconnected)]
        case .reply(let reply): return [.answer(reply)]
        case .failure(let failure): return read(failure)
        case .pong(let id):
            unanswered.removeAll { $0 <= id }
            return []
        case .progress(let completed, let total): return [.notice(.history(completed: completed, total: total))]
        case .closed(_, let hasSnapshot):
            closing = (true, hasSnapshot)
            return [.end(fatal)]
        case .unknown: return []
        }
    }

    private mutating func read(_ failure: BridgeFailure) -> [Effect] {
        let cause = LiveFailure(rawValue: failure.code) ?? .bridgeCrashed
        var effects: [Effect] = [.notice(.failure(cause, messageID: failure.messageID))]
        if failure.isFatal {
            // Its last word is waited for: it tells whether there is a last copy of the session.
            fatal = fatal ?? cause
        } else if cause == .messageDecryptFailed {
            let skipped = IngestionEvent.skipped(SkippedInput(line: 0, bytes: 0, reason: .undecryptable))
            effects.append(.deliver(BridgeDelivery(events: [skipped], sequence: nil, isBacklog: false)))
        }
        return effects
    }

    /// Whether the bridge has said that it ends, without having ended.
    var isDying: Bool { fatal != nil && !closing.isLast }

    /// Whether an event was not told before; what was acknowledged or told already is passed over.
    private mutating func isNew(_ sequence: Int64) -> Bool {
        guard sequence > lastSequence else { return false }
        lastSequence = sequence
        return true
    }

    private func connection(_ change: ConnectionChange) -> Effect {
        .deliver(BridgeDelivery(events: [.connection(change)], sequence: nil, isBacklog: false))
    }

    // MARK: Heartbeat

    /// The next question whether the bridge is there; nil if it left too many without an answer.
    ///
    /// - Parameter isHeldBack: Whether the bridge's output has not been read for a while, so that its answers may lie there.
    mutating func nextPing(isHeldBack: Bool) -> Int64? {
        if isHeldBack { unanswered = [] }
        guard unanswered.count < BridgeConversation.toleratedSilence else { return nil }
        lastPing += 1
        unanswered.append(lastPing)
        return lastPing
    }
}
