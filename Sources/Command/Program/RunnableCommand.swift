package import WhisperVault
package import ArgumentParser

/// A command that does something.
package protocol RunnableCommand: ParsableCommand, Sendable {
    /// What every command takes.
    var global: GlobalOptions { get }

    /// Throws if the arguments contradict each other or a value is invalid, before anything is opened.
    ///
    /// ArgumentParser's `validate()` is no place for it: what that throws ArgumentParser turns into text by itself, which
    /// for our failures is Swift's description of a value.
    func checkArguments() throws

    /// Runs the command. Errors are reported to the user as `FailureReport` translates them.
    func execute(in context: Context) async throws
}

extension RunnableCommand {
    /// Nothing to check.
    package func checkArguments() throws {}
}

/// A command that goes on until it is stopped. Being stopped is how it is meant to end: the exit status is 0, also while the
/// vault is still being opened, so that a supervisor does not count the end of a service as its failure (CLI-4).
package protocol LastingCommand: RunnableCommand {}

/// A command that works on a vault which exists and whose owner has accepted the disclaimer (UX-5).
package protocol VaultCommand: RunnableCommand {
    /// Where the passphrase comes from.
    var passphrase: PassphraseOptions { get }

    /// Does it, on the open vault.
    func execute(on vault: Vault, in context: Context) async throws
}

extension VaultCommand {
    package func execute(in context: Context) async throws { try await executeOnVault(in: context) }

    /// Opens the vault, runs the command on it, and closes it.
    package func executeOnVault(in context: Context) async throws {
        let vault = try await VaultAccess(context).open(passphrase: passphrase)
        do {
            try await execute(on: vault, in: context)
            // The output appears before the vault is closed.
            try context.output.flush()
        } catch {
            await vault.close()
            throw error
        }
        await vault.close()
    }
}

/// A command that works with identities, contacts, policies or sealed messages.
package protocol SecrecyCommand: VaultCommand {
    /// Runs the command.
    func execute(with secrecy: Secrecy, in context: Context) async throws
}

extension SecrecyCommand {
    package func execute(on vault: Vault, in context: Context) async throws {
        // Opening the vault has examined the trust data, unless its key is loaded only here.
        let hadKeys = vault.hasKeys
        let secrecy = try vault.sealedMessages()
        if !hadKeys { await vault.warnOfDoubtfulTrust(in: context) }
        try await execute(with: secrecy, in: context)
    }
}
