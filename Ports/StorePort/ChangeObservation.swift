public import WhisperMessage

/// Reports changes (ST-7).
public protocol ChangeObservation: Sendable {
    /// The changes from now on, one set per transaction, in order, made by this process and by others.
    ///
    /// "From now on" begins with this call, not with the first iteration. Each call returns its own sequence with one
    /// consumer; several may run at once.
    ///
    /// Changes by other processes are detected by polling; their details are unknown, so they are reported as
    /// `.reload`. A consumer that falls more than 256 sets behind gets a single set with only `.reload` in place of
    /// those it missed. Changes too extensive to list (`prune`, `clearAll`, `insertRecords`, a repair) are reported as
    /// `.reload`. The sequence ends when the vault is closed, and is empty on a closed one.
    func changes() -> any AsyncSequence<Set<StoreChange>, Never> & Sendable
}

/// A change in the vault.
public enum StoreChange: Hashable, Sendable {
    /// Anything may have changed: reload whatever is displayed.
    case reload
    /// A conversation was created or changed, including its counters and last message. Adding, deleting or editing
    /// messages reports this for their conversation in the same set if any of its fields changed.
    case conversationUpdated(UniqueIdentifier)
    /// A conversation was deleted with all its messages.
    case conversationDeleted(UniqueIdentifier)
    /// Messages were added to a conversation. An import adds thousands at once, so they are reported per conversation.
    case messagesAdded(conversation: UniqueIdentifier, count: Int)
    /// A message changed: text, status, reactions, attachments.
    case messageUpdated(UniqueIdentifier, conversation: UniqueIdentifier)
    /// A message was erased.
    case messageDeleted(UniqueIdentifier, conversation: UniqueIdentifier)
    /// A contact was created, changed or deleted.
    case contactChanged(UniqueIdentifier)
    /// A person was created, renamed, or merged with another (both are reported).
    case personChanged(UniqueIdentifier)
    /// The draft of a conversation changed.
    case draftChanged(conversation: UniqueIdentifier)
    /// A setting changed.
    case settingChanged(String)
    /// An identity was created or changed, for example because another one became the default.
    case identityChanged(UniqueIdentifier)
    /// A policy was switched on or off.
    case policyChanged(String)
}
