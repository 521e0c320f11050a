import Testing
import WhisperIOSDatabaseGenerator
import WhisperTestSupport
import WhisperTestThreads
import WhisperWhatsAppIOS

@Suite("The protobuf messages in an iOS database (WDB-4, WDB-8)", .ownThreads)
struct MetadataTests {
    private static let metadata = IOSBlobs.metadata(
        quotedText: "words", quotedID: "3A00F00D", quotedSender: OneChat.carl, forwardingScore: 5,
        forwarder: OneChat.anna, ephemeralSeconds: 86_400, callSeconds: 61)
    private static let reactions = IOSBlobs.reactions([(OneChat.carl, "👍🏽", 1_690_000_000_000)], own: [(nil, "🎉", 7)])
    private static let poll = IOSBlobs.poll("Q", ["a", "b"], votes: [(OneChat.carl, [0, 1])], own: [1])

    @Test("Every field of the metadata is read (WDB-4)")
    func fields() throws {
        let read = try #require(IOSMediaMetadata(Self.metadata))
        #expect(read.quotedText == "words")
        #expect(read.quotedID == "3A00F00D")
        #expect(read.quotedSender == OneChat.carl)
        #expect(read.forwardingScore == 5)
        #expect(read.forwarder == OneChat.anna)
        #expect(read.ephemeralSeconds == 86_400)
        #expect(read.callSeconds == 61)
    }

    @Test("Bytes written by hand are read as the format defines them (WDB-4)")
    func vector() throws {
        let metadata = try #require(IOSMediaMetadata([0x22, 2, 0x68, 0x69, 0x2A, 2, 0x41, 0x42, 0x88, 1, 3]))
        #expect(metadata.quotedText == "hi")
        #expect(metadata.quotedID == "AB")
        #expect(metadata.forwardingScore == 3)
        let info = try #require(
            IOSReceiptInfo([0x3A, 13, 0x0A, 11, 0x0A, 1, 0x52, 0x12, 3, 0x61, 0x40, 0x62, 0x1A, 1, 0x2B]))
        #expect(info.reactions.map(\.person) == ["a@b"])
        #expect(info.reactions.map(\.emoji) == ["+"])
        // The places of chosen options may be packed.
        let vote = ProtobufWriter.message { writer in
            writer.message(8) { poll in
                poll.text(2, "Q")
                for option in ["a", "b", "c"] { poll.message(3) { $0.text(1, option) } }
                poll.message(5) { entry in
                    entry.content(1, [2, 0, 9])
                    entry.text(4, OneChat.carl)
                }
            }
        }
        #expect(IOSReceiptInfo(vote)?.poll?.votes.map(\.options) == [[2, 0]])
    }

    @Test("Every truncation and every changed byte gives a result, within the limits (WDB-8)")
    func damaged() {
        let archive = BinaryList.archive([
            "stanzaID": .text("3A00F00D"), "quotedMessageData": .data([0x0A, 1, 0x61]),
            "mentions": .people([OneChat.carl]),
        ])
        #expect(IOSMediaMetadata(archive)?.mentions == [OneChat.carl])
        for blob in [Self.metadata, Self.reactions, Self.poll, archive] {
            for length in 0..<blob.count { Self.check(Array(blob.prefix(length))) }
            for place in blob.indices {
                for bit in 0..<8 {
                    var changed = blob
                    changed[place] ^= 1 << UInt8(bit)
                    Self.check(changed)
                }
            }
        }
        #expect(IOSMediaMetadata(Array(Self.metadata.dropLast())) == nil)
        #expect(IOSReceiptInfo([7]) == nil)
        #expect(IOSReceiptInfo([])?.isEmpty == true)
        #expect(IOSMediaMetadata([UInt8](repeating: 0, count: 2_000_000)) == nil)
    }

    @Test("An archive has what its references lead to, and nothing where they lead nowhere or round and round (WDB-8)")
    func archives() throws {
        let cases: [([String: BinaryList.Field], id: String?, text: String?, mentions: Int)] = [
            (["stanzaID": .text("AB")], "AB", nil, 0), (["stanzaID": .nothing], nil, nil, 0), ([:], nil, nil, 0),
            (["stanzaID": .text("")], nil, nil, 0), (["stanzaID": .number(7)], nil, nil, 0),
            (["stanzaID": .reference(900)], nil, nil, 0), (["stanzaID": .reference(1)], nil, nil, 0),
            (["stanzaID": .text(String(repeating: "A", count: 600))], nil, nil, 0),
            (["quotedMessageData": .data([0x0A, 1, 0x61])], nil, "a", 0),
            (["quotedMessageData": .data([0xFF])], nil, nil, 0), (["quotedMessageData": .text("a")], nil, nil, 0),
            (["mentions": .people([])], nil, nil, 0), (["mentions": .text("x")], nil, nil, 0),
            (["mentions": .people([String](repeating: OneChat.carl, count: 3_000))], nil, nil, 1_024),
        ]
        for (fields, id, text, mentions) in cases {
            let read = try #require(IOSMediaMetadata(BinaryList.archive(fields)))
            #expect(read.quotedID == id && read.quotedText == text && read.mentions.count == mentions, "\(fields)")
        }
        #expect(IOSMediaMetadata(Array("bplist00".utf8)) == nil)
    }

    @Test("Thousands of references to one long text, as a name or as a person, cost no more than a short one (WDB-8)")
    func longTexts() throws {
        let long = String(repeating: "é", count: 200_000)
        let shared = BinaryList.archive(["mentions": .samePerson(long, count: 60_000)])
        let keys = BinaryList.archive(["mentions": .keys(long, count: 60_000)])
        let time = ContinuousClock().measure {
            #expect(IOSMediaMetadata(shared)?.mentions == [])
            #expect(IOSMediaMetadata(keys)?.mentions == [])
        }
        #expect(time < .seconds(10))
    }

    @Test("A group in which millions reacted is read up to the limit (WDB-8)")
    func flood() throws {
        let entry = (person: Optional("1@s.whatsapp.net"), emoji: "x", milliseconds: Int64(1))
        let info = try #require(
            IOSReceiptInfo(IOSBlobs.reactions([IOSBlobs.Reaction](repeating: entry, count: 20_000))))
        #expect(info.reactions.count == 4_096)
    }

    private static func check(_ bytes: [UInt8]) {
        _ = IOSMediaMetadata(bytes)
        guard let info = IOSReceiptInfo(bytes) else { return }
        #expect(info.reactions.count <= 4_096)
        if let poll = info.poll {
            #expect(poll.votes.allSatisfy { $0.options.allSatisfy(poll.options.indices.contains) })
        }
    }
}
