/// The results of many seeds.
public struct SimulationReport: Sendable {
    /// The results of the seeds that broke a rule, by seed.
    public private(set) var violations: [SimulationResult] = []
    /// The number of seeds run.
    public private(set) var seeds = 0
    /// The total number of steps.
    public private(set) var steps = 0
    /// The total number of messages written.
    public private(set) var written = 0
    /// The number of occurrences of each fault.
    public private(set) var faults: [Fault: Int] = [:]
    /// The number of occurrences of each action.
    public private(set) var actions: [Action: Int] = [:]
    /// The number of reports of each kind by a machine.
    public private(set) var reports: [String: Int] = [:]
    /// A digest of the runs, the same for every execution.
    public private(set) var digest: UInt64 = 0

    /// Runs seeds, several concurrently, and reports each when it has ended, one at a time.
    ///
    /// - Parameters:
    ///   - seeds: The number of seeds.
    ///   - first: The first seed; the others follow it.
    ///   - atOnce: The number of concurrent runs, 1 or more.
    ///   - each: Called with each result.
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

    /// The number of occurrences of each fault, action and report, one per line.
    public var figures: [String] {
        faults.sorted { $0.key < $1.key }.map { "fault \($0.key.rawValue): \($0.value)" }
            + actions.sorted { $0.key < $1.key }.map { "action \($0.key.rawValue): \($0.value)" }
            + reports.sorted { $0.key < $1.key }.map { "report \($0.key): \($0.value)" }
    }
}
