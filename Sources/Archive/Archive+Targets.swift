import WhisperMessage
import WhisperStorePort

/// The messages that sources refer to (ING-1b).
extension Archive {
    /// The message that a source refers to.
    enum FoundTarget: Hashable, Sendable {
        /// This one.
        case message(UniqueIdentifier)
        /// None that is stored.
        case missing
        /// It is not known which, or it is none that could come.
        case refused
    }

    /// The message that a source refers to, and that anything may happen to.
    func choice(of target: MessageTarget) throws(StoreError) -> FoundTarget {
        try choice(of: target, for: nil)
    }

    /// The message that a change concerns.
    func choice(of target: MessageTarget, for change: AuthoredChange?) throws(StoreError) -> FoundTarget {
        let places = try store.places(of: target.name)
        // The usual case costs one look: a single message, which is certainly the named author's.
        if places.count == 1, try isCertain(places[0], by: target.author) { return .message(places[0].id) }
        return try choice(of: target.author, among: places, in: target.conversation, for: change) {
            (named, platform) throws(StoreError) in
            for alias in named.aliases where alias.kind.identifiesPerson {
                let person = try store.people(having: [alias], on: named.platform).first
                if let actor = try actor(person, on: platform) { return actor }
            }
            return MessageActor(namedBy: named.aliases)
        }
    }

    /// The message that a waiting change concerns, among those with its name.
    func choice(of waiting: WaitingChange, among places: [MessagePlace]) throws(StoreError) -> FoundTarget {
        try choice(of: waiting.author, among: places, in: waiting.message.conversation, for: waiting.change) {
            (sender, platform) throws(StoreError) in
            try actor(sender.person, on: platform) ?? MessageActor(namedBy: [])
        }
    }

    private func choice<Person>(
        of author: MessageAuthor<Person>, among places: [MessagePlace], in conversation: UniqueIdentifier,
        for change: AuthoredChange?, named: (Person, Platform?) throws(StoreError) -> MessageActor
    ) throws(StoreError) -> FoundTarget {
        if let certain = author.choice(ofOneAmong: places.count) { return found(certain, among: places) }
        let platform = try store.conversation(conversation)?.platform
        let author = try author.map { (person) throws(StoreError) in try named(person, platform) }
        var candidates: [TargetCandidate] = []
        for place in places {
            candidates.append(
                TargetCandidate(place.direction, author: try actor(place.sender?.person, on: platform)))
        }
        let changing = try actor(change?.sender?.person, on: platform)
        let isAuthors = change?.kind.reported.isAuthors ?? false
        return found(author.choice(among: candidates, by: changing, isAuthors: isAuthors), among: places)
    }

    private func found(_ choice: TargetChoice, among places: [MessagePlace]) -> FoundTarget {
        switch choice {
        case .message(let index): .message(places[index].id)
        case .missing: .missing
        case .refused: .refused
        }
    }

    /// Whether the person who wrote a message has the address of a named author, or the owner wrote it.
    private func isCertain(_ place: MessagePlace, by author: MessageAuthor<NewSender>) throws(StoreError) -> Bool {
        switch author {
        case .unknown: return false
        case .owner: return place.direction == .outgoing
        case .participant(let named):
            guard let alias = named.aliases.first(where: \.kind.identifiesPerson), let writer = place.sender?.person
            else { return false }
            return try store.people(having: [alias], on: named.platform).contains(writer)
        }
    }
}

extension AuthoredChange.Kind {
    /// The kind without what it says.
    var reported: ChangeKind {
        switch self {
        case .edit: .edit
        case .deletion(let claim): .deletion(claim)
        case .reaction: .reaction
        case .vote: .vote
        case .encrypted(_, let isEdit): .encrypted(isEdit: isEdit)
        }
    }
}
