import WhisperArchive
import WhisperIngestionPort
import WhisperMessage
import WhisperStorePort

/// How a source has named the vault's owner so far.
struct OwnerReports: Sendable {
    /// Whether it named them by an address, or without one.
    var isKnown = false
    var isUnknown = false
    /// The address that other sources know; nil if there is none.
    var address: String?
    /// Whether the vault knows the people whom the source states to be the owner as such.
    var people: [UniqueIdentifier: Bool] = [:]
    /// Whether it stated someone who is certainly another person (see `OwnerClaim`).
    var isRefused = false

    /// A person as the vault shows them: the owner under the address that other sources know.
    func shown(_ person: SourcePerson) -> Participant {
        let isUnknown = person.isOwner && person.identifier == nil && person.aliases.contains(.unknownOwner)
        return Participant(
            identifier: isUnknown ? address : person.identifier, displayName: person.displayName)
    }
}

/// The vault's owner, of whom some sources do not know an address (WDB-5).
extension EventPreparer {
    /// Makes the owner of sources that know no address of theirs the one whom others know by an address, before messages
    /// of either are stored: whose a message is, decides whether it is known.
    func settleOwner(of events: [PendingEvent]) async throws(StoreError) {
        for pending in events {
            for person in pending.event.owners {
                if person.aliases.contains(.unknownOwner) {
                    if owner.isUnknown { continue }
                    owner.isUnknown = true
                    try await nameUnknownOwner(seenAt: pending.event.time)
                } else if !owner.isKnown, let alias = person.aliases.first(where: \.kind.identifiesPerson) {
                    owner.isKnown = true
                    try await joinUnknownOwner(into: person, alias, seenAt: pending.event.time)
                }
            }
        }
    }

    /// The direction of a message: unknown if the source says that the owner sent it, but names someone who is certainly not
    /// the owner. One of both is wrong.
    func direction(of message: SourceMessage, from sender: SenderHandle?) async throws(StoreError) -> MessageDirection {
        guard message.direction == .outgoing, let sender else { return message.direction }
        if owner.people[sender.person] == nil {
            owner.people[sender.person] = try await store.person(sender.person)?.isOwner == true
        }
        if owner.people[sender.person] == true { return .outgoing }
        owner.isRefused = true
        return .unknown
    }

    /// Joins the owner whom an earlier source reported without an address with the one of this address.
    private func joinUnknownOwner(
        into person: SourcePerson, _ alias: PersonAlias, seenAt: Timestamp
    ) async throws(StoreError) {
        guard let unknown = try await unknownOwner(), address(of: unknown) == nil else { return }
        let known = try await store.sender(
            for: NewSender(
                platform: platform, aliases: [alias],
                participant: Participant(identifier: person.identifier, displayName: person.displayName),
                isOwner: true, seenAt: seenAt))
        try await store.join(unknown.id, into: known.person, by: .source(platform))
        forget()
    }

    /// Lets reports without an address mean the only owner who has one.
    private func nameUnknownOwner(seenAt: Timestamp) async throws(StoreError) {
        if let unknown = try await unknownOwner() {
            owner.address = address(of: unknown)?.value
            return
        }
        var known: [(person: Person, alias: PersonAlias)] = []
        for person in try await store.owners() {
            if let alias = address(of: person) { known.append((person, alias)) }
        }
        guard known.count == 1 else { return }
        owner.address = known[0].alias.value
        _ = try await store.sender(
            for: NewSender(
                platform: platform, aliases: [known[0].alias, .unknownOwner],
                participant: Participant(identifier: known[0].alias.value, displayName: known[0].person.displayName),
                isOwner: true, seenAt: seenAt))
    }

    private func unknownOwner() async throws(StoreError) -> Person? {
        try await store.people(named: PersonAlias.unknownOwner.value, limit: 1_000).first { person in
            person.aliases.contains { $0.alias == .unknownOwner && $0.platform == platform }
        }
    }

    /// The number of a person, or else their linked id; nil if neither is known.
    private func address(of person: Person) -> PersonAlias? {
        let aliases = person.aliases.filter { $0.platform == platform && $0.alias != .unknownOwner }.map(\.alias)
        return aliases.first { $0.kind == .phoneNumber } ?? aliases.first { $0.kind.identifiesPerson }
    }
}

extension IngestionEvent {
    /// The vault's owner, where the event is by them.
    fileprivate var owners: [SourcePerson] {
        let people: [SourcePerson] =
            switch self {
            case .ranks(_, let people, _, _): people
            case .details(let details, _): details.members.map(\.person)
            default: actor.map { [$0] } ?? []
            }
        return people.filter(\.isOwner)
    }

    /// When it happened; the start of 1970 where that does not matter.
    var time: Timestamp {
        switch self {
        case .message(let message): message.timestamp
        case .edit(_, _, _, _, let time, _), .deletion(_, _, _, _, let time, _), .reaction(_, _, _, _, let time, _),
            .vote(_, _, _, _, let time, _), .encrypted(_, _, _, _, let time, _), .ranks(_, _, _, let time),
            .receipt(_, _, _, _, let time, _), .details(_, let time):
            time
        default: Timestamp(milliseconds: 0)
        }
    }
}
