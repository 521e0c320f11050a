/// Finds new names in a re-export that belong to people the chat knows under another name (ING-1, ING-2).
///
/// An export shows each person under one name: the one in the exporting phone's address book at the time. A name that
/// the chat does not know and a person whom the file does not name are therefore the same if they sent the same
/// messages at the same times. An "ok" in the same minute may be chance, so at least one of these messages must have a
/// neighbour that both sides share as well.
public enum SenderReconciliation {
    /// The share of a name's aligned messages that must match one person, and of that person's messages that must match
    /// the name.
    public static let requiredShare = 0.75

    /// Returns the person to whom each new name belongs.
    ///
    /// - Parameters:
    ///   - held: The stored messages; `sender` numbers people.
    ///   - file: The file's messages; `sender` numbers names, in a range separate from people.
    ///   - newNames: The numbers of names unknown to the vault.
    ///   - namedPeople: The numbers of people whom the file lists under a name known to the vault.
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

    /// Returns whether the previous or next message is also aligned with the previous or next one on the other side;
    /// the only message of a side needs no neighbour.
    private static func hasAlignedNeighbour(_ index: Int, _ aligned: [Int32], held: Int) -> Bool {
        if aligned.count == 1 || held == 1 { return true }
        let before = index > 0 && aligned[index] > 0 && aligned[index - 1] == aligned[index] - 1
        return before || (index + 1 < aligned.count && aligned[index + 1] == aligned[index] + 1)
    }
}
