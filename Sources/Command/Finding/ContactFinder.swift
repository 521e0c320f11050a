import WhisperLocalization
package import WhisperCore
package import WhisperVault

/// How a part of a name finds a contact.
package enum ContactCare: Sendable {
    /// The command trusts the contact's keys, seals to them, or cannot be undone. A part of a name is never enough: a
    /// person at a terminal chooses, and elsewhere the command ends with a suggestion.
    case exact
    /// The only contact of whose name it is a part is taken, which a note reports.
    case part
}

extension Secrecy {
    /// The contact that a name, an id or a fingerprint identifies, as `NameMatching` decides.
    ///
    /// - Throws: `not-found`, perhaps with suggestions, or `ambiguous` with the candidates.
    package func contact(
        named name: String, care: ContactCare, in context: Context
    ) async throws(CommandFailure) -> KnownContact {
        let choice = FindingChoice<KnownContact>(context: context) { contact in
            "\(context.localizer.language.quoted(contact.name)) (\(contact.shortID))"
        }
        let question = LocalizedMessage(FindingText.severalContacts, ["name": .text(name)])
        do {
            return try await contacts.find(name)
        } catch .ambiguous {
            let found = try await ContactFailure.mapping(name) { () async throws(ContactError) in
                try await contacts.search(name)
            }
            let taken = try choice.choose(
                among: found, question: question, otherwise: { _ in ContactFailure.ambiguous(name, found) })
            return report(taken, for: name, in: context)
        } catch .notFound {
        } catch {
            throw ContactFailure.failure(of: error, name: name)
        }
        let (keyed, all) = try await ContactFailure.mapping(name) { () async throws(ContactError) in
            (try await contacts.search(name), try await contacts.all())
        }
        let outcome = NameMatching(all, names: { [$0.name] }) { contact, _ in
            // A short id or a key id, which are for display, are as good as a part of a name (CON-2).
            keyed.contains { $0.id == contact.id }
        }.match(name)
        switch outcome {
        case .whole(let only) where care == .part, .part(let only) where care == .part:
            return report(only, for: name, in: context)
        case .whole(let only), .part(let only):
            let taken = try choice.choose(
                among: [only], question: LocalizedMessage(FindingText.partOfContact, ["name": .text(name)]),
                otherwise: { _ in ContactFailure.notFound(name, perhaps: [only]) })
            return report(taken, for: name, in: context)
        case .several(let found):
            let taken = try choice.choose(
                among: found, question: question,
                otherwise: { _ in
                    care == .part
                        ? ContactFailure.ambiguous(name, found) : ContactFailure.notFound(name, perhaps: found)
                })
            return report(taken, for: name, in: context)
        case .none(let similar): throw ContactFailure.notFound(name, perhaps: similar)
        }
    }

    /// Reports which contact was taken for a name that is not its own.
    private func report(_ contact: KnownContact, for name: String, in context: Context) -> KnownContact {
        context.output.note(
            FindingText.contactTaken,
            ["name": .text(ShownName.text(contact.name)), "id": .text("\(contact.shortID)")])
        return contact
    }
}
