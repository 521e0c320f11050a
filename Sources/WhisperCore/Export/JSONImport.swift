import WhisperArchive
public import WhisperBlobPort
public import WhisperClockPort
import WhisperMessage
public import WhisperSealingPort
public import WhisperStorePort

/// Imports JSON Lines: messages in the unified schema, or a full export (ST-13).
///
/// Lines are processed in batches of up to 2,000, one transaction each, and the next batch is read while one is
/// written. Importing the same lines again adds nothing: ids are preserved. A line whose message the vault has completes
/// it, and may give it a later text; attachments get contents that an earlier import lacked.
public struct JSONImport: Sendable {
    private let store: any VaultStore
    private let secrecy: SecrecyPorts?
    private let attachments: AttachmentTransfer?
    private let availability: ContentAvailability?
    private let clock: any WallClock
    private let zones: any TimeZoneSource
    private let random: any RandomNumberGenerator & Sendable
    private let digest: Digest128

    /// Creates an importer into a vault.
    ///
    /// - Parameters:
    ///   - blobs: The vault's attachments; nil ignores which contents are stored.
    ///   - secrecy: Compares contacts and recognises the owner's identities; nil omits both when adding.
    ///   - library: The source of contents that the vault lacks.
    ///   - availability: Decides which contents that neither the vault nor the library has can be fetched. When adding,
    ///     their attachments are listed for that, and the others recorded as missing; nil leaves all as they are.
    ///   - zones: Restores the local times of messages that came from exports.
    ///   - random: The source of ids for new conversations.
    public init(
        store: any VaultStore, secrecy: SecrecyPorts?, blobs: (any BlobStore)?, library: (any AttachmentLibrary)? = nil,
        availability: ContentAvailability? = nil, clock: any WallClock, zones: any TimeZoneSource,
        digest: any ShortDigest, random: any RandomNumberGenerator & Sendable
    ) {
        self.store = store
        self.secrecy = secrecy
        attachments = blobs.map { AttachmentTransfer(blobs: $0, library: library) }
        self.availability = availability
        self.clock = clock
        self.zones = zones
        self.random = random
        self.digest = { digest.digest128($0) }
    }

    /// Imports all lines, or, in a dry run, checks them all and reports what an import would do.
    ///
    /// - Parameters:
    ///   - mode: How to import a full export. Restoring throws `.notEmpty` in a vault with messages or contacts,
    ///     unless they come from an interrupted restoration.
    ///   - claims: The file's trust claims that the owner has confirmed, as found in a dry run; they are applied once
    ///     everything is imported. Restoring applies all of them anyway.
    ///   - ownName: The owner's name or identifier, which distinguishes sent messages from received ones. An identifier is
    ///     the owner's from then on; a name makes whoever has it in the file the owner where the vault knows none.
    ///   - progress: Called after each batch.
    /// - Throws: The reason the import ended early. Committed batches remain.
    public func run(
        _ source: any ByteSource, mode: ImportMode = .adding, accepting claims: Set<TrustClaim> = [],
        ownName: String? = nil, dryRun: Bool = false,
        progress: @escaping @Sendable (JSONImportProgress) -> Void = { _ in }
    ) async throws(JSONImportError) -> JSONImportSummary {
        if mode == .restoring { try await beginRestoring(dryRun: dryRun) }
        let batcher = LineBatcher(source)
        let reader = ReadAhead { await batcher.next() }
        var work = Work(
            summary: JSONImportSummary(),
            unified: UnifiedIntake(
                store: store, mode: mode, ownName: ownName, clock: clock, zones: zones, random: random,
                digest: digest),
            records: RecordIntake(store: store, mode: mode, digest: digest),
            events: EventIntake(store: store, mode: mode, digest: digest),
            review: RecordReview(
                store: store, secrecy: secrecy, mode: mode, accepting: claims, now: clock.now(),
                ownName: ownName, mayWrite: !dryRun, digest: digest),
            absent: mode == .adding && !dryRun ? try await absentContents() : nil)
        var named = dryRun ? nil : ownName
        let hold = dryRun ? nil : try await holdAttachments()
        defer { hold?.release() }
        do throws(JSONImportError) {
            while let (read, bytes) = try await reader.next() {
                if Task.isCancelled { throw .cancelled }
                let batch = try await placed(read, &work)
                // Of a file that is none, nothing is taken over.
                if let name = named { try await admit(name) }
                named = nil
                try await bringAttachments(of: batch, &work, dryRun: dryRun)
                if dryRun { try await look(at: batch, &work) } else { try await write(batch, &work) }
                work.summary.note(work.unified.changed)
                try await work.absent?.fill(batch.contents)
                progress(JSONImportProgress(bytes: bytes, summary: work.summary))
            }
            if !dryRun {
                try await work.unified.finish()
                try await tie(work.review.admittedContacts)
                try await grant(work.review, &work.summary.trust)
                if mode == .restoring { try await noteRestoring(nil) }
                work.summary.repeatedChats = try await work.unified.repeatedChats()
                if let found = try await work.absent?.release() {
                    work.summary.attachmentsMissing = found.missing
                    work.summary.attachmentsToFetch = found.toFetch
                }
            }
        } catch {
            await reader.cancel()
            throw error
        }
        hold?.release()
        if !work.brought.isEmpty { work.summary.attachmentsAdded = try await settle(work.brought) }
        return work.summary
    }

