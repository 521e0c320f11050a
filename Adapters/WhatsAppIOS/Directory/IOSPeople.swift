import WhisperIngestionPort
import WhisperMessage
import WhisperWhatsAppContent
import WhisperWhatsAppDatabases

/// The people of a database: their names, and which number and linked id belong together (WDB-5).
///
/// Names and pairs beyond the limits, which no phone's address book reaches, are absent: people are then known by their
/// addresses alone.
struct IOSPeople: Sendable {
    private var names: [JID: PersonNames] = [:]
    /// The names that several people have.
    private var sharedNames: Set<String> = []
    private var numbers: [JID: JID] = [:]
    private var linkedIDs: [JID: JID] = [:]
    /// The addresses of the phone's owner.
    private(set) var owner: [JID] = []

    /// The number of people with names, and of pairs.
    static let limit = 65_536
    /// Bytes that may still be added.
    private var left = 8 * 1_024 * 1_024

    /// Adds names of a person, unless better ones are known.
    mutating func add(_ added: PersonNames, of person: JID) {
        let bytes = person.bytes + [added.addressBook, added.push].reduce(0) { $0 + ($1?.utf8.count ?? 0) }
        guard person.isPerson, names.count < Self.limit || names[person] != nil, left >= bytes else { return }
        left -= bytes
        names[person] = names[person]?.completed(by: added) ?? added
    }

    /// Adds a number with its linked id. What was known first stays: a number has one linked id, and the reverse.
    mutating func add(number: JID, linked: JID) {
        guard number.isNumber, linked.isLinked, numbers.count < Self.limit, numbers[linked] == nil,
            linkedIDs[number] == nil, left >= 2 * (number.bytes + linked.bytes)
        else { return }
        left -= 2 * (number.bytes + linked.bytes)
        numbers[linked] = number
        linkedIDs[number] = linked
    }

    /// Marks the names that several people have, once all of them are there.
    mutating func markSharedNames() {
        sharedNames = names.markSharedNames { [numbers] in numbers[$0] ?? $0 }
    }

    /// Sets the owner's addresses, the number first; empty if the owner is unknown.
    mutating func learnOwner(_ addresses: [JID]) {
        if addresses.count == 2 { add(number: addresses[0], linked: addresses[1]) }
        owner = addresses
        if let only = addresses.first, addresses.count == 1 { owner += [other(of: only)].compactMap { $0 } }
    }

    /// The other address of a person.
    func other(of address: JID) -> JID? { numbers[address] ?? linkedIDs[address] }

    /// The address by which a chat is known: the number, if there is one.
    func key(of address: JID) -> JID { numbers[address] ?? address }

    /// The pairs in a stable order.
    var pairs: [(number: JID, linked: JID)] {
        numbers.map { (number: $0.value, linked: $0.key) }.sorted { $0.linked.text < $1.linked.text }
    }

    /// A person.
    ///
    /// - Parameter listed: The name in a group's list of members.
    func person(_ address: JID, listed: String? = nil) -> SourcePerson {
        if owner.contains(address) { return ownPerson }
        let other = other(of: address)
        var known = (names[address] ?? PersonNames()).completed(by: other.flatMap { names[$0] })
        if known.addressBook == nil, let listed {
            known.addressBook = listed
            known.isShared = sharedNames.contains(listed)
        }
        return SourcePerson([address, other].compactMap { $0 }, names: known.aliases)
    }

    /// The phone's owner.
    var ownPerson: SourcePerson {
        owner.isEmpty ? .namelessOwner : SourcePerson(owner, names: [], isOwner: true)
    }

    /// The name of a person in the address book, or the one that they chose.
    func name(of address: JID) -> String? {
        (names[address] ?? PersonNames()).completed(by: other(of: address).flatMap { names[$0] }).displayName
    }
}

extension JID {
    /// The bytes that the address takes in memory, roughly.
    fileprivate var bytes: Int { 64 + user.utf8.count + server.utf8.count }
}
