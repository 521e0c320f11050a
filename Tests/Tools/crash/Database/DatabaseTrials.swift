import Foundation
import WhisperArchive
import WhisperIngestionPort
import WhisperMergeHistories
import WhisperMessage
import WhisperStorePort
import WhisperTestSupport
import WhisperVault

/// Imports of one phone's backup into copies of one vault, each killed on its way (R1, WDB-8).
///
/// The vault already has an export of a part of one chat. After each kill it opens, `verify` is clean, and what was
/// acknowledged is there; the import after it makes the vault what it is without any kill. No plaintext of the backup is
/// in any file at any time, and neither files nor processes are left.
struct DatabaseTrials {
    /// What is killed.
    enum Victim: Equatable {
        /// The import itself, from outside, after so many seconds.
        case host(after: Double)
        /// The import itself, before a labelled step is passed that many times.
        case step(String)
        /// The reader alone, after so many seconds.
        case reader(after: Double)
    }

    private let place: String
    private let program: String
    private let phone: DatabasePhone
    private let search: CanarySearch
    /// The messages in the order in which the backup delivers them: the key of their chat, and their id.
    private let order: [(chat: String, id: String)]
    /// What the vault exports before the import, and after one that is not killed.
    private let before: [String]
    private let after: [String]
    /// How long an import takes that is not killed, in seconds: as measured, and then less where one ended before its kill,
    /// since other work takes the processor at times.
    private(set) var duration: Double

    /// What the trials came to.
    struct Figures {
        /// Kills of the import, from outside or at a step; of its reader; and how many of the latter ended it with an error.
        var hosts = 0
        var readers = 0
        var refused = 0
        /// Imports that ended before they were to be killed.
        var missed = 0
        /// Temporary files without a name that were looked into.
        var unnamed = 0

        var text: String {
            "\(hosts) imports of a database killed and \(readers) readers, \(refused) of which ended their import with one "
                + "error; \(missed) had ended before; no plaintext in any file, among them \(unnamed) without a name"
        }
    }

    private(set) var figures = Figures()

    /// The folder of one trial: the vault, and what the process has for its temporary files.
    private var trial: String { place + "/trial" }
    private var template: String { place + "/template" }

    /// Makes a phone, a vault with a part of it, and the result of an import.
    init(in place: String, program: String, seed: UInt64) async throws {
        self.place = place
        self.program = program
        phone = try DatabasePhone.make(in: place, seed: seed)
        search = CanarySearch(phone.canaries)
        try FileManager.default.createDirectory(
            atPath: place + "/trial/temporary", withIntermediateDirectories: true)
        let vault = try await DatabaseWork.vault(in: place)
        var options = WhatsAppImportOptions()
        options.zone = vault.adapters.zones.zone(named: "UTC")
        options.allowsAmbiguousDates = true
        guard try await vault.importWhatsApp(phone.export, options: options).added > 20 else {
            throw CrashFailure("the export has hardly any messages")
        }
        before = try await MergeVault(vault.store).normalForm()
        order = try await DatabaseTrials.order(DatabaseWork.source(phone, vault) { _ in }.source)
        await vault.close()
        try FileManager.default.copyItem(atPath: place + "/trial", toPath: place + "/template")
        let start = ContinuousClock.now
        after = try await DatabaseTrials.imported(program, in: place)
        duration = DatabaseTrials.seconds(since: start)
        guard try await DatabaseTrials.imported(program, in: place) == after else {
            throw CrashFailure("importing again changes the vault, even without a kill")
        }
        guard after.count > before.count, order.count > 200 else {
            throw CrashFailure("the backup has hardly anything: \(after.count) lines")
        }
    }

