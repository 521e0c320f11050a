package import WhisperJSONText
package import WhisperLocalization
import WhisperPosixFiles
import Synchronization

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The output of a command: data on standard output, everything else on standard error (CLI-4).
package final class Output: Sendable {
    /// The program's name, which precedes error messages.
    let program: String
    /// The style of the output.
    package let style: OutputStyle
    private let firstColumns: Int
    /// The texts in the user's language.
    package let localizer: Localizer

    /// The width of the terminal in columns, as it is now.
    package var columns: Int { Terminal.size?.columns ?? firstColumns }

    /// What shows the output on a terminal; nil if nothing does.
    private let pager: Pager?
    private let diversion = Mutex<(@Sendable (String) -> Void)?>(nil)
    private var isDiverted: Bool { diversion.withLock { $0 != nil } }
    private let pending = Mutex<[UInt8]>([])
    private let line = Mutex<String?>(nil)
    private static let flushThreshold = 65_536

    init(program: String, style: OutputStyle, columns: Int, localizer: Localizer, pager: Pager? = nil) {
        self.program = program
        self.pager = pager
        self.style = style
        firstColumns = columns
        self.localizer = localizer
    }

    // MARK: Standard output

    /// Prints a line of data.
    package func data(_ text: String) throws(CommandFailure) {
        try append(Array(text.utf8) + [UInt8(ascii: "\n")], as: .composed)
    }

    /// Prints a text of the tables as a line of data, which is broken between words to fit a terminal.
    ///
    /// - Parameter indent: The number of spaces before it.
    package func data(
        _ key: some TextKey, _ arguments: [String: TextArgument] = [:], indent: Int = 0
    ) throws(CommandFailure) {
        let text = String(repeating: " ", count: indent) + LocalizedMessage(key, arguments).text(localizer)
        try data(style.wrapsOutput ? fitted(text) : text)
    }

    /// Prints one JSON value as a line.
    package func json(_ value: JSONValue) throws(CommandFailure) {
        var writer = JSONWriter()
        writer.value(value)
        writer.endLine()
        try append(writer.bytes, as: .json)
    }

    /// Prints bytes: to files and pipes as they are, to a terminal so that they cannot drive it.
    package func append(_ bytes: [UInt8], as form: OutputForm) throws(CommandFailure) {
        let bytes = style.shieldsOutput ? form.harmless(bytes) : bytes
        let full = pending.withLock { pending -> [UInt8]? in
            pending += bytes
            guard pending.count >= Output.flushThreshold else { return nil }
            defer { pending.removeAll(keepingCapacity: true) }
            return pending
        }
        if let full { try writeOut(full) }
    }

    /// Prints secret bytes, bypassing the buffer.
    package func secret(_ bytes: UnsafeRawBufferPointer) throws(CommandFailure) {
        try flush()
        do {
            try unsafe FileDescriptors.write(bytes, to: STDOUT_FILENO)
        } catch {
            throw CommandFailure.writing(error)
        }
    }

    /// Writes out everything that is pending.
    package func flush() throws(CommandFailure) {
        let rest = pending.withLock { pending -> [UInt8] in
            defer { pending.removeAll(keepingCapacity: true) }
            return pending
        }
        if !rest.isEmpty { try writeOut(rest) }
    }

    private func writeOut(_ bytes: [UInt8]) throws(CommandFailure) {
        do {
            if let pager, try pager.write(bytes) { return }
            try FileDescriptors.write(bytes, to: STDOUT_FILENO)
        } catch {
            throw CommandFailure.writing(error)
        }
    }

    // MARK: Standard error

    /// Hands notes, warnings and reports over instead of printing them, each as one line without colours, while a
    /// full-screen view has the terminal; nil prints them again.
    package func divert(to receiver: (@Sendable (String) -> Void)?) { diversion.withLock { $0 = receiver } }

    /// Prints a note for the user, which is not data.
    package func note(_ key: some TextKey, _ arguments: [String: TextArgument] = [:]) {
        guard !style.isQuiet, !style.isJSON else { return }
        say(wrapped(LocalizedMessage(key, arguments).text(localizer)))
    }

    /// Prints a warning, even when quiet.
    package func warning(_ message: LocalizedMessage) {
        guard !style.isJSON else { return }
        printLabelled(localizer(TerminalText.warningLabel), .yellow, message)
    }

    /// Prints a message after the program's name and a label.
    ///
    /// - Parameter isBold: Whether the message stands out, too.
    func printLabelled(
        _ label: String, _ emphasis: Emphasis, _ message: LocalizedMessage, isBold: Bool = false
    ) {
        let colon = localizer.language.colon
        let head = "\(program): \(label)\(colon)"
        if isDiverted { return say(message.text(localizer)) }
        let text = wrapped("\(head) \(message.text(localizer))")
        guard text.hasPrefix(head) else { return say(text) }
        let emphasised = "\(program): \(emphasis.applied(to: label, if: style.colorsError))\(colon)"
        say(emphasised + Emphasis.bold.applied(to: String(text.dropFirst(head.count)), if: isBold && style.colorsError))
    }

    /// Prints a line on standard error, broken between words to fit the terminal.
    ///
    /// - Parameter hanging: By how many columns more than its first line the others are indented.
    func sayWrapped(_ text: String, hanging: Int = 0) { say(wrapped(text, hanging: hanging)) }

    /// Breaks a text between words into lines that fit the terminal; for other outputs, it remains unchanged.
    func wrapped(_ text: String, hanging: Int = 0) -> String {
        style.wrapsError && !isDiverted ? fitted(text, hanging: hanging) : text
    }

    private func fitted(_ text: String, hanging: Int = 0) -> String {
        let width = columns
        return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            guard DisplayWidth.of(line) > width else { return String(line) }
            let indent = line.prefix { $0 == " " }.count
            guard hanging > 0 else { return TextWrapping.wrapped(String(line), width: width, indent: indent) }
            let wrapped = TextWrapping.wrapped(
                String(line.dropFirst(indent + hanging)), width: width, indent: indent + hanging)
            return String(line.prefix(indent + hanging) + wrapped.dropFirst(indent + hanging))
        }.joined(separator: "\n")
    }

    /// A question for the controlling terminal, broken between words to fit it, with room for the answer behind it.
    func question(_ text: String) -> String {
        guard !style.isPlain else { return text + " " }
        let width = max(20, columns - 1)
        return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            DisplayWidth.of(line) <= width ? String(line) : TextWrapping.wrapped(String(line), width: width, indent: 0)
        }.joined(separator: "\n") + " "
    }

    /// Prints one JSON value as a line on standard error.
    package func say(json value: JSONValue) {
        say(style.shieldsError ? UntrustedText.escapedJSON(value.text) : value.text)
    }

    /// Prints lines on standard error.
    package func say(_ text: String) {
        if let receiver = diversion.withLock({ $0 }) {
            return receiver(text.split(whereSeparator: \.isNewline).joined(separator: " "))
        }
        line.withLock { line in
            let cleared = line.map(clearing) ?? ""
            let bar = line ?? ""
            write(cleared + text + "\n" + bar)
        }
    }

    /// Draws the line that stays below all other output, replacing the previous one; nil removes it.
    package func statusLine(_ text: String?) {
        guard !isDiverted else { return }
        line.withLock { line in
            guard line != nil || text != nil else { return }
            let cleared = clearing(line ?? "")
            line = text
            write(cleared + (text ?? ""))
        }
    }

    /// Returns the control sequence that removes the status line. If the terminal has become narrower since it was
    /// drawn, the line occupies several rows, all of which are removed.
    private func clearing(_ line: String) -> String {
        let above = max(0, DisplayWidth.of(line) - 1) / max(1, columns)
        guard above > 0 else { return "\r\u{1B}[K" }
        return "\r\u{1B}[\(above)A\u{1B}[J"
    }

    /// Nothing can be reported without a standard error. While a pager has the terminal, it shows reports, too.
    private func write(_ text: String) {
        let bytes = Array(text.utf8)
        if let pager, pager.isRunning, isatty(STDERR_FILENO) == 1, (try? pager.write(bytes)) == true { return }
        try? FileDescriptors.write(bytes, to: STDERR_FILENO)
    }

    /// Waits until the user leaves the pager, if there is one.
    func finishPaging() { pager?.finish() }

    /// Whether a pager shows the output.
    var isPaging: Bool { pager?.isRunning == true }
}

