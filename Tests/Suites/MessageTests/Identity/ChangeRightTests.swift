import WhisperMessage
import WhisperTestThreads
import Testing

@Suite("Who may change a message (ING-1b)", .ownThreads)
struct ChangeRightTests {
    private func actor(
        _ person: UInt64, isOwner: Bool = false, hasNumber: Bool = true, hasLinkedID: Bool = false
    ) -> MessageActor {
        MessageActor(
            person: UniqueIdentifier(high: 0, low: person), isOwner: isOwner, hasNumber: hasNumber,
            hasLinkedID: hasLinkedID)
    }

    private var author: MessageActor { actor(1) }
    private var other: MessageActor { actor(2) }
    /// May be the author, of whom only a number is known.
    private var linked: MessageActor { actor(3, hasNumber: false, hasLinkedID: true) }
    private var owner: MessageActor { actor(4, isOwner: true) }

    /// Every combination of what a source and a roster say about a deletion.
    private static let circumstances: [(claim: DeletionClaim, isGroup: Bool, isAdmin: Bool?)] =
        DeletionClaim.allCases.flatMap { claim in
            [true, false].flatMap { isGroup in [true, false, nil].map { (claim, isGroup, $0) } }
        }

    private func expectDeletion(
        by actor: MessageActor?, of author: MessageActor?,
        is expected: (DeletionClaim, Bool, Bool?) -> ChangeRight, _ comment: Comment
    ) {
        for (claim, isGroup, isAdmin) in Self.circumstances {
            let right = ChangeRight.deletion(
                by: actor, of: author, claim: claim, isGroup: isGroup, isAdmin: isAdmin)
            let circumstance = "\(claim), group \(isGroup), admin \(isAdmin.map(String.init) ?? "unknown")"
            #expect(right == expected(claim, isGroup, isAdmin), "\(comment): \(circumstance)")
        }
    }

    @Test("A right is granted to the author, the owner and an admin, and to no one else (ING-1b)")
    func granted() {
        let rights: [ChangeRight] = [.author, .owner, .admin, .undecided, .none]
        #expect(rights.map(\.isGranted) == [true, true, true, false, false])
    }

    @Test("Two people are distinguished only by what is known of both (ING-1b)")
    func sameness() {
        for first in 0..<4 {
            for second in 0..<4 {
                let one = actor(1, hasNumber: first & 1 != 0, hasLinkedID: first & 2 != 0)
                let two = actor(2, hasNumber: second & 1 != 0, hasLinkedID: second & 2 != 0)
                let expected: Bool? = first & second == 0 ? nil : false
                #expect(one.isSame(as: two) == expected, "\(first) and \(second)")
                // The owner of the vault is known to be one person, but one owner and another person are compared.
                var (mine, others) = (one, two)
                mine.isOwner = true
                #expect(mine.isSame(as: others) == expected)
                #expect(others.isSame(as: mine) == expected)
                others.isOwner = true
                #expect(mine.isSame(as: others) == true)
                #expect(one.isSame(as: actor(1, hasNumber: false)) == true)
            }
        }
    }

    @Test("A text is changed by its author alone (ING-1b)")
    func editing() {
        #expect(ChangeRight.editing(by: author, of: author) == .author)
        #expect(ChangeRight.editing(by: other, of: author) == .none)
        #expect(ChangeRight.editing(by: owner, of: author) == .none)
        #expect(ChangeRight.editing(by: owner, of: owner) == .author)
        #expect(ChangeRight.editing(by: linked, of: author) == .undecided)
        #expect(ChangeRight.editing(by: nil, of: author) == .undecided)
        #expect(ChangeRight.editing(by: author, of: nil) == .none, "A system line belongs to nobody")
        #expect(ChangeRight.editing(by: nil, of: nil) == .none)
    }

    @Test("A deletion by the author or the owner counts, whatever the source and the roster say (ING-1b)")
    func ownDeletions() {
        expectDeletion(by: author, of: author, is: { _, _, _ in .author }, "The author")
        expectDeletion(by: owner, of: owner, is: { _, _, _ in .author }, "The owner's own message")
        expectDeletion(by: owner, of: author, is: { _, _, _ in .owner }, "The owner's view of another's message")
        expectDeletion(by: owner, of: nil, is: { _, _, _ in .owner }, "The owner's view of a system line")
        expectDeletion(by: nil, of: author, is: { _, _, _ in .undecided }, "The source names no one")
        expectDeletion(by: nil, of: nil, is: { _, _, _ in .undecided }, "The source names no one")
    }

    /// What a deletion by somebody other than the author is, where `unproven` is what it is without an admin's right.
    private func byAnother(_ unproven: ChangeRight) -> (DeletionClaim, Bool, Bool?) -> ChangeRight {
        { claim, isGroup, isAdmin in
            switch (claim, isGroup, isAdmin) {
            case (.admin, true, _), (.unknown, true, true?): .admin
            case (.unknown, true, nil): .undecided
            default: unproven
            }
        }
    }

    @Test("A deletion by another counts only as that of a group's admin, by claim or by roster (ING-1b)")
    func deletionsByOthers() {
        expectDeletion(by: other, of: author, is: byAnother(.none), "Another person")
        expectDeletion(by: other, of: nil, is: byAnother(.none), "A system line")
        expectDeletion(by: author, of: owner, is: byAnother(.none), "A message of the owner")
        expectDeletion(by: linked, of: author, is: byAnother(.undecided), "Perhaps the author")
    }

    @Test("A number, a linked id and a contact make one person of two sightings; names do not (ING-1)")
    func identifyingAliases() {
        let identifying = PersonAliasKind.allCases.filter(\.identifiesPerson)
        #expect(identifying == [.phoneNumber, .linkedID, .contact])
    }
}
