import WhisperRealtimeProtocol
import WhisperRealtimeServer

/// The messages lost when the server was restored to an earlier state.
struct Forgotten {
    /// The ids of messages.
    var messages: Set<String> = []
    /// Their original texts. They may come again: with another id, or in another order.
    var texts: Set<String> = []
}

extension Simulation {
    /// Restores the server from a backup: the end of a conversation is lost, and its numbers are reused. Sockets are
    /// closed.
    func rollBack(_ conversation: String) throws(Violation) {
        let length = Int64(server.events(of: conversation).count)
        let retained = Int64.random(in: 0...length, using: &random)
        log("\(conversation) is set back from \(length) to \(retained)")
        for message in server.restore(conversation, through: retained) {
            forgotten.messages.insert(message.id)
            forgotten.texts.insert(message.content.asWritten)
        }
        seen = ServerRecord()
        try checkServer()
        restartServer()
    }
}

extension String {
    /// The content without the server's suffix.
    var asWritten: String {
        hasSuffix(RealtimeServer.alteration) ? String(dropLast(RealtimeServer.alteration.count)) : self
    }
}
