import WhisperInMemoryRealtime
import WhisperRealtimePort
import Synchronization

extension FlawedTransport {
    func upload(_ source: HTTPBodySource, with request: HTTPRequest) async throws(TransportError) -> HTTPResponse {
        guard flaw == .truncatesUploads || flaw == .sendsWhatThereIs else {
            return try await base.upload(source, with: flawed(request))
        }
        var request = request
        var body: [UInt8] = []
        while let chunk = try? await source.next() { body += chunk }
        request.body = flaw == .truncatesUploads ? Array(body.dropLast()) : body
        return try await base.exchange(request)
    }

    func download(_ request: HTTPRequest, into sink: HTTPBodySink) async throws(TransportError) -> HTTPResponse {
        var request = flawed(request)
        switch flaw {
        case .repeatsChunks:
            return try await base.download(
                request,
                into: HTTPBodySink {
                    try await sink.take($0)
                    try await sink.take($0)
                })
        case .ignoresSinkErrors:
            return try await base.download(request, into: HTTPBodySink { try? await sink.take($0) })
        case .downloadsWithoutLimit:
            request.maximumResponseLength = .max
            return try await base.download(request, into: sink)
        case .readsWhatIsDeclaredTooLarge:
            let room = Room(request.maximumResponseLength)
            request.maximumResponseLength = .max
            let answer = try await base.download(
                request,
                into: HTTPBodySink {
                    let chunk = $0.prefix(room.take($0.count))
                    if !chunk.isEmpty { try await sink.take(Array(chunk)) }
                })
            if room.isExceeded { throw .tooLarge }
            return answer
        case .joinsChunks, .downloadsAhead:
            let all = Pile()
            let answer = try await base.download(request, into: HTTPBodySink { all.add($0) })
            let isJoined = flaw == .joinsChunks
            do {
                for chunk in isJoined ? [all.chunks.flatMap { $0 }] : all.chunks { try await sink.take(chunk) }
            } catch {
                throw .bodyFailed
            }
            return answer
        case .endsCutBodies:
            do throws(TransportError) {
                return try await base.download(request, into: sink)
            } catch {
                guard error == .unreachable else { throw error }
                return HTTPResponse(status: 200)
            }
        case .sinksEveryBody:
            let answer = try await base.exchange(request)
            do { try await sink.take(answer.body) } catch { throw .bodyFailed }
            return answer
        case .cannotCancelDownloads:
            request.timeout = .seconds(2)
            let detached = Task { [base, request] () -> Result<HTTPResponse, TransportError> in
                do throws(TransportError) {
                    return .success(try await base.download(request, into: sink))
                } catch {
                    return .failure(error)
                }
            }
            return try await detached.value.get()
        default: return try await base.download(request, into: sink)
        }
    }
}

/// How many bytes a sink may still get.
private final class Room: Sendable {
    private let rest: Mutex<Int>

    init(_ count: Int) { rest = Mutex(count) }

    /// The part of so many bytes that there is room for.
    func take(_ count: Int) -> Int {
        rest.withLock { rest in
            defer { rest -= count }
            return min(count, max(rest, 0))
        }
    }

    var isExceeded: Bool { rest.withLock { $0 < 0 } }
}

/// Chunks that are not passed on yet.
private final class Pile: Sendable {
    private let state = Mutex<[[UInt8]]>([])

    func add(_ chunk: [UInt8]) { state.withLock { $0.append(chunk) } }
    var chunks: [[UInt8]] { state.withLock { $0 } }
}
