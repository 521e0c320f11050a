import WhisperVault
import ArgumentParser
import WhisperCommand
import WhisperEnvelope
import WhisperJSONText
import WhisperLocalization
import WhisperMessage
import WhisperCore

/// `whisper decrypt`: opens the envelope in a text, or each of them (ENV-2b).
struct DecryptCommand: SecrecyCommand {
    static var configuration: CommandConfiguration {
        .command(
            "decrypt", SealingCommandText.decrypt, discussion: SealingCommandText.decryptDiscussion,
            examples: [
                "whisper decrypt --clipboard", "whisper decrypt mail.txt --all", "whisper decrypt mail.txt --json",
            ])
    }

    @OptionGroup var global: GlobalOptions
    @OptionGroup var passphrase: PassphraseOptions

    @Argument(help: .text(SealingOptionText.envelopePath, value: "FILE"), completion: .file())
    var path: String?

    @Flag(name: .long, help: .text(SealingOptionText.fromClipboard))
    var clipboard = false

    @Flag(name: .long, help: .text(SealingOptionText.everyEnvelope))
    var all = false

    @Flag(name: .long, help: .text(SealingOptionText.showBlocked))
    var showBlocked = false

    func execute(with secrecy: Secrecy, in context: Context) async throws {
        let text = try clipboard ? Clipboard.text(atMost: SealedText.maximumLength) : text(context)
        let scanned = ScannedText(text)
        guard let first = scanned.envelopes.first else {
            throw CommandFailure(
                .invalidEnvelope, SealingFailureText.invalidEnvelope,
                hint: LocalizedMessage(DecryptCommand.hint(about: text)))
        }
        let opener = EnvelopeDisplay(secrecy: secrecy, context: context, showsBlocked: showBlocked)
        guard !all else { return try await opener.openAll(scanned.parts) }
        for damaged in scanned.damaged { context.output.warning(damaged.message()) }
        if scanned.envelopes.count > 1 {
            let source: [NextSteps.Word] = clipboard ? ["--clipboard"] : path.map { [.argument($0)] } ?? []
            context.output.note(
                EnvelopeWords.severalInText,
                [
                    "count": .count(scanned.envelopes.count),
                    "command": .text(NextSteps.line(["decrypt"] + source + ["--all"], in: context)),
                ])
        }
        try await opener.open(first)
    }

    func checkArguments() throws {
        if clipboard, path != nil { throw CommandFailure(.usage, SealingFailureText.fileOrClipboard) }
    }

    /// What is said about a text in which there is no whole envelope.
    private static func hint(about text: [UInt8]) -> SealingFailureText {
        if BundleForm.isBundle(text) { return .publicKeyHint }
        return EnvelopeScanner.scan(text).damaged.isEmpty ? .noEnvelopeHint : .cutEnvelopeHint
    }

    private func text(_ context: Context) throws -> [UInt8] {
        let path = path ?? "-"
        try SealedArgument.check(path, in: context)
        return try InputText.bytes(
            of: path, atMost: SealedText.maximumLength, in: context, asking: EnvelopeWords.pasteEnvelope)
    }
}

/// A text with the envelopes that were found in it, and those that are damaged, in order.
struct ScannedText {
    /// One of them.
    enum Part {
        /// One that is whole, and the line on which it begins, the first being 1.
        case envelope(Envelope, line: Int)
        case damaged(DamagedEnvelope)
    }

    let parts: [Part]

    init(_ text: [UInt8]) {
        let scan = EnvelopeScanner.scan(text)
        var begun = scan.envelopes.map {
            (offset: $0.range.lowerBound, envelope: Optional($0.envelope), isOther: false)
        }
        begun += scan.damaged.map { ($0, nil, false) } + scan.otherVersions.map { ($0, nil, true) }
        var line = 1
        var position = 0
        parts = begun.sorted { $0.offset < $1.offset }.map { found in
            line += text[position..<found.offset].count { $0 == UInt8(ascii: "\n") }
            position = found.offset
            guard let envelope = found.envelope else {
                return .damaged(DamagedEnvelope(line: line, isOtherVersion: found.isOther))
            }
            return .envelope(envelope, line: line)
        }
    }

    var envelopes: [Envelope] {
        parts.compactMap { if case .envelope(let envelope, _) = $0 { envelope } else { nil } }
    }

    var damaged: [DamagedEnvelope] {
        parts.compactMap { if case .damaged(let damaged) = $0 { damaged } else { nil } }
    }
}

/// An envelope that is incomplete or damaged, or seems to be of another version.
struct DamagedEnvelope {
    /// The line on which it begins, the first being 1.
    let line: Int
    let isOtherVersion: Bool

    /// The sentence that names its line, and its file if there may be several.
    func message(of path: String? = nil) -> LocalizedMessage {
        let text: SealingFailureText =
            if path == nil {
                isOtherVersion ? .otherVersionOnLine : .damagedOnLine
            } else {
                isOtherVersion ? .otherVersionInFile : .damagedInFile
            }
        return LocalizedMessage(text, ["line": .text(String(line)), "path": .text(path ?? "")])
    }

