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

@Suite("The keychain in a file under a key (ID-7)", .ownThreads)
struct KeyedKeychainTests {
    let directory: TemporaryDirectory
    let sealing: SodiumSealing
    var path: String { directory.file("keychain") }

    init() throws {
        directory = try TemporaryDirectory()
        sealing = try SodiumSealing()
    }

    /// A key with a number of equal bytes.
    func key(_ value: UInt8, count: Int = 32) throws -> SecretBytes {
        var key = try sealing.allocate(count: count)
        key.withUnsafeMutableBytes { _ = $0.initializeMemory(as: UInt8.self, repeating: value) }
        return key
    }

    func keychain(_ value: UInt8 = 1) throws -> FileKeychain {
        FileKeychain(path: path, key: try key(value), sealing: sealing, memory: sealing)
    }

    func keychain(passphrase: String) throws -> FileKeychain {
        FileKeychain(
            path: path, passphrase: try secret(passphrase), sealing: sealing, memory: sealing, cost: .minimal)
    }

    /// Writes the file with a matching checksum.
    func putForged(_ content: [UInt8]) throws {
        let digest = sealing.sha256()
        content.withUnsafeBytes { digest.update($0) }
        try put(content + digest.finish(), at: path)
    }

    @Test(arguments: KeychainLaw.all)
    func law(_ law: KeychainLaw) async throws {
        let path = path
        try await law.check(
            KeychainBench(
                memory: sealing, open: { try keychain() }, openWithWrongPassphrase: { try keychain(2) },
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

    @Test("A passphrase does not open a file under a key, or the reverse, and nothing changes")
    func protectionsStayApart() throws {
        try keychain().store(try secret("keyed"), as: .vaultKey)
        let keyed = try contents(of: path)
        let guessing = try keychain(passphrase: "right")
        for _ in 0..<2 {
            #expect(failure(guessing.lookUp(.vaultKey)) == .wrongPassphrase)
            #expect(throws: KeychainError.wrongPassphrase) { try guessing.store(try secret("x"), as: .vaultKey) }
        }
        #expect(try contents(of: path) == keyed)

        try FileManager.default.removeItem(atPath: path)
        try keychain(passphrase: "right").store(try secret("asked"), as: .vaultKey)
        let asked = try contents(of: path)
        #expect(failure(try keychain().lookUp(.vaultKey)) == .wrongPassphrase)
        #expect(throws: KeychainError.wrongPassphrase) { try keychain().remove(.vaultKey) }
        #expect(try contents(of: path) == asked)
    }

    @Test("A key that is not 32 bytes opens and creates nothing", arguments: [1, 16, 31, 33, 64])
    func lengthOfKey(_ count: Int) throws {
        let odd = FileKeychain(path: path, key: try key(1, count: count), sealing: sealing, memory: sealing)
        #expect(throws: KeychainError.wrongPassphrase) { try odd.store(try secret("x"), as: .vaultKey) }
        #expect(try !directory.names().contains("keychain"))
        try keychain().store(try secret("content"), as: .vaultKey)
        #expect(failure(odd.lookUp(.vaultKey)) == .wrongPassphrase)
    }

    @Test("Every single changed byte is damage, not a wrong key")
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
    }

    @Test("Changes with a matching checksum never give a secret")
    func forgedChecksum() throws {
        try keychain().store(try secret("content"), as: .vaultKey)
        let content = Array(try contents(of: path).dropLast(32))
        for index in content.indices {
            for flip in [UInt8(1), 2, 0x80] {
                var bytes = content
                bytes[index] ^= flip
                try putForged(bytes)
                let found = failure(try keychain().lookUp(.vaultKey))
                #expect([.damaged, .wrongPassphrase, .newerVersion].contains(found), "byte \(index), flip \(flip)")
            }
        }
    }

    @Test("A file that claims to be under a passphrase is not opened by its key")
    func relabelled() throws {
        try keychain().store(try secret("content"), as: .vaultKey)
        var content = Array(try contents(of: path).dropLast(32))
        #expect(content[16] == 2)
        content[16] = 1
        try putForged(content)
        #expect(failure(try keychain().lookUp(.vaultKey)) == .wrongPassphrase)
        // A passphrase could not have made this box.
        #expect([.damaged, .newerVersion].contains(failure(try keychain(passphrase: "p").lookUp(.vaultKey))))
    }

    @Test("The file contains no secret in the clear, and no two files are alike")
    func nothingInTheClear() throws {
        let text = "a secret that would be seen"
        try keychain().store(try secret(text), as: .vaultKey)
        let first = try contents(of: path)
        #expect(String(decoding: first, as: UTF8.self).contains(text) == false)
        #expect(String(decoding: first, as: UTF8.self).contains(SecretName.vaultKey.rawValue) == false)
        try keychain().store(try secret(text), as: .vaultKey)
        let second = try contents(of: path)
        // From the box on, which a new file key and nonce change completely.
        #expect(zip(first, second).dropFirst(21).filter { $0 == $1 }.count < first.count / 4)
        #expect(try permissions(of: path) == 0o600)
    }

    @Test("A passphrase can replace the key, which then opens nothing")
    func keyGivesWayToPassphrase() throws {
        let keyed = try keychain()
        let elsewhere = try keychain()
        try keyed.store(try secret("one"), as: .vaultKey)
        try keyed.changePassphrase(to: try secret("new"), cost: .minimal)
        #expect(text(keyed.lookUp(.vaultKey)) == "one")
        #expect(text(try keychain(passphrase: "new").lookUp(.vaultKey)) == "one")
        #expect(failure(elsewhere.lookUp(.vaultKey)) == .wrongPassphrase)
    }

    #if WHISPER_TEST_HOOKS
        @Test("A failure at any step of writing leaves the old file or the new one, and nothing besides (R2)")
        func failingSteps() throws {
            for step in FileStep.allCases {
                try? FileManager.default.removeItem(atPath: path)
                try keychain().store(try secret("old"), as: .vaultKey)
                let faults = FileFaults { (reached) throws(FileError) in
                    if reached == step { throw FileError(number: ENOSPC) }
                }
                #expect(throws: KeychainError.full, "\(step)") {
                    try faults.during { try keychain().store(try secret("new"), as: .vaultKey) }
                }
                let expected = step == .synchronizeDirectory ? "new" : "old"
                #expect(text(try keychain().lookUp(.vaultKey)) == expected, "\(step)")
                #expect(try directory.names() == ["keychain", "keychain.lock"], "\(step)")
            }
        }
    #endif
}
