package import WhisperLocalization
import WhisperCore

/// A text that is read whole; `-` is standard input.
package enum InputText {
    /// The text of an argument; that of standard input, without its final line end, for `-`.
    ///
    /// - Parameter limit: The most bytes that standard input may have besides that line end.
    package static func text(
        _ argument: String, atMost limit: Int, in context: Context
    ) throws(CommandFailure) -> String {
        guard argument == "-" else { return argument }
        var bytes = try bytes(of: "-", atMost: limit + 1, in: context)
        if bytes.last == UInt8(ascii: "\n") { bytes.removeLast() }
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw CommandFailure(.input, SyncText.notText)
        }
        return text
    }

    /// The bytes of a file.
    ///
    /// - Parameters:
    ///   - limit: The most bytes that are taken; a longer file is refused.
    ///   - request: What the person is told who is to type it.
    package static func bytes(
        of path: String, atMost limit: Int, in context: Context, asking request: any TextKey = TerminalText.typeInput
    ) throws(CommandFailure) -> [UInt8] {
        let (bytes, isWhole) = try beginning(of: path, atMost: limit, in: context, asking: request)
        guard isWhole else { throw CommandFailure(.input, SealingFailureText.inputTooLong) }
        return bytes
    }

    /// The first bytes of a file, and whether they are the whole file.
    package static func beginning(
        of path: String, atMost limit: Int, in context: Context? = nil,
        asking request: any TextKey = TerminalText.typeInput
    ) throws(CommandFailure) -> (bytes: [UInt8], isWhole: Bool) {
        let file = try InputFile(path: path, in: context, asking: request)
        var bytes: [UInt8] = []
        while bytes.count <= limit {
            let piece: [UInt8]
            do {
                piece = try file.next()
            } catch {
                throw FileArgument.unreadable(path, errno: error.errno)
            }
            if piece.isEmpty { return (bytes, true) }
            bytes += piece
        }
        bytes.removeSubrange(limit...)
        return (bytes, false)
    }
}
