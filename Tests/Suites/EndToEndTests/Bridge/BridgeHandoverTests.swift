#if Bridge
    import Testing
    import WhisperTestThreads

    @Suite("Options before a command that runs a bridge (CLI-2, ING-6)", .ownThreads)
    struct BridgeHandoverTests {
        @Test("Options before bridge reach the program that runs bridges, also when it is called itself")
        func optionsBefore() throws {
            let vault = try TestVault()
            let options = ["--json", "--vault", vault.path, "--passphrase-file", vault.passphraseFile]
            let bridge = try vault.bridge(
                """
                {"do":"ready"}
                {"do":"messages","count":5,"text":"news"}
                {"do":"closed"}
                """)
            let run = ["run", "--command", bridge]
            let first = try CommandRun.whisper(options + ["bridge"] + run, in: vault.scratch)
            #expect(first.status == 0, "\(first.errors)")
            #expect(first.lines.last == #"{"type":"summary","added":5,"duplicates":0,"skipped":0}"#)
            let program = WhisperBinary.path(of: "whisper-bridge")
            for words in [options + ["bridge"] + run, options + run, run + options] {
                let again = try CommandRun.program(program, words, in: vault.scratch)
                #expect(again.status == 0, "\(words): \(again.errors)")
                #expect(again.lines.last?.contains(#""added":0"#) == true, "\(words)")
            }
        }
    }
#endif