extension Output {
    /// Reports why the command failed: two lines, or one line of JSON (CLI-4).
    package func report(_ failure: CommandFailure) {
        if style.isJSON {
            var object = JSONObject()
            object["type"] = .string("error")
            object["code"] = .string(failure.code.name)
            object["exit"] = .number(JSONNumber(Int64(failure.code.status.rawValue)))
            object["message"] = .string(failure.message.text(localizer))
            object["hint"] = failure.hint.map { .string($0.text(localizer)) } ?? .null
            if let alarm = failure.alarm {
                object["alarm"] = .bool(true)
                object["advice"] = .array(alarm.advice.map { .string($0.text(localizer)) })
            }
            object.appendNew(failure.details.members)
            say(json: .object(object))
            return
        }
        if let alarm = failure.alarm {
            reportAlarm(failure, alarm)
        } else if failure.code == .declined || failure.code == .interrupted {
            // What a person has decided is no error.
            say(wrapped("\(program): \(failure.message.text(localizer))"))
        } else {
            printLabelled(localizer(TerminalText.errorLabel), .red, failure.message)
        }
        if let hint = failure.hint { printLabelled(localizer(TerminalText.hintLabel), .bold, hint) }
    }
}

extension CommandFailure {
    /// Standard output could not be written.
    package static func writing(_ failure: SystemFailure) -> CommandFailure {
        if failure.errno == EPIPE { return CommandFailure(.closedPipe, FailureText.closedPipe) }
        if FileError(number: failure.errno).isFull { return CommandFailure(.diskFull, FailureText.diskFull) }
        return CommandFailure(.output, FailureText.cannotWriteOutput, ["reason": .text(failure.reason)])
    }
}
