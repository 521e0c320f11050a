import WhisperMatrix
import WhisperTestSupport

/// A world of one Matrix-like server and some devices, with faults determined by a seed (MX-1, R10).
///
/// Time is virtual, and there is a single source of randomness: a seed gives the same run on every machine. After every
/// step that changes a vault or the server, the rules of `MatrixViolation.Rule` are checked.
public final class MatrixSimulation {
    typealias Input = MatrixInput<MatrixContent>
    typealias Effect = MatrixEffect<MatrixContent>

    /// Something that happens at a time.
    enum Happening {
        case action
        case start(device: Int)
        case logIn(device: Int)
        case timer(device: Int, life: Int, MatrixTimer, run: Int)
        case receive(MatrixExchange, isCopy: Bool)
        case pollEnds(MatrixExchange)
        case input(device: Int, life: Int, Input)
        case store(device: Int, life: Int, Effect)
        case serverUp
        case calm
        case show
        case checkNews
        case look
        case end
    }

    let options: MatrixSimulationOptions
    var random: SeededRandom
    var now = Duration.zero
    var queue = EventQueue<Happening>()
    var server = MatrixServerModel()
    var isServerUp = true
    /// Whether faults still occur.
    var isUnrest = true
    private var hasEnded = false
    var devices: [MatrixDevice] = []
    /// The polls that the server holds back.
    var parked: [MatrixExchange] = []
    /// The number of each written message by its client id, and the ones that were given up.
    var written: [String: (device: Int, number: Int64, room: String)] = [:]
    var givenUp: Set<String> = []
    /// The client ids that the server has, and the last number of each device in each room.
    var posted: Set<String> = []
    var lastPosted: [String: Int64] = [:]
    var rates: [MatrixFault: Double] = [:]
    let answerLimit: Int
    /// How many more nights there can be, and when the last one ends.
    var nights: Int
    var nightEnds = Duration.zero
    private(set) var timerRuns = 0
    private var nonces = 0
    var result: MatrixSimulationResult

    /// Runs a seed to its end, or until a rule is broken.
    public static func run(
        seed: UInt64, options: MatrixSimulationOptions = MatrixSimulationOptions()
    ) -> MatrixSimulationResult {
        let simulation = MatrixSimulation(seed: seed, options: options)
        do throws(MatrixViolation) {
            try simulation.run()
        } catch {
            simulation.log("VIOLATION \(error)")
            simulation.result.violation = error
        }
        return simulation.result
    }

    private init(seed: UInt64, options: MatrixSimulationOptions) {
        self.options = options
        random = SeededRandom(seed: seed)
        result = MatrixSimulationResult(seed: seed)
        answerLimit = [15, 10_000].randomElement(using: &random) ?? 15
        nights = Int.random(in: 0...2, using: &random)
        // About half of the faults are absent: one that always happens hides what happens without it.
        for fault in MatrixFault.allCases where Bool.random(using: &random) {
            rates[fault] = Double.random(in: 0.01...0.15, using: &random)
        }
        setUp()
    }

    private func setUp() {
        let users = ["@ana", "@ben"]
        var configuration = MatrixConfiguration()
        configuration.timelineLimit = Int.random(in: 2...20, using: &random)
        configuration.pageSize = Int.random(in: 2...20, using: &random)
        configuration.barrenPages = 4
        #if WHISPER_TEST_HOOKS
            configuration.plantedBugs = options.machineBugs
        #endif
        for room in 0..<Int.random(in: 1...4, using: &random) {
            for user in users + ["@bot"] { server.join(user, "!\(room)") }
        }
        for index in 0..<Int.random(in: 1...3, using: &random) {
            let user = users[index % 2]
            devices.append(
                MatrixDevice(
                    index: index, user: user, deviceID: "D\(index)",
                    token: server.logIn(user, device: "D\(index)"),
                    clockError: .seconds(Int.random(in: -600...600, using: &random)),
                    machine: MatrixSync(configuration: configuration),
                    vault: MatrixVault(bugs: options.vaultBugs), random: SeededRandom(seed: random.next())))
            queue.schedule(.start(device: index), at: between(0, 3_000))
        }
        queue.schedule(.action, at: .seconds(1))
        queue.schedule(.calm, at: .seconds(Int.random(in: 60...180, using: &random)))
    }

