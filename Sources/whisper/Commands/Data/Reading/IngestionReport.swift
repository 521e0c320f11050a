import WhisperCommand
import WhisperJSONText
import WhisperLocalization
import WhisperMessage
import WhisperStorePort
import WhisperCore

/// `whisper stats --ingestion`: figures of imports and live sources (ING-3).
struct IngestionReport {
    /// The latest runs, at most as many as the vault returns at once.
    private let runs: [IngestionRun]
    /// The service figures; what waits unread counts as not decrypted.
    private let figures: ServiceFigures
    /// Changes that wait unread because they could not be decrypted.
    private let unread: Int64

    private static let maximumRuns = 1_000

    /// Reads the figures of a vault.
    init(_ store: any VaultStore) async throws(StoreError) {
        runs = try await store.runs(limit: IngestionReport.maximumRuns)
        unread = try await store.statistics().encryptedChanges
        figures = try await ServiceFigures.stored(in: store).counting(unread: unread)
    }

    /// Prints them.
    func print(in context: Context) throws(CommandFailure) {
        if context.output.style.isJSON { return try context.output.json(json) }
        let localizer = context.localizer
        let language = localizer.language
        var rows: [(IngestionText, String)] = [
            (.runs, language.formatted(Int64(runs.count))),
            (.complete, language.formatted(Int64(runs.count { $0.figures?.isComplete == true }))),
            (.added, language.formatted(sum(\.added))), (.duplicates, language.formatted(sum(\.duplicates))),
            (.skipped, language.formatted(sum(\.skipped))),
        ]
        if figures.spilled > 0 { rows.append((.spilled, language.formatted(figures.spilled))) }
        if unread > 0 { rows.append((.unreadChanges, language.formatted(unread))) }
        if let last = runs.first {
            rows.append((.lastRun, "\(LocalCalendar(context).dateAndTime(last.startedAt)), \(last.adapter)"))
        }
        rows += ServiceObjective.allCases.map { ($0.text, told($0, localizer)) }
        try FigureRows.print(rows.map { (localizer($0.0), $0.1) }, in: context)
    }

    private func sum(_ part: KeyPath<RunFigures, Int64>) -> Int64 {
        runs.compactMap(\.figures).reduce(0) { $0 &+ $1[keyPath: part] }
    }

    // MARK: Service

    /// A figure, and how it stands to its objective.
    private func told(_ objective: ServiceObjective, _ localizer: Localizer) -> String {
        let verdict: IngestionText
        switch objective.isMet(by: figures) {
        case true?: verdict = .met
        case false?: verdict = .missed
        case nil: verdict = .unknown
        }
        let words = localizer(verdict, ["objective": .text(objective.bound(localizer.language))])
        let value: String? =
            switch objective {
            case .pairing: figures.pairingRate.map { percent($0, localizer) }
            case .latency: latency(localizer.language)
            case .backlog:
                figures.backlogPerMinute.map { localizer.language.formatted(Int64($0.rounded(.down))) }
            case .uptime: figures.uptime.map { percent($0, localizer) }
            case .decryption: figures.decryptionRate.map { percent($0, localizer) }
            }
        return value.map { "\($0) (\(words))" } ?? words
    }

    private func latency(_ language: Language) -> String? {
        let parts = IngestionReport.percentiles.compactMap { name, share in
            figures.latency.percentile(share).map { "\(name) \(IngestionReport.text(of: $0, language))" }
        }
        return parts.isEmpty ? nil : language.list(parts)
    }

    private static let percentiles: [(name: String, share: Double)] = [("p50", 0.5), ("p95", 0.95), ("p99", 0.99)]

    /// Two decimals, rounded down: what is short of an objective must not look as if it were not.
    private func percent(_ share: Double, _ localizer: Localizer) -> String {
        localizer.language.formatted(percent: Int64((share * 10_000).rounded(.down)), decimals: 2)
    }

    private static func text(of duration: Duration, _ language: Language) -> String {
        let milliseconds = milliseconds(duration)
        guard milliseconds >= 10_000 else { return "\(language.formatted(Int64(milliseconds.rounded(.up)))) ms" }
        return "\(language.formatted(Int64((milliseconds / 1_000).rounded(.up)))) s"
    }

    private static func milliseconds(_ duration: Duration) -> Double {
        Double(duration.components.seconds) * 1_000 + Double(duration.components.attoseconds) / 1e15
    }

    // MARK: JSON

    private var json: JSONValue {
        let last: JSONValue =
            runs.first.map { run in
                [
                    "adapter": .string(run.adapter), "platform": .string(run.platform.rawValue),
                    "started_at": .string(run.startedAt.rfc3339()),
                    "finished_at": .string(run.finishedAt?.rfc3339()),
                    "complete": .bool(run.figures?.isComplete == true),
                ]
            } ?? .null
        return [
            "type": "ingestion", "runs": .integer(runs.count),
            "complete_runs": .integer(runs.count { $0.figures?.isComplete == true }), "added": .integer(sum(\.added)),
            "duplicates": .integer(sum(\.duplicates)), "skipped": .integer(sum(\.skipped)),
            "spilled": .integer(figures.spilled), "last_run": last,
            "pairing": [
                "begun": .integer(figures.pairingsBegun), "done": .integer(figures.pairingsDone),
                "rate": number(figures.pairingRate), "objective_met": met(.pairing),
            ],
            "latency": [
                "count": .integer(figures.latency.count), "p50_ms": latency(0.5), "p95_ms": latency(0.95),
                "p99_ms": latency(0.99), "objective_met": met(.latency),
            ],
            "backlog": [
                "messages": .integer(figures.backlogMessages), "per_minute": number(figures.backlogPerMinute),
                "objective_met": met(.backlog),
            ],
            "uptime": ["rate": number(figures.uptime), "objective_met": met(.uptime)],
            "decryption": [
                "decrypted": .integer(figures.decrypted), "undecryptable": .integer(figures.undecryptable),
                "unread_changes": .integer(unread),
                "rate": number(figures.decryptionRate), "objective_met": met(.decryption),
            ],
        ]
    }

    private func met(_ objective: ServiceObjective) -> JSONValue {
        objective.isMet(by: figures).map { .bool($0) } ?? .null
    }

    private func latency(_ share: Double) -> JSONValue {
        number(figures.latency.percentile(share).map(IngestionReport.milliseconds))
    }

    private func number(_ value: Double?) -> JSONValue {
        value.flatMap { JSONNumber($0) }.map { .number($0) } ?? .null
    }
}

extension ServiceObjective {
    /// What the figure is called.
    fileprivate var text: IngestionText {
        switch self {
        case .pairing: .pairing
        case .latency: .latency
        case .backlog: .backlog
        case .uptime: .uptime
        case .decryption: .decryption
        }
    }

    /// The objective, in signs and numbers as a language writes them.
    fileprivate func bound(_ language: Language) -> String {
        switch self {
        case .pairing: "> " + language.formatted(percent: 95)
        case .latency: "p95 < 5 s"
        case .backlog: "> " + language.formatted(500)
        case .uptime: "> " + language.formatted(percent: 99)
        case .decryption: "> " + language.formatted(percent: 999, decimals: 1)
        }
    }
}
