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
    /// The number of equal messages that show who wrote them: one or two in a minute can be anybody's.
    package static let requiredMessages = 3

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
        var evidence = SenderEvidence()
        evidence.add(held: held, file: file)
        return evidence.renames(newNames: newNames, namedPeople: namedPeople)
    }
}
