import WhisperMessage
import WhisperStorePort

/// The people of a vault by their addresses: which source's address stands in a message is the store's matter.
struct ShownNames {
    private var addresses: [String: String] = [:]

    init(_ people: [Person]) {
        for person in people {
            let aliases = person.aliases.map(\.alias).filter(\.kind.identifiesPerson)
            let all = aliases.map(\.value).sorted().joined(separator: "+")
            for alias in aliases { addresses[alias.value] = all }
        }
    }

    /// The message with all addresses of each person.
    func applied(to message: StoredMessage) -> StoredMessage {
        var message = message
        message.unified.sender = message.unified.sender.map(shown)
        for index in message.unified.reactions.indices {
            message.unified.reactions[index].sender = shown(message.unified.reactions[index].sender)
        }
        return message
    }

    private func shown(_ participant: Participant) -> Participant {
        Participant(
            identifier: participant.identifier.map { addresses[$0] ?? $0 },
            displayName: participant.displayName)
    }
}
