/// What figures about imports and live sources are called.
public enum IngestionText: String, TextKey {
    case option, runs, complete, added, duplicates, skipped, spilled, lastRun, pairing, latency, backlog, uptime,
        decryption, met, missed, unknown, unreadChanges
}

extension IngestionText {
    /// The English text.
    public var english: Phrase {
        switch self {
        case .option:
            "Show the results of imports and live sources against their objectives."
        case .runs:
            "Runs"
        case .complete:
            "Completed"
        case .added:
            "Added"
        case .duplicates:
            "Already known"
        case .skipped:
            "Skipped"
        case .spilled:
            "Set aside until the vault could save them"
        case .lastRun:
            "Last run"
        case .pairing:
            "Successful pairings"
        case .latency:
            "Time to save"
        case .backlog:
            "History, messages per minute"
        case .uptime:
            "Connected"
        case .decryption:
            "Decrypted"
        case .unreadChanges:
            "Changes that could not be read"
        case .met:
            "objective {objective}: met"
        case .missed:
            "objective {objective}: missed"
        case .unknown:
            "objective {objective}: no data yet"
        }
    }
}
