import Foundation
import WhisperCore

/// P11, WDB-7: importing WhatsApp's own database, beside the same messages as text exports.
struct DatabaseBenchmark {
    let place: Place
    let options: BenchCommand

    func run(_ report: inout Report) async throws {
        guard let reader = options.reader else { return report.note("P11 left out: no reader of databases given") }
        let messages = options.quick ? 100_000 : 1_000_000
        for (kind, chats) in [("many", 20), ("one", 1)] {
            let workload = DatabaseWorkload(place: place, chats: chats, messages: messages)
            let vault = DatabaseVault(place: place, workload: workload, reader: reader)
            let chats = chats == 1 ? "one chat" : "\(chats) chats"
            report.heading("P11  import of a database of \(messages) messages in \(chats), beside text exports")
            try await workload.make(report)
            if isWanted(kind) { try await measure(vault, chats, &report) }
            if isWanted("memory") { try measureMemory(workload, chats, afterExports: false, &report) }
            guard workload.chats == 1 else { continue }
            if isWanted("merging") { try await measureMerging(vault, chats, &report) }
            if isWanted("memory") { try measureMemory(workload, chats, afterExports: true, &report) }
        }
        if isWanted("peer") { try await measurePeer(reader, &report) }
    }

    private func isWanted(_ kind: String) -> Bool { options.kind.map { $0 == kind } ?? true }

    /// Both imports take turns.
    private func measure(_ vault: DatabaseVault, _ chats: String, _ report: inout Report) async throws {
        var databases: [Double] = []
        var exports: [Double] = []
        for round in 0..<options.rounds {
            let before = Machine.processorSeconds
            databases.append(try await vault.importDatabase())
            let middle = Machine.processorSeconds
            exports.append(try await vault.importExports())
            report.note(
                "round \(round + 1): database \(Report.seconds(databases[round])) "
                    + "(\(Report.seconds(middle - before)) of processors without the reader), exports "
                    + "\(Report.seconds(exports[round])) (\(Report.seconds(Machine.processorSeconds - middle)))")
        }
        let messages = vault.workload.messages
        let text = Double(messages) / exports.median
        let rate = Double(messages) / databases.median
        try report.add(
            Finding(
                id: "P11", what: "database of \(messages) messages in \(chats), rate over exports'",
                value: rate / text, unit: "×", yardstick: text, yardstickName: "exports, messages/s",
                goal: "≥ 0.8 ×", isReached: rate / text >= 0.8,
                method: "\(Int(rate)) messages/s; medians of \(options.rounds) runs in turns"))
    }

    /// The database after the exports of its chats, so that all messages are joined with those that are there.
    private func measureMerging(_ vault: DatabaseVault, _ chats: String, _ report: inout Report) async throws {
        let exports = try await vault.importExports()
        let (seconds, summary) = try await vault.importDatabaseAgain()
        try report.add(
            Finding(
                id: "P11", what: "database of \(vault.workload.messages) messages in \(chats) after its export",
                value: Double(vault.workload.messages) / seconds, unit: "messages/s",
                yardstick: Double(vault.workload.messages) / exports, yardstickName: "exports, messages/s",
                goal: nil, isReached: nil,
                method: "\(summary.joined) joined, \(summary.ambiguous) ambiguous, \(summary.added) new; one run"))
    }

    /// The peak memory of the command and of the reader that it starts; see `ImportBenchmark` about Argon2id.
    private func measureMemory(
        _ workload: DatabaseWorkload, _ chats: String, afterExports: Bool, _ report: inout Report
    ) throws {
        guard let whisper = options.whisper else { return report.note("memory left out: no installed command given") }
        let vault = try CommandVault(whisper, in: place.emptyFolder("memory"))
        defer { place.remove("memory") }
        guard vault.isUnlocked else { return report.note("memory left out: \(vault.failure)") }
        defer { vault.lock() }
        let command = [whisper, "import", "whatsapp"]
        let options = ["--yes", "--json", "--vault", vault.path]
        if afterExports {
            for export in try workload.exports() {
                let dates = ["--date-order", "dmy", "--timezone", "UTC"]
                let run = CommandVault.time("/usr/bin/env", command + [export] + dates + options)
                guard run.code == 0 else { return report.note("memory left out: whisper import failed") }
            }
        }
        let peak = place.file("memory/peak")
        let run = CommandVault.time(
            "/usr/bin/env",
            ["python3", "Tests/Scripts/peak.py", "--tree", peak] + command + [workload.database] + options)
        let text = try String(contentsOfFile: peak, encoding: .utf8)
        guard run.code == 0, let kilobytes = Double(text.trimmingCharacters(in: .whitespacesAndNewlines)) else {
            return report.note("memory left out: whisper import failed")
        }
        try report.add(
            Finding(
                id: "P11",
                what:
                    "peak memory, \(workload.messages) messages in \(chats)\(afterExports ? " after its export" : "")",
                value: kilobytes / 1024, unit: "MB", yardstick: nil, yardstickName: nil, goal: "≤ 96 MB",
                isReached: kilobytes <= 98_304,
                method: "whisper and whisper-reader together; one run, "
                    + "\(Int(Double(workload.messages) / run.all)) messages/s from start to end of the process"))
    }

    /// PyPI's whatsapp-chat-exporter on a database that it can manage: its time grows with the square of a chat.
    private func measurePeer(_ reader: String, _ report: inout Report) async throws {
        guard let python = options.exporter else { return report.note("the peer left out: no Python with it given") }
        let workload = DatabaseWorkload(place: place, chats: 20, messages: 20_000)
        try await workload.make(report)
        let vault = DatabaseVault(place: place, workload: workload, reader: reader)
        let seconds = try await vault.importDatabase()
        // What it misses in the schema is added beforehand.
        let folder = try place.emptyFolder("peer")
        defer { place.remove("peer") }
        let prepared = CommandVault.time(
            python, ["Tests/Scripts/exporter-peer.py", "--prepare", folder, workload.database, workload.contacts])
        guard prepared.code == 0 else { return report.note("the peer left out: it failed") }
        let peer = CommandVault.time(
            "/usr/bin/env",
            ["-C", folder, python, "-m", "Whatsapp_Chat_Exporter", "-a", "-d", "msgstore.db", "-w", "wa.db"]
                + ["-j", "result.json", "--no-html", "--no-banner", "--dont-filter-empty"])
        guard peer.code == 0 else { return report.note("the peer left out: it failed") }
        try report.add(
            Finding(
                id: "P11", what: "20000 messages in 20 chats, times whatsapp-chat-exporter",
                value: peer.all / seconds, unit: "×", yardstick: 20_000 / peer.all,
                yardstickName: "exporter, messages/s", goal: nil, isReached: nil,
                method: "\(Int(20_000 / seconds)) messages/s into an encrypted, searchable vault; JSON; one run each"))
    }
}
