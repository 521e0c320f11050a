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

    /// The people whom one of some aliases, seen on a platform, identifies, in the order of their creation.
    func identified(by aliases: [PersonAlias], on platform: Platform) -> [UniqueIdentifier] {
        var found: [UniqueIdentifier: Int64] = [:]
        for alias in aliases {
            for id in holders[alias] ?? [] {
                if let row = rows[id], row.isIdentified(by: alias, on: platform) { found[id] = row.arrival }
            }
        }
        return found.sorted { $0.value < $1.value }.map(\.key)
    }
}
