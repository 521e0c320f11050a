#if Realtime
    import Foundation
    import WhisperJSONText
    import WhisperTestThreads
    import Testing

    @Suite("What the realtime protocol cannot do, and the arguments of files (RT-9, MX-4)", .ownThreads)
    struct SyncFileTests {
        private let server: SyncServer
        private let ana: SyncMember
        private let file: String

        init() throws {
            let scratch = try Scratch()
            server = try SyncServer(conversations: ["c-1:Lake:ana,ben"], in: scratch)
            ana = try SyncMember("ana", at: server.port)
            file = try ana.vault.scratch.write("a picture", to: "a.png")
        }

        private func error(_ arguments: [String], input: String? = "") throws -> ErrorLine {
            let run = try ana(arguments + ["--json"], input: input)
            // On any failure standard output stays empty (CLI-5).
            #expect(run.output.isEmpty)
            return try ErrorLine(run.errors)
        }

        @Test("What is not part of the protocol fails with the same code, and says so instead of doing nothing (MX-1)")
        func unsupported() throws {
            let requests = [
                ["send", "Lake", "--attach", file], ["send", "Lake", "a caption", "--attach", file],
                ["fetch", "Lake", "--files"], ["fetch", "Lake", "--pages", "0", "--files"],
                ["run", "--files"], ["create", "--title", "Hut", "--with", "ben"], ["join", "hut"], ["leave", "Lake"],
            ]
            for request in requests {
                let error = try error(request)
                #expect(error.code == "unsupported" && error.exit == 1, "\(request)")
                #expect(error.message.contains("127.0.0.1:\(server.port)"), "\(request)")
            }
            // Nothing of the refused files is in the vault.
            #expect(try ana.texts("Lake").isEmpty)
            let statistics = try #require(try ana.vault(["stats", "--json"]).objects().first)
            #expect(statistics.integer("blobs") == 0)
            #expect(try ana.status().objects("outbox").isEmpty)
        }

        @Test("A setting for files concerns only services that have them")
        func setting() async throws {
            let folder = ana.vault.scratch("config/whisper")
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            try ana.vault.scratch.write("sync-files = true\n", to: "config/whisper/config.toml")
            let run = try ana.vault.sync(
                ["send", "Lake", "hello", "--json"],
                environment: ["XDG_CONFIG_HOME": ana.vault.scratch("config")])
            #expect(run.status == 0, "\(run.errors)")
        }

        @Test("Impossible arguments are refused before anything is read or stored")
        func arguments() throws {
            for request in [
                ["send", "Lake"], ["send", "Lake", "x", "--type", "image/png"],
                ["send", "Lake", "--attach", file, "--type", "picture"],
                ["send", "Lake", "--attach", file, "--type", "image/png; charset=x"],
                ["send", "Lake", "-", "--attach", "-"], ["fetch", "Lake", "--files", "--max-file-size", "0"],
                ["run", "--files", "--max-file-size", "-1"],
            ] {
                #expect(try error(request).exit == 64, "\(request)")
            }
            let missing = try error(["send", "Lake", "--attach", ana.vault.scratch("none.png")])
            #expect(missing.code == "input" && missing.message.contains("none.png"))
        }
    }
#endif
