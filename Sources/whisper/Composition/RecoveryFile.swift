import SecretMemory
import SodiumSealing
import WhisperCore

struct RecoveryFile {
    let path: String
    let sealing: SodiumSealing
    func write(_ keys: borrowing VaultKeys, under passphrase: borrowing SecretBytes) throws {}
}
