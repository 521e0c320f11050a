import Synchronization
import WhisperArchive
import WhisperMessage
import WhisperSQLiteEngine
import WhisperSodiumSealing
import WhisperStorePort

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

#if SQLCipher
    import WhisperSQLCipherStore
#endif

/// What a process does until it is killed. Each line that it prints is a promise already fulfilled.
enum CrashWork: String, CaseIterable {
    case `import`, ingest, sync, arrive, backup, open, rekey, migrate, share, race, delete, database

    /// Does the work without end, or once if it cannot be repeated.
    ///
    /// - Parameter step: The step at which the process kills itself; behind it, how often that is passed before.
    func run(_ vault: CrashVault, dyingAt step: String) async throws {
        #if WHISPER_TEST_HOOKS
            let words = step.split(separator: " ")
            if let step = words.first.flatMap({ WriteStep(rawValue: String($0)) }) {
                let passes = Atomic(words.count > 1 ? Int(words[1]) ?? 0 : 0)
                WriteStep.observe { reached in
                    guard reached == step else { return }
                    if passes.subtract(1, ordering: .relaxed).oldValue <= 0 { kill(getpid(), SIGKILL) }
                }
            }
        #endif
        switch self {
        case .import: try await importing(vault, backingUp: false)
        case .ingest: try await CrashIngestion.work(vault) { CrashWork.tell($0) }
        case .sync: try await CrashSync.work(vault) { CrashWork.tell($0) }
        case .arrive: try await CrashArrivals.work(vault) { CrashWork.tell($0) }
        case .backup: try await importing(vault, backingUp: true)
        case .open: try await opening(vault)
        case .delete: try await CrashDeletion.work(vault.open())
        case .database: try await DatabaseWork.work(vault.directory) { CrashWork.tell($0) }
        case .race: try await racing(vault)
        case .rekey: try rekey(vault)
        case .share: try await sharing(vault)
        case .migrate: try await vault.open(migrations: CrashVault.laterMigrations).close()
        }
    }

    /// Saves ever more messages, sometimes one, sometimes many.
    private func importing(_ vault: CrashVault, backingUp: Bool) async throws {
        let store = try vault.open()
        let conversation = try await CrashVault.conversation(store)
        var next = Int64(try await store.conversation(conversation)?.messageCount ?? 0)
        CrashWork.tell("saved \(next)")
        while next < 20_000 {
            let count: Int64 = [1, 1, 3, 40, 700].randomElement() ?? 1
            _ = try await store.save((next..<next + count).map { CrashVault.message($0, in: conversation) })
            next += count
            CrashWork.tell("saved \(next)")
            if backingUp {
                try await store.backup(toFile: "\(vault.directory)/copy.db")
                CrashWork.tell("copied \(next)")
            }
        }
        await store.close()
    }

    /// Opens ever more envelopes, one after the other.
    private func opening(_ vault: CrashVault) async throws {
        let store = try vault.open()
        var next = try await CrashOpenings.count(store)
        CrashWork.tell("opened \(next)")
        for _ in 0..<20_000 {
            guard try await CrashOpenings.open(next, in: store) else { throw CrashFailure("envelope \(next) is known") }
            next += 1
            CrashWork.tell("opened \(next)")
        }
        await store.close()
    }

    /// Opens the same few envelopes as other processes at the same time, starting when a file appears beside the vault;
    /// reports which it was the first to open.
    private func racing(_ vault: CrashVault) async throws {
        let store = try await waiting { try vault.open() }
        CrashWork.tell("ready")
        while access("\(vault.directory)/go", F_OK) != 0 { usleep(200) }
        for number: Int64 in 0..<5 where try await isFirst(number, in: store) { CrashWork.tell("opened \(number)") }
        await store.close()
    }

    private func isFirst(_ number: Int64, in store: SQLiteVault) async throws -> Bool {
        try await waiting { try await CrashOpenings.open(number, in: store) }
    }

    /// A vault that stays busy is not a result: the call is retried.
    private func waiting<Answer>(_ ask: () async throws -> Answer) async throws -> Answer {
        while true {
            do {
                return try await ask()
            } catch let error as StoreError where error == StoreError(.busy) {}
        }
    }

    /// Saves 300 messages, a few at a time, as other processes do at the same time.
    private func sharing(_ vault: CrashVault) async throws {
        let store = try await CrashWork.patiently { try vault.open() }
        let conversation = try await CrashWork.patiently { try await CrashVault.conversation(store) }
        for first in stride(from: Int64(0), to: 300, by: 6) {
            let messages = (first..<first + 6).map { CrashVault.message($0, in: conversation) }
            _ = try await CrashWork.patiently { try await store.save(messages) }
        }
        await store.close()
    }

    /// Tries again while other processes hold the vault for longer than the store waits, as they can where the disk is busy
    /// with other work. Other errors, and being busy forever, are thrown.
    private static func patiently<Result>(_ body: () async throws -> Result) async throws -> Result {
        for _ in 0..<60 {
            do { return try await body() } catch let error as StoreError where error.code == .busy { continue }
        }
        return try await body()
    }

    /// Changes the key to the other one and back, without end.
    private func rekey(_ vault: CrashVault) throws {
        #if SQLCipher
            var key = vault.key
            while true {
                let next = 3 - key
                try SQLCipherStore.rekey(
                    directory: vault.directory, from: try CrashVault.secret(key), to: try CrashVault.secret(next),
                    sealing: try SodiumSealing())
                key = next
                CrashWork.tell("key \(key)")
            }
        #endif
    }

    /// Prints a line past any buffer.
    private static func tell(_ line: String) {
        let bytes = Array((line + "\n").utf8)
        _ = write(STDOUT_FILENO, bytes, bytes.count)
    }
}
