#if Bridge
    import Foundation
    import Testing
    import WhisperJSONText
    import WhisperTestThreads

    @Suite("The questions of the bridge at a terminal (ING-6, CLI-7)", .ownThreads)
    struct BridgeQuestionTests {
        private let vault: TestVault
        private let memory: PrivateMemory

        init() throws {
            vault = try TestVault()
            memory = try PrivateMemory()
        }

        private func session(_ arguments: [String], _ lines: String) throws -> TerminalSession {
            try TerminalSession(
                ["bridge"] + arguments + ["--command", try vault.bridge(lines), "--vault", vault.path]
                    + ["--passphrase-file", vault.passphraseFile], in: vault.scratch,
                environment: ["XDG_RUNTIME_DIR": memory.path])
        }

        private func isLinked() throws -> Bool { try vault.object(["bridge", "status"])["linked"] == true }

        @Test("An account is linked only after a yes, and unlinked only after another; a no or nothing changes nothing")
        func questions() throws {
            let pairing = """
                {"do":"ready"}
                {"do":"qr","code":"2@abcdefgh"}
                {"do":"login","phone":"15550100"}
                {"do":"idle"}
                """
            for answer in ["n", ""] {
                let refused = try session(["pair"], pairing)
                try refused.answer("Link an account? [y/N] ", with: answer)
                #expect(refused.finish() == 1)
                #expect(try !isLinked())
                #expect(memory.files() == [])
            }
            let paired = try session(["pair"], pairing)
            try paired.answer("Link an account? [y/N] ", with: "y")
            #expect(paired.finish() == 0, "\(paired.screen)")
            #expect(try isLinked())

            let unlinking = "{\"do\":\"ready\"}\n{\"do\":\"login\"}\n{\"do\":\"idle\"}"
            let kept = try session(["logout"], unlinking)
            try kept.answer("Unlink the account and remove its keys from this device? [y/N] ", with: "n")
            #expect(kept.finish() == 1)
            #expect(try isLinked())
            let unlinked = try session(["logout"], unlinking)
            try unlinked.answer("Unlink the account and remove its keys from this device? [y/N] ", with: "y")
            #expect(unlinked.finish() == 0, "\(unlinked.screen)")
            #expect(try !isLinked())
        }
    }
#endif
