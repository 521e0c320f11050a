import Dispatch
import Synchronization

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// What happens on the signals that people and systems send to a running command (CLI-4).
///
/// The first SIGINT, SIGTERM or SIGHUP asks the work to stop where the vault is consistent; a second one, or one while
/// a prompt waits, ends the process at once, the terminal as it was. SIGUSR1 says how far the work is.
package final class Interruptions: Sendable {
    private struct State {
        var stop: (@Sendable () -> Void)?
        var tellStatus: (@Sendable () -> Void)?
        var restoreTerminal: (@Sendable () -> Void)?
        var isStopping = false
    }

    private let state = Mutex(State())
    // A source is set up in init and never touched again but by its own queue.
    private nonisolated(unsafe) let sources: [any DispatchSourceSignal]

    init() {
        signal(SIGPIPE, SIG_IGN)
        let queue = DispatchQueue(label: "whisper.signals")
        unsafe sources = [SIGINT, SIGTERM, SIGHUP, SIGUSR1].map { number in
            signal(number, SIG_IGN)
            return DispatchSource.makeSignalSource(signal: number, queue: queue)
        }
        for (source, number) in unsafe zip(sources, [SIGINT, SIGTERM, SIGHUP, SIGUSR1]) {
            source.setEventHandler { [weak self] in self?.received(number) }
            source.resume()
        }
    }

    /// Calls `stop` on the first request to end.
    func onStop(_ stop: @escaping @Sendable () -> Void) {
        state.withLock { $0.stop = stop }
    }

    /// Calls `tell` on SIGUSR1, until nil is given.
    package func onStatusRequest(_ tell: (@Sendable () -> Void)?) {
        state.withLock { $0.tellStatus = tell }
    }

    /// While a prompt waits: a request to end restores the terminal and ends the process. Nil afterwards.
    func whilePrompting(restore: (@Sendable () -> Void)?) {
        state.withLock { $0.restoreTerminal = restore }
    }

    private func received(_ number: Int32) {
        if number == SIGUSR1 {
            state.withLock { $0.tellStatus }?()
            return
        }
        let (stop, restore, isStopping) = state.withLock { state in
            defer { state.isStopping = true }
            return (state.stop, state.restoreTerminal, state.isStopping)
        }
        if let restore {
            restore()
            _exit(ExitStatus.interrupted.rawValue)
        }
        guard !isStopping, let stop else { _exit(ExitStatus.interrupted.rawValue) }
        stop()
    }
}
