import WhisperMessage
import WhisperStorePort

/// The state as callers see it.
extension VaultState {
    /// A conversation with the fields derived from its messages.
    func conversation(_ id: UniqueIdentifier) -> Conversation? {
        guard let row = conversations[id] else { return nil }
        var conversation = row.conversation
        conversation.isTitleGiven = row.hasGivenTitle
        conversation.messageCount = Int64(row.order.count)
        conversation.unreadCount = Int64(row.unread.count)
        conversation.lastMessage = row.order.last.flatMap { messages[$0.id]?.message.unified }
            .map(Conversation.LastMessage.init)
        return conversation
    }

    /// A message with its current person, and the reactions in force.
    func message(_ id: UniqueIdentifier) -> StoredMessage? {
        guard let row = messages[id] else { return nil }
        var message = row.message
        message.person = row.sender.map { resolved($0.person) }
        if let sender = row.sender {
            message.unified.sender = message.unified.sender.map { named($0, sender.person) }
            message.nameSender(bestName(of: sender.person))
        } else {
            message.unified.sender = nil
        }
        message.unified.platformSpecific.joinVoters(resolved)
        message.unified.platformSpecific.nameDeleter(bestName)
        message.unified.reactions = reactions(to: id).compactMap { reaction in
            let person = reaction.sender.person
            guard let emoji = reaction.emoji, let participant = participant(of: reaction.sender) else { return nil }
            return Reaction(
                emoji: emoji, sender: named(participant, person).known(by: bestName(of: person)),
                timestamp: reaction.timestamp, isClaimed: reaction.isClaimed)
        }
        return message
    }

    /// How the source shows the sender behind a handle; nil if there is none.
    func participant(of sender: SenderHandle) -> Participant? {
        sender.rawValue >= 1 && sender.rawValue <= senders.count ? senders[Int(sender.rawValue) - 1].participant : nil
    }

    /// The reactions to a message by time, those that were removed included.
    func reactions(to message: UniqueIdentifier) -> [HeldReaction] {
        values.values(ValueSelection(.reaction, by: .message, [.id(message)])).compactMap {
            if case .reaction(let reaction, _) = $0 { reaction } else { nil }
        }
    }

    /// The words of a message's searched fields, with the name by which the sender is shown.
    func searchFields(of row: MessageRow) -> [SearchWords] {
        guard let sender = row.sender, let name = row.message.unified.sender?.displayName else {
            return row.searchFields
        }
        let shown = Participant(identifier: nil, displayName: name)
            .sender(ofMessageSealed: row.message.seal, knownBy: bestName(of: sender.person)).shownName
        return shown == name ? row.searchFields : row.searchFields + [SearchText.words(of: shown)]
    }

    /// The best name of a person.
    private func bestName(of person: UniqueIdentifier) -> PersonName? {
        let id = resolved(person)
        guard let row = people[id] else { return nil }
        let name = name(of: id, row)
        return PersonName(name, isAddress: row.isAddress(name))
    }

    /// A participant with the name of their person, where a source shows none.
    func named(_ participant: Participant, _ person: UniqueIdentifier) -> Participant {
        let id = resolved(person)
        guard participant.isUnnamed, let row = people[id] else { return participant }
        var participant = participant
        participant.identifier = participant.identifier ?? row.aliases.shownAddress
        return participant.named(name(of: id, row))
    }

    /// The id under which a person is stored, following merges.
    func resolved(_ id: UniqueIdentifier) -> UniqueIdentifier {
        joined[id] ?? id
    }

    /// A person with their display name.
    func person(_ id: UniqueIdentifier) -> Person? {
        let id = resolved(id)
        guard let row = people[id] else { return nil }
        return Person(id: id, displayName: name(of: id, row), isOwner: row.isOwner, aliases: row.aliases.byFirstSeen)
    }

    /// The name by which a person is shown.
    func name(of id: UniqueIdentifier, _ row: PersonRow) -> String {
        let contact = contacts(ofPerson: id).max { ($0.updatedAt, $1.id) < ($1.updatedAt, $0.id) }
        if let contact { return contact.displayName }
        return row.aliases.best?.alias.value ?? ""
    }

    /// The contacts that a person is.
    func contacts(ofPerson id: UniqueIdentifier) -> [ContactRecord] {
        values.values(ValueSelection(.contact, by: .person, [.person(id)])).compactMap {
            if case .contact(let contact) = $0 { contact } else { nil }
        }
    }

    /// The blobs that are referenced.
    var referencedBlobs: Set<String> {
        var blobs = Set(messages.values.lazy.flatMap { $0.message.unified.content.attachments }.compactMap(\.sha256))
        blobs.formUnion(conversations.values.lazy.compactMap(\.conversation.avatar))
        blobs.formUnion(
            values.values(ValueSelection(.contact, by: .picture)).flatMap { $0.entries(.picture) }.compactMap {
                if case .text(let blob)? = $0.first { blob } else { nil }
            })
        return blobs
    }
}

extension PersonRow {
    /// Whether a name is a number or an id of the person.
    fileprivate func isAddress(_ name: String) -> Bool {
        PersonAliasKind.allCases.contains { $0.identifiesPerson && has(PersonAlias(kind: $0, value: name)) }
    }
}