    private func admit(_ name: String) async throws(JSONImportError) {
        do throws(StoreError) { try await OwnersNames.admit(name, in: store) } catch { throw JSONImportError(error) }
    }

    /// Removes the contents that nothing refers to after all: a known message may have another file than its line.
    ///
    /// - Returns: How many of the contents are in use.
    private func settle(_ brought: Set<BlobID>) async throws(JSONImportError) -> Int64 {
        guard let attachments else { return 0 }
        do throws(BlobCollectionError) {
            let unused: Set<BlobID>
            do throws(StoreError) {
                unused = brought.subtracting(try await store.referencedBlobs().compactMap { BlobID(hex: $0) })
            } catch {
                throw .store(error)
            }
            try await BlobCollection(store: store, blobs: attachments.blobs).removeUnreferenced(
                unused.map(\.hex).sorted())
            return Int64(brought.count - unused.count)
        } catch {
            switch error {
            case .store(let error): throw JSONImportError(error)
            case .blobs(let error): throw .blobs(error)
            }
        }
    }

    /// From the first stored content to the last committed message, blobs must not be garbage-collected.
    private func holdAttachments() async throws(JSONImportError) -> (any BlobHold)? {
        guard let attachments else { return nil }
        let hold: (any BlobHold)?
        do throws(BlobError) {
            hold = try await attachments.blobs.wait(toHold: .storing)
        } catch {
            throw .blobs(error)
        }
        guard let hold else { throw .cancelled }
        return hold
    }

    /// What records absent contents; nil if they are left as the file has them.
    private func absentContents() async throws(JSONImportError) -> AbsentContents? {
        guard let availability, attachments != nil else { return nil }
        return try await AbsentContents(store: store, mayFetch: availability)
    }

    private struct Work {
        var summary: JSONImportSummary
        var unified: UnifiedIntake
        var records: RecordIntake
        var events: EventIntake
        var review: RecordReview
        /// The contents that are absent, where that is recorded.
        var absent: AbsentContents?
        /// Contents that were already looked up.
        var seen: Set<BlobID> = []
        /// Those of them that were copied into the vault.
        var brought: Set<BlobID> = []
    }

