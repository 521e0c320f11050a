import WhisperVault
import ArgumentParser
import WhisperCommand
import WhisperJSONText
import WhisperLocalization
import WhisperCore

/// `whisper unlock`: holds the key in the key ring for a given time.
struct UnlockCommand: RunnableCommand {
    static var configuration: CommandConfiguration {
        .command(
            "unlock", CommandText.unlock, discussion: CommandText.unlockDiscussion,
            examples: ["whisper unlock", "whisper unlock --for 8h"])
    }

    @OptionGroup var global: GlobalOptions
    @OptionGroup var passphrase: PassphraseOptions

    @Option(name: .customLong("for"), help: .text(OptionText.unlockFor, value: "TIME"))
    var time: String?

    func execute(in context: Context) async throws {
        let time = try KeepingTime(time, in: context)
        let access = try VaultAccess(context)
        try access.folder.requireVault()
        // Even if the vault is unlocked already, the passphrase is required, so that the cached key is known to open
        // the vault. If it is wrong, an earlier cached key remains until its time is over.
        let vault = try await access.open(passphrase: passphrase, ignoringHeldKey: true)
        do {
            try time.hold(vault, in: context)
        } catch {
            await vault.close()
            throw error
        }
        await vault.close()
        guard context.output.style.isJSON else {
            return context.output.note(VaultText.unlocked, ["duration": .text(time.text)])
        }
        var object = JSONObject()
        object["type"] = .string("unlocked")
        object["seconds"] = .number(JSONNumber(Int64(time.seconds)))
        try context.output.json(.object(object))
    }
}

/// For how long a key is kept in the key ring.
struct KeepingTime {
    /// As it was written, such as `15m`.
    let text: String
    let seconds: UInt32

    /// What an option says, otherwise the configuration file, otherwise a quarter of an hour.
    ///
    /// - Throws: Wrong usage if it is no length of time, or outside a second to 30 days.
    init(_ option: String?, in context: Context) throws(CommandFailure) {
        text = option ?? context.configuration[.unlockFor] ?? "15m"
        guard let seconds = KeepingTime.seconds(text) else {
            throw CommandFailure(
                .usage, FailureText.invalidDuration, ["value": .text(text)],
                hint: LocalizedMessage(FailureText.invalidDurationHint))
        }
        self.seconds = seconds
    }

    /// Keeps the keys of a vault.
    func hold(_ vault: Vault, in context: Context) throws {
        do {
            try vault.holdKeys(forSeconds: seconds)
        } catch  where error.code == .noKeyCache {
            guard let cause = error.underlying else {
                throw CommandFailure(.keyCache, FailureText.keyCacheUnavailable)
            }
            throw CommandFailure(
                .keyCache, FailureText.keyCacheFailed,
                ["reason": .text(FailureReport.failure(of: cause).message.text(context.localizer))])
        }
    }

    /// The seconds of a text such as `15m`; nil if it is none, or outside a second to 30 days.
    static func seconds(_ text: String) -> UInt32? {
        guard let unit = text.last, let number = UInt32(text.dropLast()), number > 0 else { return nil }
        let factor: UInt32
        switch unit {
        case "s": factor = 1
        case "m": factor = 60
        case "h": factor = 3_600
        case "d": factor = 86_400
        default: return nil
        }
        let (seconds, overflow) = number.multipliedReportingOverflow(by: factor)
        return overflow || seconds > 30 * 86_400 ? nil : seconds
    }
}
