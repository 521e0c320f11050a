/// What figures about imports and live sources are called.
public enum IngestionText: String, TextKey {
    case option, runs, complete, added, duplicates, skipped, spilled, lastRun, pairing, latency, backlog, uptime,
        decryption, met, missed, unknown
}

extension IngestionText {
    /// The English text.
    public var english: Phrase {
        switch self {
        case .option:
            "Show how imports and live sources did, against their objectives."
        case .runs:
            "Runs"
        case .complete:
            "Of these to their end"
        case .added:
            "Added"
        case .duplicates:
            "Known already"
        case .skipped:
            "Skipped"
        case .spilled:
            "Spilled"
        case .lastRun:
            "Last run"
        case .pairing:
            "Pairings that succeeded"
        case .latency:
            "Time until saved"
        case .backlog:
            "History, messages a minute"
        case .uptime:
            "Connected"
        case .decryption:
            "Decrypted"
        case .met:
            "objective {objective}: met"
        case .missed:
            "objective {objective}: missed"
        case .unknown:
            "objective {objective}; no figures yet"
        }
    }

    /// The text in another language; nil where it is not translated.
    public func translation(_ language: Language) -> Phrase? {
        switch language {
        case .english: english
        case .german: german
        case .spanish: spanish
        case .french: french
        case .portuguese: portuguese
        case .turkish: turkish
        case .arabic: arabic
        case .hindi: hindi
        case .chineseSimplified: chineseSimplified
        }
    }
}
