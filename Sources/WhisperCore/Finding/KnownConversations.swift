import Synchronization
import WhisperMessage
import WhisperStorePort

/// The conversations at the last look at their list, for noticing new ones.
final class KnownConversations: Sendable {
    private enum Knowledge {
        /// The list was not looked at yet.
        case nothing
        case conversations(Set<UniqueIdentifier>)
        /// New ones do not matter.
        case enough
    }

    private let knowledge = Mutex(Knowledge.nothing)

    /// Takes over what a look found.
    func replace(_ found: Set<UniqueIdentifier>) { knowledge.withLock { $0 = .conversations(found) } }

    /// New conversations are not looked for, until the next look.
    func ignoreNew() { knowledge.withLock { $0 = .enough } }

    /// Whether changes may concern a conversation that was not there at the last look. Before the first look, any may.
    func lacks(any changes: some Sequence<StoreChange>) -> Bool {
        knowledge.withLock { knowledge in
            switch knowledge {
            case .nothing: true
            case .enough: false
            case .conversations(let known):
                changes.contains { change in
                    switch change {
                    case .reload: true
                    case .conversationUpdated(let id): !known.contains(id)
                    default: false
                    }
                }
            }
        }
    }
}
