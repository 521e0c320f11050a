import WhisperRealtimeServer
import WhisperRealtimeProtocol

/// A record of the server's events, each of which is checked once, when it happens.
struct ServerRecord {
    /// The number of checked events of each conversation.
    var lengths: [String: Int] = [:]
    /// The position of each text.
    var texts: [String: (conversation: String, sequence: Int64)] = [:]
    /// The order of the last message of each device in each conversation.
    var orders: [String: Int] = [:]
    /// The totals of each conversation through each sequence number, starting with none.
    var totals: [String: [Total]] = [:]

    /// The totals of a conversation through a sequence number.
    struct Total {
        var messages = 0
        /// The sequence number of the latest update; 0 if there is none.
        var update: Int64 = 0
    }

    /// Returns the totals of a conversation through a sequence number; nil if there is no such number.
    func total(of conversation: String, through sequence: Int64) -> Total? {
        let totals = totals[conversation] ?? [Total()]
        guard sequence >= 0, sequence < Int64(totals.count) else { return nil }
        return totals[Int(sequence)]
    }
}

extension Simulation {
    /// Checks the new events on the server: each message is there once, and those of a device are in order.
    func checkServer() throws(Violation) {
        for conversation in server.conversationIDs {
            let events = server.events(of: conversation)
            for event in events[(seen.lengths[conversation] ?? 0)...].map(\.event) {
                var total = seen.totals[conversation]?.last ?? ServerRecord.Total()
                switch event.body {
                case .update: total.update = event.sequence
                case .message(let message):
                    total.messages += 1
                    try check(message, event.sequence, in: conversation)
                }
                seen.totals[conversation, default: [ServerRecord.Total()]].append(total)
            }
            seen.lengths[conversation] = events.count
        }
    }

    private func check(
        _ message: ServerMessage, _ sequence: Int64, in conversation: String
    ) throws(Violation) {
        let text = message.content.asWritten
        let isAgain = seen.texts.updateValue((conversation, sequence), forKey: text) != nil
        guard !isAgain || forgotten.texts.contains(text) else {
            throw violation(.twiceOnServer, "'\(message.content)' is in \(conversation) again, as \(sequence)")
        }
        guard let written = written[text] else { return }
        guard written.conversation == conversation, clients[written.client].user == message.senderID else {
            throw violation(.unlikeServer, "'\(message.content)' is in \(conversation) by \(message.senderID)")
        }
        // After a message is given up, the next one may overtake it.
        guard !written.wasGivenUp, !forgotten.texts.contains(text) else { return }
        let line = "\(written.client) \(conversation)"
        guard written.order > seen.orders[line] ?? -1 else {
            throw violation(.reorderedOnServer, "'\(message.content)' follows messages written later")
        }
        seen.orders[line] = written.order
    }
}
