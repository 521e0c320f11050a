import WhisperRealtimePort
import Testing

extension RealtimeLaw {
    static let requestLaws: [RealtimeLaw] = [
        RealtimeLaw("Every status is a response, redirects included") { bench, server in
            for status in [200, 201, 204, 301, 302, 307, 400, 401, 403, 404, 409, 413, 422, 429, 500, 503] {
                let answer = try await bench.get("/status/\(status)")
                #expect(answer == ScriptedServer.status(status))
            }
            #expect(server.requests.count == 16)
        },
        RealtimeLaw("The time to wait is part of the response") { bench, _ in
            let answer = try await bench.get("/wait/17")
            #expect(answer == HTTPResponse(status: 429, retryAfter: .seconds(17)))
        },
        RealtimeLaw("Method, path, query and body reach the server as they are") { bench, server in
            let query = [("a", "1 & 2=3"), ("after", "+/?#%"), ("ü", "日本"), ("empty", "")]
            let body = Array(#"{"text":"Grüße, 世界 🎉"}"#.utf8)
            for method in HTTPRequest.Method.allCases {
                let hasBody = method == .post || method == .put
                let request = HTTPRequest(
                    method, address: bench.address, path: "/v1/a%20b/c",
                    query: query.map { HTTPRequest.QueryItem($0.0, $0.1) }, body: hasBody ? body : nil)
                let answer = try await bench.transport.exchange(request)
                #expect(answer.body == (hasBody ? body : []))
                let seen = try #require(server.requests.last)
                #expect(seen.method == method)
                #expect(seen.path == "/v1/a%20b/c")
                #expect(seen.query == request.query)
                #expect((seen.body ?? []) == (hasBody ? body : []))
                #expect(seen.token == nil)
            }
        },
        RealtimeLaw("Content types pass in both directions") { bench, server in
            for text in ["text/plain; charset=utf-8", "image/png", "application/json"] {
                let type = try #require(ContentType(text))
                let answer = try await bench.transport.exchange(
                    HTTPRequest(
                        .put, address: bench.address, path: "/v1/x", body: [1, 2, 3], contentType: type, accepts: .any))
                #expect(server.requests.last?.contentType == type)
                #expect(server.requests.last?.accepts == .any)
                #expect(answer.contentType == type)
            }
        },
        RealtimeLaw("A content encoding is rejected") { bench, _ in
            for name in ["gzip", "br", "deflate", "x-unknown"] {
                let path = "/encoded/\(name)"
                await expect(.malformedAnswer) { try await bench.get(path) }
                let sink = CollectingSink()
                await expect(.malformedAnswer) { try await bench.download(path, into: sink) }
                #expect(sink.bytes == [])
            }
            let plain = try await bench.get("/encoded/identity")
            #expect(plain == HTTPResponse(status: 200, body: Array("encoded".utf8)))
        },
        RealtimeLaw("The token of a request reaches the server, and no other request") { bench, server in
            let token = try #require(AccessToken.unguarded("abc-._~+/DEF=="))
            for given in [token, nil] {
                _ = try await bench.transport.exchange(
                    HTTPRequest(.get, address: bench.address, path: "/v1/x", token: given))
                #expect(server.requests.last?.token?.unguardedText == given?.unguardedText)
                #expect(server.requests.last?.query == [])
            }
        },
        RealtimeLaw("The token of a socket reaches the server, in the query only if requested") { bench, server in
            let token = try #require(AccessToken.unguarded("abc-._~+/DEF=="))
            for inQuery in [false, true] {
                let socket = try await bench.transport.connect(
                    SocketRequest(address: bench.address, path: "/echo", token: token, putsTokenInQuery: inQuery))
                await socket.close(.normal)
                let seen = try #require(server.socketRequests.last)
                #expect(seen.token?.unguardedText == token.unguardedText)
                #expect(seen.putsTokenInQuery == inQuery)
                #expect(seen.path == "/echo")
            }
            await (try bench.socket("/echo")).close(.normal)
            #expect(server.socketRequests.count == 3)
            #expect(server.socketRequests.last?.token == nil)
        },
        RealtimeLaw("Each of several concurrent requests gets its own response") { bench, _ in
            try await withThrowingTaskGroup(of: Void.self) { group in
                for number in 0..<40 {
                    group.addTask {
                        let body = Array(String(repeating: "\(number) ", count: number * 50).utf8)
                        let answer = try await bench.transport.exchange(
                            HTTPRequest(.post, address: bench.address, path: "/v1/x", body: body))
                        let isWhole = answer.body == body
                        #expect(isWhole)
                    }
                }
                try await group.waitForAll()
            }
        },
        RealtimeLaw("Without a server, the address is unreachable", needs: .emptyAddress) { bench, _ in
            let address = try #require(bench.emptyAddress)
            let request = HTTPRequest(.get, address: address, path: "/v1/x", timeout: .seconds(60))
            await expect(.unreachable) { try await bench.transport.exchange(request) }
            let socket = SocketRequest(address: address, token: nil, timeout: .seconds(60))
            await expect(.unreachable) { try await bench.transport.connect(socket) }
        },
    ]
}
