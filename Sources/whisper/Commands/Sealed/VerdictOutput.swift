import Command
import Contacts
import JSONText
import KeyFingerprint
import Localization
import Message
import StorePort
import WhisperCore

/// Shows a message that was opened, and whom it is from (UX-2).
struct VerdictOutput {
    let verdict: OpenedVerdict
    let context: Context

    // MARK: JSON

    /// Prints body and verdict as a line.
    func json() throws(CommandFailure) {
        try context.output.json(.object(object))
    }

    /// Body and verdict.
    var object: JSONObject {
        let text = verdict.text
        return [
            "body": .string(text), "body_base64": .string(text == nil ? Base64.text(verdict.body) : nil),
            "attribution": [
                "kind": .string(verdict.attribution.kind.rawValue), "name": .string(contact?.name),
                "trust": .string(contact?.record.trust.word), "blocked": .bool(contact?.isBlocked ?? false),
                "short_id": .string(shortID),
            ],
            "sent_at": .string(verdict.sentAt.rfc3339()), "identity": .string(verdict.identity.name),
            "time": .string(verdict.warnings.contains(.carrierTimeOnly) ? "carrier" : "clock"),
            "message": .string(verdict.message.description),
            "warnings": .array(verdict.warnings.map { .string($0.word) }),
        ]
    }

    /// The contact whose it is, or whose keys are not these; whom an unsigned message names is nobody's business here.
    var contact: KnownContact? { verdict.attribution.kind == .unsigned ? nil : verdict.contact }

    /// The short id of the keys that signed; what an unsigned message claims has none.
    private var shortID: String? {
        verdict.attribution.kind == .unsigned ? nil : verdict.fingerprint.shortID.description
    }

    /// The contact that an unsigned message claims to be from.
    private var claimed: KnownContact? { verdict.attribution.kind == .unsigned ? verdict.contact : nil }

    // MARK: Words

    /// Says on standard error whom the message is from, when it was sealed, and for whom; when quiet, the warnings alone.
    func sayVerdict() {
        let output = context.output
        if !output.style.isQuiet { sayOrigin(on: output) }
        for warning in warnings { output.warning(warning) }
        if !output.style.isQuiet { output.say("") }
    }

    /// What is to be warned of.
    private var warnings: [LocalizedMessage] {
        verdict.warnings.compactMap { (warning) -> LocalizedMessage? in
            switch warning {
            case .keysUnverified: VerdictOutput.keysUnverified(name: contact?.name ?? "")
            case .clockBehind: LocalizedMessage(EnvelopeWords.clockBehind)
            case .carrierTimeOnly: nil  // Asked for with the command; a remark says so.
            case .maybeOpenedBefore: LocalizedMessage(EnvelopeWords.maybeOpened)
            case .trustInDoubt: LocalizedMessage(TrustText.doubtful)
            }
        }
    }

    /// The warning of keys that nobody has verified since they changed (CON-4).
    static func keysUnverified(name: String) -> LocalizedMessage {
        LocalizedMessage(ContactText.keyChangedWarning, ["name": .text(name)])
    }

    private func sayOrigin(on output: Output) {
        output.say(
            Emphasis.bold.applied(to: from.text(context.localizer), if: output.style.colorsError))
        if let claimed { output.note(EnvelopeWords.claims, ["name": .text(claimed.name)]) }
        if contact?.isBlocked == true { output.note(EnvelopeWords.blockedRemark) }
        if let shortID { output.note(EnvelopeWords.shortID, ["shortID": .text(shortID)]) }
        output.note(
            EnvelopeWords.sentAt, ["time": .text(LocalCalendar(context).dateAndTime(verdict.sentAt))])
        output.note(EnvelopeWords.openedBy, ["identity": .text(verdict.identity.name)])
        if verdict.warnings.contains(.carrierTimeOnly) { output.note(EnvelopeWords.carrierTime) }
    }

    /// The line that begins with “From:”.
    private var from: LocalizedMessage {
        let name: [String: TextArgument] = ["name": .text(contact?.name ?? "")]
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

    /// The lines of the body, made safe to print.
    var bodyLines: [String] {
        guard let text = verdict.text else {
            return [context.localizer(EnvelopeWords.notText, ["count": .count(verdict.body.count)])]
        }
        let body = text.hasSuffix("\n") ? String(text.dropLast()) : text
        return UntrustedText.lines(body).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    /// Prints the body: byte for byte to a file or a pipe, made safe where a person reads it on the terminal.
    ///
    /// - Parameter isOneOfMany: Whether a line end is to part it from the next one.
    func body(isOneOfMany: Bool) throws(CommandFailure) {
        guard context.terminal.outputIsTerminal else {
            try context.output.append(verdict.body)
            if isOneOfMany { try context.output.append([UInt8(ascii: "\n")]) }
            return
        }
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
