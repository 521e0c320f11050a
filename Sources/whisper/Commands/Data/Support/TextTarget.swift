import WhisperCommand
import WhisperJSONText
import WhisperLocalization

/// The destination of a command's text: standard output, or a file that is written completely or not at all (CLI-7).
struct TextTarget {
    private let file: OutputFile?
    private let path: String

    /// Creates the file, so that an existing one is reported before any work is done; `-` is standard output.
    init(path: String, mayReplace: Bool) throws(CommandFailure) {
        self.path = path
        file = try path == "-" ? nil : OutputFile(path: path, mayReplace: mayReplace)
    }

    /// Writes the text and a line end.
    func write(_ text: [UInt8], to output: Output) throws(CommandFailure) {
        try write(bytes: text + [UInt8(ascii: "\n")], to: output)
    }

    /// Writes bytes as they are.
    func write(bytes: [UInt8], to output: Output) throws(CommandFailure) {
        guard let file else { return try output.append(bytes, as: .foreign) }
        try file.write(bytes)
        try file.commit()
    }

    /// Writes the text to the file, if there is one, and prints a JSON object with its path; without a file, the object
    /// contains the text.
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
