#if Bridge
    import Foundation
    import WhisperJSONText
    import WhisperTestThreads
    import Testing

    @Suite("whisper bridge backfill, with a scripted bridge (ING-6)", .ownThreads)
    struct BridgeBackfillCommandTests {
        private let vault: TestVault

        init() throws { vault = try TestVault() }

        private func backfill(_ more: [String] = []) throws -> CommandRun {
            try vault(["bridge", "backfill"] + more)
        }

        /// A bridge that has three live messages of one chat, and serves requests for history as steps say.
        private func scenario(_ steps: [String], abilities: String = #"["history"]"#) -> String {
            (steps + [
                #"{"do":"ready","protocol":2,"abilities":\#(abilities)}"#, #"{"do":"messages","count":3}"#,
                #"{"do":"idle"}"#,
            ]).joined(separator: "\n")
        }

        private func start(_ scenario: String) throws -> RunningCommand {
            try RunningCommand(
                ["bridge", "run", "--json", "--history-interval", "0", "--command", try vault.bridge(scenario)],
                on: vault)
        }

        private func has(_ state: String, _ run: CommandRun) throws -> Bool {
            try run.objects().contains { $0.string("type") == "backfill" && $0.string("state") == state }
        }

        private func listed() throws -> JSONObject {
            try #require(try backfill(["--list", "--json"]).objects().first)
        }

        private func messageCount() throws -> Int64 {
            let chats = try vault(["conversations", "--json"]).objects()
            return chats.reduce(0) { $0 + ($1.integer("message_count") ?? 0) }
        }

        @Test("run requests what was wished before, 50 messages at a time, and the list says what has arrived (ING-6)")
        func wishedBefore() async throws {
            let wish = try backfill(["--count", "120", "--json"])
            #expect(wish.status == 0, "\(wish.errors)")
            let recorded = try #require(try wish.objects().first)
            #expect(recorded["bridge_running"] == false && recorded["count"] == 120)
            let running = try start(scenario([#"{"do":"history"}"#]))
            try await running.wait { try has("finished", $0) }
            let run = running.stop()
            #expect(run.status == 0, "\(run.errors)")
            let received = try run.objects().filter { $0.string("state") == "received" }.map { $0.integer("messages") }
            #expect(received == [50, 50, 20])
            #expect(try messageCount() == 123)
            let chat = try listed()
            #expect(chat.string("state") == "reached" && chat.integer("received") == 120)
            #expect(try vault(["verify"]).status == 0)
            let table = try backfill(["--list"])
            #expect(table.output.contains("done"), "\(table.output)")
        }

        @Test("A wish that is recorded while a bridge runs is followed at once, and says that one runs (ING-6)")
        func wishedMeanwhile() async throws {
            let running = try start(scenario([#"{"do":"history"}"#]))
            try await running.wait { _ in try messageCount() == 3 }
            let wish = try backfill(["--count", "10", "--json"])
            #expect(try wish.objects().first?["bridge_running"] == true)
            try await running.wait { try has("finished", $0) }
            #expect(running.stop().status == 0)
            #expect(try messageCount() == 13)
        }

        @Test("After a kill between two answers the next run goes on, and nothing is there twice (ING-6)")
        func killed() async throws {
            #expect(try backfill(["--count", "120"]).status == 0)
            let lines = scenario([#"{"do":"history","pause_ms":20}"#])
            let command = try vault.bridge(lines)
            let arguments = ["bridge", "run", "--json", "--history-interval", "0", "--command", command]
            let first = try RunningCommand(arguments, on: vault)
            try await first.wait { try has("received", $0) }
            _ = first.stop(SIGKILL)
            let second = try RunningCommand(arguments, on: vault)
            try await second.wait { try has("finished", $0) }
            #expect(second.stop().status == 0)
            #expect(try listed().string("state") == "reached")
            let messages = try vault(["export", "json"]).objects().compactMap { $0.string("external_id") }
            #expect(Set(messages).count == messages.count)
            #expect(messages.count >= 123)
        }

        @Test("A bridge without the ability is reported once, and messages arrive as before (ING-6)")
        func unable() async throws {
            #expect(try backfill().status == 0)
            let lines = scenario([], abilities: "[]")
            let running = try start(lines)
            try await running.wait { try has("unsupported", $0) }
            try await running.wait { _ in try messageCount() == 3 }
            let run = running.stop()
            #expect(try run.objects().count { $0.string("state") == "unsupported" } == 1)
            #expect(try listed().string("state") == "unsupported")
            // It has answered, and messages have arrived, before this ends.
            let again = try start(scenario([], abilities: "[]"))
            try await again.wait { try $0.objects().contains { $0.string("type") == "ready" } }
            #expect(try !has("unsupported", again.stop()))
        }

        @Test("A phone that has no more ends the requests, and the list says so (ING-6)")
        func noMore() async throws {
            #expect(try backfill().status == 0)
            let running = try start(scenario([#"{"do":"history","count":1,"more":false}"#]))
            try await running.wait { try has("finished", $0) }
            _ = running.stop()
            let chat = try listed()
            #expect(chat.string("state") == "complete" && chat.integer("received") == 1)
        }

        @Test("Limits and actions that contradict each other, and absurd numbers, are refused (CLI-2, ING-6)")
        func refusals() throws {
            for arguments in [
                ["--list", "--remove"], ["--list", "--count", "5"], ["--remove", "--until", "2020"], ["--count", "0"],
                ["--count", "1000001"], ["--until", "someday"], ["--until", "2999"],
            ] {
                let run = try backfill(arguments + ["--json"])
                #expect(run.status == 64, "\(arguments): \(run.output)")
                #expect(try ErrorLine(run.errors).code == "usage")
            }
            #expect(try backfill(["--remove"]).status != 0, "there is nothing to remove")
            #expect(try backfill(["--list"]).errors.contains("No older messages"))
            #expect(try backfill(["--until", "2020"]).status == 0)
            #expect(try backfill(["--remove", "--json"]).objects().first?.string("type") == "backfill-removed")
        }

        @Test("status counts the chats that wait for older messages (ING-6)")
        func status() throws {
            let export = try ExportFiles.write(ExportFiles.anna, title: "Anna", in: vault.scratch)
            #expect(try vault(["import", "whatsapp", export, "--me", "Ben", "--yes"]).status == 0)
            func waiting() throws -> JSONObject? { try vault(["bridge", "status", "--json"]).objects().first }
            #expect(try waiting()?["chats_waiting"] == 0)
            #expect(try backfill(["--conversation", "Anna"]).status == 0)
            #expect(try waiting()?["chats_waiting"] == 1)
            #expect(try waiting()?["waiting_events"] == 0)
        }
    }
#endif
