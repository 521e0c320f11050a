import WhisperCore
import WhisperLocalization
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
    ///
    /// - Throws: `.declined` or `.interrupted` if the person left, or what the source failed with.
    func obtain(from source: PassphraseSource) throws -> SecretBytes {
        while true {
            if let chosen = try reader.new(from: source, assumingYes: assumesYes) { return chosen }
            let generated = try GeneratedPassphrase.make(sealing: sealing, memory: reader.memory)
            let dialogue = GeneratedPassphraseDialogue(reader: reader)
            if try dialogue.isAccepted(generated, asksForWord: !assumesYes) { return generated }
            // Who does not want these words may type others.
            try TerminalRemark.write([LocalizedMessage(PassphraseText.chooseOwn)], reader.output)
        }
    }
}
