import WhisperVault
import ArgumentParser
import WhisperCommand
import WhisperCryptoPort
import WhisperJSONText
import WhisperLocalization
import WhisperMessage
import Synchronization
import WhisperCore

/// `whisper inbox`: opens the sealed messages in imported chats.
struct InboxCommand: SecrecyCommand {
    static var configuration: CommandConfiguration {
        .command(
            "inbox", SealingCommandText.inbox, discussion: SealingCommandText.inboxDiscussion,
            examples: ["whisper inbox", "whisper inbox --in Ben --trust-carrier-time", "whisper inbox --json"])
    }

    @OptionGroup var global: GlobalOptions
    @OptionGroup var passphrase: PassphraseOptions

    @Option(
        name: .chat, help: .text(SealingOptionText.inboxConversation, value: "CONVERSATION"),
        completion: .chats)
    var conversation: String?

    @Flag(name: .long, help: .text(SealingOptionText.trustCarrierTime))
    var trustCarrierTime = false

    @Flag(name: .long, help: .text(SealingOptionText.showBlocked))
    var showBlocked = false

    func execute(with secrecy: Secrecy, in context: Context) async throws {
        let chat: Conversation?
        if let conversation {
            chat = try await ConversationFinder(secrecy.ports.store, in: context).find(conversation)
        } else {
            chat = nil
        }
        let bar = context.startProgress(LocalizedMessage(EnvelopeWords.inboxProgress), unit: .items)
        let printer = InboxPrinter(context: context, crypto: secrecy.crypto, showsBlocked: showBlocked)
        let summary: InboxSummary
        do {
            defer { context.endProgress(bar) }
            summary = try await secrecy.inbox.open(
                in: chat?.id, trustingCarrierTime: trustCarrierTime,
                progress: { progress in bar.update(done: Int64(progress.carriers), total: nil) },
                each: { item in printer.add(item) })
        } catch {
            // What is opened opens only once.
            try printer.printOpened()
            throw SealingFailure.failure(of: error)
        }
        try printer.printOpened()
        var names = NameWatch(store: secrecy.ports.store, trust: secrecy.trust)
        for name in printer.names { names.see(name) }
        try context.output.flush()
        try await names.warn(on: context.output)
        try printer.finish(summary, offersCarrierTime: !trustCarrierTime)
    }
}

/// Shows what the inbox opened.
final class InboxPrinter: Sendable {
    private let context: Context
    private let crypto: any CryptoBackend
    private let showsBlocked: Bool
    private let counts = Mutex(Counts())
    /// The lines of opened messages, by the message that carried each, as they are found: newest first.
    private let opened = Mutex<[(carrier: UniqueIdentifier, lines: [String])]>([])

    /// What the summary reports besides the opened messages.
    private struct Counts {
        var blocked = 0
        var alarming = 0
        /// The failure about the first sender whose keys are not to be trusted.
        var alarm: CommandFailure?
        /// The contacts whose messages are shown.
        var names: Set<String> = []
        /// Senders who are shown and whose keys have not been verified since they changed, each once.
        var unverified: [String] = []
        var isClockBehind = false
        /// The reference of the newest message whose envelope was opened before.
        var earlier: String?
        /// Envelopes opened before whose messages are gone.
        var deleted = 0
        /// Envelopes that the owner sealed for others, and the reference of the newest such message as it was sealed.
        var own = 0
        var ownText: String?
        /// The reference of the newest message in which one is damaged.
        var damaged: String?
        /// The first failure to print, which ends the command after the whole inbox is processed.
        var failure: CommandFailure?
    }

    init(context: Context, crypto: any CryptoBackend, showsBlocked: Bool) {
        self.context = context
        self.crypto = crypto
        self.showsBlocked = showsBlocked
    }

    /// The contacts whose messages were shown.
    var names: Set<String> { counts.withLock { $0.names } }

    /// Shows one envelope.
    func add(_ item: InboxItem) {
        do {
            if context.output.style.isJSON { try json(item) } else { words(item) }
        } catch {
            counts.withLock { $0.failure = $0.failure ?? error }
        }
    }

    private func json(_ item: InboxItem) throws(CommandFailure) {
        let carrier = item.carrier.unified.id.description
        guard case .opened(let verdict) = item.outcome else {
            var object: JSONObject = [
                "type": "unopened", "carrier": .string(carrier), "reason": .string(item.outcome.word),
            ]
            let reference = item.earlier.map { MessageReference(of: $0.unified).text }
            switch item.outcome {
            case .openedBefore: object["ref"] = .string(reference)
            case .notAddressed:
                if reference != nil { counts.withLock { $0.own += 1 } }
                object["own_ref"] = .string(reference)
            default: break
            }
            return try context.output.json(.object(object))
        }
        note(verdict)
        var object: JSONObject = ["type": "opened", "carrier": .string(carrier)]
        object.appendNew(VerdictOutput(verdict: verdict, context: context).object.members)
        try context.output.json(.object(object))
    }

    private func words(_ item: InboxItem) {
        guard case .opened(let verdict) = item.outcome else { return note(unopened: item) }
        note(verdict)
        let output = VerdictOutput(verdict: verdict, context: context)
        if output.contact?.isBlocked == true, !showsBlocked { return }
        noteWarnings(of: verdict)
        if let name = output.contact?.name { counts.withLock { _ = $0.names.insert(name) } }
        var lines: [String] = []
        if verdict.line?.isHere == false {
            let note = context.localizer(SyncText.lineElsewhere)
            lines.append(Emphasis.faint.applied(to: "── " + note, if: context.output.style.colorsOutput))
        }
        lines += [output.line] + output.bodyLines
        let carrier = item.carrier.unified.id
        opened.withLock { opened in
            if opened.last?.carrier == carrier {
                opened[opened.count - 1].lines += lines
            } else {
                opened.append((carrier, lines))
            }
        }
    }

