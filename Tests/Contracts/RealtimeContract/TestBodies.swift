import WhisperRealtimePort
import Synchronization

/// A sink that keeps what it gets, and does something with each chunk before.
final class CollectingSink: Sendable {
    private let state = Mutex<[[UInt8]]>([])
    private let work: @Sendable (Int) async throws -> Void

    /// Parameter: what is done with the number of each chunk, from 0 on, after it was kept.
    init(work: @escaping @Sendable (Int) async throws -> Void = { _ in }) {
        self.work = work
    }

    func take(_ chunk: [UInt8]) async throws {
        let number = state.withLock { chunks in
            chunks.append(chunk)
            return chunks.count - 1
        }
        try await work(number)
    }

    var chunks: [[UInt8]] { state.withLock { $0 } }
    var bytes: [UInt8] { chunks.flatMap { $0 } }
}

/// What a test's source or sink fails with.
struct PlannedFailure: Error {}

extension HTTPBodySource {
    /// A source of these chunks, which fails after them if requested.
    init(_ chunks: [[UInt8]], length: Int? = nil, fails: Bool = false) {
        let rest = Rest(chunks)
        self.init(length: length ?? chunks.reduce(0) { $0 + $1.count }) {
            if let chunk = rest.popFirst() { return chunk }
            if fails { throw PlannedFailure() }
            return nil
        }
    }

    private final class Rest: Sendable {
        private let chunks: Mutex<ArraySlice<[UInt8]>>

        init(_ chunks: [[UInt8]]) { self.chunks = Mutex(chunks[...]) }

        func popFirst() -> [UInt8]? { chunks.withLock { $0.popFirst() } }
    }
}
