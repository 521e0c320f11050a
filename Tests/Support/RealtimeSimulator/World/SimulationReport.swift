/// What came of many seeds.
public struct SimulationReport: Sendable {
    /// The results of the seeds that broke a rule, by seed.
    public private(set) var violations: [SimulationResult] = []
    /// How many seeds were run.
    public private(set) var seeds = 0
    /// How many things happened in all of them.
    public private(set) var steps = 0
    /// How many messages were written in all of them.
    public private(set) var written = 0
    /// How often each fault happened.
    public private(set) var faults: [Fault: Int] = [:]
    /// How often each action happened.
    public private(set) var actions: [Action: Int] = [:]
    /// How often each thing was reported by a machine.
    public private(set) var reports: [String: Int] = [:]
    /// A number made of the runs, the same whenever they are run.
    public private(set) var digest: UInt64 = 0

    /// Runs seeds, several at once; each is told when it has ended, one at a time.
    ///
    /// - Parameters:
    ///   - seeds: How many.
    ///   - first: The first; the others follow it.
    ///   - atOnce: How many run at the same time, 1 or more.
    ///   - each: Is told of each result.
    public static func run(
        seeds: Int, from first: UInt64 = 1, atOnce: Int = 2, options: SimulationOptions = SimulationOptions(),
        each: (SimulationResult) -> Void = { _ in }
    ) async -> SimulationReport {
        await withTaskGroup(of: SimulationResult.self) { group in
            var report = SimulationReport()
            var next = 0
            func begin() {
                guard next < seeds else { return }
                let seed = first &+ UInt64(next)
                next += 1
                group.addTask { await Simulation.run(seed: seed, options: options) }
            }
            for _ in 0..<max(1, atOnce) { begin() }
            while let result = await group.next() {
                begin()
                report.add(result)
                each(result)
            }
            report.violations.sort { $0.seed < $1.seed }
            return report
        }
    }

    private mutating func add(_ result: SimulationResult) {
        seeds += 1
        steps += result.steps
        written += result.written
        faults.merge(result.faults, uniquingKeysWith: +)
        actions.merge(result.actions, uniquingKeysWith: +)
        reports.merge(result.reports, uniquingKeysWith: +)
        digest &+= result.digest
        if result.violation != nil { violations.append(result) }
    }

    /// The report in one line.
    public var summary: String {
        "\(seeds) seeds, \(steps) steps, \(written) messages written, \(violations.count) violations, digest "
            + String(digest, radix: 16)
    }

    /// How often each fault and action happened and each report was made, a line each.
    public var figures: [String] {
        faults.sorted { $0.key < $1.key }.map { "fault \($0.key.rawValue): \($0.value)" }
            + actions.sorted { $0.key < $1.key }.map { "action \($0.key.rawValue): \($0.value)" }
            + reports.sorted { $0.key < $1.key }.map { "report \($0.key): \($0.value)" }
    }
}
