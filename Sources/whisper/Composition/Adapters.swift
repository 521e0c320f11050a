import BlobPort
import ClockPort
import FileBlobStore
import FileKeychain
import KernelKeyring
import KeychainPort
import SealingPort
import SecretMemory
import SodiumSealing
import SystemClock
import WhisperCore

/// The plugs in use. This folder is the only place of the command that names adapters.
enum Adapters {
    /// The system's clock.
    static var clock: any WallClock { SystemClock() }

    /// Encryption at rest and guarded memory, by libsodium.
    static func sealing() throws(CommandFailure) -> SodiumSealing {
        do {
            return try SodiumSealing()
        } catch {
            throw FailureReport.failure(of: error)
        }
    }

    /// The keychain file of a vault.
    static func keychain(
        _ layout: VaultLayout, passphrase: consuming SecretBytes, sealing: SodiumSealing
    ) -> FileKeychain {
        FileKeychain(
            path: layout.keychain, passphrase: passphrase, sealing: sealing, memory: sealing, cost: passphraseCost)
    }

    /// The attachments of a vault.
    static func attachments(_ layout: VaultLayout, key: borrowing SecretBytes) throws -> any BlobStore {
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
    static var passphraseCost: PassphraseCost {
        #if DEBUG
            if Environment.process["WHISPER_TEST_PASSPHRASE_COST"] == "minimal" { return .minimal }
        #endif
        return .moderate
    }
}
