import WhisperArchive
import WhisperBlobPort
import WhisperIngestionPort
import WhisperMessage
import WhisperStorePort

/// Writes the events of a database, group by group, while the next group is read and prepared.
struct DatabaseWriter: Sendable {
    private let store: any VaultStore
    private let platform: Platform
    private let contents: OfferedContents
    private let preparer: EventPreparer

    init(store: any VaultStore, platform: Platform, blobs: any BlobStore, digest: @escaping Digest128) {
        self.store = store
        self.platform = platform
        contents = OfferedContents(store: store, intake: AttachmentIntake(blobs: blobs))
        preparer = EventPreparer(store: store, platform: platform, digest: digest, mode: .merging)
    }

    /// Writes everything; `summary` counts what was written even if it throws.
    func write(
        _ source: any DatabaseIngestionSource, _ summary: inout DatabaseImportSummary,
        _ progress: @Sendable (ImportProgress) -> Void
    ) async throws(ImportError) {
        let chats = ChatStates(store: store, platform: platform)
        let survey = summary.survey
        let total = survey.rows
        let session: any IngestionSession
        do throws(IngestionError) { session = try await source.open() } catch { throw ImportError(error) }
        let groups = DatabaseGroups(preparer)
        let reader = BatchReader(session, readsAhead: { $0.prepared != nil }) { (batch) throws(ImportError) in
            await groups.take(batch)
        }
        do throws(ImportError) {
            let before = try await storing { () throws(StoreError) in try await chats.conversations() }
            try await introduceNamesakes(survey)
            while let group = try await reader.next() {
                if Task.isCancelled { throw .cancelled }
                try await write(group, reader, &summary)
                if let committed = group.committed { await session.acknowledge(committed) }
                progress(
                    ImportProgress(
                        phase: .writing, messages: min(group.completed, total), total: total, added: summary.added))
            }
            let rest = groups.finish(completed: total)
            try await write(rest, reader, &summary)
            if let committed = rest.committed { await session.acknowledge(committed) }
            progress(ImportProgress(phase: .aligning, messages: total, total: total, added: summary.added))
            try await takeMembers(survey, &summary)
            summary.timeFindings += try await storing { () throws(StoreError) in try await preparer.finish() }
            summary.ownerIsAnother = await preparer.owner.isRefused
            let settled = await preparer.takeSettled()
            summary.joined += settled.joined
            summary.added = max(0, summary.added - settled.joined)
            summary.ambiguous = settled.ambiguous
            summary.joinedChats = try await storing { () throws(StoreError) in try await preparer.takeJoinedChats() }
            let known = before.union(await preparer.linkedChats)
            summary.newChats = try await storing { () throws(StoreError) in
                try await chats.countNew(survey.chats, known: known)
            }
            try await storing { () throws(StoreError) in try await chats.take(survey.chats, before: known) }
        } catch {
            await reader.close()
            throw error
        }
        await reader.close()
    }

    private func write(
        _ group: DatabaseGroup, _ reader: BatchReader<DatabaseGroup>, _ summary: inout DatabaseImportSummary
    ) async throws(ImportError) {
        summary.skipped += group.skipped
        summary.messages += group.messages
        summary.events += group.others
        for case .message(let message) in group.events.lazy.map(\.event) { summary.note(message) }
        if group.events.isEmpty { return }
        let before = summary
        do throws(ImportError) {
            let prepared: PreparedEvents
            if let known = group.prepared { prepared = known } else { prepared = try await prepare(group.events) }
            try await commit(try await keep(prepared, &summary), &summary)
        } catch {
            guard case .store(let failure) = error, failure.isRefusal else { throw error }
            // A cached chat or person may have been deleted meanwhile, or the data of one event is at fault. What is
            // being prepared ahead uses the same cache.
            await reader.settle()
            await preparer.reconsider()
            summary = before
            let prepared = try await keep(try await prepare(group.events), &summary)
            try await commitPieces(prepared.changes[...], &summary)
        }
    }

    /// Makes the members known who have one name in one group, also those who wrote nothing: otherwise an export's person of
    /// this name would be taken for the one who did.
    private func introduceNamesakes(_ survey: DatabaseSurvey) async throws(ImportError) {
        guard let asOf = survey.asOf else { return }
        for chat in survey.chats where chat.members.count > 1 {
            let people = chat.members.prefix(DatabaseWriter.maximumMembers).map(\.person)
            let bearers = Dictionary(grouping: people.filter(\.hasName), by: \.displayName)
            for person in people where bearers[person.displayName, default: []].count > 1 {
                if Task.isCancelled { throw .cancelled }
                try await introduce(person, seenAt: asOf)
            }
        }
    }

    /// Makes a person known, unless the store refuses them: that is counted with the members.
    private func introduce(_ person: SourcePerson, seenAt: Timestamp) async throws(ImportError) {
        do throws(StoreError) {
            _ = try await store.sender(
                for: NewSender(
                    platform: platform, aliases: person.aliases,
                    participant: Participant(identifier: person.identifier, displayName: person.displayName),
                    isOwner: person.isOwner, seenAt: seenAt))
        } catch {
            if !error.isRefusal { throw ImportError(error) }
        }
    }

