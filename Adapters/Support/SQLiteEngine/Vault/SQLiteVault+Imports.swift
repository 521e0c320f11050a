internal import WhisperArchive
public import WhisperMessage
public import WhisperStorePort

/// Records imports and undoes them (ING-2).
extension SQLiteVault {
    /// See `ImportLedger`.
    ///
    /// - Throws: As `ImportLedger.describeRun`.
    public func describeRun(
        _ id: UniqueIdentifier, _ reading: ImportReading, known: [ClosedRange<ChatPosition>]
    ) async throws(StoreError) {
        guard let known = KnownPositions(known) else { throw StoreError(.invalidArgument) }
        try await write(keepsMemory: true) { transaction throws(StoreError) in
            let run = try transaction.requireRun(id)
            let conversation = try transaction.requireConversation(reading.conversation)
            for end in known.ranges.flatMap({ [$0.lowerBound, $0.upperBound] }) {
                let isThere = try transaction.connection.exists(
                    "SELECT 1 FROM messages WHERE conversation_id = ?1 AND position = ?2",
                    { $0.bind(1, conversation).bind(2, end.rawValue) })
                guard isThere else { throw StoreError(.busy) }
            }
            try transaction.statement(
                "UPDATE ingestion_runs SET conversation = ?2, reading = ?3, known = ?4 WHERE id = ?1"
            )
            .bind(1, run).bind(2, reading.conversation).bind(3, StoredImport.text(reading))
            .bind(4, StoredImport.text(known)).run()
        }
    }

    /// See `ImportLedger`.
    ///
    /// - Throws: `.runNotFound`.
    public func imports(after run: UniqueIdentifier?, limit: Int) async throws(StoreError) -> [RecordedImport] {
        try checkLimit(limit, upTo: 1_000)
        return try await read { session throws(StoreError) in
            try session.connection.describedImports(after: run, limit: limit)
        }
    }

    /// See `ImportLedger`.
    ///
    /// - Throws: `.runNotFound`; `.cancelled`.
    public func undoImports(
        _ runs: [UniqueIdentifier], areReadAgain: Bool, dryRun: Bool,
        progress: @escaping @Sendable (DeletionProgress) -> Void
    ) async throws(StoreError) -> UndoReport {
        try await undoImports(
            runs, areReadAgain: areReadAgain, dryRun: dryRun, part: Transaction.deletionPart,
            singly: ErasedRows.withWords, progress: progress)
    }

    /// Undoes imports, a number of messages at a time.
    ///
    /// - Parameter few: Up to this many messages are deleted one by one, and recorded with their words.
    /// - Throws: As `ImportLedger.undoImports`.
    package func undoImports(
        _ runs: [UniqueIdentifier], areReadAgain: Bool, dryRun: Bool, part size: Int, singly few: Int,
        progress: @escaping @Sendable (DeletionProgress) -> Void
    ) async throws(StoreError) -> UndoReport {
        let plan = try await read { session throws(StoreError) in try session.connection.undoing(runs) }
        var report = plan.report
        if dryRun { return report }
        report.erased = [:]
        var blobs: Set<String> = []
        let areFew = plan.erased.count <= few
        report.messages = 0
        var start = 0
        while start < plan.erased.count {
            let end = min(plan.erased.count, start + size)
            let part = plan.erased[start..<end]
            let (count, found) = try await write(followsReferences: areFew) {
                (transaction) throws(StoreError) -> (Int, Set<String>) in
                try transaction.requireUnchanged(plan)
                let rows = try transaction.stillErased(part, plan)
                return (rows.count, areFew ? try transaction.pruneSingly(rows) : try transaction.pruneTogether(rows))
            }
            report.messages += Int64(count)
            blobs.formUnion(found)
            #if WHISPER_TEST_HOOKS
                WriteStep.deletionPartCommitted.reached()
            #endif
            start = end
            progress(DeletionProgress(stage: .messages, done: Int64(end), total: Int64(plan.erased.count)))
        }
        // What stays changes hands with the end of the runs, so that after an interruption all can be done again.
        let ended = try await write { transaction throws(StoreError) in
            try transaction.requireUnchanged(plan)
            return try transaction.end(plan, areReadAgain: areReadAgain)
        }
        report.conversations = ended.conversations
        report.kept = ended.kept
        report.formerOwners = ended.formerOwners
        let candidates = blobs.union(ended.blobs)
        report.orphanedBlobs = try await read { session throws(StoreError) in
            try session.connection.unreferenced(candidates)
        }
        try await sweepIndex(progress)
        return report
    }
}

