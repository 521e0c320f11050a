import WhisperTextCoding
import WhisperCommand
import WhisperContacts
import WhisperJSONText
import WhisperKeyFingerprint
import WhisperLocalization
import WhisperMessage
import WhisperStorePort
import WhisperCore

/// Shows a message that was opened, and whom it is from (UX-2).
struct VerdictOutput {
    let verdict: OpenedMessage
    let context: Context
    /// The contacts whose names the sender's only looks like.
    var imitated: [String] = []

    // MARK: JSON

    /// Prints body and verdict as a line.
    func json() throws(CommandFailure) {
        try context.output.json(.object(object))
    }

    /// Body and verdict.
    var object: JSONObject {
        let text = verdict.text
        return [
            "type": "opened", "body": .string(text),
            "body_base64": .string(text == nil ? Base64.text(verdict.body) : nil),
            "attribution": [
                "kind": .string(verdict.attribution.kind.rawValue), "name": .string(contact?.name),
                "trust": .string(contact?.record.trust.word), "blocked": .bool(contact?.isBlocked ?? false),
                "short_id": .string(shortID),
            ],
            "sent_at": .string(verdict.sentAt.rfc3339()), "identity": .string(verdict.identity.name),
            "time": .string(verdict.warnings.contains(.carrierTimeOnly) ? "carrier" : "clock"),
            "message": .string(verdict.message.description),
            "warnings": .array(
                verdict.warnings.map { .string($0.word) } + (imitated.isEmpty ? [] : [.string("name-looks-like")])),
        ]
    }

    /// The contact who sent the message, or whose keys differ from the message's; nil if it is unsigned, since the
    /// contact that it then names is only a claim.
    var contact: KnownContact? { verdict.attribution.kind == .unsigned ? nil : verdict.contact }

    /// The short id of the keys that signed; nil if the message is unsigned.
    private var shortID: String? {
        verdict.attribution.kind == .unsigned ? nil : verdict.fingerprint.shortID.description
    }

    /// The contact that an unsigned message claims to be from.
    private var claimed: KnownContact? { verdict.attribution.kind == .unsigned ? verdict.contact : nil }

    // MARK: Words

    /// Prints on standard error whom the message is from, when it was sealed, and for whom; with `--quiet`, only the
    /// warnings.
    func printVerdict() {
        let output = context.output
        if !output.style.isQuiet { for line in origin(colored: output.style.colorsError) { output.say(line) } }
        for warning in warnings { output.warning(warning) }
        if !output.style.isQuiet { output.say("") }
    }

    /// Prints verdict and body on standard output, so that nothing can come between them: the verdict's lines begin at the
    /// first column, each of the body stands behind the gutter, and an empty line follows.
    ///
    /// The form is the same on a terminal and in a file. When quiet, the verdict is its first line and the warnings.
    func block(showsBody: Bool) throws(CommandFailure) {
        let output = context.output
        let origin = origin(colored: output.style.colorsOutput)
        for line in output.style.isQuiet ? Array(origin.prefix(1)) : origin { try output.data(line) }
        let label = context.localizer(TerminalText.warningLabel) + context.localizer.language.colon
        for warning in warnings { try output.data("\(label) \(warning.text(context.localizer))") }
        if showsBody {
            for line in bodyLines { try output.data(line) }
        } else {
            try output.data(EnvelopeWords.blockedNotShown)
        }
        try output.data("")
    }

    /// The warnings to print.
    private var warnings: [LocalizedMessage] {
        imitated.map { NameWatch.warning(contact?.name ?? "", looksLike: $0) }
            + verdict.warnings.compactMap { (warning) -> LocalizedMessage? in
                switch warning {
                case .keysUnverified: VerdictOutput.keysUnverified(name: contact?.name ?? "")
                case .clockBehind: LocalizedMessage(EnvelopeWords.clockBehind)
                case .carrierTimeOnly: nil  // Requested with the command; a note mentions it.
                case .maybeOpenedBefore: LocalizedMessage(EnvelopeWords.maybeOpened)
                case .trustInDoubt: LocalizedMessage(TrustText.doubtful)
                }
            }
    }

