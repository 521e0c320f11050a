/// Whose message a change concerns, as its source says (ING-1b).
///
/// Ids are chosen by senders, so that two messages of one chat can have the same one. Where a source says whose message it
/// means, only that message is changed.
public enum MessageAuthor<Person: Hashable & Sendable>: Hashable, Sendable {
    /// The vault's owner, under any address.
    case owner
    /// Another person.
    case participant(Person)
    /// The source does not say, as none has to whose ids are those of one message.
    case unknown

    /// The same author, with the person in another form.
    ///
    /// - Throws: What `transform` throws.
    public func map<Other, Failure: Error>(
        _ transform: (Person) throws(Failure) -> Other
    ) throws(Failure) -> MessageAuthor<Other> {
        switch self {
        case .owner: .owner
        case .participant(let person): .participant(try transform(person))
        case .unknown: .unknown
        }
    }

    /// The decision that needs no look at who wrote the stored messages with the id; nil if there is none.
    ///
    /// - Parameter count: The number of these messages.
    public func choice(ofOneAmong count: Int) -> TargetChoice? {
        if count == 0 { return .missing }
        return count == 1 && self == .unknown ? .message(0) : nil
    }
}

extension MessageAuthor<MessageActor> {
    /// Decides which message a change concerns.
    ///
    /// If the source names no author, the change concerns the only candidate. Among several candidates, a change that only
    /// authors may make concerns the message of the person who makes it; any other change is refused.
    ///
    /// If the source names an author, the change concerns that author's message, or the only one that could be theirs, as a
    /// person may be known by a number in one place and by an id of the service in another. If there is none, the change waits
    /// for one, unless someone claims another person's message as their own.
    ///
    /// - Parameters:
    ///   - candidates: The stored messages with the id, in the chat's order.
    ///   - actor: Who makes the change; nil if the source does not say.
    ///   - isAuthors: Whether only the author may make such a change.
    public func choice(
        among candidates: [TargetCandidate], by actor: MessageActor?, isAuthors: Bool
    ) -> TargetChoice {
        if let certain = choice(ofOneAmong: candidates.count) { return certain }
        if self == .unknown {
            guard isAuthors, let actor else { return .refused }
            let own = candidates.indices.filter { candidates[$0].isWritten(by: actor) == true }
            return own.count == 1 ? .message(own[0]) : .refused
        }
        let answers = candidates.map { isAuthor(of: $0) }
        // The owner can have two records of one message that cannot become one, of which the first is as good as the other.
        if let certain = answers.firstIndex(of: true) { return .message(certain) }
        let possible = answers.indices.filter { answers[$0] == nil }
        if possible.count == 1 { return .message(possible[0]) }
        if !possible.isEmpty { return .refused }
        let isClaim =
            switch self {
            case .owner: actor?.isOwner == true
            case .participant(let author): actor?.isSame(as: author) == true
            case .unknown: false
            }
        return isClaim ? .refused : .missing
    }

    private func isAuthor(of candidate: TargetCandidate) -> Bool? {
        switch self {
        case .owner:
            if candidate.direction == .outgoing || candidate.author?.isOwner == true { return true }
            return candidate.direction == .unknown || candidate.author == nil ? nil : false
        case .participant(let author): return candidate.isWritten(by: author)
        case .unknown: return nil
        }
    }
}

/// A stored message with the chat and the id that a change names.
public struct TargetCandidate: Hashable, Sendable {
    /// Its direction.
    public var direction: MessageDirection
    /// Its author; nil if it has none that is known.
    public var author: MessageActor?

    /// Creates a candidate.
    public init(_ direction: MessageDirection, author: MessageActor?) {
        self.direction = direction
        self.author = author
    }

    fileprivate func isWritten(by person: MessageActor) -> Bool? {
        author.flatMap { $0.isSame(as: person) }
    }
}

/// Which of the stored messages with an id a change concerns.
public enum TargetChoice: Hashable, Sendable {
    /// The one at this index.
    case message(Int)
    /// None of them: the change waits for its message.
    case missing
    /// It is not known which, or it is none that could come: the change is refused.
    case refused
}

extension MessageActor {
    /// A person of whom nothing is known but what a source names them by.
    public init(namedBy aliases: [PersonAlias]) {
        self.init(
            person: UniqueIdentifier(high: 0, low: 0), isOwner: false,
            hasNumber: aliases.contains { $0.kind == .phoneNumber },
            hasServiceID: aliases.contains { $0.kind == .linkedID })
    }
}
