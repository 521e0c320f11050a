#if Realtime
    import Foundation
    import WhisperJSONText
    import WhisperTestThreads
    import Testing

    @Suite("What is bound stays sealed (RT-5, RT-9, RT-10)", .ownThreads, .serialized)
    struct SyncBindingTests {
        /// A server, and Ana, whose conversation “Lake” is bound to Ben.
        private func bound(_ scratch: Scratch) throws -> (server: SyncServer, ana: SyncMember, people: Correspondents) {
            let server = try SyncServer(.foreign, conversations: ["c-1:Lake:ana,ben"], in: scratch)
            let people = try Correspondents()
            let ana = try SyncMember("ana", at: server.port, vault: people.ana)
            try ana.send("in plain", to: "Lake")
            #expect(try ana(["bind", "Lake", "Ben"]).status == 0)
            return (server, ana, people)
        }

        @Test(
            "A message queued before the binding is not sent in the clear; “retry” seals it (RT-10)",
            .enabled(if: SyncServer.python != nil, "aiohttp cannot be had"))
        func writtenBefore() async throws {
            let scratch = try Scratch()
            let (server, ana, _) = try bound(scratch)
            #expect(try ana(["unbind", "Lake"]).status == 0)
            let waiting = try ana(["send", "Lake", "the canary sings", "--timeout", "0", "--json"]).objects()
            #expect(waiting.last?.string("type") == "waiting" && waiting.last?.string("code") == "not-tried")
            let id = try #require(waiting.last?.string("message"))
            #expect(try ana(["bind", "Lake", "Ben"]).status == 0)
            try ana.send("another", to: "Lake")
            #expect(try await !server.figures().bodies.contains("canary"))
            guard case .array(let refused)? = try ana.status()["refused"], refused.count == 1,
                case .object(let entry) = refused[0]
            else { throw SyncMember.Nothing() }
            #expect(entry.string("message") == id)
            let lines = try ana(["retry", id, "--json"]).objects()
            #expect(lines.map { $0.string("type") } == ["saved", "sent"])
            #expect(lines.first?.string("sealed_to") == "Ben")
            #expect(try await !server.figures().bodies.contains("canary"))
            #expect(try ana.texts("Lake") == ["in plain", "another", "the canary sings"])
        }

        @Test(
            "A conversation that is deleted and comes back from the server is still bound, and what is sent is sealed (RT-9)",
            .enabled(if: SyncServer.python != nil, "aiohttp cannot be had"))
        func deleted() async throws {
            let scratch = try Scratch()
            let (server, ana, _) = try bound(scratch)
            try ana.vault.expect(["delete", "Lake", "--yes"])
            let lines = try ana(["send", "Lake", "the canary sings", "--json"]).objects()
            #expect(lines.first?.string("sealed_to") == "Ben")
            #expect(try await !server.figures().bodies.contains("canary"))
            // A binding whose contact is gone lets nothing out.
            try ana.vault.expect(["delete", "Lake", "--yes"])
            try ana.vault.expect(["contact", "remove", "Ben", "--yes"])
            #expect(try ana(["send", "Lake", "the canary sings"]).status != 0)
            #expect(try await !server.figures().bodies.contains("canary"))
            // It ends by “unbind” alone, which takes the server's id for what is not here.
            try ana.vault.expect(["delete", "Lake", "--yes"])
            #expect(try ana(["unbind", "c-1"]).status == 0)
            #expect(try ana(["send", "Lake", "the canary sings"]).status == 0)
            #expect(try await server.figures().bodies.contains("canary"))
        }

        @Test(
            "A server that swaps titles, or takes a contact's name, gets nothing in plain (RT-5, CON-4)",
            .enabled(if: SyncServer.python != nil, "aiohttp cannot be had"))
        func swapped() async throws {
            let scratch = try Scratch()
            let (server, ana, _) = try bound(scratch)
            try await server.call("c-1", "Old stuff")
            try await server.call("c-9", "Lake")
            try await server.call("c-8", "Bеn (Verified)")
            let running = try ana.start()
            try await running.wait { try ana.status().conversations.count == 3 }
            try await running.wait {
                running.lines.contains {
                    $0.string("code") == "retitled" && $0.string("conversation") == "c-1"
                }
            }
            #expect(running.stop() == 0)
            #expect(
                try ana.status().conversations.first { $0.string("server_id") == "c-1" }?.string("title") == "Lake")
            let lines = try ana(["send", "Lake", "the canary sings", "--json"]).objects()
            #expect(lines.first?.string("sealed_to") == "Ben")
            for name in ["Bеn (Verified)", "Bеn"] {
                let run = try ana(["send", name, "the canary sings", "--json"])
                #expect(run.status == 24)
                #expect(try ErrorLine(run.errors).code == "name-taken")
            }
            // Nor if the bound contact no longer exists.
            let first = try ana.status().conversations.first { $0.string("server_id") == "c-1" }?.string("id")
            try ana.vault.expect(["delete", try #require(first), "--yes"])
            #expect(try ana(["send", "Lake", "the canary sings"]).status == 24)
            #expect(try await !server.figures().bodies.contains("canary"))
            #expect(try ana(["send", "c-9", "the canary sings"]).status == 0)
            #expect(try await server.figures().bodies.contains("canary"))
        }

        @Test(
            "Keys that have changed and are not verified again are warned of each time that something is sealed (CON-4)",
            .enabled(if: SyncServer.python != nil, "aiohttp cannot be had"))
        func changedKeys() async throws {
            let scratch = try Scratch()
            let (_, ana, people) = try bound(scratch)
            #expect(try ana(["send", "Lake", "one", "--json"]).objects().first?["warnings"] == .array([]))
            try people.ben.expect(["identity", "rotate", "Ben", "--yes"])
            try people.ana.expect(
                ["contact", "import", "-", "--yes", "--accept-key-change"], input: try people.ben.bundle())
            let warning = "The keys of “Ben” have changed"
            #expect(try people.ana(["encrypt", "--to", "Ben"], input: "two").errors.contains(warning))
            for _ in 0..<2 { #expect(try ana(["send", "Lake", "two"]).errors.contains(warning)) }
            let lines = try ana(["send", "Lake", "three", "--json"]).objects()
            #expect(lines.first?["warnings"] == .array([.string("key-changed")]))
        }
    }
#endif
