#if Realtime
    import AsyncHTTPClient
    import NIOCore
    import NIOHTTP1
    import NIOPosix
    public import WhisperRealtimePort
    import WhisperRealtimeSupport
    import WhisperTextCoding

    extension RealtimeNIO {
        /// Sends a request, over a pooled connection if there is one.
        ///
        /// - Throws: Any `TransportError` that prevents a response, never for a response's status.
        public func exchange(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse {
            try await perform(request, from: nil, into: nil)
        }

        /// Sends a request whose body comes from a source.
        ///
        /// - Throws: `.bodyFailed` if the source fails or produces another length; otherwise as `exchange`.
        public func upload(
            _ source: HTTPBodySource, with request: HTTPRequest
        ) async throws(TransportError) -> HTTPResponse {
            try await perform(request, from: source, into: nil)
        }

        /// Sends a request and passes the body of a successful response to a sink.
        ///
        /// - Throws: `.bodyFailed` if the sink fails; otherwise as `exchange`.
        public func download(
            _ request: HTTPRequest, into sink: HTTPBodySink
        ) async throws(TransportError) -> HTTPResponse {
            try await perform(request, from: nil, into: sink)
        }

        private func perform(
            _ request: HTTPRequest, from source: HTTPBodySource?, into sink: HTTPBodySink?
        ) async throws(TransportError) -> HTTPResponse {
            guard request.address.isEncrypted || request.address.isLoopback else { throw .insecure }
            guard !calls.isShutDown else { throw .shutDown }
            let outcome = FirstOutcome<HTTPResponse>()
            let alarm = IdleAlarm(limit: request.idleTimeout, clock: ContinuousClock()) {
                outcome.settle(.failure(.timedOut))
            }
            let streams = BodyStreams(
                source: source, sink: sink, limit: request.maximumResponseLength, alarm: alarm)
            defer { streams.close() }
            alarm.arm()
            let work = Task { [client] in
                do throws(TransportError) {
                    let prepared = try await Self.prepared(request, uploadLength: source?.length, streams)
                    outcome.settle(
                        .success(
                            try await Self.answer(
                                to: prepared, within: request.timeout, by: client, streams, alarm)))
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
            to request: HTTPClientRequest, within timeout: Duration, by client: HTTPClient, _ streams: BodyStreams,
            _ alarm: IdleAlarm
        ) async throws(TransportError) -> HTTPResponse {
            do {
                let response = try await client.execute(request, timeout: TimeAmount(timeout))
                alarm.arm()
                var answer = HTTPResponse(status: response.status, headers: response.headers)
                let declared = response.headers.first(name: "Content-Length").flatMap { Int($0) }
                try streams.check(answer, declaring: declared)
                for try await part in response.body {
                    try await streams.take(Array(buffer: part), of: &answer)
                }
                answer.contentEncoding = nil
                return answer
            } catch {
                throw TransportError(network: error)
            }
        }

        private static func prepared(
            _ request: HTTPRequest, uploadLength: Int?, _ streams: BodyStreams
        ) async throws(TransportError) -> HTTPClientRequest {
            var prepared = HTTPClientRequest(
                url: request.address.description + RequestTarget.text(path: request.path, query: request.query))
            prepared.method = HTTPMethod(rawValue: request.method.rawValue)
            prepared.headers.add(name: "Accept", value: request.accepts.description)
            prepared.headers.add(name: "Accept-Encoding", value: "identity")
            if let token = request.token { prepared.headers.add(token) }
            if let uploadLength {
                prepared.body = .stream(SentBody(streams: streams), length: .known(Int64(uploadLength)))
                // The library does not pull a body without bytes, so whether there are any must be known before.
                if uploadLength == 0 {
                    _ = try await streams.next()
                    prepared.body = .bytes([])
                }
            } else if let body = request.body {
                prepared.body = .bytes(body)
            }
            if prepared.body != nil {
                prepared.headers.add(name: "Content-Type", value: request.contentType.description)
            }
            return prepared
        }
    }

    /// The body of an upload, as the library pulls it.
    private struct SentBody: AsyncSequence, Sendable {
        let streams: BodyStreams

        func makeAsyncIterator() -> Iterator { Iterator(streams: streams) }

        struct Iterator: AsyncIteratorProtocol {
            let streams: BodyStreams

            mutating func next() async throws -> ByteBuffer? {
                // The library hands chunks over to the connection's loop without waiting, and pauses only when the loop
                // has found the connection full. Passing through the loops lets that happen before the next chunk.
                for loop in MultiThreadedEventLoopGroup.singleton.makeIterator() {
                    try await loop.submit {}.get()
                }
                return try await streams.next().map { ByteBuffer(bytes: $0) }
            }
        }
    }

    extension HTTPResponse {
        /// A response without its body, as its head describes it. An ambiguous header counts as absent.
        init(status: HTTPResponseStatus, headers: HTTPHeaders) {
            self.init(status: Int(status.code), retryAfter: RetryAfter.read(headers))
            contentType = headers.first(name: "Content-Type").flatMap { ContentType($0) }
            let encodings = headers[canonicalForm: "Content-Encoding"]
            contentEncoding = encodings.isEmpty ? nil : encodings.joined(separator: ",")
            let locations = headers["Location"]
            if (300...399).contains(self.status), locations.count == 1,
                let location = locations.first, location.utf8.count <= Self.longestLocation
            {
                self.location = location
            }
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
