import Testing
import WhisperMessage
import WhisperTestThreads

@Suite("Whose message a change concerns (ING-1b)", .ownThreads)
struct MessageAuthorTests {
    private let me = MessageAuthorTests.person(1, isOwner: true)
    private let ann = MessageAuthorTests.person(2)
    private let bob = MessageAuthorTests.person(3)
    /// Known by an id of the service alone, so that they may be anyone with a number.
    private let linked = MessageActor(
        person: UniqueIdentifier(high: 0, low: 4), isOwner: false, hasNumber: false, hasServiceID: true)

    private static func person(_ number: UInt64, isOwner: Bool = false) -> MessageActor {
        MessageActor(
            person: UniqueIdentifier(high: 0, low: number), isOwner: isOwner, hasNumber: true, hasServiceID: false)
    }

    private var mine: TargetCandidate { TargetCandidate(.outgoing, author: me) }
    private var hers: TargetCandidate { TargetCandidate(.incoming, author: ann) }
    private var his: TargetCandidate { TargetCandidate(.incoming, author: bob) }

    private func choice(
        _ author: MessageAuthor<MessageActor>, _ candidates: [TargetCandidate], by actor: MessageActor? = nil,
        isAuthors: Bool = false
    ) -> TargetChoice {
        author.choice(among: candidates, by: actor, isAuthors: isAuthors)
    }

    @Test("Without an author, it is the only message; of two, the one of whoever edits it, and else none")
    func unknown() {
        #expect(choice(.unknown, []) == .missing)
        #expect(choice(.unknown, [hers], by: bob) == .message(0))
        #expect(choice(.unknown, [mine, hers], by: ann) == .refused)
        #expect(choice(.unknown, [mine, hers], by: ann, isAuthors: true) == .message(1))
        #expect(choice(.unknown, [mine, hers], by: bob, isAuthors: true) == .refused)
        #expect(choice(.unknown, [mine, hers], isAuthors: true) == .refused)
    }

    @Test("The owner's message is the owner's under any address, and no one else's")
    func owners() {
        let moved = TargetCandidate(.outgoing, author: linked)
        #expect(choice(.owner, [hers, mine]) == .message(1))
        #expect(choice(.owner, [hers, moved]) == .message(1))
        #expect(choice(.owner, [hers], by: bob) == .missing)
        #expect(choice(.owner, [hers], by: me) == .refused)
        #expect(choice(.owner, [TargetCandidate(.unknown, author: ann)]) == .message(0))
        #expect(choice(.owner, [mine, TargetCandidate(.unknown, author: ann)]) == .message(0))
    }

    @Test("A person's message is theirs, or the only one that may be theirs; otherwise the change waits")
    func participants() {
        #expect(choice(.participant(ann), [mine, hers, his]) == .message(1))
        #expect(choice(.participant(ann), [mine, his], by: me) == .missing)
        #expect(choice(.participant(bob), [hers], by: bob) == .refused)
        #expect(choice(.participant(linked), [hers]) == .message(0))
        #expect(choice(.participant(linked), [hers, his]) == .refused)
        #expect(choice(.participant(ann), [his, TargetCandidate(.incoming, author: nil)]) == .message(1))
    }
}
