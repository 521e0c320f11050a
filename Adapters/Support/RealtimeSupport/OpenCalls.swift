public import WhisperRealtimePort
import Synchronization

/// The pending calls of a transport, and how to end each.
public final class OpenCalls: Sendable {
    private struct State {
        var endings: [UInt64: @Sendable (TransportError) -> Void] = [:]
        var lastID: UInt64 = 0
        var isShutDown = false
    }

    private let state = Mutex(State())

    /// Creates an empty collection.
    public init() {}

    /// Adds a call by the closure that ends it with an error; returns nil, and adds nothing, after `shutDown`.
    public func add(_ ending: @escaping @Sendable (TransportError) -> Void) -> UInt64? {
        state.withLock { state in
            guard !state.isShutDown else { return nil }
            state.lastID &+= 1
            state.endings[state.lastID] = ending
            return state.lastID
        }
    }

    /// Removes a call that has ended.
    public func remove(_ id: UInt64) {
        state.withLock { state in state.endings[id] = nil }
    }

    /// Ends all pending calls and admits no more; returns false if it was already shut down.
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

    /// Ends all pending calls with an error; more may start.
    public func endAll(_ reason: TransportError) {
        let endings = state.withLock { state in
            defer { state.endings = [:] }
            return Array(state.endings.values)
        }
        for ending in endings { ending(reason) }
    }

    /// Whether `shutDown` was called.
    public var isShutDown: Bool { state.withLock(\.isShutDown) }

    /// The number of pending calls.
    public var count: Int { state.withLock(\.endings.count) }
}
