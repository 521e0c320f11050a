public import ArgumentParser
import WhisperMatrixSimulator
public import WhisperRealtimeSimulator

/// `whisper-simulate`: subjects clients and a server to simulated failures, and checks the rules (RT-1, R10).
@main
struct Simulate: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "whisper-simulate",
        abstract: "Simulate realtime clients and a server in virtual time, seed by seed, with faults.",
        discussion: """
            A seed is always the same run. One that breaks a rule is told with the command that runs it again; add --trace \
            to read everything that happened.
            """)

    @Option(help: "The service: realtime or matrix.") var service = ServiceKind.realtime
    @Option(help: "The first seed.") var seed: UInt64 = 1
    @Option(help: "How many seeds.") var seeds = 1
    @Option(help: "What keeps the clients' messages: model, memory or sqlite.") var store = StoreKind.model
    @Option(help: "How many seeds run at once.") var jobs = 2
    @Flag(help: "Print what happens.") var trace = false
    @Flag(help: "Print how often each fault and action happened.") var figures = false

    func validate() throws {
        guard seeds >= 1, jobs >= 1 else { throw ValidationError("There can be no fewer than one.") }
    }

    func run() async throws {
        switch service {
        case .realtime: try await runRealtime()
        case .matrix: try await runMatrix()
        }
    }

    private func runMatrix() async throws {
        var options = MatrixSimulationOptions()
        options.isTraced = trace
        let report = await MatrixSimulationReport.run(seeds: seeds, from: seed, atOnce: jobs, options: options) {
            for line in $0.trace { print(line) }
            if let violation = $0.violation { print("seed \($0.seed): \(violation)\n  again: \($0.command)") }
        }
        print(report.summary)
        if figures { for line in report.figures { print(line) } }
        if !report.violations.isEmpty { throw ExitCode.failure }
    }

    private func runRealtime() async throws {
        var options = SimulationOptions()
        options.store = store
        options.isTraced = trace
        let report = await SimulationReport.run(seeds: seeds, from: seed, atOnce: jobs, options: options) { result in
            for line in result.trace { print(line) }
            if let violation = result.violation {
                print("seed \(result.seed): \(violation)")
                print("  again: \(result.command)")
            }
        }
        print(report.summary)
        if figures { for line in report.figures { print(line) } }
        if !report.violations.isEmpty { throw ExitCode.failure }
    }
}

extension StoreKind: ExpressibleByArgument {}

/// The services whose clients are simulated.
enum ServiceKind: String, CaseIterable, ExpressibleByArgument {
    case realtime, matrix
}
