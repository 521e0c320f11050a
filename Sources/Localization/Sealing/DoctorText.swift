/// What `doctor` says about sealed messages.
public enum DoctorText: String, TextKey {
    case engineAge, engineAgeEncrypted, engineAgePlain, ledger, ledgerState, clock, clockFine, clockBehind, notOpened,
        identities, qrEncoder, qrReader, png, jpeg, services, servicesNone, servicesIdle, servicesEnabled,
        askResetClock,
        clockReset
}

extension DoctorText {
    /// The English text.
    public var english: Phrase {
        switch self {
        case .engineAge:
            "engine age"
        case .engineAgeEncrypted:
            "SQLite of {date}; the system may have patched it since. Every page is authenticated with the vault key before it is read."
        case .engineAgePlain:
            "SQLite of {date}; the system may have patched it since. Nothing authenticates an unencrypted database before it is read."
        case .ledger:
            "Replay protection"
        case .ledgerState:
            .plural(
                one: "{count} entry of 10,000; {opened} opened in total",
                other: "{count} entries of 10,000; {opened} opened in total")
        case .clock:
            "Clock"
        case .clockFine:
            "This device’s clock agrees with the vault’s."
        case .clockBehind:
            "This device’s clock is behind the vault’s, which is at {time}."
        case .notOpened:
            "The vault was not opened: no passphrase was given, and it is not unlocked."
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
        case .services:
            "Services"
        case .servicesNone:
            "none installed"
        case .servicesIdle:
            "installed, not enabled: {units}"
        case .servicesEnabled:
            "enabled: {units}"
        case .askResetClock:
            "Set the vault’s clock back from {time} to {now}? Only the permanent record then rejects envelopes from the time in between that were opened long ago."
        case .clockReset:
            "The vault’s clock now matches this device’s."
        }
    }
}
