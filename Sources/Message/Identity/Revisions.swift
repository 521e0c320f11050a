/// Finds messages of which a file shows another version than the chat holds.
enum Revisions {
    /// Returns, for unaligned messages of the file, the stored element that each is another version of.
    ///
    /// Only stretches between two aligned messages are examined: both sides cover them, so a message on one side has
    /// its counterpart on the other. Counterparts have the same time and sender, and are paired in order if both sides
    /// have equally many.
    static func find(
        _ aligned: [Int32], held: [ReexportAlignment.Element], heldSeconds: [Int64],
        file: [ReexportAlignment.Element], fileSeconds: [Int64]
    ) -> [Int: Int32] {
        var revised: [Int: Int32] = [:]
        var previous: Int?
        for index in aligned.indices where aligned[index] >= 0 {
            if let previous, index - previous > 1, aligned[index] - aligned[previous] > 1 {
                let heldGap = Int(aligned[previous]) + 1..<Int(aligned[index])
                let pairs = pair(
                    held: groups(heldGap, held, heldSeconds), file: groups(previous + 1..<index, file, fileSeconds))
                revised.merge(pairs) { first, _ in first }
            }
            previous = index
        }
        return revised
    }

    private struct Origin: Hashable {
        var seconds: Int64
        var sender: Int32
    }

    private static func groups(
        _ range: Range<Int>, _ elements: [ReexportAlignment.Element], _ seconds: [Int64]
    ) -> [Origin: [Int]] {
        Dictionary(grouping: range) { Origin(seconds: seconds[$0], sender: elements[$0].sender) }
    }

    private static func pair(held: [Origin: [Int]], file: [Origin: [Int]]) -> [Int: Int32] {
        var pairs: [(file: Int, held: Int)] = []
        for (origin, indices) in file {
            guard let places = held[origin], places.count == indices.count else { continue }
            pairs += zip(indices, places).map { (file: $0, held: $1) }
        }
        // Only pairs in the same order on both sides count: the chat's own order must not be broken.
        pairs.sort { $0.file < $1.file }
        var revised: [Int: Int32] = [:]
        var last = -1
        for pair in pairs where pair.held > last {
            revised[pair.file] = Int32(truncatingIfNeeded: pair.held)
            last = pair.held
        }
        return revised
    }
}
