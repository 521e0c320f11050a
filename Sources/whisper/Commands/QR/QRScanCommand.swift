import WhisperVault
import ArgumentParser
import WhisperCommand
import WhisperEnvelope
import WhisperJSONText
import WhisperKeyFingerprint
import WhisperLocalization
import WhisperQRCodePort
import WhisperCore

/// `whisper qr scan`: reads the codes of a picture, shows what they hold, and only then adds or opens it (QR-2).
struct QRScanCommand: SecrecyCommand {
    static var configuration: CommandConfiguration {
        .command(
            "scan", SealingCommandText.qrScan, discussion: SealingCommandText.qrScanDiscussion,
            examples: ["whisper qr scan ben.png", "whisper qr scan ben.png --name Ben --yes"])
    }

    @OptionGroup var global: GlobalOptions
    @OptionGroup var passphrase: PassphraseOptions
    @OptionGroup var adding: ContactAddingOptions

    @Argument(
        help: .text(SealingOptionText.picture, value: "PICTURE"), completion: .file(extensions: ["png", "jpg", "jpeg"]))
    var path: String

    @Option(name: .long, help: .text(SealingOptionText.bundleName, value: "NAME"))
    var name: String?

    @Flag(name: .shortAndLong, help: .text(DataOptionText.dryRun))
    var dryRun = false

    private static let maximumPictureLength = 32 << 20

    func execute(with secrecy: Secrecy, in context: Context) async throws {
        let picture = try InputText.beginning(of: path, atMost: QRScanCommand.maximumPictureLength + 1, in: context)
            .bytes
        let codes = try PictureFailure.mapping(path) { () throws(QRCodeError) in try Adapters.qrCodes.scan(picture) }
        guard !codes.isEmpty else {
            throw CommandFailure(.picture, SealingFailureText.noCode, ["path": .text(path)])
        }
        let contents = codes.map { QRContent(of: $0) }
        let previews = try await previews(of: contents, secrecy)
        try list(contents, previews, context)
        guard !dryRun else { return }
        guard contents.contains(where: { $0 != nil }) else {
            throw CommandFailure(.picture, SealingFailureText.noUsefulCode, ["path": .text(path)])
        }
        let bundles = previews.compactMap(\.self)
        if !bundles.isEmpty {
            try await ContactIntake(secrecy: secrecy, context: context, options: adding).take(bundles)
        }
        try await open(contents, afterOthers: !bundles.isEmpty, secrecy, context)
    }

    /// The preview of each code that holds a bundle.
    private func previews(of contents: [QRContent?], _ secrecy: Secrecy) async throws -> [ContactPreview?] {
        var previews: [ContactPreview?] = []
        for content in contents {
            guard case .bundle(let text) = content else {
                previews.append(nil)
                continue
            }
            let preview = try await ContactFailure.mapping(name ?? "") { () async throws(ContactError) in
                try await secrecy.contacts.preview(bundle: text, name: name)
            }
            previews.append(preview)
        }
        return previews
    }

    /// Lists every code, so that several can be distinguished.
    private func list(
        _ contents: [QRContent?], _ previews: [ContactPreview?], _ context: Context
    ) throws(CommandFailure) {
        let output = context.output
        if !output.style.isJSON { output.note(QRText.codes, ["count": .count(contents.count)]) }
        for (content, preview) in zip(contents, previews) {
            if output.style.isJSON {
                try output.json([
                    "type": "code", "holds": .string(content.word), "name": .string(preview?.name),
                    "short_id": .string(preview?.fingerprint.shortID.description),
                ])
            } else if !output.style.isQuiet {
                output.say("  " + line(content, preview).text(context.localizer))
            }
        }
    }

    private func line(_ content: QRContent?, _ preview: ContactPreview?) -> LocalizedMessage {
        if let preview {
            return LocalizedMessage(
                QRText.bundleOf,
                ["name": .text(preview.name), "shortID": .text(preview.fingerprint.shortID.description)])
        }
        if case .envelope = content { return LocalizedMessage(QRText.envelope) }
        return LocalizedMessage(QRText.somethingElse)
    }

    /// Opens the envelopes. One of several things may be declined; to decline the only one is a failure.
    private func open(
        _ contents: [QRContent?], afterOthers: Bool, _ secrecy: Secrecy, _ context: Context
    ) async throws {
        let opening = EnvelopeDisplay(secrecy: secrecy, context: context, showsBlocked: false)
        var isFirst = !afterOthers
        for case .envelope(let envelope) in contents.compactMap(\.self) {
            do {
                try adding.confirmation.confirm(LocalizedMessage(QRText.askOpen), in: context)
            } catch {
                guard !isFirst, error.isRefusal else { throw error }
                context.output.note(QRText.notOpened)
                continue
            }
            isFirst = false
            try await opening.open(envelope)
        }
    }
}

extension QRContent? {
    /// The word for it in JSON.
    fileprivate var word: String {
        switch self {
        case .bundle: "bundle"
        case .envelope: "envelope"
        case nil: "other"
        }
    }
}