    /// Kills one import, and checks the vault.
    ///
    /// - Returns: How long reopening took, in seconds; nil if the import ended before it was to be killed.
    mutating func run(_ victim: Victim) async throws -> Double? {
        try FileManager.default.removeItem(atPath: trial)
        try FileManager.default.copyItem(atPath: template, toPath: trial)
        let begin = Date()
        var step: String?
        if case .step(let name) = victim { step = name }
        let process = try DatabaseTrials.start(program, in: place, at: step)
        var isHit = true
        switch victim {
        case .step: figures.hosts += 1
        case .host(let delay):
            usleep(UInt32(delay * 1e6))
            isHit = try killHost(process)
            figures.hosts += isHit ? 1 : 0
        case .reader(let delay):
            usleep(UInt32(delay * 1e6))
            isHit = try killReader(of: process)
            figures.readers += isHit ? 1 : 0
        }
        figures.missed += isHit ? 0 : 1
        duration = max(0.05, duration * (isHit ? 1.01 : 0.9))
        let text = process.finish()
        let told = try promises(text, process.ending, victim, isHit)
        try look(since: begin)
        let start = ContinuousClock.now
        let vault = try await DatabaseWork.vault(in: place)
        _ = try await vault.store.conversations(after: nil, limit: 1)
        let seconds = DatabaseTrials.seconds(since: start)
        try await check(vault, acknowledged: told.acknowledged, isComplete: told.isComplete)
        await vault.close()
        try await importAgain()
        try look(since: begin)
        return isHit ? seconds : nil
    }

    // MARK: Kills

    /// Holds the import and its readers still, looks into what they have open, and kills the import.
    private mutating func killHost(_ process: RunningWork) throws -> Bool {
        let readers = process.readers
        for number in [process.number] + readers { kill(number, SIGSTOP) }
        defer { for number in readers { kill(number, SIGCONT) } }
        for number in [process.number] + readers { try expectNone(inFilesOf: number) }
        try expectNone(search.files(below: trial))
        return process.kill()
    }

    /// Kills one of its readers, whatever that is doing.
    private mutating func killReader(of process: RunningWork) throws -> Bool {
        let deadline = Date() + 1
        while process.isRunning, Date() < deadline {
            if let reader = process.readers.randomElement() {
                kill(reader, SIGSTOP)
                defer { kill(reader, SIGKILL) }
                try expectNone(inFilesOf: reader)
                return true
            }
            usleep(500)
        }
        return false
    }

    // MARK: Looks

    /// What the process printed before its end, which must be the end that was meant for it.
    ///
    /// - Returns: How many messages were acknowledged, and whether everything is said to be there.
    private mutating func promises(
        _ text: String, _ ending: RunningWork.Ending, _ victim: Victim, _ isHit: Bool
    ) throws -> (acknowledged: Int, isComplete: Bool) {
        let lines = text.split(separator: "\n").map { $0.split(separator: " ") }
        let last = lines.last?.first
        var isDone = last == "done"
        switch (victim, ending) {
        case (.host, .signal(SIGKILL)), (.step, .signal(SIGKILL)): isDone = false
        case (.host, .exit(0)) where isDone && !isHit: break
        // One error, and the one that says what happened; if the reader had no more to do, none.
        case (.reader, .exit(0)):
            let errors = lines.filter { $0.first == "failed" }
            guard isDone ? errors.isEmpty : isHit && errors == [["failed", "reader-failed"]] else {
                throw CrashFailure("the import whose reader was killed ended with: \(text)")
            }
            figures.refused += errors.count
        default: throw CrashFailure("\(victim): the import ended with \(ending): \(text)")
        }
        let acknowledged = lines.filter { $0.count == 2 && $0[0] == "acknowledged" }.compactMap { Int($0[1]) }.max()
        let hadNames = !lines.contains(["nameless", "0"])
        return (acknowledged ?? 0, isDone && hadNames)
    }

