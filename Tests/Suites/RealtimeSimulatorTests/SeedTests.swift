import WhisperRealtimeSimulator
import WhisperTestThreads
import Testing

@Suite("Simulated clients and a server, seed by seed (RT-1, R10)", .ownThreads)
struct SeedTests {
    @Test("No rule is broken in any of 120 seeds, in which every fault and every action occurs")
    func holds() async {
        let report = await SimulationReport.run(seeds: 120)
        for result in report.violations { Issue.record("\(result.command): \(result.violation?.description ?? "")") }
        #expect(report.seeds == 120)
        for fault in Fault.allCases { #expect(report.faults[fault, default: 0] > 10, "\(fault)") }
        for action in Action.allCases { #expect(report.actions[action, default: 0] > 10, "\(action)") }
        for kind in ["gap", "caughtUp", "forbidden", "rateLimited", "liveEventsDropped", "storeFailed", "refreshed"] {
            #expect(report.reports[kind, default: 0] > 2, "\(kind)")
        }
    }

    @Test("No rule is broken with the store's in-memory adapter")
    func holdsOverTheAdapter() async {
        var options = SimulationOptions()
        options.store = .memory
        let report = await SimulationReport.run(seeds: 25, from: 10_001, options: options)
        for result in report.violations { Issue.record("\(result.command): \(result.violation?.description ?? "")") }
    }

    @Test("No rule is broken with the SQLite store in files")
    func holdsOverFiles() async {
        var options = SimulationOptions()
        options.store = .sqlite
        let report = await SimulationReport.run(seeds: 8, from: 20_001, options: options)
        for result in report.violations { Issue.record("\(result.command): \(result.violation?.description ?? "")") }
    }

    @Test("A seed gives the same run each time, traced or not")
    func replays() async {
        var traced = SimulationOptions()
        traced.isTraced = true
        for seed in UInt64(1)...5 {
            let first = await Simulation.run(seed: seed)
            let second = await Simulation.run(seed: seed, options: traced)
            #expect(first.digest == second.digest)
            #expect(first.steps == second.steps)
            #expect(second.trace.count > first.steps / 10)
            #expect(first.trace.isEmpty)
        }
    }
}
