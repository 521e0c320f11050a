import WhisperArchive
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
        return try read { (state) throws(StoreError) in
            let described = try state.runs(after: run).lazy.compactMap { run in
                state.imports[run.id].map { RecordedImport(run: run, reading: $0.reading) }
            }
            return Array(described.prefix(limit))
        }
    }

    /// Erases the messages of imports.
    ///
    /// - Throws: `.runNotFound`.
    public func undoImports(
        _ runs: [UniqueIdentifier], areReadAgain: Bool, dryRun: Bool,
        progress: @escaping @Sendable (DeletionProgress) -> Void
    ) async throws(StoreError) -> UndoReport {
        try write { (transaction) throws(StoreError) in
            var report = UndoReport()
            let blobs = transaction.state.referencedBlobs
            var conversations: Set<UniqueIdentifier> = []
            var erased: [UniqueIdentifier: Int] = [:]
            var erasedMessages: [UniqueIdentifier] = []
            var heirs: [UniqueIdentifier: UniqueIdentifier] = [:]
            for run in runs {
                guard let index = transaction.state.runs.firstIndex(where: { $0.id == run }) else {
                    throw StoreError(.runNotFound)
                }
                guard let home = transaction.state.imports[run]?.reading.conversation else { continue }
                conversations.insert(home)
                let later = transaction.state.runs[(index + 1)...].map(\.id).filter { other in
                    !runs.contains(other) && transaction.state.imports[other]?.reading.conversation == home
                }
                for (id, row) in transaction.state.messages where row.run == run {
                    let heir = later.first {
                        transaction.state.imports[$0]?.known.contains(row.message.position) == true
                    }
                    if let heir {
                        report.keptForImports += 1
                        heirs[run] = heirs[run] ?? heir
                        if !dryRun { transaction.state.messages[id]?.run = heir }
                    } else if row.message.seal != nil {
                        report.keptOpened += 1
                        if !dryRun { transaction.state.messages[id]?.run = nil }
                    } else {
                        report.messages += 1
                        erased[home, default: 0] += 1
                        erasedMessages.append(id)
                        if dryRun { report.erased[home, default: []].append(row.message.position) }
                    }
                }
            }
            /// The chats in which nothing but this many messages is; those on which the owner has set something stay.
            func settle(_ left: (UniqueIdentifier) -> Int) throws(StoreError) {
                for id in conversations.sorted() {
                    guard transaction.state.conversations[id]?.order.count == left(id) else { continue }
                    let choices = try transaction.state.choices(of: id)
                    if choices.keepChat { report.kept[id] = choices } else { report.conversations.append(id) }
                }
            }
            if dryRun {
                try settle { erased[$0, default: 0] }
                return report
            }
            // What is recorded of an import goes with its chat.
            var described = transaction.describedImports()
            let undone = described.partition { runs.contains($0.run.id) }
            for id in erasedMessages { transaction.erase(id) }
            // They know nothing any more, and keep nothing when their chats are taken apart.
            for run in runs { if let nothing = KnownPositions([]) { transaction.state.imports[run]?.known = nothing } }
            for run in runs { try transaction.takeApart(joinsOf: run, heir: heirs[run]) }
            try settle { _ in 0 }
            report.formerOwners = try transaction.archive.withdrawOwners(
                statedBy: described[undone...], besides: described[..<undone], areReadAgain: areReadAgain)
            for id in report.conversations { _ = try transaction.deleteConversation(id) }
            let introduced = described[undone...].flatMap(\.reading.people)
            transaction.state.leaving.formUnion(introduced.map(transaction.state.resolved))
            for run in runs { transaction.state.imports[run] = nil }
            transaction.state.runs.removeAll { runs.contains($0.id) }
            transaction.reportReload()
            report.orphanedBlobs = blobs.subtracting(transaction.state.referencedBlobs).sorted()
            return report
        }
    }
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
