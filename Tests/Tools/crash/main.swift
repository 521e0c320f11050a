// Repeatedly kills a process that writes a vault, and checks the result (R1).
//
//   whisper-crash [--kills N] [--seed S] [--work import|ingest|sync|arrive|open|backup|migrate|rekey|
//                database]
//                                             N kills at random moments, and one at every labelled step of writing
//   whisper-crash corruption [--copies N] [--seed S]   reads damaged copies of a vault (R3)
//   whisper-crash faults [--stride N]         lets the engine's calls to the system fail in turn (R2)
//   whisper-crash bridge --programs DIRECTORY [--kills N] [--seed S]
//                                             kills `whisper bridge run` and its bridge, which are in that directory
//   whisper-crash pairs --programs DIRECTORY [--rounds N] [--seed S] [--pair ONE,OTHER]
//                                             lets every two commands that change a vault do so at once (R0)
//   whisper-crash work WORK DIRECTORY KEY STEP   what the process does that is killed
import Foundation
import WhisperSQLiteEngine

let arguments = Array(CommandLine.arguments.dropFirst())

if arguments.first == "work", arguments.count == 5, let work = CrashWork(rawValue: arguments[1]),
    let key = UInt8(arguments[3])
{
    try await work.run(CrashVault(directory: arguments[2], key: key), dyingAt: arguments[4])
} else {
    func option(_ name: String, _ fallback: UInt64) -> UInt64 {
        guard let index = arguments.firstIndex(of: name), arguments.indices.contains(index + 1) else { return fallback }
        return UInt64(arguments[index + 1]) ?? fallback
    }
    let seed = option("--seed", UInt64.random(in: 0..<1_000_000))
    do {
        switch arguments.first {
        case "corruption": print(try await Corruption.run(copies: Int(option("--copies", 1_000)), seed: seed))
        case "bridge":
            guard let index = arguments.firstIndex(of: "--programs"), arguments.indices.contains(index + 1) else {
                throw CrashFailure("--programs DIRECTORY is missing")
            }
            let kills = Int(option("--kills", 1_000))
            print("\(kills) kills, seed \(seed)")
            print(try BridgeKills(programs: arguments[index + 1], seed: seed).run(kills: kills))
        case "pairs":
            func text(_ name: String) -> String? {
                guard let index = arguments.firstIndex(of: name), arguments.indices.contains(index + 1) else {
                    return nil
                }
                return arguments[index + 1]
            }
            guard let programs = text("--programs") else { throw CrashFailure("--programs DIRECTORY is missing") }
            let names = text("--pair")?.split(separator: ",").compactMap { PairCommand(rawValue: String($0)) }
            if let names, names.count != 2 { throw CrashFailure("there is no such pair") }
            let rounds = Int(option("--rounds", 1_000))
            print("\(rounds) rounds, seed \(seed)")
            print(
                try PairSeries(programs: programs, seed: seed).run(rounds: rounds, only: names.map { ($0[0], $0[1]) }))
        case "faults": print(try await Faults.run(stride: max(1, Int(option("--stride", 1)))))
        default:
            let kills = Int(option("--kills", 1_000))
            let work = arguments.firstIndex(of: "--work").flatMap { index in
                arguments.indices.contains(index + 1) ? CrashWork(rawValue: arguments[index + 1]) : nil
            }
            if arguments.contains("--work"), work == nil { throw CrashFailure("there is no such work") }
            print("\(kills) kills, seed \(seed)")
            var series = CrashSeries(seed: seed)
            print(try await series.run(kills: kills, only: work))
        }
    } catch {
        print("failed: \(error)")
        exit(1)
    }
}
