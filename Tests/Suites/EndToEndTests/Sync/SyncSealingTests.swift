#if Realtime
    import Foundation
    import WhisperJSONText
    import WhisperTestThreads
    import Testing

    @Suite("Sealed contents through a server (RT-10)", .ownThreads, .serialized)
    struct SyncSealingTests {
        /// Ana and Ben, who have verified each other, logged in at one server, with the conversation in their vaults.
        private func members(at port: UInt16) async throws -> (ana: SyncMember, ben: SyncMember) {
            let people = try Correspondents()
            let ana = try SyncMember("ana", at: port, vault: people.ana)
            let ben = try SyncMember("ben", at: port, vault: people.ben)
            for member in [ana, ben] {
                let running = try member.start()
                try await running.wait { try !member.status().conversations.isEmpty }
                running.stop()
            }
            return (ana, ben)
        }

        @Test(
            "The server sees ciphertext alone, and both see the words",
            .enabled(if: SyncServer.python != nil, "aiohttp cannot be had"))
        func sealed() async throws {
            let scratch = try Scratch()
            let server = try SyncServer(.foreign, conversations: ["c-1:Lake:ana,ben"], in: scratch)
            let (ana, ben) = try await members(at: server.port)
            #expect(try ana(["bind", "Lake", "Ben"]).status == 0)
            #expect(try ben(["bind", "Lake", "Ana"]).status == 0)
            let bens = try ben.start()
            let anas = try ana.start()
            try await bens.wait(for: "connected")
            let words = "the canary sings at nine"
            #expect(try ana.send(words, to: "Lake").string("type") == "sent")
            try await bens.wait { try ben.texts("Lake") == [words] }
            // The echo comes back to the sender, and does not take the place of what was written.
            try await anas.wait { try (ana.status().conversations.first?.integer("cursor") ?? 0) >= 1 }
            #expect(try ana.texts("Lake") == [words])
            let bodies = try await server.figures().bodies
            #expect(bodies.contains("whisper1:"))
            #expect(!bodies.contains("canary"))
            #expect(try ben.vault(["search", "canary", "--json"]).lines.count == 1)
        }

        @Test("With --seal nothing goes out in plain: not without a contact, and not to a group")
        func refusals() async throws {
            let scratch = try Scratch()
            let server = try SyncServer(
                users: ["ana", "ben", "cem"], conversations: ["c-1:Lake:ana,ben", "c-2:Walk:ana,ben,cem"], in: scratch)
            let (ana, _) = try await members(at: server.port)
            func error(_ arguments: [String]) throws -> ErrorLine {
                try ErrorLine(try ana(arguments + ["--json"]).errors)
            }
            #expect(try error(["send", "Lake", "hello", "--seal"]).code == "not-bound")
            #expect(try error(["send", "Walk", "hello", "--seal"]).code == "group")
            #expect(try error(["bind", "Walk", "Ben"]).code == "group")
            #expect(try error(["bind", "Lake", "Nobody"]).code == "not-found")
            #expect(try ana.status().count("outbox") == 0)
            #expect(try ana(["bind", "Lake", "Ben"]).status == 0)
            #expect(try ana(["send", "Lake", "hello", "--seal"]).errors.contains("Ben"))
            #expect(try ana(["unbind", "Lake"]).status == 0)
            #expect(try error(["send", "Lake", "hello", "--seal"]).code == "not-bound")
        }
    }
#endif
