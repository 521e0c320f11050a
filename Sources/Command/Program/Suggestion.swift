/// What was probably meant.
package enum Suggestion {
    /// The name of an option in other programs, and its name here.
    static let synonyms: [String: [String]] = [
        "from": ["since"], "after": ["since"], "start": ["since"], "to": ["until"], "before": ["until"],
        "end": ["until"],
        "max": ["limit"], "count": ["limit"], "number": ["limit"], "chat": ["in", "conversation", "into"],
        "conversation": ["in", "into"], "in": ["into"], "sender": ["from"], "recipient": ["to"], "file": ["output"],
        "out": ["output"],
        "password": ["passphrase-file"], "passphrase": ["passphrase-file"], "overwrite": ["force"],
        "color": ["no-color"],
        "colour": ["no-color"], "zone": ["timezone"], "tz": ["timezone"], "silent": ["quiet"], "assume-yes": ["yes"],
    ]

    /// The candidate nearest to a word, if one is near enough.
    package static func nearest(to word: String, among candidates: [String]) -> String? {
        let best = candidates.map { (candidate: $0, distance: distance(word, $0)) }.min { $0.distance < $1.distance }
        guard let best, best.distance <= max(1, word.count / 3) else { return nil }
        return best.candidate
    }

    /// How many letters must be put in, left out, replaced or swapped with their neighbour to make one of the other.
    static func distance(_ left: String, _ right: String) -> Int {
        let left = Array(left.lowercased())
        let right = Array(right.lowercased())
        var beforeLast: [Int] = []
        var last = Array(0...right.count)
        for (row, letter) in left.enumerated() {
            var current = [row + 1]
            for (column, other) in right.enumerated() {
                var best = min(last[column + 1], current[column]) + 1
                best = min(best, last[column] + (letter == other ? 0 : 1))
                if row > 0, column > 0, letter == right[column - 1], left[row - 1] == other {
                    best = min(best, beforeLast[column - 1] + 1)
                }
                current.append(best)
            }
            beforeLast = last
            last = current
        }
        return last[right.count]
    }
}
