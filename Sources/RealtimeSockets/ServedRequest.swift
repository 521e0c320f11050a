#if Realtime
    import NIOHTTP1
    import WhisperRealtimePort
    import WhisperSecretMemory

    /// A client's request, as the port's values; nil if it is not one of the protocol's.
    struct ServedRequest {
        /// Whether it requests a socket.
        let isUpgrade: Bool
        let method: HTTPRequest.Method?
        let path: String
        let query: [HTTPRequest.QueryItem]
        let token: AccessToken?
        /// Whether the token came in the query.
        let isTokenInQuery: Bool
        let contentType: ContentType?
        let accepts: ContentType?

        init(_ head: HTTPRequestHead) {
            let parts = head.uri.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
            path = parts.first.map(String.init) ?? "/"
            var query = parts.count > 1 ? Self.items(of: parts[1]) : []
            let authorization = head.headers.first(name: "Authorization")
            let inHeader = authorization.flatMap { $0.hasPrefix("Bearer ") ? String($0.dropFirst(7)) : nil }
            let inQuery = query.first { $0.name == "access_token" }?.value
            query.removeAll { $0.name == "access_token" }
            self.query = query
            token = (inHeader ?? inQuery).flatMap(AccessToken.served)
            isTokenInQuery = inHeader == nil && inQuery != nil
            method = HTTPRequest.Method(rawValue: head.method.rawValue)
            contentType = head.headers.first(name: "Content-Type").flatMap { ContentType($0) }
            accepts = head.headers.first(name: "Accept").flatMap { ContentType($0) }
            let upgrades = head.headers[canonicalForm: "Upgrade"].map { $0.lowercased() }
            isUpgrade = head.method == .GET && upgrades.contains("websocket")
        }

        private static func items(of query: Substring) -> [HTTPRequest.QueryItem] {
            query.split(separator: "&").map { item in
                let sides = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                return HTTPRequest.QueryItem(decoded(sides.first ?? ""), decoded(sides.count > 1 ? sides[1] : ""))
            }
        }

        /// Percent-decoded, with `+` for spaces; what is no code stands for itself.
        private static func decoded(_ text: Substring) -> String {
            var bytes: [UInt8] = []
            var rest = Array(text.utf8)[...]
            while let byte = rest.popFirst() {
                if byte == UInt8(ascii: "%"), rest.count >= 2,
                    let code = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
                {
                    bytes.append(code)
                    rest = rest.dropFirst(2)
                } else {
                    bytes.append(byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte)
                }
            }
            return String(decoding: bytes, as: UTF8.self)
        }
    }

    extension AccessToken {
        /// The token of a request, in ordinary memory: this server holds no secrets but those of tests.
        static func served(_ text: String) -> AccessToken? {
            guard !text.isEmpty else { return nil }
            let region = UnsafeMutableRawBufferPointer.allocate(byteCount: text.utf8.count, alignment: 1)
            region.copyBytes(from: text.utf8)
            return AccessToken(SecretBytes(adopting: region) { $0.deallocate() })
        }
    }
#endif
