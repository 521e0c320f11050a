import WhisperBridgeProtocol
import WhisperIngestionPort
import WhisperMessage

/// The host's side of the bridge protocol as a pure state machine, without processes or waiting (ING-6).
struct BridgeConversation {
    /// Decodes the service's own bytes into events, given a time in milliseconds since 1970.
    typealias EventDecoder = @Sendable (BridgeEvent, _ time: Int64) -> [IngestionEvent]

    /// The effect of a line.
    enum Effect: Sendable {
        case deliver(BridgeDelivery)
        case notice(BridgeNotice)
        case answer(BridgeReply)
        /// The phone has answered a request for history; everything it sent is delivered, up to a line.
        case historyAnswered(id: Int64, hasMore: Bool?, upTo: Int64)
        /// The bridge is ready for commands; with its journal, if that was unknown.
        case isReady(newJournal: String?)
        /// The account is the vault's, or the vault had none yet.
        case account(BridgeAccount)
        /// The device is logged in, so there is a session worth storing.
        case hasSession
        /// The conversation has ended, regularly (nil) or with a failure.
        case end(LiveFailure?)
    }

    /// The number of consecutive bad lines after which the program is not a bridge.
    static let toleratedBadLines = 64
    /// The number of unanswered pings after which the bridge counts as gone.
    static let toleratedSilence = 2

    /// The maximum gap between two numbers: more than any journal contains.
    static let maximumJump: Int64 = 1_000_000

    private let decode: EventDecoder
    private let terms: Terms
    private var taken: HistoryAllowance
    /// The addresses of the account's owner, the account, and whether this run has logged in to it.
    private var owner: OwnerAddresses
    private var account: BridgeAccount?
    private var hasLoggedIn = false
    /// The number of the latest event or message.
    private var lastSequence: Int64
    /// How far the journal reaches, as far as the bridge's claim is trusted.
    private var reach: Int64 = 0
    private var badLines = 0
    /// The introduction of the bridge; nil until it is ready.
    private(set) var ready: BridgeReady?
    /// Whether the bridge is ready for commands.
    var isReady: Bool { ready != nil }
    /// The version that lines have now.
    private(set) var version = BridgeFrame.handshakeVersion
    /// Whether the bridge has sent its last line, and whether it wrote a last snapshot of its session.
    private(set) var closing: (isLast: Bool, hasSnapshot: Bool) = (false, false)
    private var fatal: LiveFailure?
    private var isPairing = false
    /// Whether the service has asked for a passkey since the last login.
    private var needsPasskey = false
    private var unanswered: [Int64] = []
    private var lastPing: Int64 = 0

    /// What the host knows before the first line.
    struct Terms: Sendable {
        /// What the process is for.
        var purpose = BridgePurpose.messages
        /// SHA-256 of bytes, for votes in the protocol's own form; without it, those are not taken over.
        var sha256: (@Sendable ([UInt8]) -> [UInt8])?
        /// Everything up to this line is acknowledged.
        var after: Int64 = 0
        /// The journal of these lines; nil if it is not known yet.
        var journal: String?
        /// The vault's account; nil if it is not known yet.
        var account: BridgeAccount?
        /// How much history is requested.
        var history = BridgeHistory(limit: nil)
    }

    /// Creates a conversation from what the host knows.
    init(_ terms: Terms, decode: @escaping EventDecoder) {
        self.terms = terms
        self.decode = decode
        taken = HistoryAllowance(terms.history)
        owner = OwnerAddresses(terms.account)
        account = terms.account
        lastSequence = terms.after
    }

    // MARK: Lines

    /// Processes a line.
    mutating func read(_ line: UnsafeBufferPointer<UInt8>) -> [Effect] {
        guard !closing.isLast else { return [] }
        do throws(BridgeProtocolError) {
            let effects = try read(try unsafe BridgeFrame(line: line, version: version))
            badLines = 0
            return effects
        } catch {
            return bad(error)
        }
    }

    /// Accepts as many messages of history beyond those of the settings, because they were requested; a negative number
    /// withdraws that.
    mutating func grant(_ count: Int64) { taken.grant(count) }

    /// Processes the end of the bridge's output.
    /// - Parameter isTorn: Whether it ended within a line.
    mutating func end(isTorn: Bool) -> [Effect] {
        guard !closing.isLast else { return [] }
        closing = (true, false)
        return [.end(fatal ?? (needsPasskey ? .passkeyRequired : .bridgeCrashed))]
    }

