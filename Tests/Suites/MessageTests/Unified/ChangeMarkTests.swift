import WhisperJSONText
import WhisperMessage
import WhisperTestThreads
import Testing

@Suite("Marks of changes to a message (ING-1b)", .ownThreads)
struct ChangeMarkTests {
    private func mark(_ milliseconds: Int64?, _ name: String? = nil) -> DeletionMark {
        DeletionMark(right: .author, name: name, timestamp: milliseconds.map { Timestamp(milliseconds: $0) })
    }

    @Test(
        "The mark of a deletion round-trips (ING-1b)",
        arguments: [
            (ChangeRight.author, "author"), (.owner, "owner"), (.admin, "admin"), (.undecided, "unknown"),
        ])
    func roundTrip(right: ChangeRight, word: String) {
        let full = DeletionMark(right: right, name: "Ann", timestamp: Timestamp(milliseconds: 5_000))
        #expect(full.json.text == #"{"as":"\#(word)","by":"Ann","at":"1970-01-01T00:00:05.000Z"}"#)
        #expect(DeletionMark(["deletion": full.json, "x": 1]) == full)
        var known = full
        known.person = UniqueIdentifier(high: 0x0B1C_2D3E_4F50_4A6B, low: 0x8C7D_9E0F_1021_3243)
        #expect(known.json.text.hasSuffix(#","person":"0b1c2d3e-4f50-4a6b-8c7d-9e0f10213243"}"#))
        #expect(DeletionMark(["deletion": known.json]) == known)
        let bare = DeletionMark(right: right, name: nil, timestamp: nil)
        #expect(bare.json.text == #"{"as":"\#(word)"}"#)
        #expect(DeletionMark(["deletion": bare.json]) == bare)
        #expect(bare.isBare == (right == .undecided) && !full.isBare)
    }

    @Test("An invalid mark is ignored (ING-1b)")
    func none() {
        for value in [nil, "author", [:], ["as": "nobody"], ["as": 1], ["by": "Ann"]] as [JSONValue] {
            #expect(DeletionMark(["deletion": value]) == nil)
        }
        #expect(DeletionMark([:]) == nil)
    }

    @Test("Of two marks the earlier one wins, then the one with the lower name, in either order (ING-1b)")
    func precedence() {
        let ascending = [
            mark(-1), mark(0), mark(0, "Ann"), mark(0, "Ben"), mark(1, "Ann"), mark(nil), mark(nil, "Ann"),
        ]
        for (first, one) in ascending.enumerated() {
            for (second, other) in ascending.enumerated() { #expect(one.precedes(other) == (first < second)) }
        }
    }

    @Test("Undecided changes are listed, and without any there is no mark (ING-1b)")
    func undecided() {
        #expect(UndecidedMark.json([]) == nil)
        #expect(UndecidedMark.json([.edit]) == ["edit"])
        #expect(UndecidedMark.json([.deletion]) == ["deletion"])
        #expect(
            UndecidedMark.json([.unreadEdit, .deletion, .edit, .unread]) == [
                "edit", "deletion", "unread-edit", "unread",
            ])
    }

    @Test("Members that only the vault writes are removed from a source's data (ING-1b)")
    func ownMembers() {
        let claimed: JSONObject = [
            "a": 1, "deletion": ["as": "admin"], "undecided": ["edit"], "votes": [], "linked": "x", "b": 2,
        ]
        #expect(claimed.withoutOwnMembers == ["a": 1, "b": 2])
    }
}
