#if Realtime
    import WhisperRealtimeContract
    import WhisperRealtimeNIO
    import WhisperRealtimePort
    import WhisperRealtimeSockets
    import WhisperTestThreads
    import Testing

    @Suite("The network transport", .ownThreads)
    struct RealtimeNIOTests {
        private static func subject(inPieces: Bool) -> RealtimeSubject {
            RealtimeSubject { serving in
                let server = try await SocketServer(serving: serving, piecesSeed: inPieces ? 7 : nil)
                let closed = try await SocketServer(serving: serving)
                let unused = closed.address
                await closed.stop()
                return RealtimeBench(
                    transport: try RealtimeNIO(), address: server.address, emptyAddress: unused,
                    loseConnections: { server.loseConnections() }, end: { await server.stop() })
            }
        }

        @Test("follows the port's rules", arguments: RealtimeLaw.all)
        func laws(_ law: RealtimeLaw) async throws {
            try await law.check(Self.subject(inPieces: false))
        }

        @Test(
            "reads data that arrives in small pieces",
            arguments: RealtimeLaw.all.filter { law in
                ["Messages arrive whole", "Method, path", "A refusal", "Messages received before"].contains {
                    law.testDescription.hasPrefix($0)
                }
            })
        func pieces(_ law: RealtimeLaw) async throws {
            try await law.check(Self.subject(inPieces: true))
        }

        @Test("reuses connections between requests")
        func reuse() async throws {
            let server = try await SocketServer(serving: ScriptedServer())
            let transport = try RealtimeNIO()
            for _ in 0..<20 {
                _ = try await transport.exchange(HTTPRequest(.get, address: server.address, path: "/v1/x"))
            }
            #expect(server.connectionCount == 1)
            await transport.shutDown()
            await server.stop()
        }

        @Test("resolves localhost to 127.0.0.1")
        func localhost() async throws {
            let server = try await SocketServer(serving: ScriptedServer())
            let address = try ServerAddress("http://localhost:\(server.address.port)")
            let transport = try RealtimeNIO()
            #expect(try await transport.exchange(HTTPRequest(.get, address: address, path: "/v1/x")).status == 200)
            await (try transport.connect(SocketRequest(address: address, path: "/echo", token: nil))).close(.normal)
            await transport.shutDown()
            await server.stop()
        }

        @Test("shuts down by itself when it is deallocated")
        func abandon() async throws {
            let server = try await SocketServer(serving: ScriptedServer())
            var transport: RealtimeNIO? = try RealtimeNIO()
            _ = try await transport?.exchange(HTTPRequest(.get, address: server.address, path: "/v1/x"))
            transport = nil
            #expect(try await eventually { server.connectionCount == 0 })
            await server.stop()
        }

        @Test("rejects invalid certificates")
        func badRoots() {
            #expect(throws: TransportError.untrusted(.other)) {
                try RealtimeNIO(trust: TrustRoots(additional: [Array("no certificate".utf8)]))
            }
        }
    }
#endif
