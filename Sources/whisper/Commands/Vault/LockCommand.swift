import WhisperVault
import ArgumentParser
import WhisperCommand
import WhisperJSONText
import WhisperLocalization

/// `whisper lock`: deletes the key that `unlock` stored.
struct LockCommand: RunnableCommand {
    static var configuration: CommandConfiguration {
        .command("lock", CommandText.lock, examples: ["whisper lock"])
    }

    @OptionGroup var global: GlobalOptions
    /// Taken so that a script may give every command the same options; nothing here needs the passphrase.
    @OptionGroup var passphrase: PassphraseOptions

    func execute(in context: Context) async throws {
        let access = try VaultAccess(context)
        try access.folder.requireVault()
        let wasUnlocked = try access.folder.dropHeldKeys()
        guard context.output.style.isJSON else {
            return context.output.note(wasUnlocked ? VaultText.locked : VaultText.wasLocked)
        }
        var object = JSONObject()
        object["type"] = .string("locked")
        object["was_unlocked"] = .bool(wasUnlocked)
        try context.output.json(.object(object))
    }
}
