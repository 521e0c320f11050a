#if Realtime
    import Foundation
    import WhisperJSONText
    import WhisperTestThreads
    import Testing

    @Suite("Messages in real time, through the binaries and real sockets (RT-9)", .ownThreads, .serialized)
    struct SyncExchangeTests {
        @Test(
            "What one sends the other receives, with a cursor that moves, from each server",
            arguments: SyncServer.Kind.all)
        func exchange(_ kind: SyncServer.Kind) async throws {
            let scratch = try Scratch()
            let server = try SyncServer(kind, conversations: ["c-1:Lake:ana,ben"], in: scratch)
            let ana = try SyncMember("ana", at: server.port)
            let ben = try SyncMember("ben", at: server.port)
            let anas = try ana.start()
            let bens = try ben.start()
            try await anas.wait(for: "connected")
            try await bens.wait(for: "connected")
            // By the title, by the server's id, and from standard input.
            try await anas.wait { try !ana.status().conversations.isEmpty }
            #expect(try ana.send("See you at nine", to: "Lake").string("type") == "sent")
            #expect(try ana("send -q c-1 -".split(separator: " ").map(String.init), input: "two\nlines\n").status == 0)
            try await bens.wait { bens.received == 2 }
            try await anas.wait { try ana.texts("Lake").count == 2 }
            #expect(try ben.texts("Lake") == ["See you at nine", "two\nlines"])
            #expect(try ana.texts("Lake") == ["See you at nine", "two\nlines"])
            #expect(anas.stop() == 0)
            #expect(bens.stop(SIGINT) == 0)
            #expect(bens.lines.last?.string("type") == "summary")
            #expect(bens.lines.last?.integer("received") == 2)
            let status = try ben.status()
            #expect(status["logged_in"] == true)
            #expect(status.string("user") == "ben")
            #expect((status.conversations.first?.integer("cursor") ?? 0) >= 2)
            #expect(try ben.vault(["verify"]).status == 0)
        }

        @Test("A connection that drops while messages flow leaves no gap, and nothing twice (RT-3)")
        func drops() async throws {
            let scratch = try Scratch()
            let server = try SyncServer(conversations: ["c-1:Lake:ana,ben"], in: scratch)
            let relay = try Relay(to: server.port)
            let ana = try SyncMember("ana", at: server.port)
            let ben = try SyncMember("ben", at: relay.port)
            let anas = try ana.start()
            let bens = try ben.start()
            try await bens.wait(for: "connected")
            try await anas.wait { try !ana.status().conversations.isEmpty }
            var expected: [String] = []
            for number in 1...12 {
                if number % 4 == 0 { relay.drop() }
                if number == 6 { relay.cut() }
                if number == 9 { relay.mend() }
                try ana.send("message \(number)", to: "c-1")
                expected.append("message \(number)")
            }
            try await bens.wait { try ben.texts("Lake").count >= expected.count }
            #expect(try ben.texts("Lake") == expected)
            #expect(bens.count("connected") > 1)
            #expect(bens.received == Int64(expected.count))
        }

        @Test("What is written offline waits, and is there once when the server is back (RT-5)")
        func offline() async throws {
            let scratch = try Scratch()
            let server = try SyncServer(conversations: ["c-1:Lake:ana,ben"], in: scratch)
            let relay = try Relay(to: server.port)
            let ana = try SyncMember("ana", at: relay.port)
            let ben = try SyncMember("ben", at: server.port)
            let first = try ana.start()
            try await first.wait { try !ana.status().conversations.isEmpty }
            first.stop()
            relay.cut()
            let written = (1...5).map { "offline \($0)" }
            for text in written {
                let end = try ana.send(text, to: "Lake")
                #expect(end.string("type") == "waiting")
                #expect(end.string("code") == "unreachable")
            }
            let words = try ana(["send", "Lake", "offline 6"])
            #expect(words.status == 0)
            #expect(words.errors.contains("whisper-sync run"))
            #expect(try ana.status().count("outbox") == 6)
            // The first answers are lost on their way: the server has the messages, and the client does not know it.
            relay.loseAnswers(2)
            relay.mend()
            let second = try ana.start()
            try await second.wait { try ana.status().count("outbox") == 0 }
            second.stop()
            let bens = try ben.start()
            try await bens.wait { bens.received >= 6 }
            #expect(try ben.texts("Lake") == written + ["offline 6"])
            #expect(try ana.texts("Lake") == written + ["offline 6"])
        }

        @Test("After the included server was started anew, what it accepts is sent, and what was sent stays so (RT-4)")
        func startedAnew() async throws {
            let scratch = try Scratch()
            var server: SyncServer? = try SyncServer(conversations: ["c-1:Lake:ana,ben"], in: scratch)
            let port = try #require(server?.port)
            let ana = try SyncMember("ana", at: port)
            let ben = try SyncMember("ben", at: port)
            let first = try ben.start()
            #expect(try ana.send("before", to: "c-1").string("type") == "sent")
            try await first.wait { try ben.texts("Lake") == ["before"] }
            first.stop()
            server = nil
            server = try SyncServer(conversations: ["c-1:Lake:ana,ben"], port: port, in: scratch)
            let anew = [
                try SyncMember("ana", at: port, vault: ana.vault), try SyncMember("ben", at: port, vault: ben.vault),
            ]
            for text in ["again", "and again"] {
                #expect(try anew[0].send(text, to: "Lake").string("type") == "sent")
            }
            let running = try anew.map { try $0.start() }
            for (member, client) in zip(anew, running) {
                try await client.wait { try member.texts("Lake") == ["before", "again", "and again"] }
                client.stop()
            }
            let messages = try ana.vault(["messages", "Lake", "--json"]).objects()
            #expect(messages.allSatisfy { $0.string("status") == "sent" })
            #expect(try ana.status().objects("refused").isEmpty)
            withExtendedLifetime(server) {}
        }

        @Test("Two devices of one user and the other one see the same order (RT-4)")
        func sameOrder() async throws {
            let scratch = try Scratch()
            let server = try SyncServer(conversations: ["c-1:Lake:ana,ben"], in: scratch)
            let members = [
                try SyncMember("ana", at: server.port, device: "laptop"),
                try SyncMember("ana", at: server.port, device: "phone"), try SyncMember("ben", at: server.port),
            ]
            let running = try members.map { try $0.start() }
            for (member, client) in zip(members, running) {
                try await client.wait { try !member.status().conversations.isEmpty }
            }
            try await withThrowingTaskGroup(of: Void.self) { group in
                for (index, member) in members.enumerated() {
                    group.addTask {
                        for number in 1...4 { try member.send("\(index) \(number)", to: "c-1") }
                    }
                }
                try await group.waitForAll()
            }
            for (member, client) in zip(members, running) {
                try await client.wait { try member.texts("Lake").count >= 12 }
            }
            let orders = try members.map { try $0.texts("Lake") }
            #expect(orders[0].count == 12)
            #expect(orders[0] == orders[1])
            #expect(orders[0] == orders[2])
            for index in 0..<3 {
                #expect(orders[0].filter { $0.hasPrefix("\(index) ") } == (1...4).map { "\(index) \($0)" })
            }
        }

        @Test("Where WebSockets are blocked everything still comes and goes by requests (RT-8)")
        func blockedSockets() async throws {
            let scratch = try Scratch()
            let server = try SyncServer(conversations: ["c-1:Lake:ana,ben"], in: scratch)
            let relay = try Relay(to: server.port)
            relay.blockSockets()
            let ana = try SyncMember("ana", at: relay.port)
            let ben = try SyncMember("ben", at: server.port)
            let bens = try ben.start()
            try await bens.wait { try !ben.status().conversations.isEmpty }
            try ben.send("hello", to: "c-1")
            let anas = try ana.start()
            // It fetches once at the start, and then every minute; a restart replaces the minute here.
            try await anas.wait { try ana.texts("Lake") == ["hello"] }
            try ana.send("hello yourself", to: "c-1")
            try await bens.wait { try ben.texts("Lake") == ["hello", "hello yourself"] }
            #expect(anas.count("connected") == 0)
            #expect(anas.count("retry") > 0)
            #expect(anas.stop() == 0)
            try ben.send("still there?", to: "c-1")
            let again = try ana.start()
            try await again.wait { try ana.texts("Lake").last == "still there?" }
        }
    }

    extension JSONObject {
        /// The conversations of a status.
        var conversations: [JSONObject] {
            guard case .array(let elements)? = self["conversations"] else { return [] }
            return elements.compactMap { if case .object(let object) = $0 { object } else { nil } }
        }

        /// How many elements a member has.
        func count(_ name: String) -> Int {
            if case .array(let elements)? = self[name] { elements.count } else { 0 }
        }
    }
#endif
