internal import WhisperMessage
internal import WhisperStorePort

/// What the engine can leave out for an operation.
extension StoreOperation {
    /// Whether it keeps what is remembered of the keys of messages.
    var keepsMemory: Bool {
        switch self {
        case .save, .commit, .openings, .carrier, .events, .arrivals, .history, .confirmation, .enqueue, .attempt,
            .postpone, .giveUp, .retry, .policy, .identities, .beginRun, .finishRun, .status, .seeContact,
            .ledger, .describeRun, .spill:
            true
        default: false
        }
    }

    /// Whether the engine follows references to rows that go.
    ///
    /// An update that checks a reference records each page that it changes, encrypted, so that it can be undone by itself.
    /// Where messages take the places of stored ones, nothing needs that: a failure undoes the whole transaction. Many
    /// messages are erased together, with what refers to them.
    var followsReferences: Bool {
        switch self {
        case .commit(let group):
            !group.changes.contains { change in
                switch change {
                case .replacement(_, .some), .merged(_, .some): true
                default: false
                }
            }
        case .eraseMessages(let count): count <= ErasedRows.withWords
        // Finding the references to each message takes most of the time of a deletion, so it is done for all at once.
        case .eraseFirst: false
        // The messages of each of their names would be looked for.
        case .removePeople, .forget: false
        default: true
        }
    }

    /// How many messages it can add.
    var messageCount: Int {
        switch self {
        case .save(let messages): messages.count
        case .commit(let group): group.changes.count
        default: 0
        }
    }

    /// Whether it ends an import, so that keys that were collected are entered.
    var endsImport: Bool {
        if case .finishRun = self { true } else { false }
    }

    #if WHISPER_TEST_HOOKS
        /// Whether it is a part of a deletion, or its end.
        var isOfDeletion: Bool {
            switch self {
            case .eraseMessages, .eraseFirst, .deleteConversation: true
            default: false
            }
        }

        /// The step that is reached once it has written everything.
        var step: WriteStep? {
            switch self {
            case .events, .arrivals, .history: .eventsApplied
            case .enqueue, .retry: .enqueued
            case .spill: .spilled
            case .commit(let group) where group.drained != nil: .spillDrained
            default: nil
            }
        }
    #endif
}
