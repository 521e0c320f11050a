import WhisperRealtime
import WhisperRealtimeServer
import WhisperTestSupport

/// The parameters that a seed determines before the run.
struct SimulationPlan: Sendable {
    /// The probability of each fault per opportunity.
    var faults: [Fault: Double] = [:]
    /// The relative frequency of each action, in a fixed order.
    var actions: [(action: Action, weight: Double)] = []
    /// The users of the clients: `ana` twice means a user with two devices.
    var clients: [String] = []
    /// The number of conversations at the beginning.
    var conversations: Int
    /// How long faults occur.
    var unrest: Duration
    /// The average time between two actions.
    var pace: Duration
    var server = ServerConfiguration()
    var machine = SyncConfiguration()

    init(_ random: inout SeededRandom, _ options: SimulationOptions) {
        for fault in Fault.allCases where Bool.random(using: &random) {
            faults[fault] = fault.greatestRate * Double.random(in: 0.05...1, using: &random)
        }
        for action in Action.allCases where action.weight >= 6 || Int.random(in: 0..<5, using: &random) < 3 {
            actions.append((action, action.weight * Double.random(in: 0.3...1, using: &random)))
        }
        let users = ["ana", "ana", "ben", "cem"].shuffled(using: &random)
        clients = Array(users.prefix(Int.random(in: 1...4, using: &random)))
        conversations = Int.random(in: 1...4, using: &random)
        unrest = .seconds(Int.random(in: 20...90, using: &random))
        pace = .milliseconds(Int.random(in: 200...1_200, using: &random))

        server.accessTokenLifetime = Int64([20_000, 60_000, 300_000].randomElement(using: &random) ?? 60_000)
        server.rotatesRefreshTokens = Int.random(in: 0..<4, using: &random) > 0
        server.heartbeatSeconds = [10, 20, 60].randomElement(using: &random) ?? 20
        server.announcesPreviews = Int.random(in: 0..<3, using: &random) == 0
        server.largestPage = [1, 3, 10, 1_000].randomElement(using: &random) ?? 10
        if Int.random(in: 0..<3, using: &random) == 0 {
            server.requestLimit = RateLimit(burst: Int.random(in: 3...20, using: &random), interval: 500)
        }
        if Int.random(in: 0..<4, using: &random) == 0 {
            server.commandLimit = RateLimit(burst: Int.random(in: 1...3, using: &random), interval: 2_000)
        }
        server.namesEpochs = actions.contains { $0.action == .rollBack } || Bool.random(using: &random)
        server.announcesListChanges = Bool.random(using: &random)
        if Int.random(in: 0..<3, using: &random) == 0 { server.altersEvery = Int64.random(in: 2...5, using: &random) }
        machine.pageSize = [2, 7, 1_000].randomElement(using: &random) ?? 7
        machine.subscriptionLimit = [1, 2, 100].randomElement(using: &random) ?? 100
        machine.waitingEvents = [2, 20, 1_000].randomElement(using: &random) ?? 20
        #if WHISPER_TEST_HOOKS
            machine.plantedBugs = options.machineBugs
        #endif
    }

    /// Returns a random action, by weight.
    func action(_ random: inout SeededRandom) -> Action {
        let total = actions.reduce(0) { $0 + $1.weight }
        var rest = Double.random(in: 0..<total, using: &random)
        for (action, weight) in actions {
            rest -= weight
            if rest < 0 { return action }
        }
        return .write
    }
}
