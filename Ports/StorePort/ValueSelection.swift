public import WhisperMessage

/// Which of the values of a kind are asked for, and in which order.
///
/// Those whose field has terms that begin with the given ones are chosen; of these, those whose next term is in the
/// range. They come in the order of their fields, equal ones in the order of their numbers if they have any, and of
/// their keys otherwise. Without a field, the key stands for it, and decides about the order alone.
public struct ValueSelection: Hashable, Sendable {
    /// The kind.
    public var kind: StoredValue.Kind
    /// What the values are found by; nil for their key.
    public var field: StoredValue.Field?
    /// The first terms of the field.
    public var terms: [StoredValue.Term]
    /// The range of the term behind those; nil for any.
    public var range: ClosedRange<StoredValue.Term>?
    /// The place in the order behind which the answer begins, which no value need have: what is left of the field's
    /// terms, and the number or the terms of the key, if the order goes on with those; empty for the first.
    public var place: [StoredValue.Term]
    /// Whether the order is reversed.
    public var isDescending: Bool
    /// The maximum number.
    public var limit: Int

    /// Creates a selection.
    public init(
        _ kind: StoredValue.Kind, by field: StoredValue.Field? = nil, _ terms: [StoredValue.Term] = [],
        within range: ClosedRange<StoredValue.Term>? = nil, after place: [StoredValue.Term] = [],
        isDescending: Bool = false, limit: Int = .max
    ) {
        self.kind = kind
        self.field = field
        self.terms = terms
        self.range = range
        self.place = place
        self.isDescending = isDescending
        self.limit = limit
    }
}

/// What a store can ask of any value.
extension StoredValue {
    /// The kind.
    public var kind: Kind { key.kind }

    /// Where it is stored.
    public var key: Key {
        switch self {
        case .setting(let name, _): Key(.setting, .text(name))
        case .policy(let policy): Key(.policy, .text(policy.name))
        case .identity(let identity): Key(.identity, .id(identity.id))
        case .contact(let contact): Key(.contact, .id(contact.id))
        case .formerKeys(_, let contact): Key(.formerKeys, .id(contact))
        case .run(let run, _): Key(.run, .id(run.id))
        case .reading(_, let run): Key(.reading, .id(run))
        case .known(_, let run): Key(.known, .id(run))
        case .opening(let opening): Key(.opening, .bytes(opening.key))
        case .seal(let part, _): .seal(part)
        case .draft(let draft): Key(.draft, .id(draft.conversation))
        case .account(let progress): Key(.account, .text(progress.account.platform.rawValue))
        case .spilled(let event, _): Key(.spilled, .integer(event.number))
        case .waiting(_, let number): Key(.waiting, .integer(number))
        case .outgoing(let schedule): Key(.outgoing, .id(schedule.message))
        case .attempt(_, let message): Key(.attempt, .id(message))
        case .server(_, let conversation, _): Key(.server, .id(conversation))
        case .rank(let rank, let person, let conversation):
            Key(.rank, .id(conversation), .person(person), .integer(rank.timestamp.milliseconds))
        case .presence(_, let person, let conversation): Key(.presence, .id(conversation), .person(person))
        case .reference(let platform, let key, _, _): Key(.reference, .text(platform.rawValue), .text(key))
        case .report(_, let conversation): Key(.report, .id(conversation))
        case .join(let join): Key(.join, .id(join.id))
        case .separation(let separation): Key(.separation, .id(separation.one), .id(separation.storedOther))
        case .receipt(_, let person, let message): Key(.receipt, .id(message), .person(person))
        case .reaction(let reaction, let message): Key(.reaction, .id(message), .person(reaction.sender.person))
        case .joinedPart(let part, let join, _): Key(.joinedPart, .id(join), .text(part.subject))
        }
    }

    /// What it has in a field: nothing, the terms of one entry, or those of several.
    public func entries(_ field: Field) -> [[Term]] {
        switch (self, field) {
        case (.contact(let contact), _): StoredValue.entries(field, of: contact)
        case (.formerKeys(let keys, _), .agreementKey): keys.map { [.bytes($0.agreementKey)] }
        case (.formerKeys(let keys, _), .signingKey): keys.compactMap { $0.signingKey.map { [.bytes($0)] } }
        case (.run(let run, _), .start): [[.integer(run.startedAt.milliseconds)]]
        case (.reading(let reading, _), .conversation): [[.id(reading.conversation)]]
        case (.reference(_, _, let conversation, let place), .conversation): [[.id(conversation), .integer(place)]]
        case (.opening(let opening), .start): [[.integer(opening.openedAt.milliseconds)]]
        case (.opening(let opening), .message): opening.message.map { [[.id($0)]] } ?? []
        case (.reaction(let reaction, let message), .message):
            [[.id(message), .integer(reaction.timestamp.milliseconds)]]
        case (.reaction(let reaction, _), .person): [[.person(reaction.sender.person)]]
        // Its number is one among those to its message alone.
        case (.reaction, .number): []
        case (.joinedPart(let part, let join, _), .shared): part.isOfBoth ? [[.id(join)]] : []
        case (.spilled(let event, let source), .source): [[.text(source), .integer(event.number)]]
        case (.waiting(let waiting, _), .target):
            [[.id(waiting.message.conversation), .text(waiting.message.externalID)]]
        case (.waiting(let waiting, _), .person): waiting.people.map { [.person($0.person)] }
        case (.outgoing(let schedule), .platform): [[.text(schedule.platform.rawValue)]]
        case (.server(let state, _, let platform), .cursor): state.progress == nil ? [] : [[.text(platform.rawValue)]]
        case (.server(let state, _, let platform), .gap): state.gaps.isEmpty ? [] : [[.text(platform.rawValue)]]
        case (.rank(_, let person, _), .person), (.presence(_, let person, _), .person),
            (.receipt(_, let person, _), .person):
            [[.person(person)]]
        case (.join(let join), .side): join.sides.map { [.id($0)] }
        case (_, .number): number.map { [[.integer($0)]] } ?? []
        default: []
        }
    }

