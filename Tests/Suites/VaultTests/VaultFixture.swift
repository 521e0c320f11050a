import Foundation
import Testing
import WhisperTestSupport
import WhisperVault

/// A folder for vaults, removed at the end, and adapters with the cheapest passphrases.
final class VaultFixture: Sendable {
    let folder: String
    let adapters: VaultAdapters

    init() throws {
        folder = NSTemporaryDirectory() + "whisper-vault-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        var adapters = try VaultAdapters.standard()
        adapters.passphraseCost = .minimal
        // The key ring of the system is shared by everything that runs here.
        adapters.keyCache = { _ in nil }
        self.adapters = adapters
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    func path(_ name: String) -> String { folder + "/" + name }

    func secret(_ text: String = "a passphrase") throws -> SecretBytes { try Passphrase.bytes(Array(text.utf8)) }

    /// A new vault.
    func create(_ name: String = "vault") async throws -> Vault {
        try await Vault.create(at: path(name), passphrase: try secret(), adapters: adapters)
    }

    func open(_ name: String = "vault", _ passphrase: String = "a passphrase") async throws -> Vault {
        try await Vault.open(at: path(name), passphrase: try secret(passphrase), adapters: adapters)
    }

    /// Writes a chat that WhatsApp exported, with a number of messages.
    func export(_ name: String = "WhatsApp Chat with Ana.txt", messages: Int = 3) throws -> String {
        let text = (1...messages).map { "31.12.18, 20:\(10 + $0) - Ana: birthday cake number \($0)" }
        try text.joined(separator: "\n").write(toFile: path(name), atomically: true, encoding: .utf8)
        return path(name)
    }
}

/// The code of the thrown error; nil if there is none.
func code(of body: () async throws -> Void) async -> VaultError.Code? {
    do {
        try await body()
        return nil
    } catch {
        return (error as? VaultError)?.code
    }
}
