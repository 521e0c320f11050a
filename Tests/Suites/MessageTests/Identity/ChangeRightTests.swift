import WhisperMessage
import WhisperTestThreads
import Testing

@Suite("Who may change a message (ING-1b)", .ownThreads)
struct ChangeRightTests {
    private func actor(
        _ person: UInt64, isOwner: Bool = false, hasNumber: Bool = true, hasServiceID: Bool = false
    ) -> MessageActor {
        MessageActor(
            person: UniqueIdentifier(high: 0, low: person), isOwner: isOwner, hasNumber: hasNumber,
            hasServiceID: hasServiceID)
    }

    private var author: MessageActor { actor(1) }
    private var other: MessageActor { actor(2) }
    /// Could be the author, of whom only a number is known.
    private var linked: MessageActor { actor(3, hasNumber: false, hasServiceID: true) }
    private var owner: MessageActor { actor(4, isOwner: true) }

    /// Every combination of a source's and a roster's information about a deletion.
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

    @Test("Two people are distinguished only by information known of both (ING-1b)")
    func sameness() {
        for first in 0..<4 {
            for second in 0..<4 {
                let one = actor(1, hasNumber: first & 1 != 0, hasServiceID: first & 2 != 0)
                let two = actor(2, hasNumber: second & 1 != 0, hasServiceID: second & 2 != 0)
                let expected: Bool? = first & second == 0 ? nil : false
                #expect(one.isSame(as: two) == expected, "\(first) and \(second)")
                // The vault's owner is one person, but here one owner is compared with another person.
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

    @Test("Only its author may edit a text (ING-1b)")
    func editing() {
        #expect(ChangeRight.editing(by: author, of: author) == .author)
        #expect(ChangeRight.editing(by: other, of: author) == .none)
        #expect(ChangeRight.editing(by: owner, of: author) == .none)
        #expect(ChangeRight.editing(by: owner, of: owner) == .author)
        #expect(ChangeRight.editing(by: linked, of: author) == .undecided)
        #expect(ChangeRight.editing(by: nil, of: author) == .undecided)
        #expect(ChangeRight.editing(by: author, of: nil) == .none, "A system line has no author")
        #expect(ChangeRight.editing(by: nil, of: nil) == .none)
    }

    @Test("A deletion by the author or the owner is applied, whatever the source and the roster say (ING-1b)")
    func ownDeletions() {
        expectDeletion(by: author, of: author, is: { _, _, _ in .author }, "The author")
        expectDeletion(by: owner, of: owner, is: { _, _, _ in .author }, "The owner's own message")
        expectDeletion(by: owner, of: author, is: { _, _, _ in .owner }, "The owner's view of another's message")
        expectDeletion(by: owner, of: nil, is: { _, _, _ in .owner }, "The owner's view of a system line")
        expectDeletion(by: nil, of: author, is: { _, _, _ in .undecided }, "The source names no one")
        expectDeletion(by: nil, of: nil, is: { _, _, _ in .undecided }, "The source names no one")
    }

    /// Returns the right of a person other than the author, where `unproven` is the result without an admin's right.
    private func byAnother(_ unproven: ChangeRight) -> (DeletionClaim, Bool, Bool?) -> ChangeRight {
        { claim, isGroup, isAdmin in
            switch (claim, isGroup, isAdmin) {
            case (.admin, true, _), (.unknown, true, true?): .admin
            case (.unknown, true, nil): .undecided
            default: unproven
            }
        }
    }

    @Test("A deletion by another person is applied only as that of a group admin, by claim or by roster (ING-1b)")
    func deletionsByOthers() {
        expectDeletion(by: other, of: author, is: byAnother(.none), "Another person")
        expectDeletion(by: other, of: nil, is: byAnother(.none), "A system line")
        expectDeletion(by: author, of: owner, is: byAnother(.none), "A message of the owner")
        expectDeletion(by: linked, of: author, is: byAnother(.undecided), "Perhaps the author")
    }

    @Test("A number, a linked id or a contact joins two sightings of a person; a name does not (ING-1)")
    func identifyingAliases() {
        let identifying = PersonAliasKind.allCases.filter(\.identifiesPerson)
        #expect(identifying == [.phoneNumber, .linkedID, .contact])
    }

    @Test("Only who was certainly no member of the group is refused as its admin (ING-1b)")
    func presence() {
        func isMember(_ role: GroupRole?, at: Int64, listedAt: Int64?, isOther: Bool = true) -> Bool? {
            GroupPresence.isMember(
                other, at: Timestamp(milliseconds: at),
                known: GroupPresence(role: role, since: Timestamp(milliseconds: 5)),
                listedAt: listedAt.map { Timestamp(milliseconds: $0) }, among: { [isOther ? author : nil] })
        }
        func isStranger(at: Int64, listedAt: Int64?, isOther: Bool = true) -> Bool? {
            GroupPresence.isMember(
                other, at: Timestamp(milliseconds: at), known: nil,
                listedAt: listedAt.map { Timestamp(milliseconds: $0) }, among: { [author, isOther ? author : linked] })
        }
        #expect(isMember(.member, at: 5, listedAt: nil) == true)
        #expect(isMember(.member, at: 4, listedAt: 9) == nil)
        #expect(isMember(nil, at: 5, listedAt: nil) == false)
        #expect(isMember(nil, at: 4, listedAt: 9) == nil)
        #expect(isStranger(at: 9, listedAt: 9) == false)
        #expect(isStranger(at: 8, listedAt: 9) == nil)
        #expect(isStranger(at: 9, listedAt: nil) == nil)
        #expect(isStranger(at: 9, listedAt: 9, isOther: false) == nil)
        #expect(
            GroupPresence.isMember(
                other, at: Timestamp(milliseconds: 9), known: nil, listedAt: Timestamp(milliseconds: 9),
                among: { [author, nil] }) == nil, "Of a member of whom nothing is known, who knows")
        for claim in DeletionClaim.allCases {
            func right(isAdmin: Bool?, isMember: Bool?) -> ChangeRight {
                ChangeRight.deletion(
                    by: other, of: author, claim: claim, isGroup: true, isAdmin: isAdmin, isMember: isMember)
            }
            #expect(right(isAdmin: nil, isMember: false) == .none)
            #expect(right(isAdmin: nil, isMember: true) == right(isAdmin: nil, isMember: nil))
            #expect(right(isAdmin: true, isMember: false) == right(isAdmin: true, isMember: nil))
        }
    }
}
