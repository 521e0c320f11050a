import Foundation
import WhisperArchive
import WhisperSQLiteEngine
import WhisperTestSupport

/// Many trials, decided by a seed but for the machine's own timing.
struct CrashSeries {
    private var generator: SeededRandom

    init(seed: UInt64) {
        generator = SeededRandom(seed: seed)
    }

    private mutating func random(_ bound: UInt64) -> UInt64 { generator.next() % bound }

    #if WHISPER_TEST_HOOKS
        /// The work in which each labelled step occurs.
        private static let labelledPlain: [(work: CrashWork, step: WriteStep)] = [
            (.import, .rowsInserted), (.import, .indexed), (.import, .committed), (.ingest, .rowsInserted),
            (.ingest, .indexed), (.ingest, .spilled), (.ingest, .spillDrained), (.ingest, .committed),
            (.sync, .rowsInserted), (.sync, .indexed), (.sync, .eventsApplied), (.sync, .enqueued), (.sync, .committed),
            (.arrive, .rowsInserted), (.arrive, .eventsApplied), (.arrive, .gapWidened), (.arrive, .committed),
            (.delete, .deletionPartCommitted), (.delete, .indexSwept), (.delete, .committed), (.open, .rowsInserted),
            (.open, .openingNoted), (.open, .committed), (.backup, .copyWritten), (.backup, .copyInPlace),
            (.migrate, .copyWritten), (.migrate, .copyInPlace), (.migrate, .migrationCopied),
            (.migrate, .migrationStepRun), (.migrate, .migrationStepCommitted),
        ]
        private static let labelledEncrypted: [(work: CrashWork, step: WriteStep)] = [
            (.rekey, .replacementWritten), (.rekey, .replacementAnnounced), (.rekey, .replacementInPlace),
            (.rekey, .replacementSettled), (.database, .rowsInserted), (.database, .indexed), (.database, .committed),
        ]
    #endif

    /// Runs the trials; the summary, or the first failure. There are labelled steps only in a build with
    /// `WHISPER_TEST_HOOKS`.
    ///
    /// - Parameter only: The one kind of work that is killed; nil for all kinds in turn.
    mutating func run(kills: Int, only: CrashWork? = nil) async throws -> String {
        let program = URL(filePath: CommandLine.arguments[0]).standardizedFileURL.path
        let place = FileManager.default.temporaryDirectory.appending(path: "whisper-crash-\(getpid())").path
        // What a failure leaves behind stays, to be looked into.
        var hasFailed = false
        defer { if !hasFailed { try? FileManager.default.removeItem(atPath: place) } }
        var works: [CrashWork] = [
            .import, .import, .ingest, .sync, .sync, .arrive, .open, .open, .backup, .migrate, .delete, .delete,
        ]
        var labelled: [(work: CrashWork, step: String)] = []
        #if WHISPER_TEST_HOOKS
            labelled = CrashSeries.labelledPlain.map { ($0.work, $0.step.rawValue) }
        #endif
        #if SQLCipher
            works += [.rekey, .database]
            #if WHISPER_TEST_HOOKS
                labelled += CrashSeries.labelledEncrypted.map { ($0.work, $0.step.rawValue) }
            #endif
            if DatabasePhone.python == nil, only != .database {
                print("SKIPPED: imports of databases: no Python with the package cryptography, which writes them")
                works.removeAll { $0 == .database }
                labelled.removeAll { $0.work == .database }
            }
        #endif
        if let only {
            guard works.contains(only) else { throw CrashFailure("\(only.rawValue) is not killed with this engine") }
            works = [only]
            labelled.removeAll { $0.work != only }
        }
        var reopening: [Double] = []
        var counts: [String: Int] = [:]
        var vault = CrashVault(directory: "\(place)/0", key: 1)
        let trial = CrashTrial(program: program, directory: place)
        var databases: DatabaseTrials?
        for number in 0..<(kills + labelled.count) {
            let isLabelled = number < labelled.count
            let work = isLabelled ? labelled[number].work : works[Int(random(UInt64(works.count)))]
            if work == .database {
                do {
                    let seconds = try await kill(&databases, at: isLabelled ? labelled[number].step : nil) {
                        try await DatabaseTrials(in: "\(place)/database", program: program, seed: $0)
                    }
                    if let seconds { reopening.append(seconds) }
                } catch {
                    hasFailed = true
                    throw CrashFailure("trial \(number), \(work.rawValue): \(error); left at \(place)")
                }
                counts[work.rawValue, default: 0] += 1
                continue
            }
            // A migrated vault is one of a later version: it is left to that program. Large ones only cost time.
            if work == .migrate || number % 25 == 0 {
                vault = CrashVault(directory: "\(place)/\(number)", key: 1)
                try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
                try await fill(vault)
            }
            let delay = Double(random(work == .migrate ? 40_000 : 150_000)) / 1e6
            do {
                let left = try await trial.run(
                    work, vault, at: isLabelled ? labelled[number].step : nil, after: delay)
                reopening.append(left.seconds)
                vault = left.vault
            } catch {
                hasFailed = true
                throw CrashFailure("trial \(number), \(work.rawValue): \(error); left at \(place)")
            }
            counts[work.rawValue, default: 0] += 1
            if work == .migrate {
                try? FileManager.default.removeItem(atPath: vault.directory)
                vault = CrashVault(directory: "\(place)/\(number)-next", key: 1)
                try await fill(vault)
            }
        }
        reopening.sort()
        let p95 = reopening.isEmpty ? 0 : reopening[reopening.count * 95 / 100]
        let summary = counts.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }.joined(separator: ", ")
        return
            "\(kills) kills at random moments, \(labelled.count) at labelled steps (\(summary)): nothing acknowledged was "
            + "lost, nothing is twice, every check passes; reopening p95 \(Int(p95 * 1000)) ms"
            + (databases.map { "; " + $0.figures.text } ?? "")
    }

    /// Kills an import of a database, or, in a third of the trials, its reader, at a step or at any moment of its time. One
    /// that ended before its kill is repeated.
    ///
    /// - Parameter prepare: Makes what is imported, from a seed, the first time.
    private mutating func kill(
        _ databases: inout DatabaseTrials?, at step: String?,
        prepare: (UInt64) async throws -> DatabaseTrials
    ) async throws -> Double? {
        if databases == nil { databases = try await prepare(random(1 << 32)) }
        if let step { return try await databases?.run(.step("\(step) \(random(8))")) }
        let isReader = random(3) == 0
        for _ in 0..<CrashSeries.attempts {
            let delay = Double(random(1_000)) / 1_000 * (databases?.duration ?? 0)
            let seconds = try await databases?.run(isReader ? .reader(after: delay) : .host(after: delay))
            if let seconds { return seconds }
        }
        throw CrashFailure("\(CrashSeries.attempts) imports ended before they were to be killed")
    }

    private static let attempts = 50

    /// How many messages are in a vault at first.
    static let filling: Int64 = 300

    private func fill(_ vault: CrashVault) async throws {
        let store = try vault.open()
        let conversation = try await CrashVault.conversation(store)
        _ = try await store.save((0..<CrashSeries.filling).map { CrashVault.message($0, in: conversation) })
        await store.close()
    }
}
