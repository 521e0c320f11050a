public import WhisperRealtimePort
import Synchronization

/// The source and the sink of one call: verifies lengths and limits, and calls neither after the call has ended.
///
/// It implements the rules for streamed bodies (10…13), except for what only the network can do.
public final class BodyStreams: Sendable {
    private struct State {
        var sent = 0
        var isSent = false
        var received = 0
        var isClosed = false
        /// The source's call in progress.
        var producing: Task<[UInt8]?, any Error>?
    }

    private let source: HTTPBodySource?
    private let sink: HTTPBodySink?
    private let limit: Int
    private let alarm: IdleAlarm
    private let state = Mutex(State())

    /// Creates the streams of one call.
    ///
    /// - Parameters:
    ///   - source: The source of an upload, if it is one.
    ///   - sink: The sink of a download, if it is one.
    ///   - limit: The maximum size of the response's body in bytes.
    ///   - alarm: Stopped while source and sink are working.
    public init(source: HTTPBodySource?, sink: HTTPBodySink?, limit: Int, alarm: IdleAlarm) {
        self.source = source
        self.sink = sink
        self.limit = limit
        self.alarm = alarm
    }

    /// Whether the source has ended where it should, or there is none.
    public var isSent: Bool { source == nil || state.withLock(\.isSent) }

    /// The next chunk to send; nil at the end. The last one is returned only after the source has confirmed its end.
    ///
    /// - Throws: `.bodyFailed` if the source fails or produces another length; `.cancelled` after `close`.
    public func next() async throws(TransportError) -> [UInt8]? {
        guard let source, !isSent else { return nil }
        alarm.disarm()
        defer { alarm.arm() }
        let chunk = try await produced(by: source)
        let rest = source.length - state.withLock(\.sent)
        guard let chunk else {
            guard rest == 0 else { throw .bodyFailed }
            state.withLock { $0.isSent = true }
            return nil
        }
        guard chunk.count <= rest else { throw .bodyFailed }
        if chunk.count == rest {
            guard try await produced(by: source) == nil else { throw .bodyFailed }
        }
        state.withLock { state in
            state.sent += chunk.count
            state.isSent = chunk.count == rest
        }
        return chunk
    }

    /// Checks a response's head before its body is read.
    ///
    /// - Parameter declared: The length of the body that the response declares, if it does.
    /// - Throws: `.tooLarge` or `.malformedAnswer`.
    public func check(_ head: HTTPResponse, declaring declared: Int?) throws(TransportError) {
        guard (200...599).contains(head.status) else { throw .malformedAnswer }
        guard head.contentEncoding.map({ $0.lowercased() == "identity" }) ?? true else { throw .malformedAnswer }
        guard declared ?? 0 <= limit(for: head) else { throw .tooLarge }
        guard isSent || head.status >= 300 else { throw .malformedAnswer }
    }

    /// Whether the body of a response goes to the sink.
    public func isForSink(_ head: HTTPResponse) -> Bool { sink != nil && (200...299).contains(head.status) }

    /// Takes the next bytes of a response's body: passes them to the sink or appends them to the response.
    ///
    /// - Throws: `.tooLarge` before anything beyond the limit is taken, `.bodyFailed` if the sink fails, `.cancelled`
    ///   after `close`.
    public func take(_ bytes: [UInt8], of response: inout HTTPResponse) async throws(TransportError) {
        let limit = limit(for: response)
        let isWithin = state.withLock { state in
            guard bytes.count <= limit - state.received else { return false }
            state.received += bytes.count
            return true
        }
        guard isWithin else { throw .tooLarge }
        guard let sink, isForSink(response) else {
            response.body += bytes
            return alarm.arm()
        }
        alarm.disarm()
        var rest = bytes[...]
        while !rest.isEmpty {
            guard !state.withLock(\.isClosed) else { throw .cancelled }
            let chunk = Array(rest.prefix(HTTPBodySink.largestChunk))
            do { try await sink.take(chunk) } catch { throw .bodyFailed }
            rest = rest.dropFirst(chunk.count)
        }
        alarm.arm()
    }

    /// Ends the call: neither source nor sink is called any more, and a call of the source in progress is cancelled.
    public func close() {
        let producing = state.withLock { state in
            state.isClosed = true
            defer { state.producing = nil }
            return state.producing
        }
        producing?.cancel()
        alarm.end()
    }

    private func limit(for head: HTTPResponse) -> Int {
        let isRefusal = sink != nil && !isForSink(head)
        return isRefusal ? min(limit, HTTPLimits.longestRefusal) : limit
    }

    /// The source's next chunk that is not empty. In a task of its own, as the library's task cannot be cancelled.
    private func produced(by source: HTTPBodySource) async throws(TransportError) -> [UInt8]? {
        while true {
            let producing: Task<[UInt8]?, any Error>? = state.withLock { state in
                guard !state.isClosed else { return nil }
                let task = Task { try await source.next() }
                state.producing = task
                return task
            }
            guard let producing else { throw .cancelled }
            let chunk: [UInt8]?
            do { chunk = try await producing.value } catch { throw .bodyFailed }
            state.withLock { $0.producing = nil }
            guard let chunk else { return nil }
            if !chunk.isEmpty { return chunk }
        }
    }
}
