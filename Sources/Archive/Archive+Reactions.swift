package import WhisperMessage
package import WhisperStorePort

/// Reactions, how far messages got, and with whom (ST-3, ST-6, ING-6).
extension Archive {
    /// Applies a reaction, or its removal, unless the person has one that stays (see `Reaction.givesWay`).
    ///
    /// - Throws: `.messageNotFound`; `.invalidArgument` for a sender without aliases.
    package func react(
        to id: UniqueIdentifier, by sender: NewSender, emoji: String?, at time: Timestamp
    ) throws(StoreError) {
        guard let place = try store.place(of: id) else { throw StoreError(.messageNotFound) }
        // A reaction to a deleted message creates no person.
        guard try !isTombstone(place) else { return }
        // Nor does a file name anew who was forgotten.
        if sender.isClaimed, try isOfForgotten(emoji, at: time, to: id) { return }
        try react(to: place, by: store.sender(handle(for: sender)), emoji, at: time, isClaimed: sender.isClaimed)
    }

    /// Applies a reaction of someone who is known to the vault.
    func react(
        to id: UniqueIdentifier, by sender: SenderHandle, emoji: String?, at time: Timestamp
    ) throws(StoreError) {
        guard let place = try store.place(of: id), try !isTombstone(place) else { return }
        try react(to: place, by: store.sender(sender), emoji, at: time, isClaimed: false)
    }

    private func react(
        to place: MessagePlace, by sender: KnownSender, _ emoji: String?, at time: Timestamp, isClaimed: Bool
    ) throws(StoreError) {
        let reaction = HeldReaction(emoji, by: sender.handle, at: time, isClaimed: isClaimed)
        if try isOneOfOwners(reaction, by: sender, to: place.id) { return }
        let known = try store.reaction(of: sender.handle.person, to: place.id)
        if known?.givesWay(to: reaction) ?? true { try store.put(.reaction(reaction, to: place.id)) }
    }

    /// Whether someone who was forgotten has set a reaction.
    private func isOfForgotten(
        _ emoji: String?, at time: Timestamp, to message: UniqueIdentifier
    ) throws(StoreError) -> Bool {
        let forgotten = try forgotten()
        if forgotten.isEmpty { return false }
        return try store.reactions(to: message, emoji, at: time).contains { forgotten.contains($0.sender.person) }
    }

    /// Whether a reaction is the one that the owner has already set under another address. The same reaction of someone who
    /// turns out to be the sender is removed: of a person whom nothing names any more, and of the owner's other address (see
    /// `OwnerClaim.isOneReaction`). What only an added file says takes the place of nothing that a source has shown.
    private func isOneOfOwners(
        _ reaction: HeldReaction, by sender: KnownSender, to message: UniqueIdentifier
    ) throws(StoreError) -> Bool {
        let forgotten = try forgotten()
        let (emoji, time) = (reaction.emoji, reaction.timestamp)
        let mayBeOne = OwnerClaim.isOneReaction(emoji, at: time, as: emoji, at: time)
        guard !forgotten.isEmpty || mayBeOne else { return false }
        let person = sender.handle.person
        var same = try store.reactions(to: message, emoji, at: time).filter { $0.sender.person != person }
        if same.isEmpty { return false }
        if !forgotten.contains(person) {
            for other in same where forgotten.contains(other.sender.person) {
                try store.remove(StoredValue.reaction(other, to: message).key)
            }
            same.removeAll { forgotten.contains($0.sender.person) }
        }
        guard mayBeOne else { return false }
        for other in same {
            let isOwners = try store.sender(other.sender).isOwner
            if isOwners == sender.isOwner { continue }
            let (owners, others) = isOwners ? (other, reaction) : (reaction, other)
            if owners.isClaimed, !others.isClaimed { continue }
            if try isAnother(others.sender.person) { continue }
            if isOwners { return true }
            try store.remove(StoredValue.reaction(other, to: message).key)
            return false
        }
        return false
    }

    /// Copies the reactions to a message that is about to be removed to another record of it. Of two by one person the
    /// later stays, but none that only an added file shows beside another (see `Reaction.givesWay`).
    func joinReactions(to leaving: UniqueIdentifier, into staying: UniqueIdentifier) throws(StoreError) {
        for var reaction in try store.reactions(to: leaving) {
            reaction.number = 0
            let known = try store.reaction(of: reaction.sender.person, to: staying)
            if known?.givesWay(to: reaction) ?? true { try store.put(.reaction(reaction, to: staying)) }
        }
    }

    private func isTombstone(_ place: MessagePlace) throws(StoreError) -> Bool {
        // The mark of who deleted a message is among the members of its source.
        place.kind == .deleted ? try store.message(place.id)?.isTombstone ?? true : false
    }

    /// Whether a person is certainly not the owner: they received the owner's messages, or theirs came in. Exports only
    /// know names, which may be another's.
    package func isAnother(_ person: UniqueIdentifier) throws(StoreError) -> Bool {
        if try store.has(MessageSelection(receiver: person, direction: .outgoing)) { return true }
        return try store.has(MessageSelection(sender: person, direction: .incoming, without: .localTime))
    }

    // MARK: How far messages got

    /// Applies how far a message got with a person. What the owner reports of themselves is the state of the message.
    func receive(
        _ status: ReceiptStatus, of id: UniqueIdentifier, by sender: NewSender, at time: Timestamp
    ) throws(StoreError) {
        let known = try store.sender(handle(for: sender))
        try advance(id, to: status.messageStatus, byOwner: known.isOwner)
        if known.isOwner { return }
        _ = try take(ReceiptEvent(status, at: time), of: known.handle.person, for: id)
    }