    private func run() throws(MatrixViolation) {
        while !hasEnded, let (due, happening) = queue.next() {
            now = max(now, due)
            result.steps += 1
            mix(UInt64(truncatingIfNeeded: now.components.attoseconds ^ now.components.seconds))
            guard result.steps < 60_000 else { throw violation(.growth, "\(queue.count) events are scheduled") }
            try carryOut(happening)
        }
    }

    private func carryOut(_ happening: Happening) throws(MatrixViolation) {
        switch happening {
        case .action: try act()
        case .start(let device): try start(device)
        case .logIn(let device): try logIn(device)
        case .timer(let device, let life, let timer, let run):
            guard devices[device].life == life, devices[device].timers[timer] == run else { return }
            devices[device].timers[timer] = nil
            try handle(.timer(timer), device)
        case .receive(let exchange, let isCopy): try receive(exchange, isCopy: isCopy)
        case .pollEnds(let exchange):
            guard let place = parked.firstIndex(of: exchange) else { return }
            parked.remove(at: place)
            answerPoll(exchange)
        case .input(let device, let life, let input):
            guard devices[device].life == life, devices[device].isRunning else { return }
            try handle(input, device)
        case .store(let device, let life, let effect):
            guard devices[device].life == life, devices[device].isRunning else { return }
            try carryOut(effect, inVaultOf: device)
        case .serverUp: isServerUp = true
        case .calm: calmDown()
        case .show: for device in devices.indices { try show(device) }
        case .checkNews: try checkNews()
        case .look: for device in devices.indices { try look(device) }
        case .end:
            hasEnded = true
            try checkConvergence()
        }
    }

    /// The faults end; what was hidden is shown, and everything must arrive.
    private func calmDown() {
        guard now >= nightEnds else { return queue.schedule(.calm, at: nightEnds + .seconds(30)) }
        isUnrest = false
        isServerUp = true
        for device in devices.indices {
            queue.schedule(.logIn(device: device), at: now + .seconds(1))
            queue.schedule(.start(device: device), at: now + .seconds(2))
        }
        // What went wrong before must not depend on being looked at, apart from gaps that were left.
        for delay in [60, 120, 180] { queue.schedule(.show, at: now + .seconds(delay)) }
        queue.schedule(.checkNews, at: now + .seconds(390))
        for delay in [400, 500, 600] { queue.schedule(.look, at: now + .seconds(delay)) }
        queue.schedule(.end, at: now + .seconds(900))
    }

    // MARK: - Chance, times and output

    /// Returns whether a fault occurs this time.
    func happens(_ fault: MatrixFault) -> Bool {
        guard isUnrest, let rate = rates[fault], Double.random(in: 0..<1, using: &random) < rate else { return false }
        result.faults[fault, default: 0] += 1
        return true
    }

    func between(_ least: Int, _ most: Int) -> Duration { .milliseconds(Int.random(in: least...most, using: &random)) }

    func schedule(_ input: Input, _ device: Int, after delay: Duration) {
        queue.schedule(.input(device: device, life: devices[device].life, input), at: now + delay)
    }

    func nextTimerRun() -> Int {
        timerRuns += 1
        return timerRuns
    }

    func nonce() -> Int {
        nonces += 1
        return nonces
    }

    func violation(_ rule: MatrixViolation.Rule, _ detail: String) -> MatrixViolation {
        MatrixViolation(rule: rule, time: now, detail: detail)
    }

    func log(_ line: @autoclosure () -> String) {
        guard options.isTraced else { return }
        result.trace.append("\(now) \(line())")
    }

    func mix(_ number: UInt64) {
        result.digest = (result.digest ^ number) &* 1_099_511_628_211
    }
}
