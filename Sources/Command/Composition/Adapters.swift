package import WhisperBlobPort
package import WhisperClockPort
package import WhisperCryptoPort
import WhisperFileBlobStore
package import WhisperFileKeychain
import WhisperKernelKeyring
import WhisperKeychainPort
import WhisperPassphrasePresence
import WhisperPresencePort
import WhisperQRCode
package import WhisperQRCodePort
package import WhisperSealingPort
package import WhisperSecretMemory
import WhisperSodiumCrypto
package import WhisperSodiumSealing
import WhisperSystemClock
package import WhisperCore

/// The plugs in use. This folder is the only place of the command that names adapters.
package enum Adapters {
    /// The system's clock.
    ///
    /// Test builds may ask for one that goes before or behind it, which no release build knows how to make.
    package static var clock: any WallClock {
        #if DEBUG
            if let offset = Environment.process["WHISPER_TEST_CLOCK_OFFSET"].flatMap(Int64.init) {
                return ShiftedClock(seconds: offset)
            }
        #endif
        return SystemClock()
    }

    /// Waits, and measures how long things take.
    ///
    /// Test builds may ask for one that waits a thousandth as long, which no release build knows how to make.
    package static var stopwatch: any MonotonicClock {
        #if DEBUG
            if Environment.process["WHISPER_TEST_WAITS"] == "short" { return ShortenedStopwatch() }
        #endif
        return SystemStopwatch()
    }

    /// Encryption at rest and guarded memory, by libsodium.
    package static func sealing() throws(CommandFailure) -> SodiumSealing {
        do {
            return try SodiumSealing()
        } catch {
            throw FailureReport.failure(of: error)
        }
    }

    /// The keychain file of a vault.
    package static func keychain(
        _ layout: VaultLayout, passphrase: consuming SecretBytes, sealing: SodiumSealing
    ) -> FileKeychain {
        FileKeychain(
            path: layout.keychain, passphrase: passphrase, sealing: sealing, memory: sealing, cost: passphraseCost)
    }

    /// The primitives of envelopes and identities, by libsodium.
    package static func crypto() throws(CommandFailure) -> any CryptoBackend {
        do {
            return try SodiumCrypto()
        } catch {
            throw CryptoFailure.failure(of: error)
        }
    }

    /// The keychain file of the owner's identities, beside that of the vault and opened by its keys.
    package static func identityKeychain(
        _ layout: VaultLayout, key: consuming SecretBytes, sealing: SodiumSealing
    ) -> FileKeychain {
        FileKeychain(path: layout.identities, key: key, sealing: sealing, memory: sealing)
    }

    /// Presence, proved by the signing passphrase.
    static func presence(asking prompt: SigningPrompt) throws(CommandFailure) -> any PresenceGate {
        PassphrasePresence(sealing: try sealing(), cost: passphraseCost) { (question) throws(PresenceError) in
            try prompt.ask(question.purpose, isNew: question.occasion == .choosing, failures: question.failures)
        }
    }

    /// QR codes, by libqrencode and ZBar.
    package static var qrCodes: any QRCoding { QRCodes() }

    /// The attachments of a vault.
    package static func attachments(_ layout: VaultLayout, key: borrowing SecretBytes) throws -> any BlobStore {
        try FileBlobStore(directory: layout.attachments, key: key, sealing: sealing())
    }

    /// Where keys stay between commands; nil where this system keeps none.
    static func keyCache(_ layout: VaultLayout) -> (any SessionKeyCache)? {
        guard let sealing = try? sealing(), let identity = VaultIdentity.text(layout) else { return nil }
        return KernelKeyring(vault: identity, memory: sealing)
    }

    /// What one guess at a passphrase costs.
    ///
    /// Test builds may ask for the cheapest, which no release build knows how to make.
    package static var passphraseCost: PassphraseCost {
        #if DEBUG
            if Environment.process["WHISPER_TEST_PASSPHRASE_COST"] == "minimal" { return .minimal }
        #endif
        return .moderate
    }
}

extension PassphraseQuestion {
    /// How often the passphrase was wrong during this call.
    fileprivate var failures: Int {
        if case .proving(let failures) = occasion { failures } else { 0 }
    }
}
