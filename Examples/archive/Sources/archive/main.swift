import Command
import WhisperVault

// archive FOLDER EXPORT WORDS: creates a vault, imports a chat that WhatsApp exported, and searches it.
let arguments = CommandLine.arguments
let passphrase = try Passphrase.command(demonstrationPassphrase)
let vault = try await Vault.create(at: arguments[1], passphrase: passphrase)
let imported = try await vault.importWhatsApp(arguments[2])
print("\(imported.added) messages")
for try await hit in vault.search(arguments[3]) { print(hit.snippet) }
await vault.close()
