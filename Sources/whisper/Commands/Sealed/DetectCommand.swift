import WhisperArchive
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
        let (texts, isCut) = try await texts(secrecy, context)
        var list = EnvelopeList(texts, identities: identities, context: context)
        try await list.markKnown(secrecy)
        guard !list.found.isEmpty else {
            list.warnOfDamaged()
            var failure = CommandFailure(
                .noEnvelope, EnvelopeWords.foundNone,
                hint: isCut ? LocalizedMessage(SealingFailureText.cutEnvelopeHint) : nil)
            failure.details["damaged"] = .array(list.damagedInJSON.map { .object($0) })
            throw failure
        }
        if context.output.style.isJSON { try await list.json(secrecy) } else { try list.print() }
        try context.output.flush()
        list.warnOfDamaged()
        try await offer(list.openable, with: secrecy, in: context)
        // One of another version is whole, and copying it again would not help.
        let damaged = list.damaged.count { !$0.envelope.isOtherVersion }
        guard damaged == 0 else {
            try context.output.flush()
            throw CommandFailure(.partial, SealingFailureText.someDamaged, ["count": .count(damaged)])
        }
    }

    /// Offers a person at a terminal to open envelopes.
    private func offer(_ mine: [ScannedText.Part], with secrecy: Secrecy, in context: Context) async throws {
        guard !context.output.style.isJSON, !mine.isEmpty, context.terminal.outputIsTerminal,
            ControllingTerminal() != nil
        else { return }
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

    /// The texts to look in, and whether one looked as if it had an envelope.
    private func texts(
        _ secrecy: Secrecy, _ context: Context
    ) async throws -> (texts: [EnvelopeList.Source], isCut: Bool) {
        if messages { return (try await textsInVault(secrecy), false) }
        var texts: [EnvelopeList.Source] = []
        if clipboard {
            texts.append(.init(EnvelopeList.clipboardPlace, try Clipboard.text(atMost: SealedText.maximumLength)))
        }
        for path in clipboard ? [] : paths.isEmpty ? ["-"] : paths {
            try SealedArgument.check(path, in: context)
            let text = try InputText.bytes(
                of: path, atMost: SealedText.maximumLength, in: context, asking: EnvelopeWords.pasteEnvelope)
            texts.append(.init(path, text))
        }
        return (texts, texts.contains { !EnvelopeScanner.scan($0.text).damaged.isEmpty })
    }

    private func textsInVault(_ secrecy: Secrecy) async throws -> [EnvelopeList.Source] {
        var texts: [EnvelopeList.Source] = []
        // An envelope's own first word finds the messages that carry one, whole or damaged.
        var request = SearchRequest(.term("whisper1"))
        request.limit = DetectCommand.pageSize
        while true {
            try Task.checkCancellation()
            let hits = try await secrecy.ports.store.search(request)
            for message in hits.map(\.message.unified) where message.platform != .whisper {
                let text = Array((message.content.text ?? "").utf8)
                guard EnvelopeScanner.mayHoldEnvelope(text) else { continue }
                texts.append(
                    .init(message.id.description, text, shownPlace: MessageReference(of: message).text))
            }
            guard hits.count == DetectCommand.pageSize, let last = hits.last else { return texts }
            request.after = last.message.unified.id
        }
    }
}

/// The envelopes that were found somewhere.
struct EnvelopeList {
    /// Where the text of the clipboard is.
    static let clipboardPlace = "--clipboard"

    /// A text to look in.
    struct Source {
        /// A path, or the id of a message.
        let place: String
        /// What a person calls the place.
        let shownPlace: String
        let text: [UInt8]
        /// Whether it is a message of the vault.
        var isMessage: Bool { place != shownPlace }

        init(_ place: String, _ text: [UInt8], shownPlace: String? = nil) {
            self.place = place
            self.shownPlace = shownPlace ?? place
            self.text = text
        }
    }

    /// An envelope and its position.
    struct Entry {
        let envelope: Envelope
        let source: Source
        /// The line of the text on which it begins, the first being 1.
        let line: Int
        /// Whether it was opened before.
        var wasOpened = false
        /// The message that the owner sealed into it for somebody else.
        var own: StoredMessage?

