import WhisperMessage
import WhisperStorePort

/// The people of a vault by their addresses and best names: which source's address and name stand in a message is the store's
/// matter.
struct ShownNames {
    private var addresses: [String: String] = [:]
    /// The addresses of the vault's owner, by the name under which sources show them that know no address.
    private var owners: [String: String] = [:]

    init(_ people: [Person]) {
        for person in people {
            let aliases = person.aliases.map(\.alias).filter(\.kind.identifiesPerson)
            let all = aliases.map(\.value).sorted().joined(separator: "+")
            for alias in aliases { addresses[alias.value] = all }
            if person.isOwner { owners[person.displayName] = all }
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
            identifier: participant.identifier.map { addresses[$0] ?? $0 } ?? owners[participant.shownName],
            displayName: participant.shownName)
    }
}
