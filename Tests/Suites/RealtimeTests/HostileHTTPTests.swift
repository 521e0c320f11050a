#if Realtime
    import WhisperRealtimeContract
    import WhisperRealtimeNIO
    import WhisperRealtimePort
    import WhisperRealtimeSockets
    import WhisperTestThreads
    import Synchronization
    import Testing

    @Suite("Servers that misuse HTTP (MX-1)", .ownThreads)
    struct HostileHTTPTests {
        /// What a request gets from a server that sends this and keeps the connection open.
        private func answer(
            to text: String, ends: Bool = false, timeout: Duration = .seconds(120)
        ) async throws -> Result<HTTPResponse, TransportError> {
            let server = try await RawServer(ends: ends) { _ in Array(text.utf8) }
            let transport = try RealtimeNIO()
            let result: Result<HTTPResponse, TransportError>
            do throws(TransportError) {
                result = .success(
                    try await transport.exchange(
                        HTTPRequest(.get, address: server.address, path: "/", timeout: timeout)))
            } catch {
                result = .failure(error)
            }
            await transport.shutDown()
            await server.stop()
            return result
        }

        private static let chunked = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n"

        private static func times(_ count: Int, _ text: String) -> String { String(repeating: text, count: count) }

        /// What a server sends without end.
        enum Endless: String, CaseIterable, CustomTestStringConvertible {
            case headerLine, headerName, reason, headerLines, longHeaderLines, interimResponses, earlyHints
            case chunkExtension, chunkExtensions, trailers, trailer, chunkLength

            var testDescription: String { rawValue }

            var text: String {
                let head = "HTTP/1.1 200 OK\r\n"
                let line = "X: a\r\n"
                switch self {
                case .headerLine: return head + "X: " + times(100_000, "a")
                case .headerName: return head + times(100_000, "a")
                case .reason: return "HTTP/1.1 200 " + times(300_000, "a")
                case .headerLines: return head + times(10_000, line)
                case .longHeaderLines:
                    let long = "X: " + times(3_000, "a") + "\r\n"
                    return head + times(200, long)
                case .interimResponses: return times(20_000, "HTTP/1.1 100 Continue\r\n\r\n")
                case .earlyHints: return times(10_000, "HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n")
                case .chunkExtension: return chunked + "1;" + times(300_000, "a")
                case .chunkExtensions:
                    let chunk = "1;" + times(200, "a") + "\r\nx\r\n"
                    return chunked + times(3_000, chunk)
                case .trailers: return chunked + "1\r\nx\r\n0\r\n" + times(10_000, line)
                case .trailer: return chunked + "1\r\nx\r\n0\r\nX: " + times(300_000, "a")
                case .chunkLength: return chunked + times(300_000, "0")
                }
            }
        }

        @Test(
            "Endless headers, interim responses, framing and trailers end with an error, not with the timeout",
            arguments: Endless.allCases)
        func endless(_ attack: Endless) async throws {
            #expect(try await answer(to: attack.text) == .failure(.malformedAnswer))
        }

        @Test(
            "A response that could be read in two ways is rejected",
            arguments: [
                "HTTP/1.1 200 OK\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab",
                "HTTP/1.1 200 OK\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
                "HTTP/1.1 200 OK\r\nContent-Length: -1\r\n\r\n",
                "HTTP/1.1 200 OK\r\nContent-Length: 99999999999999999999\r\n\r\n",
                "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nfffffffffffffffff\r\n",
                "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nx\r\n", "HTTP/9.9 200 OK\r\n\r\n",
                "HTTP/1.1 600 What\r\nContent-Length: 0\r\n\r\n", "HTTP/1.1 999 What\r\nContent-Length: 0\r\n\r\n",
                "HTTP/1.1 200 OK\r\nX\u{0}: a\r\n\r\n",
                "HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: 0\r\n\r\n",
                "HTTP/1.1 200 OK\r\nContent-Encoding: identity\r\nContent-Encoding: br\r\nContent-Length: 0\r\n\r\n",
                "HTTP/1.1 200 OK\r\nContent-Encoding: identity, gzip\r\nContent-Length: 0\r\n\r\n",
            ])
        func ambiguous(_ text: String) async throws {
            #expect(try await answer(to: text) == .failure(.malformedAnswer), "\(text)")
        }

        @Test("Some interim responses, extensions and trailers, and a body in chunks of one byte, are no attack")
        func harmless() async throws {
            let interim = Self.times(20, "HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n")
            let body = Self.times(100_000, "1\r\nx\r\n")
            let text = interim + Self.chunked + "1;a=b\r\nx\r\n" + body + "0\r\nX: a\r\n\r\n"
            let answer = try await answer(to: text).get()
            #expect(answer.status == 200)
            #expect(answer.body.count == 100_001)
        }

        @Test("A request asks for no content encoding, and for the type that it accepts")
        func headers() async throws {
            let server = try await RawServer { _ in Array("HTTP/1.1 204 No Content\r\n\r\n".utf8) }
            let transport = try RealtimeNIO()
            _ = try await transport.exchange(HTTPRequest(.get, address: server.address, path: "/", accepts: .any))
            let lines = String(decoding: server.bytes, as: UTF8.self).split(separator: "\r\n")
            #expect(lines.filter { $0.hasPrefix("Accept-Encoding:") } == ["Accept-Encoding: identity"])
            #expect(lines.filter { $0.hasPrefix("Accept:") } == ["Accept: */*"])
            #expect(!lines.contains { $0.hasPrefix("Content-Type:") })
            await transport.shutDown()
            await server.stop()
        }

        @Test("The target of a redirect is read if there is one, and it is short")
        func locations() async throws {
            for (headers, location) in [
                ("Location: https://other.example/x", "https://other.example/x"), ("", nil),
                ("Location: /a\r\nLocation: /b", nil), ("Location: /" + Self.times(2_048, "a"), nil),
            ] as [(String, String?)] {
                let lines = headers.isEmpty ? "" : headers + "\r\n"
                let text = "HTTP/1.1 302 Found\r\n\(lines)Content-Length: 0\r\n\r\n"
                #expect(try await answer(to: text).get().location == location)
            }
            let text = "HTTP/1.1 200 OK\r\nLocation: /a\r\nContent-Length: 0\r\n\r\n"
            #expect(try await answer(to: text).get().location == nil)
        }

        @Test("A body declared too large is refused although none of it arrives")
        func declared() async throws {
            let text = "HTTP/1.1 200 OK\r\nContent-Length: 8388609\r\n\r\n"
            #expect(try await answer(to: text) == .failure(.tooLarge))
        }
    }

    @Suite("Uploads over the network (MX-1)", .ownThreads)
    struct NetworkUploadTests {
        private static let refusal = Array("HTTP/1.1 413 Too Large\r\nContent-Length: 2\r\n\r\n{}".utf8)

        @Test("A server that does not read holds back the source")
        func backpressure() async throws {
            let server = try await RawServer(ends: false, reads: false) { _ in [] }
            let transport = try RealtimeNIO()
            let count = 1_024
            let counter = Counter()
            let source = HTTPBodySource(length: count << 16) {
                counter.increment() <= count ? [UInt8](repeating: 0, count: 1 << 16) : nil
            }
            let request = HTTPRequest(.put, address: server.address, path: "/", timeout: .seconds(600))
            let uploading = Task { () -> TransportError? in
                do throws(TransportError) {
                    _ = try await transport.upload(source, with: request)
                    return nil
                } catch {
                    return error
                }
            }
            var before = 0
            var turns = 0
            while turns < 5 {
                try await Task.sleep(for: .milliseconds(100))
                let value = counter.value
                turns = value > 0 && value == before ? turns + 1 : 0
                before = value
            }
            #expect(before < count / 2)
            uploading.cancel()
            #expect(await uploading.value == .cancelled)
            #expect(counter.value < count / 2)
            await transport.shutDown()
            await server.stop()
        }

        @Test("A rejection that arrives before the body is complete is the response")
        func earlyRefusal() async throws {
            let server = try await RawServer(ends: false) { _ in Self.refusal }
            let transport = try RealtimeNIO()
            let source = HTTPBodySource(length: 10) {
                try await Task.sleep(for: .seconds(600))
                return nil
            }
            let answer = try await transport.upload(source, with: HTTPRequest(.put, address: server.address, path: "/"))
            #expect(answer.status == 413)
            #expect(answer.body == Array("{}".utf8))
            await transport.shutDown()
            await server.stop()
        }

        @Test("A success that arrives before the body is complete is rejected")
        func earlySuccess() async throws {
            let server = try await RawServer(ends: false) { _ in
                Array("HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n".utf8)
            }
            let transport = try RealtimeNIO()
            let source = HTTPBodySource(length: 10) {
                try await Task.sleep(for: .seconds(600))
                return nil
            }
            await #expect(throws: TransportError.malformedAnswer) {
                try await transport.upload(source, with: HTTPRequest(.put, address: server.address, path: "/"))
            }
            await transport.shutDown()
            await server.stop()
        }

        @Test("A source that does not produce what it declares leaves the body incomplete on the wire")
        func incomplete() async throws {
            let part = Array("abcde".utf8)
            for parts in [1, 2, 3] {
                let server = try await RawServer(ends: false) { _ in [] }
                let transport = try RealtimeNIO()
                let counter = Counter()
                // Too short, right and then failing, and too long.
                let source = HTTPBodySource(length: 10) {
                    let number = counter.increment()
                    if number > 2, parts == 2 { throw CancellationError() }
                    return number <= parts ? part : nil
                }
                let request = HTTPRequest(.put, address: server.address, path: "/", contentType: .octets)
                await #expect(throws: TransportError.bodyFailed) {
                    try await transport.upload(source, with: request)
                }
                await transport.shutDown()
                let text = String(decoding: server.bytes, as: UTF8.self)
                #expect(!text.contains("abcdeabcde"))
                if !text.isEmpty {
                    #expect(text.contains("Content-Length: 10\r\n") && !text.contains("Transfer-Encoding"))
                    #expect(text.contains("Content-Type: application/octet-stream\r\n"))
                }
                await server.stop()
            }
        }

        @Test("Requests that were cancelled leave no connections behind")
        func connections() async throws {
            let server = try await SocketServer(serving: ScriptedServer())
            let transport = try RealtimeNIO()
            let polls = (0..<10).map { _ in
                Task {
                    try? await transport.exchange(HTTPRequest(.get, address: server.address, path: "/never"))
                }
            }
            #expect(try await eventually { server.connectionCount == 10 })
            for poll in polls { poll.cancel() }
            #expect(try await eventually { server.connectionCount == 0 })
            await transport.shutDown()
            await server.stop()
        }
    }

    /// Counts calls.
    private final class Counter: Sendable {
        private let state = Mutex(0)

        func increment() -> Int {
            state.withLock { count in
                count += 1
                return count
            }
        }

        var value: Int { state.withLock { $0 } }
    }
#endif
