import Synchronization
public import WhisperScreenPort

/// A screen in memory, for tests and previews: the simplest one that keeps the port's promises.
public final class InMemoryScreen: Screen {
    private let state: Mutex<State>

    private struct State {
        var size: ScreenSize
        var phase = Phase.new
        var frame: ScreenFrame?
        var frames = 0
        var copied: String?
        var events: [ScreenEvent] = []
        var waiting: CheckedContinuation<ScreenEvent?, Never>?
        var isCancelled = false
    }

    private enum Phase {
        case new, begun, ended, closed
    }

    /// Creates a screen of a size.
    public init(_ size: ScreenSize) {
        state = Mutex(State(size: size))
    }

    // MARK: What a test does

    /// The frame that is visible; nil before the first and after the end.
    public var visible: ScreenFrame? { state.withLock { $0.phase == .begun ? $0.frame : nil } }

    /// The size of the screen.
    public var size: ScreenSize { state.withLock { $0.size } }

    /// The number of frames that were shown.
    public var frames: Int { state.withLock { $0.frames } }

    /// The text that was copied last.
    public var copied: String? { state.withLock { $0.copied } }

    /// Whether the program has the screen.
    public var isTaken: Bool { state.withLock { $0.phase == .begun } }

    /// Makes something happen on the screen; a new size is the size from now on.
    public func send(_ event: ScreenEvent) {
        let waiting = state.withLock { state -> CheckedContinuation<ScreenEvent?, Never>? in
            if case .resized(let size) = event { state.size = size }
            guard let waiting = state.waiting else {
                state.events.append(event)
                return nil
            }
            state.waiting = nil
            return waiting
        }
        waiting?.resume(returning: event)
    }

    /// Makes the terminal go away.
    public func close() { finish(.closed) }

    // MARK: The port

    /// Takes the screen over.
    ///
    /// - Throws: `.ended` or `.closed`.
    public func begin() throws(ScreenError) -> ScreenSize {
        try state.withLock { (state) throws(ScreenError) in
            switch state.phase {
            case .new, .begun: state.phase = .begun
            case .ended: throw .ended
            case .closed: throw .closed
            }
            return state.size
        }
    }

    /// Waits for the next event.
    public func next() async -> ScreenEvent? {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let (isReady, event) = state.withLock { state -> (Bool, ScreenEvent?) in
                    guard state.phase == .begun, !state.isCancelled else { return (true, nil) }
                    if !state.events.isEmpty { return (true, state.events.removeFirst()) }
                    state.waiting = continuation
                    return (false, nil)
                }
                if isReady { continuation.resume(returning: event) }
            }
        } onCancel: {
            let waiting = state.withLock { state -> CheckedContinuation<ScreenEvent?, Never>? in
                state.isCancelled = true
                defer { state.waiting = nil }
                return state.waiting
            }
            waiting?.resume(returning: nil)
        }
    }

    /// Shows a frame.
    ///
    /// - Throws: `.ended` or `.closed`.
    public func show(_ frame: ScreenFrame) throws(ScreenError) {
        try using { state in
            state.frame = frame
            state.frames += 1
        }
    }

    /// Does nothing: nobody else writes here.
    ///
    /// - Throws: `.ended` or `.closed`.
    public func refresh() throws(ScreenError) { try using { _ in } }

    /// Remembers a text as copied.
    ///
    /// - Throws: `.ended` or `.closed`.
    public func copy(_ text: String) throws(ScreenError) -> Bool {
        guard text.utf8.count <= ScreenLimits.copyBytes else {
            try using { _ in }
            return false
        }
        try using { $0.copied = text }
        return true
    }

    /// Goes on immediately.
    ///
    /// - Throws: `.ended` or `.closed`.
    public func suspend() throws(ScreenError) {
        var size = ScreenSize(columns: 1, rows: 1)
        try using { state in
            state.frame = nil
            size = state.size
        }
        send(.resized(size))
    }

    /// Gives the screen back.
    public func end() { finish(.ended) }

    private func using(_ body: (inout State) -> Void) throws(ScreenError) {
        try state.withLock { (state) throws(ScreenError) in
            switch state.phase {
            case .begun: body(&state)
            case .new, .ended: throw .ended
            case .closed: throw .closed
            }
        }
    }

    private func finish(_ phase: Phase) {
        let waiting = state.withLock { state -> CheckedContinuation<ScreenEvent?, Never>? in
            if state.phase != .closed { state.phase = phase }
            defer { state.waiting = nil }
            return state.waiting
        }
        waiting?.resume(returning: nil)
    }
}
