import WhisperJSONText
import WhisperMessage
import WhisperTestThreads
import Testing

@Suite("A message replaced by the record of a better source (ING-2)", .ownThreads)
struct MessageReplacementTests {
    private static let ann = Participant(identifier: "+491", displayName: "Ann")
    private static let hash = String(repeating: "0f", count: 32)
    private static let otherHash = String(repeating: "e1", count: 32)

    private func message(
        _ kind: ContentKind, _ text: String?, id: UInt64 = 1, externalID: String = "x", _ marks: JSONObject = [:],
        attachments: [WhisperMessage.Attachment] = []
    ) -> UnifiedMessage {
        UnifiedMessage(
            id: UniqueIdentifier(high: 0, low: id), externalID: externalID, platform: .whatsapp,
            timestamp: Timestamp(milliseconds: Int64(id)), precision: .second, sender: Self.ann,
            content: Content(kind: kind, text: text, attachments: attachments), threadID: "thread \(id)",
            platformSpecific: marks)
    }

    private func mark(_ milliseconds: Int64?) -> JSONValue {
        DeletionMark(right: .author, name: "Ann", timestamp: milliseconds.map { Timestamp(milliseconds: $0) }).json
    }

    @Test("The new record wins, except for fields that its source does not know (ING-2)")
    func parts() {
        var held = message(.text, "held", ["votes": [1], "old": true])
        held.local = LocalTime(text: "01.01.70, 00:00", zone: "Europe/Berlin")
        held.reactions = [Reaction(emoji: "👍", sender: Self.ann, timestamp: Timestamp(milliseconds: 3))]
        var newer = message(.image, "newer", id: 2, ["votes": [2], "new": true])
        newer.replyTo = "y"
        newer.local = LocalTime(text: "other", zone: "UTC")
        newer.reactions = [Reaction(emoji: "👎", sender: Self.ann, timestamp: Timestamp(milliseconds: 4))]
        var expected = newer
        expected.id = held.id
        expected.threadID = held.threadID
        expected.local = held.local
        expected.reactions = held.reactions
        expected.platformSpecific = ["votes": [1], "new": true]
        #expect(held.replaced(by: newer) == expected)
        held.local = nil
        #expect(held.replaced(by: newer).local == newer.local)
        #expect(message(.text, "held").replaced(by: newer).platformSpecific == ["votes": [2], "new": true])
    }

    @Test("A content fits an attachment unless its name or its size says otherwise (ST-13)")
    func contents() {
        typealias Attachment = WhisperMessage.Attachment
        let missing = Attachment(name: "a.jpg", mime: "image/jpeg", size: 3, state: .missing)
        func content(_ name: String?, _ mime: String?, _ size: Int64?, sha256: String = Self.hash) -> Attachment {
            Attachment(name: name, mime: mime, size: size, sha256: sha256, state: .found)
        }
        #expect(missing.admits(contentOf: content("a.jpg", "image/jpeg", 3)))
        #expect(missing.admits(contentOf: content(nil, nil, nil)), "What is not stated contradicts nothing")
        #expect(missing.admits(contentOf: content("a.jpg", "image/jpg", 3)), "Sources word types differently")
        #expect(!missing.admits(contentOf: content("b.jpg", "image/jpeg", 3)))
        #expect(!missing.admits(contentOf: content("a.jpg", "image/jpeg", 4)))
        #expect(Attachment(name: nil, state: .missing).admits(contentOf: content("b.jpg", "text/plain", 4)))
        let found = content("a.jpg", "image/jpeg", 3)
        #expect(found.admits(contentOf: content("b.jpg", nil, 3)), "It is the same content under another name")
        #expect(!found.admits(contentOf: content("a.jpg", "image/jpeg", 3, sha256: Self.otherHash)))
        var offered = [content("b.jpg", "image/jpeg", 3), content("c.jpg", nil, 5)]
        offered.withholdContents(foreignTo: [missing])
        #expect(offered[0].sha256 == nil && offered[0].state == .missing && offered[1].sha256 == Self.hash)
    }

    @Test("A vaguer record changes nothing (ING-2)")
    func vaguer() {
        let (known, unknown) = (message(.text, "known"), message(.unknown, nil))
        #expect(unknown.isVaguer(than: known))
        #expect(!known.isVaguer(than: unknown))
        #expect(!known.isVaguer(than: known))
        #expect(!unknown.isVaguer(than: unknown))
        #expect(known.replaced(by: unknown) == known)
        #expect(unknown.replaced(by: known) == known)
        #expect(unknown.replaced(by: message(.unknown, "more")).content.text == "more")
    }

    @Test("The first id by which another source knew the message is stored (ING-2)")
    func linked() {
        let held = message(.text, "a", externalID: "x1-00")
        let once = held.replaced(by: message(.text, "a", externalID: "3EB0"))
        #expect(once.externalID == "3EB0")
        #expect(once.platformSpecific == ["linked": "x1-00"])
        #expect(once.replaced(by: message(.text, "a", externalID: "3EB1")).platformSpecific == ["linked": "x1-00"])
        #expect(once.replaced(by: message(.text, "a", externalID: "3EB0")).platformSpecific == ["linked": "x1-00"])
        #expect(held.replaced(by: message(.text, "a", externalID: "x1-00")).platformSpecific == [:])
    }

