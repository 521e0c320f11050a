/// Finds out which new names in a re-export are people that the chat knows under another (ING-1, ING-2).
///
/// An export shows each person under one name: the one that the exporting phone's address book had at the time. So a
/// name that the chat does not know, and a person of the chat whom the file does not name, are the same if they said
/// the same things at the same times. "ok" in the same minute may be chance, so at least one of these messages must have
/// a neighbour that both sides share too.
public enum SenderReconciliation {
    /// The share of a name's aligned messages that must speak for one person, and of the person's for that name.
    public static let requiredShare = 0.75

    /// For each new name, the person whom it is the new name of.
    ///
    /// - Parameters:
    ///   - held: What the chat holds; `sender` numbers people.
    ///   - file: What the file holds; `sender` numbers names, from another range than people.
    ///   - newNames: The numbers of names that the vault does not know.
    ///   - namedPeople: The numbers of people whom the file names under a name that the vault does know.
    public static func renames(
        held: [ReexportAlignment.Element], file: [ReexportAlignment.Element], newNames: Set<Int32>,
        namedPeople: Set<Int32>
    ) -> [Int32: Int32] {
        guard !newNames.isEmpty else { return [:] }
        var together: [Int32: [Int32: Int]] = [:]
        var ofName: [Int32: Int] = [:]
        var ofPerson: [Int32: Int] = [:]
        var supported: Set<[Int32]> = []
        let aligned = LongestCommonSubsequence.alignKeys(held: held, file: file)
        for (index, place) in aligned.enumerated() where place >= 0 {
            let name = file[index].sender
            let person = held[Int(place)].sender
            if newNames.contains(name) { ofName[name, default: 0] += 1 }
            guard person >= 0, !namedPeople.contains(person) else { continue }
            ofPerson[person, default: 0] += 1
            guard newNames.contains(name) else { continue }
            together[name, default: [:]][person, default: 0] += 1
            if hasAlignedNeighbour(index, aligned, held: held.count) { supported.insert([name, person]) }
        }
        var renames: [Int32: Int32] = [:]
        for (name, people) in together {
            let best = people.max { ($0.value, $1.key) < ($1.value, $0.key) }
            guard let (person, count) = best, let all = ofName[name], let ofThem = ofPerson[person] else { continue }
            if supported.contains([name, person]), Double(count) >= requiredShare * Double(all),
                Double(count) >= requiredShare * Double(ofThem)
            {
                renames[name] = person
            }
        }
        return renames
    }

    /// Whether the message before or behind is aligned with the one before or behind, too; a message that is all that one
    /// side has needs no neighbour.
    private static func hasAlignedNeighbour(_ index: Int, _ aligned: [Int32], held: Int) -> Bool {
        if aligned.count == 1 || held == 1 { return true }
        let before = index > 0 && aligned[index] > 0 && aligned[index - 1] == aligned[index] - 1
        return before || (index + 1 < aligned.count && aligned[index + 1] == aligned[index] + 1)
    }
}
