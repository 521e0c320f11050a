import Foundation
import WhisperJSONText
import WhisperTestSupport

/// One vault and one scenario, read by a host that is killed repeatedly until everything is reported (R1, ING-6).
///
/// The bridge hands every message over once and from then on answers for it with its journal, so what host and bridge lose
/// between them is lost. The messages are numbered.
struct BridgeVaultTrials {
    /// One piece of a scenario.
    private struct Piece {
        var count: Int
        var members: String
    }

    private let vault: CommandVault
    private let pieces: [Piece]
    private var count: Int { pieces.reduce(0) { $0 + $1.count } }
    private var scenario: String { vault.folder + "/scenario.jsonl" }
    private var journal: String { vault.directory + "/bridge/journal" }
    /// The numbers of the messages that were there at the last look.
    private var held: Set<Int64> = []
    private var acknowledged: Int64 = 0
    /// How long the first look after each kill took to open the vault, in seconds.
    private(set) var reopening: [Double] = []

    /// A new vault, and a scenario that a seed decides.
    init(_ vault: CommandVault, _ random: inout SeededRandom) {
        self.vault = vault
        pieces = (0..<5 + Int(random.next() % 4)).map { _ in
            let form = random.next() % 2 == 0 ? #","form":"event""# : ""
            switch random.next() % 4 {
            case 0: return Piece(count: 30 + Int(random.next() % 60), members: #""interval_us":3000"# + form)
            case 1: return Piece(count: 200 + Int(random.next() % 500), members: #""backlog":true"# + form)
            case 2: return Piece(count: 150, members: #""interval_us":300,"backlog":true"# + form)
            default: return Piece(count: 200 + Int(random.next() % 800), members: #""interval_us":100"# + form)
            }
        }
    }

    // MARK: Kills

    /// Starts the host, and kills it or its bridge at random moments.
    ///
    /// - Returns: How many kills hit, and whether the scenario came to its end before the last.
    mutating func kill(_ random: inout SeededRandom) throws -> (kills: Int, isOver: Bool) {
        try writeScenario(tornAfter: random.next() % 4 == 0 ? Int(random.next() % UInt64(count)) : nil)
        let host = try start()
        func pause() { usleep(UInt32(random.next() % 500_000)) }
        var kills = 0
        pause()
        if random.next() % 2 == 0, host.isRunning {
            if host.killBridge() { kills += 1 }
            pause()
        }
        guard host.isRunning else {
            try host.waitForEnd()
            return (kills, true)
        }
        if kills > 0, random.next() % 4 == 0 {
            try host.stop()
        } else {
            guard host.kill() else {
                try host.waitForEnd()
                return (kills, true)
            }
            kills += 1
        }
        return (kills, false)
    }

    /// Lets the host read to the end.
    mutating func finish() throws {
        try writeScenario(tornAfter: nil)
        try start().waitForEnd()
    }

    private func start() throws -> BridgeProcess {
        let bridge = "'\(vault.program("whisper-scripted-bridge"))' '\(scenario)'"
        return try BridgeProcess(vault, arguments: ["bridge", "run", "--command", bridge])
    }

    /// Writes the scenario, on request with a death in the middle of a line.
    private func writeScenario(tornAfter place: Int?) throws {
        var lines = [#"{"do":"journal"}"#, #"{"do":"ready"}"#, #"{"do":"login"}"#]
        var left = place ?? .max
        for piece in pieces {
            let (before, after) = (min(left, piece.count), piece.count - min(left, piece.count))
            if before > 0 { lines.append(#"{"do":"messages","chats":3,"count":\#(before),\#(piece.members)}"#) }
            if left <= piece.count, after > 0 {
                lines.append(#"{"do":"torn","times":1,"chats":3,\#(piece.members)}"#)
                lines.append(#"{"do":"messages","chats":3,"count":\#(after),\#(piece.members)}"#)
                left = .max
            } else {
                left -= before
            }
        }
        lines.append(#"{"do":"closed"}"#)
        try lines.joined(separator: "\n").write(toFile: scenario, atomically: true, encoding: .utf8)
        // Which steps were done is counted by their lines.
        let folder = vault.directory + "/bridge"
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        where name.hasPrefix("journal.step-") {
            try FileManager.default.removeItem(atPath: folder + "/" + name)
        }
    }

    // MARK: Looks

    /// Checks the content: each message is there once and in its place, and none that was there before is lost.
    ///
    /// For a while, some may be missing that are older than others: the bridge reports again what waited in memory;
    /// what waited in the spill is committed at once. At the end none may be missing.
    mutating func check() throws {
        let begin = ContinuousClock.now
        let status = try vault.objects(["bridge", "status", "--json"]).first
        reopening.append((ContinuousClock.now - begin).seconds)
        let told = status?.integer("acknowledged") ?? 0
        guard told >= acknowledged else { throw CrashFailure("\(told) are acknowledged, \(acknowledged) were") }
        acknowledged = told
        var numbers: Set<Int64> = []
        var last: [String: Int64] = [:]
        for message in try vault.objects(["export", "json"]) {
            guard let number = message.text("external_id").flatMap({ Int64($0.dropFirst()) }),
                case .object(let metadata)? = message["metadata"], let chat = metadata.text("thread_id")
            else { throw CrashFailure("a message without a number or a chat") }
            guard number > last[chat] ?? 0 else { throw CrashFailure("message \(number) is not in its place") }
            guard numbers.insert(number).inserted else { throw CrashFailure("message \(number) is there twice") }
            last[chat] = number
        }
        if let lost = held.subtracting(numbers).min() { throw CrashFailure("message \(lost) is gone") }
        held = numbers
        guard vault.run(["verify", "--json"]).status == 0 else { throw CrashFailure("verify finds fault") }
    }

    /// Checks the end: everything is stored, journal and spill are empty, memory is clear, and no process runs.
    mutating func checkEnd() throws {
        try check()
        if let lost = Set(1...Int64(count)).subtracting(held).min() { throw CrashFailure("message \(lost) is lost") }
        guard held.count == count else { throw CrashFailure("\(held.count) messages are there, \(count) were told") }
        // Started once more, the bridge forgets what is acknowledged, and the pipeline empties what is in the spill.
        let summary = try vault.objects([
            "bridge", "run", "--json", "--command", "'\(vault.program("whisper-scripted-bridge"))' '\(scenario)'",
        ]).last
        guard ["added", "duplicates", "skipped"].allSatisfy({ summary?.integer($0) == 0 }) else {
            throw CrashFailure("something was left in the journal or in the spill")
        }
        let size = (try FileManager.default.attributesOfItem(atPath: journal)[.size] as? NSNumber)?.intValue ?? 0
        guard size > 0, size < 128 else { throw CrashFailure("the journal has \(size) bytes") }
        // A bridge whose host was killed has five seconds to end.
        let deadline = Date() + 5
        while RunningProcess.isAny(startedWith: scenario), Date() < deadline { usleep(20_000) }
        guard !RunningProcess.isAny(startedWith: scenario) else { throw CrashFailure("a bridge is left") }
        for place in try FileManager.default.contentsOfDirectory(atPath: vault.memory) {
            let left = try FileManager.default.contentsOfDirectory(atPath: vault.memory + "/" + place)
            guard left.allSatisfy({ $0 == "lock" }) else { throw CrashFailure("left in memory: \(left)") }
        }
    }
}

extension Duration {
    /// Seconds, with their fraction.
    fileprivate var seconds: Double { Double(components.seconds) + Double(components.attoseconds) * 1e-18 }
}
