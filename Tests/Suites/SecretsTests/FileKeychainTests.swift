import WhisperFileKeychain
import Foundation
import WhisperKeychainContract
import WhisperKeychainPort
import WhisperPosixFiles
import WhisperSealingPort
import WhisperSecretMemory
import WhisperSodiumSealing
import WhisperTestThreads
import Testing

/// A secret with these characters.
func secret(_ text: String) throws -> SecretBytes {
    var secret = try SodiumSealing().allocate(count: text.utf8.count)
    secret.withUnsafeMutableBytes { $0.copyBytes(from: Array(text.utf8)) }
    return secret
}

/// The result of a lookup as text; nil if it found nothing or failed.
func text(_ lookup: consuming SecretLookup) -> String? {
    switch consume lookup {
    case .present(let secret): secret.withUnsafeBytes { String(decoding: $0, as: UTF8.self) }
    case .absent: nil
    case .unavailable: nil
    }
}

/// The error of a lookup; nil if it succeeded.
func failure(_ lookup: consuming SecretLookup) -> KeychainError? {
    switch consume lookup {
    case .present: nil
    case .absent: nil
    case .unavailable(let error): error
    }
}

@Suite("The keychain in a file (ID-7)", .ownThreads)
struct FileKeychainTests {
    let directory: TemporaryDirectory
    let sealing: SodiumSealing
    var path: String { directory.file("keychain") }

    init() throws {
        directory = try TemporaryDirectory()
        sealing = try SodiumSealing()
    }

    func keychain(_ passphrase: String = "right") throws -> FileKeychain {
        FileKeychain(
            path: path, passphrase: try secret(passphrase), sealing: sealing, memory: sealing, cost: .minimal)
    }