    private static func entries(_ field: Field, of contact: ContactRecord) -> [[Term]] {
        switch field {
        case .name: [[.text(folded(contact.displayName))]]
        case .fingerprint: [[.bytes(contact.fingerprint)]]
        case .recipientKey: [[.bytes(contact.recipientKeyID)]]
        case .agreementKey: [[.bytes(contact.agreementKey)]]
        case .signingKey: contact.signingKey.map { [[.bytes($0)]] } ?? []
        case .trust: contact.isBlocked || contact.trust != .unverified ? [[]] : []
        case .picture: contact.avatar.map { [[.text($0)]] } ?? []
        case .person: contact.person.map { [[.person($0)]] } ?? []
        default: []
        }
    }

    /// The place among all values of its kind: 0 for one that is not stored yet; nil if the kind has none.
    ///
    /// A store gives to a value with 0 the place of the one in whose place it is put, or one behind all others that are
    /// stored.
    public var number: Int64? {
        get {
            switch self {
            case .run(_, let number), .waiting(_, let number), .joinedPart(_, _, let number): number
            case .spilled(let event, _): event.number
            case .outgoing(let schedule): schedule.number
            case .join(let join): join.number
            case .reaction(let reaction, _): reaction.number
            default: nil
            }
        }
        set {
            guard let newValue else { return }
            switch self {
            case .run(let run, _): self = .run(run, number: newValue)
            case .waiting(let waiting, _): self = .waiting(waiting, number: newValue)
            case .spilled(var event, let source):
                event.number = newValue
                self = .spilled(event, of: source)
            case .outgoing(var schedule):
                schedule.number = newValue
                self = .outgoing(schedule)
            case .join(var join):
                join.number = newValue
                self = .join(join)
            case .reaction(var reaction, let message):
                reaction.number = newValue
                self = .reaction(reaction, to: message)
            case .joinedPart(let part, let join, _): self = .joinedPart(part, of: join, number: newValue)
            default: break
            }
        }
    }

    /// The people and the chats, the message, and the run or the join, to which it belongs: it goes with any of them.
    public var owners: [UniqueIdentifier] {
        switch self {
        case .reading(_, let run), .known(_, let run): [run]
        case .draft(let draft): [draft.conversation]
        case .reference(_, _, let conversation, _), .report(_, let conversation): [conversation]
        case .waiting(let waiting, _): [waiting.message.conversation] + waiting.people.map(\.person)
        case .outgoing(let schedule): [schedule.message]
        case .attempt(_, let message): [message]
        case .server(_, let conversation, _): [conversation]
        case .rank(_, let person, let conversation), .presence(_, let person, let conversation): [conversation, person]
        case .receipt(_, let person, let message): [message, person]
        case .reaction(let reaction, let message): [message, reaction.sender.person]
        case .joinedPart(let part, let join, _): [join] + (part.message.map { [$0] } ?? [])
        default: []
        }
    }

    /// The id of a run or a join, to which other values can belong; nil for anything else.
    public var owner: UniqueIdentifier? {
        switch self {
        case .run(let run, _): run.id
        case .join(let join): join.id
        default: nil
        }
    }

    /// The chat of which it is a detail: that one counts as changed with it.
    public var detailedConversation: UniqueIdentifier? {
        if case .presence(_, _, let conversation) = self { conversation } else { nil }
    }

    /// The message of which readers see it as a part: that one counts as changed with it.
    public var detailedMessage: UniqueIdentifier? {
        switch self {
        case .receipt(_, _, let message): message
        case .reaction(let reaction, let message): reaction.emoji == nil ? nil : message
        default: nil
        }
    }

    /// A name as search folds it: its words joined by single spaces.
    public static func folded(_ name: String) -> String {
        String(decoding: SearchText.words(of: name).folded, as: UTF8.self)
    }

    /// The prefix of the names of settings that the vault keeps for itself. Observers do not learn of them.
    public static let ownSettings = "vault."

