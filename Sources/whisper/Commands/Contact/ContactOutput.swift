import WhisperVault
import WhisperCommand
import WhisperContacts
import WhisperJSONText
import WhisperKeyFingerprint
import WhisperLocalization
import WhisperMessage
import WhisperStorePort
import WhisperTextCoding
import WhisperCore

/// Shows contacts.
struct ContactOutput {
    let secrecy: Secrecy
    let context: Context

    private var localizer: Localizer { context.localizer }

    // MARK: JSON

    /// Prints a contact as a line.
    ///
    /// - Parameters:
    ///   - effect: What was done to it, if that is to be printed.
    ///   - names: Contacts whose names its own only looks like.
    func json(
        _ contact: KnownContact, effect: String? = nil, looksLike names: [String] = []
    ) throws(CommandFailure) {
        var object = object(contact, effect: effect)
        if !names.isEmpty { object["looks_like"] = .array(names.map { .string($0) }) }
        try context.output.json(.object(object))
    }

    /// Prints a contact with its words and its earlier keys.
    func json(_ contact: KnownContact, history: [PastKey]) throws(CommandFailure) {
        var object = object(contact, effect: nil)
        let details = KeyDetails(of: contact, crypto: secrecy.crypto)
        object["sas"] = .array(details.words.map { .string($0) })
        object["history"] = .array(
            history.map { key in
                [
                    "x25519": .string(HexText.text(key.agreementKey)),
                    "ed25519": .string(key.signingKey.map { HexText.text($0) }),
                    "replaced_at": .string(key.replacedAt.rfc3339()),
                ]
            })
        try context.output.json(.object(object))
    }

    private func object(_ contact: KnownContact, effect: String?) -> JSONObject {
        let record = contact.record
        var object: JSONObject = ["type": "contact"]
        if let effect { object["effect"] = .string(effect) }
        object.appendNew(
            ([
                "name": .string(contact.name), "trust": .string(contact.record.trust.word),
                "blocked": .bool(contact.isBlocked),
                "key_changed": .bool(contact.hasKeyChange), "key_version": .integer(Int64(record.keyVersion)),
                "x25519": .string(HexText.text(record.agreementKey)),
                "ed25519": .string(record.signingKey.map { HexText.text($0) }),
                "fingerprint": .string(contact.fingerprint.hex), "short_id": .string(contact.shortID.description),
                "rkid": .string(HexText.text(record.recipientKeyID)), "note": .string(record.note),
                "person": .string(record.person?.description), "id": .string(contact.id.description),
                "created_at": .string(record.createdAt.rfc3339()),
                "last_seen_at": .string(record.lastSeenAt?.rfc3339()),
                "updated_at": .string(record.updatedAt.rfc3339()),
            ] as JSONObject).members)
        return object
    }

    // MARK: Words

    /// Prints contacts as a table.
    func table(_ contacts: [KnownContact]) throws(CommandFailure) {
        var table = Table([
            .init(heading: localizer(ContactText.nameHeading), mayShrink: true),
            .init(heading: localizer(IdentityText.shortIDHeading)),
            .init(heading: localizer(ContactText.trustHeading)),
            .init(heading: localizer(ContactText.remarksHeading)),
        ])
        for contact in contacts {
            table.add([
                localizer.shownName(contact.name), contact.shortID.description, localizer(contact.record.trust.name),
                localizer.language.list(remarks(on: contact)),
            ])
        }
        try table.print(to: context.output, fitting: context.tableWidth)
    }

    /// Prints all there is to know of a contact.
    func details(_ contact: KnownContact, history: [PastKey]) throws(CommandFailure) {
        let calendar = LocalCalendar(context)
        let details = KeyDetails(of: contact, crypto: secrecy.crypto)
        var list = DetailList()
        list.add(localizer(ContactText.nameHeading), localizer.shownName(contact.name))
        // The badge is a word, with its meaning beside it (UX-4).
        list.add(
            localizer(ContactText.trustHeading),
            "\(localizer(contact.record.trust.name)) – \(localizer(contact.record.trust.explanation))")
        let remarks = remarks(on: contact)
        if !remarks.isEmpty { list.add(localizer(ContactText.remarksHeading), localizer.language.list(remarks)) }
        add(details, to: &list)
        list.add(localizer(IdentityText.agreementKeyHeading), details.x25519)
        list.add(localizer(IdentityText.signingKeyHeading), details.ed25519 ?? localizer(IdentityText.none))
        list.add(localizer(IdentityText.keyIDHeading), details.recipientKeyID)
        list.add(localizer(IdentityText.versionHeading), String(contact.record.keyVersion))
        list.add(localizer(IdentityText.createdHeading), calendar.date(contact.record.createdAt))
        if let seen = contact.record.lastSeenAt {
            list.add(localizer(ContactText.seenHeading), calendar.dateAndTime(seen))
        }
        if !contact.record.note.isEmpty {
            list.add(localizer(ContactText.noteHeading), UntrustedText.line(contact.record.note))
        }
        for key in history {
            list.add(
                localizer(ContactText.earlierHeading),
                "\(HexText.text(key.agreementKey)) (– \(calendar.date(key.replacedAt)))")
        }
        try list.print(to: context.output)
    }