/// What undoing imports will do.
struct UndoPlan: Sendable {
    var report = UndoReport()
    /// The runs and the conversations that they wrote into.
    var runs: [(id: UniqueIdentifier, row: Int64, conversation: UniqueIdentifier?)] = []
    /// The messages to erase.
    var erased: [Int64] = []
    /// The messages that stay, with the run that they belong to and the one that they belong to from now on; nil for none.
    var kept: [(message: Int64, run: Int64, heir: Int64?)] = []
    /// The latest import on record when the plan was made, by which later ones are noticed.
    var latestRun: UniqueIdentifier?
}

extension Transaction {
    /// Another import may know messages that the plan erases, and another undo may have forgotten the runs, whose row
    /// numbers later ones take: the ids are what counts. Their chats may have been joined or separated.
    func requireUnchanged(_ plan: UndoPlan) throws(StoreError) {
        guard try connection.latestDescribedRun() == plan.latestRun else { throw StoreError(.busy) }
        for run in plan.runs {
            guard try connection.runRow(run.id) == run.row,
                try connection.home(ofRun: run.row) == run.conversation
            else { throw StoreError(.busy) }
        }
    }

    /// Those of a plan's messages that are still to be erased: since it was made, another source may have reported one, or
    /// an envelope may have been opened into it. Its row may even be another message's.
    fileprivate func stillErased(
        _ rows: ArraySlice<Int64>, _ plan: UndoPlan
    ) throws(StoreError) -> ArraySlice<Int64> {
        let runs = Set(plan.runs.map(\.row))
        let look = try statement("SELECT run_id, seal IS NOT NULL FROM messages WHERE id = ?1")
        var erased: [Int64] = []
        for row in rows {
            defer { look.reset() }
            guard try look.bind(1, row).step(), let run = look.optionalInteger(0), runs.contains(run) else { continue }
            if look.bool(1) { try disown(row: row) } else { erased.append(row) }
        }
        return erased[...]
    }

    /// Hands over what stays, deletes conversations without messages or anything of the owner's, and forgets the runs.
    fileprivate func end(
        _ plan: UndoPlan, areReadAgain: Bool
    ) throws(StoreError) -> (
        conversations: [UniqueIdentifier], kept: [UniqueIdentifier: OwnChoices], formerOwners: [Person],
        blobs: Set<String>
    ) {
        // What is recorded of an import goes with its chat.
        var described = try describedImports()
        let undone = described.partition { record in plan.runs.contains { $0.id == record.run.id } }
        let inherit = try statement("UPDATE messages SET run_id = ?2 WHERE id = ?1 AND run_id = ?3")
        for (message, run, heir) in plan.kept { try inherit.bind(1, message).bind(2, heir).bind(3, run).run() }
        for run in plan.runs {
            // It knows nothing any more, and keeps nothing when its chats are taken apart.
            try statement("UPDATE ingestion_runs SET known = '' WHERE id = ?1").bind(1, run.row).run()
        }
        for run in plan.runs {
            let heir = plan.kept.first { $0.run == run.row && $0.heir != nil }?.heir
            try takeApart(joinsOf: run.id, heir: heir)
        }
        var emptied: [UniqueIdentifier] = []
        var kept: [UniqueIdentifier: OwnChoices] = [:]
        var blobs: Set<String> = []
        for id in Set(plan.runs.compactMap(\.conversation)).sorted() {
            guard let row = try connection.conversationRow(id),
                try !connection.exists("SELECT 1 FROM messages WHERE conversation_id = ?1 LIMIT 1", { $0.bind(1, row) })
            else { continue }
            let choices = try connection.choices(ofConversation: row)
            guard !choices.keepChat else {
                kept[id] = choices
                continue
            }
            blobs.formUnion(try deleteConversation(id, afterBlobs: [], isWhole: true))
            emptied.append(id)
        }
        let formerOwners = try archive.withdrawOwners(
            statedBy: described[undone...], besides: described[..<undone], areReadAgain: areReadAgain)
        for id in described[undone...].flatMap(\.reading.people) {
            if let person = try connection.personRow(id) { try noteLeavingPerson(person) }
        }
        for run in plan.runs { try statement("DELETE FROM ingestion_runs WHERE id = ?1").bind(1, run.row).run() }
        changes = [.reload]
        return (emptied, kept, formerOwners, blobs)
    }
}