    /// What observers learn when it is stored, changed or removed; nil for nothing.
    public var change: StoreChange? {
        switch self {
        case .setting(let name, _): name.hasPrefix(StoredValue.ownSettings) ? nil : .settingChanged(name)
        case .policy(let policy): .policyChanged(policy.name)
        case .identity(let identity): .identityChanged(identity.id)
        case .contact(let contact): .contactChanged(contact.id)
        case .draft(let draft): .draftChanged(conversation: draft.conversation)
        default: nil
        }
    }

    /// The same, with others in the place of the people whom it names.
    public func naming(_ person: (UniqueIdentifier) -> UniqueIdentifier) -> StoredValue {
        switch self {
        case .contact(var contact):
            contact.person = contact.person.map(person)
            return .contact(contact)
        case .waiting(let waiting, let number):
            let named = waiting.map { SenderHandle(rawValue: $0.rawValue, person: person($0.person)) }
            return .waiting(named, number: number)
        case .rank(let rank, let holder, let conversation): return .rank(rank, of: person(holder), in: conversation)
        case .presence(let presence, let member, let conversation):
            return .presence(presence, of: person(member), in: conversation)
        case .receipt(let event, let recipient, let message):
            return .receipt(event, of: person(recipient), for: message)
        case .reaction(var reaction, let message):
            reaction.sender = SenderHandle(
                rawValue: reaction.sender.rawValue, person: person(reaction.sender.person))
            return .reaction(reaction, to: message)
        default: return self
        }
    }
}

extension Sequence {
    /// The elements by a name, as search folds it; those of one name by id.
    public func sortedByName(_ name: (Element) -> (String, UniqueIdentifier)) -> [Element] {
        map { (element: $0, name: name($0)) }
            .map { (element: $0.element, name: StoredValue.Term.text(StoredValue.folded($0.name.0)), id: $0.name.1) }
            .sorted { ($0.name, $0.id) < ($1.name, $1.id) }.map(\.element)
    }
}

extension StoredValue.Term {
    /// The same, with another in the place of a person.
    public func naming(_ person: (UniqueIdentifier) -> UniqueIdentifier) -> StoredValue.Term {
        if case .person(let id) = self { .person(person(id)) } else { self }
    }
}

extension ValueSelection {
    /// The same, with others in the place of the people whom it names.
    public func naming(_ person: (UniqueIdentifier) -> UniqueIdentifier) -> ValueSelection {
        var selection = self
        selection.terms = terms.map { $0.naming(person) }
        return selection
    }
}

extension StoredValue.Key {
    /// The same, with others in the place of the people whom it names.
    public func naming(_ person: (UniqueIdentifier) -> UniqueIdentifier) -> StoredValue.Key {
        var key = self
        key.terms = terms.map { $0.naming(person) }
        return key
    }

    /// The name of a setting.
    public static func setting(_ name: String) -> StoredValue.Key { StoredValue.Key(.setting, .text(name)) }

    /// The name of a policy.
    public static func policy(_ name: String) -> StoredValue.Key { StoredValue.Key(.policy, .text(name)) }

    /// The id of an identity.
    public static func identity(_ id: UniqueIdentifier) -> StoredValue.Key { StoredValue.Key(.identity, .id(id)) }

    /// The id of a contact.
    public static func contact(_ id: UniqueIdentifier) -> StoredValue.Key { StoredValue.Key(.contact, .id(id)) }

    /// The id of a run.
    public static func run(_ id: UniqueIdentifier) -> StoredValue.Key { StoredValue.Key(.run, .id(id)) }

    /// The key of an envelope, 32 bytes.
    public static func opening(_ key: [UInt8]) -> StoredValue.Key { StoredValue.Key(.opening, .bytes(key)) }

    /// That of a part of the data that authenticates trust; nil for the root.
    public static func seal(_ part: UInt8?) -> StoredValue.Key {
        StoredValue.Key(.seal, .integer(part.map(Int64.init) ?? -1))
    }
}

extension WaitingChange {
    /// Who makes it, and who is named as the author of its message.
    public var people: [SenderHandle] {
        let maker = change.sender.map { [$0] } ?? []
        guard case .participant(let author) = author, author.person != maker.first?.person else { return maker }
        return maker + [author]
    }

    /// The same, with others in the place of those people.
    ///
    /// - Throws: What `other` throws.
    public func map<Failure: Error>(
        _ other: (SenderHandle) throws(Failure) -> SenderHandle
    ) throws(Failure) -> WaitingChange {
        var waiting = self
        if let sender = change.sender { waiting.change.sender = try other(sender) }
        waiting.author = try author.map(other)
        return waiting
    }
}

extension HeldJoin {
    /// The ids that it names: its own, those of both sides, and that of the import that made it.
    public var sides: [UniqueIdentifier] {
        if case .run(let run) = cause { [id, leaving, staying, run] } else { [id, leaving, staying] }
    }
}
