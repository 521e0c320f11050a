import WhisperArchive
public import WhisperBlobPort
public import WhisperClockPort
public import WhisperMessage
public import WhisperStorePort

/// Applies a vault's rules for retention (ST-13).
///
/// It deletes only what was planned before, so that the owner can see it: a plan has a fixed moment for each
/// conversation, and a clock that changes afterwards changes nothing.
///
/// Messages that wait to be sent stay until they are sent or given up. A message from a live source is not older than
/// the time since it was received: a sender whose clock is wrong cannot make it disappear early.
public struct RetentionRun: Sendable {
    private let store: any VaultStore
    private let schedule: RetentionSchedule
    private let deletion: Deletion
    private let zone: any TimeZoneRules

    private static let pageSize = 1_000

    /// Creates a run for a vault.
    /// - Parameter zone: The zone in whose calendar months and years are counted.
    public init(store: any VaultStore, blobs: any BlobStore, zone: any TimeZoneRules) {
        self.store = store
        self.zone = zone
        schedule = RetentionSchedule(store: store)
        deletion = Deletion(store: store, blobs: blobs)
    }

    /// What the rules delete, without changing anything.
    /// - Parameter now: The moment from which ages are measured.
    /// - Throws: `.store`.
    public func plan(at now: Timestamp) async throws(BlobCollectionError) -> RetentionPlan {
        do throws(StoreError) {
            return try await planned(at: now)
        } catch {
            throw .store(error)
        }
    }

    private func planned(at now: Timestamp) async throws(StoreError) -> RetentionPlan {
        var plan = RetentionPlan(shares: [], now: now, newest: nil)
        let rules = try await schedule.rules()
        if rules.keepEverything { return plan }
        var cursor: Conversation?
        repeat {
            let page = try await store.conversations(after: cursor, limit: RetentionRun.pageSize)
            for conversation in page {
                if Task.isCancelled { throw StoreError(.cancelled) }
                plan.see(conversation)
                guard let (share, unsent) = try await share(of: conversation, rules, now) else { continue }
                plan.unsent += unsent
                if share.messages > 0 { plan.shares.append(share) }
            }
            cursor = page.count == RetentionRun.pageSize ? page.last : nil
        } while cursor != nil
        return plan
    }

    private func share(
        of conversation: Conversation, _ rules: RetentionRules, _ now: Timestamp
    ) async throws(StoreError) -> (share: RetentionPlan.Share, unsent: Int64)? {
        let period = rules.period(of: conversation.id)
        guard conversation.messageCount > 0, case .limited(let age) = period,
            let before = age.moment(before: now, in: zone)
        else { return nil }
        var share = RetentionPlan.Share(conversation: conversation, period: period, before: before, messages: 0)
        let report = try await store.prune(RetentionRun.rule(share), dryRun: true)
        share.messages = report.messages
        return (share, report.unsent)
    }

    private static func rule(_ share: RetentionPlan.Share) -> RetentionRule {
        RetentionRule(
            before: share.before, conversation: share.conversation.id, receivedBefore: share.before, sparesUnsent: true)
    }

    /// Deletes what was planned, and removes rules of conversations that are no longer in the vault. A conversation
    /// whose rule has changed since is left as it is.
    /// - Parameter progress: Called with the progress of large deletions, over all conversations together.
    /// - Returns: What was deleted.
    /// - Throws: `.store` or `.blobs`. What was deleted so far stays deleted.
    @discardableResult
    public func apply(
        _ plan: RetentionPlan, progress: @escaping @Sendable (DeletionProgress) -> Void = { _ in }
    ) async throws(BlobCollectionError) -> RetentionReport {
        var whole = RetentionReport()
        let total = plan.messages
        for share in plan.shares {
            guard try await isInForce(share) else { continue }
            let before = whole.messages
            let report = try await deletion.apply(RetentionRun.rule(share)) { part in
                guard part.stage == .messages else { return progress(part) }
                // Messages that arrived after the plan was made are not part of its total.
                progress(DeletionProgress(stage: .messages, done: min(before + part.done, total), total: total))
            }
            if report.messages > 0 {
                var share = share
                share.messages = report.messages
                whole.shares.append(share)
            }
            whole.unsent += report.unsent
            whole.orphanedBlobs += report.orphanedBlobs
        }
        do throws(StoreError) { try await schedule.removeStale() } catch { throw .store(error) }
        return whole
    }

    private func isInForce(_ share: RetentionPlan.Share) async throws(BlobCollectionError) -> Bool {
        do throws(StoreError) {
            let own = try await schedule.period(of: share.conversation.id)
            if let own { return own == share.period }
            return try await schedule.period(of: nil) == share.period
        } catch {
            throw .store(error)
        }
    }
}
