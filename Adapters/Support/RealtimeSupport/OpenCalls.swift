public import WhisperRealtimePort
import Synchronization

/// What is under way in a transport, and how each of it is ended.
public final class OpenCalls: Sendable {
    private struct State {
        var endings: [UInt64: @Sendable (TransportError) -> Void] = [:]
        var lastID: UInt64 = 0
        var isShutDown = false
    }

    private let state = Mutex(State())

    /// Nothing is under way.
    public init() {}

    /// Adds something by how it is ended, given why; nil, and nothing added, after `shutDown`.
    public func add(_ ending: @escaping @Sendable (TransportError) -> Void) -> UInt64? {
        state.withLock { state in
            guard !state.isShutDown else { return nil }
            state.lastID &+= 1
            state.endings[state.lastID] = ending
            return state.lastID
        }
    }

    /// It has ended by itself.
    public func remove(_ id: UInt64) {
        state.withLock { state in state.endings[id] = nil }
    }

    /// Ends everything that is under way, and lets nothing begin; false where that has been done before.
    @discardableResult
    public func shutDown() -> Bool {
        let endings: [@Sendable (TransportError) -> Void]? = state.withLock { state in
            guard !state.isShutDown else { return nil }
            state.isShutDown = true
            defer { state.endings = [:] }
            return Array(state.endings.values)
        }
        for ending in endings ?? [] { ending(.shutDown) }
        return endings != nil
    }

    /// Ends everything that is under way for a reason; more may begin.
    public func endAll(_ reason: TransportError) {
        let endings = state.withLock { state in
            defer { state.endings = [:] }
            return Array(state.endings.values)
        }
        for ending in endings { ending(reason) }
    }

    /// Whether `shutDown` was called.
    public var isShutDown: Bool { state.withLock(\.isShutDown) }

    /// How many are under way.
    public var count: Int { state.withLock(\.endings.count) }
}
