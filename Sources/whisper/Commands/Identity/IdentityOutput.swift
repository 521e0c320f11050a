import WhisperVault
import WhisperCommand
import WhisperCryptoPort
import WhisperIdentity
import WhisperJSONText
import WhisperKeyFingerprint
import WhisperLocalization
import WhisperMessage
import WhisperStorePort
import WhisperCore

/// Shows identities.
struct IdentityOutput {
    let secrecy: Secrecy
    let context: Context

    private var localizer: Localizer { context.localizer }

    // MARK: JSON

    /// Prints an identity as a line.
    func json(_ identity: OwnIdentity) throws(CommandFailure) {
        let details = KeyDetails(of: identity, crypto: secrecy.crypto)
        try context.output.json([
            "type": "identity", "name": .string(identity.name), "status": .string(identity.record.status.word),
            "key_version": .integer(Int64(identity.keyVersion)), "x25519": .string(details.x25519),
            "ed25519": .string(details.ed25519), "fingerprint": .string(details.fingerprint),
            "short_id": .string(details.shortID), "sas": .array(details.words.map { .string($0) }),
            "rkid": .string(details.recipientKeyID), "default": .bool(identity.isDefault),
            "id": .string(identity.id.description), "created_at": .string(identity.record.createdAt.rfc3339()),
        ])
    }

    // MARK: Words

    /// Prints identities as a table.
    func table(_ identities: [OwnIdentity]) throws(CommandFailure) {
        var table = Table([
            .init(heading: localizer(IdentityText.nameHeading), mayShrink: true),
            .init(heading: localizer(IdentityText.shortIDHeading)),
            .init(heading: localizer(IdentityText.statusHeading)),
            .init(heading: localizer(IdentityText.versionHeading), isRightAligned: true),
            .init(heading: localizer(IdentityText.signsHeading)),
        ])
        for identity in identities {
            table.add([
                UntrustedText.line(identity.name), identity.shortID.description, status(of: identity),
                String(identity.keyVersion),
                localizer(identity.signingKey == nil ? IdentityText.no : IdentityText.yes),
            ])
        }
        try table.print(to: context.output, fitting: context.tableWidth)
    }

    /// Prints all there is to know of an identity.
    func details(_ identity: OwnIdentity) throws(CommandFailure) {
        let details = KeyDetails(of: identity, crypto: secrecy.crypto)
        let calendar = LocalCalendar(context)
        var list = DetailList()
        list.add(localizer(IdentityText.nameHeading), UntrustedText.line(identity.name))
        list.add(localizer(IdentityText.statusHeading), status(of: identity))
        list.add(localizer(IdentityText.shortIDHeading), details.shortID)
        list.add(localizer(IdentityText.wordsHeading), details.words.joined(separator: " "))
        list.addGroups(localizer(IdentityText.fingerprintHeading), details.groups)
        list.add(localizer(IdentityText.agreementKeyHeading), details.x25519)
        list.add(
            localizer(IdentityText.signingKeyHeading), details.ed25519 ?? localizer(IdentityText.none))
        list.add(localizer(IdentityText.keyIDHeading), details.recipientKeyID)
        list.add(localizer(IdentityText.versionHeading), String(identity.keyVersion))
        list.add(localizer(IdentityText.createdHeading), calendar.date(identity.record.createdAt))
        try list.print(to: context.output)
    }

    /// Prints what a backup would add.
    func preview(_ items: [IdentityRestoration.Item]) {
        let additions = items.filter { $0.effect != .isThere }
        if !additions.isEmpty {
            context.output.note(IdentityText.wouldRestore, ["count": .count(additions.count)])
        }
        for item in additions {
            guard !context.output.style.isQuiet else { break }
            let identity = item.identity
            let shortID = identity.keys.fingerprint(crypto: secrecy.crypto).shortID
            context.output.say("  \(UntrustedText.line(identity.name.text)), \(shortID)")
            if case .addsRenamed(let other) = item.effect {
                context.output.note(
                    IdentityText.renamedOnRestore, ["from": .text(identity.name.text), "to": .text(other.text)])
            }
        }
        let held = items.count - additions.count
        if held > 0 { context.output.note(IdentityText.heldAlready, ["count": .count(held)]) }
    }

    private func status(of identity: OwnIdentity) -> String {
        let status =
            switch identity.record.status {
            case .active: localizer(IdentityText.active)
            case .rotated: localizer(IdentityText.rotated)
            case .archived: localizer(IdentityText.archived)
            }
        return identity.isDefault ? "\(status), \(localizer(IdentityText.standard))" : status
    }
}
