import Testing
import WhisperBridgeProtocol
import WhisperIngestionPort
import WhisperJSONText
import WhisperMediaPort
import WhisperMessage
import WhisperTestThreads

@testable import WhisperWhatsmeowBridge

@Suite("Messages in the protocol's own form (ING-6)", .ownThreads)
struct MessageFormTests {
    private func message(
        kind: String = "text", group: String? = "room", name: String? = "Trip", isBacklog: Bool = false
    ) -> NormalizedMessage {
        NormalizedMessage(
            messageID: "7", from: "u-1", to: "room", timestamp: 5, kind: kind,
            content: NormalizedMessage.Body(text: "hello", groupName: name), group: group, isBacklog: isBacklog)
    }

    /// A stand-in for SHA-256 that shows what was hashed.
    private static let sha256: @Sendable ([UInt8]) -> [UInt8] = { Array($0.reversed()) }

    @Test(
        "Receipts say how far a message got with the person whom they name (ING-6)",
        arguments: [
            (.delivered, .delivered), (.read, .read), (.played, .played),
        ] as [(NormalizedMessage.Receipt.Status, ReceiptStatus)])
    func receipts(_ stage: NormalizedMessage.Receipt.Status, _ expected: ReceiptStatus) throws {
        var message = message()
        message.receipts = [NormalizedMessage.Receipt(from: "u-2", status: stage, timestamp: 9)]
        let events = message.events(sequence: 3)
        guard events.count == 2, case .receipt(let chat, "7", let person, let status, let time, nil) = events[1] else {
            Issue.record("a message and a receipt: \(events)")
            return
        }
        #expect(chat.key == "room" && status == expected && time == Timestamp(milliseconds: 9))
        #expect(person.aliases == [PersonAlias(kind: .linkedID, value: "u-2")] && !person.isOwner)
    }

    @Test("What the owner has read elsewhere is the status of the message, and authors have no receipts (ING-6)")
    func ownReceipts() throws {
        let owner = OwnerAddresses(BridgeAccount(text: "15550100@s.whatsapp.net 204811@lid"))
        func kinds(_ message: NormalizedMessage, from: String, _ owner: OwnerAddresses) -> [String] {
            var message = message
            message.receipts = [NormalizedMessage.Receipt(from: from, status: .played, timestamp: 9)]
            return message.events(sequence: 3, owner: owner).dropFirst().map { event in
                switch event {
                case .status(_, _, .read, _, _): "status"
                case .receipt(_, _, let person, .played, _, _): "receipt of \(person.identifier ?? "")"
                default: "\(event)"
                }
            }
        }
        for id in ["+15550100", "15550100:3@s.whatsapp.net", "204811@lid", "+1 555-0100"] {
            #expect(kinds(message(), from: id, owner) == ["status"])
        }
        #expect(kinds(message(), from: "u-1", owner).isEmpty)
        #expect(kinds(message(), from: "+15550101", owner) == ["receipt of +15550101"])
        // In a direct chat the sides show who the owner is, even if no account is known.
        var direct = message(group: nil)
        #expect(kinds(direct, from: "room", OwnerAddresses()) == ["status"])
        direct.content.isFromOwner = true
        #expect(kinds(direct, from: "room", OwnerAddresses()) == ["receipt of room"])
        #expect(kinds(direct, from: "u-1", OwnerAddresses()) == ["status"])
    }

    @Test("An address with a number means the number, and without its device it is the key of the chat (ING-6)")
    func address() throws {
        var message = message(group: nil)
        message.from = "15550101:7@s.whatsapp.net"
        guard case .message(let read)? = message.events(sequence: 3).first else {
            Issue.record("a message")
            return
        }
        #expect(read.sender?.aliases == [PersonAlias(kind: .phoneNumber, value: "+15550101")])
        #expect(read.sender?.identifier == "+15550101" && read.chat.key == "15550101@s.whatsapp.net")
    }

    @Test("Votes name options by the hash of their text; an empty one is a withdrawal")
    func votes() throws {
        var message = message(kind: "poll")
        message.votes = [
            NormalizedMessage.Vote(from: "u-1", options: ["ab", "ü"], timestamp: 8),
            NormalizedMessage.Vote(from: "+49 170 1234567", options: [], timestamp: 9),
        ]
        let events = message.events(sequence: 3, sha256: Self.sha256)
        guard events.count == 3, case .vote(_, "7", let options, let author, let time, nil) = events[1],
            case .vote(_, "7", let none, let other, _, nil) = events[2]
        else {
            Issue.record("a message and two votes: \(events)")
            return
        }
        #expect(options == [Array("ba".utf8), Array("ü".utf8.reversed())] && none.isEmpty)
        #expect(author.aliases == [PersonAlias(kind: .linkedID, value: "u-1")])
        #expect(time == Timestamp(milliseconds: 8) && other.identifier == "+491701234567")
        #expect(message.events(sequence: 3).count == 1, "Without a hash there is no vote that could be counted")
    }

    @Test("Only a system message of this moment renames a group")
    func title() throws {
        let renaming = message(kind: "system").events(sequence: 3)
        guard renaming.count == 2, case .chatTitle(let chat, let time) = renaming[1] else {
            Issue.record("a message and a title: \(renaming)")
            return
        }
        #expect(chat == ChatReference(key: "room", title: "Trip", kind: .group))
        #expect(time == Timestamp(milliseconds: 5))
        for other in [
            message(), message(kind: "system", isBacklog: true), message(kind: "system", name: nil),
            message(kind: "system", name: ""), message(kind: "system", group: nil),
        ] {
            #expect(other.events(sequence: 3).count == 1)
        }
    }

    @Test("A message whose file can be fetched keeps its bytes, and only such a one")
    func rawBytes() throws {
        var message = message(kind: "image")
        message.content.attachments = [NormalizedMessage.File(name: "a.jpg")]
        guard case .message(let plain)? = message.events(sequence: 3).first else {
            Issue.record("a message")
            return
        }
        #expect(plain.raw == nil)
        let digest = [UInt8](repeating: 1, count: 32)
        let file = try #require(EncryptedFile(kind: .image, path: "/f", digest: digest, statedSize: nil))
        message.content.attachments[0].media = NormalizedMessage.Media(file: file, key: digest, digest: digest)
        guard case .message(let fetchable)? = message.events(sequence: 3).first else {
            Issue.record("a message")
            return
        }
        let raw = try #require(fetchable.raw)
        #expect(raw.name == NormalizedMessage.rawName)
        #expect(NormalizedMessage(rawBytes: raw.bytes) == message)
        #expect(fetchable.content.attachments.first?.state == .remote)
        #expect(fetchable.platformSpecific.members.isEmpty, "The key is nowhere but in the bytes")
    }
}
