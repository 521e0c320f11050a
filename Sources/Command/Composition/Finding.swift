package import WhisperLocalization

/// What `doctor` found about one subject.
package struct Finding {
    package let subject: Subject
    package let verdict: Verdict
    package let value: LocalizedMessage

    /// What was looked at. Raw values appear in JSON.
    package enum Subject: String {
        case version, engine, cipher, libsodium, libarchive, libqrencode, zbar, libpng, libjpeg, system, memory,
            network, vault, permissions, language, identities, clock, trust, services
        case ledger = "replay_protection"
        case coreDumps = "core_dumps"
        case keyRing = "key_ring"
        case engineAge = "engine_age"

        /// The name that the user reads.
        package var name: any TextKey {
            switch self {
            case .version: VaultText.doctorVersion
            case .engine: VaultText.doctorEngine
            case .cipher: VaultText.doctorCipher
            case .libsodium: VaultText.doctorSodium
            case .libarchive: VaultText.doctorArchive
            case .system: VaultText.doctorSystem
            case .memory: VaultText.doctorMemory
            case .network: VaultText.doctorNetwork
            case .vault: VaultText.doctorVault
            case .permissions: VaultText.doctorPermissions
            case .language: VaultText.doctorLanguage
            case .coreDumps: VaultText.doctorCoreDumps
            case .keyRing: VaultText.doctorKeyCache
            case .libqrencode: DoctorText.qrEncoder
            case .zbar: DoctorText.qrReader
            case .libpng: DoctorText.png
            case .libjpeg: DoctorText.jpeg
            case .identities: DoctorText.identities
            case .clock: DoctorText.clock
            case .trust: TrustText.subject
            case .ledger: DoctorText.ledger
            case .engineAge: DoctorText.engineAge
            case .services: DoctorText.services
            }
        }
    }

    /// Whether it is as it should be. Raw values appear in JSON.
    package enum Verdict: String {
        case fine, warning

        /// The word that the user reads.
        package var name: VaultText { self == .fine ? .resultFine : .resultWarning }
    }
}
