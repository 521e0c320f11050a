import WhisperVault
import WhisperCommand
import WhisperLocalization
import WhisperTextCoding

/// The clipboard, read and written by the tools that the desktop brings along (UX-1).
enum Clipboard {
    /// The tools, in the order in which they are tried. None of them can be given anything by the user.
    private static let tools = [
        ["wl-paste", "--no-newline"], ["xclip", "-selection", "clipboard", "-out"], ["pbpaste"],
    ]

    /// The content of the clipboard.
    static func text(atMost limit: Int) throws(CommandFailure) -> [UInt8] {
        for tool in tools {
            guard
                let child = try? ShellCommand.start(
                    "exec \(tool.joined(separator: " ")) 2>/dev/null", hiding: [Environment.passphraseName])
            else { continue }
            var text: [UInt8] = []
            var piece = [UInt8](repeating: 0, count: 65_536)
            var isWhole = true
            while let count = try? FileDescriptors.read(into: &piece, from: child.output), count > 0 {
                text += piece[..<count]
                guard text.count <= limit else {
                    isWhole = false
                    break
                }
            }
            let status = child.finish()
            guard isWhole else { throw CommandFailure(.input, SealingFailureText.inputTooLong) }
            if status == 0 { return text }
        }
        throw CommandFailure(
            .input, SealingFailureText.noClipboard, hint: LocalizedMessage(SealingFailureText.noClipboardHint))
    }

    /// The tools that write. What they print is dropped: some go on in the background as long as the content is theirs, and
    /// would hold standard output open.
    private static let writers = [["wl-copy"], ["xclip", "-selection", "clipboard", "-in"], ["pbcopy"]]

    /// Who was handed a text.
    enum Receiver {
        case desktop
        /// The terminal, which does not say whether it put the text into the clipboard.
        case terminal
    }

    /// Replaces the content of the clipboard, by the terminal if the desktop has no tool for it (OSC 52).
    @discardableResult
    static func set(_ text: [UInt8]) throws(CommandFailure) -> Receiver {
        for tool in writers {
            if FedProcess.start("exec \(tool.joined(separator: " ")) >/dev/null 2>&1")?.feed(text) == true {
                return .desktop
            }
        }
        if let terminal = ControllingTerminal() {
            do {
                let sequence = "\u{1B}]52;c;\(Base64.text(text))\u{07}"
                try terminal.write(sequence)
                return .terminal
            } catch {}
        }
        throw CommandFailure(
            .input, SealingFailureText.noClipboardToWrite,
            hint: LocalizedMessage(SealingFailureText.noClipboardToWriteHint))
    }
}