    /// Checks a vault whose import was cut off.
    private func check(_ vault: Vault, acknowledged: Int, isComplete: Bool) async throws {
        guard try await vault.verify(readsAttachments: true).isSound else { throw CrashFailure("verify finds fault") }
        for (number, message) in order.prefix(acknowledged).enumerated() {
            let chat = try await vault.store.conversation(platform: .whatsapp, key: message.chat)
            guard let chat, try await vault.store.message(conversation: chat.id, externalID: message.id) != nil else {
                throw CrashFailure("message \(number) of \(acknowledged) that were acknowledged is not there")
            }
        }
        if isComplete, try await MergeVault(vault.store).normalForm() != after {
            throw CrashFailure("an import that reported its end is not complete")
        }
    }

    /// The next import makes the vault what it would be without the kill, also if the first one could not read the names of
    /// contacts.
    private func importAgain() async throws {
        let form = try await DatabaseTrials.imported(program, in: place)
        guard form == after else {
            let differences = Set(form).symmetricDifference(after).sorted().prefix(4).joined(separator: "\n")
            throw CrashFailure("after the second import the vault is another one:\n\(differences)")
        }
    }

    /// Imports without a kill, and returns what the vault exports then.
    private static func imported(_ program: String, in place: String) async throws -> [String] {
        let process = try start(program, in: place, at: nil)
        let text = process.finish()
        guard text.hasSuffix("done 0\n"), process.ending == .exit(0) else {
            throw CrashFailure("an import without a kill ended with \(process.ending): \(text)")
        }
        let vault = try await DatabaseWork.vault(in: place)
        let form = try await MergeVault(vault.store).normalForm()
        let isSound = try await vault.verify(readsAttachments: true).isSound
        let files = try await vault.store.referencedBlobs().count
        await vault.close()
        guard isSound, files > 5 else { throw CrashFailure("verify finds fault, or there are hardly any files") }
        return form
    }

    /// No file has plaintext, and neither files nor processes are left.
    private func look(since begin: Date) throws {
        let deadline = Date() + 5
        while !ReaderProcesses.reading(below: phone.folder).isEmpty, Date() < deadline { usleep(5_000) }
        guard ReaderProcesses.reading(below: phone.folder).isEmpty else { throw CrashFailure("a reader is left") }
        let looked = search.files(below: trial)
        guard looked.files > 3 else { throw CrashFailure("there is nothing to look into") }
        try expectNone(looked)
        try expectNone(search.files(below: "/dev/shm", since: begin))
        let left = try FileManager.default.contentsOfDirectory(atPath: trial + "/temporary")
        guard left.isEmpty else { throw CrashFailure("left among temporary files: \(left)") }
        let names = FileManager.default.enumerator(atPath: trial)?.compactMap { $0 as? String } ?? []
        if let name = names.first(where: { $0.contains("whisper-reader") }) { throw CrashFailure("\(name) is left") }
    }

    private mutating func expectNone(inFilesOf process: pid_t) throws {
        let result = search.files(openIn: process)
        figures.unnamed += result.unnamed
        try expectNone(result)
    }

    private func expectNone(_ result: CanarySearch.Result) throws {
        guard result.found.isEmpty else { throw CrashFailure("plaintext of the database in \(result.found)") }
    }

    // MARK: Preparation

    private static func order(_ source: AcknowledgedSource) async throws -> [(chat: String, id: String)] {
        var order: [(chat: String, id: String)] = []
        let session = try await source.open()
        while let batch = try await session.next() {
            for case .message(let message) in batch.events {
                order.append((message.chat.key, message.externalID ?? ""))
            }
        }
        await session.close()
        return order
    }

    private static func start(_ program: String, in place: String, at step: String?) throws -> RunningWork {
        try RunningWork(
            program, ["work", CrashWork.database.rawValue, place, "1", step ?? "-"],
            temporary: place + "/trial/temporary")
    }

    private static func seconds(since start: ContinuousClock.Instant) -> Double {
        let took = ContinuousClock.now - start
        return Double(took.components.seconds) + Double(took.components.attoseconds) / 1e18
    }
}