    private func write(_ batch: LineBatch, _ work: inout Work) async throws(JSONImportError) {
        switch batch {
        case .messages(let messages):
            let incoming = messages.map {
                IncomingMessage(unified: $0.value.unified, line: $0.line, chat: $0.value.chat)
            }
            let outcome = try await save(incoming, &work.unified)
            work.summary.count(messages: outcome)
        case .records(let records):
            let admitted = try await review(records, &work)
            let outcome = try await work.records.insert(admitted, messagesOfHeldChats: &work.unified)
            try await vouch(for: admitted, work.review.mode)
            work.summary.count(messages: outcome.messages)
            let left = records.count - admitted.count
            work.summary.records += Int64(outcome.others.inserted + outcome.others.duplicates + left)
            work.summary.recordsAdded += Int64(outcome.others.inserted)
        case .events(let events):
            do throws(StoreError) {
                let outcome = try await work.events.keep(events)
                work.summary.records += Int64(events.count)
                work.summary.recordsAdded += Int64(outcome.inserted)
            } catch {
                throw JSONImportError(error)
            }
        }
    }

    /// The part of a batch that has a conversation in the vault; the summary counts the rest.
    private func placed(_ batch: LineBatch, _ work: inout Work) async throws(JSONImportError) -> LineBatch {
        guard case .records(let records) = batch else { return batch }
        let placed = LineBatch.records(try await work.records.placed(records))
        work.summary.dividedChats = work.records.divided
        let messages = batch.messageIDs.count - placed.messageIDs.count
        work.summary.messages += Int64(messages)
        work.summary.records += Int64(records.count - placed.count - messages)
        return placed
    }

    /// The records that are accepted; the summary reports their trust claims.
    private func review(
        _ records: [Numbered<VaultRecord>], _ work: inout Work
    ) async throws(JSONImportError) -> [Numbered<VaultRecord>] {
        let admitted = try await work.review.admitted(records)
        work.summary.trust = work.review.findings
        return admitted
    }

    // MARK: Restoring

    /// Authenticates the trust of the owner's own vault in the one that it is restored into.
    private func vouch(for records: [Numbered<VaultRecord>], _ mode: ImportMode) async throws(JSONImportError) {
        guard let secrecy, mode == .restoring else { return }
        do throws(TrustError) {
            try await secrecy.trust.vouch(for: records.map(\.value))
        } catch {
            throw JSONImportError(error)
        }
    }

    /// The setting that marks a vault as being restored, so that an interrupted restoration can be completed.
    private static let restoring = "import.restoring"

    private func beginRestoring(dryRun: Bool) async throws(JSONImportError) {
        let isAllowed: Bool
        do throws(StoreError) {
            let figures = try await store.statistics()
            let wasCutOff = try await store.setting(JSONImport.restoring) != nil
            isAllowed = wasCutOff || figures.messages == 0 && figures.contacts == 0
        } catch {
            throw JSONImportError(error)
        }
        guard isAllowed else { throw .notEmpty }
        do throws(TrustError) { try await secrecy?.trust.checkRestorable() } catch { throw JSONImportError(error) }
        if !dryRun { try await noteRestoring("begun") }
    }

    private func noteRestoring(_ state: String?) async throws(JSONImportError) {
        do throws(StoreError) {
            try await store.setSetting(JSONImport.restoring, to: state)
        } catch {
            throw JSONImportError(error)
        }
    }

    /// Finds or creates the person for each added contact among the senders of messages.
    private func tie(_ contacts: [UniqueIdentifier]) async throws(JSONImportError) {
        guard let secrecy else { return }
        let book = ContactBook(secrecy)
        for id in contacts {
            do throws(ContactError) {
                try await book.findPerson(of: id)
            } catch .notFound {
                continue
            } catch {
                throw JSONImportError(error)
            }
        }
    }

    /// Applies the trust claims that the owner has confirmed, as if done manually.
    private func grant(_ review: RecordReview, _ trust: inout ImportedTrust) async throws(JSONImportError) {
        guard let secrecy else { return }
        for (contact, fingerprint) in review.verifications {
            do throws(ContactError) {
                _ = try await ContactBook(secrecy).verify(contact, fingerprint: fingerprint)
                trust.verifiedContacts += 1
            } catch {
                throw JSONImportError(error)
            }
        }
        for turn in review.turns {
            do throws(PolicyError) {
                try await PolicyBook(secrecy).set(turn.policy, to: turn.isOn)
                trust.turned.append(turn)
            } catch {
                throw JSONImportError(error)
            }
        }
    }

