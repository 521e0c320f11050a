import WhisperBridgeProtocol
import WhisperClockPort
import WhisperIngestionPort
import WhisperPosixFiles
import WhisperSecretPool

/// How far a bridge's lines are in the vault, and how far they are acknowledged to it.
struct BridgeAcknowledgements {
    /// Everything up to this line is in the vault.
    private(set) var reached: Int64
    /// Everything up to this line is acknowledged, and the session that it depends on is stored.
    var confirmed: Int64
    /// Whether the final state of a bridge that has ended is being stored.
    var isKeepingLast = false
    /// Whether there is a session that was never stored.
    var wantsSnapshot = false
    /// Whether the bridge has said that it makes no snapshots of its session.
    var lacksSnapshots = false
    /// The journal in which the lines are counted, and the account, if they need to be stored.
    var newJournal: String?
    var newAccount: BridgeAccount?

    /// Creates the state at the start.
    init(_ sequence: Int64) {
        reached = sequence
        confirmed = sequence
    }

    /// Records that everything up to a line is in the vault, and returns whether that is new.
    mutating func reach(_ sequence: Int64) -> Bool {
        guard sequence > reached else { return false }
        reached = sequence
        return true
    }

    /// Whether there is something to do.
    var isBehind: Bool { reached > confirmed || wantsSnapshot || newJournal != nil || newAccount != nil }
}

extension BridgeSession {
    /// Acknowledges what is in the vault, for as long as the session lasts.
    ///
    /// A snapshot of the session is stored first that is newer than what is acknowledged: with an older one, the
    /// account could not continue from there. Many acknowledgements share a snapshot.
    func keepAcknowledging() async {
        while !isEnding, !Task.isCancelled {
            guard conversation.isReady, acknowledgements.isBehind else {
                await changes()
                continue
            }
            let target = acknowledgements.reached
            do throws(IngestionError) {
                try await keepNames()
                if try await keepSession() {
                    try await keepAcknowledged(target)
                    if target > acknowledgements.confirmed { send(.acknowledge(sequence: target)) }
                    acknowledgements.confirmed = max(acknowledgements.confirmed, target)
                }
            } catch {
                return fail(error)
            }
            await surroundings.clock.wait(for: surroundings.settings.snapshotInterval)
        }
    }

    /// Stores the journal and the account, before any counts that refer to them.
    private func keepNames() async throws(IngestionError) {
        if let journal = acknowledgements.newJournal {
            try await keep { (keeper) async throws(IngestionError) in try await keeper.keepJournal(journal) }
            acknowledgements.newJournal = nil
        }
        if let account = acknowledgements.newAccount {
            try await keep { (keeper) async throws(IngestionError) in try await keeper.keepAccount(account) }
            acknowledgements.newAccount = nil
        }
    }

    /// Requests a snapshot of the session and stores it; returns whether the stored one is current.
    private func keepSession() async throws(IngestionError) -> Bool {
        guard let reply = await ask({ .snapshot(id: $0) }) else { return false }
        // A bridge without snapshots would otherwise keep and repeat every line for ever.
        guard reply.isDone || reply.error == BridgeReply.unsupported else { return false }
        if !reply.isDone, !acknowledgements.lacksSnapshots {
            acknowledgements.lacksSnapshots = true
            surroundings.notify(.lacksSnapshots)
        }
        acknowledgements.wantsSnapshot = false
        if reply.isTrue("changed") { try await keepSnapshot() }
        return true
    }

    /// Stores the snapshot of the session that the bridge made, if there is one.
    private func keepSnapshot() async throws(IngestionError) {
        try await keep { [directory] (keeper) async throws(IngestionError) in
            var database: [UInt8]?
            do throws(FileError) {
                database = try directory.takeSnapshot()
            } catch {
                throw .inaccessible(errno: error.number)
            }
            guard var copy = database.take() else { return }
            defer { SecretWipe.wipe(&copy) }
            try await keeper.keepSession(copy)
        }
    }

    private func keepAcknowledged(_ sequence: Int64) async throws(IngestionError) {
        try await keep { (keeper) async throws(IngestionError) in try await keeper.keepAcknowledged(sequence) }
    }

    /// Stores something in a separate task. The supervising task is cancelled as soon as the process has gone, and a
    /// vault does nothing for a cancelled task; a bridge that crashes during a store must not look like a failing
    /// vault.
    private func keep(
        _ body: @escaping @Sendable (any BridgeSessionKeeper) async throws(IngestionError) -> Void
    ) async throws(IngestionError) {
        guard let keeper = surroundings.keeper else { return }
        let outcome = await Task { () -> Result<Void, IngestionError> in
            do throws(IngestionError) { return .success(try await body(keeper)) } catch { return .failure(error) }
        }.value
        try outcome.get()
    }

    /// Stores the snapshot that the bridge made when it closed, and how far it was read.
    func keepLastSession() async {
        do throws(IngestionError) {
            try await keepSnapshot()
        } catch {
            return fail(error)
        }
        await keepLastAcknowledgement()
    }

    /// Stores how far a bridge was read that has ended regularly. The next one receives it in `start`.
    func keepLastAcknowledgement() async {
        guard conversation.closing.isLast, !acknowledgements.isKeepingLast else { return }
        acknowledgements.isKeepingLast = true
        defer { acknowledgements.isKeepingLast = false }
        do throws(IngestionError) { try await keepNames() } catch { return fail(error) }
        // Further lines may be reached while this is being stored.
        while acknowledgements.reached > acknowledgements.confirmed {
            let target = acknowledgements.reached
            do throws(IngestionError) {
                try await keepAcknowledged(target)
                acknowledgements.confirmed = target
            } catch {
                return fail(error)
            }
        }
    }
}
