import WhisperBlobPort
import WhisperFileBlobStore
import WhisperFileKeychain
import Foundation
import WhisperKeychainPort
import WhisperPosixFiles
import WhisperSealingPort
import WhisperSecretMemory
import WhisperSodiumSealing
import WhisperTestThreads
import Testing

@Suite("Killed while writing (R1)", .ownThreads)
struct KillTests {
    let directory: TemporaryDirectory
    let sealing: SodiumSealing

    init() throws {
        directory = try TemporaryDirectory()
        sealing = try SodiumSealing()
    }

    #if WHISPER_TEST_HOOKS
        @Test(
            "A keychain killed at any step holds what was acknowledged, or the one after it",
            arguments: FileStep.allCases)
        func keychainSteps(_ step: FileStep) async throws {
            for count in 1...3 {
                let ending = try await InterruptedProcess.run(["keychain", directory.path, step.rawValue, "\(count)"])
                #expect(ending.signal == SIGKILL, "\(ending.complaint)")
                try checkKeychain(ending)
            }
        }

        @Test(
            "A keychain under a key, killed at any step, holds what was acknowledged, or the one after it",
            arguments: FileStep.allCases)
        func keyedSteps(_ step: FileStep) async throws {
            for count in 1...3 {
                let ending = try await InterruptedProcess.run(["keyed", directory.path, step.rawValue, "\(count)"])
                #expect(ending.signal == SIGKILL, "\(ending.complaint)")
                try checkKeychain(ending, underKey: true)
            }
        }

        @Test("Of attachments killed at any step, every acknowledged one is whole", arguments: FileStep.allCases)
        func blobSteps(_ step: FileStep) async throws {
            // Nothing is removed while blobs are only added.
            guard step != .remove else { return }
            for count in 1...3 {
                let ending = try await InterruptedProcess.run(["blobs", directory.path, step.rawValue, "\(count)"])
                #expect(ending.signal == SIGKILL, "\(ending.complaint)")
                try checkBlobs(ending)
            }
        }
    #else
        @Test(
            "Faults and steps of writing are tested in a build with WHISPER_TEST_HOOKS alone",
            .disabled("export WHISPER_TEST_HOOKS=1"))
        func steps() {}
    #endif

    @Test("A keychain killed at a random moment contains the last acknowledged secret, or the next one")
    func keychainMoments() async throws {
        for kill in 0..<randomKills {
            let delay = Duration.microseconds(kill * 7_919 % 20_000)
            let ending = try await InterruptedProcess.run(
                ["keychain", directory.path, "none", "0"], killedAfter: delay)
            #expect(ending.signal == SIGKILL, "\(ending.complaint)")
            try checkKeychain(ending)
        }
    }

    @Test("Of attachments killed at a random moment, every acknowledged one is whole")
    func blobMoments() async throws {
        for kill in 0..<randomKills {
            let delay = Duration.microseconds(kill * 7_919 % 20_000)
            let ending = try await InterruptedProcess.run(["blobs", directory.path, "none", "0"], killedAfter: delay)
            #expect(ending.signal == SIGKILL, "\(ending.complaint)")
            try checkBlobs(ending)
        }
    }

    private func checkKeychain(_ ending: InterruptedProcess.Ending, underKey: Bool = false) throws {
        let path = directory.file("keychain")
        let keychain =
            if underKey {
                FileKeychain(path: path, key: try constantKey(), sealing: sealing, memory: sealing)
            } else {
                FileKeychain(
                    path: path, passphrase: try secret("right"), sealing: sealing, memory: sealing, cost: .minimal)
            }
        let lookup = keychain.lookUp(.vaultKey)
        let acknowledged = ending.lines.compactMap { Int($0) }.last ?? 0
        switch consume lookup {
        case .present(let secret):
            let number = secret.withUnsafeBytes { Int(String(decoding: $0, as: UTF8.self)) }
            #expect(number == acknowledged || number == acknowledged + 1)
        case .absent:
            #expect(acknowledged == 0)
        case .unavailable(let error):
            Issue.record("unavailable: \(error)")
        }
        // The next writer succeeds, and leaves no leftovers.
        try keychain.store(try secret("0"), as: .vaultKey)
        #expect(try directory.names() == ["keychain", "keychain.lock"])
        try FileManager.default.removeItem(atPath: directory.file("keychain"))
    }

    /// The key of the interrupted process.
    private func constantKey() throws -> SecretBytes {
        var key = try sealing.allocate(count: 32)
        key.withUnsafeMutableBytes { bytes in for index in bytes.indices { bytes[index] = 7 } }
        return key
    }

    private func checkBlobs(_ ending: InterruptedProcess.Ending) throws {
        let root = directory.file("blobs")
        let store = try FileBlobStore(directory: root, key: try constantKey(), sealing: sealing)
        let ids = try store.list().ids
        let acknowledged = Set(ending.lines.compactMap { BlobID(hex: $0) })
        #expect(acknowledged.isSubset(of: ids))
        #expect(ids.count <= acknowledged.count + 1)
        for id in ids {
            let reader = try store.makeReader(id)
            while try !reader.read().isEmpty {}
        }
        #expect(try store.removeAbandoned() <= 1)
        let incoming = try? FileManager.default.contentsOfDirectory(atPath: root + "/incoming")
        #expect(incoming == nil || incoming == [])
        try? FileManager.default.removeItem(atPath: root)
    }
}
