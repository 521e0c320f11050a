/// The names of contacts by how they look, so that one that only looks like theirs is found at a cost that does not grow
/// with their number.
public struct NameIndex: Sendable {
    private var names: [String: [String]] = [:]

    /// An index of names.
    public init(_ names: [String] = []) {
        for name in names { add(name) }
    }

    /// Adds a name.
    public mutating func add(_ name: String) {
        let look = NameLook(name)
        for key in Set([look.skeleton, look.core]) where !key.isEmpty { names[key, default: []].append(name) }
    }

    /// The contacts' names that are one with a name, letter case and accents set aside.
    public func equal(to name: String) -> [String] {
        (names[NameLook(name).skeleton] ?? []).filter { NameLook.isSame(name, $0) }
    }

    /// The contacts' names that a name passes for: it looks like them, or like them with something added, and is another
    /// one.
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
