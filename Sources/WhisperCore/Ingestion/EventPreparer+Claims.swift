import WhisperArchive
import WhisperIngestionPort
import WhisperMessage
import WhisperStorePort

/// Reports that two addresses are one person or one chat (ING-1).
///
/// What a live source claims is compared with what the vault knows; see `PersonMerge`. A database is the owner's own
/// history, and a rebuild repeats what was taken over before.
extension EventPreparer {
    /// Takes over what a group of events reports about people and chats that are one, ahead of everything else: later
    /// events may use either name.
    ///
    /// - Parameter isDone: Set for each event that was taken over.
    func takeJoins(of events: [PendingEvent], _ isDone: inout [Bool]) async throws(StoreError) {
        guard mode == .keeping else {
            for index in events.indices { isDone[index] = try await takeJoin(events[index]) }
            return
        }
        var claims: [PersonClaim] = []
        var subjects: [ClaimSubject] = []
        var asked: Set<[PersonAlias]> = []
        for index in events.indices {
            let pending = events[index]
            if let claim = claim(of: pending) {
                claims.append(claim)
                subjects.append(.event(index))
            }
            for pair in pending.event.addressPairs where !pairs.contains(pair) && asked.insert(pair).inserted {
                claims.append(
                    PersonClaim(
                        platform: platform, first: pair[0], second: pair[1], isOfMessage: true,
                        seenAt: reported(pending.event.time, pending)))
                subjects.append(.sender(pair))
            }
        }
        for (subject, isTrue) in zip(subjects, try await store.identify(claims)) {
            switch subject {
            case .event(let index): isDone[index] = isTrue
            case .sender(let pair): pairs.note(pair, isOne: isTrue)
            }
        }
        for index in events.indices {
            guard case .sameChat(let first, let second, _) = events[index].event else { continue }
            let isOfPeople = first.kind == .direct || second.kind == .direct
            isDone[index] = !isOfPeople || isDone[index]
            if isDone[index] { isDone[index] = try await joins(first, second) }
        }
    }

    /// What an event claims of people; nil if it claims nothing.
    private func claim(of pending: PendingEvent) -> PersonClaim? {
        switch pending.event {
        case .samePerson(let first, let second, let time):
            return PersonClaim(platform: platform, first: first, second: second, seenAt: reported(time, pending))
        case .sameChat(let first, let second, let time):
            // Direct chats are one if their people are.
            guard first.kind == .direct || second.kind == .direct, !first.key.isEmpty, !second.key.isEmpty else {
                return nil
            }
            return PersonClaim(
                platform: platform, first: ChatAddress.person(of: first.key),
                second: ChatAddress.person(of: second.key),
                seenAt: reported(time, pending))
        default: return nil
        }
    }

    /// Takes over a report of a source that is not doubted; false for any other event.
    private func takeJoin(_ pending: PendingEvent) async throws(StoreError) -> Bool {
        switch pending.event {
        case .samePerson(let first, let second, let time):
            let claim = PersonClaim(
                platform: platform, first: first, second: second, seenAt: reported(time, pending))
            do throws(StoreError) {
                _ = try await store.sender(for: claim.sender)
                return true
            } catch {
                if error.code == .invalidArgument { return false }
                throw error
            }
        case .sameChat(let first, let second, _): return try await joins(first, second)
        default: return false
        }
    }

    /// Merges the chats of two references, unless one of them is known as that of a group and they mean direct chats.
    private func joins(_ first: ChatReference, _ second: ChatReference) async throws(StoreError) -> Bool {
        do throws(StoreError) {
            if mode == .keeping, first.kind == .direct || second.kind == .direct {
                let chat = try await conversation(of: first.key)
                let other = try await conversation(of: second.key)
                if chat?.id != other?.id || chat == nil {
                    guard !isOfMany(chat), !isOfMany(other) else { return false }
                }
            }
            try await joinChats(first, second)
            return true
        } catch {
            if error.code == .invalidArgument { return false }
            throw error
        }
    }

    /// The sender without addresses that cannot be theirs beside their linked id.
    func vetted(_ person: SourcePerson) -> SourcePerson {
        guard !person.isOwner, person.addressPairs.contains(where: pairs.isApart) else { return person }
        var person = person
        let kept = PersonMerge.lasting(of: person.aliases.filter(\.kind.identifiesPerson))
        person.aliases.removeAll { $0.kind.identifiesPerson && $0 != kept }
        return person
    }

    private func conversation(of key: String) async throws(StoreError) -> Conversation? {
        key.isEmpty ? nil : try await store.conversation(platform: platform, key: key)
    }

    private func isOfMany(_ conversation: Conversation?) -> Bool {
        conversation?.kind == .group || conversation?.kind == .broadcast
    }
}

/// Pairs of addresses under which messages came, and whether they are those of one person.
struct AddressPairs: Sendable {
    private var known: [[PersonAlias]: Bool] = [:]

    /// The limit of remembered pairs, more than an account has; beyond it they are decided again.
    private static let most = 100_000

    /// Whether a pair was decided already.
    func contains(_ pair: [PersonAlias]) -> Bool { known[pair] != nil }

    /// Whether a pair is that of two people.
    func isApart(_ pair: [PersonAlias]) -> Bool { known[pair] == false }

    /// Remembers what was decided of a pair.
    mutating func note(_ pair: [PersonAlias], isOne: Bool) {
        if known.count >= AddressPairs.most { known.removeAll() }
        known[pair] = isOne
    }
}

/// What a claim decides.
private enum ClaimSubject {
    case event(Int)
    case sender([PersonAlias])
}

extension IngestionEvent {
    /// The addresses that it gives people besides their first.
    fileprivate var addressPairs: [[PersonAlias]] {
        switch self {
        case .message(let message):
            (message.sender?.pairs ?? []) + message.receipts.flatMap(\.person.pairs)
        case .ranks(_, let people, _, _): people.flatMap(\.pairs)
        case .details(let details, _): details.members.flatMap(\.person.pairs)
        default: actor?.pairs ?? []
        }
    }
}

extension SourcePerson {
    /// Each further address with the first one; none of the owner, who is known by the account.
    fileprivate var pairs: [[PersonAlias]] { isOwner ? [] : addressPairs }

    fileprivate var addressPairs: [[PersonAlias]] {
        guard aliases.count > 1 else { return [] }
        let addresses = aliases.filter(\.kind.identifiesPerson)
        return addresses.dropFirst().map { [addresses[0], $0] }
    }
}
