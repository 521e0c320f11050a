/// An index of contact names by appearance, which finds lookalikes at a cost independent of the number of contacts.
public struct NameIndex: Sendable {
    private var names: [String: [String]] = [:]

    /// Creates an index of names.
    public init(_ names: [String] = []) {
        for name in names { add(name) }
    }

    /// Adds a name.
    public mutating func add(_ name: String) {
        let look = NameLook(name)
        for key in Set([look.skeleton, look.core]) where !key.isEmpty { names[key, default: []].append(name) }
    }

    /// Returns the contact names equal to a name, ignoring letter case and accents.
    public func equal(to name: String) -> [String] {
        (names[NameLook(name).skeleton] ?? []).filter { NameLook.isSame(name, $0) }
    }

    /// Returns the contact names that a name imitates: it differs from them but looks the same, or the same with an
    /// addition.
    public func imitated(by name: String) -> [String] {
        let look = NameLook(name)
        var found: [String] = []
        for key in [look.skeleton, look.core] where !key.isEmpty {
            for other in names[key] ?? [] where !found.contains(other) && !NameLook.isSame(name, other) {
                found.append(other)
            }
        }
        return found.sorted()
    }
}
