import ArgumentParser
import Foundation
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
    @Flag(help: "Read the databases from tables of Android and iOS.") var phones = false
    @Flag(help: "Show what each source of a violation changes.") var trace = false
    @Option(help: "How many violations end the run.") var limit = 10
    @Option(help: "How many orders of each history, drawn by its seed; without it, all.") var orders: Int?
    @Option(help: "How many histories are delivered at a time.") var jobs = 1

    func validate() throws {
        guard seeds >= 1, limit >= 1, jobs >= 1, orders ?? 1 >= 1 else {
            throw ValidationError("There can be no fewer than one.")
        }
    }

    func run() async throws {
        let clock = ContinuousClock()
        let start = clock.now
        var (delivered, violations, checked) = (0, 0, 0)
        try await withThrowingTaskGroup(of: Result<Int, any Error>.self) { group in
            var next = seed
            func add() {
                guard next < seed + seeds else { return }
                group.addTask { [next, phones, orders] in
                    do {
                        return .success(try await MergeLaw.check(seed: next, isOfPhones: phones, orders: orders))
                    } catch {
                        return .failure(error)
                    }
                }
                next += 1
            }
            for _ in 0..<jobs { add() }
            for try await result in group {
                checked += 1
                switch result {
                case .success(let count): delivered += count
                case .failure(let error):
                    try await report(error)
                    violations += 1
                }
                if violations < limit { add() }
            }
        }
        print("\(checked) histories, \(delivered) orders, \(violations) violations, \(clock.now - start)")
        if violations > 0 { throw ExitCode.failure }
    }

    private func report(_ error: any Error) async throws {
        print(error)
        if trace, let violation = error as? MergeLaw.Violation {
            for line in try await MergeLaw.trace(violation) { print(line) }
        }
        // A run is long, and its output often a file.
        fflush(nil)
    }
}
