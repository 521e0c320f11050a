import WhisperTestThreads
import Testing

@testable import WhisperMessage

@Suite("People shown under another name in an export (ING-1, ING-2)", .ownThreads)
struct SenderReconciliationTests {
    /// Parses consecutive messages of one letter, each with its sender's number: `"a1 b2"`.
    private func elements(_ text: String) -> [ReexportAlignment.Element] {
        text.split(separator: " ").map { word in
            ReexportAlignment.Element(
                key: ContentKey(high: 0, low: UInt64(word.unicodeScalars.first?.value ?? 0)),
                sender: Int32(word.dropFirst()) ?? .min)
        }
    }

    /// Returns the renames found, where the vault does not know the names 7, 8 and 9.
    private func renames(_ held: String, _ file: String, namedPeople: Set<Int32> = []) -> [Int32: Int32] {
        SenderReconciliation.renames(
            held: elements(held), file: elements(file), newNames: [7, 8, 9], namedPeople: namedPeople)
    }

    @Test(
        "A message shared by both sides needs another shared one directly before or after it (ING-1)",
        arguments: [
            // After, before, and between.
            ("p2 a1 b2", "a7 b2", true), ("p2 a1 b2 q2", "x5 a7 b2 y5", true), ("a1 b2", "a7 b2", true),
            ("b2 a1 p2", "b2 a7", true), ("q2 b2 a1 p2", "x5 b2 a7 y5", true), ("b2 a1", "b2 a7", true),
            ("b2 a1 c2", "b2 a7 c2", true),
            // Another message separates them on one side or both.
            ("b2 p2 a1", "b2 a7", false), ("b2 a1", "b2 x5 a7", false), ("b2 p2 a1", "b2 x5 a7", false),
            ("a1 p2 b2", "a7 b2", false), ("a1 b2", "a7 x5 b2", false), ("a1 p2 b2", "a7 x5 b2", false),
            ("b2 p2 a1 q2 c2", "b2 a7 c2", false), ("b2 a1 c2", "b2 x5 a7 y5 c2", false),
            // Nothing else is shared.
            ("a1 p2", "a7 x5", false), ("a1 p2", "x5 a7", false), ("p2 a1", "a7 x5", false), ("p2 a1", "x5 a7", false),
            ("a1 p2", "x5 a7 y5", false), ("p2 a1 q2", "x5 a7 y5", false),
        ])
    func neighbours(held: String, file: String, isFound: Bool) {
        #expect(renames(held, file) == (isFound ? [7: 1] : [:]))
    }

    @Test("The only message of a side needs no neighbour (ING-1)")
    func onlyMessage() {
        #expect(renames("a1", "a7") == [7: 1])
        #expect(renames("p2 a1 q2", "a7") == [7: 1])
        #expect(renames("a1", "x7 a7 y7") == [7: 1])
        #expect(renames("a1", "b7") == [:])
        #expect(renames("", "a7") == [:])
        #expect(renames("a1", "") == [:])
    }

    @Test("The first message, the first person and the last message count like any other (ING-1)")
    func ends() {
        #expect(renames("a0 b0", "a7 b7") == [7: 0])
        #expect(renames("a0", "a7") == [7: 0])
        #expect(renames("a0 b2 c3", "a7 b8 c9") == [7: 0, 8: 2, 9: 3])
    }

    @Test("Three quarters of a name's messages must match the person (ING-1)")
    func shareOfName() {
        #expect(renames("a1 b1 c1 d2", "a7 b7 c7 d7") == [7: 1])
        #expect(renames("a1 b1 c2", "a7 b7 c7") == [:])
        #expect(renames("a1 b1 c2 d2", "a7 b7 c7 d7") == [:])
        #expect(renames("a1 b1 c1 d2", "a7 b7 c7 d7 x7 y7 z7") == [7: 1], "Messages of the file alone count for no one")
    }

    @Test("Three quarters of a person's messages must match the name (ING-1)")
    func shareOfPerson() {
        #expect(renames("a1 b1 c1 d1", "a7 b7 c7 d8") == [7: 1])
        #expect(renames("a1 b1 c1", "a7 b7 c8") == [:])
        #expect(renames("a1 b1 c1 d1", "a7 b7 c7 d5") == [7: 1])
        #expect(renames("a1 b1 c1", "a7 b7 c5") == [:], "A known name counts against it as well")
        #expect(renames("p1 q1 r1 a1 b1 c1", "a7 b7 c7") == [7: 1], "Messages of the chat alone count for no one")
    }

    @Test("System lines and people whom the file still names get no new name (ING-1)")
    func excluded() {
        #expect(renames("a-1 b-1", "a7 b7") == [:])
        #expect(renames("a1 b1", "a7 b7", namedPeople: [1]) == [:])
        #expect(renames("a1 b2", "a7 b7", namedPeople: [2]) == [:], "Half of the name's messages are another person's")
        #expect(renames("a1 b1", "a5 b5") == [:], "A known name is not a new one")
        #expect(
            SenderReconciliation.renames(
                held: elements("a1 b1"), file: elements("a7 b7"), newNames: [], namedPeople: []) == [:])
    }
}
