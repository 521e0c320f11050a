package import WhisperLocalization
package import WhisperCore

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A file that is read from its beginning to its end; `-` is standard input.
package final class InputFile: ByteSource {
    /// The size in bytes; nil if it is unknown.
    package let size: Int64?

    private let descriptor: Int32
    private let isOwned: Bool
    /// The regular file as it was when it was opened.
    private let opened: stat?
    /// What ends the process while it waits for the person at a terminal; nil if nothing is typed.
    private let interruptions: Interruptions?
    /// What the person types, where it is not left to the terminal to gather the lines.
    private let typed: TypedInput?

    private static let pieceSize = 262_144

    /// Opens a file. What is typed at a terminal is waited for as at a prompt: the person is told so, and Control-C ends the
    /// process.
    ///
    /// - Parameter request: What to tell them.
    package init(
        path: String, in context: Context? = nil, asking request: any TextKey = TerminalText.typeInput
    ) throws(CommandFailure) {
        isOwned = path != "-"
        if path == "-" {
            descriptor = STDIN_FILENO
        } else {
            descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
            guard descriptor >= 0 else {
                guard errno == ENOENT else { throw FileArgument.unreadable(path, errno: errno) }
                throw CommandFailure(.input, DataFailureText.missingFile, ["path": .text(path)])
            }
        }
        var status = stat()
        let isRegular = unsafe fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
        size = isRegular ? Int64(status.st_size) : nil
        opened = isRegular ? status : nil
        let isTyped = path == "-" && context?.terminal.inputIsTerminal == true
        interruptions = isTyped ? context?.interruptions : nil
        // Before the prompt is shown: until then, the terminal truncates long lines that are pasted.
        typed = interruptions.flatMap { TypedInput($0) }
        if isTyped { context?.output.note(request) }
    }

    /// Whether a regular file has been changed since it was opened, or was read incompletely.
    ///
    /// - Parameter count: The number of bytes read until its end.
    package func hasChanged(after count: Int64) -> Bool {
        guard let opened else { return false }
        var now = stat()
        guard unsafe fstat(descriptor, &now) == 0 else { return true }
        return Int64(opened.st_size) != count || now.st_size != opened.st_size
            || now.lastChange.tv_sec != opened.lastChange.tv_sec
            || now.lastChange.tv_nsec != opened.lastChange.tv_nsec
    }

    deinit {
        if isOwned { close(descriptor) }
    }

    package func next() throws(ByteSourceError) -> [UInt8] {
        do {
            if let typed { return try typed.next() }
            var bytes = [UInt8](repeating: 0, count: InputFile.pieceSize)
            interruptions?.beginPrompt()
            defer { interruptions?.endPrompt() }
            let count = try FileDescriptors.read(into: &bytes, from: descriptor)
            bytes.removeSubrange(count...)
            return bytes
        } catch {
            throw ByteSourceError(errno: error.errno)
        }
    }
}

extension stat {
    /// When the content was changed last.
    fileprivate var lastChange: timespec {
        #if canImport(Darwin)
            st_mtimespec
        #else
            st_mtim
        #endif
    }
}
