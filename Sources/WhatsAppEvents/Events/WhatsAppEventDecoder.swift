import Synchronization
public import WhisperIngestionPort
public import WhisperMessage
import WhisperWhatsAppContent

/// Converts whatsmeow events, in neonize's protobuf form, into events for a vault (ING-1, ING-6).
///
/// The bytes are untrusted: decoding always terminates and always gives a result. Data that the vault supports is
/// returned as such together with its bytes; everything else is preserved unchanged (`.other`). Two kinds of events are
/// never stored: those that carry secrets of the account, and transient ones (typing, online status).
///
/// A decoder remembers the owner of the account and the joined names that it has already reported. It may be used by
/// several tasks.
public final class WhatsAppEventDecoder: Sendable {
    let memory = Mutex(DecoderMemory())

    /// Creates a decoder without knowledge.
    public init() {}

    /// Sets the owner of the account, which the owner's messages in a phone's history do not state. From then on, an
    /// event that calls another person the owner is skipped.
    ///
    /// - Parameters:
    ///   - jid: The account's telephone number, as a JID.
    ///   - lid: The account's linked id, as a JID.
    public func learnOwner(jid: String, lid: String?) {
        let account = [JID(jid), JID(lid)].compactMap { $0 }.filter(\.isPerson)
        memory.withLock { $0.learn(account: account) }
    }

    /// Decodes an event into ingestion events, in order; empty if it is of no lasting interest.
    ///
    /// - Parameters:
    ///   - name: The name of the protobuf message, such as `Message`, or that of an earlier `RawEvent`.
    ///   - raw: The encoded message.
    ///   - pollVote: The choices of a vote, 32 bytes each, if the bridge could decrypt them.
    ///   - receivedAt: The time of receipt, used if an event states no time.
    public func events(
        name: String, raw: [UInt8], pollVote: [[UInt8]]? = nil, receivedAt: Timestamp
    ) -> [IngestionEvent] {
        guard let kind = EventKind(rawValue: name) else { return [other(name, raw, receivedAt)] }
        if kind.isSecret || kind.isPassing { return [] }
        var raw = raw
        if let pollVote, kind == .message {
            var writer = WireWriter()
            writer.copy(raw[...])
            for choice in pollVote where choice.count == 32 { writer.field(EventField.Message.decryptedVote, choice) }
            raw = writer.bytes
        }
        guard let event = WireMessage(raw) else { return unreadable(name, raw, receivedAt) }
        let rawEvent = RawEvent(name: name, bytes: raw)
        if namesOther(event, as: kind) {
            return [.skipped(SkippedInput(line: 0, bytes: Int64(raw.count), reason: .malformed))]
        }
        let events: [IngestionEvent]?
        switch kind {
        case .message: events = message(event, rawEvent, receivedAt)
        case .undecryptable: events = undecryptable(event, rawEvent, receivedAt)
        case .receipt: events = receipt(event, rawEvent, receivedAt)
        case .historySync: events = event.message(EventField.History.data).map { history($0, receivedAt) }
        case .historyMessage: events = conversation(event, owner: nil, receivedAt)
        case .groupInfo: events = groupInfo(event, rawEvent, receivedAt)
        case .joinedGroup: events = joinedGroup(event, rawEvent, receivedAt)
        case .callOffer, .callOfferNotice: events = call(event, kind, rawEvent, receivedAt)
        case .connected: events = [.connection(.connected)]
        case .disconnected, .loggedOut, .streamReplaced: events = [.connection(.disconnected)]
        case .pairStatus:
            admitOwner([JID(event.message(EventField.PairStatus.id))].compactMap { $0 }.filter(\.isPerson))
            let isPaired = event.integer(EventField.PairStatus.status) == EventField.PairStatus.success
            events = isPaired ? [.connection(.paired)] : []
        default: events = [other(name, raw, receivedAt)]
        }
        return events ?? unreadable(name, raw, receivedAt)
    }

    /// Whether an event claims to be from the account's owner, and names another person.
    private func namesOther(_ event: WireMessage, as kind: EventKind) -> Bool {
        let source: WireMessage? =
            switch kind {
            case .message: event.message(EventField.Message.info)?.message(EventField.Info.source)
            case .undecryptable: event.message(EventField.Undecryptable.info)?.message(EventField.Info.source)
            case .receipt: event.message(EventField.Receipt.source)
            default: nil
            }
        guard let source, source.flag(EventField.Source.isFromMe) else { return false }
        return !admitOwner(senders(of: source))
    }

    /// Returns an event for which the vault has no representation.
    func other(_ name: String, _ raw: [UInt8], _ time: Timestamp) -> IngestionEvent {
        .other(RawEvent(name: name, bytes: raw), at: time)
    }

    /// Reports malformed bytes, which are counted and still preserved.
    private func unreadable(_ name: String, _ raw: [UInt8], _ time: Timestamp) -> [IngestionEvent] {
        [.skipped(SkippedInput(line: 0, bytes: Int64(raw.count), reason: .malformed)), other(name, raw, time)]
    }
}

/// The neonize events that are distinguished, by the names of their protobuf messages.
enum EventKind: String {
    case message = "Message"
    case undecryptable = "UndecryptableMessage"
    case receipt = "Receipt"
    case historySync = "HistorySync"
    /// One history message with the head of its conversation: the stored form of a chunk.
    case historyMessage = "HistorySync.Conversation"
    case groupInfo = "GroupInfoEvent"
    case joinedGroup = "JoinedGroup"
    case callOffer = "CallOffer"
    case callOfferNotice = "CallOfferNotice"
    case connected = "Connected"
    case disconnected = "Disconnected"
    case loggedOut = "LoggedOut"
    case streamReplaced = "StreamReplaced"
    case pairStatus = "PairStatus"
    case qr = "QR"
    case device = "Device"
    case rotatedSecret = "RotateADVSecret"
    case keepAliveTimeout = "KeepAliveTimeout"
    case keepAliveRestored = "KeepAliveRestored"
    case chatPresence = "ChatPresence"
    case presence = "Presence"
    case offlineSyncPreview = "OfflineSyncPreview"
    case offlineSyncCompleted = "OfflineSyncCompleted"
    case callAccept = "CallAccept"
    case callPreAccept = "CallPreAccept"
    case callTransport = "CallTransport"
    case callRelayLatency = "CallRelayLatency"

    /// Whether the event carries secrets that protect the account.
    var isSecret: Bool { [.qr, .device, .rotatedSecret].contains(self) }

    /// Whether the event is transient.
    var isPassing: Bool {
        switch self {
        case .keepAliveTimeout, .keepAliveRestored, .chatPresence, .presence, .offlineSyncPreview,
            .offlineSyncCompleted, .callAccept, .callPreAccept, .callTransport, .callRelayLatency:
            true
        default: false
        }
    }
}
