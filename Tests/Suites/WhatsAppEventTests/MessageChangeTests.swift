import WhisperIngestionPort
import WhisperJSONText
import WhisperMessage
import WhisperTestThreads
import Testing

@testable import WhisperWhatsAppEvents

@Suite("Changes to messages, from genuine bytes (ING-1)", .ownThreads)
struct MessageChangeTests {
    private let chat = ChatReference(key: "4915112345@s.whatsapp.net", title: "Ann", kind: .direct)

    @Test(
        "Edits name their target and the new text",
        arguments: [("edit", 60), ("edit-wrapped", 60), ("edit-caption", 0)])
    func edits(id: String, seconds: Int64) throws {
        let events = GenuineEvents.events(id)
        guard case .edit(let chat, "M1", let content, let person?, let time, let raw?)? = events.first,
            events.count == 1
        else {
            Issue.record("\(events.names)")
            return
        }
        #expect(chat == self.chat)
        #expect(content.text == (id == "edit-caption" ? "better" : "Hello!"))
        #expect(time == GenuineEvents.time(seconds))
        #expect(person.identifier == "+4915112345")
        #expect(raw.bytes == GenuineEvents.event(id).raw)
    }

    @Test("A deletion names the message and the person who deleted it")
    func revoke() {
        guard case .deletion(let chat, "M1", let person?, .author, let time, _)? = GenuineEvents.events("revoke").first
        else {
            Issue.record("no deletion")
            return
        }
        #expect(chat == self.chat)
        #expect(person.identifier == "+4915112345")
        #expect(time == GenuineEvents.time())
    }

    @Test(
        "A deletion states whether it is the author's or an admin's, if WhatsApp does (ING-1b)",
        arguments: [("revoke", .author), ("admin-revoke", .admin), ("unmarked-revoke", .unknown)]
            as [(String, DeletionClaim)])
    func claims(id: String, claim: DeletionClaim) {
        guard case .deletion(_, "M1", _?, let reported, _, _)? = GenuineEvents.events(id).first else {
            Issue.record("no deletion")
            return
        }
        #expect(reported == claim)
    }

