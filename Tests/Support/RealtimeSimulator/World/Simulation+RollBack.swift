import WhisperRealtimeProtocol
import WhisperRealtimeServer

/// What the server has forgotten: it was set back to an earlier state.
struct Forgotten {
    /// The ids of messages.
    var messages: Set<String> = []
    /// Their texts, as they were written. They may come again: under another id, or in another order.
    var texts: Set<String> = []
}

extension Simulation {
    /// The server is restored from a backup: the end of a conversation is gone, and its numbers are given again. Sockets do
    /// not outlive that.
    func rollBack(_ conversation: String) throws(Violation) {
        let length = Int64(server.events(of: conversation).count)
        let kept = Int64.random(in: 0...length, using: &random)
        log("\(conversation) is set back from \(length) to \(kept)")
        for message in server.restore(conversation, through: kept) {
            forgotten.messages.insert(message.id)
            forgotten.texts.insert(message.content.asWritten)
        }
        seen = ServerRecord()
        try checkServer()
        restartServer()
    }
}

extension String {
    /// A content without what the server has put behind it.
    var asWritten: String {
        hasSuffix(RealtimeServer.alteration) ? String(dropLast(RealtimeServer.alteration.count)) : self
    }
}
