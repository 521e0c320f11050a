import WhisperJSONText
import WhisperMessage
import WhisperTestThreads
import Testing

@Suite("Two reports of a message become one, field by field (WDB-6)", .ownThreads)
struct MessageMergeTests {
    private static func report(
        _ precision: TimestampPrecision, _ content: Content, edited: Int64? = nil, specific: JSONObject = JSONObject(),
        local: LocalTime? = nil, replyTo: String? = nil
    ) -> UnifiedMessage {
        let milliseconds: Int64 =
            switch precision {
            case .minute: 60_000
            case .second: 61_000
            case .millisecond: 61_234
            }
        return UnifiedMessage(
            id: UniqueIdentifier(version4High: 1, low: 1), externalID: local == nil ? "3EB0" : "x1",
            platform: .whatsapp,
            timestamp: Timestamp(milliseconds: milliseconds), precision: precision, local: local,
            sender: Participant(identifier: nil, displayName: "\(precision)"), content: content, threadID: "t",
            replyTo: replyTo, editedAt: edited.map { Timestamp(milliseconds: $0) }, platformSpecific: specific)
    }

    private static func text(_ text: String) -> Content { Content(kind: .text, text: text) }

    /// Merges both ways, and expects the same.
    ///
    /// - Parameter areEqual: Whether neither is better than the other.
    private static func merged(
        _ first: UnifiedMessage, _ second: UnifiedMessage, areEqual: Bool = false,
        sourceLocation: SourceLocation = #_sourceLocation
    ) -> MessageMerge {
        let (one, other) = (MessageMerge(first, with: second), MessageMerge(second, with: first))
        #expect(one.message == other.message, sourceLocation: sourceLocation)
        #expect(one.earlier == other.earlier, sourceLocation: sourceLocation)
        #expect(one.prefersNewer != other.prefersNewer || areEqual || first == second, sourceLocation: sourceLocation)
        return one
    }

    @Test("The more precise report wins, and the other fills what it lacks")
    func fields() {
        let database = Self.report(.millisecond, Self.text("hello"), specific: ["starred": true, "both": 1])
        let bridge = Self.report(
            .second, Self.text("hello"), specific: ["forwarded": true, "both": 2], replyTo: "3EB9")
        let message = Self.merged(database, bridge).message
        #expect(message.timestamp.milliseconds == 61_234 && message.precision == .millisecond)
        #expect(message.sender?.displayName == "millisecond")
        #expect(message.replyTo == "3EB9")
        #expect(message.platformSpecific["starred"] == true && message.platformSpecific["forwarded"] == true)
        #expect(message.platformSpecific["both"] == 1)
    }

    @Test("A merge loses words at most where this is foreseen")
    func lostWords() {
        let local = LocalTime(text: "01.01.70, 00:01", zone: "UTC")
        var foreseen = 0
        let reports = ContentKind.allCases.flatMap { kind in
            TimestampPrecision.allCases.flatMap { precision in
                [nil, 90_000].map { Self.report(precision, Content(kind: kind, text: "report"), edited: $0) }
            }
        }
        for kind in [ContentKind.text, .image, .poll, .location, .deleted] {
            for place in [nil, local] {
                let held = Self.report(.second, Content(kind: kind, text: "held"), local: place)
                for report in reports {
                    if held.couldLoseWords(to: report.content, editedAt: report.editedAt) {
                        foreseen += 1
                        continue
                    }
                    let merge = MessageMerge(held, with: report)
                    let isKept = merge.message.content.text == "held" || merge.earlier?.text == "held"
                    #expect(isKept, "\(kind) \(report)")
                }
            }
        }
        #expect(foreseen > 0)
        let poll = Self.report(.second, Content(kind: .poll, text: "Which day?"))
        #expect(!poll.couldLoseWords(to: poll.content, editedAt: nil))
    }

