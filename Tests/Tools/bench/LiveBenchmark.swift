#if Bridge
    import Foundation

    /// P7: from the moment at which a bridge writes an event to the row that is committed, through the real pipe, adapter and
    /// pipeline into an encrypted vault.
    struct LiveBenchmark {
        let place: Place
        let options: BenchCommand

        func run(_ report: inout Report) async throws {
            report.heading("P7  a bridge's events, from its line to the committed row")
            guard let bridge = options.bridge else { return report.note("left out: no scripted bridge was given") }
            let reading = LiveReading(bridge: bridge, place: place)
            if isWanted("latency") { try await measureLatency(reading, &report) }
            if isWanted("bursts") { try await measureBursts(reading, &report) }
            if isWanted("past") {
                try await measureBacklog(reading, &report)
                try await measureLiveDuringBacklog(reading, &report)
            }
            if isWanted("quiet") { try await measureQuiet(reading, &report) }
            if isWanted("memory") { try measureCommand(bridge, &report) }
        }

        private func isWanted(_ kind: String) -> Bool { options.kind == nil || options.kind == kind }

        // MARK: News

        /// A hundred events a second.
        private func measureLatency(_ reading: LiveReading, _ report: inout Report) async throws {
            let disk = try BareCommit(place: place).milliseconds()
            let count = options.quick ? 1_000 : 3_000
            // The pause between two events; writing one takes the rest of the hundredth of a second.
            let record = try await reading.run([.messages(count, pause: 9_850)])
            let waits = record.latencies(ofBacklog: false).map { $0 * 1_000 }
            try report.add(
                Finding(
                    id: "P7", what: "line to row at 100 events/s, p95", value: waits.quantile(0.95), unit: "ms",
                    yardstick: disk.page, yardstickName: "a bare commit, ms", goal: "≤ 5 ms",
                    isReached: waits.quantile(0.95) <= 5,
                    method: "\(count) events at \(Int(record.rate(of: 0..<count)))/s; median "
                        + "\(Report.milliseconds(waits.median)), p99 \(Report.milliseconds(waits.quantile(0.99))), "
                        + "longest \(Report.milliseconds(waits.quantile(1)))"))
            report.note(
                "median \(Report.milliseconds(waits.median)), p99 \(Report.milliseconds(waits.quantile(0.99))), "
                    + "longest \(Report.milliseconds(waits.quantile(1)))")
        }

        /// As many events as the bridge can write, again and again.
        private func measureBursts(_ reading: LiveReading, _ report: inout Report) async throws {
            let bursts = options.quick ? 4 : 6
            let size = 20_000
            let record = try await reading.run((0..<bursts).flatMap { _ in [.messages(size), .wait(1_000)] })
            let rates = (0..<bursts).map { record.rate(of: $0 * size..<($0 + 1) * size) }
            try report.add(
                Finding(
                    id: "P7", what: "bursts of \(size) events, from the first line to the last row",
                    value: rates.median, unit: "events/s", yardstick: nil, yardstickName: nil,
                    goal: "≥ 10,000 events/s", isReached: rates.median >= 10_000,
                    method: "median of \(bursts) bursts; slowest \(Int(rates.min() ?? 0)), processors "
                        + "\(Report.seconds(record.processorSeconds))"))
            report.note(
                "slowest \(Int(rates.min() ?? 0)), fastest \(Int(rates.max() ?? 0)); "
                    + "\(bursts * size / max(1, record.commits.count)) events a transaction; "
                    + "\(Report.seconds(record.processorSeconds)) of processors, this process's alone")
            try report.add(
                Finding(
                    id: "P7", what: "events in memory at most", value: Double(record.greatestDepth), unit: "events",
                    yardstick: Double(record.spilled), yardstickName: "spilled", goal: "≤ 1,000, and some spilled",
                    isReached: record.greatestDepth <= 1_000 && record.spilled > 0, method: "over all bursts"))
            // Until some forty thousand messages are in, the engine's cache of pages fills.
            let half = bursts / 2 * size
            let before = record.memory(before: half)
            let growth = record.memory(before: bursts * size) - before
            try report.add(
                Finding(
                    id: "P7", what: "memory, growth over the second half of the bursts", value: growth, unit: "MB",
                    yardstick: before, yardstickName: "over the first, MB", goal: "≤ 4 MB", isReached: growth <= 4,
                    method: "the greatest resident memory of this process"))
        }

        // MARK: The past

        /// What a phone hands over of ten thousand messages.
        private func measureBacklog(_ reading: LiveReading, _ report: inout Report) async throws {
            for (name, step) in [("events", LiveStep.backlog(10_000)), ("history", .history(20, messages: 500))] {
                var seconds: [Double] = []
                for _ in 0..<options.rounds {
                    let record = try await reading.run([step])
                    seconds.append(record.seconds(of: 0..<10_000))
                }
                try report.add(
                    Finding(
                        id: "P7", what: "a past of 10,000 messages, as \(name)", value: seconds.median, unit: "s",
                        yardstick: nil, yardstickName: nil, goal: "≤ 5 s", isReached: seconds.median <= 5,
                        method: "medians of \(options.rounds) runs, from the first line to the last row"))
            }
        }

        private func measureLiveDuringBacklog(_ reading: LiveReading, _ report: inout Report) async throws {
            let record = try await reading.run((0..<100).flatMap { _ in [.backlog(100), .messages(1)] })
            let waits = record.latencies(ofBacklog: false)
            try report.add(
                Finding(
                    id: "P7", what: "line to row during a past of 10,000, the longest", value: waits.quantile(1),
                    unit: "s", yardstick: nil, yardstickName: nil, goal: "≤ 5 s", isReached: waits.quantile(1) <= 5,
                    method: "100 events among 10,000; median \(Report.milliseconds(waits.median * 1_000))"))
        }

        // MARK: Next to nothing

        /// A hundred events a minute.
        private func measureQuiet(_ reading: LiveReading, _ report: inout Report) async throws {
            let record = try await reading.run([.messages(options.quick ? 40 : 200, pause: 600_000)])
            let share = 100 * record.processorSeconds / record.wallSeconds
            try report.add(
                Finding(
                    id: "P7", what: "processor at 100 events a minute", value: share, unit: "%", yardstick: nil,
                    yardstickName: nil, goal: "< 5 %", isReached: share < 5,
                    method: "\(Report.seconds(record.processorSeconds)) in \(Report.seconds(record.wallSeconds))"))
            try report.add(
                Finding(
                    id: "P7", what: "events in memory at most, at 100 a minute", value: Double(record.greatestDepth),
                    unit: "events", yardstick: nil, yardstickName: nil, goal: "< 100",
                    isReached: record.greatestDepth < 100, method: "over the same time"))
        }

        // MARK: The command

        /// The peak memory of the command itself while it reads ten thousand messages of the past, the vault being unlocked, as
        /// for an import.
        private func measureCommand(_ bridge: String, _ report: inout Report) throws {
            guard let whisper = options.whisper else {
                return report.note("memory left out: no installed command given")
            }
            for (name, step) in [("events", LiveStep.backlog(10_000)), ("history", .history(20, messages: 500))] {
                let vault = try CommandVault(whisper, in: place.emptyFolder("live-memory"))
                defer { place.remove("live-memory") }
                guard vault.isUnlocked else { return report.note("memory left out: \(vault.failure)") }
                defer { vault.lock() }
                let scenario = place.file("live-memory/scenario.jsonl")
                try LiveStep.scenario([step]).write(toFile: scenario, atomically: true, encoding: .utf8)
                let peak = place.file("live-memory/peak")
                let (ended, _, seconds) = CommandVault.time(
                    "/usr/bin/env",
                    [
                        "python3", "Tests/Scripts/peak.py", peak, "\(whisper)-bridge", "run", "--json", "--vault",
                        vault.path,
                    ]
                        + ["--command", "'\(bridge)' '\(scenario)'"])
                let text = (try? String(contentsOfFile: peak, encoding: .utf8)) ?? ""
                guard ended == 0, let kilobytes = Double(text.trimmingCharacters(in: .whitespacesAndNewlines)) else {
                    return report.note("memory left out: whisper bridge run failed")
                }
                try report.add(
                    Finding(
                        id: "P7", what: "peak memory of whisper bridge run, the past as \(name)",
                        value: kilobytes / 1024,
                        unit: "MB", yardstick: nil, yardstickName: nil, goal: "≤ 100 MB",
                        isReached: kilobytes <= 102_400,
                        method: "one run, \(Report.seconds(seconds)) from start to end of the process"))
            }
        }
    }

    extension Report {
        /// Milliseconds with two digits behind the point.
        static func milliseconds(_ value: Double) -> String { String(format: "%.2f ms", value) }
    }
#endif