    @Test(arguments: KeychainLaw.all)
    func law(_ law: KeychainLaw) async throws {
        let path = path
        try await law.check(
            KeychainBench(
                memory: sealing, open: { try keychain() }, openWithWrongPassphrase: { try keychain("wrong") },
                damage: {
                    var bytes = try contents(of: path)
                    bytes[bytes.count / 2] ^= 1
                    try put(bytes, at: path)
                },
                obstruct: {
                    try FileManager.default.removeItem(atPath: path)
                    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: path)
                }))
    }

    @Test("A missing file means absent, a missing directory unavailable (ST-2)")
    func missing() throws {
        #expect(failure(try keychain().lookUp(.vaultKey)) == nil)
        #expect(try directory.names().isEmpty)
        let elsewhere = FileKeychain(
            path: directory.file("unmounted/keychain"), passphrase: try secret("p"), sealing: sealing, memory: sealing)
        #expect(failure(elsewhere.lookUp(.vaultKey)) == .inaccessible(errno: ENOENT))
    }

    @Test("Every single changed byte is damage, not a wrong passphrase")
    func everyByteIsCovered() throws {
        try keychain().store(try secret("content"), as: .vaultKey)
        let whole = try contents(of: path)
        for index in whole.indices {
            var bytes = whole
            bytes[index] ^= 0x10
            try put(bytes, at: path)
            #expect(failure(try keychain().lookUp(.vaultKey)) == .damaged, "byte \(index)")
        }
        for length in [0, 1, 16, 17, 50, whole.count - 1] {
            try put(Array(whole.prefix(length)), at: path)
            #expect(failure(try keychain().lookUp(.vaultKey)) == .damaged, "length \(length)")
        }
        try put(whole + [0], at: path)
        #expect(failure(try keychain().lookUp(.vaultKey)) == .damaged)
        try put([UInt8](repeating: 0, count: 2_000_000), at: path)
        #expect(failure(try keychain().lookUp(.vaultKey)) == .damaged)
    }

    @Test("A newer version is reported, and left unchanged")
    func newerVersion() throws {
        try keychain().store(try secret("content"), as: .vaultKey)
        var bytes = Array(try contents(of: path).dropLast(32))
        bytes[16] = 3
        let digest = sealing.sha256()
        bytes.withUnsafeBytes { digest.update($0) }
        bytes += digest.finish()
        try put(bytes, at: path)
        #expect(failure(try keychain().lookUp(.vaultKey)) == .newerVersion)
        #expect(throws: KeychainError.newerVersion) { try keychain().store(try secret("x"), as: .vaultKey) }
        #expect(try contents(of: path) == bytes)
    }

    @Test("Changes with a matching checksum are damage or a wrong passphrase, never a secret")
    func forgedChecksum() throws {
        try keychain().store(try secret("content"), as: .vaultKey)
        let whole = try contents(of: path)
        for index in 17..<whole.count - 32 {
            // The cost is not changed: the effect of that is tested with the sealing.
            guard !(23..<35).contains(index) else { continue }
            var bytes = Array(whole.dropLast(32))
            bytes[index] ^= 1
            let digest = sealing.sha256()
            bytes.withUnsafeBytes { digest.update($0) }
            try put(bytes + digest.finish(), at: path)
            let found = failure(try keychain().lookUp(.vaultKey))
            #expect(found == .damaged || found == .wrongPassphrase || found == .newerVersion, "byte \(index)")
        }
    }

    @Test("Lookups after the first one cost no derivation")
    func oneDerivation() throws {
        let costly = FileKeychain(
            path: path, passphrase: try secret("p"), sealing: sealing, memory: sealing,
            cost: PassphraseCost(operations: 2, memory: 64 << 20))
        try costly.store(try secret("content"), as: .vaultKey)
        let reopened = FileKeychain(path: path, passphrase: try secret("p"), sealing: sealing, memory: sealing)
        let first = processorTime { #expect(text(reopened.lookUp(.vaultKey)) == "content") }
        let next = processorTime {
            for _ in 0..<10 { #expect(text(reopened.lookUp(.vaultKey)) == "content") }
        }
        #expect(next < first)
    }

    @Test("The new passphrase opens the keychain, the old one does not, and all secrets remain")
    func changedPassphrase() throws {
        let changing = try keychain()
        try changing.store(try secret("one"), as: .vaultKey)
        let elsewhere = try keychain()
        #expect(text(elsewhere.lookUp(.vaultKey)) == "one")
        try changing.changePassphrase(to: try secret("new"), cost: .minimal)
        #expect(text(changing.lookUp(.vaultKey)) == "one")
        #expect(text(try keychain("new").lookUp(.vaultKey)) == "one")
        #expect(failure(try keychain("right").lookUp(.vaultKey)) == .wrongPassphrase)
        #expect(failure(elsewhere.lookUp(.vaultKey)) == .locked)
        #expect(throws: KeychainError.locked) { try elsewhere.store(try secret("x"), as: .vaultKey) }
    }

    @Test("Changing the passphrase requires the current one")
    func changeNeedsPassphrase() throws {
        try keychain().store(try secret("one"), as: .vaultKey)
        #expect(throws: KeychainError.wrongPassphrase) {
            try keychain("wrong").changePassphrase(to: try secret("new"), cost: .minimal)
        }
        #expect(text(try keychain().lookUp(.vaultKey)) == "one")
    }

    @Test("The file is private, and each change makes it private again")
    func isPrivate() throws {
        let keychain = try keychain()
        try keychain.store(try secret("one"), as: .vaultKey)
        #expect(try permissions(of: path) == 0o600)
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: path)
        try keychain.store(try secret("2"), as: .vaultKey)
        #expect(try permissions(of: path) == 0o600)
    }

    @Test("Neither secrets nor their names are readable in the file")
    func nothingReadable() throws {
        try keychain().store(try secret("canary-content"), as: SecretName(rawValue: "canary-name") ?? .vaultKey)
        let bytes = Data(try contents(of: path))
        #expect(bytes.range(of: Data("canary".utf8)) == nil)
    }

    @Test("Anything but a regular file is rejected without blocking")
    func specialFiles() throws {
        mkfifo(path, 0o600)
        #expect(failure(try keychain().lookUp(.vaultKey)) == .damaged)
        unlink(path)
        mkdir(path, 0o700)
        #expect(failure(try keychain().lookUp(.vaultKey)) == .damaged)
        #expect(throws: KeychainError.damaged) { try keychain().store(try secret("x"), as: .vaultKey) }
    }

    @Test("A secret that is too large is rejected, and nothing changes")
    func tooLarge() throws {
        let keychain = try keychain()
        try keychain.store(try secret("one"), as: .vaultKey)
        let large = try sealing.allocate(count: 65_537)
        #expect(throws: KeychainError.tooLarge) { try keychain.store(large, as: .vaultKey) }
        var refused = false
        let most = try sealing.allocate(count: 65_536)
        for index in 0..<17 {
            do {
                try keychain.store(most, as: SecretName(rawValue: "n\(index)") ?? .vaultKey)
            } catch {
                #expect(error == .tooLarge)
                refused = true
            }
        }
        #expect(refused)
        #expect(text(try self.keychain().lookUp(.vaultKey)) == "one")
    }

    #if WHISPER_TEST_HOOKS
        @Test("A failure at any step of writing leaves the old file or the new one, and nothing besides (R2)")
        func failingSteps() throws {
            for step in FileStep.allCases {
                for number in [EIO, ENOSPC] {
                    try? FileManager.default.removeItem(atPath: path)
                    try keychain().store(try secret("old"), as: .vaultKey)
                    let faults = FileFaults { (reached) throws(FileError) in
                        if reached == step { throw FileError(number: number) }
                    }
                    #expect(throws: number == EIO ? KeychainError.inaccessible(errno: EIO) : .full, "\(step)") {
                        try faults.during { try keychain().store(try secret("new"), as: .vaultKey) }
                    }
                    let expected = step == .synchronizeDirectory ? "new" : "old"
                    #expect(text(try keychain().lookUp(.vaultKey)) == expected, "\(step)")
                    #expect(try directory.names() == ["keychain", "keychain.lock"], "\(step)")
                }
            }
        }
    #endif

    @Test(
        "In a read-only directory, secrets can be read, and storing fails without a change",
        .disabled(if: geteuid() == 0, "The superuser writes everywhere"))
    func readOnlyDirectory() throws {
        try keychain().store(try secret("one"), as: .vaultKey)
        try FileManager.default.setAttributes([.posixPermissions: 0o500], ofItemAtPath: directory.path)
        defer { try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: directory.path) }
        #expect(text(try keychain().lookUp(.vaultKey)) == "one")
        #expect(throws: KeychainError.inaccessible(errno: EACCES)) {
            try keychain().store(try secret("two"), as: .vaultKey)
        }
        #expect(text(try keychain().lookUp(.vaultKey)) == "one")
        try FileManager.default.setAttributes([.posixPermissions: 0o000], ofItemAtPath: path)
        #expect(failure(try keychain().lookUp(.vaultKey)) == .inaccessible(errno: EACCES))
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
    }
}
