import WhisperRealtimeProtocol
import WhisperMessage
import WhisperRealtime
import WhisperRealtimePort
import WhisperRealtimeServer
import WhisperTestSupport

/// A world of one server and some clients, with faults determined by a seed (RT-1, R10).
///
/// Time is virtual, there is a single source of randomness, and stores are called one at a time. A seed therefore gives
/// the same run on every machine. After every step that changes a store or the server, the rules of `Violation.Rule`
/// are checked.
public final class Simulation {
    let options: SimulationOptions
    let plan: SimulationPlan
    var random: SeededRandom
    var now = Duration.zero
    let clock = WorldClock(Simulation.timestamp(.zero))
    var queue = EventQueue<Happening>()
    var server: RealtimeServer
    var isServerUp = true
    /// Whether faults still occur.
    var isUnrest = true
    var hasEnded = false
    var clients: [SimulatedClient] = []
    /// The sockets known to the server.
    var links: [ConnectionID: Link] = [:]
    var written: [String: WrittenMessage] = [:]
    var seen = ServerRecord()
    /// The messages lost by the server.
    var forgotten = Forgotten()
    /// How often each event was withheld from each client.
    var withheld: [String: Int] = [:]
    /// The directory of the vaults, if they are in files.
    private let vaults = VaultDirectory()
    var result: SimulationResult
    private var exchanges = 0
    private var timerRuns = 0
    private var spoken = 0

    /// Runs a seed to its end, or until a rule is broken.
    public static func run(seed: UInt64, options: SimulationOptions = SimulationOptions()) async -> SimulationResult {
        let simulation = Simulation(seed: seed, options: options)
        do throws(Violation) {
            try await simulation.run()
        } catch {
            simulation.log("VIOLATION \(error)")
            simulation.result.violation = error
        }
        return simulation.result
    }

    private init(seed: UInt64, options: SimulationOptions) {
        self.options = options
        random = SeededRandom(seed: seed)
        plan = SimulationPlan(&random, options)
        server = RealtimeServer(configuration: plan.server)
        result = SimulationResult(seed: seed, store: options.store)
    }

    private func run() async throws(Violation) {
        setUp()
        defer { vaults.remove() }
        while !hasEnded, let (due, happening) = queue.next() {
            now = max(now, due)
            clock.set(serverTime)
            result.steps += 1
            mix(UInt64(truncatingIfNeeded: now.components.attoseconds ^ now.components.seconds))
            guard result.steps < Simulation.maximumSteps, queue.count < Simulation.maximumWaiting else {
                throw violation(.growth, "\(result.steps) steps, \(queue.count) events are scheduled")
            }
            try await carryOut(happening)
        }
    }

    private func setUp() {
        for user in ["ana", "ben", "cem", "dora"] { server.addUser(user, secret: Array(user.utf8)) }
        for _ in 0..<plan.conversations { found() }
        for (index, user) in plan.clients.enumerated() {
            let clock = DeviceClock(world: clock, error: Int64.random(in: -3_600_000...3_600_000, using: &random))
            clients.append(
                SimulatedClient(
                    index: index, user: user, clock: clock, store: makeStore(clock), configuration: plan.machine,
                    random: SeededRandom(seed: random.next())))
            queue.schedule(.signIn(client: index), at: .milliseconds(Int.random(in: 0...3_000, using: &random)))
            queue.schedule(.start(client: index), at: .milliseconds(Int.random(in: 0...3_000, using: &random)))
        }
        queue.schedule(.action, at: .seconds(1))
        queue.schedule(.serverTick, at: .seconds(5))
        queue.schedule(.calm, at: plan.unrest)
        queue.schedule(.end, at: plan.unrest + Simulation.calm)
    }

    private func makeStore(_ clock: DeviceClock) -> any SimulatedStore {
        switch options.store {
        case .model: ModelStore(bugs: options.storeBugs)
        case .memory: VaultUnderTest.inMemory(clock: clock, random: SeededRandom(seed: random.next()))
        case .sqlite:
            vaults.makeStore(clock: clock, random: SeededRandom(seed: random.next()))
        }
    }

    /// The time for everything to reach everyone once the faults end.
    ///
    /// It exceeds the machine's longest list interval while its socket is up, and the time that a half-open socket can
    /// go unnoticed.
    static let calm = Duration.seconds(600)
    private static let maximumSteps = 50_000
    private static let maximumWaiting = 20_000

    // MARK: - Chance

    /// Returns whether a fault occurs this time.
    func happens(_ fault: Fault) -> Bool {
        guard isUnrest, let rate = plan.faults[fault], Double.random(in: 0..<1, using: &random) < rate else {
            return false
        }
        result.faults[fault, default: 0] += 1
        return true
    }

    /// Returns a random time in a range of milliseconds.
    func between(_ least: Int, _ most: Int) -> Duration {
        .milliseconds(Int.random(in: least...most, using: &random))
    }

    /// Returns the transit time in one direction.
    func latency() -> Duration { between(1, 80) }

    // MARK: - Numbers and times

    /// The server's clock.
    var serverTime: Timestamp { Simulation.timestamp(now) }

    private static func timestamp(_ elapsed: Duration) -> Timestamp {
        let (seconds, attoseconds) = elapsed.components
        return Timestamp(milliseconds: 1_767_225_600_000 + seconds * 1_000 + attoseconds / 1_000_000_000_000_000)
    }

    func nextExchange() -> Int {
        exchanges += 1
        return exchanges
    }

    func nextTimerRun() -> Int {
        timerRuns += 1
        return timerRuns
    }

    func nextText(_ speaker: String) -> String {
        spoken += 1
        return "\(speaker) says \(spoken)"
    }

    // MARK: - Output of the run

    func violation(_ rule: Violation.Rule, _ detail: String) -> Violation {
        Violation(rule: rule, time: now, detail: detail)
    }

    /// Appends a line to the trace, if there is one.
    func log(_ line: @autoclosure () -> String) {
        guard options.isTraced else { return }
        result.trace.append("\(serverTime.milliseconds - 1_767_225_600_000) \(line())")
    }

    /// Adds a number to the digest of the run.
    func mix(_ number: UInt64) {
        result.digest = (result.digest ^ number) &* 1_099_511_628_211
    }
}
