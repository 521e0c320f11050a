import WhisperIngestionPort
import WhisperMessage
import WhisperStorePort

/// Claims of a live source that two addresses are one, which cannot be undone once they are taken over (ING-1).
///
/// A source may lie over several reports, each of which is harmless alone. So a claim is compared with what the vault
/// knows. A database is the owner's own history, and a rebuild repeats what was taken over before.
extension EventPreparer {
    /// Whether two aliases may be those of one person: not if both are of people with telephone numbers, which differ,
    /// and not if one of them is the key of a group.
    func mayBeOne(_ first: PersonAlias, _ second: PersonAlias, at time: Timestamp) async throws(StoreError) -> Bool {
        guard mode == .keeping, first.kind.identifiesPerson, second.kind.identifiesPerson else { return true }
        for alias in [first, second] where alias.kind == .linkedID {
            if isOfMany(try await conversation(of: alias.value)) { return false }
        }
        let person = try await person(of: first, at: time)
        let other = try await self.person(of: second, at: time)
        // A source repeats its address book after each login.
        guard person != other else { return true }
        let numbers = try await numbers(of: person)
        let others = try await self.numbers(of: other)
        return numbers.isEmpty || others.isEmpty || !numbers.isDisjoint(with: others)
    }

    /// Whether two references may mean one chat: not if the vault knows one of them as a group and they mean direct
    /// chats, and not if they are those of people who cannot be one.
    func mayBeOne(_ first: ChatReference, _ second: ChatReference, at time: Timestamp) async throws(StoreError) -> Bool
    {
        guard mode == .keeping, first.kind == .direct || second.kind == .direct else { return true }
        let chat = try await conversation(of: first.key)
        let other = try await conversation(of: second.key)
        if let chat, chat.id == other?.id { return true }
        guard !isOfMany(chat), !isOfMany(other) else { return false }
        return try await mayBeOne(ChatAddress.person(of: first.key), ChatAddress.person(of: second.key), at: time)
    }

    private func conversation(of key: String) async throws(StoreError) -> Conversation? {
        key.isEmpty ? nil : try await store.conversation(platform: platform, key: key)
    }

    private func isOfMany(_ conversation: Conversation?) -> Bool {
        conversation?.kind == .group || conversation?.kind == .broadcast
    }

    /// The person of an alias, who is created if there is none.
    private func person(of alias: PersonAlias, at time: Timestamp) async throws(StoreError) -> UniqueIdentifier {
        let sender = NewSender(
            platform: platform, aliases: [alias],
            participant: Participant(identifier: nil, displayName: alias.value), isOwner: false, seenAt: time)
        return try await store.sender(for: sender).person
    }

    /// The telephone numbers of a person.
    private func numbers(of person: UniqueIdentifier) async throws(StoreError) -> Set<String> {
        let known = try await store.person(person)?.aliases ?? []
        return Set(known.filter { $0.alias.kind == .phoneNumber && $0.platform == platform }.map(\.alias.value))
    }
}
