import Foundation
import WhisperTestSupport

/// Every pair of commands that change a vault, at once, as real processes, over and over (R0).
struct PairSeries {
    /// Where the programs are.
    let programs: String
    let seed: UInt64

    /// Plays a number of rounds; returns the summary or the first failure.
    ///
    /// - Parameter only: The one pair that is played; nil for all in turn, in another order each time.
    func run(rounds: Int, only: (PairCommand, PairCommand)?) throws -> String {
        var random = SeededRandom(seed: seed)
        let place = FileManager.default.temporaryDirectory.appending(path: "whisper-pairs-\(getpid())").path
        let template = try PairTemplate(place + "/template", programs: programs)
        defer { template.end() }
        var pairs: [(PairCommand, PairCommand)] = []
        // Where the kernel keeps no keys, every command brings the passphrase.
        let canKeepKey = try template.run(["unlock", "--for", "1m"], vault: template.vault).status == 0
        if canKeepKey { _ = try template.run(["lock"], vault: template.vault) }
        var unlocked = 0
        var done = [0, 0, 0]
        var counts: [String: Int] = [:]
        for round in 0..<rounds {
            if pairs.isEmpty { pairs = only.map { [$0] } ?? PairCommand.pairs.shuffled(using: &random) }
            guard let pair = pairs.popLast() else { break }
            let commands = random.next() % 2 == 0 ? [pair.0, pair.1] : [pair.1, pair.0]
            let folder = "\(place)/\(round)"
            // Half of them begin together, the others up to a tenth of a second apart.
            let delay = random.next() % 2 == 0 ? 0 : UInt32(random.next() % 100_000)
            let beginsEmpty = commands.contains(.create) && random.next() % 2 == 0
            let keepsKey = canKeepKey && !beginsEmpty && random.next() % 2 == 0
            let trial = PairTrial(
                template: template, folder: folder, commands: commands, delay: delay, beginsEmpty: beginsEmpty,
                keepsKey: keepsKey)
            do {
                done[try trial.run()] += 1
            } catch {
                throw CrashFailure(
                    "round \(round), \(commands[0].rawValue) beside \(commands[1].rawValue)"
                        + "\(keepsKey ? " under a kept key" : ""): \(error); left at \(folder)")
            }
            if keepsKey { unlocked += 1 }
            counts["\(pair.0.rawValue) \(pair.1.rawValue)", default: 0] += 1
            try FileManager.default.removeItem(atPath: folder)
        }
        try FileManager.default.removeItem(atPath: place)
        return
            "\(rounds) rounds of \(counts.count) pairs, each at least \(counts.values.min() ?? 0) times, "
            + (canKeepKey ? "\(unlocked) under a kept key" : "none under a kept key, which the kernel refuses here")
            + ": both were done in \(done[2]), one in \(done[1]), none in \(done[0]); every vault opens and is in order, "
            + "nothing that was said to be done is lost"
    }
}
