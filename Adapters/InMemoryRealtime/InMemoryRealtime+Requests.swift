public import WhisperRealtimePort
import WhisperRealtimeSupport

extension InMemoryRealtime {
    /// Sends a request to the server.
    ///
    /// - Throws: Any `TransportError` that prevents a response, never for a response's status.
    public func exchange(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse {
        try await perform(request, from: nil, into: nil)
    }

    /// Sends a request whose body comes from a source. The server gets it as a whole.
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
        let faults = currentFaults
        let outcome = FirstOutcome<HTTPResponse>()
        let alarm = IdleAlarm(limit: request.idleTimeout, clock: clock) { outcome.settle(.failure(.timedOut)) }
        let streams = BodyStreams(
            source: source, sink: sink, limit: request.maximumResponseLength, alarm: alarm)
        defer { streams.close() }
        return try await ended(outcome, within: request.timeout, faults: faults) { [server] () throws(TransportError) in
            alarm.arm()
            return try await Self.answer(
                to: try await Self.sent(request, isUpload: source != nil, streams), of: server, streams,
                isLost: faults.losesAnswers)
        }
    }

    /// The request as the server gets it.
    private static func sent(
        _ request: HTTPRequest, isUpload: Bool, _ streams: BodyStreams
    ) async throws(TransportError) -> HTTPRequest {
        guard isUpload else { return request }
        var request = request
        var body: [UInt8] = []
        while let chunk = try await streams.next() { body += chunk }
        request.body = body
        return request
    }

    private static func answer(
        to request: HTTPRequest, of server: any RealtimeServing, _ streams: BodyStreams, isLost: Bool
    ) async throws(TransportError) -> HTTPResponse {
        if let streamed = await server.stream(request) {
            guard !isLost else { throw .unreachable }
            return try await Self.read(streamed, streams)
        }
        var answer = await server.answer(request)
        guard !isLost else { throw .unreachable }
        let body = answer.body
        answer.body = []
        try streams.check(answer, declaring: body.count)
        try await streams.take(body, of: &answer)
        return finished(answer)
    }

    private static func read(
        _ streamed: StreamedResponse, _ streams: BodyStreams
    ) async throws(TransportError) -> HTTPResponse {
        var answer = streamed.head
        answer.body = []
        try streams.check(answer, declaring: streamed.length)
        var rest = streamed.length ?? .max
        while rest > 0 {
            let chunk: [UInt8]?
            // As a connection that is cut.
            do { chunk = try await streamed.next() } catch { throw .unreachable }
            guard let chunk else { break }
            let sent = Array(chunk.prefix(rest))
            if streamed.length != nil { rest -= sent.count }
            try await streams.take(sent, of: &answer)
        }
        guard streamed.length == nil || rest == 0 else { throw .unreachable }
        return finished(answer)
    }

    /// The response as the caller gets it.
    private static func finished(_ answer: HTTPResponse) -> HTTPResponse {
        var answer = answer
        answer.contentEncoding = nil
        let isRedirect = (300...399).contains(answer.status)
        if !isRedirect || answer.location?.utf8.count ?? 0 > HTTPResponse.longestLocation { answer.location = nil }
        return answer
    }
}
