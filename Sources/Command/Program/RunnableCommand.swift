package import ArgumentParser

/// A command that does something.
package protocol RunnableCommand: ParsableCommand, Sendable {
    /// What every command takes.
    var global: GlobalOptions { get }

    /// Does it. What is thrown is told to the user as `FailureReport` translates it.
    func execute(in context: Context) async throws
}

/// A command that works on a vault which exists and whose owner has accepted the disclaimer (UX-5).
package protocol VaultCommand: RunnableCommand {
    /// Where the passphrase comes from.
    var passphrase: PassphraseOptions { get }

    /// Does it, on the open vault.
    func execute(on vault: OpenVault, in context: Context) async throws
}

extension VaultCommand {
    package func execute(in context: Context) async throws {
        let vault = try await VaultAccess(context).open(passphrase: passphrase)
        do {
            try await execute(on: vault, in: context)
            // Nobody waits for the vault to be put away before they see what they asked for.
            try context.output.flush()
        } catch {
            await vault.close()
            throw error
        }
        await vault.close()
    }
}
