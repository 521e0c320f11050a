/// What `doctor` says about sealed messages.
public enum DoctorText: String, TextKey {
    case engineAge, engineAgeEncrypted, engineAgePlain, ledger, ledgerState, clock, clockFine, clockBehind, notOpened,
        identities, qrEncoder, qrReader, png, jpeg,
        askResetClock,
        clockReset
}

extension DoctorText {
    /// The English text.
    public var english: Phrase {
        switch self {
        case .engineAge:
            "age of the engine"
        case .engineAgeEncrypted:
            "SQLite of {date}; later corrections are in it as far as the system brought them. Every page is authenticated under the vault’s key before it is read."
        case .engineAgePlain:
            "SQLite of {date}; later corrections are in it as far as the system brought them. Nothing checks a database that is not encrypted before it is read."
        case .ledger:
            "Replay protection"
        case .ledgerState:
            .plural(
                one: "{count} entry of 10,000; {opened} opened in all",
                other: "{count} entries of 10,000; {opened} opened in all")
        case .clock:
            "Clock"
        case .clockFine:
            "The machine’s and the vault’s agree."
        case .clockBehind:
            "The machine’s is behind the vault’s, which is at {time}."
        case .notOpened:
            "The vault was not opened: no passphrase was given, and none is kept."
        case .identities:
            "Your identities"
        case .qrEncoder:
            "libqrencode"
        case .qrReader:
            "ZBar"
        case .png:
            "libpng"
        case .jpeg:
            "libjpeg"
        case .askResetClock:
            "Set the vault’s clock from {time} back to {now}? Envelopes of the time between, opened long ago, are then kept out by the permanent memory alone."
        case .clockReset:
            "The vault’s clock is that of this machine again."
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
