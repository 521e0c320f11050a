import CWhisperProcess
import Dispatch
import Synchronization
public import WhisperScreenPort
import WhisperTextCoding

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The screen of a POSIX terminal: its alternate screen, in raw mode (LOOK-7).
///
/// The terminal is restored by `end`, when the screen is deallocated, and by the handlers of `GuardTerminal.c` if a signal
/// stops or ends the process. A process can have one at a time.
public final class TerminalScreen: Screen {
    private let descriptor: Int32
    /// Signals and `end` write here, and the wait for input reads.
    private let notices: (reading: Int32, writing: Int32)
    private let queue = DispatchQueue(label: "whisper.screen")
    private let state: Mutex<State>
    /// Used by the one that waits for events.
    private let input = Mutex(Input())

    private struct State {
        var phase = Phase.new
        var encoder: FrameEncoder
        var size = ScreenSize(columns: 80, rows: 24)
        var before: termios?
    }

    private struct Input {
        var decoder = InputDecoder()
        var size: ScreenSize?
        var mustReportSize = false
    }

    private enum Phase {
        case new, begun, ended, closed
    }

    /// How long an escape is waited with for what follows, in milliseconds. The bytes of a key arrive together, also through
    /// SSH; tmux waits as long.
    private static let escapeDelay: Int32 = 10
    /// The alternate screen, no wrapping, the pointer, and brackets around pasted text.
    private static let opening = "\u{1B}[?1049h\u{1B}[?7l\u{1B}[?1000h\u{1B}[?1006h\u{1B}[?2004h\u{1B}[?25l"
    private static let closing =
        "\u{1B}[0m\u{1B}[?2026l\u{1B}[?2004l\u{1B}[?1006l\u{1B}[?1000l\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"

