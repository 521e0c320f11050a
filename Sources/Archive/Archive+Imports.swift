package import WhisperMessage
package import WhisperStorePort

/// What is recorded of imports of files, by which they can be undone (ING-2).
extension StoreReader {
    /// The runs behind one, or all of them, latest start first, ties in reverse order of recording.
    ///
    /// - Throws: `.runNotFound`.
    func runs(after last: UniqueIdentifier?, limit: Int) throws(StoreError) -> [IngestionRun] {
        var place: [StoredValue.Term] = []
        if let last {
            guard case .run(let run, let number)? = try value(.run(last)) else { throw StoreError(.runNotFound) }
            place = [.integer(run.startedAt.milliseconds), .integer(number)]
        }
        let runs = ValueSelection(.run, by: .start, after: place, isDescending: true, limit: limit)
        return try values(runs).compactMap { if case .run(let run, _) = $0 { run } else { nil } }
    }

    /// The described imports behind a run, or all of them, latest start first, ties in reverse order of recording.
    ///
    /// - Throws: `.runNotFound`.
    func describedImports(
        after last: UniqueIdentifier? = nil, limit: Int = .max
    ) throws(StoreError) -> [RecordedImport] {
        var readings: [UniqueIdentifier: ImportReading] = [:]
        for value in try values(ValueSelection(.reading)) {
            if case .reading(let reading, let run) = value { readings[run] = reading }
        }
        return try runs(after: last, limit: .max).lazy.compactMap { run in
            readings[run.id].map { RecordedImport(run: run, reading: $0) }
        }.prefix(limit).map(\.self)
    }

    /// The imports into a conversation, in the order in which the runs were recorded, with what they knew before they
    /// wrote.
    func imports(
        into conversation: UniqueIdentifier
    ) throws(StoreError) -> [(run: UniqueIdentifier, known: KnownPositions)] {
        var imports: [(number: Int64, run: UniqueIdentifier, known: KnownPositions)] = []
        for value in try values(ValueSelection(.reading, by: .conversation, [.id(conversation)])) {
            guard case .reading(_, let id) = value, case .run(_, let number)? = try self.value(.run(id)),
                case .known(let known, _)? = try self.value(StoredValue.Key(.known, .id(id)))
            else { continue }
            imports.append((number, id, known))
        }
        return imports.sorted { $0.number < $1.number }.map { ($0.run, $0.known) }
    }
}

extension Archive {
    /// Records which conversation a run writes into, how the file was read, and what it knew before it wrote.
    ///
    /// - Throws: As `VaultStore.describeRun`.
    func describe(
        _ run: UniqueIdentifier, _ reading: ImportReading, knowing known: KnownPositions
    ) throws(StoreError) {
        guard try store.run(run) != nil else { throw StoreError(.runNotFound) }
        guard try store.conversation(reading.conversation) != nil else { throw StoreError(.conversationNotFound) }
        for end in known.ranges.flatMap({ [$0.lowerBound, $0.upperBound] }) {
            var isThere = false
            let walk = MessageWalk.positions(end...end, in: reading.conversation, isBackwards: false)
            try store.walk(walk) { _ in
                isThere = true
                return false
            }
            guard isThere else { throw StoreError(.busy) }
        }
        try store.put(.reading(reading, of: run))
        try store.put(.known(known, of: run))
    }

    /// Forgets a run, with how its file was read and what it knew.
    func forget(run: UniqueIdentifier) throws(StoreError) {
        if try store.reading(of: run) != nil {
            try store.remove(StoredValue.Key(.known, .id(run)))
            try store.remove(StoredValue.Key(.reading, .id(run)))
        }
        try store.remove(.run(run))
    }

    /// Removes a conversation, with everything in it, and the imports into it: nothing of what they brought is left.
    ///
    /// - Returns: The contents to which it referred; something else may refer to them as well.
    /// - Throws: `.conversationNotFound`.
    package func eraseConversation(_ id: UniqueIdentifier) throws(StoreError) -> Set<String> {
        for value in try store.values(ValueSelection(.reading, by: .conversation, [.id(id)])) {
            if case .reading(_, let run) = value { try forget(run: run) }
        }
        return try store.erase(.conversation(id)).contents
    }
}

extension StoreWriter {
    /// Stores the draft of a conversation, or removes it.
    func put(_ draft: Draft?, of conversation: UniqueIdentifier) throws(StoreError) {
        guard var draft else { return try remove(StoredValue.Key(.draft, .id(conversation))) }
        draft.conversation = conversation
        try put(.draft(draft))
    }
}
