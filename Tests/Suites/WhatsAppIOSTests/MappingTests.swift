import Testing
import WhisperIngestionPort
import WhisperIOSDatabaseGenerator
import WhisperJSONText
import WhisperMessage
import WhisperRowPort
import WhisperTestThreads
import WhisperWhatsAppIOS

@Suite("What becomes of the types of messages of an iOS database (WDB-4)", .ownThreads)
struct MappingTests {
    @Test("A text has the platform's id, its sender and the phone's time (WDB-4)")
    func text() async throws {
        var chat = OneChat()
        chat.add(0, ["ZTEXT": .string("Hello 👍🏽")])
        chat.builder.add("ZWAPROFILEPUSHNAME", ["ZJID": .string(OneChat.anna), "ZPUSHNAME": .string("annie")])
        let message = try await chat.message()
        #expect(message.content == Content(kind: .text, text: "Hello 👍🏽"))
        #expect(message.externalID == "ID1")
        #expect(message.timestamp == OneChat.time)
        #expect(message.precision == .second)
        #expect(message.chat == ChatReference(key: OneChat.anna, title: "Anna", kind: .direct))
        #expect(message.sender?.identifier == "+491711111111")
        #expect(message.sender?.displayName == "Anna")
        #expect(
            message.sender?.aliases == [
                PersonAlias(kind: .phoneNumber, value: "+491711111111"), PersonAlias(kind: .exportName, value: "Anna"),
                PersonAlias(kind: .pushName, value: "annie"),
            ])
        #expect(message.sender?.isOwner == false)
        #expect(message.platformSpecific.isEmpty)
    }

    @Test("An own message has the time of the phone in milliseconds, and its delivery status (WDB-4)")
    func own() async throws {
        let statuses: [(Int64, MessageStatus)] = [
            (0, .pending), (1, .sent), (6, .delivered), (8, .read), (9, .failed), (77, .sent),
        ]
        for (number, status) in statuses {
            var chat = OneChat()
            chat.add(
                0,
                [
                    "ZISFROMME": .integer(1), "ZMESSAGEDATE": .real(OneChat.date + 0.25), "ZTEXT": .string("x"),
                    "ZMESSAGESTATUS": .integer(number),
                ])
            let message = try await chat.message()
            #expect(message.timestamp.milliseconds == OneChat.time.milliseconds + 250)
            #expect(message.precision == .millisecond)
            #expect(message.sender?.isOwner == true)
            #expect(message.status == status, "\(number)")
        }
    }

    @Test(
        "A file has its kind, caption, type, size, hash, duration and pixels, in the form of a live message (WDB-4)",
        arguments: [
            (1, ContentKind.image, nil), (2, .video, nil), (11, .video, "moving-picture"), (15, .sticker, nil),
            (54, .video, "video-note"),
        ] as [(Int64, ContentKind, String?)])
    func media(type: Int64, kind: ContentKind, variant: String?) async throws {
        var chat = OneChat()
        let row = chat.add(type)
        let hash = "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="
        chat.addMedia(
            row,
            [
                "ZTITLE": .string("Caption"), "ZVCARDSTRING": .string("image/jpeg"), "ZFILESIZE": .integer(99),
                "ZVCARDNAME": .string(hash), "ZMOVIEDURATION": .integer(7), "ZLATITUDE": .real(1_600),
                "ZLONGITUDE": .real(1_200), "ZMEDIALOCALPATH": .string("Media/x/y.jpg"),
            ])
        let message = try await chat.message()
        #expect(message.content.kind == kind)
        #expect(message.content.text == "Caption")
        #expect(
            message.content.attachments == [Attachment(name: nil, mime: "image/jpeg", size: 99, state: .missing)])
        #expect(message.attachmentSources.count == 1)
        let media = message.platformSpecific
        #expect(media.json("media", "variant") == variant.map { .string($0) })
        #expect(
            media.json("media", "sha256") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
        #expect(media.json("media", "seconds") == (kind == .video ? 7 : nil))
        #expect(media.json("media", "width") == 1_600)
        #expect(media.json("media", "height") == 1_200)
    }

    @Test("A picture that has words of its own and of its file has both, each once (WDB-4)")
    func captions() async throws {
        for (title, text, shown) in [
            ("Caption", nil, "Caption"), (nil, "Words", "Words"), ("Caption", "Words", "Caption\nWords"),
            ("Same", "Same", "Same"), (nil, nil, nil),
        ] as [(String?, String?, String?)] {
            var chat = OneChat()
            let row = chat.add(1, ["ZTEXT": text.map { .string($0) } ?? .null])
            chat.addMedia(row, ["ZTITLE": title.map { .string($0) } ?? .null])
            #expect(try await chat.message().content.text == shown)
        }
    }

    @Test("The ratio of a picture's sides decides which number is its width (WDB-4)")
    func aspect() async throws {
        for (aspect, width) in [(0.75, 1_200), (1.33, 1_600)] as [(Double, Int64)] {
            var chat = OneChat()
            chat.addMedia(
                chat.add(1),
                ["ZLATITUDE": .real(1_600), "ZLONGITUDE": .real(1_200), "ZASPECTRATIO": .real(aspect)])
            let message = try await chat.message()
            #expect(message.platformSpecific.json("media", "width") == .integer(width))
        }
    }

    @Test("A voice note is recognised by its codec, a view-once message by its type (WDB-4)")
    func voice() async throws {
        for (type, mime, variant, isViewOnce) in [
            (3, "audio/ogg; codecs=opus", "voice-note", false), (3, "audio/mp4", nil, false),
            (53, "audio/ogg; codecs=opus", "voice-note", true), (38, "image/jpeg", nil, true),
        ] as [(Int64, String, String?, Bool)] {
            var chat = OneChat()
            chat.addMedia(chat.add(type), ["ZVCARDSTRING": .string(mime), "ZMOVIEDURATION": .integer(3)])
            let message = try await chat.message()
            #expect(message.platformSpecific.json("media", "variant") == variant.map { .string($0) }, "\(mime)")
            #expect(message.platformSpecific["view_once"] == (isViewOnce ? true : nil))
            // Without a path, the phone has not fetched the file.
            #expect(message.content.attachments.first?.state == .remote)
        }
    }

    @Test("A document has its title as name, and its text as caption unless that repeats the name (WDB-4)")
    func document() async throws {
        for (text, caption) in [("Read this", "Read this"), ("a.pdf", nil)] as [(String, String?)] {
            var chat = OneChat()
            chat.addMedia(
                chat.add(8, ["ZTEXT": .string(text)]),
                ["ZTITLE": .string("a.pdf"), "ZVCARDSTRING": .string("application/pdf")])
            let message = try await chat.message()
            #expect(message.content.attachments.first?.name == "a.pdf")
            #expect(message.content.text == caption)
        }
    }

    @Test("Contact cards keep their names and the cards (WDB-4)")
    func cards() async throws {
        var chat = OneChat()
        let card = "BEGIN:VCARD\nVERSION:3.0\nFN:Carl\nEND:VCARD"
        chat.addMedia(
            chat.add(4),
            [
                "ZVCARDSTRING": .string(card + "_$!<VCard-Separator>!$_" + card),
                "ZVCARDNAME": .string("Carl_$!<Name-Separator>!$_Carla"),
            ])
        let message = try await chat.message()
        #expect(message.content == Content(kind: .contact, text: "Carl\nCarla"))
        #expect(
            message.platformSpecific["contacts"] == [
                ["display_name": "Carl", "vcard": .string(card)], ["display_name": "Carla", "vcard": .string(card)],
            ])
    }

    @Test("A location has its coordinates, name and link (WDB-4)")
    func location() async throws {
        var chat = OneChat()
        chat.addMedia(
            chat.add(5),
            [
                "ZLATITUDE": .real(52.5), "ZLONGITUDE": .real(13.25), "ZTITLE": .string("Café"),
                "ZMEDIAURL": .string("https://example.org/"),
            ])
        let message = try await chat.message()
        #expect(message.content == Content(kind: .location, text: "Café"))
        #expect(message.platformSpecific.json("location", "latitude") == JSONNumber(52.5).map { .number($0) })
        #expect(message.platformSpecific.json("location", "longitude") == JSONNumber(13.25).map { .number($0) })
        #expect(message.platformSpecific.json("location", "link") == "https://example.org/")
    }

    @Test("Calls have their duration and outcome (WDB-4)")
    func calls() async throws {
        for (seconds, isFromMe, outcome) in [
            (61, 0, "connected"), (0, 0, "missed"), (0, 1, nil),
        ] as [(Int64, Int64, String?)] {
            var chat = OneChat()
            chat.addMedia(
                chat.add(59, ["ZISFROMME": .integer(isFromMe)]),
                ["ZMETADATA": .blob(IOSBlobs.metadata(callSeconds: seconds))])
            let message = try await chat.message()
            #expect(message.content.kind == .call)
            #expect(message.platformSpecific.json("call", "outcome") == outcome.map { .string($0) })
            #expect(message.platformSpecific.json("call", "seconds") == (seconds > 0 ? .integer(seconds) : nil))
        }
    }

    @Test("A deleted message leaves a tombstone and says who deleted it where that is certain (WDB-4)")
    func deleted() async throws {
        for (address, claim) in [(OneChat.anna, DeletionClaim.author), (OneChat.group, .unknown)] {
            var chat = OneChat(address)
            let member = chat.addMember(OneChat.carl)
            chat.add(14, ["ZGROUPMEMBER": .integer(member)])
            let reading = try await chat.read()
            #expect(reading.messages.first?.content.kind == .deleted)
            guard case .deletion(_, "ID1", let by, claim, OneChat.time, nil)? = reading.events.last else {
                Issue.record("no deletion in \(reading.events)")
                continue
            }
            #expect((by == nil) == (claim == .unknown))
        }
    }

    @Test("An unknown type becomes an unknown message with its columns, and is counted by its number (WDB-3)")
    func unknown() async throws {
        var chat = OneChat()
        chat.add(99, ["ZTEXT": .string("words")])
        chat.add(10, ["ZGROUPEVENTTYPE": .integer(777)])
        let reading = try await chat.read()
        #expect(reading.messages.map(\.content.kind) == [.unknown, .unknown])
        #expect(reading.messages.first?.content.text == "words")
        #expect(reading.messages.first?.platformSpecific.json("ios", "message_type") == 99)
        #expect(reading.messages.last?.platformSpecific.json("ios", "group_event_type") == 777)
        #expect(reading.account("ZWAMESSAGE")?.unknownTypes == [99: 1, 10_777: 1])
    }

    @Test(
        "Kinds of businesses and invitations are their words, with the file if there is one (WDB-4)",
        arguments: [
            19: "template", 20: "template", 23: "template", 24: "template", 30: "template", 32: "template",
            41: "template", 42: "template", 26: "product", 27: "group-invite",
        ] as [Int64: String])
    func composed(type: Int64, variant: String) async throws {
        var chat = OneChat()
        let words = chat.add(type, ["ZTEXT": .string("Red chair")])
        chat.addMedia(words, ["ZTITLE": .string("Comfortable")])
        let file = chat.add(type, ["ZTEXT": .string("Red chair")])
        chat.addMedia(
            file,
            [
                "ZTITLE": .string("Red chair"), "ZVCARDSTRING": .string("image/jpeg"),
                "ZMEDIALOCALPATH": .string("Media/a.jpg"),
            ])
        chat.add(type)
        let reading = try await chat.read()
        #expect(reading.messages.map(\.content.kind) == [.text, .image, .unknown])
        #expect(reading.messages.map(\.content.text) == ["Red chair\nComfortable", "Red chair", nil])
        #expect(reading.messages[1].content.attachments.first?.mime == "image/jpeg")
        let variants = reading.messages.prefix(2).map { $0.platformSpecific["variant"] }
        #expect(variants == [.string(variant), .string(variant)])
        #expect(reading.account("ZWAMESSAGE")?.unknownTypes == [type: 1], "nothing is known of the last one")
    }

    @Test("Answers and catalogues of businesses are texts, a notice of a channel is a line (WDB-4)")
    func businessTexts() async throws {
        var chat = OneChat()
        for type in [25, 31, 34] as [Int64] { chat.add(type, ["ZTEXT": .string("Morning, please")]) }
        chat.add(55, ["ZGROUPEVENTTYPE": .integer(1), "ZTEXT": .string("Daily News")])
        let reading = try await chat.read()
        #expect(reading.messages.map(\.content.kind) == [.text, .text, .text, .system])
        #expect(reading.messages.map(\.content.text).last == "Daily News")
        #expect(reading.messages.last?.platformSpecific.json("system", "type") == "channel-notice")
        #expect(reading.messages.last?.sender == nil)
        #expect(reading.account("ZWAMESSAGE")?.unknownTypes == [:])
    }

    @Test("A message that could not be decrypted is a placeholder, the head of an album a line (WDB-4)")
    func others() async throws {
        var chat = OneChat()
        chat.add(12)
        chat.add(66)
        let reading = try await chat.read()
        #expect(reading.messages.map(\.platformSpecific["placeholder"]) == ["undecryptable", nil])
        #expect(reading.messages.last?.platformSpecific.json("system", "type") == "album")
        #expect(reading.messages.last?.platformSpecific.json("system", "by") != nil, "Who sent it is noted")
        #expect(reading.account("ZWAMESSAGE")?.leftOut == [:])
    }
}