extension Connection {
    /// Imports on record, latest start first.
    func describedImports(
        after run: UniqueIdentifier? = nil, limit: Int = .max
    ) throws(StoreError) -> [RecordedImport] {
        let place = try place(ofRun: run)
        func described(_ columns: String) throws(StoreError) -> Statement {
            try statement(
                """
                SELECT \(columns) FROM ingestion_runs WHERE reading IS NOT NULL AND (started_at, id) < (?1, ?2)
                ORDER BY started_at DESC, id DESC LIMIT ?3
                """
            ).bind(1, place.start).bind(2, place.row).bind(3, Int64(limit))
        }
        let runs = try runs(described(Connection.runColumns))
        let readings = try described("conversation, reading")
        defer { readings.reset() }
        var imports: [RecordedImport] = []
        for run in runs {
            guard try readings.step(), let conversation = readings.identifier(0) else { throw StoreError(.damaged) }
            let reading = try StoredImport.reading(readings.text(1), conversation: conversation)
            imports.append(RecordedImport(run: run, reading: reading))
        }
        return imports
    }

    /// The import that was described last and is on record; nil if there is none.
    fileprivate func latestDescribedRun() throws(StoreError) -> UniqueIdentifier? {
        let latest = try statement("SELECT uuid FROM ingestion_runs WHERE reading IS NOT NULL ORDER BY id DESC LIMIT 1")
        defer { latest.reset() }
        return try latest.step() ? latest.identifier(0) : nil
    }

    /// The conversation that a run writes into; nil for none.
    fileprivate func home(ofRun row: Int64) throws(StoreError) -> UniqueIdentifier? {
        let home = try statement("SELECT conversation FROM ingestion_runs WHERE id = ?1").bind(1, row)
        defer { home.reset() }
        return try home.step() ? home.identifier(0) : nil
    }

    /// What undoing runs will do.
    fileprivate func undoing(_ runs: [UniqueIdentifier]) throws(StoreError) -> UndoPlan {
        var plan = UndoPlan()
        plan.latestRun = try latestDescribedRun()
        for id in runs {
            guard let row = try runRow(id) else { throw StoreError(.runNotFound) }
            plan.runs.append((id, row, try home(ofRun: row)))
        }
        let undone = Set(plan.runs.map(\.row))
        var erased: [UniqueIdentifier: Int64] = [:]
        for run in plan.runs {
            guard let id = run.conversation, let conversation = try conversationRow(id) else { continue }
            let before = plan.erased.count
            defer { erased[id, default: 0] += Int64(plan.erased.count - before) }
            let later = try knownPositions(ofConversation: id).filter { $0.row > run.row && !undone.contains($0.row) }
            let walk = try statement(Connection.messagesOfRun).bind(1, conversation).bind(2, run.row)
            defer { walk.reset() }
            var count = 0
            while try walk.step() {
                count += 1
                if count.isMultiple(of: 4096), Task.isCancelled { throw StoreError(.cancelled) }
                let position = ChatPosition(rawValue: walk.integer(1))
                if let heir = later.first(where: { $0.known.contains(position) }) {
                    plan.kept.append((walk.integer(0), run.row, heir.row))
                    plan.report.keptForImports += 1
                } else if walk.bool(2) {
                    plan.kept.append((walk.integer(0), run.row, nil))
                    plan.report.keptOpened += 1
                } else {
                    plan.erased.append(walk.integer(0))
                    plan.report.erased[id, default: []].append(position)
                }
            }
        }
        for (id, count) in erased {
            guard let row = try conversationRow(id), try conversation(row: row)?.messageCount == count else { continue }
            let choices = try choices(ofConversation: row)
            if choices.keepChat { plan.report.kept[id] = choices } else { plan.report.conversations.append(id) }
        }
        plan.report.conversations.sort()
        // In the order of the rows, parts of a large deletion are neighbours in the file.
        plan.erased.sort()
        plan.report.messages = Int64(plan.erased.count)
        return plan
    }

    /// The messages of a run in a conversation, in the chat's order.
    static let messagesOfRun = """
        SELECT id, position, seal IS NOT NULL FROM messages WHERE conversation_id = ?1 AND run_id = ?2 ORDER BY position
        """
}
