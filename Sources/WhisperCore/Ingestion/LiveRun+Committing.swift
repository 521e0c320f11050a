import WhisperArchive
import WhisperClockPort
import WhisperIngestionPort
import WhisperStorePort

extension LiveRun {
    /// Commits events as one transaction. An event that the vault rejects is omitted and counted, so that it does not
    /// block those after it.
    func commit(_ events: [PendingEvent], drained: SpillMark?) async throws(ImportError) {
        var prepared = try await prepare(events)
        do throws(ImportError) {
            tally.count(try await store(prepared.changes, drained: drained))
        } catch {
            guard case .store(let failure) = error, LiveRun.isRefusal(failure) else { throw error }
            // A cached chat or person may have been deleted meanwhile.
            await surroundings.preparer.reconsider()
            prepared = try await prepare(events)
            try await commitPieces(prepared.changes[...])
            if let drained { _ = try await store([], drained: drained) }
        }
        try await readEncrypted(isBacklog: events.allSatisfy(\.isBacklog))
        tally.status.skipped += Int64(prepared.unplaced)
        for finding in prepared.findings { surroundings.notify(.timesDisagree(finding)) }
        let warning = tally.count(events, at: surroundings.clock.elapsed(), surroundings.wallClock.now())
        if let warning { surroundings.notify(.warning(warning)) }
    }

    /// Reads the encrypted changes of the group, whose messages are there now. They wait until then, so that a failure
    /// loses none: the group is not acknowledged yet.
    private func readEncrypted(isBacklog: Bool) async throws(ImportError) {
        let waiting = encrypted
        encrypted = []
        for change in waiting {
            let changes = try await persist { () async throws(StoreError) in
                try await surroundings.preparer.changes(of: change, isBacklog: isBacklog)
            }
            if let warning = tally.countEncrypted(isRead: changes != nil) { surroundings.notify(.warning(warning)) }
            if let changes { try await commitPieces(changes[...]) }
        }
    }

    /// Saves figures from time to time, so that little is lost with the process.
    func keepFigures() async throws(ImportError) {
        guard let figures = tally.takeFigures(at: surroundings.clock.elapsed()) else { return }
        try await persist { () async throws(StoreError) in try await figures.keep(in: surroundings.store) }
    }

    /// Runs a store operation, retrying while the store is busy.
    func persist<Answer>(
        _ body: () async throws(StoreError) -> Answer
    ) async throws(ImportError) -> Answer {
        var retry = 0
        while true {
            do throws(StoreError) {
                return try await body()
            } catch {
                let isPassing = error.code == .busy || error.code == .heldExclusively
                guard isPassing, retry < surroundings.configuration.retries else { throw ImportError(error) }
            }
            retry += 1
            await surroundings.clock.wait(for: surroundings.configuration.schedule.delay(beforeRetry: retry))
            if Task.isCancelled { throw .cancelled }
        }
    }

    private func prepare(_ events: [PendingEvent]) async throws(ImportError) -> PreparedEvents {
        try await persist { () async throws(StoreError) in try await surroundings.preparer.prepare(events) }
    }

    private func store(_ changes: [IngestedChange], drained: SpillMark?) async throws(ImportError) -> CommitOutcome {
        let outcome = try await persist { () async throws(StoreError) in
            try await surroundings.store.commit(IngestionGroup(changes, drained: drained))
        }
        encrypted += outcome.encrypted
        return outcome
    }

    /// Bisects a rejected group to find and omit the faulty change.
    private func commitPieces(_ changes: ArraySlice<IngestedChange>) async throws(ImportError) {
        guard !changes.isEmpty else { return }
        do throws(ImportError) {
            tally.count(try await store(Array(changes), drained: nil))
        } catch {
            guard case .store(let failure) = error, LiveRun.isRefusal(failure) else { throw error }
            guard changes.count > 1 else {
                if let unplaced = changes.first?.unplaced { return try await commitPieces([unplaced]) }
                tally.status.skipped += 1
                return
            }
            let middle = changes.startIndex + changes.count / 2
            try await commitPieces(changes[..<middle])
            try await commitPieces(changes[middle...])
        }
    }

    /// Whether the data is at fault, rather than the store.
    private static func isRefusal(_ error: StoreError) -> Bool {
        [.constraint, .invalidArgument, .conversationNotFound, .personNotFound].contains(error.code)
    }
}
