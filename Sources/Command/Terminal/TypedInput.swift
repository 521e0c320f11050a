import Synchronization

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// What is typed or pasted on standard input. A terminal that gathers the lines itself cuts each at 4,095 bytes without a word,
/// and an envelope is longer: so it hands over every key, and the lines are gathered and shown here.
final class TypedInput: Sendable {
    private let terminal: ControllingTerminal
    private let interruptions: Interruptions
    private let before: termios
    private let text: Mutex<TypedText>
    /// Whether the terminal is as it was before.
    private let isOver = Mutex(false)

    /// Begins; nil if standard input is not the terminal that the person sits at, or that is set up otherwise than usual.
    init?(_ interruptions: Interruptions) {
        guard tcgetsid(STDIN_FILENO) >= 0, let terminal = ControllingTerminal() else { return nil }
        var before = termios()
        let usual = tcflag_t(ICANON | ECHO | ISIG)
        guard unsafe tcgetattr(terminal.descriptor, &before) == 0, before.c_lflag & usual == usual else { return nil }
        self.terminal = terminal
        self.interruptions = interruptions
        self.before = before
        text = Mutex(TypedText(keys: TypedText.Keys(before), columns: Terminal.size?.columns ?? 80))
        takeTerminal()
    }

    deinit {
        // The rest of a text that is not wanted whole must not become the shell's next command.
        if !isOver.withLock({ $0 }) { tcflush(terminal.descriptor, TCIFLUSH) }
        giveTerminalBack()
    }

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
        let count = try FileDescriptors.read(into: &bytes, from: descriptor)
        try text.withLock { (text) throws(SystemFailure) in
            if count == 0 { text.end() }
            for byte in bytes[..<count] where text.type(byte) {
                try terminal.write(text.takeShown())
                try suspend()
                text.reprint()
            }
            try terminal.write(text.takeShown())
        }
    }

    /// Stops the processes of the terminal's foreground, which find it as it was.
    private func suspend() throws(SystemFailure) {
        TypedInput.set(self.before, on: terminal.descriptor)
        try terminal.write("^Z")
        let usual = signal(SIGTSTP, SIG_IGN)
        kill(0, SIGTSTP)
        _ = signal(SIGTSTP, usual)
        // Sent to this thread, which would not take it otherwise, it has its effect before the next line.
        var (stop, before) = (sigset_t(), sigset_t())
        unsafe sigemptyset(&stop)
        unsafe sigaddset(&stop, SIGTSTP)
        _ = unsafe pthread_sigmask(SIG_UNBLOCK, &stop, &before)
        raise(SIGTSTP)
        _ = unsafe pthread_sigmask(SIG_SETMASK, &before, nil)
        takeTerminal()
    }

    // MARK: Mode

    private func takeTerminal() {
        var attributes = before
        attributes.c_lflag &= ~tcflag_t(ICANON | ECHO | IEXTEN)
        unsafe withUnsafeMutableBytes(of: &attributes.c_cc) { controls in
            unsafe controls[Int(VMIN)] = 1
            unsafe controls[Int(VTIME)] = 0
            unsafe controls[Int(VSUSP)] = TypedText.Keys.disabled
        }
        interruptions.beginHiding { [before, descriptor = terminal.descriptor] in
            TypedInput.set(before, on: descriptor)
        } hide: { [attributes] in
            TypedInput.set(attributes, on: terminal.descriptor)
        }
    }

    private func giveTerminalBack() {
        let wasOver = isOver.withLock { isOver in
            defer { isOver = true }
            return isOver
        }
        if !wasOver { interruptions.endHiding() }
    }

    private static func set(_ attributes: termios, on descriptor: Int32) {
        var attributes = attributes
        _ = unsafe tcsetattr(descriptor, TCSANOW, &attributes)
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
            reprint: key(VREPRINT), end: key(VEOF), suspend: key(VSUSP))
    }
}
