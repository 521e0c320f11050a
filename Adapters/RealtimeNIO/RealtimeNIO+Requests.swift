#if Realtime
    import AsyncHTTPClient
    import NIOCore
    import NIOHTTP1
    public import WhisperRealtimePort
    import WhisperRealtimeSupport
    import WhisperTextCoding

    extension RealtimeNIO {
        /// Sends a request, over a pooled connection if there is one.
        ///
        /// - Throws: Any `TransportError` that prevents a response, never for a response's status.
        public func exchange(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse {
            guard request.address.isEncrypted || request.address.isLoopback else { throw .insecure }
            guard !calls.isShutDown else { throw .shutDown }
            let outcome = FirstOutcome<HTTPResponse>()
            let work = Task { [client] in
                do throws(TransportError) {
                    outcome.settle(.success(try await Self.answer(to: request, by: client)))
                } catch {
                    outcome.settle(.failure(error))
                }
            }
            do throws(TransportError) {
                return try await ended(outcome, within: request.timeout) { work.cancel() }
            } catch {
                guard error == .untrusted(.unknownIssuer) else { throw error }
                // The library does not report which check failed, so probe with a separate handshake.
                throw await refusedTrust(at: request.address, within: request.timeout)
            }
        }

        private static func answer(
            to request: HTTPRequest, by client: HTTPClient
        ) async throws(TransportError) -> HTTPResponse {
            do {
                let response = try await client.execute(prepared(request), timeout: TimeAmount(request.timeout))
                let declared = response.headers.first(name: "Content-Length").flatMap { Int($0) } ?? 0
                guard declared <= request.maximumResponseLength else { throw TransportError.tooLarge }
                let body = try await response.body.collect(upTo: request.maximumResponseLength)
                return HTTPResponse(
                    status: Int(response.status.code), retryAfter: RetryAfter.read(response.headers),
                    body: Array(buffer: body))
            } catch {
                throw TransportError(network: error)
            }
        }

        private static func prepared(_ request: HTTPRequest) -> HTTPClientRequest {
            var prepared = HTTPClientRequest(
                url: request.address.description + RequestTarget.text(path: request.path, query: request.query))
            prepared.method = HTTPMethod(rawValue: request.method.rawValue)
            prepared.headers.add(name: "Accept", value: "application/json")
            if let token = request.token { prepared.headers.add(token) }
            if let body = request.body {
                prepared.headers.add(name: "Content-Type", value: "application/json")
                prepared.body = .bytes(body)
            }
            return prepared
        }
    }

    extension HTTPHeaders {
        /// Adds the Authorization header. Its text cannot be wiped; it is freed with the request.
        mutating func add(_ token: AccessToken) {
            let text = token.withUnsafeBytes { String(decoding: $0, as: UTF8.self) }
            add(name: "Authorization", value: "Bearer " + text)
        }
    }

    /// Parses the Retry-After header (RFC 9110, section 10.2.3).
    enum RetryAfter {
        /// The delay, at most a day; nil if it is a date, which the protocol does not use, or invalid.
        static func read(_ headers: HTTPHeaders) -> Duration? {
            guard let text = headers.first(name: "Retry-After"), (1...9).contains(text.utf8.count),
                text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
                let seconds = Int64(text)
            else { return nil }
            return .seconds(min(seconds, 86_400))
        }
    }

    /// The target in the first line of a request (RFC 9112, section 3.2.1).
    enum RequestTarget {
        /// A path with its query. Bytes that are not allowed there are percent-encoded, so that no path can end the
        /// line.
        static func text(path: String, query: [HTTPRequest.QueryItem] = []) -> String {
            var bytes: [UInt8] = []
            let path = path.hasPrefix("/") ? path : "/" + path
            PercentText.append(path, to: &bytes) { PercentText.isUnreserved($0) || "/%:@!$&'()*+,;=".utf8.contains($0) }
            for (index, item) in query.enumerated() {
                bytes.append(UInt8(ascii: index == 0 ? "?" : "&"))
                PercentText.append(item.name, to: &bytes, asIs: PercentText.isUnreserved)
                bytes.append(UInt8(ascii: "="))
                PercentText.append(item.value, to: &bytes, asIs: PercentText.isUnreserved)
            }
            return String(decoding: bytes, as: UTF8.self)
        }
    }
#endif
