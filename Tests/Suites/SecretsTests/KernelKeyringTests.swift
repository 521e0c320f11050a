import CWhisperProcess
import Foundation
import WhisperKernelKeyring
import WhisperKeychainContract
import WhisperKeychainPort
import WhisperSecretMemory
import WhisperSodiumSealing
import WhisperTestSupport
import WhisperTestThreads
import Testing

/// Why this kernel, or a sandbox around the tests, stores no keys; nil if it does.
private let keysAreRefused: String? = {
    let key = whisper_key_add("whisper:test:probe", "x", 1)
    guard key >= 0 else { return "add_key fails with error \(-key)" }
    defer { _ = whisper_key_abandon(key) }
    let link = whisper_key_publish(key)
    guard link >= 0 else { return "the user's key ring fails with error \(-link)" }
    _ = whisper_key_drop(key)
    return nil
}()

@Suite(
    "The kernel's key ring (CLI-3)", .ownThreads,
    .disabled(if: keysAreRefused != nil, "No keys here: \(keysAreRefused ?? "")"))
struct KernelKeyringTests {
    let sealing: SodiumSealing
    let keyring: KernelKeyring
    let vault = UUID().uuidString

    init() throws {
        sealing = try SodiumSealing()
        keyring = KernelKeyring(vault: vault, memory: sealing)
    }

    @Test(arguments: SessionKeyCacheLaw.all)
    func law(_ law: SessionKeyCacheLaw) async throws {
        try await law.check(keyring, memory: sealing)
        try keyring.drop(.vaultKey)
    }

    @Test("Vaults do not see each other's keys")
    func vaultsAreApart() throws {
        try keyring.keep(try secret("content"), as: .vaultKey, seconds: 60)
        defer { _ = try? keyring.drop(.vaultKey) }
        let other = KernelKeyring(vault: UUID().uuidString, memory: sealing)
        #expect(text(other.lookUp(.vaultKey)) == nil)
        #expect(failure(other.lookUp(.vaultKey)) == nil)
        #expect(text(keyring.lookUp(.vaultKey)) == "content")
    }

    @Test("The kernel lists a key with its timeout, and without its content")
    func listing() throws {
        try keyring.keep(try secret("content"), as: .vaultKey, seconds: 600)
        defer { _ = try? keyring.drop(.vaultKey) }
        let table = try #require(KernelFile.text("/proc/keys"))
        let line = try #require(table.split(separator: "\n").first { $0.contains("whisper:\(vault):vault_key") })
        let fields = line.split(separator: " ", omittingEmptySubsequences: true)
        #expect(fields[3] != "perm")
        #expect(!table.contains("content"))
    }

    @Test("A secret that the kernel does not accept is rejected, and nothing is stored")
    func tooLarge() throws {
        let large = try sealing.allocate(count: 32_768)
        #expect(throws: KeychainError.self) { try keyring.keep(large, as: .vaultKey, seconds: 60) }
        #expect(text(keyring.lookUp(.vaultKey)) == nil)
    }

    @Test("Storing and dropping leaves no key behind")
    func nothingStays() async throws {
        for _ in 0..<20 { try keyring.keep(try secret("content"), as: .vaultKey, seconds: 60) }
        try keyring.drop(.vaultKey)
        // The kernel collects unreferenced keys with a delay.
        #expect(try await eventually { try living() == 0 })
    }

    /// The number of this vault's keys with a payload in the kernel: neither revoked nor expired.
    private func living() throws -> Int {
        try #require(KernelFile.text("/proc/keys")).split(separator: "\n").count { line in
            let fields = line.split(separator: " ", omittingEmptySubsequences: true)
            return line.contains(vault) && fields[1].prefix(2) == "I-" && fields[3] != "expd"
        }
    }
}

#if os(Linux)
    @Suite("Files of the kernel, as tests read them", .ownThreads)
    struct KernelFileTests {
        @Test("A file of the kernel of more than a page is read to its end")
        func toItsEnd() throws {
            let regions = try #require(KernelFile.text("/proc/self/smaps"))
            #expect(regions.utf8.count > 1 << 14)
            #expect(regions.split(separator: "\n").last?.hasPrefix("VmFlags:") == true)
        }
    }
#endif
