import WhisperMessage

/// The people, by id and by the aliases that identify them: every change from a source names its people by these.
struct PeopleTable: Sequence, Sendable {
    typealias Element = (key: UniqueIdentifier, value: PersonRow)

    private var rows: [UniqueIdentifier: PersonRow] = [:]
    private var holders: [PersonAlias: Set<UniqueIdentifier>] = [:]

    subscript(id: UniqueIdentifier) -> PersonRow? {
        get { rows[id] }
        set {
            let (before, after) = (rows[id]?.identifying ?? [], newValue?.identifying ?? [])
            if before != after {
                for alias in before { holders[alias]?.remove(id) }
                for alias in after { holders[alias, default: []].insert(id) }
            }
            rows[id] = newValue
        }
    }

    var keys: Dictionary<UniqueIdentifier, PersonRow>.Keys { rows.keys }
    var count: Int { rows.count }

    func makeIterator() -> Dictionary<UniqueIdentifier, PersonRow>.Iterator { rows.makeIterator() }

    func filter(_ isIncluded: (Element) -> Bool) -> [UniqueIdentifier: PersonRow] { rows.filter(isIncluded) }

    /// The people who have one of some aliases, seen on a platform, in the order of their creation.
    func bearers(of aliases: [PersonAlias], on platform: Platform) -> [(UniqueIdentifier, PersonRow)] {
        var found: [UniqueIdentifier: PersonRow] = [:]
        for alias in aliases {
            let isAddress = alias.kind.identifiesPerson
            let namespace = isAddress ? alias.kind.namespace(on: platform) : platform
            for id in isAddress ? Array(holders[alias] ?? []) : Array(rows.keys) {
                if let row = rows[id], row.has(alias, on: namespace) { found[id] = row }
            }
        }
        return found.sorted { $0.value.arrival < $1.value.arrival }.map { ($0.key, $0.value) }
    }
}
