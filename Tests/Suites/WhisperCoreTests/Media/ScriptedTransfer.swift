import WhisperMediaPort
import Synchronization

/// A service whose behaviour is a script: what each request for a file meets.
final class ScriptedTransfer: MediaTransfer {
    enum Act: Sendable {
        /// The rest of the file arrives.
        case whole
        /// So many bytes arrive, and the transfer breaks off.
        case breaks(after: Int)
        /// So many bytes arrive, and that is said to be all.
        case ends(after: Int)
        /// Other bytes arrive, from their beginning.
        case sends([UInt8])
        /// Nothing arrives.
        case fails(MediaTransferError)
        /// Bytes arrive until nobody takes them, or the task is cancelled, whatever the limit.
        case floods
    }

    private struct State {
        var files: [String: [UInt8]] = [:]
        var next: [String: [Act]] = [:]
        var always: [String: Act] = [:]
        var requests: [MediaRequest] = []
        var pieceSize = 20_000
    }

    private let state = Mutex(State())

    /// Puts a file at a path.
    func put(_ file: SampleFile) { state.withLock { $0.files[file.path] = file.encrypted } }

    /// Sets what the next requests for a file meet.
    func next(_ file: SampleFile, _ acts: [Act]) { state.withLock { $0.next[file.path] = acts } }

    /// Sets what all requests for a file meet that nothing else is set for.
    func always(_ file: SampleFile, _ act: Act) { state.withLock { $0.always[file.path] = act } }

    func setPieceSize(_ size: Int) { state.withLock { $0.pieceSize = size } }

    var requests: [MediaRequest] { state.withLock { $0.requests } }

    /// The offsets of the requests for a file.
    func offsets(_ file: SampleFile) -> [Int64] { requests.filter { $0.file.path == file.path }.map(\.offset) }

    func fetch(
        _ request: MediaRequest, into sink: @escaping @Sendable ([UInt8]) async throws -> Void
    ) async throws(MediaTransferError) {
        let (file, act, size) = state.withLock { state in
            state.requests.append(request)
            let path = request.file.path
            var act = state.always[path] ?? .whole
            if var acts = state.next[path], !acts.isEmpty {
                act = acts.removeFirst()
                state.next[path] = acts
            }
            return (state.files[path], act, state.pieceSize)
        }
        guard let file else { throw .expired }
        let rest = file.dropFirst(Int(request.offset))
        func send(_ bytes: ArraySlice<UInt8>, isBounded: Bool = true) async throws(MediaTransferError) {
            var left = bytes
            var count = request.offset
            while !left.isEmpty {
                guard !Task.isCancelled else { throw .cancelled }
                let piece = Array(left.prefix(size))
                count += Int64(piece.count)
                guard !isBounded || count <= request.limit else { throw .tooLarge }
                left = left.dropFirst(size)
                do { try await sink(piece) } catch { throw .sinkFailed }
            }
        }
        switch act {
        case .whole: try await send(rest)
        case .breaks(let count):
            try await send(rest.prefix(count))
            throw .network
        case .ends(let count): try await send(rest.prefix(count))
        case .sends(let other): try await send(other[...])
        case .fails(let error): throw error
        case .floods: while true { try await send([UInt8](repeating: 1, count: 5_000)[...], isBounded: false) }
        }
    }
}
