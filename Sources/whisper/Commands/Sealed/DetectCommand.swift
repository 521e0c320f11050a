import WhisperVault
import ArgumentParser
import WhisperCommand
import WhisperEnvelope
import WhisperJSONText
import WhisperLocalization
import WhisperMessage
import WhisperStorePort
import WhisperCore

/// `whisper detect`: finds envelopes in texts, on the clipboard or in the vault, and offers to open them (UX-1).
struct DetectCommand: SecrecyCommand {
    static var configuration: CommandConfiguration {
        .command(
            "detect", SealingCommandText.detect, discussion: SealingCommandText.detectDiscussion,
            examples: ["whisper detect mail.txt", "whisper detect --clipboard", "whisper detect --messages"])
    }

    @OptionGroup var global: GlobalOptions
    @OptionGroup var passphrase: PassphraseOptions

    @Argument(help: .text(SealingOptionText.detectPaths, value: "FILE"), completion: .file())
    var paths: [String] = []

    @Flag(name: .long, help: .text(SealingOptionText.clipboard))
    var clipboard = false

    @Flag(name: .long, help: .text(SealingOptionText.inVault))
    var messages = false

    private static let pageSize = 200

    func checkArguments() throws {
        guard [!paths.isEmpty, clipboard, messages].filter({ $0 }).count <= 1 else {
            throw CommandFailure(.usage, SealingFailureText.oneSource)
        }
    }

    func execute(with secrecy: Secrecy, in context: Context) async throws {
        let identities = try await IdentityFailure.mapping { () async throws(IdentityError) in
            try await secrecy.identities.all()
        }
        let (found, isCut) = try await find(secrecy, context)
        guard !found.isEmpty else {
            throw CommandFailure(
                .noEnvelope, EnvelopeWords.foundNone,
                hint: isCut ? LocalizedMessage(SealingFailureText.cutEnvelopeHint) : nil)
        }
        let list = EnvelopeList(found: found, identities: identities, context: context)
        if context.output.style.isJSON { return try await list.json(secrecy) }
        try list.print()
        let mine = list.mine
        guard !mine.isEmpty, context.terminal.outputIsTerminal, ControllingTerminal() != nil else { return }
        try context.output.flush()
        do {
            try Confirmation.ask(
                LocalizedMessage(EnvelopeWords.offerOpen, ["count": .count(mine.count)]), in: context)
        } catch {
            guard error.isRefusal else { throw error }
            return
        }
        let opening = EnvelopeDisplay(secrecy: secrecy, context: context, showsBlocked: false)
        try await opening.openAll(mine)
    }

    /// The envelopes, and whether a text looked as if it had one.
    private func find(
        _ secrecy: Secrecy, _ context: Context
    ) async throws -> (found: [EnvelopeList.Entry], isCut: Bool) {
        if messages { return (try await findInVault(secrecy, context), false) }
        var texts: [(place: String, text: [UInt8])] = []
        if clipboard {
            texts.append(("--clipboard", try Clipboard.text(atMost: SealedText.maximumLength)))
        }
        for path in clipboard ? [] : paths.isEmpty ? ["-"] : paths {
            try SealedArgument.check(path, in: context)
            let text = try InputText.bytes(
                of: path, atMost: SealedText.maximumLength, in: context, asking: EnvelopeWords.pasteEnvelope)
            texts.append((path, text))
        }
        let found = texts.flatMap { EnvelopeList.entries(in: $0.text, place: $0.place) }
        return (found, texts.contains { EnvelopeScanner.mayHoldEnvelope($0.text) })
    }

    private func findInVault(_ secrecy: Secrecy, _ context: Context) async throws -> [EnvelopeList.Entry] {
        var found: [EnvelopeList.Entry] = []
        // An envelope's own first word finds the messages that carry one.
        var request = SearchRequest(.term("whisper1"))
        request.isEncrypted = true
        request.limit = DetectCommand.pageSize
        while true {
            try Task.checkCancellation()
            let hits = try await secrecy.ports.store.search(request)
            for message in hits.map(\.message.unified) where message.platform != .whisper {
                let text = Array((message.content.text ?? "").utf8)
                found += EnvelopeList.entries(in: text, place: message.id.description)
            }
            guard hits.count == DetectCommand.pageSize, let last = hits.last else { return found }
            request.after = last.message.unified.id
        }
    }
}

/// The envelopes that were found somewhere.
struct EnvelopeList {
    /// An envelope and its position.
    struct Entry {
        let envelope: Envelope
        /// A path, or the id of a message.
        let place: String
    }

    let found: [Entry]
    let identities: [OwnIdentity]
    let context: Context

    /// Those that an identity of the owner's can open.
    var mine: [Envelope] { found.map(\.envelope).filter { identity(of: $0) != nil } }

    /// The envelopes of a text.
    static func entries(in text: [UInt8], place: String) -> [Entry] {
        EnvelopeScanner.envelopes(in: text).map { Entry(envelope: $0.envelope, place: place) }
    }

    /// Prints them as JSON lines.
    ///
    /// Those that were opened before have the reference of their message.
    func json(_ secrecy: Secrecy) async throws(CommandFailure) {
        for entry in found {
            let envelope = entry.envelope
            let earlier: StoredMessage?
            do throws(MessageOpeningError) {
                earlier = try await secrecy.opening.earlierMessage(of: envelope)
            } catch {
                throw SealingFailure.failure(of: error)
            }
            try context.output.json([
                "type": "envelope", "place": .string(entry.place), "signed": .bool(envelope.isSigned),
                "sent_at": .string(Timestamp(milliseconds: envelope.sentAt * 1000).rfc3339()),
                "bucket": .integer(envelope.bucketSize), "identity": .string(identity(of: envelope)?.name),
                "opened_ref": .string(earlier.map { MessageReference(of: $0.unified).text }),
                "envelope": .string(envelope.text),
            ])
        }
    }

    /// Prints them as a table.
    func print() throws(CommandFailure) {
        let localizer = context.localizer
        let calendar = LocalCalendar(context)
        var table = Table([
            .init(heading: localizer(EnvelopeWords.placeHeading), mayShrink: true),
            .init(heading: localizer(EnvelopeWords.identityHeading), mayShrink: true),
            .init(heading: localizer(EnvelopeWords.sealedHeading)),
            .init(heading: localizer(EnvelopeWords.signedHeading)),
        ])
        for entry in found {
            let name = identity(of: entry.envelope).map { UntrustedText.line($0.name) }
            table.add([
                UntrustedText.line(entry.place), name ?? localizer(EnvelopeWords.notYours),
                calendar.dateAndTime(Timestamp(milliseconds: entry.envelope.sentAt * 1000)),
                localizer(entry.envelope.isSigned ? IdentityText.yes : IdentityText.no),
            ])
        }
        try table.print(to: context.output, fitting: context.tableWidth)
        context.output.note(EnvelopeWords.found, ["count": .count(found.count)])
    }

    private func identity(of envelope: Envelope) -> OwnIdentity? {
        identities.first { $0.recipientKeyID == envelope.recipientKeyID }
    }
}
