import Foundation
import WhisperArchive
import WhisperMessage
import WhisperSQLiteEngine
import WhisperStorePort

/// One killed process, and a check of the vault that it left.
struct CrashTrial {
    /// What was promised before the kill.
    private struct Promises {
        var saved: Int64 = 0
        var opened: Int64 = 0
        /// Everything before this message was reported by a source.
        var told: Int64 = 0
        /// Everything before this message was acknowledged to it.
        var safe: Int64 = 0
        var copied: Int64?
        var sync = CrashSync.Promises()
        /// The token of the service without numbers was at least here.
        var arrived = 0
        var key: UInt8?
    }

    let program: String
    let directory: String

    /// Runs some work, kills it, and checks the vault.
    ///
    /// - Parameters:
    ///   - step: The step before which the process kills itself; nil for a kill from outside.
    ///   - delay: How long a kill from outside waits, in seconds.
    /// - Returns: How long reopening took, in seconds.
    func run(_ work: CrashWork, _ vault: CrashVault, at step: String?, after delay: Double) async throws
        -> (seconds: Double, vault: CrashVault)
    {
        let before = try await count(vault, before: work)
        // One of an earlier trial may be under another key.
        if work == .backup { try? FileManager.default.removeItem(atPath: copy(of: vault)) }
        let process = Process()
        process.executableURL = URL(filePath: program)
        process.arguments = ["work", work.rawValue, vault.directory, "\(vault.key)", step ?? "-"]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        if step == nil {
            try await Task.sleep(for: .seconds(delay))
            kill(process.processIdentifier, SIGKILL)
        }
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        // Its own end must be a success; an end by a signal must be our kill, not a trap.
        let isKilled = process.terminationReason == .uncaughtSignal
        guard process.terminationStatus == (isKilled ? SIGKILL : 0) else {
            throw CrashFailure(
                "\(work.rawValue) failed by itself: \(isKilled ? "signal" : "exit") \(process.terminationStatus)")
        }
        if let step, !isKilled { throw CrashFailure("\(work.rawValue) never came to \(step)") }
        let promises = promises(text)

        var left = vault
        if work == .rekey { left = try underWhicheverKey(vault) }
        let clock = ContinuousClock()
        let start = clock.now
        let store = try left.open(migrations: work == .migrate ? CrashVault.laterMigrations : .all)
        _ = try await store.conversations(after: nil, limit: 1)
        let took = clock.now - start
        if work == .ingest {
            try await CrashIngestion.recover(
                store, safe: max(promises.safe, before.saved), told: max(promises.told, before.saved))
        }
        if work == .sync {
            var sync = promises.sync
            sync.applied = max(sync.applied, before.sync.applied)
            try await CrashSync.check(store, sync)
        }
        if work == .arrive {
            try await CrashArrivals.check(store, atLeast: max(promises.arrived, before.arrived))
        }
        let found = try await CrashVault.check(store)
        let opened = try await CrashOpenings.check(store)
        if work == .delete { try await CrashDeletion.check(store, left) }
        await store.close()
        guard opened >= max(promises.opened, before.opened) else {
            throw CrashFailure("\(max(promises.opened, before.opened)) openings were acknowledged, \(opened) are there")
        }
        guard found >= max(promises.saved, before.saved) else {
            throw CrashFailure("\(max(promises.saved, before.saved)) messages were acknowledged, \(found) are there")
        }
        if work == .backup { try await checkCopy(vault, atLeast: promises.copied) }
        return (Double(took.components.attoseconds) / 1e18 + Double(took.components.seconds), left)
    }

    /// What the vault holds before the work.
    private func count(_ vault: CrashVault, before work: CrashWork) async throws -> Promises {
        // A vault that is to be migrated must not be opened earlier.
        if work == .migrate { return Promises(saved: CrashSeries.filling) }
        guard FileManager.default.fileExists(atPath: vault.directory) else { return Promises() }
        let store = try vault.open()
        let conversation = try await CrashVault.conversation(store)
        let saved = try await store.conversation(conversation)?.messageCount ?? 0
        let opened = try await CrashOpenings.count(store)
        let sync = try await CrashSync.count(store)
        let arrived = try await CrashArrivals.count(store)
        await store.close()
        return Promises(saved: saved, opened: opened, sync: sync, arrived: arrived)
    }

    private func promises(_ text: String) -> Promises {
        var promises = Promises()
        for line in text.split(separator: "\n") {
            let words = line.split(separator: " ")
            guard words.count == 2, let number = Int64(words[1]) else { continue }
            switch words[0] {
            case "saved": promises.saved = number
            case "opened": promises.opened = number
            case "told": promises.told = number
            case "safe": promises.safe = number
            case "applied": promises.sync.applied = number
            case "arrived": promises.arrived = Int(clamping: number)
            case "enqueued": promises.sync.enqueued = number
            case "copied": promises.copied = number
            case "key": promises.key = UInt8(clamping: number)
            default: break
            }
        }
        return promises
    }

    /// Exactly one of the two keys opens the vault.
    private func underWhicheverKey(_ vault: CrashVault) throws -> CrashVault {
        var open: [CrashVault] = []
        for key: UInt8 in [1, 2] {
            let candidate = CrashVault(directory: vault.directory, key: key)
            do {
                _ = try candidate.open(.existing)
                open.append(candidate)
            } catch let error as StoreError where error == StoreError(.wrongKey) {
                continue
            }
        }
        guard let only = open.first, open.count == 1 else {
            throw CrashFailure("\(open.count) keys open the vault")
        }
        return only
    }

    private func copy(of vault: CrashVault) -> String { "\(vault.directory)/copy.db" }

    /// A copy is whole or not there, and holds what was there when it was made.
    private func checkCopy(_ vault: CrashVault, atLeast promised: Int64?) async throws {
        let copy = copy(of: vault)
        guard FileManager.default.fileExists(atPath: copy) else {
            if promised != nil { throw CrashFailure("a copy that was acknowledged is not there") }
            return
        }
        let scratch = CrashVault(directory: "\(directory)/scratch", key: vault.key)
        try? FileManager.default.removeItem(atPath: scratch.directory)
        try scratch.restore(copy: copy)
        let store = try scratch.open()
        let found = try await CrashVault.check(store)
        await store.close()
        if let promised, found < promised { throw CrashFailure("a copy lacks what was acknowledged") }
    }
}
