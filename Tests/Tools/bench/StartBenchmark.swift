import Foundation

/// P9: from the start of the installed command to the first byte of its answer, the vault being unlocked.
struct StartBenchmark {
    let place: Place
    let options: BenchCommand

    func run(_ report: inout Report) async throws {
        report.heading("P9  start to the first row, vault unlocked")
        guard let whisper = options.whisper else { return report.note("left out: no installed command was given") }
        let vault = try CommandVault(whisper, in: place.emptyFolder("start"))
        defer { place.remove("start") }
        guard vault.isUnlocked else { return report.note("left out: \(vault.failure)") }
        defer { vault.lock() }
        let export = place.file("start/WhatsApp Chat with Start.txt")
        let lines = (0..<60).map { "31/01/2024, 09:\(String(format: "%02d", $0)) - Ana: message number \($0)" }
        try Data(lines.joined(separator: "\n").utf8).write(to: URL(fileURLWithPath: export))
        guard vault.run(["import", "whatsapp", export, "--date-order", "dmy", "--yes", "--json"]) == 0 else {
            return report.note("left out: whisper import failed")
        }
        let question = ["conversations", "--json", "--vault", vault.path]
        let samples = (0..<100).map { _ in CommandVault.time(whisper, question).firstByte * 1000 }
        let nothing = (0..<100).map { _ in CommandVault.time("/bin/true", []).all * 1000 }
        try report.add(
            Finding(
                id: "P9", what: "start to the first row", value: samples.median, unit: "ms",
                yardstick: nothing.median, yardstickName: "/bin/true, ms", goal: "≤ 30 ms",
                isReached: samples.median <= 30,
                method: "median of 100 runs; p95 \(String(format: "%.1f", samples.quantile(0.95))) ms"))
    }
}
