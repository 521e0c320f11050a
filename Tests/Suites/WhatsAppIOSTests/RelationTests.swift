import Foundation
import Testing
import WhisperIngestionPort
import WhisperIOSDatabaseGenerator
import WhisperJSONText
import WhisperMessage
import WhisperRowPort
import WhisperSodiumSealing
import WhisperTestSupport
import WhisperTestThreads
import WhisperWhatsAppIOS

@Suite("Replies, reactions, votes and receipts of an iOS database (WDB-4)", .ownThreads)
struct RelationTests {
    @Test("A reply refers to its message by the row, or by what it repeats of it (WDB-4)")
    func replies() async throws {
        var chat = OneChat()
        let first = chat.add(0, ["ZTEXT": .string("first")])
        chat.add(0, ["ZTEXT": .string("by row"), "ZPARENTMESSAGE": .integer(first)])
        let third = chat.add(0, ["ZTEXT": .string("by metadata")])
        chat.addMedia(
            third,
            [
                "ZMETADATA": .blob(
                    IOSBlobs.metadata(quotedText: "gone", quotedID: "LOST", quotedSender: OneChat.carl))
            ])
        let messages = try await chat.read().messages
        #expect(messages.map(\.replyTo) == [nil, "ID1", "LOST"])
        #expect(messages[2].content == Content(kind: .text, text: "by metadata"))
        #expect(
            messages[2].platformSpecific["quoted"] == [
                "id": "LOST", "sender": .string(OneChat.carl), "text": "gone",
            ])
    }

    @Test("What a reply repeats is the quoted message, not the path under which its own file is kept (WDB-4)")
    func quotedWords() async throws {
        let words = ProtobufWriter.message { $0.text(1, "the words") }
        let caption = ProtobufWriter.message { $0.message(3) { $0.text(3, "a caption") } }
        let cases: [(older: String?, quoted: [UInt8]?, text: String?)] = [
            ("words", nil, "words"), ("/v/t62.7118-24/1_n.enc", nil, nil), ("/o1/v/t62", words, "the words"),
            (nil, caption, "a caption"), ("older", words, "the words"), ("older", [0xFF], "older"), (nil, nil, nil),
        ]
        for (older, quoted, text) in cases {
            var chat = OneChat()
            let metadata = ProtobufWriter.message { writer in
                if let older { writer.text(4, older) }
                writer.text(5, "LOST")
                if let quoted { writer.content(19, quoted) }
            }
            chat.addMedia(chat.add(0, ["ZTEXT": .string("x")]), ["ZMETADATA": .blob(metadata)])
            let message = try await chat.message()
            #expect(message.replyTo == "LOST")
            #expect(message.platformSpecific.json("quoted", "text") == text.map { .string($0) })
        }
    }

    @Test("So it is where the phone archived the object: a reply, its words, and who is mentioned (WDB-4)")
    func archives() async throws {
        let archive = try Array(
            Data(contentsOf: PackageRoot.url.appending(path: "Tests/Fuzz/Corpus/iosmetadata/archive")))
        let read = try #require(IOSMediaMetadata(archive))
        #expect(read.quotedID == "3EB0A1B2C3D4E5F60718")
        #expect(read.quotedText == "Who comes?")
        #expect(read.mentions == [OneChat.carl, "900000000000002@lid"])
        var chat = OneChat(OneChat.group)
        chat.addMedia(chat.add(0, ["ZTEXT": .string("I do")]), ["ZMETADATA": .blob(archive)])
        let message = try await chat.message()
        #expect(message.replyTo == "3EB0A1B2C3D4E5F60718")
        #expect(message.platformSpecific["quoted"] == ["id": "3EB0A1B2C3D4E5F60718", "text": "Who comes?"])
        #expect(message.platformSpecific["mentions"] == [.string(OneChat.carl), "900000000000002@lid"])
    }

    @Test("A message that replies to itself, and one whose original is missing, are no replies (WDB-4)")
    func cycles() async throws {
        var chat = OneChat()
        chat.add(0, ["ZTEXT": .string("x"), "ZPARENTMESSAGE": .integer(1)])
        chat.add(0, ["ZTEXT": .string("y"), "ZPARENTMESSAGE": .integer(3)])
        chat.add(0, ["ZTEXT": .string("z"), "ZPARENTMESSAGE": .integer(2)])
        chat.add(0, ["ZTEXT": .string("x"), "ZPARENTMESSAGE": .integer(4_711)])
        let reading = try await chat.read()
        #expect(reading.messages.map(\.replyTo) == [nil, "ID3", "ID2", nil])
    }

    @Test("From whom a message was forwarded is an address, also within a message of its own, or nothing (files 18)")
    func forwarders() async throws {
        let nested = ProtobufWriter.message { writer in
            writer.text(1, OneChat.carl)
            writer.integer(2, 1)
        }
        let cases: [(bytes: [UInt8], forwarder: JSONValue?)] = [
            (Array(OneChat.carl.utf8), .string(OneChat.carl)), (nested, .string(OneChat.carl)), ([], nil),
            ([0xFF, 0xFE, 0], nil), (Array("a\u{1B}[2J@lid".utf8), nil), (Array("x\n@s.whatsapp.net".utf8), nil),
            ([8, 1], nil),
        ]
        for (bytes, forwarder) in cases {
            var chat = OneChat()
            let metadata = ProtobufWriter.message { writer in
                writer.integer(17, 2)
                writer.content(21, bytes)
            }
            chat.addMedia(chat.add(0, ["ZTEXT": .string("x")]), ["ZMETADATA": .blob(metadata)])
            let message = try await chat.message()
            #expect(message.platformSpecific["forwarded"] == true)
            #expect(message.platformSpecific["forwarded_from"] == forwarder, "\(bytes)")
        }
    }

    @Test("Forwarded and starred messages say so (WDB-4)")
    func forwarded() async throws {
        var chat = OneChat()
        let row = chat.add(0, ["ZTEXT": .string("x"), "ZSTARRED": .integer(1)])
        chat.addMedia(
            row, ["ZMETADATA": .blob(IOSBlobs.metadata(forwardingScore: 4, forwarder: OneChat.carl))])
        for flags in [0x180, 0x80, 0x100] as [Int64] {
            chat.add(0, ["ZTEXT": .string("y"), "ZFLAGS": .integer(flags)])
        }
        let messages = try await chat.read().messages
        #expect(messages.map { $0.platformSpecific["forwarded"] == true } == [true, true, false, false])
        #expect(messages[0].platformSpecific["forwarded"] == true)
        #expect(messages[0].platformSpecific["forwarding_score"] == 4)
        #expect(messages[0].platformSpecific["forwarded_from"] == .string(OneChat.carl))
        #expect(messages[0].platformSpecific["starred"] == true)
        #expect(messages[1].platformSpecific["forwarding_score"] == nil)
    }

    @Test("Reactions follow their message, with who and when; an empty one was taken back (WDB-4)")
    func reactions() async throws {
        var chat = OneChat()
        let row = chat.add(0, ["ZTEXT": .string("x")])
        chat.addInfo(
            row,
            IOSBlobs.reactions(
                [(OneChat.carl, "👍🏽", 1_690_000_000_123), (nil, "❤️", 0), (OneChat.anna, "", 1_690_000_000_000)],
                own: [(nil, "🎉", 1_690_000_000_001)]))
        let reading = try await chat.read()
        let reactions = reading.events.compactMap { event -> (String, String?, Bool, Int64)? in
            guard case .reaction(let chat, "ID1", let emoji, let by, let at, nil) = event,
                chat.key == OneChat.anna
            else { return nil }
            return (emoji, by.identifier, by.isOwner, at.milliseconds)
        }
        #expect(reactions.map(\.0) == ["👍🏽", "❤️", "", "🎉"])
        #expect(reactions.map(\.1) == ["+491722222222", nil, "+491711111111", nil])
        #expect(reactions.map(\.2) == [false, true, false, true])
        // A time that no reaction can have gives way to that of the message.
        #expect(
            reactions.map(\.3) == [
                1_690_000_000_123, OneChat.time.milliseconds, 1_690_000_000_000, 1_690_000_000_001,
            ])
        #expect(reading.account("ZWAMESSAGEINFO")?.events == 1)
    }

    @Test("A poll has its question and options; votes name options by their hashes (WDB-4)")
    func poll() async throws {
        var chat = OneChat()
        let row = chat.add(46)
        chat.addInfo(
            row,
            IOSBlobs.poll("Lunch?", ["Soup", "Rice"], votes: [(OneChat.carl, [1, 1, 7, -1]), ("x", [0])], own: []))
        let reading = try await chat.read()
        let poll = try #require(reading.messages.first)
        #expect(poll.content == Content(kind: .poll, text: "Lunch?\nSoup\nRice"))
        #expect(poll.platformSpecific.json("poll", "options") == ["Soup", "Rice"])
        let votes = reading.events.compactMap { event -> ([[UInt8]], SourcePerson)? in
            guard case .vote(_, "ID1", let options, let by, OneChat.time, nil) = event else { return nil }
            return (options, by)
        }
        let digest = try SodiumSealing().sha256()
        Array("Rice".utf8).withUnsafeBytes { digest.update($0) }
        #expect(votes.map(\.0) == [[digest.finish()], []])
        #expect(votes.map(\.1.identifier) == ["+491722222222", nil])
        #expect(votes.map(\.1.isOwner) == [false, true])
    }

    @Test("Receipts of the people in a group are kept with the message (WDB-4)")
    func receipts() async throws {
        var chat = OneChat(OneChat.group)
        let row = chat.add(0, ["ZTEXT": .string("x"), "ZISFROMME": .integer(1)])
        chat.addInfo(row, IOSBlobs.receipts([(OneChat.anna, 1_690_000_000, 1_690_000_060, nil), ("x@y", 5, nil, nil)]))
        let message = try await chat.message()
        #expect(message.receipts.map(\.person.identifier) == ["+491711111111"])
        #expect(message.receipts.map(\.status) == [.read])
        #expect(message.receipts.map(\.timestamp.milliseconds) == [1_690_000_060_000])
        // A receipt has a place for one time.
        #expect(
            message.platformSpecific["receipts"] == [
                ["person": .string(OneChat.anna), "delivered": "2023-07-22T04:26:40Z"]
            ])
    }

    @Test("Files are looked for by path and hash; those that are there can be read (WDB-4)")
    func files() async throws {
        struct Shelf: IOSMedia {
            func content(of file: IOSMediaFile) -> (any AttachmentSource)? {
                file.path == "Media/a/b.jpg" ? Empty() : nil
            }
        }
        struct Empty: AttachmentSource {
            func read<Failure: Error>(
                _ consume: (UnsafeRawBufferPointer) throws(Failure) -> Void
            ) throws(AttachmentReadError<Failure>) {}
        }
        var chat = OneChat()
        for path in ["Media/a/b.jpg", "/Message/Media/a/b.jpg", "Media/other.jpg"] {
            chat.addMedia(chat.add(1), ["ZMEDIALOCALPATH": .string(path)])
        }
        let messages = try await chat.read(media: Shelf()).messages
        #expect(messages.map { $0.content.attachments.first?.state } == [.found, .found, .missing])
        #expect(messages.map { $0.attachmentSources.first.map { $0 != nil } } == [true, true, false])
    }
}
