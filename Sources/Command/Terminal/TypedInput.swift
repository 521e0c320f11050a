import CWhisperProcess
import Synchronization

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// What is typed or pasted on standard input. A terminal that gathers the lines itself cuts each at 4,095 bytes without a word,
/// and an envelope is longer: so it hands over every key, and the lines are gathered and shown here.
///
/// Whatever ends or stops the process, the terminal is as it was before; only nothing can be done before a SIGSTOP.
final class TypedInput: Sendable {
    private let terminal: ControllingTerminal
    private let interruptions: Interruptions
    /// How the terminal is set up meanwhile.
    private let typing: termios
    private let text: Mutex<TypedText>
    /// Whether what is read next was typed before the terminal was set up so.
    private let isEarly = Mutex(false)
    /// Whether the terminal is as it was before.
    private let isOver = Mutex(false)

    /// Where the terminal's guard says that the process goes on. The guard's handlers stay, so it is never closed.
    private static let notices: (reading: Int32, writing: Int32)? = {
        var ends: [Int32] = [-1, -1]
        guard unsafe whisper_pipe(&ends) == 0 else { return nil }
        for end in ends { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
        return (ends[0], ends[1])
    }()

    /// Begins; nil if standard input is not the terminal that the person sits at, or that is set up otherwise than usual.
    init?(_ interruptions: Interruptions) {
        guard tcgetsid(STDIN_FILENO) >= 0, let terminal = ControllingTerminal(), let notices = TypedInput.notices else {
            return nil
        }
        var before = termios()
        let usual = tcflag_t(ICANON | ECHO | ISIG)
        guard unsafe tcgetattr(terminal.descriptor, &before) == 0, before.c_lflag & usual == usual else { return nil }
        guard TypedInput.guardTerminal(terminal.descriptor, reportingTo: notices.writing) else { return nil }
        var typing = before
        typing.c_lflag &= ~tcflag_t(ICANON | ECHO | IEXTEN)
        unsafe withUnsafeMutableBytes(of: &typing.c_cc) { controls in
            unsafe controls[Int(VMIN)] = 1
            unsafe controls[Int(VTIME)] = 0
        }
        self.terminal = terminal
        self.interruptions = interruptions
        self.typing = typing
        text = Mutex(TypedText(keys: TypedText.Keys(before), columns: Terminal.size?.columns ?? 80))
        takeTerminal()
    }

    deinit { giveTerminalBack() }

    /// What was typed next, at least to the end of a line; nothing at the end.
    func next() throws(SystemFailure) -> [UInt8] {
        while true {
            let (settled, isAtEnd) = text.withLock { ($0.takeSettled(), $0.isAtEnd) }
            if !settled.isEmpty { return settled }
            if isAtEnd {
                giveTerminalBack()
                return []
            }
            try read()
        }
    }

    private func read() throws(SystemFailure) {
        var bytes = [UInt8](repeating: 0, count: 4_096)
        let descriptor = terminal.descriptor
        interruptions.beginPrompt {
            tcflush(descriptor, TCIFLUSH)
            // What comes next does not share its line with what was typed.
            try? FileDescriptors.write([UInt8(ascii: "\n")], to: descriptor)
        } prepare: {
        }
        defer { interruptions.endPrompt() }
        try waitForKeys()
        let count = try FileDescriptors.read(into: &bytes, from: descriptor)
        // No key ends what is typed here without a byte: the terminal is gone, perhaps in the middle of a message.
        guard count > 0 else { throw SystemFailure(errno: EIO) }
        let isEarly = isEarly.withLock { isEarly in
            defer { isEarly = false }
            return isEarly
        }
        try text.withLock { (text) throws(SystemFailure) in
            for byte in bytes[..<count] { text.type(byte, isEarly: isEarly) }
            try terminal.write(text.takeShown())
        }
    }

    /// Waits for what is typed, and takes the terminal again whenever the process goes on after a stop.
    private func waitForKeys() throws(SystemFailure) {
        guard let notices = TypedInput.notices else { return }
        while true {
            var requests = [
                pollfd(fd: terminal.descriptor, events: Int16(POLLIN), revents: 0),
                pollfd(fd: notices.reading, events: Int16(POLLIN), revents: 0),
            ]
            guard unsafe poll(&requests, 2, -1) >= 0 || errno == EINTR else { throw SystemFailure(errno: errno) }
            if requests[1].revents != 0, try goesOn(after: notices.reading) { continue }
            if requests[0].revents != 0 { return }
        }
    }

    /// Takes the terminal again if the process was stopped.
    ///
    /// - Returns: Whether it was.
    private func goesOn(after reading: Int32) throws(SystemFailure) -> Bool {
        var bytes = [UInt8](repeating: 0, count: 64)
        let count = try FileDescriptors.read(into: &bytes, from: reading)
        guard bytes[..<count].contains(UInt8(SIGCONT)) else { return false }
        let descriptor = terminal.descriptor
        // In the background the terminal is the shell's.
        while tcgetpgrp(descriptor) != getpgrp(), tcgetpgrp(descriptor) >= 0 { raise(SIGSTOP) }
        takeTerminal()
        try text.withLock { (text) throws(SystemFailure) in
            text.reprint()
            try terminal.write(text.takeShown())
        }
        return true
    }

    // MARK: Mode

    /// Has the terminal restored before the process ends or stops. Control-\ remains a request to end as others are.
    private static func guardTerminal(_ descriptor: Int32, reportingTo writing: Int32) -> Bool {
        var quitting = sigaction()
        guard unsafe sigaction(SIGQUIT, nil, &quitting) == 0 else { return false }
        defer { _ = unsafe sigaction(SIGQUIT, &quitting, nil) }
        return unsafe whisper_guard_terminal(descriptor, writing, "", 0) == 0
    }

    private func takeTerminal() {
        interruptions.beginHiding {
            whisper_release_terminal()
        } hide: {
            whisper_guard_terminal_again()
            var typing = self.typing
            _ = unsafe tcsetattr(terminal.descriptor, TCSANOW, &typing)
        }
        var request = pollfd(fd: terminal.descriptor, events: Int16(POLLIN), revents: 0)
        let isTyped = unsafe poll(&request, 1, 0) > 0
        isEarly.withLock { $0 = isTyped }
    }

    /// The rest of what was pasted behind the end, or of a text that is not wanted whole, must not become the shell's next
    /// command.
    private func giveTerminalBack() {
        let wasOver = isOver.withLock { isOver in
            defer { isOver = true }
            return isOver
        }
        guard !wasOver else { return }
        tcflush(terminal.descriptor, TCIFLUSH)
        interruptions.endHiding()
    }
}

extension TypedText.Keys {
    /// What a terminal has for a key that there is not.
    #if canImport(Glibc)
        fileprivate static let disabled: UInt8 = 0
    #else
        fileprivate static let disabled: UInt8 = 0xFF
    #endif

    /// The keys of a terminal.
    fileprivate init(_ attributes: termios) {
        var attributes = attributes
        let controls = unsafe withUnsafeBytes(of: &attributes.c_cc) { unsafe Array($0) }
        func key(_ index: Int32) -> UInt8 {
            controls[Int(index)] == TypedText.Keys.disabled ? 0 : controls[Int(index)]
        }
        self.init(
            erase: key(VERASE), eraseWord: key(VWERASE), eraseLine: key(VKILL), literally: key(VLNEXT),
            reprint: key(VREPRINT), end: key(VEOF))
    }
}
