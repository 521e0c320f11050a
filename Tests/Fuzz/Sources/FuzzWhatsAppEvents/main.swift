import WhisperIngestionPort
import WhisperMessage
import WhisperWhatsAppEvents

/// The kinds of events, one for each value of the first byte; another value stands for an unknown kind.
private let kinds = [
    "Message", "UndecryptableMessage", "Receipt", "HistorySync", "HistorySync.Conversation", "GroupInfoEvent",
    "JoinedGroup", "CallOffer", "CallOfferNotice", "PairStatus",
]

/// Decodes any bytes as an event, and traps if a message has no chat or no sender, if the bytes that are stored of it
/// represent another message, if they have the reference of a file that it does not have, or if members or recipients
/// are unnamed.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let input = Array(UnsafeBufferPointer(start: start, count: count))
    guard let first = input.first else { return 0 }
    let name = Int(first) < kinds.count ? kinds[Int(first)] : "event-\(first)"
    let time = Timestamp(milliseconds: 1_700_000_000_000)
    let events = WhatsAppEventDecoder().events(name: name, raw: Array(input.dropFirst()), receivedAt: time)
    for case .details(let details, _) in events {
        guard !details.chat.key.isEmpty else { fatalError("details of no chat") }
        guard details.members.allSatisfy({ !$0.person.aliases.isEmpty }) else { fatalError("a member without a name") }
        guard !details.hasAllMembers || !details.members.isEmpty else { fatalError("all members of an empty group") }
    }
    for case .receipt(let chat, let target, let person, _, _, _) in events {
        guard !chat.key.isEmpty, !target.id.isEmpty else { fatalError("a receipt of no message") }
        guard !person.aliases.isEmpty, !person.isOwner else { fatalError("a receipt without a recipient") }
    }
    for case .message(let message) in events {
        guard !message.chat.key.isEmpty else { fatalError("a message without a chat") }
        if let sender = message.sender, sender.aliases.isEmpty { fatalError("a sender without a name") }
        guard let raw = message.raw else { continue }
        let again = WhatsAppEventDecoder().events(name: raw.name, raw: raw.bytes, receivedAt: time)
        let isTold = again.contains { event in
            guard case .message(let told) = event else { return false }
            return told.externalID == message.externalID && told.content == message.content
                && told.timestamp == message.timestamp
        }
        guard isTold else { fatalError("what is kept tells another message") }
        for index in [-1, 0, 1] {
            guard WhatsAppMediaReader.hasReference(name: raw.name, raw: raw.bytes, attachment: index) else { continue }
            let attachments = message.content.attachments
            guard attachments.indices.contains(index) else { fatalError("a reference of no attachment") }
        }
    }
    return 0
}
