import WhisperKeychainPort
import WhisperSecretMemory
import Testing

extension KeychainLaw {
    static let storingLaws = [
        KeychainLaw("In an empty keychain every secret is absent, not unavailable (ST-2)") { bench in
            let keychain = try bench.open()
            #expect(keychain.answer(.vaultKey) == .absent)
            #expect(try keychain.names().isEmpty)
        },
        KeychainLaw("A stored secret is present, at once and after reopening (ID-7)") { bench in
            let keychain = try bench.open()
            let content: [UInt8] = Array(0...255)
            try keychain.store(try bench.memory.secret(content), as: .vaultKey)
            #expect(keychain.answer(.vaultKey) == .present(content))
            #expect(try bench.open().answer(.vaultKey) == .present(content))
            #expect(try bench.open().answer(name("other")) == .absent)
        },
        KeychainLaw("Secrets of 1 byte to 4 KiB are returned byte for byte") { bench in
            let keychain = try bench.open()
            for size in [1, 2, 31, 32, 33, 4_096] {
                let content = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 7) }
                try keychain.store(try bench.memory.secret(content), as: .vaultKey)
                #expect(try bench.open().answer(.vaultKey) == .present(content))
            }
        },
        KeychainLaw("Storing under the same name replaces only that secret") { bench in
            let keychain = try bench.open()
            for text in ["a", "b", "c"] {
                try keychain.store(try bench.memory.secret(Array(text.utf8)), as: name(text))
            }
            try keychain.store(try bench.memory.secret([1, 2, 3, 4]), as: name("b"))
            let reopened = try bench.open()
            #expect(reopened.answer(name("a")) == .present(Array("a".utf8)))
            #expect(reopened.answer(name("b")) == .present([1, 2, 3, 4]))
            #expect(reopened.answer(name("c")) == .present(Array("c".utf8)))
            #expect(try reopened.names() == ["a", "b", "c"].map(name))
        },
        KeychainLaw("Similar names are distinct, and listed in ascending order") { bench in
            let keychain = try bench.open()
            let names = ["b", "a", "a.b", "a-b", "a_b", "aa", "0", String(repeating: "z", count: 64)].map(name)
            for (index, name) in names.enumerated() {
                try keychain.store(try bench.memory.secret([UInt8(index + 1)]), as: name)
            }
            let reopened = try bench.open()
            for (index, name) in names.enumerated() {
                #expect(reopened.answer(name) == .present([UInt8(index + 1)]))
            }
            #expect(try reopened.names() == names.sorted())
        },
        KeychainLaw("A removed secret is absent, and the others remain") { bench in
            let keychain = try bench.open()
            try keychain.store(try bench.memory.secret([1]), as: name("one"))
            try keychain.store(try bench.memory.secret([2]), as: name("two"))
            try keychain.remove(name("one"))
            for keychain in [keychain, try bench.open()] {
                #expect(keychain.answer(name("one")) == .absent)
                #expect(keychain.answer(name("two")) == .present([2]))
            }
            try keychain.remove(name("two"))
            #expect(try bench.open().names().isEmpty)
            #expect(try bench.open().answer(name("two")) == .absent)
        },
        KeychainLaw("Removing a missing secret succeeds") { bench in
            try bench.open().remove(.vaultKey)
            let keychain = try bench.open()
            try keychain.store(try bench.memory.secret([1]), as: name("one"))
            try keychain.remove(.vaultKey)
            #expect(keychain.answer(name("one")) == .present([1]))
        },
        KeychainLaw("The caller's secret and each returned one are separate copies") { bench in
            let keychain = try bench.open()
            var content = try bench.memory.secret([1, 2, 3])
            try keychain.store(content, as: .vaultKey)
            content.withUnsafeMutableBytes { _ = $0.initializeMemory(as: UInt8.self, repeating: 9) }
            #expect(keychain.answer(.vaultKey) == .present([1, 2, 3]))
            #expect(keychain.answer(.vaultKey) == .present([1, 2, 3]))
        },
    ]
}
