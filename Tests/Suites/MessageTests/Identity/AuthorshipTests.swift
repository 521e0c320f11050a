import WhisperJSONText
import WhisperMessage
import WhisperTestThreads
import Testing

@Suite("Whose a message is (ING-2, WDB-5)", .ownThreads)
struct AuthorshipTests {
    private static func record(
        _ direction: MessageDirection, owners: Bool = false, at milliseconds: Int64 = 61_234, text: String? = "hello",
        kind: ContentKind = .text, edited: Int64? = nil, seal: MessageSeal? = nil, carrier: String? = nil
    ) -> Authorship {
        Authorship(
            direction: direction, isOwners: owners, timestamp: Timestamp(milliseconds: milliseconds),
            precision: .millisecond, content: Content(kind: kind, text: text),
            editedAt: edited.map { Timestamp(milliseconds: $0) }, seal: seal, carrierText: carrier)
    }

    private static let own = record(.outgoing, owners: true)

    @Test("Two records of own messages are one whatever they show, if the report's sender is the owner")
    func own() {
        for held in [Self.record(.outgoing), Self.record(.outgoing, at: 9, text: "other"), Self.own] {
            #expect(held.isReported(by: Self.own, isOfHistory: false))
            #expect(!held.isReported(by: Self.record(.outgoing), isOfHistory: true))
        }
    }

    @Test("What came in is an own message only if a history says so and both show the same")
    func incoming() {
        let held = Self.record(.incoming)
        #expect(held.isReported(by: Self.own, isOfHistory: true))
        #expect(!held.isReported(by: Self.own, isOfHistory: false))
        #expect(!held.isReported(by: Self.record(.incoming), isOfHistory: true))
        for other in [
            Self.record(.incoming, at: 61_235), Self.record(.incoming, text: "other"),
            Self.record(.incoming, kind: .image),
            Self.record(.incoming, seal: MessageSeal(.signed, signer: [1], wasVerified: true)),
        ] {
            #expect(!other.isReported(by: Self.own, isOfHistory: true))
        }
        // A phone knows the second of what it received.
        #expect(Self.record(.incoming, at: 61_000).isReported(by: Self.own, isOfHistory: true))
        #expect(Self.record(.incoming, text: "later", edited: 90_000).isReported(by: Self.own, isOfHistory: true))
        #expect(Self.record(.incoming, text: nil, kind: .deleted).isReported(by: Self.own, isOfHistory: true))
    }

    @Test(
        "A message of a forgotten person is named by what shows the same at the same time, and never by the owner's (ST-11)"
    )
    func forgotten() {
        let held = Self.record(.incoming)
        for report in [Self.record(.incoming), Self.record(.unknown), Self.record(.incoming, at: 61_000)] {
            #expect(held.isOfForgotten(namedBy: report))
        }
        for report in [
            Self.record(.incoming, at: 61_235), Self.record(.incoming, text: "other"), Self.own,
            Self.record(.incoming, owners: true), Self.record(.outgoing),
        ] {
            #expect(!held.isOfForgotten(namedBy: report))
        }
        let sealed = Self.record(.incoming, seal: MessageSeal(.signed, signer: [1], wasVerified: true))
        #expect(!sealed.isOfForgotten(namedBy: held))
        #expect(!Self.record(.outgoing).isOfForgotten(namedBy: held))
    }

    @Test("A record that does not say whose it is belongs to what shows the same")
    func unknown() {
        #expect(Self.record(.unknown).isReported(by: Self.own, isOfHistory: false))
        #expect(Self.own.isReported(by: Self.record(.unknown), isOfHistory: false))
        #expect(!Self.own.isReported(by: Self.record(.unknown, text: "other"), isOfHistory: true))
        #expect(!Self.record(.unknown).isReported(by: Self.record(.unknown), isOfHistory: true))
        let owners = Self.record(.unknown, owners: true)
        #expect(owners.isReported(by: Self.record(.unknown), isOfHistory: false))
        #expect(!owners.isReported(by: Self.record(.unknown, text: "other"), isOfHistory: false))
        #expect(!owners.isReported(by: Self.record(.incoming), isOfHistory: true))
    }

    @Test("Of several records a report repeats its sender's and all own ones, and only then what shows the same")
    func repeated() {
        let other = (isOfSender: false, held: Self.record(.unknown))
        let double = (isOfSender: false, held: Self.record(.outgoing, text: "other"))
        let same = (isOfSender: true, held: Self.own)
        #expect(Self.own.repeated(among: [other, double, same], isOfHistory: true) == [2, 1])
        #expect(Self.own.repeated(among: [other, other], isOfHistory: true) == [0])
        #expect(Self.record(.incoming).repeated(among: [double, other], isOfHistory: true).isEmpty)
    }

    @Test("What is certainly the owner's stays theirs and becomes theirs, and what is known is not forgotten")
    func attribution() {
        for isBetter in [true, false] {
            #expect(Self.record(.incoming).givesWay(to: Self.own, isBetter: isBetter))
            #expect(!Self.own.givesWay(to: Self.record(.outgoing), isBetter: isBetter))
            #expect(Self.record(.unknown).givesWay(to: Self.record(.incoming), isBetter: isBetter))
            #expect(!Self.record(.incoming).givesWay(to: Self.record(.unknown), isBetter: isBetter))
            #expect(Self.record(.incoming).givesWay(to: Self.record(.incoming), isBetter: isBetter) == isBetter)
        }
    }