    @Test("An edited text stays (ING-2)")
    func edited() {
        var held = message(.text, "edited")
        held.editedAt = Timestamp(milliseconds: 9)
        var newer = message(.text, "first")
        #expect(held.replaced(by: newer).content.text == "edited")
        #expect(held.replaced(by: newer).editedAt == held.editedAt)
        newer.editedAt = Timestamp(milliseconds: 10)
        #expect(held.replaced(by: newer).editedAt == held.editedAt)
        #expect(message(.text, "held").replaced(by: newer).content.text == "first")
        #expect(message(.text, "held").replaced(by: newer).editedAt == newer.editedAt)
    }

    @Test("A deleted message stays deleted; only content that a source left empty is filled in (ING-1b, ING-2)")
    func takenBack() {
        let file = WhisperMessage.Attachment(name: "a.jpg", sha256: Self.hash, state: .found)
        let newer = message(.text, "newer", ["new": true])
        let cases: [(held: UnifiedMessage, isFilled: Bool)] = [
            (message(.deleted, nil, ["deletion": mark(1)]), true),
            (message(.deleted, nil, ["deleted_by": "owner"]), true),
            (message(.deleted, nil), false), (message(.deleted, nil, ["other": 1]), false),
            (message(.deleted, "stored", ["deletion": mark(1)]), false),
            (message(.deleted, "", ["deletion": mark(1)]), false),
            (message(.deleted, nil, ["deletion": mark(1)], attachments: [file]), false),
        ]
        for (held, isFilled) in cases {
            let result = held.replaced(by: newer)
            #expect(held.isEmptiedBySource == isFilled)
            #expect(result.content.kind == .deleted)
            #expect(result.content.text == (isFilled ? "newer" : held.content.text))
            #expect(result.content.attachments == held.content.attachments)
            let isOwners = DeletionMark(held.platformSpecific) == nil && held.platformSpecific["deleted_by"] == nil
            let unknown = DeletionMark(right: .undecided, name: nil, timestamp: nil)
            let mark = DeletionMark(held.platformSpecific) ?? unknown
            let reported: JSONObject = ["new": true, "deletion": mark.json]
            #expect(result.platformSpecific == (isOwners ? held.platformSpecific : reported))
        }
        #expect(!message(.text, nil, ["deletion": mark(1)]).isEmptiedBySource)
        #expect(!message(.unknown, nil, ["deleted_by": "owner"]).isEmptiedBySource)
    }

    @Test("Of two deletion marks the earlier one wins, if a source deleted the message (ING-1b)")
    func marks() {
        let (early, late) = (mark(1), mark(2))
        func result(_ held: JSONObject, _ kind: ContentKind, _ newer: JSONObject) -> JSONObject {
            message(.deleted, "a", held).replaced(by: message(kind, nil, newer)).platformSpecific
        }
        #expect(result(["deletion": late], .deleted, ["deletion": early]) == ["deletion": early])
        #expect(result(["deletion": early], .deleted, ["deletion": late]) == ["deletion": early])
        #expect(result(["deletion": early], .deleted, [:]) == ["deletion": early])
        #expect(result(["deletion": late], .text, ["deletion": early]) == ["deletion": late])
        #expect(result(["deleted_by": "owner"], .deleted, ["deletion": late]) == ["deletion": late])
        #expect(result([:], .deleted, ["deletion": early]) == [:], "The vault's owner leaves no mark")
        #expect(message(.text, "a").replaced(by: message(.deleted, nil, ["deletion": early])).content.kind == .deleted)
    }

    @Test("Stored attachment contents are preserved under the names of the new record (ING-2)")
    func attachments() {
        typealias File = WhisperMessage.Attachment
        func merged(_ held: [File], _ newer: [File]) -> [File] {
            message(.image, nil, attachments: held).replaced(by: message(.image, nil, attachments: newer))
                .content.attachments
        }
        let held = File(name: "held", mime: "image/png", size: 3, sha256: Self.hash, state: .found)
        let remote = File(name: "newer", mime: "image/jpeg", size: 9, state: .remote)
        let nameless = File(name: nil, state: .omitted)
        let other = File(name: "other", size: 5, sha256: Self.otherHash, state: .found)
        let expected = File(name: "newer", mime: "image/jpeg", size: 3, sha256: Self.hash, state: .found)
        #expect(merged([held], [remote]) == [expected])
        #expect(merged([held], [nameless]) == [held])
        #expect(merged([held], [other]) == [other])
        let named = File(name: "newer", mime: "image/jpeg", state: .omitted)
        #expect(merged([remote], [nameless]) == [named], "What it is called is known")
        #expect(merged([remote, remote], [nameless]) == [named])
        #expect(merged([held], []) == [held])
        #expect(merged([remote, held], [nameless]) == [named, held])
        let typed = File(name: "other", mime: "image/jpeg", size: 5, sha256: Self.otherHash, state: .found)
        #expect(merged([remote, held], [other, remote]) == [typed, expected])
        #expect(merged([], [remote]) == [remote])
    }
}