    @Test("A group's admins are reported, and so are former ones (ING-1b)")
    func ranks() {
        var found: [String] = []
        for id in ["group-ranks", "joined-with-admin"] {
            for case .ranks(let chat, let people, let areAdmins, _) in GenuineEvents.events(id) {
                found.append("\(chat.kind) \(areAdmins) \(people.map { $0.identifier ?? "" })")
            }
        }
        #expect(
            found == [
                "group true [\"+4915112345\"]", "group false [\"+4915198765\"]", "group true [\"+4915112345\"]",
            ])
    }

    @Test("What others may add names the author of the message, from the view of who sends it (ING-1b)")
    func authors() throws {
        func target(_ id: String) -> ChangedMessage? {
            GenuineEvents.events(id).compactMap { event -> ChangedMessage? in
                switch event {
                case .reaction(_, let target, _, _, _, _), .vote(_, let target, _, _, _, _),
                    .edit(_, let target, _, _, _, _), .receipt(_, let target, _, _, _, _):
                    target
                default: nil
                }
            }.last
        }
        // Ann's own message, of which only she says so.
        guard case .participant(let ann)? = target("reaction")?.author else {
            Issue.record("no author")
            return
        }
        #expect(ann.identifier == "+4915112345")
        #expect(target("reaction-removed")?.author == .owner)
        #expect(target("vote")?.author ?? .owner == .owner)
        #expect(target("receipt-read")?.author == .owner)
        #expect(target("edit")?.author == .unknown)
    }

    @Test("Reactions have the time at which they were sent, including removals")
    func reactions() {
        guard case .reaction(_, "M1", "❤️", let person, let time, _)? = GenuineEvents.events("reaction").first,
            case .reaction(_, "M1", "", _, let later, _)? = GenuineEvents.events("reaction-removed").first
        else {
            Issue.record("no reaction")
            return
        }
        #expect(person.displayName == "Ann")
        #expect(time == GenuineEvents.time(3))
        #expect(later == GenuineEvents.time(4))
    }

    @Test("A vote decrypted by the bridge is decoded, and again from its stored bytes")
    func votes() {
        let choice = (0..<32).map { UInt8($0) }
        guard
            case .vote(_, "P1", let options, let person, let time, let raw?)? =
                GenuineEvents.events("vote", pollVote: [choice, [1, 2]]).first
        else {
            Issue.record("no vote")
            return
        }
        #expect(options == [choice], "Anything but a SHA-256 is not a poll option")
        #expect(person.displayName == "Ann")
        #expect(time == GenuineEvents.time(5))
        let again = WhatsAppEventDecoder().events(
            name: raw.name, raw: raw.bytes, receivedAt: GenuineEvents.receivedAt)
        #expect(again.names == ["vote"])
        #expect(GenuineEvents.events("vote", pollVote: []).names == ["other"], "No options, no vote")
    }

    @Test(
        "Receipts of a person report how far each message got with them, in seconds where messages have milliseconds",
        arguments: [
            ("receipt-delivered", ReceiptStatus.delivered), ("receipt-read", .read), ("receipt-played", .played),
        ])
    func receipts(id: String, expected: ReceiptStatus) {
        let events = GenuineEvents.events(id)
        #expect(events.count == 2)
        for (index, (event, target)) in zip(events, ["M1", "M2"]).enumerated() {
            guard case .receipt(let chat, target, let by, expected, GenuineEvents.time(9), let raw) = event else {
                Issue.record("another receipt of another message")
                continue
            }
            #expect(chat.key == "4915112345@s.whatsapp.net")
            #expect(by.identifier == "+4915112345")
            #expect((raw == nil) == (index > 0), "The bytes are stored once")
        }
    }

    @Test("A receipt in a group is that of the member who sent it, by all their addresses (ING-6)")
    func groupReceipt() {
        guard
            case .receipt(let chat, "M1", let by, .read, GenuineEvents.time(9), _)? =
                GenuineEvents.events("receipt-group").last
        else {
            Issue.record("no receipt")
            return
        }
        #expect(chat.key == "120363000000001@g.us")
        #expect(by.aliases.map(\.value) == ["+4915112345", "9001@lid"])
    }

    @Test(
        "Receipts that report no stage of delivery are stored as received (ING-6)",
        arguments: ["receipt-server-error", "receipt-inactive", "receipt-peer", "receipt-history"])
    func technicalReceipts(id: String) {
        #expect(GenuineEvents.events(id).names == ["other"])
    }

    @Test(
        "A receipt from another device of the owner means that the owner has read the messages (ING-6)",
        arguments: [("receipt-read-self", 2), ("receipt-played-self", 2), ("receipt-own", 1)])
    func ownReceipts(id: String, count: Int) {
        let events = GenuineEvents.events(id)
        #expect(events.count == count)
        for (event, target) in zip(events, ["M1", "M2"]) {
            guard case .status(_, target, .read, GenuineEvents.time(9), _) = event else {
                Issue.record("another status of another message")
                continue
            }
        }
    }

    @Test("An undecryptable message is counted, and has a placeholder unless it would not be shown")
    func undecryptable() {
        #expect(GenuineEvents.events("undecryptable").names == ["message", "skipped undecryptable"])
        #expect(GenuineEvents.events("undecryptable-hidden").names == ["skipped undecryptable", "other"])
        #expect(GenuineEvents.events("unavailable").names == ["message"], "Nothing failed")
        #expect(GenuineEvents.message("undecryptable")?.externalID == "M1", "The later message replaces it")
    }

    @Test("A message without an id cannot be stored as one: it is counted, and its bytes are stored")
    func withoutID() {
        #expect(GenuineEvents.events("no-id").names == ["skipped malformed", "other"])
    }
}