    /// Shows what a bundle would add.
    func preview(_ preview: ContactPreview) {
        guard !context.output.style.isQuiet else { return }
        let heading: ContactText = preview.isKeyChange ? .previewChange : preview.isKnown ? .previewHeld : .previewNew
        let isColored = context.output.style.colorsError
        let mark = preview.isKeyChange ? "*** \(localizer(TerminalText.alarmLabel)) *** " : ""
        context.output.say(
            Emphasis.red.applied(to: mark, if: isColored && preview.isKeyChange)
                + Emphasis.bold.applied(to: localizer(heading), if: isColored))
        var list = DetailList()
        list.add(localizer(ContactText.nameHeading), localizer.shownName(preview.name))
        if preview.isKeyChange, let known = preview.known {
            list.add(
                localizer(AlarmText.knownWords),
                KeyDetails(of: known, crypto: secrecy.crypto).words.joined(separator: " "))
        }
        add(KeyDetails(of: preview, crypto: secrecy.crypto), to: &list)
        say(list)
        guard preview.isKeyChange else { return }
        if case .keyChange(let changes) = preview.comparison, changes.contains(where: { $0.grounds == .formerKeys }) {
            context.output.note(ContactText.previewFormer)
        }
        context.output.note(preview.succession.explanation)
    }

    /// Shows the words of a contact beside those of the owner, to be read out to each other.
    func comparison(of contact: KnownContact, with identity: OwnIdentity?) {
        if let identity {
            context.output.say(
                LocalizedMessage(ContactText.yours, ["name": .text(identity.name)]).text(localizer))
            var list = DetailList()
            add(KeyDetails(of: identity, crypto: secrecy.crypto), to: &list)
            say(list)
        }
        context.output.say(LocalizedMessage(ContactText.theirs, ["name": .text(contact.name)]).text(localizer))
        var list = DetailList()
        add(KeyDetails(of: contact, crypto: secrecy.crypto), to: &list)
        say(list)
    }

    /// Warns whenever a contact is used whose keys changed and were not verified since (CON-4).
    func warnOfKeyChange(_ contact: KnownContact) {
        guard contact.hasKeyChange else { return }
        context.output.warning(
            LocalizedMessage(ContactText.keyChangedWarning, ["name": .text(contact.name)]))
    }

    // MARK: Parts

    private func add(_ details: KeyDetails, to list: inout DetailList) {
        list.add(localizer(IdentityText.wordsHeading), details.words.joined(separator: " "))
        list.add(localizer(IdentityText.shortIDHeading), details.shortID)
        list.addGroups(localizer(IdentityText.fingerprintHeading), details.groups)
    }

    private func say(_ list: DetailList) {
        let lines = list.lines(for: context.output, isOnTerminal: context.terminal.errorIsTerminal, indent: 2)
        for line in lines { context.output.say("  \(line)") }
    }

    private func remarks(on contact: KnownContact) -> [String] {
        var remarks: [String] = []
        if contact.isBlocked { remarks.append(localizer(ContactText.blocked)) }
        if contact.hasKeyChange { remarks.append(localizer(ContactText.keyChanged)) }
        return remarks
    }
}

extension ContactTrust {
    /// The word for it in JSON.
    var word: String {
        switch self {
        case .unverified: "unverified"
        case .verified: "verified"
        case .revoked: "revoked"
        }
    }

    /// The word that the user reads.
    var name: ContactText {
        switch self {
        case .unverified: .unverified
        case .verified: .verified
        case .revoked: .revoked
        }
    }

    /// What it means, in a sentence.
    var explanation: ContactText {
        switch self {
        case .unverified: .unverifiedSpoken
        case .verified: .verifiedSpoken
        case .revoked: .revokedSpoken
        }
    }
}

extension SuccessionFinding {
    /// What it means for a key change, in a sentence.
    fileprivate var explanation: ContactText {
        switch self {
        case .valid: .successionValid
        case .invalid: .successionInvalid
        case .none, .ofOtherKeys: .successionNone
        }
    }
}
