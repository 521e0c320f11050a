import WhisperKeychainPort
import WhisperSecretMemory
import Testing

extension KeychainLaw {
    static let failureLaws = [
        KeychainLaw(
            "Under a wrong passphrase every secret is unavailable, none absent (ST-2)", needs: .wrongPassphrase
        ) { bench in
            let openWrongly = try #require(bench.openWithWrongPassphrase)
            try bench.open().store(try bench.memory.secret([1, 2, 3]), as: .vaultKey)
            let keychain = try openWrongly()
            // Twice: the second answer comes from what the first one learned.
            for _ in 0..<2 {
                #expect(keychain.answer(.vaultKey) == .unavailable(.wrongPassphrase))
                #expect(keychain.answer(name("other")) == .unavailable(.wrongPassphrase))
                #expect(throws: KeychainError.wrongPassphrase) { try keychain.names() }
            }
        },
        KeychainLaw("Under a wrong passphrase nothing changes", needs: .wrongPassphrase) { bench in
            let openWrongly = try #require(bench.openWithWrongPassphrase)
            try bench.open().store(try bench.memory.secret([1, 2, 3]), as: .vaultKey)
            let keychain = try openWrongly()
            let other = try bench.memory.secret([9])
            #expect(throws: KeychainError.wrongPassphrase) { try keychain.store(other, as: .vaultKey) }
            #expect(throws: KeychainError.wrongPassphrase) { try keychain.remove(.vaultKey) }
            #expect(throws: KeychainError.wrongPassphrase) { try openWrongly().store(other, as: name("other")) }
            #expect(try bench.open().answer(.vaultKey) == .present([1, 2, 3]))
            #expect(try bench.open().names() == [.vaultKey])
        },
        KeychainLaw("Damage is reported, never taken for an empty keychain", needs: .damage) { bench in
            let damage = try #require(bench.damage)
            let keychain = try bench.open()
            try keychain.store(try bench.memory.secret([1, 2, 3]), as: .vaultKey)
            try damage()
            for keychain in [keychain, try bench.open()] {
                #expect(keychain.answer(.vaultKey) == .unavailable(.damaged))
                #expect(keychain.answer(name("other")) == .unavailable(.damaged))
                #expect(throws: KeychainError.damaged) { try keychain.names() }
                let other = try bench.memory.secret([9])
                #expect(throws: KeychainError.damaged) { try keychain.store(other, as: name("other")) }
                #expect(throws: KeychainError.damaged) { try keychain.remove(.vaultKey) }
            }
        },
        KeychainLaw("An inaccessible secret is unavailable, not absent (ST-2)", needs: .obstruction) { bench in
            let obstruct = try #require(bench.obstruct)
            let keychain = try bench.open()
            try keychain.store(try bench.memory.secret([1, 2, 3]), as: .vaultKey)
            try obstruct()
            for keychain in [keychain, try bench.open()] {
                #expect(keychain.answer(.vaultKey).isUnavailable)
                #expect(keychain.answer(name("other")).isUnavailable)
                #expect(throws: KeychainError.self) { try keychain.names() }
                let other = try bench.memory.secret([9])
                #expect(throws: KeychainError.self) { try keychain.store(other, as: name("other")) }
            }
        },
    ]
}
