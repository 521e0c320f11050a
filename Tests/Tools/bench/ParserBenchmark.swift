import WhisperClockPort
import Foundation
import WhisperIngestionPort
import WhisperWhatsAppExport

/// P4: the parser alone, compared with Python parsers on the same file.
struct ParserBenchmark {
    let place: Place
    let options: BenchCommand

    func run(_ report: inout Report) async throws {
        report.heading("P4  parser alone, in memory, one core")
        let size = options.quick ? 100_000 : 1_000_000
        for (shape, name, goal) in [(Workload.ascii, "ASCII", 500.0), (Workload.arabic, "Arabic-Indic digits", 200.0)] {
            let bytes = try [UInt8](
                Data(contentsOf: URL(fileURLWithPath: Workload(place: place).export(messages: size, shape: shape))))
            let megabytes = Double(bytes.count) / 1e6
            var found: UInt64 = 0
            let times = await Stopwatch.samples(9) { _ in found = Self.scan(bytes) }
            let rate = megabytes / times.median
            try report.add(
                Finding(
                    id: "P4", what: "scanner, \(name)", value: rate, unit: "MB/s", yardstick: nil,
                    yardstickName: nil, goal: "≥ \(Int(goal)) MB/s", isReached: rate >= goal,
                    method: "\(found) messages, \(Int(megabytes)) MB, median of 9 runs"))
            let whole = try await Stopwatch.time { try await Self.normalise(bytes) }
            try report.add(
                Finding(
                    id: "P4", what: "whole source, \(name)", value: megabytes / whole.seconds, unit: "MB/s",
                    yardstick: nil, yardstickName: nil, goal: nil, isReached: nil,
                    method: "\(whole.result) messages surveyed and normalised, one run"))
        }
        try await compareWithPeers(&report)
    }

    /// Finds every message, and looks at each one's ranges; no text is made.
    private static func scan(_ bytes: [UInt8]) -> UInt64 {
        var scanner = ExportScanner()
        var bodies = 0
        let consumed = scanner.scan(bytes.span, isLast: true) { message, _ in bodies &+= message.body.count }
        precondition(consumed == bytes.count && bodies > 0)
        return scanner.figures.messages
    }

    /// Reads the bytes as an import does, up to the normalised messages.
    private static func normalise(_ bytes: [UInt8]) async throws -> Int {
        let source = WhatsAppExportSource(
            .bytes(bytes, name: "WhatsApp Chat with Peers.txt"),
            options: ExportOptions(zone: UniversalTime(), dateOrder: .dmy), clock: BenchClock())
        _ = try await source.survey()
        let session = try await source.open()
        var messages = 0
        while let batch = try await session.next() { messages += batch.events.count }
        await session.close()
        return messages
    }

    private struct Peer: Decodable {
        var name: String
        var messages: Int?
        var seconds: Double?
        var failure: String?
    }

    private func compareWithPeers(_ report: inout Report) async throws {
        guard let python = options.python else { return report.note("Python peers left out: they cannot be had here") }
        let path = try Workload(place: place).export(messages: 100_000, shape: Workload.ascii)
        let bytes = try [UInt8](Data(contentsOf: URL(fileURLWithPath: path)))
        let ours = await Stopwatch.samples(9) { _ in _ = Self.scan(bytes) }.median
        let whole = try await Stopwatch.time { try await Self.normalise(bytes) }.seconds
        let output = Pipe()
        let process = Process()
        process.executableURL = URL(fileURLWithPath: python)
        process.arguments = ["Tests/Scripts/parser-peers.py", path]
        process.standardOutput = output
        try process.run()
        let lines = output.fileHandleForReading.readDataToEndOfFile().split(separator: UInt8(ascii: "\n"))
        process.waitUntilExit()
        for line in lines {
            let peer = try JSONDecoder().decode(Peer.self, from: Data(line))
            guard let seconds = peer.seconds else {
                report.note("\(peer.name) failed: \(peer.failure ?? "")")
                continue
            }
            try report.add(
                Finding(
                    id: "P4", what: "times \(peer.name)", value: seconds / ours, unit: "×",
                    yardstick: Double(bytes.count) / 1e6 / seconds, yardstickName: "\(peer.name), MB/s",
                    goal: "≥ 80 ×", isReached: seconds / ours >= 80,
                    method: "100,000 messages, of which it finds \(peer.messages ?? 0); "
                        + "the whole source: \(Int(seconds / whole)) ×"))
        }
    }
}
