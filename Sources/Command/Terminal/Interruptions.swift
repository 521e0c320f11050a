import CWhisperProcess
import Dispatch
import Synchronization

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Handles the signals that users and systems send to a running command (CLI-4).
///
/// The first SIGINT, SIGTERM, SIGHUP or SIGQUIT requests that the work stop at a point where the vault is consistent; a second
/// one, or one during a prompt, restores the terminal and ends the process immediately. SIGUSR1 prints the progress.
package final class Interruptions: Sendable {
    private struct State {
        var stop: (@Sendable () -> Void)?
        var printStatus: (@Sendable () -> Void)?
        var restoreTerminal: (@Sendable () -> Void)?
        var showTyping: (@Sendable () -> Void)?
        var endPager: (@Sendable () -> Void)?
        var farewell: String?
        var isStopping = false

        /// Ends the process, with the terminal as it was found.
        func endProcess() -> Never {
            Interruptions.endProcess {
                restoreTerminal?()
                showTyping?()
                // Only at a prompt, before the work, is it certain what was not done.
                guard restoreTerminal != nil, let farewell else { return }
                try? FileDescriptors.write(Array("\n\(farewell)\n".utf8), to: STDERR_FILENO)
            }
        }
    }

    private let state = Mutex(State())
    // The source is set up in init, and afterwards used only on its own queue.
    private nonisolated(unsafe) let source: (any DispatchSourceRead)?

    /// Signals are caught before this returns. A Dispatch source for signals cannot guarantee that: it requires that
    /// the signals be ignored and is installed some time later on another thread, so earlier signals are lost.
    init() {
        signal(SIGPIPE, SIG_IGN)
        let numbers = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGUSR1]
        let descriptor = unsafe whisper_catch_signals(numbers, numbers.count)
        // Without a pipe to catch them with, signals have their default effect.
        let queue = DispatchQueue(label: "whisper.signals")
        unsafe source = descriptor < 0 ? nil : DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
        unsafe source?.setEventHandler { [weak self] in
            var bytes = [UInt8](repeating: 0, count: 64)
            let count = unsafe read(descriptor, &bytes, bytes.count)
            guard count > 0 else { return }
            for byte in bytes[..<count] { self?.received(Int32(byte)) }
        }
        unsafe source?.resume()
    }

    /// Gives signals back their default effect, for a program that this process becomes. A request to end that came before has
    /// it now, as it would have on that program before its first line.
    package static func release() {
        for number in [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGUSR1, SIGPIPE] { signal(number, SIG_DFL) }
        var none = sigset_t()
        unsafe sigemptyset(&none)
        _ = unsafe pthread_sigmask(SIG_SETMASK, &none, nil)
        let number = whisper_ending_signal()
        if number != 0 { raise(number) }
    }

    /// Calls `stop` on the first request to end, at once if that has come already.
    func onStop(_ stop: @escaping @Sendable () -> Void) {
        let isStopping = state.withLock { state in
            state.stop = stop
            return state.isStopping
        }
        if isStopping { stop() }
    }

    /// Calls `print` on SIGUSR1, until nil is given.
    package func onStatusRequest(_ print: (@Sendable () -> Void)?) {
        state.withLock { $0.printStatus = print }
    }

    /// Begins a prompt: from now on, a request to end restores the terminal and ends the process immediately, as does
    /// an earlier request.
    ///
    /// - Parameter prepare: Changes the terminal for the prompt. It never runs concurrently with or after `restore`,
    ///   which would leave the terminal changed after the process has ended.
    func beginPrompt<Failure>(
        restore: @escaping @Sendable () -> Void, prepare: () throws(Failure) -> Void
    ) throws(Failure) {
        try state.withLock { state throws(Failure) in
            state.restoreTerminal = restore
            if state.isStopping { state.endProcess() }
            try prepare()
        }
    }

    /// Says something if the process is ended at a prompt, until nil is given.
    package func sayIfLeft(_ text: String?) {
        state.withLock { $0.farewell = text }
    }

    /// Begins to wait for what is typed on standard input, which is a prompt that leaves the terminal as it is.
    func beginPrompt() {
        beginPrompt {
            // What comes next does not share its line with what was typed.
            try? FileDescriptors.write([UInt8(ascii: "\n")], to: STDERR_FILENO)
        } prepare: {
        }
    }

    /// Ends a prompt: a request to end stops the work again.
    func endPrompt() {
        state.withLock { $0.restoreTerminal = nil }
    }

    /// Begins to keep what is typed off the screen while work goes on: wherever the process ends, `show` comes before.
    func beginHiding(show: @escaping @Sendable () -> Void, hide: () -> Void) {
        state.withLock { state in
            state.showTyping = show
            hide()
        }
    }

    /// Shows again what is typed.
    func endHiding() {
        state.withLock { state in
            state.showTyping?()
            state.showTyping = nil
        }
    }

    /// Begins to wait for a pager, which has the terminal: Control-C is the pager's, and no more than a request to stop what
    /// is written to it; other requests end the pager, which restores the terminal.
    func beginPaging(end: @escaping @Sendable () -> Void) {
        state.withLock { $0.endPager = end }
    }

    /// Ends waiting for a pager: requests to end have their usual effect again.
    func endPaging() {
        state.withLock { $0.endPager = nil }
    }

    private func received(_ number: Int32) {
        if number == SIGUSR1 {
            state.withLock { $0.printStatus }?()
            return
        }
        let stop: (@Sendable () -> Void)? = state.withLock { state in
            if state.restoreTerminal != nil { state.endProcess() }
            if let endPager = state.endPager {
                if number != SIGINT { endPager() }
                guard !state.isStopping else { return {} }
                state.isStopping = true
                return state.stop ?? {}
            }
            if state.isStopping { state.endProcess() }
            state.isStopping = true
            // Without work yet, the request waits for it: only the work knows what being stopped means.
            return state.stop
        }
        stop?()
    }

    /// Ends the process with the status of an interruption. Where there may be a prompt, the caller holds the lock, which
    /// prevents a new one.
    static func endProcess(_ restore: () -> Void = {}) -> Never {
        restore()
        whisper_release_terminal()
        dieOfInterruption()
        _exit(ExitStatus.interrupted.rawValue)
    }

    /// Ends the process by Control-C, if that is what it was asked to end by, once it has cleaned up: a shell then ends the loop
    /// that runs it as well, and shows the status 130. By any other request it ends with that status itself.
    static func dieOfInterruption() {
        guard whisper_ending_signal() == SIGINT else { return }
        signal(SIGINT, SIG_DFL)
        var wanted = sigset_t()
        unsafe sigemptyset(&wanted)
        unsafe sigaddset(&wanted, SIGINT)
        _ = unsafe pthread_sigmask(SIG_UNBLOCK, &wanted, nil)
        kill(getpid(), SIGINT)
        // It may take effect on another thread a moment later.
        sleep(1)
    }
}