    @Test("An edited text stays, and the other one becomes an earlier one")
    func texts() {
        let database = Self.report(.millisecond, Self.text("second"), edited: 90_500)
        let bridge = Self.report(.second, Self.text("first"))
        let merge = Self.merged(database, bridge)
        #expect(merge.message.content.text == "second" && merge.message.editedAt?.milliseconds == 90_500)
        #expect(merge.earlier == MessageVersion(text: "first", timestamp: bridge.timestamp))
        let later = Self.merged(database, Self.report(.second, Self.text("third"), edited: 99_000))
        #expect(later.message.content.text == "third")
        #expect(later.earlier?.text == "second")
        let same = Self.merged(database, Self.report(.second, Self.text("second"), edited: 90_000))
        #expect(same.message.editedAt?.milliseconds == 90_500, "The same time, with more digits")
        #expect(same.earlier == nil)
    }

    @Test("The time by which an export showed an edit counts only until a source states when it was")
    func estimatedTimes() {
        let shown = Self.report(.millisecond, Self.text("second"), edited: 80_000, specific: ["edited": true])
        let database = Self.report(.millisecond, Self.text("second"), edited: 90_500)
        let dated = Self.merged(shown, database, areEqual: true).message
        #expect(dated.editedAt?.milliseconds == 90_500 && !dated.isMarkedAsEdited)
        let other = Self.report(.millisecond, Self.text("second"), edited: 85_000, specific: ["edited": true])
        let estimated = Self.merged(shown, other, areEqual: true).message
        #expect(estimated.editedAt?.milliseconds == 80_000 && estimated.isMarkedAsEdited)
        let former = Self.merged(shown, Self.report(.millisecond, Self.text("first")))
        #expect(former.message.content.text == "second" && former.message.isMarkedAsEdited)
        #expect(former.earlier?.text == "first")
        let later = Self.merged(shown, Self.report(.millisecond, Self.text("third"), edited: 95_000))
        #expect(later.message.content.text == "third" && !later.message.isMarkedAsEdited)
        #expect(
            later.earlier
                == MessageVersion(
                    text: "second", timestamp: Timestamp(milliseconds: 80_000), isTimeEstimated: true))
    }

    @Test("Members of one name are merged, too: neither report's details are lost")
    func nestedMembers() {
        let database = Self.report(
            .millisecond, Content(kind: .system, text: nil), specific: ["system": ["type": "group-subject"]])
        let copy = Self.report(
            .millisecond, Content(kind: .system, text: nil),
            specific: ["system": ["type": "group-subject", "by": "49@s.whatsapp.net"]])
        #expect(
            Self.merged(database, copy, areEqual: true).message.platformSpecific["system"]
                == ["type": "group-subject", "by": "49@s.whatsapp.net"])
    }

    @Test("Of two addresses of one person within a member, the same one stays whichever report comes first")
    func addresses() {
        let number: JSONObject = ["system": ["by": "49@s.whatsapp.net"]]
        let linked: JSONObject = ["system": ["by": "9@lid"]]
        func report(_ precision: TimestampPrecision, _ specific: JSONObject) -> UnifiedMessage {
            Self.report(precision, Content(kind: .system, text: nil), specific: specific)
        }
        let merged = Self.merged(report(.millisecond, number), report(.second, linked))
        #expect(merged.message.platformSpecific == linked)
        #expect(Self.merged(report(.millisecond, linked), report(.second, number)).message.platformSpecific == linked)
    }

    @Test("Of two equally precise reports, the one that has the sender's address counts")
    func addressedSender() {
        var owner = Self.report(.millisecond, Self.text("hello"))
        owner.sender = Participant(identifier: nil, displayName: "zoe")
        var addressed = owner
        addressed.sender = Participant(identifier: "+4917011111", displayName: "Ann")
        #expect(Self.merged(owner, addressed).message.sender == addressed.sender)
    }

    @Test("A deleted message stays deleted, with the content that any source has")
    func deletion() {
        let mark = DeletionMark(right: .author, name: "Ann", timestamp: Timestamp(milliseconds: 70_000))
        let gone = Self.report(
            .millisecond, Content(kind: .deleted, text: nil), specific: [DeletionMark.member: mark.json])
        let message = Self.merged(gone, Self.report(.second, Self.text("hello"))).message
        #expect(message.content == Content(kind: .deleted, text: "hello"))
        #expect(DeletionMark(message.platformSpecific) == mark)
        let own = Self.report(.second, Content(kind: .deleted, text: nil))
        let database = Self.report(.millisecond, Self.text("hello"))
        #expect(MessageMerge(own, with: database).message.content == own.content, "The owner deleted it")
    }

    @Test("A content that one source has fills the attachment of the other")
    func attachments() {
        let hash = String(repeating: "a", count: 64)
        let found = Content(
            kind: .image, text: nil, attachments: [Attachment(name: nil, size: 3, sha256: hash, state: .found)])
        let missing = Content(
            kind: .image, text: nil, attachments: [Attachment(name: "a.jpg", mime: "image/jpeg", state: .missing)])
        let message = Self.merged(Self.report(.millisecond, missing), Self.report(.second, found)).message
        #expect(
            message.content.attachments
                == [Attachment(name: "a.jpg", mime: "image/jpeg", size: 3, sha256: hash, state: .found)])
    }

    @Test("What a source does not understand changes nothing that another one does")
    func unknown() {
        let unknown = Self.report(.millisecond, Content(kind: .unknown, text: nil), specific: ["type": 99])
        let bridge = Self.report(.second, Self.text("hello"))
        #expect(MessageMerge(bridge, with: unknown).message == bridge)
        #expect(MessageMerge(unknown, with: bridge).message == bridge)
    }

    @Test("Of two marks of one deletion, the one with a name counts (WDB-5)")
    func namedDeletion() {
        let time = Timestamp(milliseconds: 70_000)
        let number = DeletionMark(right: .author, name: "+4917011111", timestamp: time)
        let name = DeletionMark(right: .author, name: "Ann", timestamp: time)
        #expect(name.precedes(number) && !number.precedes(name))
        let earlier = DeletionMark(right: .author, name: "900@lid", timestamp: Timestamp(milliseconds: 69_000))
        #expect(earlier.precedes(name) && !name.precedes(earlier))
    }

    @Test("An address gives way to a name, and a name to nothing (WDB-5)")
    func names() {
        func shown(_ identifier: String?, _ name: String, as display: String?) -> String {
            Participant(identifier: identifier, displayName: name).named(display).displayName
        }
        #expect(shown("+4917011111", "+4917011111", as: "Ann") == "Ann")
        #expect(shown("900@lid", "900", as: "Ann") == "Ann" && shown(nil, "", as: "Me") == "Me")
        #expect(shown("+4917011111", "Bob", as: "Ann") == "Bob" && shown(nil, "Bob", as: "Ann") == "Bob")
        #expect(shown("900@lid", "900", as: "+4917011111") == "900" && shown(nil, "", as: "owner") == "owner")
        #expect(shown("@ann:example.org", "@ann:example.org", as: "Ann") == "@ann:example.org")
    }

    @Test("Texts and times give the same history in every order (ING-1)")
    func history() {
        func version(_ text: String, _ milliseconds: Int64) -> MessageVersion {
            MessageVersion(text: text, timestamp: Timestamp(milliseconds: milliseconds))
        }
        let edits = [version("b", 90_000), version("b", 90_500), version("c", 120_700), version("c", 120_000)]
        for first in edits.indices {
            for second in edits.indices where second != first {
                var history = TextHistory(
                    text: "a", editedAt: nil, sentAt: Timestamp(milliseconds: 61_234), versions: [])
                let order = [first, second] + edits.indices.filter { $0 != first && $0 != second }
                for index in order + order { history.apply(edits[index]) }
                history.insert(version("a", 61_000))
                #expect(history.text == "c" && history.editedAt?.milliseconds == 120_700, "\(order)")
                #expect(history.versions == [version("a", 61_234), version("b", 90_500)], "\(order)")
            }
        }
    }
}
