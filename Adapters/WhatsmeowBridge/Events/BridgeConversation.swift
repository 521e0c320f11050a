import WhisperBridgeProtocol
import WhisperIngestionPort

/// What a host makes of a bridge's lines: rules alone, no processes, no waiting (ING-6).
struct BridgeConversation {
    /// Makes events of what a bridge tells in the service's own bytes, at a time in milliseconds since 1970.
    typealias EventDecoder = @Sendable (BridgeEvent, _ time: Int64) -> [IngestionEvent]

    /// What a line leads to.
    enum Effect: Sendable {
        case deliver(BridgeDelivery)
        case notice(BridgeNotice)
        case answer(BridgeReply)
        /// The bridge can be given commands; its journal, where that is not known yet.
        case isReady(newJournal: String?)
        /// The account is the one of the vault, or there was none yet.
        case account(BridgeAccount)
        /// Somebody is logged in, so that there is a session worth keeping.
        case hasSession
        /// The bridge has nothing more to say, or nothing that makes sense: why, nil where it ended in good order.
        case end(LiveFailure?)
    }

    /// So many bad lines in a row, and what speaks there is no bridge.
    static let toleratedBadLines = 64
    /// So many questions without an answer, and nobody is there.
    static let toleratedSilence = 2

    /// So far may a number be above those before: more than any journal holds.
    static let longestJump: Int64 = 1_000_000

    private let decode: EventDecoder
    private let terms: Terms
    private var taken: HistoryAllowance
    /// The number of the last event or message.
    private var lastSequence: Int64
    /// How far the journal reaches, as far as that is believed.
    private var reach: Int64 = 0
    private var badLines = 0
    private(set) var isReady = false
    /// Whether the bridge said its last word, and whether it wrote a last copy of its session.
    private(set) var closing: (isLast: Bool, hasSnapshot: Bool) = (false, false)
    private var fatal: LiveFailure?
    private var isPairing = false
    private var unanswered: [Int64] = []
    private var lastPing: Int64 = 0

    /// What a host knows before the first line.
    struct Terms: Sendable {
        /// Everything up to this line is acknowledged.
        var after: Int64 = 0
        /// The journal whose lines these are; nil where it is not known yet.
        var journal: String?
        /// The account of the vault; nil where it is not known yet.
        var account: BridgeAccount?
        /// What is taken of the past.
        var history = BridgeHistory(limit: nil)
    }

    /// A conversation on terms.
    init(_ terms: Terms, decode: @escaping EventDecoder) {
        self.terms = terms
        self.decode = decode
        taken = HistoryAllowance(terms.history)
        lastSequence = terms.after
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
        if error.code == .otherVersion {
            effects.append(.end(.bridgeUnusable))
        } else if badLines >= BridgeConversation.toleratedBadLines {
            effects.append(.end(.bridgeCrashed))
        }
        return effects
    }

    private mutating func read(_ frame: BridgeFrame) -> [Effect] {
        switch frame.body {
        case .event(let event):
            return numbered(frame.sequence, isBacklog: event.isBacklog) { conversation in
                let events = conversation.decode(event, frame.time)
                return event.name == "HistorySync" ? conversation.taken.admit(events) : events
            }
        case .message(let message):
            return numbered(frame.sequence, isBacklog: message.isBacklog) { conversation in
                let events = message.events(sequence: frame.sequence)
                return message.isBacklog ? conversation.taken.admit(events) : events
            }
        case .ready(let ready):
            guard ready.version == BridgeFrame.version else {
                return [
                    .notice(.explanation("protocol \(ready.version), not \(BridgeFrame.version)")),
                    .end(.bridgeUnusable),
                ]
            }
            if let journal = terms.journal, ready.journal != journal {
                return [.notice(.ready(ready)), .end(.journalChanged)]
            }
            isReady = true
            // Of a journal that has a name, its own word counts for how far it reaches.
            reach = max(terms.after, ready.journal == nil ? 0 : frame.sequence)
            return [.notice(.ready(ready)), .isReady(newJournal: terms.journal == nil ? ready.journal : nil)]
        case .qr(let code):
            let isFirst = !isPairing
            isPairing = true
            return [.notice(.pairingCode(code))] + (isFirst ? [connection(.pairingBegun)] : [])
        case .login(let login):
            let account = BridgeAccount(login)
            if let known = terms.account, !account.isSame(as: known) { return [.end(.otherAccount)] }
            let hasPaired = isPairing
            isPairing = false
            return [.notice(.login(login)), .hasSession, .account(account.keeping(terms.account))]
                + (hasPaired ? [connection(.paired)] : []) + [connection(.connected)]
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
        let words = String(failure.message.prefix(500))
        var effects: [Effect] = words.isEmpty ? [] : [.notice(.explanation(words))]
        effects.append(.notice(.failure(cause, messageID: failure.messageID)))
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

    /// What a line with a number of its own leads to. What was acknowledged or told already is passed over; a number that
    /// is too far above ends the conversation, before it can silence all that come after it.
    private mutating func numbered(
        _ sequence: Int64, isBacklog: Bool, _ events: (inout BridgeConversation) -> [IngestionEvent]
    ) -> [Effect] {
        guard sequence > lastSequence else { return [.notice(.repeatedNumber(sequence))] }
        guard sequence - max(lastSequence, reach) <= BridgeConversation.longestJump else {
            let skipped = IngestionEvent.skipped(SkippedInput(line: 0, bytes: 0, reason: .malformed))
            return [
                .notice(.impossibleNumber(sequence)),
                .deliver(BridgeDelivery(events: [skipped], sequence: nil, isBacklog: false)), .end(.bridgeUnusable),
            ]
        }
        lastSequence = sequence
        return [.deliver(BridgeDelivery(events: events(&self), sequence: sequence, isBacklog: isBacklog))]
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
