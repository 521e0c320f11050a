import WhisperBridgeProtocol
import WhisperClockPort
import WhisperIngestionPort
import WhisperPosixFiles

/// How far a bridge's lines are in the vault, and how far it was told.
struct BridgeAcknowledgements {
    /// Everything up to this line is in the vault.
    private(set) var reached: Int64
    /// Everything up to this line is acknowledged, and the session that it depends on kept.
    var told: Int64
    /// Whether what a bridge left that has ended is being kept.
    var isKeepingLast = false
    /// Whether there is a session that was never kept.
    var wantsSnapshot = false
    /// The journal that the lines are counted of, and the account, where they are to be kept.
    var newJournal: String?
    var newAccount: BridgeAccount?

    /// What is acknowledged at the start.
    init(_ sequence: Int64) {
        reached = sequence
        told = sequence
    }

    /// Notes that everything up to a line is in the vault; whether that is news.
    mutating func reach(_ sequence: Int64) -> Bool {
        guard sequence > reached else { return false }
        reached = sequence
        return true
    }

    /// Whether there is something to do.
    var isBehind: Bool { reached > told || wantsSnapshot || newJournal != nil || newAccount != nil }
}

extension BridgeSession {
    /// Acknowledges what is in the vault, as long as the session goes on.
    ///
    /// First a copy of the session is kept that is newer than what is acknowledged: with an older one, the account could not
    /// go on from there. Many acknowledgements share a copy.
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
                    if target > acknowledgements.told { send(.acknowledge(sequence: target)) }
                    acknowledgements.told = max(acknowledgements.told, target)
                }
            } catch {
                return fail(error)
            }
            await surroundings.clock.wait(for: surroundings.settings.snapshotInterval)
        }
    }

    /// Keeps which journal and which account it is, before anything is counted of them.
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

    /// Asks for a copy of the session and keeps it; whether what is kept is up to date.
    private func keepSession() async throws(IngestionError) -> Bool {
        guard let reply = await ask({ .snapshot(id: $0) }), reply.isDone else { return false }
        acknowledgements.wantsSnapshot = false
        if reply.isTrue("changed") { try await keepSnapshot() }
        return true
    }

    /// Keeps the copy of the session that the bridge made, if there is one.
    private func keepSnapshot() async throws(IngestionError) {
        try await keep { [directory] (keeper) async throws(IngestionError) in
            var database: [UInt8]?
            do throws(FileError) {
                database = try directory.takeSnapshot()
            } catch {
                throw .inaccessible(errno: error.number)
            }
            guard var copy = database.take() else { return }
            defer { wipe(&copy) }
            try await keeper.keepSession(copy)
        }
    }

    private func keepAcknowledged(_ sequence: Int64) async throws(IngestionError) {
        try await keep { (keeper) async throws(IngestionError) in try await keeper.keepAcknowledged(sequence) }
    }

    /// Keeps something in a task of its own. Whoever watches the process is cancelled as soon as that is gone, and a vault
    /// does nothing for a cancelled task: a bridge that crashes while something is being kept must not look like a keeper
    /// that fails.
    private func keep(
        _ body: @escaping @Sendable (any BridgeSessionKeeper) async throws(IngestionError) -> Void
    ) async throws(IngestionError) {
        let keeper = surroundings.keeper
        let outcome = await Task { () -> Result<Void, IngestionError> in
            do throws(IngestionError) { return .success(try await body(keeper)) } catch { return .failure(error) }
        }.value
        try outcome.get()
    }

    /// Keeps the copy that the bridge made when it closed, and how far it was read.
    func keepLastSession() async {
        do throws(IngestionError) {
            try await keepSnapshot()
        } catch {
            return fail(error)
        }
        await keepLastAcknowledgement()
    }

    /// Keeps how far a bridge was read that has ended in good order. The next one is told in `start`.
    func keepLastAcknowledgement() async {
        guard conversation.closing.isLast, !acknowledgements.isKeepingLast else { return }
        acknowledgements.isKeepingLast = true
        defer { acknowledgements.isKeepingLast = false }
        do throws(IngestionError) { try await keepNames() } catch { return fail(error) }
        // More may be reached while this is being kept.
        while acknowledgements.reached > acknowledgements.told {
            let target = acknowledgements.reached
            do throws(IngestionError) {
                try await keepAcknowledged(target)
                acknowledgements.told = target
            } catch {
                return fail(error)
            }
        }
    }
}