    /// Takes over who is in which group, and the titles of chats, as of the newest message. A live source may have reported since.
    private func takeMembers(
        _ survey: DatabaseSurvey, _ summary: inout DatabaseImportSummary
    ) async throws(ImportError) {
        guard let asOf = survey.asOf else { return }
        for chat in survey.chats where !chat.members.isEmpty || chat.chat.kind == .direct {
            if Task.isCancelled { throw .cancelled }
            let members = Array(chat.members.prefix(DatabaseWriter.maximumMembers))
            let details = ChatDetails(
                chat: chat.chat, members: members,
                hasAllMembers: chat.hasAllMembers && members.count == chat.members.count)
            try await take(details, asOf: asOf, &summary)
        }
    }

    /// Takes over the members of a group. If the store refuses one of them, the others are members all the same, and
    /// no one is recorded as having left.
    private func take(
        _ details: ChatDetails, asOf: Timestamp, _ summary: inout DatabaseImportSummary
    ) async throws(ImportError) {
        let event = PendingEvent(event: .details(details, at: asOf), isBacklog: true, arrival: nil, receivedAt: asOf)
        do throws(ImportError) {
            try await commit(try await prepare([event]), &summary)
        } catch {
            guard case .store(let failure) = error, failure.isRefusal else { throw error }
            await preparer.reconsider()
            guard details.members.count > 1 else { return summary.rejected += 1 }
            let middle = details.members.count / 2
            for part in [details.members[..<middle], details.members[middle...]] {
                try await take(
                    ChatDetails(chat: details.chat, members: Array(part), hasAllMembers: false), asOf: asOf, &summary)
            }
        }
    }

    /// The largest group of the platform has 1,024 members.
    private static let maximumMembers = 4_096

    private func prepare(_ events: [PendingEvent]) async throws(ImportError) -> PreparedEvents {
        let preparer = preparer
        return try await storing { () throws(StoreError) in try await preparer.prepare(events) }
    }

    /// Stores the contents that attachments of a prepared group have.
    private func keep(
        _ prepared: PreparedEvents, _ summary: inout DatabaseImportSummary
    ) async throws(ImportError) -> PreparedEvents {
        var prepared = prepared
        try await contents.keep(&prepared, &summary)
        summary.timeFindings += prepared.findings
        summary.rejected += Int64(prepared.unplaced)
        return prepared
    }

    private func commit(
        _ prepared: PreparedEvents, _ summary: inout DatabaseImportSummary
    ) async throws(ImportError) {
        guard !prepared.changes.isEmpty else { return }
        let outcome = try await storing { () throws(StoreError) in
            try await store.commit(IngestionGroup(prepared.changes))
        }
        summary.count(outcome, prepared.changes[...])
    }

    /// Bisects a rejected group to find and omit the faulty change.
    private func commitPieces(
        _ changes: ArraySlice<IngestedChange>, _ summary: inout DatabaseImportSummary
    ) async throws(ImportError) {
        guard !changes.isEmpty else { return }
        do throws(ImportError) {
            let outcome = try await storing { () throws(StoreError) in
                try await store.commit(IngestionGroup(Array(changes)))
            }
            summary.count(outcome, changes)
        } catch {
            guard case .store(let failure) = error, failure.isRefusal else { throw error }
            guard changes.count > 1 else {
                if let unplaced = changes.first?.unplaced { return try await commitPieces([unplaced], &summary) }
                summary.rejected += 1
                return
            }
            let middle = changes.startIndex + changes.count / 2
            try await commitPieces(changes[..<middle], &summary)
            try await commitPieces(changes[middle...], &summary)
        }
    }

    private func storing<Result>(
        _ body: () async throws(StoreError) -> Result
    ) async throws(ImportError) -> Result {
        do throws(StoreError) { return try await body() } catch { throw ImportError(error) }
    }
}

extension DatabaseImportSummary {
    /// Counts a committed group.
    fileprivate mutating func count(_ outcome: CommitOutcome, _ changes: ArraySlice<IngestedChange>) {
        let matched = changes.count { change in
            if case .merged(_, .some) = change { true } else { false }
        }
        added += Int64(outcome.inserted)
        if outcome.inserted > 0, changes.contains(where: { EnvelopeMark.count(in: $0.newMessage?.content.text) > 0 }) {
            mayHoldEnvelopes = true
        }
        joined += Int64(matched)
        let stored = Int64(outcome.duplicates) + Int64(outcome.replaced)
        known += max(0, stored - Int64(matched))
        completed += max(0, Int64(outcome.replaced) - Int64(matched))
        waiting += Int64(outcome.unmatched)
        refused += Int64(outcome.refused)
    }
}

extension StoreError {
    /// Whether the data is at fault, rather than the store.
    var isRefusal: Bool { [.constraint, .invalidArgument, .conversationNotFound, .personNotFound].contains(code) }
}