    @Test("A sealed record becomes one with its envelope or its own words, never with others")
    func seals() {
        let seal = MessageSeal(.own)
        let sealed = Self.record(.outgoing, text: "secret", seal: seal, carrier: "whisper1:x")
        #expect(sealed.isDouble(of: Self.record(.outgoing, text: "whisper1:x")))
        #expect(Self.record(.outgoing, text: "secret").isDouble(of: sealed))
        #expect(sealed.isDouble(of: sealed))
        #expect(!sealed.isDouble(of: Self.record(.outgoing, text: "forged")))
        #expect(!sealed.isDouble(of: Self.record(.outgoing, text: "secret", edited: 90_000)))
        #expect(!sealed.isDouble(of: Self.record(.outgoing, text: "forged", seal: seal)))
        #expect(!Self.record(.incoming).isDouble(of: Self.record(.outgoing)))
        let deleted = Content(kind: .deleted, text: "secret")
        var ownSealed = sealed
        ownSealed.isOwners = true
        #expect(ownSealed.isDouble(of: Self.record(.unknown, text: "secret")))
        #expect(Self.record(.unknown, text: "secret").isDouble(of: ownSealed))
        #expect(!Self.record(.unknown, text: "forged").isDouble(of: ownSealed))
        ownSealed.content = deleted
        #expect(!Self.record(.unknown, text: "forged").isDouble(of: ownSealed), "What was sealed keeps its own words")
        var own = Self.own
        #expect(Self.record(.unknown, text: own.content.text).isDouble(of: own))
        #expect(!Self.record(.unknown, text: "forged", edited: 90_000).isDouble(of: own), "An edit is no reason")
        own.editedAt = Timestamp(milliseconds: 90_000)
        #expect(!Self.record(.unknown, text: "forged").isDouble(of: own))
        own.content = deleted
        #expect(Self.record(.unknown, text: "forged").isDouble(of: own))
        var delivered = Self.own
        delivered.isDelivered = true
        #expect(delivered.isDouble(of: Self.own) && !delivered.isDouble(of: delivered))
    }

    // MARK: Joining

    private static func stored(
        _ number: UInt64, _ text: String?, edited: Int64? = nil, members: JSONObject = JSONObject(),
        kind: ContentKind = .text, seal: MessageSeal? = nil
    ) -> StoredMessage {
        StoredMessage(
            unified: UnifiedMessage(
                id: UniqueIdentifier(version4High: 1, low: number), externalID: "3EB0", platform: .whatsapp,
                timestamp: Timestamp(milliseconds: 61_234), precision: .millisecond,
                sender: Participant(identifier: "+\(number)", displayName: "Me"),
                content: Content(kind: kind, text: text),
                threadID: "t", editedAt: edited.map { Timestamp(milliseconds: $0) }, platformSpecific: members),
            conversation: UniqueIdentifier(version4High: 9, low: 9), position: ChatPosition(rawValue: Int64(number)),
            person: nil, direction: .outgoing, status: .sent, isRead: true, seal: seal)
    }

    @Test("Two records of one message become one with the texts and votes of either, whichever stays")
    func joining() {
        var (one, other) = (JSONObject(), JSONObject())
        let people = [UniqueIdentifier(version4High: 3, low: 3), UniqueIdentifier(version4High: 4, low: 4)]
        _ = one.take(PollVote(person: people[0], options: [[1]], timestamp: Timestamp(milliseconds: 5)))
        _ = other.take(PollVote(person: people[0], options: [[2]], timestamp: Timestamp(milliseconds: 6)))
        _ = other.take(PollVote(person: people[1], options: [[1]], timestamp: Timestamp(milliseconds: 7)))
        let (first, second) = (
            Self.stored(1, "hello", members: one), Self.stored(2, "later", edited: 90_000, members: other)
        )
        for (held, leaving) in [(first, second), (second, first)] {
            let join = MessageJoin(held, versions: [], with: leaving, versions: [])
            #expect(join.message.unified.content.text == "later")
            #expect(join.message.unified.editedAt?.milliseconds == 90_000)
            #expect(join.versions.map(\.text) == ["hello"])
            guard case .array(let votes)? = join.message.unified.platformSpecific[PollVote.member] else {
                Issue.record("no votes")
                continue
            }
            #expect(votes.count == 2)
            #expect(votes.contains { $0.text.contains("\"02\"") })
        }
    }

    @Test("What the owner deleted stays deleted without its words, and a sealed message its own")
    func standing() {
        let tombstone = Self.stored(2, nil, kind: .deleted)
        let plain = Self.stored(1, "hello")
        #expect(MessageJoin.keepsSecond(of: plain, tombstone) && !MessageJoin.keepsSecond(of: tombstone, plain))
        let join = MessageJoin(tombstone, versions: [], with: plain, versions: [])
        #expect(join.message.unified.content == Content(kind: .deleted, text: nil) && join.versions.isEmpty)
        #expect(!join.takesReactions)
        let sealed = Self.stored(2, "secret", seal: MessageSeal(.own))
        #expect(MessageJoin.keepsSecond(of: plain, sealed))
        let kept = MessageJoin(sealed, versions: [], with: Self.stored(1, "whisper1:x"), versions: [])
        #expect(kept.message.unified.content.text == "secret" && kept.message.seal == MessageSeal(.own))
        #expect(!MessageJoin.keepsSecond(of: plain, Self.stored(2, "hello")))
    }
}
