import WhisperCommand
import WhisperJSONText
import WhisperLocalization

/// Where a text goes that a command makes: to standard output, or into a file that appears whole (CLI-7).
struct TextTarget {
    private let file: OutputFile?
    private let path: String

    /// Begins the file, so that one that is in the way is told before any work is done; `-` is standard output.
    init(path: String, mayReplace: Bool) throws(CommandFailure) {
        self.path = path
        file = try path == "-" ? nil : OutputFile(path: path, mayReplace: mayReplace)
    }

    /// Writes the text with a line end behind it.
    func write(_ text: [UInt8], to output: Output) throws(CommandFailure) {
        try write(bytes: text + [UInt8(ascii: "\n")], to: output)
    }

    /// Writes bytes as they are.
    func write(bytes: [UInt8], to output: Output) throws(CommandFailure) {
        guard let file else { return try output.append(bytes) }
        try file.write(bytes)
        try file.commit()
    }

    /// Writes the text to the file, if there is one, and says so in a JSON object; without a file the text is in the
    /// object itself.
    func write(_ text: [UInt8], to output: Output, inJSON name: String) throws(CommandFailure) {
        var object = JSONObject()
        object["type"] = .string(name)
        if file != nil {
            try write(text, to: output)
            object["path"] = .string(path)
        } else {
            object[name] = .string(String(decoding: text, as: UTF8.self))
        }
        try output.json(.object(object))
    }
}
