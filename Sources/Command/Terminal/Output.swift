package import JSONText
package import Localization
import Synchronization

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Where the command's words go: data to standard output, everything else to standard error (CLI-4).
package final class Output: Sendable {
    /// How to talk.
    package let style: OutputStyle
    /// The width of the terminal in columns.
    package let columns: Int
    /// Says things in the user's language.
    package let localizer: Localizer

    private let pending = Mutex<[UInt8]>([])
    private let line = Mutex<String?>(nil)
    private static let flushThreshold = 65_536

    init(style: OutputStyle, columns: Int, localizer: Localizer) {
        self.style = style
        self.columns = columns
        self.localizer = localizer
    }

    // MARK: Standard output

    /// Prints a line of data.
    package func data(_ text: String) throws(CommandFailure) {
        try append(Array(text.utf8) + [UInt8(ascii: "\n")])
    }

    /// Prints a text of the tables as a line of data.
    package func data(_ key: some TextKey, _ arguments: [String: TextArgument] = [:]) throws(CommandFailure) {
        try data(LocalizedMessage(key, arguments).text(localizer))
    }

    /// Prints one JSON value as a line.
    package func json(_ value: JSONValue) throws(CommandFailure) {
        var writer = JSONWriter()
        writer.value(value)
        writer.endLine()
        try append(writer.bytes)
    }

    /// Prints bytes as they are.
    package func append(_ bytes: [UInt8]) throws(CommandFailure) {
        let full = pending.withLock { pending -> [UInt8]? in
            pending += bytes
            guard pending.count >= Output.flushThreshold else { return nil }
            defer { pending.removeAll(keepingCapacity: true) }
            return pending
        }
        if let full { try writeOut(full) }
    }

    /// Prints bytes that nobody else may see, past the buffer.
    package func secret(_ bytes: UnsafeRawBufferPointer) throws(CommandFailure) {
        try flush()
        do {
            try unsafe FileDescriptors.write(bytes, to: STDOUT_FILENO)
        } catch {
            throw CommandFailure.writing(error)
        }
    }

    /// Hands on everything that was printed.
    package func flush() throws(CommandFailure) {
        let rest = pending.withLock { pending -> [UInt8] in
            defer { pending.removeAll(keepingCapacity: true) }
            return pending
        }
        if !rest.isEmpty { try writeOut(rest) }
    }

    /// Forgets what was printed and not handed on: standard output stays empty on failure (CLI-5).
    func discard() {
        pending.withLock { $0.removeAll() }
    }

    private func writeOut(_ bytes: [UInt8]) throws(CommandFailure) {
        do {
            try FileDescriptors.write(bytes, to: STDOUT_FILENO)
        } catch {
            throw CommandFailure.writing(error)
        }
    }

    // MARK: Standard error

    /// Tells the user something that is not data.
    package func note(_ key: some TextKey, _ arguments: [String: TextArgument] = [:]) {
        guard !style.isQuiet, !style.isJSON else { return }
        say(LocalizedMessage(key, arguments).text(localizer))
    }

    /// Warns of something; said even when quiet.
    package func warning(_ message: LocalizedMessage) {
        guard !style.isJSON else { return }
        let label = Emphasis.yellow.applied(to: localizer(TerminalText.warningLabel), if: style.colorsError)
        say("whisper: \(label): \(message.text(localizer))")
    }

    /// Prints lines on standard error.
    package func say(_ text: String) {
        line.withLock { line in
            let cleared = line == nil ? "" : "\r\u{1B}[K"
            let bar = line ?? ""
            write(cleared + text + "\n" + bar)
        }
    }

    /// Draws the line that stays below everything said, in place of the one before; nil takes it away.
    package func statusLine(_ text: String?) {
        line.withLock { line in
            guard line != nil || text != nil else { return }
            line = text
            write("\r\u{1B}[K" + (text ?? ""))
        }
    }

    /// Nothing can be told to one whose standard error is gone.
    private func write(_ text: String) {
        try? FileDescriptors.write(Array(text.utf8), to: STDERR_FILENO)
    }
}

extension CommandFailure {
    /// Standard output could not be written.
    package static func writing(_ failure: SystemFailure) -> CommandFailure {
        if failure.errno == EPIPE { return CommandFailure(.closedPipe, FailureText.closedPipe) }
        if failure.errno == ENOSPC { return CommandFailure(.diskFull, FailureText.diskFull) }
        return CommandFailure(.output, FailureText.cannotWriteOutput, ["reason": .text(failure.reason)])
    }
}
