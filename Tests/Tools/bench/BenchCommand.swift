import ArgumentParser
import Foundation

/// Measures the performance requirements P1 to P11, each beside its yardstick.
@main
struct BenchCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "whisper-bench",
        abstract: "Measures Whisper's speed and memory beside their yardsticks.")

    @Option(help: "Where generated vaults and results are kept between runs.")
    var place = ".build-bench"

    @Flag(help: "A tenth of the size: 100,000 messages to import, a vault of 1 million to page through.")
    var quick = false

    @Option(help: "Only these, such as P3,P6.", transform: { $0.split(separator: ",").map(String.init) })
    var only: [String] = []

    @Option(
        help: "The installed command, statically linked, for P9 and for the memory of an import or a bridge's host.")
    var whisper: String?

    @Option(help: "The program that reads foreign databases, for P11.")
    var reader: String?

    @Option(help: "The scripted bridge, for P7.")
    var bridge: String?

    @Option(help: "A Python that has whatstk and chatminer, for P4.")
    var python: String?

    @Option(help: "A Python that has whatsapp-chat-exporter, for P11.")
    var exporter: String?

    @Option(help: "The seconds that make demo took in a clean clone, for P10.")
    var demoSeconds: Double?

    @Option(help: "How often import and loop take turns.")
    var rounds = 3

    @Option(
        help: """
            Only this kind of query of P6, such as 'two words', or of P7: latency, bursts, past, quiet, memory; or of \
            P11: many, one, merging, memory, peer.
            """)
    var kind: String?

    func run() async throws {
        let place = try Place(place)
        var report = try Report(resultsAt: place.file("results.jsonl"))
        let begun = ContinuousClock.now
        report.heading("Whisper, \(Machine.description)")
        if isWanted("P1") || isWanted("P2") {
            try await EnvelopeBenchmark(place: place, options: self).run(&report)
        }
        if isWanted("P3") { try await ImportBenchmark(place: place, options: self).run(&report) }
        if isWanted("P4") { try await ParserBenchmark(place: place, options: self).run(&report) }
        if isWanted("P5") { try await ScaleBenchmark(place: place, options: self).run(&report) }
        if isWanted("P6") { try await SearchBenchmark(place: place, options: self).run(&report) }
        if isWanted("P7") {
            #if Bridge
                try await LiveBenchmark(place: place, options: self).run(&report)
            #else
                report.note("P7 left out: built without the trait Bridge")
            #endif
        }
        if isWanted("P8") {
            try FrameBenchmark().run(&report)
            try await SyncBenchmark(place: place, options: self).run(&report)
        }
        if isWanted("P9") { try await StartBenchmark(place: place, options: self).run(&report) }
        if isWanted("P10"), let demoSeconds {
            try report.add(
                Finding(
                    id: "P10", what: "make demo in a clean clone, on 2 cores", value: demoSeconds / 60,
                    unit: "min", yardstick: nil, yardstickName: nil, goal: "≤ 3 min",
                    isReached: demoSeconds <= 180, method: "one run"))
        }
        if isWanted("P11") { try await DatabaseBenchmark(place: place, options: self).run(&report) }
        let table = report.markdown()
        try table.write(toFile: place.file("results.md"), atomically: true, encoding: .utf8)
        report.heading("\(Int(begun.duration(to: .now).seconds)) s in all; the table is in \(place.file("results.md"))")
    }

    private func isWanted(_ id: String) -> Bool { only.isEmpty || only.contains(id) }
}