        /// What a person calls the place; in a text of lines with the line, as compilers write it.
        var shownPlace: String { source.isMessage ? source.shownPlace : "\(source.shownPlace):\(line)" }
    }

    private(set) var found: [Entry] = []
    /// What is damaged, or of another version.
    private(set) var damaged: [(source: Source, envelope: DamagedEnvelope)] = []
    private let identities: [OwnIdentity]
    private let context: Context

    init(_ texts: [Source], identities: [OwnIdentity], context: Context) {
        self.identities = identities
        self.context = context
        for source in texts {
            for part in ScannedText(source.text).parts {
                switch part {
                case .envelope(let envelope, let line):
                    found.append(Entry(envelope: envelope, source: source, line: line))
                case .damaged(let envelope): damaged.append((source, envelope))
                }
            }
        }
    }

    /// Those that an identity of the owner's can open, and has not opened yet.
    var openable: [ScannedText.Part] {
        found.filter { !$0.wasOpened && identity(of: $0.envelope) != nil }
            .map { .envelope($0.envelope, line: $0.line) }
    }

    /// Finds out which were opened before, and which the owner sealed.
    mutating func markKnown(_ secrecy: Secrecy) async throws(CommandFailure) {
        for index in found.indices {
            let envelope = found[index].envelope
            do throws(MessageOpeningError) {
                found[index].wasOpened = try await secrecy.opening.wasOpened(envelope)
                if identity(of: envelope) == nil {
                    found[index].own = try await secrecy.opening.ownMessage(in: envelope)
                }
            } catch {
                throw SealingFailure.failure(of: error)
            }
        }
    }

    /// Names each that is damaged.
    func warnOfDamaged() {
        for (source, envelope) in damaged {
            let hasPath = source.place != "-" && source.place != EnvelopeList.clipboardPlace
            context.output.warning(envelope.message(of: hasPath ? source.shownPlace : nil))
        }
    }

    /// What is damaged.
    var damagedInJSON: [JSONObject] {
        damaged.map {
            [
                "type": .string($0.envelope.isOtherVersion ? "other-version" : "damaged"),
                "place": .string($0.source.place), "line": .integer($0.envelope.line),
            ]
        }
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
                "type": "envelope", "place": .string(entry.source.place), "line": .integer(entry.line),
                "signed": .bool(envelope.isSigned),
                "sent_at": .string(Timestamp(milliseconds: envelope.sentAt * 1000).rfc3339()),
                "bucket": .integer(envelope.bucketSize), "identity": .string(identity(of: envelope)?.name),
                "opened": .bool(entry.wasOpened),
                "opened_ref": .string(earlier.map { MessageReference(of: $0.unified).text }),
                "own_ref": .string(entry.own.map { MessageReference(of: $0.unified).text }),
                "envelope": .string(envelope.text),
            ])
        }
        for object in damagedInJSON { try context.output.json(.object(object)) }
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
            .init(heading: localizer(EnvelopeWords.openedHeading)),
        ])
        for entry in found {
            let name = identity(of: entry.envelope).map { UntrustedText.line($0.name) }
            let own = entry.own.map { message in
                let recipient = message.unified.recipients.first?.shownName ?? ""
                return localizer(EnvelopeWords.sealedByYou, ["name": .text(ShownName.text(recipient))])
            }
            table.add([
                UntrustedText.line(entry.shownPlace), name ?? own ?? localizer(EnvelopeWords.notYours),
                calendar.dateAndTime(Timestamp(milliseconds: entry.envelope.sentAt * 1000)),
                localizer(entry.envelope.isSigned ? IdentityText.yes : IdentityText.no),
                localizer(entry.wasOpened ? IdentityText.yes : IdentityText.no),
            ])
        }
        try table.print(to: context.output, fitting: context.tableWidth)
        context.output.note(EnvelopeWords.found, ["count": .count(found.count)])
    }

    private func identity(of envelope: Envelope) -> OwnIdentity? {
        identities.first { $0.recipientKeyID == envelope.recipientKeyID }
    }
}
