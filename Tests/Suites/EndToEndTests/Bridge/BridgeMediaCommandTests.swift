#if Bridge
    import Foundation
    import WhisperJSONText
    import WhisperTestSupport
    import WhisperTestThreads
    import Testing

    @Suite(
        "Files of live messages, from genuine ciphertext behind TLS on this machine (ING-6)", .ownThreads,
        .enabled(if: MediaHost.isAvailable, "needs python3 and openssl"))
    struct BridgeMediaCommandTests {
        private let vault: TestVault
        private let memory: PrivateMemory

        init() throws {
            vault = try TestVault()
            memory = try PrivateMemory()
        }

        private func run(_ arguments: [String]) throws -> CommandRun {
            try vault(arguments, environment: ["XDG_RUNTIME_DIR": memory.path])
        }

        /// Imports the messages of a host without their files.
        private func importMessages(of host: MediaHost) throws {
            let run = try run([
                "bridge", "run", "--media", "none", "--command", try vault.bridge(host.scenario), "--json",
            ])
            #expect(run.status == 0, "\(run.errors)")
        }

        /// The state and the digest of each message's file, by the message's id.
        private func files() throws -> [String: [String?]] {
            var files: [String: [String?]] = [:]
            for message in try vault(["export", "json"]).objects() {
                guard case .array(let attachments)? = message.object("content")?["attachments"],
                    case .object(let file)? = attachments.first, let id = message.string("external_id")
                else { continue }
                files[id] = [file.string("state"), file.string("sha256")]
            }
            return files
        }

        /// The files in the vault and in memory that contain the plaintext of a content.
        private func plaintext() -> [String] {
            var found: [String] = []
            for folder in [vault.path, memory.path] {
                let names = FileManager.default.enumerator(atPath: folder)?.allObjects as? [String] ?? []
                for path in names.map({ folder + "/" + $0 }) {
                    let content = FileManager.default.contents(atPath: path)
                    if content?.range(of: Data("PLAINTEXT".utf8)) != nil { found.append(path) }
                }
            }
            return found
        }

        @Test("bridge fetch stores the files of all kinds, each the one of its message, and nothing twice")
        func fetching() throws {
            let host = try MediaHost(in: vault.scratch, count: 4)
            try importMessages(of: host)
            #expect(try files().values.allSatisfy { $0 == ["remote", nil] })
            let first = try run(["bridge", "fetch", "--json", "--command", host.command])
            #expect(first.status == 0, "\(first.errors)")
            let stored = try files()
            for message in host.messages { #expect(stored[message.id] == ["found", message.sha256]) }
            #expect(stored.count == 4)
            let totals = try #require(try first.objects().last?.object("files"))
            #expect(totals["stored"] == 4)
            let second = try run(["bridge", "fetch", "--json", "--command", host.command])
            #expect(try second.objects().last?.object("files")?["stored"] == 0)
            #expect(try run(["verify", "--attachments"]).status == 0)
            #expect(plaintext() == [])
            #expect(memory.files() == [])
        }

        @Test("A bridge that exits while files are fetched is reported with what to do")
        func exits() throws {
            let host = try MediaHost(in: vault.scratch, count: 1)
            try importMessages(of: host)
            let fetch = try run(["bridge", "fetch", "--command", "/bin/false"])
            #expect(fetch.status == 1 && fetch.errors.contains("The bridge exited unexpectedly."), "\(fetch.errors)")
            #expect(fetch.errors.contains("Run the command again. "), "\(fetch.errors)")
        }

        @Test("Files that an import left out are fetched again if that is said (ST-13)")
        func missing() throws {
            let host = try MediaHost(in: vault.scratch, count: 2)
            try importMessages(of: host)
            #expect(try run(["bridge", "fetch", "--command", host.command]).status == 0)
            let export = vault.scratch("export.jsonl")
            #expect(try vault(["export", "json", "--full", "--output", export]).status == 0)
            let other = try TestVault()
            #expect(try other(["import", "json", export, "--restore"]).status == 0)
            let fetch = ["bridge", "fetch", "--json", "--command", host.command]
            let place = ["XDG_RUNTIME_DIR": memory.path]
            #expect(try other(fetch, environment: place).objects().last?.object("files")?["stored"] == 0)
            // What the command would not fetch keeps what the export says of it.
            for (options, stored) in [(["--images"], 1), (["--conversation", "Ana"], 1), ([], 0)] as [([String], Int64)]
            {
                let run = try other(fetch + ["--missing"] + options, environment: place)
                #expect(try run.objects().last?.object("files")?["stored"] == .integer(stored), "\(options)")
                #expect(try other(["verify", "--attachments"]).status == (options == ["--images"] ? 13 : 0))
            }
            #expect(try other(["verify", "--attachments"]).status == 0)
        }

        @Test("Files that are gone, led elsewhere, cut short or forged are refused with the reason, and leave nothing")
        func refusals() throws {
            let ways = ["expired", "redirect", "truncated", "forged", "forbidden", "broken"]
            let host = try MediaHost(in: vault.scratch, count: 7, prefixes: ways.map { "/" + $0 })
            try importMessages(of: host)
            let fetch = try run(["bridge", "fetch", "--json", "--command", host.command])
            #expect(fetch.status == 3, "\(fetch.errors)")
            let lines = try fetch.objects().filter { $0.string("type") == "file" }
            #expect(lines.count == 7, "\(fetch.output)")
            var codes: [String] = []
            for line in lines { codes.append((line.string("state") ?? "") + " " + (line.string("code") ?? "-")) }
            // The latest message comes first.
            #expect(
                codes.reversed() == [
                    "expired -", "failed media-refused", "failed WHATSAPP_NETWORK_ERROR", "failed media-forged",
                    "expired -", "failed WHATSAPP_NETWORK_ERROR", "stored -",
                ])
            // A file without a name is found by its message.
            let nameless = lines.filter { $0.string("state") == "failed" && $0.string("name") == nil }
            let words = try run(["bridge", "fetch", "--command", host.command])
            #expect(words.status == 3 && !nameless.isEmpty)
            for line in nameless {
                let reference = try #require(line.string("ref"))
                let warnings = words.errors.split(separator: "\n").filter { $0.contains(reference) }
                #expect(warnings.count == 1 && warnings.allSatisfy { $0.contains("Ana") }, "\(words.errors)")
            }
            let files = try files()
            #expect(files["MEDIA0000"] == ["expired", nil])
            for number in [1, 2, 3, 5] { #expect(files["MEDIA000\(number)"] == ["remote", nil]) }
            #expect(files["MEDIA0006"]?.first == "found")
            let check = try run(["verify", "--attachments", "--json"])
            #expect(check.status == 0, "\(check.output)")
            #expect(plaintext() == [])
        }

        @Test("A transfer that breaks off continues, and a rate is kept")
        func continuation() throws {
            let host = try MediaHost(in: vault.scratch, count: 2, size: 400_000, prefixes: ["/interrupted"])
            try importMessages(of: host)
            let begin = ContinuousClock.now
            let fetch = try run(["bridge", "fetch", "--max-rate", "400", "--command", host.command])
            #expect(fetch.status == 0, "\(fetch.errors)")
            #expect(ContinuousClock.now - begin > .seconds(1))
            let files = try files()
            for message in host.messages { #expect(files[message.id] == ["found", message.sha256]) }
        }

        @Test("Only pictures, only one chat, and nothing larger than allowed is fetched if that is said")
        func choice() throws {
            let host = try MediaHost(in: vault.scratch, count: 4, size: 1_200_000)
            try importMessages(of: host)
            let small = try run(["bridge", "fetch", "--max-file-size", "1", "--command", host.command])
            #expect(small.status == 0)
            #expect(small.errors.contains("--max-file-size"), "\(small.errors)")
            let images = try run(["bridge", "fetch", "--images", "--conversation", "Ana", "--command", host.command])
            #expect(images.status == 0, "\(images.errors)")
            #expect(try files().filter { $0.value.first == "found" }.map(\.key) == ["MEDIA0000"])
        }

        @Test("A bridge without the ability cannot fetch files, which is said once; its messages arrive as before")
        func unable() throws {
            let host = try MediaHost(in: vault.scratch, count: 2)
            let run = try run(["bridge", "run", "--command", try vault.bridge(host.scenario)])
            #expect(run.status == 0, "\(run.errors)")
            #expect(try files().count == 2)
            let fetch = try self.run(["bridge", "fetch", "--command", try vault.bridge(#"{"do":"ready"}"#), "--json"])
            #expect(fetch.status == 1)
            #expect(try ErrorLine(fetch.errors).code == "media-unsupported")
        }

        @Test("bridge run fetches files as their messages arrive")
        func following() async throws {
            let host = try MediaHost(in: vault.scratch, count: 2)
            let steps = host.scenario.split(separator: "\n").filter { $0.contains(#""event""#) }
                .map { String($0.dropLast()) + #","purpose":"messages"}"# }
            // Before `ready`, after which the host may ask at once.
            let file = #"{"do":"fetch","file":"\#(host.folder)/v/t62/0.enc"}"#
            let lines = [file, #"{"do":"ready","protocol":2,"abilities":["media"]}"#, steps[0], #"{"do":"idle"}"#]
            let arguments = ["bridge", "run", "--json", "--command", try vault.bridge(lines.joined(separator: "\n"))]
            let running = try RunningCommand(arguments, on: vault, environment: ["XDG_RUNTIME_DIR": memory.path])
            try await running.wait { try $0.objects().contains { $0.string("state") == "stored" } }
            #expect(running.stop().status == 0)
            #expect(try files()["MEDIA0000"] == ["found", host.messages[0].sha256])
            #expect(memory.files() == [])
        }
    }
#endif