    /// Advances the delivery status of a message; if it is an incoming one, the owner's report marks it as read.
    func advance(_ id: UniqueIdentifier, to status: MessageStatus, byOwner isOwners: Bool) throws(StoreError) {
        guard let held = try store.message(id) else { throw StoreError(.messageNotFound) }
        var advanced = held
        if held.status.isBehind(status) { advanced.status = status }
        if isOwners, status == .read, held.direction == .incoming { advanced.isRead = true }
        if advanced.status == held.status, advanced.isRead == held.isRead { return }
        try store.update(MessageUpdate(held, to: advanced))
    }

    /// Stores the receipts that come with a message; returns whether any was new. The owner is no recipient.
    package func take(_ receipts: [NewReceipt], of message: UniqueIdentifier) throws(StoreError) -> Bool {
        var isChanged = false
        for receipt in receipts {
            let known = try store.sender(receipt.sender)
            if known.isOwner { continue }
            if try take(receipt.event, of: known.handle.person, for: message) { isChanged = true }
        }
        return isChanged
    }

    /// Those of the receipts that come with a new message that count: the owner is no recipient, and of several by one
    /// person the furthest stays.
    func furthest(of receipts: [NewReceipt]) throws(StoreError) -> [NewReceipt] {
        var places: [UniqueIdentifier: Int] = [:]
        var kept: [NewReceipt] = []
        for receipt in receipts {
            let known = try store.sender(receipt.sender)
            if known.isOwner { continue }
            if let place = places[known.handle.person] {
                if kept[place].event.isBehind(receipt.event) { kept[place] = receipt }
            } else {
                if receipts.count > 1 { places[known.handle.person] = kept.count }
                kept.append(receipt)
            }
        }
        return kept
    }

    /// Stores a receipt, unless a further one is known, and instead of the same of a person whom nothing names any more;
    /// returns whether it was stored.
    private func take(
        _ receipt: ReceiptEvent, of person: UniqueIdentifier, for message: UniqueIdentifier
    ) throws(StoreError) -> Bool {
        let forgotten = try forgotten()
        if !forgotten.isEmpty, !forgotten.contains(person) {
            let same = try store.receipts(for: message).filter { $0.value == receipt }.map(\.key)
            for other in same where forgotten.contains(other) { try store.put(nil, of: other, for: message) }
        }
        return try put(receipt, of: person, for: message)
    }

    private func put(
        _ receipt: ReceiptEvent, of person: UniqueIdentifier, for message: UniqueIdentifier
    ) throws(StoreError) -> Bool {
        if let known = try store.receipt(of: person, for: message), !known.isBehind(receipt) { return false }
        try store.put(receipt, of: person, for: message)
        return true
    }

    /// Copies the receipts of a message that is about to be removed to another record of it; of two by one person, the
    /// further remains.
    package func joinReceipts(of leaving: UniqueIdentifier, into staying: UniqueIdentifier) throws(StoreError) {
        for (person, receipt) in try store.receipts(for: leaving) { _ = try put(receipt, of: person, for: staying) }
    }
}

/// What belongs to a message besides its own values (ST-3, ING-6).
extension StoreReader {
    /// The latest reaction of a person to a message.
    func reaction(of person: UniqueIdentifier, to message: UniqueIdentifier) throws(StoreError) -> HeldReaction? {
        let key = StoredValue.Key(.reaction, .id(message), .person(person))
        return if case .reaction(let reaction, _)? = try value(key) { reaction } else { nil }
    }

    /// The latest reactions to a message, in the order in which their people reacted first.
    func reactions(to message: UniqueIdentifier) throws(StoreError) -> [HeldReaction] {
        try reactions(ValueSelection(.reaction, [.id(message)])).sorted { $0.number < $1.number }
    }

    /// Those of them that have this emoji and this time. A message can have many reactions, but few at one millisecond.
    func reactions(
        to message: UniqueIdentifier, _ emoji: String?, at time: Timestamp
    ) throws(StoreError) -> [HeldReaction] {
        try reactions(ValueSelection(.reaction, by: .message, [.id(message), .integer(time.milliseconds)]))
            .filter { $0.emoji == emoji }
    }

    private func reactions(_ selection: ValueSelection) throws(StoreError) -> [HeldReaction] {
        try values(selection).compactMap { if case .reaction(let reaction, _) = $0 { reaction } else { nil } }
    }

    /// How far a message got with a person.
    package func receipt(
        of person: UniqueIdentifier, for message: UniqueIdentifier
    ) throws(StoreError) -> ReceiptEvent? {
        let key = StoredValue.Key(.receipt, .id(message), .person(person))
        return if case .receipt(let event, _, _)? = try value(key) { event } else { nil }
    }

    /// How far a message got with everyone.
    package func receipts(for message: UniqueIdentifier) throws(StoreError) -> [UniqueIdentifier: ReceiptEvent] {
        var receipts: [UniqueIdentifier: ReceiptEvent] = [:]
        for value in try values(ValueSelection(.receipt, [.id(message)])) {
            if case .receipt(let event, let person, _) = value { receipts[person] = event }
        }
        return receipts
    }
}

extension StoreWriter {
    /// Stores, or removes, how far a message got with a person.
    package func put(
        _ receipt: ReceiptEvent?, of person: UniqueIdentifier, for message: UniqueIdentifier
    ) throws(StoreError) {
        if let receipt { return try put(.receipt(receipt, of: person, for: message)) }
        try remove(StoredValue.Key(.receipt, .id(message), .person(person)))
    }
}
