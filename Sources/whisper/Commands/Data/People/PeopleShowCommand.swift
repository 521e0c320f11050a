import ArgumentParser
import WhisperArchive
import WhisperCommand
import WhisperContacts
import WhisperCore
import WhisperJSONText
import WhisperLocalization
import WhisperMessage
import WhisperStorePort
import WhisperVault

/// `whisper people show`: what the vault knows about a person (ING-1, CON-1).
struct PeopleShowCommand: VaultCommand, PagedCommand {
    static var configuration: CommandConfiguration {
        .command(
            "show", PeopleText.show, discussion: PeopleText.showDiscussion,
            examples: [
                "whisper people show Ana", "whisper people show +491701234567", "whisper people show Ana --json",
            ])
    }

    @OptionGroup var global: GlobalOptions
    @OptionGroup var passphrase: PassphraseOptions

    @Argument(help: .text(PeopleText.shownPerson, value: "PERSON"), completion: .people)
    var person: String

    func execute(on vault: Vault, in context: Context) async throws {
        let found = try await PersonFinder(vault.store, in: context).find(person)
        let facts = PersonFacts(
            person: found, contacts: try await contacts(of: found.id, in: vault, context),
            chats: try await DirectChats.with(found, in: vault.store),
            memberships: try await vault.store.memberships(of: found.id))
        guard !context.output.style.isJSON else { return try context.output.json(.object(facts.json)) }
        try PersonOutput(facts: facts, context: context).print()
        try context.output.flush()
        var names = NameWatch(store: vault.store, trust: try vault.trustIfKeyed())
        if !found.isOwner {
            names.see(found.displayName)
            for name in PersonNames(found).others { names.see(name) }
        }
        for membership in facts.memberships { names.see(membership.conversation) }
        try await names.warn(on: context.output)
        guard let chat = facts.chats.first else { return }
        var steps = NextSteps(in: context)
        steps.add(["messages", .argument(ShortChatReference(of: chat).text)], NextStepText.read)
        try steps.print()
    }

    /// The contacts that are this person, with the trust that the vault vouches for. The trust key is needed only if
    /// there are any.
    private func contacts(
        of person: UniqueIdentifier, in vault: Vault, _ context: Context
    ) async throws -> [KnownContact] {
        var ids: [UniqueIdentifier] = []
        var pages = ContactPages(vault.store)
        while let page = try await pages.next() { ids += page.filter { $0.person == person }.map(\.id) }
        guard !ids.isEmpty else { return [] }
        let hadKeys = vault.hasKeys
        let secrecy = try vault.sealedMessages()
        if !hadKeys { await vault.warnOfDoubtfulTrust(in: context) }
        var contacts: [KnownContact] = []
        for id in ids {
            contacts.append(
                try await ContactFailure.mapping { () async throws(ContactError) in
                    try await secrecy.contacts.contact(id)
                })
        }
        return contacts
    }
}

/// What `whisper people show` shows.
struct PersonFacts {
    let person: Person
    let contacts: [KnownContact]
    /// The chats with this person alone.
    let chats: [Conversation]
    let memberships: [GroupMembership]

    /// The facts as `--json` prints them.
    var json: JSONObject {
        var object = PersonNames(person).json
        object["contacts"] = .array(
            contacts.map { contact in
                [
                    "id": .string(contact.id.description), "name": .string(contact.name),
                    "short_id": .string(contact.shortID.description), "trust": .string(contact.record.trust.word),
                    "blocked": .bool(contact.isBlocked), "key_changed": .bool(contact.hasKeyChange),
                ]
            })
        object["direct_chats"] = .array(
            chats.map { chat in
                [
                    "conversation": .string(chat.id.description), "ref": .string(ShortChatReference(of: chat).text),
                    "title": .string(chat.title), "platform": .string(chat.platform.rawValue),
                    "message_count": .integer(chat.messageCount), "unread": .integer(chat.unreadCount),
                ]
            })
        object["groups"] = .array(
            memberships.map { membership in
                let group = membership.conversation
                return [
                    "conversation": .string(group.id.description), "ref": .string(ShortChatReference(of: group).text),
                    "title": .string(group.title), "platform": .string(group.platform.rawValue),
                    "role": .string(membership.role?.word), "since": .string(membership.since.rfc3339()),
                ]
            })
        return object
    }
}
