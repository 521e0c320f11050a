import Foundation

/// P3: importing an export into an encrypted, searchable vault, beside the same rows inserted by a loop in C.
struct ImportBenchmark {
    let place: Place
    let options: BenchCommand

    func run(_ report: inout Report) async throws {
        let sizes = options.quick ? [10_000, 100_000] : [100_000, 1_000_000]
        var rates: [Double] = []
        for size in sizes { rates.append(try await measure(size, &report)) }
        let ratio = rates[1] / rates[0]
        try report.add(
            Finding(
                id: "P3", what: "rate at \(sizes[1]) over rate at \(sizes[0])", value: ratio, unit: "×",
                yardstick: nil, yardstickName: nil, goal: "≥ 0.8 ×", isReached: ratio >= 0.8,
                method: "medians of \(options.rounds) runs"))
        try measureMemory(sizes[1], &report)
    }

    /// Import and loop take turns; answers the import's rate.
    private func measure(_ size: Int, _ report: inout Report) async throws -> Double {
        report.heading("P3  import of \(size) messages, beside the loop in C")
        let export = try Workload(place: place).export(messages: size)
        var imports: [Double] = []
        var loops: [Double] = []
        var job: YardstickImport?
        for round in 0..<options.rounds {
            let vault = ImportedVault(place: place, messages: size)
            let before = Machine.processorSeconds
            let seconds = try await vault.importAfresh(export)
            let spent = Machine.processorSeconds - before
            imports.append(seconds)
            let ready = try job ?? ReplayReader(vault: BenchVault.database(in: vault.folder)).read()
            job = ready
            let middle = Machine.processorSeconds
            loops.append(try ReplayLoop(place: place).run(ready, messages: size))
            report.note(
                "round \(round + 1): import \(Report.seconds(seconds)) (\(Report.seconds(spent)) of processors), "
                    + "loop \(Report.seconds(loops[round])) (\(Report.seconds(Machine.processorSeconds - middle)))")
        }
        let rate = Double(size) / imports.median
        let bare = Double(size) / loops.median
        try report.add(
            Finding(
                id: "P3", what: "import of \(size) messages, share of the loop in C", value: rate / bare, unit: "×",
                yardstick: bare, yardstickName: "loop, messages/s", goal: "≥ 0.8 ×", isReached: rate / bare >= 0.8,
                method: "\(Int(rate)) messages/s; medians of \(options.rounds) runs in turns"))
        return rate
    }

    /// The peak memory of the command itself, in a process of its own, the vault being unlocked: Argon2id, which opens
    /// a sealed key, fills a quarter of a gigabyte before the first message is read, and is not measured here.
    private func measureMemory(_ size: Int, _ report: inout Report) throws {
        guard let whisper = options.whisper else { return report.note("memory left out: no installed command given") }
        let vault = try CommandVault(whisper, in: place.emptyFolder("memory"))
        defer { place.remove("memory") }
        guard vault.isUnlocked else { return report.note("memory left out: \(vault.failure)") }
        defer { vault.lock() }
        let export = try Workload(place: place).export(messages: size)
        let peak = place.file("memory/peak")
        // Through a small program: a child's peak counts that of the process that it was started from.
        let (ended, _, seconds) = CommandVault.time(
            "/usr/bin/env",
            ["python3", "Tests/Scripts/peak.py", peak, whisper, "import", "whatsapp", export]
                + ["--date-order", "dmy", "--timezone", "UTC", "--yes", "--json", "--vault", vault.path])
        let text = try String(contentsOfFile: peak, encoding: .utf8)
        guard ended == 0, let kilobytes = Double(text.trimmingCharacters(in: .whitespacesAndNewlines)) else {
            return report.note("memory left out: whisper import failed")
        }
        try report.add(
            Finding(
                id: "P3", what: "peak memory of whisper import, \(size) messages", value: kilobytes / 1024,
                unit: "MB", yardstick: nil, yardstickName: nil, goal: "≤ 64 MB", isReached: kilobytes <= 65_536,
                method: "one run, \(Int(Double(size) / seconds)) messages/s from start to end of the process"))
    }
}
