/// All messages of one source of a chat, found in another one (ING-1).
///
/// A few short messages show nothing by themselves, but if a source of a chat with the same title has all of them in their
/// minutes, each from one and the same person, then both are sources of one chat.
package struct WholeMatch: Hashable, Sendable {
    /// For each sender of the smaller source, the person of the other one who wrote the same.
    package let people: [Int32: Int32]

    /// Compares two sources; nil if the smaller one has no message, one that the other lacks, or a sender who is several
    /// people there.
    ///
    /// - Parameters:
    ///   - small: The messages of the smaller source, by their minutes and words.
    ///   - large: Those of the other one.
    package init?(_ small: [ReexportAlignment.Element], in large: [ReexportAlignment.Element]) {
        guard !small.isEmpty, small.count <= large.count else { return nil }
        var writers: [ContentKey: [Int32]] = [:]
        for element in large { writers[element.key, default: []].append(element.sender) }
        var people: [Int32: Int32] = [:]
        var taken: Set<Int32> = []
        for element in small {
            let left = writers[element.key] ?? []
            let index =
                if let known = people[element.sender] {
                    left.firstIndex(of: known)
                } else {
                    left.firstIndex { !taken.contains($0) }
                }
            guard let index else { return nil }
            people[element.sender] = left[index]
            taken.insert(left[index])
            writers[element.key]?.remove(at: index)
        }
        self.people = people
    }
}