    /// Prints the opened messages in the order in which they are read, those of one carrier in that of their envelopes.
    func printOpened() throws(CommandFailure) {
        let opened = opened.withLock { opened in
            defer { opened = [] }
            return opened
        }
        for message in opened.reversed() {
            for line in message.lines { try context.output.data(line) }
        }
    }

    private func note(unopened item: InboxItem) {
        counts.withLock { counts in
            switch item.outcome {
            case .openedBefore:
                guard let earlier = item.earlier else { return counts.deleted += 1 }
                counts.earlier = counts.earlier ?? MessageReference(of: earlier.unified).text
            case .notAddressed:
                guard let own = item.earlier else { return }
                counts.own += 1
                counts.ownText = counts.ownText ?? MessageReference(of: own.unified).text
            case .damaged:
                counts.damaged = counts.damaged ?? MessageReference(of: item.carrier.unified).text
            default: break
            }
        }
    }

    private func note(_ verdict: OpenedMessage) {
        counts.withLock { counts in
            if VerdictOutput(verdict: verdict, context: context).contact?.isBlocked == true { counts.blocked += 1 }
            if let alarm = SealingFailure.alarm(about: verdict, crypto: crypto) {
                counts.alarming += 1
                counts.alarm = counts.alarm ?? alarm
            }
        }
    }

    private func noteWarnings(of verdict: OpenedMessage) {
        counts.withLock { counts in
            if verdict.warnings.contains(.clockBehind) { counts.isClockBehind = true }
            guard verdict.warnings.contains(.keysUnverified), let name = verdict.contact?.name else { return }
            if !counts.unverified.contains(name) { counts.unverified.append(name) }
        }
    }

    /// Prints each warning about the shown messages once.
    private func warn() {
        let (unverified, isClockBehind) = counts.withLock { ($0.unverified, $0.isClockBehind) }
        for name in unverified { context.output.warning(VerdictOutput.keysUnverified(name: name)) }
        if isClockBehind { context.output.warning(LocalizedMessage(EnvelopeWords.clockBehind)) }
    }

    /// Reports the result for all messages, and fails if a sender's keys are not to be trusted (CLI-5).
    func finish(_ summary: InboxSummary, offersCarrierTime: Bool) throws(CommandFailure) {
        try report(summary, offersCarrierTime: offersCarrierTime)
        guard let alarm = counts.withLock({ $0.alarm }) else { return }
        try context.output.flush()
        throw alarm
    }

    private func report(_ summary: InboxSummary, offersCarrierTime: Bool) throws(CommandFailure) {
        let (blocked, alarming, own, failure) = counts.withLock { ($0.blocked, $0.alarming, $0.own, $0.failure) }
        if let failure { throw failure }
        guard !context.output.style.isJSON else {
            return try context.output.json([
                "type": "summary", "messages": .integer(summary.carriers), "envelopes": .integer(summary.envelopes),
                "opened": .integer(summary.opened), "opened_before": .integer(summary.openedBefore),
                "expired": .integer(summary.expired), "not_addressed": .integer(summary.notAddressed),
                "own": .integer(Int64(own)),
                "invalid": .integer(summary.invalid), "damaged": .integer(summary.damaged),
                "key_missing": .integer(summary.secretMissing),
                "blocked": .integer(blocked), "key_changed_or_revoked": .integer(alarming),
            ])
        }
        // The opened messages precede the summary.
        try context.output.flush()
        warn()
        guard summary.envelopes + summary.damaged > 0 else { return context.output.note(EnvelopeWords.inboxEmpty) }
        let lines: [(EnvelopeWords, Int)] = [
            (.inboxBlocked, showsBlocked ? 0 : blocked), (.inboxChanged, alarming),
            (.inboxReplayed, summary.openedBefore), (.inboxExpired, summary.expired),
            (.inboxOwn, own), (.inboxForeign, summary.notAddressed - own), (.inboxInvalid, summary.invalid),
            (.inboxDamaged, summary.damaged),
        ]
        context.output.note(EnvelopeWords.inboxOpened, ["count": .count(summary.opened)])
        for (text, count) in lines where count > 0 { context.output.note(text, ["count": .count(count)]) }
        let (earlier, deleted, damaged, ownText) = counts.withLock {
            ($0.earlier, $0.deleted, $0.damaged, $0.ownText)
        }
        if let damaged {
            context.output.note(
                EnvelopeWords.inboxDamagedWhere, ["command": .text("whisper messages --around \(damaged)")])
        }
        if let earlier {
            context.output.note(
                EnvelopeWords.inboxEarlier, ["command": .text("whisper messages --around \(earlier)")])
        }
        if let ownText {
            context.output.note(
                EnvelopeWords.inboxOwnText, ["command": .text("whisper messages --around \(ownText)")])
        }
        if deleted > 0 { context.output.note(EnvelopeWords.inboxDeleted, ["count": .count(deleted)]) }
        if summary.expired > 0, offersCarrierTime { context.output.note(EnvelopeWords.expiredHint) }
    }
}

extension InboxItem.Outcome {
    /// The word for it in JSON.
    fileprivate var word: String {
        switch self {
        case .opened: "opened"
        case .openedBefore: "opened-before"
        case .notAddressed: "not-addressed"
        case .expired: "expired"
        case .invalid: "invalid"
        case .secretMissing: "key-missing"
        case .damaged: "damaged"
        }
    }
}
