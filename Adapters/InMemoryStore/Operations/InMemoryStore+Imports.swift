public import WhisperMessage
public import WhisperStorePort

extension InMemoryStore {
    /// Records how the file of a run was read.
    ///
    /// - Throws: As `ImportLedger.describeRun`.
    public func describeRun(
        _ id: UniqueIdentifier, _ reading: ImportReading, known: [ClosedRange<ChatPosition>]
    ) async throws(StoreError) {
        try write { (transaction) throws(StoreError) in
            guard transaction.state.runs.contains(where: { $0.id == id }) else { throw StoreError(.runNotFound) }
            let conversation = try transaction.conversationRow(reading.conversation)
            guard let known = KnownPositions(known) else { throw StoreError(.invalidArgument) }
            for end in known.ranges.flatMap({ [$0.lowerBound, $0.upperBound] }) {
                let index = conversation.index(of: end)
                guard index < conversation.order.count, conversation.order[index].position == end else {
                    throw StoreError(.busy)
                }
            }
            transaction.state.imports[id] = ImportRow(reading: reading, known: known)
        }
    }

    /// A page of the runs that were described, latest first.
    ///
    /// - Throws: `.runNotFound`.
    public func imports(after run: UniqueIdentifier?, limit: Int) async throws(StoreError) -> [RecordedImport] {
        try checkLimit(limit, upTo: 1_000)
        return try readState { (state) throws(StoreError) in
            let described = try state.runs(after: run).lazy.compactMap { run in
                state.imports[run.id].map { RecordedImport(run: run, reading: $0.reading) }
            }
            return Array(described.prefix(limit))
        }
    }
}

/// What the archive reads and writes of imports (see `StoreWriter`).
extension Transaction {
    func knownPositions(
        ofImportsInto conversation: UniqueIdentifier
    ) -> [(run: UniqueIdentifier, known: KnownPositions)] {
        state.runs.compactMap { run in
            guard let row = state.imports[run.id], row.reading.conversation == conversation else { return nil }
            return (run.id, row.known)
        }
    }

    func visit(
        _ selection: MessageSelection, _ body: (MessageOutline) throws(StoreError) -> Void
    ) throws(StoreError) {
        if let run = selection.run, !state.runs.contains(where: { $0.id == run }) { throw StoreError(.runNotFound) }
        let rows = state.messages.values.filter { row in
            let message = row.message
            return selection.conversation.map { message.conversation == $0 } ?? true
                && selection.run.map { row.run == $0 } ?? true
                && selection.platform.map { message.unified.platform == $0 } ?? true
                && selection.shownBefore.map { message.shownAt < $0 } ?? true
                && selection.receivedBefore.map { receivedAt(message.unified.id) < $0 } ?? true
        }
        let ordered = rows.map(\.message).sorted { left, right in
            selection.conversation != nil
                ? left.position < right.position : left.unified.timestamp < right.unified.timestamp
        }
        for message in ordered { for outline in outlines(of: [message.unified.id]) { try body(outline) } }
    }

    /// When the first event that is kept of a message was received; before all times if there is none.
    private func receivedAt(_ message: UniqueIdentifier) -> Timestamp {
        state.rawEvents.filter { $0.message == message }.map(\.record.receivedAt).min() ?? Timestamp(milliseconds: .min)
    }

    func outlines(of messages: ArraySlice<UniqueIdentifier>) -> [MessageOutline] {
        messages.compactMap { state.messages[$0] }.map { row in
            let id = row.message.unified.id
            return MessageOutline(
                id: id, conversation: row.message.conversation, position: row.message.position, run: row.run,
                status: row.message.status, isInOutbox: state.outbox.contains { $0.message == id },
                isOpened: row.message.seal != nil)
        }
    }

    func choices(of conversation: UniqueIdentifier) throws(StoreError) -> OwnChoices {
        try state.choices(of: conversation)
    }

    func pass(_ messages: [UniqueIdentifier], of run: UniqueIdentifier, to heir: UniqueIdentifier?) {
        for id in messages where state.messages[id]?.run == run { state.messages[id]?.run = heir }
    }

    func noteLeaving(_ people: [UniqueIdentifier]) { state.leaving.formUnion(people.map(state.resolved)) }
}

extension VaultState {
    /// What the owner has set on a conversation, which must exist.
    func choices(of id: UniqueIdentifier) throws(StoreError) -> OwnChoices {
        guard let conversation = conversation(id) else { throw StoreError(.conversationNotFound) }
        return OwnChoices(conversation, hasDraft: drafts[id] != nil) { settings[$0] != nil }
    }

    /// The runs behind one, or all of them, latest start first.
    func runs(after cursor: UniqueIdentifier?) throws(StoreError) -> ArraySlice<IngestionRun> {
        let latestFirst = runs.enumerated()
            .sorted { ($0.element.startedAt, $0.offset) > ($1.element.startedAt, $1.offset) }
            .map(\.element)
        guard let cursor else { return latestFirst[...] }
        guard let place = latestFirst.firstIndex(where: { $0.id == cursor }) else { throw StoreError(.runNotFound) }
        return latestFirst[(place + 1)...]
    }
}
