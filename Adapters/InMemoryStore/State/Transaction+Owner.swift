import WhisperMessage
import WhisperStorePort

/// What the archive reads and writes of who the vault's owner is (ING-2, WDB-5).
extension Transaction {
    func moveReactions(to message: UniqueIdentifier, onto other: UniqueIdentifier) throws(StoreError) {
        for reaction in try messageRow(message).reactions { state.messages[other]?.react(reaction) }
        for index in state.rawEvents.indices where state.rawEvents[index].message == message {
            state.rawEvents[index].message = other
        }
    }
}
