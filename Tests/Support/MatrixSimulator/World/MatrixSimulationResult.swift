#if WHISPER_TEST_HOOKS
    package import WhisperMatrix
#endif

/// The options of a run of the Matrix simulation besides its seed.
public struct MatrixSimulationOptions: Sendable {
    /// Whether to record a readable trace.
    public var isTraced = false
    #if WHISPER_TEST_HOOKS
        /// Faults in the machine that the run should find.
        package var machineBugs: MatrixPlantedBugs = []
    #endif
    /// Faults in the vault that the run should find.
    package var vaultBugs: MatrixPlantedVaultBugs = []
    /// Whether timers fire at once, which the run should find.
    package var neverWaits = false

    /// Creates options for a run without a trace and without planted faults.
    public init() {}
}

/// A fault of the simulated network, server, store or device.
public enum MatrixFault: String, Hashable, Sendable, CaseIterable, Comparable {
    case requestLost, requestTwice, requestSlow, answerLost, answerLate, answerMalformed
    case unavailable, limited, limitedLong, filterRefused
    case tokenStuck, eventsRepeated, roomsReordered, emptyPage, circle
    case storeFails, storeFailsAfterWriting, crashAfterWriting, crashAfterPost, nightAfterPost

    /// In the order of their names.
    public static func < (left: MatrixFault, right: MatrixFault) -> Bool { left.rawValue < right.rawValue }
}

/// A broken rule of the Matrix simulation.
public struct MatrixViolation: Error, Hashable, Sendable, CustomStringConvertible {
    /// The rules that must always hold.
    public enum Rule: String, Hashable, Sendable, CaseIterable {
        /// Polls, refreshes, writes, a room's pages and posts are never concurrent; others only so many.
        case oneAtATime = "one-at-a-time"
        /// A stopped machine has no effects.
        case effectAfterStop = "effect-after-stop"
        /// Polls continue from a token that is stored.
        case tokenAhead = "token-ahead"
        /// Every event through the stored token is stored, or in a gap.
        case lostEvent = "lost-event"
        /// What was sent since a device knows a room arrives without being asked for.
        case newsNotFetched = "news-not-fetched"
        /// Stored messages have the server's order.
        case order
        /// A message is stored once.
        case twiceInStore = "twice-in-store"
        /// A written message is on the server once.
        case twiceOnServer = "twice-on-server"
        /// The server has the messages of a device in the order in which they were written.
        case reorderedOnServer = "reordered-on-server"
        /// A written message is in the outbox, on the server, or given up for a reason.
        case lostMessage = "lost-message"
        /// Only messages to rooms that the user left are given up.
        case givenUp = "given-up"
        /// Nothing is sent while the server limits sending.
        case limitIgnored = "limit-ignored"
        /// The same page is not stored again and again.
        case circle
        /// A device does only so much in a second.
        case busy
        /// In the end every device has every event, in the server's order, and nothing waits.
        case convergence
        /// The run ends.
        case growth
    }

    /// The rule.
    public var rule: Rule
    /// The time since the beginning.
    public var time: Duration
    /// What was found.
    public var detail: String

    /// The rule, the time and what was found.
    public var description: String { "\(rule.rawValue) at \(time): \(detail)" }
}

/// The result of a seed.
public struct MatrixSimulationResult: Sendable {
    /// The seed.
    public let seed: UInt64
    /// The broken rule, if one was.
    public internal(set) var violation: MatrixViolation?
    /// The number of steps.
    public internal(set) var steps = 0
    /// The number of messages written.
    public internal(set) var written = 0
    /// The number of occurrences of each fault.
    public internal(set) var faults: [MatrixFault: Int] = [:]
    /// The number of occurrences of each action of users.
    public internal(set) var actions: [String: Int] = [:]
    /// The number of reports of each kind by the machines.
    public internal(set) var reports: [String: Int] = [:]
    /// A digest of the run, the same for every execution.
    public internal(set) var digest: UInt64 = 14_695_981_039_346_656_037
    /// What happened, if it was recorded.
    public internal(set) var trace: [String] = []

    /// The command that runs the seed again.
    public var command: String { "whisper-simulate --service matrix --seed \(seed) --trace" }
}

/// The results of many seeds.
public struct MatrixSimulationReport: Sendable {
    /// The results of the seeds that broke a rule.
    public private(set) var violations: [MatrixSimulationResult] = []
    /// The number of seeds.
    public private(set) var seeds = 0
    /// The total number of steps.
    public private(set) var steps = 0
    /// The total number of messages written.
    public private(set) var written = 0
    /// The number of occurrences of each fault.
    public private(set) var faults: [MatrixFault: Int] = [:]
    /// The number of occurrences of each action of users.
    public private(set) var actions: [String: Int] = [:]
    /// The number of reports of each kind by the machines.
    public private(set) var reports: [String: Int] = [:]
    /// A digest of the runs, the same for every execution.
    public private(set) var digest: UInt64 = 0

    /// Runs seeds, several concurrently, and reports each when it has ended, one at a time.
    public static func run(
        seeds: Int, from first: UInt64 = 1, atOnce: Int = 2,
        options: MatrixSimulationOptions = MatrixSimulationOptions(),
        each: (MatrixSimulationResult) -> Void = { _ in }
    ) async -> MatrixSimulationReport {
        await withTaskGroup(of: MatrixSimulationResult.self) { group in
            var report = MatrixSimulationReport()
            var next = 0
            func begin() {
                guard next < seeds else { return }
                let seed = first &+ UInt64(next)
                next += 1
                group.addTask { MatrixSimulation.run(seed: seed, options: options) }
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

    private mutating func add(_ result: MatrixSimulationResult) {
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
            + actions.sorted { $0.key < $1.key }.map { "action \($0.key): \($0.value)" }
            + reports.sorted { $0.key < $1.key }.map { "report \($0.key): \($0.value)" }
    }
}
