import WhisperDatabaseGenerator
import WhisperIngestionPort
import WhisperMessage
import WhisperTestSupport

/// The people of a history, and how each source names them and their chat (WDB-5).
///
/// A person has a telephone number, and some have a linked id too. A source knows one of them, or that both are one
/// person, as `jid_map` says; the phone's newest database knows all of it. No two sources know a person by different
/// addresses alone: what both tell would be there twice, even after a third joins them. Names of the address book come
/// with numbers only. Two people may have the same name there. A copy of the database may lack an address of the owner, or
/// the names, unless two people have one: without the names, an export's person is taken for the one who wrote the same.
///
/// JSON Lines show one address of each person, the number if it is known: where they are a source, a bridge knows the number
/// of everybody whom it knows by a linked id.
///
/// The owner is an exception: their number may have changed since the older copy was made, and sources may know them by
/// different addresses alone.
struct HistoryPeople: Sendable {
    /// What a source knows of a person's addresses.
    private enum Known: CaseIterable {
        case number, linked, both
    }

    /// How many there are; the first is the phone's owner.
    let count: Int
    /// Whether the chat is a group.
    let isGroup: Bool
    /// Whether two people have one name.
    let sharesName: Bool
    /// The name of each person in the address book, which exports show.
    let names: [String]
    private var known: [RandomHistory.Source: [Known]]
    /// Whether the older copy of the database has no names, and no address of the owner.
    private let lacksNames: Bool
    private let lacksOwner: Bool
    /// The sources that know the owner by the number that they had before.
    private let formerly: Set<RandomHistory.Source>

    private static let allNames = ["Me", "Ann", "Bob", "Cem"]
    private static let numbers = ["4917099999", "4917011111", "4917022222", "4917033333"]
    private static let formerNumber = "4917088888"
    /// The digits of the group's address.
    static let groupDigits = "491700000001-1500000000"
    private static let group = groupDigits + "@g.us"

    /// Draws them.
    ///
    /// - Parameter gaps: Decides what the older copy of the database lacks; a sequence of its own, so that the histories of
    ///   earlier seeds stay what they were.
    /// - Parameter later: Decides about the owner's addresses, likewise.
    /// - Parameter isOfPhones: Whether the databases are those of phones, which have all numbers and names.
    init(
        using random: inout SeededRandom, gaps: inout SeededRandom, later: inout SeededRandom, isOfPhones: Bool
    ) {
        let mayLackNames = Int.random(in: 0..<4, using: &gaps) == 0 && !isOfPhones
        lacksOwner = Int.random(in: 0..<4, using: &gaps) == 0 && !isOfPhones
        isGroup = Int.random(in: 0..<5, using: &random) > 0
        count = isGroup ? Int.random(in: 2...4, using: &random) : 2
        sharesName = count > 3 && Bool.random(using: &random)
        lacksNames = mayLackNames && !sharesName
        var names = Array(HistoryPeople.allNames.prefix(count))
        if sharesName { names[count - 1] = names[count - 2] }
        self.names = names
        var known: [RandomHistory.Source: [Known]] = [:]
        var haveLinkedIDs = (0..<count).map { _ in Int.random(in: 0..<3, using: &random) == 0 }
        if sharesName { haveLinkedIDs.replaceSubrange((count - 2)..., with: [false, false]) }
        let alone = haveLinkedIDs.map { $0 && Bool.random(using: &random) ? Known.linked : .number }
        for source in RandomHistory.witnesses {
            known[source] = haveLinkedIDs.enumerated().map { person, hasLinkedID in
                let isJoined = source == .database || Bool.random(using: &random)
                return !hasLinkedID ? .number : isJoined || isOfPhones ? .both : alone[person]
            }
        }
        var formerly: Set<RandomHistory.Source> = []
        if Int.random(in: 0..<3, using: &later) == 0 {
            formerly.insert(.olderDatabase)
            if Bool.random(using: &later) { formerly.insert(.bridge) }
        }
        self.formerly = formerly
        if !isOfPhones, haveLinkedIDs[0] {
            for source in [RandomHistory.Source.olderDatabase, .bridge] {
                known[source]?[0] = Known.allCases.randomElement(using: &later) ?? .both
            }
        }
        self.known = known
    }

    /// Whether the older database knows the owner by another number.
    var changesOwnersNumber: Bool { formerly.contains(.olderDatabase) }

    /// Lets the bridge know the numbers that JSON Lines show alone.
    mutating func addNumbersToBridge() {
        for person in 1..<count where known(person, .bridge) == .linked && known(person, .olderDatabase) != .linked {
            known[.bridge]?[person] = .both
        }
    }

