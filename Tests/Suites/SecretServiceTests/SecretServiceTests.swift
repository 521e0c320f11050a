#if SecretService
    import WhisperKeychainContract
    import WhisperKeychainPort
    import WhisperSecretMemory
    import WhisperSecretService
    import WhisperSodiumSealing
    import WhisperTestThreads
    import Testing

    @Suite(
        "The desktop's keyring (ID-7)", .ownThreads,
        .enabled(if: PrivateKeyring.obstacle == nil, "needs dbus-daemon and gnome-keyring-daemon"))
    struct SecretServiceTests {
        let sealing: SodiumSealing

        init() throws {
            sealing = try SodiumSealing()
        }

        func keychain(_ keyring: PrivateKeyring, vault: String = "vault") -> SecretService {
            SecretService(address: keyring.address, vault: vault, memory: sealing)
        }

        func secret(_ text: String) throws -> SecretBytes {
            var secret = try sealing.allocate(count: text.utf8.count)
            secret.withUnsafeMutableBytes { $0.copyBytes(from: text.utf8) }
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

        @Test(arguments: KeychainLaw.all)
        func law(_ law: KeychainLaw) async throws {
            let keyring = try PrivateKeyring()
            try await law.check(
                KeychainBench(memory: sealing, open: { keychain(keyring) }, obstruct: { keyring.stop() }))
        }

        @Test("A locked keyring reports locked, for present and missing secrets (ST-2)")
        func locked() throws {
            let keyring = try PrivateKeyring()
            let open = keychain(keyring)
            try open.store(try secret("content"), as: .vaultKey)
            #expect(text(open.lookUp(.vaultKey)) == "content")
            try keyring.lock()
            for keychain in [open, keychain(keyring), keychain(keyring, vault: "another")] {
                #expect(failure(keychain.lookUp(.vaultKey)) == .locked)
                #expect(failure(keychain.lookUp(.attachmentKey)) == .locked)
                #expect(throws: KeychainError.locked) { try keychain.names() }
                #expect(throws: KeychainError.locked) { try keychain.store(try secret("x"), as: .attachmentKey) }
                #expect(throws: KeychainError.locked) { try keychain.store(try secret("x"), as: .vaultKey) }
                #expect(throws: KeychainError.locked) { try keychain.remove(.vaultKey) }
            }
        }

        @Test("A keyring not unlocked since the daemon started is locked, not empty (ST-2)")
        func neverUnlocked() throws {
            let keyring = try PrivateKeyring()
            let keychain = keychain(keyring)
            try keychain.store(try secret("content"), as: .vaultKey)
            keyring.stop()
            try keyring.start()
            #expect(failure(keychain.lookUp(.vaultKey)) == .locked)
            #expect(failure(self.keychain(keyring).lookUp(.vaultKey)) == .locked)
            #expect(throws: KeychainError.locked) { try keychain.names() }
            keyring.stop()
            try keyring.start(unlockedBy: "password")
            #expect(text(keychain.lookUp(.vaultKey)) == "content")
        }

        @Test("Without a keyring nothing is stored, and none is created unasked")
        func noKeyring() throws {
            let keyring = try PrivateKeyring(withDaemon: false)
            try keyring.start()
            let keychain = keychain(keyring)
            #expect(failure(keychain.lookUp(.vaultKey)) == nil)
            #expect(throws: KeychainError.locked) { try keychain.store(try secret("x"), as: .vaultKey) }
        }

        @Test("Without a service, a bus or an address, nothing is known (ST-2)")
        func outOfReach() throws {
            let keyring = try PrivateKeyring(withDaemon: false)
            let addresses = [
                keyring.address, "unix:path=/nonexistent/bus", "", "nonsense", ";", "tcp:host=127.0.0.1,port=1",
                "unix:path=/nonexistent/bus;tcp:host=127.0.0.1,port=1", "unixexec:path=/bin/true", "autolaunch:",
            ]
            for address in addresses {
                let keychain = SecretService(address: address, vault: "vault", memory: sealing)
                #expect(failure(keychain.lookUp(.vaultKey)) == .inaccessible(errno: 0), "\(address)")
                #expect(throws: KeychainError.inaccessible(errno: 0)) { try keychain.names() }
                #expect(throws: KeychainError.inaccessible(errno: 0)) { try keychain.remove(.vaultKey) }
            }
        }

        @Test("A keychain reconnects to a restarted service")
        func restarted() throws {
            let keyring = try PrivateKeyring()
            let keychain = keychain(keyring)
            try keychain.store(try secret("content"), as: .vaultKey)
            keyring.stop()
            #expect(failure(keychain.lookUp(.vaultKey)) == .inaccessible(errno: 0))
            try keyring.start(unlockedBy: "password")
            #expect(text(keychain.lookUp(.vaultKey)) == "content")
        }

        @Test("Vaults do not see each other's secrets, and do not touch other programs'")
        func vaultsStayApart() throws {
            let keyring = try PrivateKeyring()
            let (one, two) = (keychain(keyring, vault: "1"), keychain(keyring, vault: "2"))
            try one.store(try secret("one"), as: .vaultKey)
            try two.store(try secret("two"), as: .vaultKey)
            try two.store(try secret("more"), as: .attachmentKey)
            #expect(text(one.lookUp(.vaultKey)) == "one")
            #expect(failure(one.lookUp(.attachmentKey)) == nil)
            #expect(try one.names() == [.vaultKey])
            try one.remove(.vaultKey)
            #expect(text(two.lookUp(.vaultKey)) == "two")
            #expect(try two.names() == [.attachmentKey, .vaultKey])
        }

        @Test("Secrets are encrypted in the keyring's file and on the bus")
        func otherReaders() throws {
            let keyring = try PrivateKeyring()
            try keychain(keyring).store(try secret("canary-of-the-keyring"), as: .vaultKey)
            let found = try keyring.call("SearchItems", "dict:string:string:vault,vault")
            #expect(found.contains("/org/freedesktop/secrets/collection/login/"))
            #expect(!found.contains("canary"))
            for file in try keyring.files() {
                #expect(!file.contains("canary-of-the-keyring"))
            }
        }

        @Test("A secret that is too large is rejected, and nothing changes")
        func tooLarge() throws {
            let keyring = try PrivateKeyring()
            let keychain = keychain(keyring)
            try keychain.store(try secret("one"), as: .vaultKey)
            let most = try sealing.allocate(count: SecretService.largestSecret)
            try keychain.store(most, as: .attachmentKey)
            let large = try sealing.allocate(count: SecretService.largestSecret + 1)
            #expect(throws: KeychainError.tooLarge) { try keychain.store(large, as: .vaultKey) }
            #expect(text(keychain.lookUp(.vaultKey)) == "one")
        }
    }
#endif