    /// The warning about keys that have not been verified since they changed (CON-4).
    static func keysUnverified(name: String) -> LocalizedMessage {
        LocalizedMessage(ContactText.keyChangedWarning, ["name": .text(name)])
    }

    /// Whom the message is from, when it was sealed, and for whom: a line each.
    private func origin(colored: Bool) -> [String] {
        var lines: [LocalizedMessage] = []
        if let claimed {
            lines.append(LocalizedMessage(EnvelopeWords.claims, ["name": .text(ShownName.text(claimed.name))]))
        }
        if contact?.isBlocked == true { lines.append(LocalizedMessage(EnvelopeWords.blockedRemark)) }
        if let shortID { lines.append(LocalizedMessage(EnvelopeWords.shortID, ["shortID": .text(shortID)])) }
        lines.append(
            LocalizedMessage(
                EnvelopeWords.sentAt, ["time": .text(LocalCalendar(context).dateAndTime(verdict.sentAt))]))
        lines.append(LocalizedMessage(EnvelopeWords.openedBy, ["identity": .text(verdict.identity.name)]))
        if verdict.warnings.contains(.carrierTimeOnly) { lines.append(LocalizedMessage(EnvelopeWords.carrierTime)) }
        let head = Emphasis.bold.applied(to: from.text(context.localizer), if: colored)
        return [head] + lines.map { $0.text(context.localizer) }
    }

    /// The line that begins with “From:”.
    private var from: LocalizedMessage {
        let name: [String: TextArgument] = ["name": .text(ShownName.text(contact?.name ?? ""))]
        switch verdict.attribution.kind {
        case .signed:
            let isVerified = contact?.trust == .verified
            return LocalizedMessage(isVerified ? EnvelopeWords.fromVerified : .fromUnverified, name)
        case .unknownSigned: return LocalizedMessage(EnvelopeWords.fromUnknownSigned)
        case .unsigned: return LocalizedMessage(EnvelopeWords.fromUnknownUnsigned)
        case .keyChanged: return LocalizedMessage(EnvelopeWords.fromKeyChanged, name)
        case .revoked: return LocalizedMessage(EnvelopeWords.fromRevoked, name)
        }
    }

    /// The whole verdict on a line.
    var line: String {
        var parts: [LocalizedMessage] = [
            from,
            LocalizedMessage(
                EnvelopeWords.sentAt, ["time": .text(LocalCalendar(context).dateAndTime(verdict.sentAt))]),
        ]
        if verdict.warnings.contains(.carrierTimeOnly) { parts.append(LocalizedMessage(EnvelopeWords.carrierTime)) }
        if verdict.warnings.contains(.maybeOpenedBefore) { parts.append(LocalizedMessage(EnvelopeWords.maybeOpened)) }
        let line = parts.map { $0.text(context.localizer) }.joined(separator: " · ")
        return Emphasis.bold.applied(to: line, if: context.output.style.colorsOutput)
    }

    /// The lines of the body, made safe to print, each behind the gutter; on a terminal they are cut to fit it.
    var bodyLines: [String] {
        guard let text = verdict.text else {
            return ["[\(context.localizer(EnvelopeWords.notText, ["count": .count(verdict.body.count)]))]"]
        }
        return Gutter.lines(text, width: context.tableWidth)
    }

    /// Prints the body alone: byte for byte to a file or a pipe, behind the gutter on a terminal.
    func body() throws(CommandFailure) {
        guard context.terminal.outputIsTerminal else { return try context.output.append(verdict.body, as: .foreign) }
        guard verdict.text != nil else {
            return context.output.note(EnvelopeWords.notText, ["count": .count(verdict.body.count)])
        }
        for line in bodyLines { try context.output.data(line) }
    }
}

extension OpeningWarning {
    /// The word for it in JSON.
    fileprivate var word: String {
        switch self {
        case .clockBehind: "clock-behind"
        case .keysUnverified: "keys-unverified"
        case .carrierTimeOnly: "carrier-time"
        case .maybeOpenedBefore: "maybe-opened-before"
        case .trustInDoubt: "trust-in-doubt"
        }
    }
}
