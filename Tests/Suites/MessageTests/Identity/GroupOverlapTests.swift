import Testing
import WhisperMessage
import WhisperTestThreads

@Suite("Groups of one title (ING-1)", .ownThreads)
struct GroupOverlapTests {
    private func outcome(
        common: Int = 0, held: Int = 60, file: Int = 60, writers: Int = 2, commonWriters: Int = 0,
        isSamePeriod: Bool = true
    ) -> GroupOverlap.Outcome {
        GroupOverlap(
            common: common, held: held, file: file, heldWriters: writers, fileWriters: writers,
            commonWriters: commonWriters, isSamePeriod: isSamePeriod
        ).outcome
    }

    @Test("Messages in common show the same group, also if these are all that there are")
    func common() {
        #expect(outcome(common: 3) == .same && outcome(common: 1, held: 1) == .same)
        #expect(outcome(common: 1, commonWriters: 1) == .same)
        #expect(outcome(held: 0) == .same && outcome(file: 0) == .same)
        #expect(outcome(common: 1) == .unclear, "A word that the owner said in both in one minute")
    }

    @Test("No common message and no common member are another group, unless there is too little of either")
    func apart() {
        #expect(outcome() == .other && outcome(isSamePeriod: false) == .other)
        #expect(outcome(held: 2) == .unclear && outcome(writers: 0) == .unclear)
    }

    @Test("Common members without common messages are unclear, unless one follows the other with most of its members")
    func members() {
        #expect(outcome(commonWriters: 1) == .unclear)
        #expect(outcome(commonWriters: 1, isSamePeriod: false) == .same)
        #expect(outcome(writers: 3, commonWriters: 1, isSamePeriod: false) == .unclear)
    }
}
