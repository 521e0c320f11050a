import WhisperArchive
public import WhisperBlobPort
public import WhisperStorePort

/// Gives up contents of attachments to make room (ST-13): their messages keep the name, the type and the size of each
/// file, and what can be fetched is fetched again when it is wanted.
///
/// A content that several messages have is given up for all of them or not at all. The references go first, some hundreds
/// in a transaction; contents follow once all are committed. So an interruption leaves unreferenced contents, and never a
/// reference to one that is gone; the next removal, or `verify --repair`, removes them (ST-11).
///
/// A content that the vault has lost makes no room: it is neither counted nor given up, so that `verify` still finds its
/// absence.
public struct MediaPruning: Sendable {
    private let store: any VaultStore
    private let blobs: any BlobStore
    private let mayFetch: ContentAvailability

    /// Creates a removal for a vault.
    ///
    /// - Parameter mayFetch: Decides what could be fetched again.
    public init(store: any VaultStore, blobs: any BlobStore, mayFetch: @escaping ContentAvailability) {
        self.store = store
        self.blobs = blobs
        self.mayFetch = mayFetch
    }

    /// What a rule gives up, without changing anything.
    ///
    /// - Parameter progress: Called from time to time with the number of contents read.
    /// - Throws: `.store` or `.blobs`.
    public func plan(
        _ rule: MediaRule, progress: @Sendable (Int64) -> Void = { _ in }
    ) async throws(BlobCollectionError) -> MediaPrunePlan {
        var report = MediaPruneReport()
        var stored = MediaAmount()
        var covered: [(rank: PruneRank, content: Taken)] = []
        var reader = ContentUseReader(store)
        while let candidate = try await next(from: &reader, rule) {
            stored.add(bytes: candidate.bytes)
            progress(stored.contents)
            switch candidate.verdict(rule) {
            case .unaffected: break
            case .inUse: report.inUse.add(bytes: candidate.bytes)
            case .unfetchable: report.note(unfetchable: candidate)
            case .release where rule.keepUnder != nil: covered.append((candidate.rank, Taken(candidate)))
            case .release: report.take(Taken(candidate))
            }
        }
        var end = MediaPrunePlan.End.everything
        if let limit = rule.keepUnder {
            end = .nothing
            covered.sort { $0.rank < $1.rank }
            for (rank, content) in covered where stored.bytes - report.released.bytes > limit {
                report.take(content)
                end = .upTo(rank)
            }
        }
        report.remaining = stored.without(report.released)
        return MediaPrunePlan(rule: rule, report: report, end: end)
    }

    /// Gives up what a plan covers now: what has come since and meets its criteria, too.
    ///
    /// - Parameter progress: Called with the number of contents that were given up so far.
    /// - Returns: What was given up by this call: another one at the same time may have been faster.
    /// - Throws: `.store` or `.blobs`.
    @discardableResult
    public func apply(
        _ plan: MediaPrunePlan, progress: @Sendable (Int64) -> Void = { _ in }
    ) async throws(BlobCollectionError) -> MediaPruneReport {
        var batch = Batch()
        var reader = ContentUseReader(store)
        while !plan.isEmpty, let candidate = try await next(from: &reader, plan.rule) {
            guard candidate.verdict(plan.rule) == .release, plan.includes(candidate.rank) else { continue }
            do throws(StoreError) {
                try await release(candidate, plan.rule, &batch)
            } catch {
                throw .store(error)
            }
            progress(batch.released.contents)
        }
        do throws(StoreError) { try await commit(&batch) } catch { throw .store(error) }
        // Also what an interrupted removal left behind.
        try await BlobCollection(store: store, blobs: blobs).removeOrphans()
        var report = plan.report
        report.released = batch.released
        report.lost = batch.lost
        report.uses = batch.uses
        report.remaining = plan.report.remaining.with(plan.report.released).without(batch.released)
        do throws(BlobError) {
            if let last = batch.lastFreed { report.isPostponed = try blobs.contains(last) }
        } catch {
            throw .blobs(error)
        }
        return report
    }

    /// The next content that the vault holds, with all of its uses; nil at the end.
    private func next(
        from reader: inout ContentUseReader, _ rule: MediaRule
    ) async throws(BlobCollectionError) -> PruneCandidate? {
        while true {
            let candidate: PruneCandidate?
            do throws(StoreError) {
                candidate = try await PruneCandidate(from: &reader, rule, mayFetch: mayFetch)
            } catch {
                throw .store(error)
            }
            guard let id = candidate.map({ BlobID(hex: $0.first.place.sha256) }) else { return nil }
            do throws(BlobError) {
                if let id, try blobs.contains(id) { return candidate }
            } catch {
                throw .blobs(error)
            }
        }
    }

    /// What is released in one transaction, and what was released before.
    private struct Batch {
        var releases: [AttachmentRelease] = []
        /// The contents, by hash.
        var contents: [String: Taken] = [:]
        var released = MediaAmount()
        var lost = MediaAmount()
        var uses: Int64 = 0
        /// A content that nothing refers to any more.
        var lastFreed: BlobID?
    }

    private func release(
        _ candidate: PruneCandidate, _ rule: MediaRule, _ batch: inout Batch
    ) async throws(StoreError) {
        let sha256 = candidate.first.place.sha256
        let most = PruneCandidate.mostReleases
        if batch.releases.count + (candidate.releases?.count ?? most) > most { try await commit(&batch) }
        batch.contents[sha256] = Taken(candidate)
        if let releases = candidate.releases { return batch.releases += releases }
        // Too many for one transaction. If it ends between two, the rest has its content, which stays.
        var reader = ContentUseReader(store, after: ContentPlace(before: sha256))
        while let use = try await reader.next(of: sha256) {
            guard rule.covers(use) else { continue }
            batch.releases.append(use.release(canBeFetched: try await mayFetch(use)))
            guard batch.releases.count == most else { continue }
            try await commit(&batch)
            batch.contents[sha256] = Taken(candidate)
        }
    }

    private func commit(_ batch: inout Batch) async throws(StoreError) {
        guard !batch.releases.isEmpty else { return }
        let outcome = try await store.releaseAttachments(batch.releases)
        batch.uses += Int64(outcome.released)
        for sha256 in outcome.orphanedBlobs {
            guard let content = batch.contents[sha256] else { continue }
            batch.released.add(bytes: content.bytes)
            if !content.isFetchable { batch.lost.add(bytes: content.bytes) }
        }
        batch.lastFreed = outcome.orphanedBlobs.last.flatMap { BlobID(hex: $0) } ?? batch.lastFreed
        batch.releases = []
        batch.contents = [:]
    }
}

/// What is remembered of a content that is given up.
private struct Taken {
    let bytes: Int64
    let uses: Int64
    let isFetchable: Bool

    init(_ candidate: PruneCandidate) {
        bytes = candidate.bytes
        uses = candidate.uses
        isFetchable = candidate.isFetchable
    }
}

extension MediaPruneReport {
    fileprivate mutating func take(_ content: Taken) {
        released.add(bytes: content.bytes)
        if !content.isFetchable { lost.add(bytes: content.bytes) }
        uses += content.uses
    }
}
