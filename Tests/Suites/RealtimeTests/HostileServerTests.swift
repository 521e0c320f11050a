#if Realtime
    import NIOCore
    import NIOWebSocket
    import WhisperRealtimeContract
    import WhisperRealtimeNIO
    import WhisperRealtimePort
    import WhisperTestThreads
    import Testing

    @Suite("Misbehaving servers", .ownThreads)
    struct HostileServerTests {
        /// The error of connecting to a server that responds in this way.
        private func connecting(to answer: @escaping @Sendable (String) -> [UInt8]) async throws -> TransportError? {
            let server = try await RawServer(answer: answer)
            let transport = try RealtimeNIO()
            var thrown: TransportError?
            do throws(TransportError) {
                let socket = try await transport.connect(
                    SocketRequest(address: server.address, token: nil, timeout: .seconds(5)))
                await socket.close(.normal)
            } catch {
                thrown = error
            }
            await transport.shutDown()
            await server.stop()
            return thrown
        }

        private static let agreement = [
            "HTTP/1.1 101 Switching Protocols", "Upgrade: websocket", "Connection: Upgrade",
        ]

        @Test(
            "A handshake other than the requested one makes no socket",
            arguments: [
                [], ["Sec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo="], ["Sec-WebSocket-Accept:"],
                ["Sec-WebSocket-Accept: ACCEPT", "Sec-WebSocket-Extensions: permessage-deflate"],
                ["Sec-WebSocket-Accept: ACCEPT", "Sec-WebSocket-Protocol: chat"],
                ["Sec-WebSocket-Accept: ACCEPT", "Sec-WebSocket-Accept: ACCEPT"],
                ["Sec-WebSocket-Accept: ACCEPT", "Upgrade: h2c"],
            ])
        func wrongHandshakes(_ more: [String]) async throws {
            let lines = Self.agreement + more
            let thrown = try await connecting { request in RawHandshake.filled(lines, for: request) }
            #expect(thrown == .malformedAnswer)
        }

        @Test("A handshake requires its headers")
        func missingHeaders() async throws {
            let accept = "Sec-WebSocket-Accept: ACCEPT"
            for lines in [
                ["HTTP/1.1 101 Switching Protocols", "Connection: Upgrade", accept],
                ["HTTP/1.1 101 Switching Protocols", "Upgrade: websocket", accept],
            ] {
                #expect(try await connecting { RawHandshake.filled(lines, for: $0) } == .malformedAnswer)
            }
            #expect(try await connecting { RawHandshake.filled(Self.agreement + [accept], for: $0) } == nil)
        }

        @Test("Invalid and truncated HTTP is distinguished from a response")
        func noHTTP() async throws {
            #expect(try await connecting { _ in Array("SSH-2.0-OpenSSH_9.2\r\n\r\n".utf8) } == .malformedAnswer)
            #expect(try await connecting { _ in [] } == .unreachable)
            #expect(try await connecting { _ in Array("HTTP/1.1 401 Unauth".utf8) } == .unreachable)
            let endless = Array("HTTP/1.1 200 OK\r\nX: ".utf8) + Array(repeating: UInt8(ascii: "a"), count: 300_000)
            #expect(try await connecting { _ in endless } == .malformedAnswer)
        }

        @Test("The body of a rejection is read up to a limit")
        func largeRefusal() async throws {
            let body = Array(repeating: UInt8(ascii: "a"), count: 1 << 20)
            let head = Array("HTTP/1.1 403 Forbidden\r\nContent-Length: \(body.count)\r\n\r\n".utf8)
            #expect(try await connecting { _ in head + body } == .refused(HTTPResponse(status: 403)))
        }

        @Test("A redirect of a socket is a rejection, and is not followed (RT-7)")
        func redirect() async throws {
            let elsewhere = try await RawServer { _ in [] }
            let target = elsewhere.address.description
            let thrown = try await connecting { _ in
                Array("HTTP/1.1 307 Temporary Redirect\r\nLocation: \(target)/\r\nContent-Length: 0\r\n\r\n".utf8)
            }
            #expect(thrown == .refused(HTTPResponse(status: 307)))
            #expect(elsewhere.bytes == [])
            await elsewhere.stop()
        }

        @Test("A redirect of a request is a response, and the token is not sent elsewhere (RT-7)")
        func redirectedRequest() async throws {
            let elsewhere = try await RawServer { _ in [] }
            let target = elsewhere.address.description
            let server = try await RawServer { _ in
                Array("HTTP/1.1 302 Found\r\nLocation: \(target)/\r\nContent-Length: 0\r\n\r\n".utf8)
            }
            let transport = try RealtimeNIO()
            let token = try #require(AccessToken.unguarded("topsecret"))
            let answer = try await transport.exchange(
                HTTPRequest(.get, address: server.address, path: "/v1/x", token: token))
            #expect(answer.status == 302)
            #expect(elsewhere.bytes == [])
            let seen = String(decoding: server.bytes, as: UTF8.self)
            #expect(seen.contains("Authorization: Bearer topsecret\r\n"))
            await transport.shutDown()
            await server.stop()
            await elsewhere.stop()
        }

        @Test("No path, name or token can end its line")
        func injection() async throws {
            let server = try await RawServer { _ in Array("HTTP/1.1 204 No Content\r\n\r\n".utf8) }
            let transport = try RealtimeNIO()
            _ = try await transport.exchange(
                HTTPRequest(
                    .get, address: server.address, path: "/a b\r\nX-Injected: 1?c#d",
                    query: [.init("n\r\nX-Injected: 2", "v\r\nX-Injected: 3")]))
            let lines = String(decoding: server.bytes, as: UTF8.self).split(separator: "\r\n")
            #expect(
                lines.first
                    == "GET /a%20b%0D%0AX-Injected:%201%3Fc%23d?n%0D%0AX-Injected%3A%202=v%0D%0AX-Injected%3A%203 HTTP/1.1"
            )
            #expect(!lines.contains { $0.hasPrefix("X-Injected") })
            await transport.shutDown()
            await server.stop()
        }

        @Test("A response that is too long or endless is abandoned at the limit")
        func endlessAnswer() async throws {
            let chunk = "10000\r\n" + String(repeating: "a", count: 65_536) + "\r\n"
            let chunks = Array(String(repeating: chunk, count: 64).utf8)
            let transport = try RealtimeNIO()
            for head in ["Transfer-Encoding: chunked", "Content-Length: 99999999999", "Connection: close"] {
                let server = try await RawServer { _ in Array("HTTP/1.1 200 OK\r\n\(head)\r\n\r\n".utf8) + chunks }
                await #expect(throws: TransportError.tooLarge, "\(head)") {
                    try await transport.exchange(
                        HTTPRequest(.get, address: server.address, path: "/", maximumResponseLength: 1 << 20))
                }
                await server.stop()
            }
            await transport.shutDown()
        }

        @Test("A truncated response is not a response")
        func tornAnswer() async throws {
            let transport = try RealtimeNIO()
            for answer in [
                "HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n{\"a\":", "HTTP/1.1 2", "", "garbage\r\n\r\n",
            ] {
                let server = try await RawServer { _ in Array(answer.utf8) }
                await #expect(throws: TransportError.self, "\(answer)") {
                    try await transport.exchange(HTTPRequest(.get, address: server.address, path: "/"))
                }
                await server.stop()
            }
            await transport.shutDown()
        }

        @Test("Retry-After is read in seconds, up to a day")
        func retryAfter() async throws {
            let transport = try RealtimeNIO()
            let expected: [(String, Duration?)] = [
                ("17", .seconds(17)), ("0", .seconds(0)), ("999999999", .seconds(86_400)), ("-1", nil), ("1.5", nil),
                ("Fri, 31 Dec 1999 23:59:59 GMT", nil), ("99999999999999999999", nil), ("", nil),
            ]
            for (text, wait) in expected {
                let server = try await RawServer { _ in
                    Array("HTTP/1.1 429 Slow\r\nRetry-After: \(text)\r\nContent-Length: 0\r\n\r\n".utf8)
                }
                let answer = try await transport.exchange(HTTPRequest(.get, address: server.address, path: "/"))
                #expect(answer == HTTPResponse(status: 429, retryAfter: wait), "\(text)")
                await server.stop()
            }
            await transport.shutDown()
        }
    }
#endif
