import Testing
import WhisperMessage
import WhisperTestThreads

@Suite("Chats of one title (ING-1)", .ownThreads)
struct TitleOverlapTests {
    private func outcome(
        common: Int = 0, held: Int = 60, file: Int = 60, writers: Int = 2, commonWriters: Int = 0,
        isSamePeriod: Bool = true, form: TitleOverlap.Form = .group
    ) -> TitleOverlap.Outcome {
        TitleOverlap(
            common: common, held: held, file: file, heldWriters: writers, fileWriters: writers,
            commonWriters: commonWriters, isSamePeriod: isSamePeriod, form: form
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

    @Test("Two writers who are others show another chat, unless it is the chat with the person of the title")
    func pairs() {
        #expect(outcome(form: .pair) == .other && outcome(isSamePeriod: false, form: .pair) == .other)
        #expect(outcome(held: 2, form: .pair) == .unclear && outcome(common: 1, form: .pair) == .unclear)
        #expect(outcome(common: 3, form: .pair) == .same && outcome(form: .person) == .same)
    }

    @Test("Two writers of whom one is common are unclear, as that one may be the owner; both are the same chat")
    func pairMembers() {
        #expect(outcome(commonWriters: 1, form: .pair) == .unclear)
        #expect(outcome(commonWriters: 1, isSamePeriod: false, form: .pair) == .unclear)
        #expect(outcome(commonWriters: 2, form: .pair) == .same)
        #expect(outcome(writers: 0, form: .pair) == .same, "Only the owner wrote")
    }
}
