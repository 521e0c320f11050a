#if Realtime
    import Foundation
    import WhisperTestSupport
    import WhisperJSONText
    import WhisperRealtimeContract
    import WhisperRealtimeNIO
    import WhisperRealtimePort
    import WhisperTestThreads
    import Testing

    @testable import whisper_sync_devserver

    @Suite("The development server (RT-9)", .ownThreads)
    struct DevelopmentServerTests {
        @Test("Two clients log in, one writes, the other receives the message and finds it again")
        func conversation() async throws {
            let program = try ServerProgram(["--json", "--port", "0"])
            let transport = try RealtimeNIO()
            let address = program.address
            let ana = try await token(of: "ana", secret: "ana-secret", at: address, by: transport)
            let ben = try await token(of: "ben", secret: "ben-secret", at: address, by: transport)
            let socket = try await transport.connect(SocketRequest(address: address, token: ben))
            #expect(try await next(of: socket).contains(#""connection.welcome""#))
            try await socket.send(Array(#"{"op":"subscribe","conversation_ids":["hello"]}"#.utf8))
            #expect(try await next(of: socket).contains(#""ack""#))
            let body = #"{"conversation_id":"hello","client_message_id":"1","content":"Grüße"}"#
            for status in [201, 200] {
                let answer = try await transport.exchange(
                    HTTPRequest(
                        .post, address: address, path: "/v1/messages", token: ana, body: Array(body.utf8)))
                #expect(answer.status == status)
            }
            #expect(try await next(of: socket).contains("Grüße"))
            let changes = try await transport.exchange(
                HTTPRequest(
                    .get, address: address, path: "/v1/sync/changes",
                    query: [.init("conversation_id", "hello"), .init("after", "0"), .init("limit", "10")], token: ben))
            #expect(String(decoding: changes.body, as: UTF8.self).contains("Grüße"))
            await socket.close(.normal)
            await transport.shutDown()
            #expect(try program.end() == 0)
        }

        @Test("It simulates faults: blocked sockets, lost responses, small pieces, missed messages")
        func faults() async throws {
            let program = try ServerProgram([
                "--json", "--port", "0", "--faults", "block-websocket,partial-frames", "--fill", "hello:1500",
            ])
            let transport = try RealtimeNIO()
            let ben = try await token(of: "ben", secret: "ben-secret", at: program.address, by: transport)
            let refused = HTTPResponse(status: 502)
            await #expect(throws: TransportError.refused(refused)) {
                _ = try await transport.connect(SocketRequest(address: program.address, token: ben))
            }
            let page = try await transport.exchange(
                HTTPRequest(
                    .get, address: program.address, path: "/v1/sync/changes",
                    query: [.init("conversation_id", "hello"), .init("after", "0"), .init("limit", "1000")], token: ben)
            )
            #expect(page.body.count > 100_000)
            await transport.shutDown()
            #expect(try program.end() == 0)

            let lossy = try ServerProgram(["--json", "--port", "0", "--faults", "drop=1"])
            let other = try RealtimeNIO()
            await #expect(throws: TransportError.unreachable) {
                try await token(of: "ben", secret: "ben-secret", at: lossy.address, by: other)
            }
            await other.shutDown()
            _ = try lossy.end()
        }

        @Test("Its options are parsed, and invalid ones are rejected")
        func options() throws {
            let faults = try Faults("drop=0.25,delay=50ms,expire-tokens=5,rate-limit=20,restart-every=3s,seed=9")
            #expect(faults.drop == 0.25 && faults.delay == 50 && faults.tokenLifetime == 5 && faults.requestLimit == 20)
            #expect(faults.restartInterval == 3 && faults.seed == 9 && !faults.blocksSockets)
            #expect(try Faults("") == Faults())
            for deception in Deception.allCases {
                #expect(try Faults("deceive=\(deception.rawValue)").deception == deception)
            }
            for text in [
                "deceive", "deceive=nothing", "drop", "drop=2", "drop=x", "delay=-1", "block-websocket=1", "nothing",
                "delay=0", "seed=-1",
            ] {
                #expect(throws: Faults.Unreadable(part: text)) { try Faults(text) }
            }
            #expect(Population.User("ana:se:cret")?.secret == "se:cret")
            #expect(Population.User("ana:") == nil && Population.User("a b:c") == nil && Population.User("ana") == nil)
            let conversation = try #require(Population.Conversation("c-1:A: title:ana,ben"))
            #expect(conversation.title == "A: title" && conversation.members == ["ana", "ben"])
            for text in ["c-1", "c-1:ana", "c-1:t:", "c-1:t:ana,ana", "c 1:t:ana"] {
                #expect(Population.Conversation(text) == nil, "\(text)")
            }
            #expect(Population.Filling("c:1:20")?.conversation == "c:1")
            var population = Population.example
            #expect(population.strangers == [])
            population.users.removeFirst()
            #expect(population.strangers == ["ana"])
        }

        private func token(
            of user: String, secret: String, at address: ServerAddress, by transport: RealtimeNIO
        ) async throws -> AccessToken {
            let body = #"{"user":"\#(user)","secret":"\#(secret)","device":"test"}"#
            let answer = try await transport.exchange(
                HTTPRequest(.post, address: address, path: "/v1/session", body: Array(body.utf8)))
            let session = try JSONValue.parse(String(decoding: answer.body, as: UTF8.self))
            guard case .object(let members) = session, case .string(let text) = members["access_token"] else {
                throw TransportError.malformedAnswer
            }
            return try #require(AccessToken.unguarded(text))
        }

        private func next(of socket: any RealtimeSocket) async throws -> String {
            String(decoding: try await socket.receive(), as: UTF8.self)
        }
    }

    /// The server as a process.
    private final class ServerProgram {
        let address: ServerAddress
        private let process: RunningProcess

        init(_ arguments: [String]) throws {
            let program = try #require(
                [CommandLine.arguments.first ?? "", Bundle.main.bundlePath + "/x"].map {
                    URL(filePath: $0).deletingLastPathComponent().appending(path: "whisper-sync-devserver").path
                }.first { FileManager.default.isExecutableFile(atPath: $0) })
            process = try RunningProcess(program, arguments)
            let line = try process.waitForOutput { $0.contains("\n") }.prefix { $0 != "\n" }
            guard case .object(let members) = try JSONValue.parse(String(line)),
                case .string(let url) = members["url"]
            else { throw TransportError.malformedAnswer }
            address = try ServerAddress(url)
        }

        /// Requests that it end, and returns its exit status.
        func end() throws -> Int32 {
            process.send(SIGTERM)
            return process.finish().status
        }
    }
#endif
