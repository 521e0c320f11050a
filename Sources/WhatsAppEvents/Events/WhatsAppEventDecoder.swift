public import WhisperIngestionPort
public import WhisperMessage
import Synchronization

/// Turns events of whatsmeow, in the protobuf form that neonize gives them, into what a vault takes (ING-1, ING-6).
///
/// The bytes are anybody's: whatever they are, decoding ends and says something of them. What the vault has a place for is
/// told as such, with the bytes beside it; what it has none for is kept as it came (`.other`). Two kinds of events are kept
/// nowhere: those that carry secrets of the account, and those that are over in a moment (who is typing, who is online).
///
/// It remembers whose account it is, and which names of one chat it has told already; it may be used by several tasks.
public final class WhatsAppEventDecoder: Sendable {
    let memory = Mutex(DecoderMemory())

    /// A decoder that knows nothing yet.
    public init() {}

    /// Tells it whose account it is: own messages in a phone's history do not say.
    ///
    /// - Parameters:
    ///   - jid: The account's telephone number, as JID.
    ///   - lid: Its linked id, as JID.
    public func learnOwner(jid: String, lid: String?) {
        learnOwner([JID(jid), JID(lid)].compactMap { $0 }.filter(\.isPerson))
    }

    /// What an event tells, in order; nothing where it is of no lasting interest.
    ///
    /// - Parameters:
    ///   - name: The protobuf message that the bytes are of, such as `Message`; or what an earlier `RawEvent` is called.
    ///   - raw: The bytes.
    ///   - pollVote: The choices of a vote, 32 bytes each, where the bridge could decrypt them.
    ///   - receivedAt: When it was received; stands in where an event tells no time.
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
        let told = RawEvent(name: name, bytes: raw)
        let events: [IngestionEvent]?
        switch kind {
        case .message: events = message(event, told, receivedAt)
        case .undecryptable: events = undecryptable(event, told, receivedAt)
        case .receipt: events = receipt(event, told, receivedAt)
        case .historySync: events = event.message(EventField.History.data).map { history($0, receivedAt) }
        case .historyMessage: events = conversation(event, owner: nil, receivedAt)
        case .groupInfo: events = groupInfo(event, told, receivedAt)
        case .joinedGroup: events = joinedGroup(event, told, receivedAt)
        case .callOffer, .callOfferNotice: events = call(event, kind, told, receivedAt)
        case .connected: events = [.connection(.connected)]
        case .disconnected, .loggedOut, .streamReplaced: events = [.connection(.disconnected)]
        case .pairStatus:
            learnOwner([JID(event.message(EventField.PairStatus.id))].compactMap { $0 }.filter(\.isPerson))
            let isPaired = event.integer(EventField.PairStatus.status) == EventField.PairStatus.success
            events = isPaired ? [.connection(.paired)] : []
        default: events = [other(name, raw, receivedAt)]
        }
        return events ?? unreadable(name, raw, receivedAt)
    }

    /// An event that says nothing that the vault has a place for.
    func other(_ name: String, _ raw: [UInt8], _ time: Timestamp) -> IngestionEvent {
        .other(RawEvent(name: name, bytes: raw), at: time)
    }

    /// Bytes that are not what they should be: counted, and kept all the same.
    private func unreadable(_ name: String, _ raw: [UInt8], _ time: Timestamp) -> [IngestionEvent] {
        [.skipped(SkippedInput(line: 0, bytes: Int64(raw.count), reason: .malformed)), other(name, raw, time)]
    }
}

/// The events of neonize that are told apart, by the names of their protobuf messages.
enum EventKind: String {
    case message = "Message"
    case undecryptable = "UndecryptableMessage"
    case receipt = "Receipt"
    case historySync = "HistorySync"
    /// One message of history with the head of its conversation: what is kept of a chunk.
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

    /// Whether it carries what the account is protected by.
    var isSecret: Bool { [.qr, .device, .rotatedSecret].contains(self) }

    /// Whether it is over in a moment.
    var isPassing: Bool {
        switch self {
        case .keepAliveTimeout, .keepAliveRestored, .chatPresence, .presence, .offlineSyncPreview,
            .offlineSyncCompleted, .callAccept, .callPreAccept, .callTransport, .callRelayLatency:
            true
        default: false
        }
    }
}
