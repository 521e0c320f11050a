public import WhisperMessage

/// What is stored under keys, of every kind, in memory: for a store that has no better way to find values (see
/// `StoreReader.values(_:)`).
///
/// Ids are compared as they are: who uses it names people by their present ids, in values, keys and selections (see
/// `StoredValue.naming(_:)`). To find
/// values takes time for those that begin with the terms of a selection, whatever its limit.
public struct ValueTable: Sendable {
    private var values: [StoredValue.Key: StoredValue] = [:]
    /// The keys by all that values are found by, and by all beginnings of it.
    private var keys: [Place: Set<StoredValue.Key>] = [:]
    /// The keys by whom and what they belong to.
    private var owned: [UniqueIdentifier: Set<StoredValue.Key>] = [:]
    /// The highest number that a value of each kind ever had.
    private var latest: [StoredValue.Kind: Int64] = [:]

    /// A beginning of what values have in a field.
    private struct Place: Hashable {
        var kind: StoredValue.Kind
        var field: StoredValue.Field?
        var terms: [StoredValue.Term]
    }

    /// Creates an empty table.
    public init() {}

    /// The value under a key.
    public subscript(key: StoredValue.Key) -> StoredValue? { values[key] }

    /// The keys of what belongs to someone or something (see `StoredValue.owners`).
    public func keys(ownedBy id: UniqueIdentifier) -> Set<StoredValue.Key> { owned[id, default: []] }

    /// The values of a selection, in its order.
    public func values(_ selection: ValueSelection) -> [StoredValue] {
        let found = chosen(by: selection).compactMap { key in
            values[key].flatMap { value in place(of: value, in: selection).map { (place: $0, value: value) } }
        }
        let behind = found.filter { entry in
            selection.place.isEmpty
                || (selection.isDescending
                    ? entry.place.lexicographicallyPrecedes(selection.place)
                    : selection.place.lexicographicallyPrecedes(entry.place))
        }
        let sorted = behind.sorted { left, right in
            selection.isDescending
                ? right.place.lexicographicallyPrecedes(left.place) : left.place.lexicographicallyPrecedes(right.place)
        }
        return sorted.prefix(selection.limit).map(\.value)
    }

    /// The number of values of a selection, whatever its limit.
    public func count(_ selection: ValueSelection) -> Int {
        if selection.range == nil { return chosen(by: selection).count }
        return chosen(by: selection).count { key in values[key].flatMap { place(of: $0, in: selection) } != nil }
    }

    /// The keys of the values whose field begins with the terms of a selection.
    private func chosen(by selection: ValueSelection) -> Set<StoredValue.Key> {
        keys[Place(kind: selection.kind, field: selection.field, terms: selection.terms), default: []]
    }

    /// The place of a value in the order of a selection: what is left of the terms of its field, then its number, or
    /// its key; nil if it is out of range.
    private func place(of value: StoredValue, in selection: ValueSelection) -> [StoredValue.Term]? {
        guard let field = selection.field else { return within(value.key.terms, of: selection) }
        let tail = value.number.map { [.integer($0)] } ?? value.key.terms
        let entries = value.entries(field).compactMap { within($0, of: selection) }
        return entries.min { $0.lexicographicallyPrecedes($1) }.map { field == .number ? $0 : $0 + tail }
    }

    /// What is left of terms behind those of a selection; nil if they are others, or out of range.
    private func within(_ terms: [StoredValue.Term], of selection: ValueSelection) -> [StoredValue.Term]? {
        guard terms.starts(with: selection.terms) else { return nil }
        let rest = Array(terms.dropFirst(selection.terms.count))
        guard let range = selection.range else { return rest }
        return rest.first.map(range.contains) == true ? rest : nil
    }

    /// Stores a value in the place of the one that has its key, and gives it a number if it has none.
    ///
    /// - Returns: Whether anything is different.
    public mutating func put(_ value: StoredValue) -> Bool {
        var value = value
        if value.number == 0 {
            value.number = values[value.key]?.number ?? latest[value.kind, default: 0] + 1
        }
        if values[value.key] == value { return false }
        remove(value.key)
        if let number = value.number { latest[value.kind] = max(latest[value.kind, default: 0], number) }
        values[value.key] = value
        for place in places(of: value) { keys[place, default: []].insert(value.key) }
        for owner in value.owners { owned[owner, default: []].insert(value.key) }
        return true
    }

    /// Removes a value, but none that belong to it; returns it.
    @discardableResult
    public mutating func remove(_ key: StoredValue.Key) -> StoredValue? {
        guard let value = values.removeValue(forKey: key) else { return nil }
        for place in places(of: value) { keys[place]?.remove(key) }
        for owner in value.owners { owned[owner]?.remove(key) }
        return value
    }

    private func places(of value: StoredValue) -> [Place] {
        let entries =
            StoredValue.Field.allCases.map { (field: $0, entries: value.entries($0)) } + [(nil, [value.key.terms])]
        return entries.flatMap { field, entries in
            entries.flatMap { terms in
                (0...terms.count).map { Place(kind: value.kind, field: field, terms: Array(terms.prefix($0))) }
            }
        }
    }
}
