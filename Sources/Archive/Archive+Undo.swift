package import WhisperMessage
package import WhisperStorePort

/// What undoing imports will do (ING-2): made from one state of the vault, and carried out in one transaction or in several.
package struct UndoPlan: Sendable {
    /// What is removed and what is left; the former owners and the orphaned contents show only when it is done.
    package private(set) var report = UndoReport()
    /// The messages to erase: those of a run together, in the chat's order.
    package private(set) var erased: [UniqueIdentifier] = []
    /// The runs, and into which conversations they wrote; nil for one that was not described.
    fileprivate var runs: [(id: UniqueIdentifier, home: UniqueIdentifier?)] = []
    /// The messages that stay, and the import to which they belong from now on; nil for none.
    fileprivate var kept: [(messages: [UniqueIdentifier], run: UniqueIdentifier, heir: UniqueIdentifier?)] = []
    /// The imports on record, by which later ones are noticed.
    private var known: Set<UniqueIdentifier>

    /// A plan for the present state of a vault.
    ///
    /// - Throws: `.runNotFound`; `.cancelled`.
    package init(undoing runs: [UniqueIdentifier], in store: any StoreReader) throws(StoreError) {
        let homes = try UndoPlan.homes(in: store)
        known = Set(homes.keys)
        for id in runs where !self.runs.contains(where: { $0.id == id }) {
            guard try store.run(id) != nil else { throw StoreError(.runNotFound) }
            self.runs.append((id, homes[id]))
        }
        for (run, home) in self.runs {
            guard let home, try store.conversation(home) != nil else { continue }
            try take(run, in: home, from: store)
        }
        for home in Set(self.runs.compactMap(\.home)) {
            try report.settle(home, leaving: Int64(report.erased[home]?.count ?? 0), in: store)
        }
        report.conversations.sort()
        report.messages = Int64(erased.count)
    }

    /// Decides about each message of a run.
    private mutating func take(
        _ run: UniqueIdentifier, in home: UniqueIdentifier, from store: any StoreReader
    ) throws(StoreError) {
        let imports = try store.imports(into: home)
        let later = imports.drop { $0.run != run }.filter { other in !runs.contains { $0.id == other.run } }
        var seen = 0
        try store.visit(MessageSelection(conversation: home, run: run)) { (message) throws(StoreError) in
            seen += 1
            if seen % 4096 == 0, Task.isCancelled { throw StoreError(.cancelled) }
            if let heir = later.first(where: { $0.known.contains(message.position) }) {
                keep(message.id, of: run, as: heir.run)
                report.keptForImports += 1
            } else if message.isOpened {
                // An envelope opens only once.
                keep(message.id, of: run, as: nil)
                report.keptOpened += 1
            } else {
                erased.append(message.id)
                report.erased[home, default: []].append(message.position)
            }
            return true
        }
    }

    private mutating func keep(
        _ message: UniqueIdentifier, of run: UniqueIdentifier, as heir: UniqueIdentifier?
    ) {
        if let last = kept.last, last.run == run, last.heir == heir {
            kept[kept.count - 1].messages.append(message)
        } else {
            kept.append(([message], run, heir))
        }
    }

    /// Checks that the plan still holds: another import may know messages that it erases, and the runs may have been undone,
    /// or their chats joined or separated.
    ///
    /// - Throws: `.busy` if it does not.
    fileprivate func requireValidity(in store: any StoreReader) throws(StoreError) {
        let homes = try UndoPlan.homes(in: store)
        guard known.isSuperset(of: homes.keys), runs.allSatisfy({ homes[$0.id] == $0.home }) else {
            throw StoreError(.busy)
        }
    }

    private static func homes(
        in store: any StoreReader
    ) throws(StoreError) -> [UniqueIdentifier: UniqueIdentifier] {
        Dictionary(try store.describedImports().map { ($0.run.id, $0.reading.conversation) }) { first, _ in first }
    }
}

extension UndoReport {
    /// Takes note of a conversation if only messages that go are left in it: it goes as well, unless the owner has set
    /// something on it.
    fileprivate mutating func settle(
        _ id: UniqueIdentifier, leaving messages: Int64, in store: any StoreReader
    ) throws(StoreError) {
        guard let chat = try store.conversation(id), chat.messageCount == messages else { return }
        let choices = try store.choices(of: id)
        if choices.keepChat { kept[id] = choices } else { conversations.append(id) }
    }
}

/// Undoing imports (ING-2).
extension Archive {
    /// Erases those of a plan's messages that are still to be erased: another source may have reported one meanwhile, or an
    /// envelope may have been opened into it.
    ///
    /// - Throws: `.busy` if the plan holds no longer; `.cancelled`.
    package func erase(
        _ messages: ArraySlice<UniqueIdentifier>, of plan: UndoPlan
    ) throws(StoreError) -> Erasure {
        try plan.requireValidity(in: store)
        let runs = Set(plan.runs.map(\.id))
        var erased: [UniqueIdentifier] = []
        for message in try store.outlines(of: messages) {
            guard let run = message.run, runs.contains(run) else { continue }
            if message.isOpened {
                try store.pass([message.id], of: run, to: nil)
            } else {
                erased.append(message.id)
            }
        }
        return try store.erase(.messages(erased))
    }

    /// Ends a plan whose messages are erased: hands over what stays, deletes conversations without messages on which the
    /// owner has set nothing, and forgets the runs. What stays changes hands here, so that after an interruption all can be
    /// undone again.
    ///
    /// - Parameter messages: The number of messages that were erased.
    /// - Returns: What was done; the contents in it may have other references.
    /// - Throws: `.busy` if the plan holds no longer.
    package func end(
        _ plan: UndoPlan, erased messages: Int64, areReadAgain: Bool
    ) throws(StoreError) -> UndoReport {
        try plan.requireValidity(in: store)
        var report = plan.report
        (report.messages, report.conversations, report.kept, report.erased) = (messages, [], [:], [:])
        let runs = Set(plan.runs.map(\.id))
        // What is recorded of an import goes with its chat.
        var described = try store.describedImports()
        let undone = described.partition { runs.contains($0.run.id) }
        var heirs: [UniqueIdentifier: UniqueIdentifier] = [:]
        for kept in plan.kept {
            try store.pass(kept.messages, of: kept.run, to: kept.heir)
            if heirs[kept.run] == nil { heirs[kept.run] = kept.heir }
        }
        // Runs that are gone keep nothing when their chats are taken apart.
        for run in runs { try forget(run: run) }
        for run in plan.runs { try takeApart(joinsOf: run.id, heir: heirs[run.id]) }
        for home in Set(plan.runs.compactMap(\.home)).sorted() { try report.settle(home, leaving: 0, in: store) }
        report.formerOwners = try withdrawOwners(
            statedBy: described[undone...], besides: described[..<undone], areReadAgain: areReadAgain)
        for id in report.conversations { report.orphanedBlobs += try eraseConversation(id) }
        for person in described[undone...].flatMap(\.reading.people) where try identity(of: person) != nil {
            _ = try store.update(PersonUpdate(person, isLeaving: true))
        }
        try store.reload(keeping: [:])
        return report
    }
}