    /// A person as a source names them.
    func person(_ number: Int, _ source: RandomHistory.Source) -> SourcePerson {
        if isUnknownOwner(number, source) {
            return SourcePerson(aliases: [.unknownOwner], displayName: "", isOwner: true)
        }
        let knows = known(number, source)
        var aliases: [PersonAlias] = []
        if knows != .linked { aliases.append(numberAlias(number, source)) }
        if knows != .number { aliases.append(linkedAlias(number)) }
        let address = aliases[0].value
        var name = names[number]
        if source == .bridge {
            aliases.append(PersonAlias(kind: .pushName, value: name))
        } else if source == .olderDatabase, lacksNames {
            name = aliases[0].kind == .phoneNumber ? address : String(address.prefix { $0 != "@" })
        } else if knows != .linked {
            // A name that several people have identifies none of them.
            let isShared = names.count { $0 == name } > 1
            aliases.append(PersonAlias(kind: isShared ? .pushName : .exportName, value: name))
        } else {
            name = String(address.prefix { $0 != "@" })
        }
        return SourcePerson(aliases: aliases, displayName: name, identifier: address, isOwner: number == 0)
    }

    /// A person's address, as system lines write it; nil if the source does not have it.
    func address(_ number: Int, _ source: RandomHistory.Source) -> String? {
        if isUnknownOwner(number, source) { return nil }
        return known(number, source) == .number ? numberAddress(number, source) : linkedAlias(number).value
    }

    /// The chat as a source names it.
    func chat(_ source: RandomHistory.Source) -> ChatReference {
        if isGroup { return ChatReference(key: HistoryPeople.group, title: RandomHistory.title, kind: .group) }
        let key = known(1, source) == .linked ? linkedAlias(1).value : numberAddress(1, source)
        return ChatReference(key: key, title: names[1], kind: .direct)
    }

    /// The people for the writers of a phone's tables. Its owner is not in the address book.
    func phonePeople(_ source: RandomHistory.Source) -> [HistoryPerson] {
        (0..<count).map { number in
            HistoryPerson(
                number: digits(number, source), linked: "90000000\(number)",
                name: number == 0 ? "" : names[number])
        }
    }

    /// What a source reports about who is who, before anything else.
    func joins(_ source: RandomHistory.Source, at time: Timestamp) -> [IngestionEvent] {
        (0..<count).flatMap { number -> [IngestionEvent] in
            let person = person(number, source)
            var events: [IngestionEvent] = []
            if known(number, source) == .both, !isUnknownOwner(number, source) {
                events = [
                    .samePerson(numberAlias(number, source), linkedAlias(number), at: time),
                    .sameChat(
                        ChatReference(key: numberAddress(number, source), title: person.displayName, kind: .direct),
                        ChatReference(key: linkedAlias(number).value, title: person.displayName, kind: .direct),
                        at: time),
                ]
            }
            if source == .bridge { return events }
            let names = person.aliases.filter { !$0.kind.identifiesPerson }
            return events + names.map { .samePerson(person.aliases[0], $0, at: time) }
        }
    }

    /// The members of the group that a source lists. The last one of many has left meanwhile, and another one leads it.
    func members(_ source: RandomHistory.Source) -> [SourceMember] {
        guard isGroup else { return [] }
        let isOlder = source == .olderDatabase
        let present = isOlder || count < 4 ? 0..<count : 0..<count - 1
        return present.filter { !isUnknownOwner($0, source) }.map { number in
            SourceMember(person(number, source), role: number == (isOlder ? 2 : 1) ? .admin : .member)
        }
    }

    /// Whether a source lists all members.
    func listsAllMembers(_ source: RandomHistory.Source) -> Bool { isGroup && !isUnknownOwner(0, source) }

    private func isUnknownOwner(_ number: Int, _ source: RandomHistory.Source) -> Bool {
        number == 0 && source == .olderDatabase && lacksOwner
    }

    private func known(_ number: Int, _ source: RandomHistory.Source) -> Known { known[source]?[number] ?? .number }

    /// The digits of a person's number, as a source knows it.
    private func digits(_ number: Int, _ source: RandomHistory.Source) -> String {
        number == 0 && formerly.contains(source) ? HistoryPeople.formerNumber : HistoryPeople.numbers[number]
    }

    private func numberAlias(_ number: Int, _ source: RandomHistory.Source) -> PersonAlias {
        PersonAlias(kind: .phoneNumber, value: "+" + digits(number, source))
    }

    private func numberAddress(_ number: Int, _ source: RandomHistory.Source) -> String {
        digits(number, source) + "@s.whatsapp.net"
    }

    private func linkedAlias(_ number: Int) -> PersonAlias {
        PersonAlias(kind: .linkedID, value: "90000000\(number)@lid")
    }
}
