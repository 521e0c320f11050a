import Foundation
import Testing
import WhisperArchive
import WhisperTestThreads
import WhisperVault

@Suite("Vaults of programs and of the command are the same (LIB-2)", .ownThreads)
struct LibraryVaultTests {
    private func adapters() throws -> VaultAdapters {
        var adapters = try VaultAdapters.standard()
        adapters.passphraseCost = .minimal
        return adapters
    }

    @Test("A vault that a program made passes the command's verification, and the command reads it")
    func ofAProgram() async throws {
        let scratch = try Scratch()
        let file = try scratch.write("secret\n", to: "f")
        let export = try scratch.write("31.12.18, 20:10 - Ana: birthday cake", to: "WhatsApp Chat with Ana.txt")
        let vault = try await Vault.create(
            at: scratch("v"), passphrase: try Passphrase.file(at: file), adapters: try adapters())
        try await vault.importWhatsApp(export)
        _ = try await vault.identities().create(name: "Me")
        await vault.close()

        let options = ["--vault", scratch("v"), "--passphrase-file", file]
        let verify = try CommandRun.whisper(["verify", "--attachments", "--json"] + options, in: scratch)
        #expect(verify.status == 0, "\(verify.errors)")
        #expect(verify.output.contains(#""sound":true"#))
        #expect(!verify.output.contains("recovery-copy\",\"complete\":false"))
        let search = try CommandRun.whisper(["search", "cake"] + options, in: scratch)
        #expect(search.output.contains("birthday"))
        let rekey = try CommandRun.whisper(["rekey"] + options, in: scratch)
        #expect(rekey.status == 0, "\(rekey.errors)")
    }

    @Test("A vault that the command made opens in a program, and its verification finds nothing")
    func ofTheCommand() async throws {
        let made = try TestVault()
        let secret = try Passphrase.file(at: made.passphraseFile)
        let vault = try await Vault.open(at: made.path, passphrase: secret, adapters: try adapters())
        let verification = try await vault.verify(passphrase: secret, readsAttachments: true)
        #expect(verification.isSound)
        #expect(verification.recoveryCopy == .sound)
        #expect(try await vault.isTrustSound())
        await vault.close()
        #expect(try made(["verify"]).status == 0)
    }

    @Test("While a program has the vault open, the command changes no key (ST-2)")
    func lock() async throws {
        let made = try TestVault()
        let secret = try Passphrase.file(at: made.passphraseFile)
        let vault = try await Vault.open(at: made.path, passphrase: secret, adapters: try adapters())
        #expect(try made(["rekey"]).status != 0)
        #expect(try made(["conversations"]).status == 0)
        await vault.close()
        #expect(try made(["rekey"]).status == 0)
    }
}
