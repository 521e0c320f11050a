import CYardstick
import Foundation

/// P9: from the start of the installed command to the first byte of its answer, the vault being unlocked.
struct StartBenchmark {
    let place: Place
    let options: BenchCommand

    func run(_ report: inout Report) async throws {
        report.heading("P9  start to the first row, vault unlocked")
        guard let whisper = options.whisper else {
            report.note("left out: no installed command was given")
            return
        }
        let vault = try place.emptyFolder("start") + "/vault"
        let passphrase = place.file("start/passphrase")
        try Data("for measuring only\n".utf8).write(to: URL(fileURLWithPath: passphrase))
        chmod(passphrase, 0o600)
        let export = place.file("start/WhatsApp Chat with Start.txt")
        let lines = (0..<60).map { "31/01/2024, 09:\(String(format: "%02d", $0)) - Ana: message number \($0)" }
        try Data(lines.joined(separator: "\n").utf8).write(to: URL(fileURLWithPath: export))
        let with = ["--vault", vault, "--passphrase-file", passphrase]
        for arguments in [
            ["init", "--accept-disclaimer"] + with,
            ["import", "whatsapp", export, "--date-order", "dmy", "--yes", "--json"] + with,
            ["unlock"] + with,
        ] {
            guard Self.time(whisper, arguments).code == 0 else {
                report.note("left out: whisper \(arguments[0]) failed here (is there a kernel key ring?)")
                return
            }
        }
        let question = ["conversations", "--json", "--vault", vault]
        guard Self.time(whisper, question).code == 0 else {
            report.note("left out: the vault did not stay unlocked")
            return
        }
        let samples = (0..<100).map { _ in Self.time(whisper, question).firstByte * 1000 }
        let empty = (0..<100).map { _ in Self.time("/bin/true", []).all * 1000 }
        _ = Self.time(whisper, ["lock"] + with)
        try report.add(
            Finding(
                id: "P9", what: "start to the first row", value: samples.median, unit: "ms",
                yardstick: empty.median, yardstickName: "/bin/true, ms", goal: "≤ 30 ms",
                isReached: samples.median <= 30,
                method: "median of 100 runs; p95 \(String(format: "%.1f", samples.quantile(0.95))) ms"))
    }

    private static func time(
        _ program: String, _ arguments: [String]
    ) -> (code: Int32, firstByte: Double, all: Double) {
        var texts = ([program] + arguments).map { strdup($0) } + [nil]
        defer { for text in texts { free(text) } }
        var firstByte = 0.0
        var all = 0.0
        let code = yardstick_time_program(&texts, &firstByte, &all)
        return (code, firstByte, all)
    }
}
