#if Realtime
    import NIOCore
    import NIOEmbedded
    import NIOHTTP1
    import NIOWebSocket

    /// Handwritten server handshakes.
    enum RawHandshake {
        /// The lines of a response, with `ACCEPT` replaced by the value that the request's key requires.
        static func filled(_ lines: [String], for request: String) -> [UInt8] {
            let text = lines.joined(separator: "\r\n") + "\r\n\r\n"
            return Array(text.replacing("ACCEPT", with: accept(request)).utf8)
        }

        /// An accepting response, with bytes directly after it.
        static func agreed(to request: String, then bytes: [UInt8] = []) -> [UInt8] {
            filled(
                [
                    "HTTP/1.1 101 Switching Protocols", "Upgrade: websocket", "Connection: Upgrade",
                    "Sec-WebSocket-Accept: ACCEPT",
                ], for: request) + bytes
        }

        private static func accept(_ request: String) -> String {
            var head = HTTPRequestHead(version: .http1_1, method: .GET, uri: "/")
            for line in request.split(separator: "\r\n").dropFirst() {
                let sides = line.split(separator: ":", maxSplits: 1)
                if sides.count == 2 {
                    head.headers.add(name: String(sides[0]), value: String(sides[1].drop { $0 == " " }))
                }
            }
            let upgrader = NIOWebSocketServerUpgrader(
                shouldUpgrade: { channel, _ in channel.eventLoop.makeSucceededFuture([:]) },
                upgradePipelineHandler: { channel, _ in channel.eventLoop.makeSucceededVoidFuture() })
            let headers = try? upgrader.buildUpgradeResponse(
                channel: EmbeddedChannel(), upgradeRequest: head, initialResponseHeaders: [:]
            ).wait()
            return headers?.first(name: "Sec-WebSocket-Accept") ?? ""
        }
    }
#endif
