import WhisperMessage

/// A name as search folds it: its words joined by single spaces.
struct FoldedName: Comparable, Hashable {
    private let bytes: [UInt8]

    init(_ name: String) {
        bytes = SearchText.words(of: name).folded
    }

    /// Whether it begins with a shorter one.
    func begins(with prefix: FoldedName) -> Bool {
        bytes.starts(with: prefix.bytes)
    }

    static func < (left: FoldedName, right: FoldedName) -> Bool {
        left.bytes.lexicographicallyPrecedes(right.bytes)
    }
}

extension Sequence {
    /// The first elements by folded name, ties by id.
    func sortedByName(
        _ name: (Element) -> String, _ id: (Element) -> UniqueIdentifier, limit: Int
    ) -> [Element] {
        let sorted = map { (FoldedName(name($0)), id($0), $0) }.sorted { ($0.0, $0.1) < ($1.0, $1.1) }
        return sorted.prefix(limit).map(\.2)
    }
}
