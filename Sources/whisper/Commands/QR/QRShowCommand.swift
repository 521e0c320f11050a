import WhisperVault
import ArgumentParser
import WhisperCommand
import WhisperEnvelope
import WhisperJSONText
import WhisperLocalization
import WhisperQRCodePort
import WhisperQRRendering
import WhisperCore

/// `whisper qr show`: a bundle or an envelope as a QR code, on the terminal or as a picture (QR-1).
struct QRShowCommand: SecrecyCommand {
    static var configuration: CommandConfiguration {
        .command(
            "show", SealingCommandText.qrShow, discussion: SealingCommandText.qrShowDiscussion,
            examples: [
                "whisper qr show", "whisper qr show work --png work.png",
                "echo 'See you at nine' | whisper encrypt --to Ben | whisper qr show - --svg note.svg",
            ])
    }

    @OptionGroup var global: GlobalOptions
    @OptionGroup var passphrase: PassphraseOptions

    @Argument(help: .text(SealingOptionText.qrSubject, value: "IDENTITY"))
    var subject: String?

    @Option(name: .long, help: .text(SealingOptionText.qrPNG, value: "FILE"), completion: .file(extensions: ["png"]))
    var png: String?

    @Option(name: .long, help: .text(SealingOptionText.qrSVG, value: "FILE"), completion: .file(extensions: ["svg"]))
    var svg: String?

    @Option(name: .long, help: .text(SealingOptionText.qrScale, value: "N"))
    var scale = 8

    @Flag(name: .shortAndLong, help: .text(OptionText.force))
    var force = false

    func checkArguments() throws {
        if png != nil, svg != nil { throw CommandFailure(.usage, SealingFailureText.oneSubject) }
        guard (2...64).contains(scale) else { throw CommandFailure(.usage, SealingFailureText.invalidScale) }
    }

    func execute(with secrecy: Secrecy, in context: Context) async throws {
        let path = png ?? svg
        let target = try path.map { path throws(CommandFailure) in try TextTarget(path: path, mayReplace: force) }
        let text = try await text(secrecy, context)
        let isShown = target == nil && !context.output.style.isJSON
        let matrix = try code(of: text, shownOn: isShown ? context.terminal : nil)
        warn(of: text, context)
        if let target { return try write(matrix, to: target, path: path ?? "-", context) }
        guard !context.output.style.isJSON else {
            return try context.output.json([
                "type": "qr", "text": .string(String(decoding: text, as: UTF8.self)), "side": .integer(matrix.side),
            ])
        }
        try checkSize(of: matrix, context)
        // Black on white by colour codes where the terminal has them, so that a dark one shows it right, too.
        let style: TerminalCode.Style = context.output.style.colorsOutput ? .coloured : .lightOnDark
        for line in TerminalCode.lines(of: matrix, style: style) { try context.output.data(line) }
    }

    /// The text to show: a bundle of an identity, or the text on standard input.
    private func text(_ secrecy: Secrecy, _ context: Context) async throws -> [UInt8] {
        guard subject == "-" else {
            let identity = try await secrecy.identity(named: subject)
            return try await IdentityFailure.mapping(identity.name) { () async throws(IdentityError) in
                try await secrecy.identities.bundle(of: identity.id)
            }
        }
        let input = try InputText.bytes(of: "-", atMost: QRContent.maximumLength, in: context)
        guard let content = QRContent(of: input) else {
            let isCut = !EnvelopeScanner.scan(input).damaged.isEmpty
            throw CommandFailure(
                .input, SealingFailureText.nothingToShow,
                hint: isCut ? LocalizedMessage(SealingFailureText.cutEnvelopeHint) : nil)
        }
        return content.text
    }

    /// The code, read back before it is shown (QR-3).
    private func code(of text: [UInt8], shownOn terminal: Terminal?) throws(CommandFailure) -> QRMatrix {
        let coder = Adapters.qrCodes
        do {
            let matrix =
                try terminal.map { terminal throws(QRCodeError) in
                    try FittingCode.matrix(of: text, on: terminal, by: coder)
                } ?? coder.encode(text)
            guard try coder.scan(matrix) == [text] else {
                throw CommandFailure(.picture, SealingFailureText.unreadableCode)
            }
            return matrix
        } catch let error as QRCodeError {
            throw PictureFailure.failure(of: error, path: "-")
        } catch let failure as CommandFailure {
            throw failure
        } catch {
            throw FailureReport.failure(of: error)
        }
    }

    /// A code that is wider than the terminal would be broken into pieces, and of one that is taller a part would have gone
    /// when it is looked at: no reader takes either.
    private func checkSize(of matrix: QRMatrix, _ context: Context) throws(CommandFailure) {
        guard context.terminal.outputIsTerminal else { return }
        let (columns, rows) = (TerminalCode.columns(of: matrix), TerminalCode.rows(of: matrix))
        if columns > context.terminal.columns {
            throw tooLarge(.tooWide, hint: .tooWideHint, ["columns": columns, "room": context.terminal.columns])
        }
        // A line below it is the shell's.
        if let room = context.terminal.rows, rows >= room {
            throw tooLarge(.tooTall, hint: .tooTallHint, ["rows": rows, "room": room])
        }
    }

    private func tooLarge(_ text: QRText, hint: QRText, _ sizes: [String: Int]) -> CommandFailure {
        CommandFailure(.picture, text, sizes.mapValues { .text(String($0)) }, hint: LocalizedMessage(hint))
    }

    /// Reports if a code does not scan comfortably (QR-3).
    private func warn(of text: [UInt8], _ context: Context) {
        if text.count > 900 {
            context.output.warning(LocalizedMessage(QRText.tooDense))
        } else if text.count > 412 {
            context.output.note(QRText.dense)
        }
    }

    private func write(_ matrix: QRMatrix, to target: TextTarget, path: String, _ context: Context) throws {
        let bytes: [UInt8]
        if png != nil {
            bytes = try PictureFailure.mapping(path) { () throws(QRCodeError) in
                try Adapters.qrCodes.png(of: matrix, scale: scale)
            }
        } else {
            bytes = Array(CodeDrawing.svg(of: matrix, scale: scale, title: WhisperVersion.productName).utf8)
        }
        try target.write(bytes: bytes, to: context.output)
        guard path != "-" else { return }
        guard !context.output.style.isJSON else {
            return try context.output.json([
                "type": "qr", "path": .string(path), "side": .integer(matrix.side),
            ])
        }
        context.output.note(QRText.written, ["path": .text(path)])
    }
}
