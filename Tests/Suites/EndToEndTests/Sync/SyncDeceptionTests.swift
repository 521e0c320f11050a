#if Realtime
    import Foundation
    import WhisperJSONText
    import WhisperTestThreads
    import Testing

    @Suite("What a server does wrong reaches the user (RT-4, RT-9)", .ownThreads, .serialized)
    struct SyncDeceptionTests {
        /// What a server does wrong, and what is said about it.
        struct Deception: Sendable, CustomTestStringConvertible {
            let name: String
            let code: String
            let words: String
            /// How many it concerns, where that is counted.
            var count: Int64?
            /// Whether it concerns a conversation.
            var isOfConversation = true
            /// Which of the three messages are in the vault nonetheless.
            var messages = [0, 1, 2]

            var testDescription: String { name }
        }

        private static let deceptions = [
            Deception(
                name: "omission", code: "missing-events", words: "Events omitted by the server in “c-1”: 1.", count: 1,
                messages: [0, 2]),
            Deception(
                name: "collision", code: "collision",
                words: "Messages in “c-1” that reused the id or number of others and were not stored: 2", count: 2,
                messages: [0]),
            Deception(
                name: "bad-event", code: "skipped-events", words: "Unreadable events skipped in “c-1”: 1", count: 1,
                messages: [0, 2]),
            Deception(
                name: "bad-conversation", code: "skipped-conversations",
                words: "Unreadable chats skipped in the server’s list: 1", count: 1, isOfConversation: false),
            Deception(
                name: "endless-pages", code: "endless-pages", words: "The server’s responses for “c-1” do not end"),
            Deception(
                name: "endless-list", code: "endless-list", words: "The server’s list of chats does not end",
                isOfConversation: false),
            Deception(
                name: "set-back", code: "server-behind", words: "The server reports fewer events in “c-1” than before"),
        ]

        private func server(_ deception: String, in scratch: Scratch) throws -> SyncServer {
            try SyncServer(
                conversations: ["c-1:Lake:ben,ana"],
                options: ["--fill", "c-1:3", "--faults", "deceive=\(deception)"], in: scratch)
        }

        /// The numbers of the messages in a vault.
        private func messages(_ member: SyncMember) throws -> [Int] {
            try member.texts("Lake").compactMap { Int($0.split(separator: " ").dropFirst().first ?? "") }
        }

        @Test(
            "It is reported by a code and in words, and what is in order is in the vault", arguments: deceptions)
        func reported(_ deception: Deception) async throws {
            let scratch = try Scratch()
            let server = try server(deception.name, in: scratch)
            for inJSON in [true, false] {
                let ana = try SyncMember("ana", at: server.port, device: inJSON ? "laptop" : "phone")
                if deception.name == "set-back" {
                    // That it is less than before can be known only afterwards.
                    let before = try ana.start()
                    try await before.wait { try messages(ana) == deception.messages }
                    #expect(before.stop() == 0)
                }
                let running = try ana.start(inJSON: inJSON)
                try await running.wait {
                    inJSON
                        ? running.lines.contains { $0.string("code") == deception.code }
                        : running.words.contains(deception.words)
                }
                try await running.wait { try messages(ana) == deception.messages }
                #expect(running.stop() == 0)
                guard let line = running.lines.first(where: { $0.string("code") == deception.code }) else { continue }
                #expect(line.string("type") == "warning")
                #expect(line.string("conversation") == (deception.isOfConversation ? "c-1" : nil))
                #expect(line.integer("count") == deception.count)
            }
        }

        @Test("A post that is answered with another message is reported, and what was written arrives once")
        func otherAnswer() async throws {
            let scratch = try Scratch()
            let server = try server("other-answer", in: scratch)
            for inJSON in [true, false] {
                let ana = try SyncMember("ana", at: server.port, device: inJSON ? "laptop" : "phone")
                let text = "written on the \(inJSON ? "laptop" : "phone")"
                try ana.send(text, to: "Lake", ["--timeout", "0"])
                let running = try ana.start(inJSON: inJSON)
                try await running.wait {
                    inJSON
                        ? running.lines.contains { $0.string("code") == "foreign-answer" }
                        : running.words.contains("The server confirmed a different message from the one sent")
                }
                try await running.wait { try ana.status().objects("outbox").isEmpty }
                #expect(running.stop() == 0)
                #expect(try ana.texts("Lake").count { $0 == text } == 1)
            }
        }
    }
#endif
