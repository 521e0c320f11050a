import ArgumentParser
import WhisperMergeHistories

/// `whisper-merge-laws`: delivers random histories from several sources in every order, and compares the exports
/// (WDB-6).
@main
struct MergeLaws: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "whisper-merge-laws",
        abstract: "Deliver random histories from several sources in every order, and compare what the vault exports.")

    @Option(help: "The first seed.") var seed: UInt64 = 1
    @Option(help: "How many seeds.") var seeds: UInt64 = 1
    @Flag(help: "Show what each source of a violation changes.") var trace = false
    @Option(help: "How many violations end the run.") var limit = 10

    func validate() throws {
        guard seeds >= 1, limit >= 1 else { throw ValidationError("There can be no fewer than one.") }
    }

    func run() async throws {
        let clock = ContinuousClock()
        let start = clock.now
        var orders = 0
        var violations = 0
        for seed in seed..<seed + seeds {
            do {
                orders += try await MergeLaw.check(seed: seed)
            } catch {
                print(error)
                if trace, let violation = error as? MergeLaw.Violation {
                    for line in try await MergeLaw.trace(violation) { print(line) }
                }
                violations += 1
                if violations == limit { break }
            }
        }
        print("\(seeds) histories, \(orders) orders, \(violations) violations, \(clock.now - start)")
        if violations > 0 { throw ExitCode.failure }
    }
}
