import WhisperVault
import ArgumentParser
import WhisperCommand
import WhisperContacts
import WhisperJSONText
import WhisperLocalization
import WhisperCore

/// How previews of contacts are answered.
struct ContactAddingOptions: ParsableArguments {
    @OptionGroup var confirmation: ConfirmationOptions

    @Flag(name: .long, help: .text(SealingOptionText.acceptKeyChange))
    var acceptKeyChange = false
}

/// Adds contacts: shows each, asks for confirmation, and rejects different keys for a known contact unless the user
/// accepted them (CON-4, CON-6).
struct ContactIntake {
    let secrecy: Secrecy
    let context: Context
    let options: ContactAddingOptions

    /// Adds the contacts of the previews.
    ///
    /// - Throws: The failure of a rejected key change, after everything else was added.
    func take(_ previews: [ContactPreview]) async throws {
        var added = 0
        var refused: ContactPreview?
        var names = NameIndex(
            try await ContactFailure.mapping { () async throws(ContactError) in
                try await secrecy.contacts.names()
            })
        let output = ContactOutput(secrecy: secrecy, context: context)
        // New contacts that need no confirmation are added in batches; each transaction waits for the disk.
        var waiting: [(preview: ContactPreview, imitated: [String])] = []
        for preview in previews {
            let imitated = preview.isKnown ? [] : names.imitated(by: preview.name)
            if !context.output.style.isJSON {
                output.preview(preview)
                for contact in imitated {
                    context.output.warning(NameWatch.warning(preview.name, looksLike: contact))
                }
            }
            if preview.isKeyChange, !options.acceptKeyChange {
                refused = refused ?? preview
                continue
            }
            if previews.count > 1, options.confirmation.yes, !preview.isKnown, !preview.isKeyChange {
                waiting.append((preview, imitated))
                names.add(preview.name)
                if waiting.count == ContactIntake.batchSize { added += try await addAll(&waiting, output) }
                continue
            }
            added += try await addAll(&waiting, output)
            guard try isWanted(preview, amongMany: previews.count > 1) else {
                context.output.note(ContactText.skipped, ["name": .text(preview.name)])
                continue
            }
            let addition = try await ContactFailure.mapping(preview.name) { () async throws(ContactError) in
                try await secrecy.contacts.add(preview, acceptingKeyChange: options.acceptKeyChange)
            }
            if addition.effect != .unchanged { added += 1 }
            if addition.effect == .added { names.add(addition.contact.name) }
            try report(addition, output, imitated)
        }
        added += try await addAll(&waiting, output)
        if previews.count != 1, !context.output.style.isJSON {
            context.output.note(ContactText.imported, ["count": .count(added)])
        }
        if let refused {
            throw ContactFailure.keyChangeRefused(
                refused.known?.name ?? refused.name,
                known: refused.known.map { KeyDetails(of: $0, crypto: secrecy.crypto).words } ?? [],
                shown: KeyDetails(of: refused, crypto: secrecy.crypto).words)
        }
        try printNextSteps(previews)
    }

    /// Leads from a single new contact, or new keys of one, to the comparison of keys.
    private func printNextSteps(_ previews: [ContactPreview]) throws(CommandFailure) {
        guard previews.count == 1, let preview = previews.first, !preview.isKnown else { return }
        var steps = NextSteps(in: context)
        let name = preview.isKeyChange ? preview.known?.name ?? preview.name : preview.name
        steps.add(["contact", "verify", .argument(name)], NextStepText.compare)
        try steps.print()
    }

    /// The number of contacts that are added in one transaction.
    private static let batchSize = 5_000

    /// Adds the waiting contacts, and returns how many of them are new.
    private func addAll(
        _ waiting: inout [(preview: ContactPreview, imitated: [String])], _ output: ContactOutput
    ) async throws -> Int {
        guard !waiting.isEmpty else { return 0 }
        let batch = waiting
        waiting = []
        let additions = try await ContactFailure.mapping(batch[0].preview.name) { () async throws(ContactError) in
            try await secrecy.contacts.add(new: batch.map(\.preview))
        }
        for (addition, entry) in zip(additions, batch) { try report(addition, output, entry.imitated) }
        return additions.count { $0.effect != .unchanged }
    }

    /// Whether the user wants the contact; an existing, unchanged one needs no confirmation. One of several may be
    /// skipped; to decline the only one is a failure.
    private func isWanted(_ preview: ContactPreview, amongMany: Bool) throws(CommandFailure) -> Bool {
        guard preview.isKeyChange || !preview.isKnown, !options.confirmation.yes else { return true }
        let question = preview.isKeyChange ? ContactText.askChange : ContactText.askAdd
        do {
            try options.confirmation.confirm(
                LocalizedMessage(question, ["name": .text(preview.name)]), in: context)
            return true
        } catch {
            guard amongMany, error.isRefusal else { throw error }
            return false
        }
    }

    private func report(
        _ addition: ContactAddition, _ output: ContactOutput, _ imitated: [String]
    ) throws(CommandFailure) {
        guard !context.output.style.isJSON else {
            return try output.json(addition.contact, effect: addition.effect.word, looksLike: imitated)
        }
        let text: ContactText =
            switch addition.effect {
            case .added: .added
            case .unchanged: .held
            case .keysChanged: .changed
            }
        context.output.note(text, ["name": .text(addition.contact.name)])
    }
}

extension ContactAddition.Effect {
    /// The word for it in JSON.
    fileprivate var word: String {
        switch self {
        case .added: "added"
        case .unchanged: "unchanged"
        case .keysChanged: "keys-changed"
        }
    }
}