    /// Counts a line that violates the protocol.
    mutating func bad(_ error: BridgeProtocolError) -> [Effect] {
        badLines += 1
        let skipped = IngestionEvent.skipped(SkippedInput(line: 0, bytes: 0, reason: .malformed))
        var effects: [Effect] = [
            .notice(.badLine(error)),
            .deliver(BridgeDelivery(events: [skipped], sequence: nil, isBacklog: false)),
        ]
        if error.code == .otherVersion {
            effects.append(.end(.bridgeUnusable))
        } else if badLines >= BridgeConversation.toleratedBadLines || (terms.purpose == .media && error.isViolation) {
            // What serves files has no messages that ending it could delay, and the line may be the awaited reply.
            effects.append(.end(.bridgeCrashed))
        }
        return effects
    }

    private mutating func read(_ frame: BridgeFrame) throws(BridgeProtocolError) -> [Effect] {
        // A process for media has no account whose messages or state it could report.
        if terms.purpose == .media, frame.body.isOfAccount { return [] }
        // A device that is logged in is not linked again.
        if hasLoggedIn, frame.body.isOfPairing { return [] }
        switch frame.body {
        case .event(let event):
            return numbered(frame.sequence, isBacklog: event.isBacklog, owner: "raw") { conversation in
                let events = conversation.decode(event, frame.time)
                return event.name == "HistorySync" ? conversation.taken.admit(events) : events
            }
        case .message(let message):
            return numbered(frame.sequence, isBacklog: message.isBacklog, owner: "from_me") { conversation in
                guard !message.denies(conversation.owner) else { return nil }
                let events = message.events(
                    sequence: frame.sequence, sha256: conversation.terms.sha256, owner: conversation.owner)
                return message.isBacklog ? conversation.taken.admit(events) : events
            }
        case .ready(let ready):
            return read(ready, at: frame.sequence)
        case .qr(let code):
            let isFirst = !isPairing
            isPairing = true
            return [.notice(.pairingCode(code))] + (isFirst ? [connection(.pairingBegun)] : [])
        case .pairCode(let code):
            let isFirst = !isPairing
            isPairing = true
            return [.notice(.phoneCode(code))] + (isFirst ? [connection(.pairingBegun)] : [])
        case .login(let login):
            let account = BridgeAccount(login)
            if let known = self.account, !account.isSame(as: known) { return [.end(.otherAccount)] }
            owner.learn(account)
            self.account = account.keeping(self.account)
            hasLoggedIn = true
            let hasPaired = isPairing
            isPairing = false
            needsPasskey = false
            return [.notice(.login(login)), .hasSession, .account(account.keeping(terms.account))]
                + (hasPaired ? [connection(.paired)] : []) + [connection(.connected)]
        case .passkey:
            needsPasskey = true
            return [.notice(.passkey)]
        case .disconnected: return [.notice(.disconnected), connection(.disconnected)]
        case .reply(let reply): return [.answer(reply)]
        case .failure(let failure): return read(failure)
        case .pong(let id):
            unanswered.removeAll { $0 <= id }
            return []
        case .history(let id, let hasMore): return [.historyAnswered(id: id, hasMore: hasMore, upTo: lastSequence)]
        case .chat(let chat):
            let size = BridgeNotice.members(of: chat.name ?? chat.chat, count: chat.members.count)
            return (chat.members.isEmpty ? [] : [.notice(size)])
                + state(chat.events(at: Timestamp(milliseconds: frame.time), owner: owner))
        case .person(let person):
            return state(try person.events(at: Timestamp(milliseconds: frame.time), owner: owner))
        case .progress(let completed, let total): return [.notice(.history(completed: completed, total: total))]
        case .closed(_, let hasSnapshot):
            closing = (true, hasSnapshot)
            return [.end(fatal)]
        case .unknown: return []
        }
    }

    private mutating func read(_ ready: BridgeReady, at sequence: Int64) -> [Effect] {
        guard ready.version == BridgeFrame.version else {
            return [.notice(.otherVersion(ready.version)), .end(.bridgeUnusable)]
        }
        if terms.purpose == .messages, let journal = terms.journal, ready.journal != journal {
            return [.notice(.ready(ready)), .end(.journalChanged)]
        }
        version = ready.version
        self.ready = ready
        if terms.purpose == .media { return [.notice(.ready(ready)), .isReady(newJournal: nil)] }
        // For a journal with a name, its own claim of how far it reaches counts.
        reach = max(terms.after, ready.journal == nil ? 0 : sequence)
        return [.notice(.ready(ready)), .isReady(newJournal: terms.journal == nil ? ready.journal : nil)]
    }

