import WhisperArchive
import WhisperMessage
import WhisperStorePort

/// What messages of a file have beside themselves: reactions, and earlier texts.
extension UnifiedIntake {
    /// Adds reactions and earlier texts to messages that are stored by now.
    mutating func addDetails(
        of messages: [IncomingMessage], _ prepared: [NewMessage]
    ) async throws(StoreError) {
        for (message, new) in zip(messages, prepared)
        where !message.unified.reactions.isEmpty || !message.versions.isEmpty {
            guard var held = try await stored(new, as: message.unified.id) else { continue }
            for reaction in message.unified.reactions {
                try await acknowledge(
                    reaction.sender, on: message.unified.platform, seenAt: reaction.timestamp)
                let sender = try await sender(of: reaction, to: message.unified)
                try await store.react(
                    to: held.unified.id, by: sender, emoji: reaction.emoji, at: reaction.timestamp)
            }
            for version in message.versions where held.admits(earlier: version) {
                try await store.edit(held.unified.id, text: version.text, at: version.timestamp)
                held = try await store.message(held.unified.id) ?? held
            }
        }
    }

    /// The message of the vault that one is, or repeats.
    private func stored(
        _ new: NewMessage, as id: UniqueIdentifier
    ) async throws(StoreError) -> StoredMessage? {
        if let held = try await store.message(id), try await hasUnderOwnID(new, held) { return held }
        return try await repeated(by: new)
    }

    /// The message of the vault that one repeats, although under another id: that of its sender, if several people's have
    /// its external id.
    private func repeated(by new: NewMessage) async throws(StoreError) -> StoredMessage? {
        let candidates = try await store.messages(conversation: new.conversation, externalID: new.externalID)
        guard candidates.count > 1 else { return candidates.first }
        let records = candidates.map { held in
            (
                isOfSender: held.person == new.sender?.person,
                held: Authorship(held, isOwners: held.direction == .outgoing)
            )
        }
        let report = Authorship(new, isOwners: new.direction == .outgoing)
        return report.repeated(among: records, isOfHistory: false).first.map { candidates[$0] }
    }

    private mutating func sender(
        of reaction: Reaction, to message: UnifiedMessage
    ) async throws(StoreError) -> NewSender {
        let person = Correspondent.person(
            reaction.sender, platform: message.platform, isOwner: isOwner(reaction.sender, on: message.platform))
        var sender = NewSender(
            platform: message.platform, aliases: person.aliases, participant: reaction.sender,
            isOwner: person.isOwner, seenAt: reaction.timestamp, isClaimed: mode == .adding || reaction.isClaimed)
        guard reaction.sender.isUnknownOwner else { return sender }
        // A message of theirs may have shown that they are the vault's owner, who has an address.
        let handle = try await handle(of: reaction.sender, message: message)
        let known = try await store.person(handle.person)
        if let address = known?.aliases.first(where: {
            $0.platform == message.platform && $0.alias.kind.identifiesPerson && !$0.isClaimed
        }) {
            sender.aliases = [address.alias]
            sender.participant = Participant(identifier: address.alias.value, displayName: "")
        }
        return sender
    }
}
