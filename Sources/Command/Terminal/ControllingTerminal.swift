import WhisperLocalization

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The terminal that the person sits at, whatever the standard streams are connected to (CLI-3).
package struct ControllingTerminal: ~Copyable {
    let descriptor: Int32

    /// Opens the terminal; nil if there is none.
    package init?() {
        let descriptor = unsafe open("/dev/tty", O_RDWR | O_CLOEXEC | O_NOCTTY)
        guard descriptor >= 0 else { return nil }
        self.descriptor = descriptor
    }

    deinit {
        close(descriptor)
    }

    /// Writes to the person.
    package func write(_ text: String) throws(SystemFailure) {
        try FileDescriptors.write(Array(text.utf8), to: descriptor)
    }

    /// Writes secret bytes to the terminal.
    package func write(_ bytes: UnsafeRawBufferPointer) throws(SystemFailure) {
        try unsafe FileDescriptors.write(bytes, to: descriptor)
    }

    /// Prompts, and reads a line into a buffer without echo.
    ///
    /// - Returns: The number of bytes without the line end; nil if the user closed the input instead, or
    ///   the line does not fit.
    func readHidden(
        prompt: String, into buffer: UnsafeMutableRawBufferPointer, interruptions: Interruptions
    ) throws(SystemFailure) -> Int? {
        var before = termios()
        guard unsafe tcgetattr(descriptor, &before) == 0 else { throw SystemFailure(errno: errno) }
        var hidden = before
        hidden.c_lflag &= ~tcflag_t(ECHO)
        hidden.c_lflag |= tcflag_t(ICANON | ISIG | ECHONL)
        let restore: @Sendable () -> Void = { [descriptor, before] in
            var attributes = before
            _ = unsafe tcsetattr(descriptor, TCSAFLUSH, &attributes)
        }
        let suspension = signal(SIGTSTP, SIG_IGN)
        defer {
            restore()
            _ = signal(SIGTSTP, suspension)
            interruptions.endPrompt()
        }
        try interruptions.beginPrompt { [descriptor] in
            restore()
            ControllingTerminal.endLine(on: descriptor)
        } prepare: { () throws(SystemFailure) in
            guard unsafe tcsetattr(descriptor, TCSAFLUSH, &hidden) == 0 else { throw SystemFailure(errno: errno) }
        }
        try write(prompt)
        return try unsafe readLine(into: buffer)
    }

    /// Prompts, and reads a short line that is shown as it is typed; nil if the user closed the input instead.
    func readShown(prompt: String, interruptions: Interruptions) throws(SystemFailure) -> String? {
        defer { interruptions.endPrompt() }
        interruptions.beginPrompt { [descriptor] in
            ControllingTerminal.endLine(on: descriptor)
        } prepare: {
        }
        try write(prompt)
        var bytes = [UInt8](repeating: 0, count: 256)
        var line: [UInt8] = []
        // A longer line is read to its end, so that no part of it becomes the answer to the next question.
        while line.last != UInt8(ascii: "\n") {
            let count = try FileDescriptors.read(into: &bytes, from: descriptor)
            guard count > 0 else { return line.isEmpty ? nil : String(decoding: line, as: UTF8.self) }
            line = Array(line.prefix(ControllingTerminal.longestAnswer)) + bytes[..<count]
        }
        return String(decoding: line.dropLast(), as: UTF8.self)
    }

    /// How many bytes of an answer are kept besides those read last.
    private static let longestAnswer = 1_024

    /// The prompt that was not answered does not share its line with what comes next.
    private static func endLine(on descriptor: Int32) {
        try? FileDescriptors.write([UInt8(ascii: "\n")], to: descriptor)
    }

    private func readLine(into buffer: UnsafeMutableRawBufferPointer) throws(SystemFailure) -> Int? {
        var used = 0
        while used < buffer.count {
            let free = unsafe UnsafeMutableRawBufferPointer(rebasing: buffer[used...])
            let count = try unsafe FileDescriptors.read(into: free, from: descriptor)
            guard count > 0 else { return nil }
            if let end = unsafe free[..<count].firstIndex(of: UInt8(ascii: "\n")) { return used + end }
            used += count
        }
        return nil
    }
}

/// Keeps what is typed off the screen until something that was typed hidden has been tried: what is typed ahead may be the
/// next try. It is discarded.
final class HiddenTyping {
    private let terminal: ControllingTerminal
    private let interruptions: Interruptions

    /// Begins; nil if there is no terminal, or it shows nothing as it is.
    init?(_ interruptions: Interruptions) {
        guard let terminal = ControllingTerminal() else { return nil }
        let descriptor = terminal.descriptor
        var before = termios()
        guard unsafe tcgetattr(descriptor, &before) == 0, before.c_lflag & tcflag_t(ECHO) != 0 else { return nil }
        self.terminal = terminal
        self.interruptions = interruptions
        // A process that is stopped would leave the terminal like this.
        let suspension = signal(SIGTSTP, SIG_IGN)
        interruptions.beginHiding { [before] in
            var attributes = before
            _ = unsafe tcsetattr(descriptor, TCSAFLUSH, &attributes)
            _ = signal(SIGTSTP, suspension)
        } hide: {
            var attributes = before
            attributes.c_lflag &= ~tcflag_t(ECHO)
            _ = unsafe tcsetattr(descriptor, TCSANOW, &attributes)
        }
    }

    /// Shows again what is typed.
    func end() { interruptions.endHiding() }
}
