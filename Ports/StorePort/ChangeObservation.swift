public import WhisperMessage

/// Tells what changes (ST-7).
public protocol ChangeObservation: Sendable {
    /// The changes from now on, a set for each transaction, in order, by this process and by others.
    ///
    /// "From now on" begins with this call, not with the first reading. Each call has its own sequence, with one
    /// reader; several may run at once.
    ///
    /// Changes of other processes are noticed by polling; what exactly they changed is not known, so they come as
    /// `.reload`. A reader that falls more than 256 sets behind gets one set of only `.reload` in place of those it
    /// missed. What changes too much to be named (`prune`, `clearAll`, `insertRecords`, a repair) is told as `.reload`.
    /// The sequence ends when the vault is closed, and is empty on a closed one.
    func changes() -> any AsyncSequence<Set<StoreChange>, Never> & Sendable
}

/// Something that changed.
public enum StoreChange: Hashable, Sendable {
    /// Anything may have changed: read again what is shown.
    case reload
    /// A conversation was made or changed, its counters and last message included. What adds, deletes or edits messages
    /// tells this of their conversation in the same set, if any of its fields changed.
    case conversationUpdated(UniqueIdentifier)
    /// A conversation was deleted with all its messages.
    case conversationDeleted(UniqueIdentifier)
    /// Messages were added to a conversation. An import adds thousands at once, so they are told by conversation.
    case messagesAdded(conversation: UniqueIdentifier, count: Int)
    /// A message changed: text, status, reactions, attachments.
    case messageUpdated(UniqueIdentifier, conversation: UniqueIdentifier)
    /// A message is gone.
    case messageDeleted(UniqueIdentifier, conversation: UniqueIdentifier)
    /// A contact was made, changed or deleted.
    case contactChanged(UniqueIdentifier)
    /// A person was made, got another name, or was joined with another (both are named).
    case personChanged(UniqueIdentifier)
    /// The draft of a conversation changed.
    case draftChanged(conversation: UniqueIdentifier)
    /// A setting changed.
    case settingChanged(String)
    /// An identity was made or changed, such as when another one became the default in its place.
    case identityChanged(UniqueIdentifier)
    /// The switch of a policy was turned.
    case policyChanged(String)
}
