import WhisperArchive
import WhisperVault

extension TestVault {
    /// Fills the vault as a live connection would, through its store.
    func fill(_ body: (any VaultStore) async throws -> Void) async throws {
        var adapters = try VaultAdapters.standard()
        adapters.passphraseCost = .minimal
        let vault = try await Vault.open(
            at: path, passphrase: try Passphrase.file(at: passphraseFile), adapters: adapters)
        do {
            try await body(vault.store)
        } catch {
            await vault.close()
            throw error
        }
        await vault.close()
    }
}

extension Timestamp {
    /// Noon on a day of January 2024, in UTC.
    static func january(_ day: Int) -> Timestamp {
        Timestamp(milliseconds: 1_704_067_200_000 + Int64(day - 1) * 86_400_000 + 43_200_000)
    }
}

extension NewSender {
    /// A person of WhatsApp under a number and names.
    static func person(
        _ name: String, _ number: String, kind: PersonAliasKind = .pushName, _ more: [PersonAlias] = [],
        isOwner: Bool = false, seen: Timestamp = .january(1)
    ) -> NewSender {
        NewSender(
            platform: .whatsapp,
            aliases: [PersonAlias(kind: .phoneNumber, value: number), PersonAlias(kind: kind, value: name)] + more,
            participant: Participant(identifier: number, displayName: name), isOwner: isOwner, seenAt: seen)
    }

    /// The vault's owner.
    static let owner = NewSender.person("Mia", "+491700000001", isOwner: true)
}

extension VaultStore {
    /// Makes a chat and reports its details.
    @discardableResult
    func report(
        _ title: String, key: String, kind: ConversationKind = .group, _ details: NewChatDetails,
        at time: Timestamp = .january(2)
    ) async throws -> Conversation {
        let chat = try await conversation(
            for: ConversationReference(platform: .whatsapp, key: key, title: title, kind: kind))
        _ = try await commit(IngestionGroup([.details(chat.id, details, at: time)]))
        return chat
    }

    /// Saves a message of the owner, or of someone else to the owner.
    func write(
        _ text: String, id: String, in chat: Conversation, by sender: NewSender, at time: Timestamp = .january(3)
    ) async throws {
        let message = NewMessage(
            conversation: chat.id, externalID: id, platform: .whatsapp, timestamp: time, precision: .second,
            sender: try await self.sender(for: sender), direction: sender.isOwner ? .outgoing : .incoming,
            content: Content(kind: .text, text: text))
        _ = try await save([message])
    }
}