    private mutating func read(_ failure: BridgeFailure) -> [Effect] {
        var cause = LiveFailure(rawValue: failure.code) ?? .bridgeCrashed
        // Whatever the link failed with then, it is why.
        if failure.isFatal, needsPasskey { cause = .passkeyRequired }
        let words = String(failure.message.prefix(500))
        var effects: [Effect] = words.isEmpty ? [] : [.notice(.explanation(words))]
        effects.append(.notice(.failure(cause, messageID: failure.messageID)))
        if failure.isFatal {
            // Wait for its last line, which says whether there is a last snapshot of the session.
            fatal = fatal ?? cause
        } else if cause == .messageDecryptFailed {
            let skipped = IngestionEvent.skipped(SkippedInput(line: 0, bytes: 0, reason: .undecryptable))
            effects.append(.deliver(BridgeDelivery(events: [skipped], sequence: nil, isBacklog: false)))
        }
        return effects
    }

    /// Whether the bridge has announced its end before it was ready.
    var hasRefused: Bool { fatal != nil && !isReady }

    /// Whether the bridge has announced its end but has not ended yet.
    var isDying: Bool { fatal != nil && !closing.isLast }

    /// Processes a numbered line. One that was acknowledged or delivered already is skipped; a number that is too far
    /// above ends the conversation, as it would cause all later ones to be skipped. One that contradicts the account is
    /// a bad line, which is acknowledged nevertheless: repeating it would not make it true.
    ///
    /// - Parameters:
    ///   - owner: The member that says who the owner is.
    ///   - events: What the line reports; nil if it contradicts the account.
    private mutating func numbered(
        _ sequence: Int64, isBacklog: Bool, owner member: String,
        _ events: (inout BridgeConversation) -> [IngestionEvent]?
    ) -> [Effect] {
        guard sequence > lastSequence else { return [.notice(.repeatedNumber(sequence))] }
        guard sequence - max(lastSequence, reach) <= BridgeConversation.maximumJump else {
            let skipped = IngestionEvent.skipped(SkippedInput(line: 0, bytes: 0, reason: .malformed))
            return [
                .notice(.impossibleNumber(sequence)),
                .deliver(BridgeDelivery(events: [skipped], sequence: nil, isBacklog: false)), .end(.bridgeUnusable),
            ]
        }
        lastSequence = sequence
        guard let events = events(&self), owner.admitOwners(of: events) else {
            let skipped = IngestionEvent.skipped(SkippedInput(line: 0, bytes: 0, reason: .malformed))
            return [
                .notice(.badLine(BridgeProtocolError(.invalidValue, path: member))),
                .deliver(BridgeDelivery(events: [skipped], sequence: sequence, isBacklog: isBacklog)),
            ]
        }
        return [.deliver(BridgeDelivery(events: events, sequence: sequence, isBacklog: isBacklog))]
    }

    /// Delivers the state of a chat or a person. Where the vault has an account, whose state it is, is known only once
    /// the bridge has logged in.
    private func state(_ events: [IngestionEvent]) -> [Effect] {
        guard hasLoggedIn || terms.account == nil else { return [] }
        return [.deliver(BridgeDelivery(events: events, sequence: nil, isBacklog: true))]
    }

    private func connection(_ change: ConnectionChange) -> Effect {
        .deliver(BridgeDelivery(events: [.connection(change)], sequence: nil, isBacklog: false))
    }

    // MARK: Heartbeat

    /// The number of the next ping; nil if the bridge left too many unanswered.
    ///
    /// - Parameter isHeldBack: Whether the bridge's output has not been read for a while, so that its answers may still
    ///   be unread.
    mutating func nextPing(isHeldBack: Bool) -> Int64? {
        if isHeldBack { unanswered = [] }
        guard unanswered.count < BridgeConversation.toleratedSilence else { return nil }
        lastPing += 1
        unanswered.append(lastPing)
        return lastPing
    }
}

extension BridgeProtocolError {
    /// Whether a line of the protocol has members that it must not have, or lacks some; otherwise it is none.
    fileprivate var isViolation: Bool {
        switch code {
        case .missing, .wrongType, .invalidValue: true
        case .lineTooLong, .tornLine, .notJSON, .notAnObject, .otherVersion: false
        }
    }
}

extension BridgeFrame.Body {
    /// Whether a line is about linking the device.
    fileprivate var isOfPairing: Bool {
        switch self {
        case .qr, .pairCode, .passkey: true
        default: false
        }
    }

    /// Whether a line reports something of the account.
    fileprivate var isOfAccount: Bool {
        switch self {
        case .qr, .pairCode, .passkey, .login, .disconnected, .event, .message, .progress, .history, .chat, .person:
            true
        case .ready, .reply, .failure, .pong, .closed, .unknown: false
        }
    }
}
