import WhisperKeychainPort
import WhisperSecretMemory
import Testing

extension KeychainLaw {
    static let sharingLaws = [
        KeychainLaw("Of many concurrent writers, each with its own keychain, none is lost") { bench in
            try bench.open().store(try bench.memory.secret([255]), as: .vaultKey)
            try await withThrowingTaskGroup(of: Void.self) { group in
                for writer in 0..<8 {
                    group.addTask {
                        let keychain = try bench.open()
                        for round in 0..<4 {
                            let content = try bench.memory.secret([UInt8(writer), UInt8(round)])
                            try keychain.store(content, as: name("writer-\(writer)-\(round)"))
                        }
                    }
                }
                try await group.waitForAll()
            }
            let keychain = try bench.open()
            #expect(try keychain.names().count == 33)
            for writer in 0..<8 {
                #expect(keychain.answer(name("writer-\(writer)-3")) == .present([UInt8(writer), 3]))
            }
        },
        KeychainLaw("A reader beside a writer finds the old secret or the new one, intact") { bench in
            let contents = [[UInt8](repeating: 1, count: 1_000), [UInt8](repeating: 2, count: 2_000)]
            let keychain = try bench.open()
            try keychain.store(try bench.memory.secret(contents[0]), as: .vaultKey)
            try await withThrowingTaskGroup(of: Void.self) { group in
                group.addTask {
                    for round in 0..<20 {
                        try keychain.store(try bench.memory.secret(contents[round % 2]), as: .vaultKey)
                    }
                }
                for _ in 0..<2 {
                    group.addTask {
                        let reader = try bench.open()
                        for _ in 0..<50 {
                            let answer = reader.answer(.vaultKey)
                            #expect(answer == .present(contents[0]) || answer == .present(contents[1]))
                        }
                    }
                }
                try await group.waitForAll()
            }
        },
    ]
}