    /// The same as a failure.
    var failure: CommandFailure {
        var failure = CommandFailure(.invalidEnvelope, message())
        failure.details = ["line": .integer(line)]
        return failure
    }
}

extension CommandFailure {
    /// The same failure, with the line of the text on which its envelope begins.
    fileprivate func onLine(_ line: Int) -> CommandFailure {
        let message = message
        var failure = CommandFailure(
            code,
            LocalizedMessage(SealingFailureText.onLine) { language in
                ["line": .text(String(line)), "problem": .text(message.text(Localizer(language)))]
            }, hint: hint)
        failure.alarm = alarm
        failure.details = details
        failure.details["line"] = .integer(line)
        return failure
    }
}

/// Opens envelopes by `MessageOpening` and prints what they held.
struct EnvelopeDisplay {
    let secrecy: Secrecy
    let context: Context
    let showsBlocked: Bool

    /// Opens one. Its content is printed even if the sender's keys are not to be trusted, which is then the failure.
    func open(_ envelope: Envelope) async throws {
        let verdict: OpenedMessage
        do {
            verdict = try await secrecy.opening.open(envelope)
        } catch {
            throw try await failure(of: error, envelope)
        }
        try await show(verdict)
        guard let alarm = SealingFailure.alarm(about: verdict, crypto: secrecy.crypto) else { return }
        try context.output.flush()
        throw alarm
    }

    /// Opens each envelope, in order, and reports those that cannot be opened. The exit status shows whether there were
    /// any, or, with precedence, whether any sender's keys are not to be trusted (CLI-5).
    func openAll(_ parts: [ScannedText.Part]) async throws {
        var failures: [CommandFailure] = []
        var alarm: CommandFailure?
        func add(_ failure: CommandFailure) {
            failures.append(failure)
            if parts.count > 1 { context.output.report(failure) }
        }
        for part in parts {
            guard case .envelope(let envelope, let line) = part else {
                if case .damaged(let damaged) = part { add(damaged.failure) }
                continue
            }
            do {
                let verdict = try await secrecy.opening.open(envelope)
                alarm = alarm ?? SealingFailure.alarm(about: verdict, crypto: secrecy.crypto)
                try await show(verdict, isOneOfMany: true)
            } catch let error as MessageOpeningError {
                let failure = try await failure(of: error, envelope)
                add(parts.count > 1 ? failure.onLine(line) : failure)
            }
        }
        if let alarm {
            try context.output.flush()
            throw alarm
        }
        guard let first = failures.first else { return }
        guard failures.count < parts.count else {
            guard parts.count > 1 else { throw first }
            throw CommandFailure(
                first.code, SealingFailureText.noneOpened, ["count": .count(failures.count)],
                hint: failures.allSatisfy { $0.code == first.code } ? first.hint : nil)
        }
        try context.output.flush()
        throw CommandFailure(
            .partial, SealingFailureText.someNotOpened, ["count": .count(failures.count)])
    }

    /// Why an envelope was not opened; if it was opened before, or sealed here for somebody else, with where its
    /// message is.
    private func failure(
        of error: MessageOpeningError, _ envelope: Envelope
    ) async throws(CommandFailure) -> CommandFailure {
        let opening = secrecy.opening
        do throws(MessageOpeningError) {
            switch error {
            case .replayed: return SealingFailure.replayed(try await opening.earlierMessage(of: envelope))
            case .notAddressed:
                guard let own = try await opening.ownMessage(in: envelope) else { break }
                return SealingFailure.own(own)
            default: break
            }
        } catch {
            throw SealingFailure.failure(of: error)
        }
        return SealingFailure.failure(of: error)
    }

    private func show(_ verdict: OpenedMessage, isOneOfMany: Bool = false) async throws {
        var output = VerdictOutput(verdict: verdict, context: context)
        if let name = output.contact?.name {
            output.imitated = try await NameWatch.oddlyImitated(by: name, store: secrecy.ports.store)
        }
        if context.output.style.isJSON { return try output.json() }
        let isHidden = output.contact?.isBlocked == true && !showsBlocked
        if isOneOfMany {
            try output.block(showsBody: !isHidden)
            // A failure of the next one comes after this one on the screen, too.
            return try context.output.flush()
        }
        output.printVerdict()
        guard !isHidden else { return context.output.note(EnvelopeWords.blockedNotShown) }
        try output.body()
    }
}

/// Texts in which envelopes are looked for.
enum SealedText {
    /// The most bytes that are read.
    static let maximumLength = 64 << 20
}

/// Sealed messages that are given where a file is to be named.
enum SealedArgument {
    /// Fails if a path is a sealed message itself, with what to type instead.
    static func check(_ path: String, in context: Context) throws(CommandFailure) {
        guard path.hasPrefix(Envelope.prefix), (try? FileArgument.check(path)) == nil else { return }
        throw CommandFailure(
            .input, SealingFailureText.envelopeAsPath,
            hint: LocalizedMessage(
                SealingFailureText.envelopeAsPathHint, ["command": .text(NextSteps.line(["decrypt"], in: context))]))
    }
}
