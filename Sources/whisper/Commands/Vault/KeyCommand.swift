import WhisperVault
import ArgumentParser
import WhisperCommand
import WhisperLocalization
import WhisperSecretMemory
import WhisperCore

/// `whisper key`: the vault's key.
struct KeyCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        .command("key", CommandText.key, examples: ["whisper key reveal"], subcommands: [KeyRevealCommand.self])
    }
}

/// `whisper key reveal`: prints the database key for other programs (ST-2).
struct KeyRevealCommand: VaultCommand {
    static var configuration: CommandConfiguration {
        .command(
            "reveal", CommandText.keyReveal, discussion: CommandText.keyRevealDiscussion,
            examples: ["whisper key reveal", "whisper key reveal --yes"])
    }

    @OptionGroup var global: GlobalOptions
    @OptionGroup var passphrase: PassphraseOptions
    @OptionGroup var confirmation: ConfirmationOptions

    func execute(on vault: Vault, in context: Context) async throws {
        guard vault.isEncrypted else { throw CommandFailure(.noEncryption, FailureText.notEncrypted) }
        guard !context.output.style.isJSON else {
            throw CommandFailure(
                .usage, FailureText.keyNotAsJSON, hint: LocalizedMessage(FailureText.keyNotAsJSONHint))
        }
        try confirmation.confirm(LocalizedMessage(VaultText.revealQuestion), in: context)
        try vault.withKeys { keys in try print(keys.database, on: context.output) }
        context.output.note(VaultText.revealIntroduction, ["path": .text(vault.layout.database)])
        for statement in try StoreEngine.openingStatements(vault.layout) {
            if !context.output.style.isQuiet { context.output.say(statement) }
        }
    }

    /// Prints `x'…'`, the key's hex digits built in guarded memory and written past every buffer.
    private func print(_ key: borrowing SecretBytes, on output: Output) throws {
        let memory: any SecretAllocator = try Adapters.sealing()
        var literal = try memory.allocate(count: 2 * key.count + 4)
        unsafe key.withUnsafeBytes { key in
            unsafe literal.withUnsafeMutableBytes { literal in
                unsafe literal[0] = UInt8(ascii: "x")
                unsafe literal[1] = UInt8(ascii: "'")
                for index in key.indices {
                    unsafe literal[2 + 2 * index] = KeyRevealCommand.digit(key[index] >> 4)
                    unsafe literal[3 + 2 * index] = KeyRevealCommand.digit(key[index] & 15)
                }
                unsafe literal[literal.count - 2] = UInt8(ascii: "'")
                unsafe literal[literal.count - 1] = UInt8(ascii: "\n")
            }
        }
        try unsafe literal.withUnsafeBytes { (bytes) throws(CommandFailure) in try unsafe output.secret(bytes) }
    }

    private static func digit(_ value: UInt8) -> UInt8 {
        value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
    }
}