    private func save(
        _ messages: [IncomingMessage], _ unified: inout UnifiedIntake
    ) async throws(JSONImportError) -> SaveOutcome {
        do throws(JSONImportError) {
            return try await unified.save(messages)
        } catch {
            guard case .store(let failure) = error, failure.code == .constraint,
                let line = await unified.conflictingLine(in: messages)
            else { throw error }
            throw .line(line, .conflict)
        }
    }

    private func bringAttachments(
        of batch: LineBatch, _ work: inout Work, dryRun: Bool
    ) async throws(JSONImportError) {
        guard let attachments, !dryRun else { return }
        var ids: Set<BlobID> = []
        for id in batch.blobs where work.seen.insert(id).inserted { ids.insert(id) }
        guard !ids.isEmpty else { return }
        let outcome: AttachmentTransfer.Outcome
        do throws(BlobError) { outcome = try attachments.bring(ids) } catch { throw .blobs(error) }
        work.brought.formUnion(outcome.added)
        work.summary.attachmentsAdded = Int64(work.brought.count)
        work.summary.attachmentsAbsent += Int64(outcome.absent.count)
        try await work.absent?.note(outcome)
    }

    /// Counts without writing. Messages are matched by id: those that an import recognises in exports count as new.
    private func look(at batch: LineBatch, _ work: inout Work) async throws(JSONImportError) {
        do throws(StoreError) {
            for id in batch.messageIDs {
                let isKnown = try await store.message(id) != nil
                work.summary.count(messages: SaveOutcome(inserted: isKnown ? 0 : 1, duplicates: isKnown ? 1 : 0))
            }
        } catch {
            throw JSONImportError(error)
        }
        if case .records(let records) = batch {
            _ = try await review(records, &work)
            work.summary.records += Int64(records.count - batch.messageIDs.count)
        }
        if case .events(let events) = batch { work.summary.records += Int64(events.count) }
    }
}

extension LineBatch {
    /// The number of lines.
    fileprivate var count: Int {
        switch self {
        case .messages(let messages): messages.count
        case .records(let records): records.count
        case .events(let events): events.count
        }
    }

    /// The ids of the messages.
    fileprivate var messageIDs: [UniqueIdentifier] {
        switch self {
        case .messages(let messages): messages.map(\.value.unified.id)
        case .records(let records):
            records.compactMap { if case .message(let message, _, _, _) = $0.value { message.unified.id } else { nil } }
        case .events: []
        }
    }

    /// The ids and contents of the messages.
    fileprivate var contents: [(id: UniqueIdentifier, content: Content)] {
        switch self {
        case .messages(let messages): messages.map { ($0.value.unified.id, $0.value.unified.content) }
        case .records(let records):
            records.compactMap { record in
                guard case .message(let message, _, _, _) = record.value else { return nil }
                return (message.unified.id, message.unified.content)
            }
        case .events: []
        }
    }

    /// The contents that the lines refer to.
    fileprivate var blobs: [BlobID] {
        switch self {
        case .messages(let messages): messages.flatMap { $0.value.unified.content.blobs }
        case .records(let records):
            records.flatMap { $0.value.blobs }
        case .events: []
        }
    }
}

extension VaultRecord {
    fileprivate var blobs: [BlobID] {
        switch self {
        case .message(let message, _, _, _): message.unified.content.blobs
        case .conversation(let conversation, _, _): [conversation.avatar.flatMap { BlobID(hex: $0) }].compactMap { $0 }
        case .contact(let contact, _): [contact.avatar.flatMap { BlobID(hex: $0) }].compactMap { $0 }
        default: []
        }
    }
}

extension Content {
    fileprivate var blobs: [BlobID] {
        attachments.compactMap { $0.sha256.flatMap { BlobID(hex: $0) } }
    }
}
