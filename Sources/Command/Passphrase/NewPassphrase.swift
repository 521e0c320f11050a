import WhisperCore
import WhisperSealingPort
import WhisperSecretMemory

/// A new passphrase from its source: chosen, or ten generated words that are shown at the terminal, one of which is then
/// asked for (CLI-3).
struct NewPassphrase {
    let reader: PassphraseReader
    let sealing: any Sealing
    /// Whether questions are answered in advance (`--yes`).
    var assumesYes = false

    /// Reads or generates it. Nothing depends on it yet if that is interrupted.
    func obtain(from source: PassphraseSource) throws -> SecretBytes {
        if let chosen = try reader.new(from: source, assumingYes: assumesYes) { return chosen }
        let generated = try GeneratedPassphrase.make(sealing: sealing, memory: reader.memory)
        try GeneratedPassphraseDialogue(reader: reader).present(generated, asksForWord: !assumesYes)
        return generated
    }
}