    /// Opens a terminal.
    ///
    /// - Parameters:
    ///   - path: Its path; by default that of the process's controlling terminal.
    ///   - hasColors: Whether colours are used.
    ///   - isUnicode: Whether the terminal reads UTF-8.
    /// - Throws: `.unavailable` if it cannot be opened.
    public init(path: String = "/dev/tty", hasColors: Bool, isUnicode: Bool) throws(ScreenError) {
        let descriptor = unsafe open(path, O_RDWR | O_CLOEXEC | O_NOCTTY)
        guard descriptor >= 0, isatty(descriptor) == 1 else {
            if descriptor >= 0 { close(descriptor) }
            throw .unavailable
        }
        var ends: [Int32] = [-1, -1]
        guard unsafe whisper_pipe(&ends) == 0 else {
            close(descriptor)
            throw .unavailable
        }
        for end in ends { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
        self.descriptor = descriptor
        notices = (ends[0], ends[1])
        state = Mutex(State(encoder: FrameEncoder(hasColors: hasColors, isUnicode: isUnicode)))
    }

    deinit {
        end()
        close(descriptor)
        close(notices.reading)
        close(notices.writing)
    }

    /// Takes the screen over.
    ///
    /// - Throws: `.unavailable` if another screen of this process is in use; `.ended`; `.closed`.
    public func begin() throws(ScreenError) -> ScreenSize {
        try state.withLock { (state) throws(ScreenError) in
            switch state.phase {
            case .new: break
            case .begun: return state.size
            case .ended: throw .ended
            case .closed: throw .closed
            }
            var before = termios()
            guard unsafe tcgetattr(descriptor, &before) == 0 else { throw .closed }
            state.before = before
            let closing = Array(TerminalScreen.closing.utf8)
            let isGuarded = unsafe closing.withUnsafeBytes { bytes in
                unsafe whisper_guard_terminal(descriptor, notices.writing, bytes.baseAddress, bytes.count)
            }
            guard isGuarded == 0 else { throw .unavailable }
            state.phase = .begun
            try enter(&state)
            return state.size
        }
    }

    /// Waits for the next event.
    public func next() async -> ScreenEvent? {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                queue.async { continuation.resume(returning: self.wait()) }
            }
        } onCancel: {
            notify(TerminalScreen.stop)
        }
    }

    /// Sends the terminal what differs from the frame before.
    ///
    /// - Throws: `.ended` or `.closed`.
    public func show(_ frame: ScreenFrame) throws(ScreenError) {
        try state.withLock { (state) throws(ScreenError) in
            try require(state)
            try write(state.encoder.bytes(for: frame, on: state.size), &state)
        }
    }

    /// Sends the next frame whole.
    ///
    /// - Throws: `.ended` or `.closed`.
    public func refresh() throws(ScreenError) {
        try state.withLock { (state) throws(ScreenError) in
            try require(state)
            state.encoder.forget()
        }
    }

    /// Hands a text to the terminal, which puts it into the clipboard if it is set up to (OSC 52).
    ///
    /// - Throws: `.ended` or `.closed`.
    public func copy(_ text: String) throws(ScreenError) -> Bool {
        try state.withLock { (state) throws(ScreenError) in
            try require(state)
            guard text.utf8.count <= ScreenLimits.copyBytes else { return false }
            let content = Base64.text(Array(text.utf8))
            try write(Array("\u{1B}]52;c;\(content)\u{07}".utf8), &state)
            return true
        }
    }

    /// Restores the terminal, suspends the processes of the terminal's foreground, and takes the screen again.
    ///
    /// - Throws: `.ended` or `.closed`.
    public func suspend() throws(ScreenError) {
        try state.withLock { (state) throws(ScreenError) in try require(state) }
        // The handler restores the terminal, stops the process, and reports when it goes on.
        kill(0, SIGTSTP)
    }

    /// Restores the terminal.
    public func end() {
        state.withLock { state in
            if state.phase == .begun { whisper_release_terminal() }
            if state.phase != .closed { state.phase = .ended }
        }
        notify(TerminalScreen.stop)
    }

    // MARK: Terminal

    private func require(_ state: State) throws(ScreenError) {
        switch state.phase {
        case .begun: break
        case .new, .ended: throw .ended
        case .closed: throw .closed
        }
    }

    /// Sets raw mode and the alternate screen.
    private func enter(_ state: inout State) throws(ScreenError) {
        guard var raw = state.before else { throw .closed }
        raw.c_lflag &= ~tcflag_t(ECHO | ICANON | ISIG | IEXTEN)
        raw.c_iflag &= ~tcflag_t(IXON | ICRNL | INLCR | IGNCR | BRKINT | INPCK | ISTRIP)
        unsafe withUnsafeMutableBytes(of: &raw.c_cc) { controls in
            unsafe controls[Int(VMIN)] = 1
            unsafe controls[Int(VTIME)] = 0
        }
        guard unsafe tcsetattr(descriptor, TCSANOW, &raw) == 0 else { throw .closed }
        state.encoder.forget()
        state.size = currentSize() ?? state.size
        try write(Array(TerminalScreen.opening.utf8), &state)
    }

    private func currentSize() -> ScreenSize? {
        var size = winsize()
        guard unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
            return nil
        }
        return ScreenSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
    }

    private func write(_ bytes: [UInt8], _ state: inout State) throws(ScreenError) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = unsafe rest.withUnsafeBytes { unsafe systemWrite(descriptor, $0.baseAddress, $0.count) }
            if count >= 0 {
                rest = rest.dropFirst(count)
            } else if errno != EINTR && errno != EAGAIN {
                state.phase = .closed
                whisper_release_terminal()
                throw .closed
            }
        }
    }

    // MARK: Events

    /// The notice that the wait is over.
    private static let stop: UInt8 = 0

    private func notify(_ notice: UInt8) {
        var byte = notice
        _ = unsafe systemWrite(notices.writing, &byte, 1)
    }

    private func wait() -> ScreenEvent? {
        input.withLock { input in
            while state.withLock({ $0.phase == .begun }) {
                if input.mustReportSize {
                    input.mustReportSize = false
                    return .resized(state.withLock { $0.size })
                }
                if let event = input.decoder.next() { return event }
                var requests = [
                    pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
                    pollfd(fd: notices.reading, events: Int16(POLLIN), revents: 0),
                ]
                let limit = input.decoder.isUndecided ? TerminalScreen.escapeDelay : -1
                let count = unsafe poll(&requests, 2, limit)
                if count == 0 { input.decoder.settle() }
                if count < 0, errno != EINTR { return closed() }
                if requests[1].revents != 0, !readNotices(&input) { return nil }
                guard requests[0].revents != 0 else { continue }
                var bytes = [UInt8](repeating: 0, count: 4_096)
                let read = unsafe systemRead(descriptor, &bytes, bytes.count)
                if read > 0 {
                    input.decoder.read(bytes[..<read])
                } else if read == 0 || (errno != EINTR && errno != EAGAIN) {
                    return closed()
                }
            }
            return nil
        }
    }

    private func closed() -> ScreenEvent? {
        state.withLock { state in
            if state.phase == .begun { state.phase = .closed }
            whisper_release_terminal()
        }
        return nil
    }

    /// - Returns: False if the wait is over.
    private func readNotices(_ input: inout Input) -> Bool {
        var bytes = [UInt8](repeating: 0, count: 64)
        let count = unsafe systemRead(notices.reading, &bytes, bytes.count)
        guard count > 0 else { return true }
        var goesOn = true
        for notice in bytes[..<count] {
            switch Int32(notice) {
            case SIGCONT:
                state.withLock { state in
                    guard state.phase == .begun else { return }
                    whisper_guard_terminal_again()
                    do { try enter(&state) } catch { state.phase = .closed }
                }
                input.mustReportSize = true
            case SIGWINCH:
                state.withLock { state in
                    guard let size = currentSize(), size != state.size else { return }
                    state.size = size
                    // Terminals move what they show when their size changes, each in its own way.
                    state.encoder.forget()
                    input.mustReportSize = true
                }
            default: goesOn = false
            }
        }
        return goesOn
    }
}

// Under names that the methods do not hide.
#if canImport(Glibc)
    private let systemWrite = unsafe Glibc.write
    private let systemRead = unsafe Glibc.read
#else
    private let systemWrite = unsafe Darwin.write
    private let systemRead = unsafe Darwin.read
#endif
