import WhisperJSONText
import WhisperMessage
import WhisperTestThreads
import Testing

@Suite("Poll votes (ING-1b)", .ownThreads)
struct PollVoteTests {
    private static let ann = UniqueIdentifier(high: 0x0B1C_2D3E_4F50_4A6B, low: 0x8C7D_9E0F_1021_3243)
    private static let ben = UniqueIdentifier(high: 1, low: 2)

    private func vote(_ person: UniqueIdentifier, _ options: [UInt8], at milliseconds: Int64) -> PollVote {
        PollVote(person: person, options: options.map { [$0, 0xFF] }, timestamp: Timestamp(milliseconds: milliseconds))
    }

    private func poll(_ votes: PollVote...) -> JSONObject {
        var poll: JSONObject = ["kind": "poll"]
        for vote in votes {
            let isChanged = poll.take(vote)
            #expect(isChanged)
        }
        return poll
    }

    private func votes(of poll: JSONObject) -> [JSONValue] {
        if case .array(let votes)? = poll[PollVote.member] { votes } else { [] }
    }

    @Test(
        "A vote is stored with its person, the hashes of its options in full, and its time to the millisecond (ING-1b)")
    func form() {
        let expected = """
            {"kind":"poll","votes":[{"person":"0b1c2d3e-4f50-4a6b-8c7d-9e0f10213243",\
            "options":["00ff","0fff","10ff","ffff"],"timestamp":"1970-01-01T00:00:01.000Z"}]}
            """
        #expect(JSONValue.object(poll(vote(Self.ann, [0, 15, 16, 255], at: 1_000))).text == expected)
    }

    @Test("Each person has one vote, the latest, in the order of their first (ING-1b)")
    func latest() {
        let (first, other) = (vote(Self.ann, [1], at: 1_000), vote(Self.ben, [2], at: 1_000))
        let both = poll(first, other)
        #expect(votes(of: both).count == 2)
        let changed = vote(Self.ann, [3], at: 2_000)
        #expect(poll(first, other, changed) == poll(changed, other))
        let taken = vote(Self.ann, [], at: 3_000)
        #expect(poll(first, other, changed, taken) == poll(taken, other))
    }

    @Test("An earlier vote or the same vote again changes nothing, and the result says so (ING-1b)")
    func unchanged() {
        let held = poll(vote(Self.ann, [1], at: 2_000), vote(Self.ben, [1], at: 1))
        for late in [vote(Self.ann, [1], at: 2_000), vote(Self.ann, [2], at: 1_999), vote(Self.ann, [1], at: 1_999)] {
            var poll = held
            let isChanged = poll.take(late)
            #expect(!isChanged)
            #expect(poll == held)
        }
    }

    @Test("A vote takes the place of an equal one of a forgotten person, and of no other (ST-11)")
    func forgotten() {
        let (first, other) = (vote(Self.ann, [1], at: 1_000), vote(Self.ben, [1], at: 1_000))
        var votes = poll(first)
        votes.removeVotes(equalTo: vote(Self.ben, [2], at: 1_000)) { _ in true }
        votes.removeVotes(equalTo: vote(Self.ben, [1], at: 1_001)) { _ in true }
        votes.removeVotes(equalTo: other) { _ in false }
        votes.removeVotes(equalTo: first) { _ in true }
        #expect(votes == poll(first))
        votes.removeVotes(equalTo: other) { $0 == Self.ann }
        let isChanged = votes.take(other)
        #expect(isChanged && votes == poll(other))
    }

    @Test("An option that a vote repeats counts once (ING-1b)")
    func repeated() {
        #expect(poll(vote(Self.ann, [1, 2, 1], at: 1)) == poll(vote(Self.ann, [1, 2], at: 1)))
    }

    @Test("Of two votes with the same timestamp, the one received last counts (ING-1b)")
    func sameMoment() {
        let (first, last) = (vote(Self.ann, [1], at: 2_000), vote(Self.ann, [2], at: 2_000))
        #expect(poll(first, last) == poll(last))
    }

    @Test("Votes in an unknown format are left unchanged and do not block a vote (ING-1b)")
    func unknownForms() throws {
        let (ann, later) = (vote(Self.ann, [1], at: 2_000), vote(Self.ann, [2], at: 3_000))
        let strange: [JSONValue] = [7, ["x"], ["person": 1], "y"]
        func taking(_ taken: [PollVote], _ known: JSONValue) -> JSONValue? {
            var poll: JSONObject = ["votes": known]
            for vote in taken {
                let isChanged = poll.take(vote)
                #expect(isChanged)
            }
            return poll[PollVote.member]
        }
        #expect(taking([ann], .array(strange)) == .array(strange + votes(of: poll(ann))))
        #expect(taking([ann, later], .array(strange)) == .array(strange + votes(of: poll(later))))
        for time in [nil, 5, "soon"] as [JSONValue] {
            let untimed: JSONValue = [["person": .string(Self.ann.description), "timestamp": time]]
            #expect(taking([ann], untimed) == poll(ann)[PollVote.member])
        }
        #expect(taking([ann], "none") == poll(ann)[PollVote.member])
    }
}
