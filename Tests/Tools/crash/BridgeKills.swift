import Foundation
import WhisperTestSupport

/// Kills `whisper bridge run` or its bridge, the real processes, at random moments while messages come in (R1, ING-6).
struct BridgeKills {
    /// Where the command and the scripted bridge are.
    let programs: String
    let seed: UInt64

    /// Kills a number of times; returns the summary or the first failure.
    func run(kills: Int) throws -> String {
        var random = SeededRandom(seed: seed)
        let place = FileManager.default.temporaryDirectory.appending(path: "whisper-bridge-kills-\(getpid())").path
        let memory = "/dev/shm/whisper-bridge-sessions-\(getpid())"
        var done = 0
        var vaults = 0
        var reopening: [Double] = []
        while done < kills {
            let vault = try CommandVault("\(place)/\(vaults)", programs: programs, memory: "\(memory)/\(vaults)")
            var trials = BridgeVaultTrials(vault, &random)
            do {
                var isOver = false
                while done < kills, !isOver {
                    let trial = try trials.kill(&random)
                    done += trial.kills
                    isOver = trial.isOver
                    try trials.check()
                }
                if !isOver { try trials.finish() }
                try trials.checkEnd()
            } catch {
                // What a failure leaves behind stays, to be looked into.
                throw CrashFailure("after \(done) kills, vault \(vaults): \(error); left at \(vault.folder)")
            }
            reopening += trials.reopening
            vault.remove()
            vaults += 1
        }
        for path in [place, memory] { try? FileManager.default.removeItem(atPath: path) }
        reopening.sort()
        let p95 = reopening.isEmpty ? 0 : reopening[reopening.count * 95 / 100]
        return
            "\(done) kills of host or bridge over \(vaults) vaults: nothing was lost, nothing is twice or out of order, "
            + "every check passes, nothing is left; opening after a kill, the process's start included, "
            + "p95 \(Int(p95 * 1_000)) ms"
    }
}
