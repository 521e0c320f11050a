import Testing
import WhisperJSONText
import WhisperMatrixArrivals
import WhisperTestThreads

@Suite("What becomes of a Matrix message (MX-4)", .ownThreads)
struct ContentTests {
    private func message(_ content: JSONValue, type: String = "m.room.message") throws -> Arrival {
        var client = try SampleClient()
        return try #require(try client.room(Samples.event("$1", type, content)).messages.first)
    }

    @Test("Text, notice and emote are text; the last two have a mark, which the emote shows (MX-4)")
    func texts() throws {
        let text = try message(["msgtype": "m.text", "body": "hello"])
        #expect(text.content == Content(kind: .text, text: "hello"))
        #expect(text.platformSpecific.isEmpty)
        #expect(text.createdAt == Timestamp(milliseconds: 1_000))
        #expect(try message(["msgtype": "m.notice", "body": "beep"]).members == ["variant": "notice"])
        let emote = try message(["msgtype": "m.emote", "body": "waves"])
        #expect(emote.content == Content(kind: .text, text: "* waves"))
        #expect(emote.members == ["variant": "emote"])
    }

    @Test("A sticker is a picture with its description (MX-4)")
    func sticker() throws {
        let arrival = try message(
            [
                "body": "A cat that waves", "url": "mxc://example.org/abc",
                "info": ["mimetype": "image/png", "size": 1_024],
            ], type: "m.sticker")
        let picture = Attachment(name: "A cat that waves", mime: "image/png", size: 1_024, state: .remote)
        #expect(arrival.content == Content(kind: .sticker, text: nil, attachments: [picture]))
        #expect(MatrixMedia.uri(in: arrival.members)?.text == "mxc://example.org/abc")
        // Encrypted by the server's means, or without a picture, it is a message nevertheless.
        #expect(try message(["body": "x"], type: "m.sticker").content.attachments.map(\.state) == [.missing])
    }

    @Test(
        "A file is an attachment that can be fetched by its URI (MX-4)",
        arguments: [
            ("m.image", ContentKind.image), ("m.file", .document), ("m.audio", .audio), ("m.video", .video),
        ])
    func files(type: String, kind: ContentKind) throws {
        let arrival = try message([
            "msgtype": .string(type), "body": "The cat", "filename": "cat.jpg", "url": "mxc://example.org/abc",
            "info": ["mimetype": "image/jpeg", "size": 1_024, "w": 20, "h": 30, "duration": 2_500],
        ])
        #expect(
            arrival.content
                == Content(
                    kind: kind, text: "The cat",
                    attachments: [Attachment(name: "cat.jpg", mime: "image/jpeg", size: 1_024, state: .remote)]))
        #expect(MatrixMedia.uri(in: arrival.members)?.text == "mxc://example.org/abc")
        #expect(
            arrival.members == [
                "media": ["uri": "mxc://example.org/abc", "seconds": 2, "width": 20, "height": 30]
            ])
    }

    @Test("A file encrypted by the server's means, or without a URI, is missing; a name is no caption (MX-4)")
    func missingFiles() throws {
        let encrypted = try message([
            "msgtype": "m.file", "body": "a.txt", "file": ["url": "mxc://example.org/x"],
        ])
        #expect(encrypted.content.attachments.map(\.state) == [.missing])
        #expect(encrypted.content.text == nil)
        #expect(encrypted.members == ["media": ["encrypted": true]])
        #expect(MatrixMedia.uri(in: encrypted.members) == nil)
        let bad = try message(["msgtype": "m.image", "body": "b.png", "url": "mxc://example.org/../x"])
        #expect(bad.content.attachments.map(\.state) == [.missing])
        #expect(MatrixMedia.uri(in: ["media": ["uri": "https://example.org/x"]]) == nil)
    }

    @Test("A location has its coordinates, if they are such (MX-4)")
    func locations() throws {
        let place = try message(["msgtype": "m.location", "body": "Here", "geo_uri": "geo:52.5,-13.25;u=35"])
        #expect(place.content == Content(kind: .location, text: "Here"))
        #expect(
            JSONValue.object(place.members).text
                == #"{"location":{"link":"geo:52.5,-13.25;u=35","latitude":52.5,"longitude":-13.25}}"#)
        for uri in ["geo:91,0", "geo:1", "geo:nan,1", "geo:inf,0", "http://example.org", "geo:,"] {
            let arrival = try message(["msgtype": "m.location", "body": "Here", "geo_uri": .string(uri)])
            #expect(arrival.members == ["location": ["link": .string(uri)]], "\(uri)")
        }
    }

    @Test("A reply names its message; a message of a thread names the thread (MX-4)")
    func replies() throws {
        var client = try SampleClient()
        let room = try client.room(
            Samples.text("$2", "> <@x:y> a\n\nyes", relation: ["m.in_reply_to": ["event_id": "$1"]]),
            Samples.text(
                "$3", "in it",
                relation: [
                    "rel_type": "m.thread", "event_id": "$1", "is_falling_back": true,
                    "m.in_reply_to": ["event_id": "$2"],
                ]),
            Samples.text(
                "$4", "to it",
                relation: ["rel_type": "m.thread", "event_id": "$1", "m.in_reply_to": ["event_id": "$3"]]))
        #expect(room.messages.map(\.replyTo) == ["$1", "$1", "$3"])
        #expect(room.messages.map(\.content.text) == ["yes", "in it", "to it"])
        #expect(room.messages.map(\.members) == [JSONObject(), ["thread": "$1"], ["thread": "$1"]])
    }

    @Test("A poll has its question and answers, and the ids by which votes name them (MX-4)")
    func polls() throws {
        let arrival = try message(
            [
                "org.matrix.msc3381.poll.start": [
                    "question": ["org.matrix.msc1767.text": "Where?"], "kind": "org.matrix.msc3381.poll.disclosed",
                    "max_selections": 1,
                    "answers": [
                        ["id": "a", "org.matrix.msc1767.text": "Here"],
                        ["id": "b", "org.matrix.msc1767.text": "There"],
                    ],
                ]
            ], type: "org.matrix.msc3381.poll.start")
        #expect(arrival.content == Content(kind: .poll, text: "Where?\nHere\nThere"))
        #expect(
            arrival.members == [
                "poll": [
                    "options": ["Here", "There"], "selectable": 1, "answers": ["a", "b"], "disclosed": true,
                ]
            ])
    }

    @Test("A Megolm event is a placeholder that keeps its ciphertext, and its room is reported (MX-4)")
    func ciphertext() throws {
        var client = try SampleClient()
        let page = try SampleClient.page([
            SampleRoom(
                Samples.event(
                    "$1", "m.room.encrypted", ["algorithm": "m.megolm.v1.aes-sha2", "ciphertext": "AwgAEnACgAk"]))
        ])
        let arrivals = client.take(page)
        let arrival = try #require(arrivals.batch.rooms.first?.messages.first)
        #expect(arrival.content == Content(kind: .unknown, text: nil))
        #expect(arrival.members == ["placeholder": "encrypted", "algorithm": "m.megolm.v1.aes-sha2"])
        let kept = String(decoding: arrival.raw?.bytes ?? [], as: UTF8.self)
        #expect(kept.contains("AwgAEnACgAk"))
        #expect(arrivals.notices.encrypted.map(\.text) == [Samples.room])
    }

    @Test("A message of another kind keeps its body; an unknown or unreadable event is kept and counted (MX-4)")
    func unknown() throws {
        let other = try message(["msgtype": "x.new", "body": "look"])
        #expect(other.content == Content(kind: .unknown, text: "look"))
        #expect(other.members == ["msgtype": "x.new"])
        var client = try SampleClient()
        let arrivals = try client.take(
            SampleRoom(
                Samples.event("$1", "org.example.new", ["a": 1]), Samples.event("$2", "m.room.message", [:]),
                Samples.event("$3", "m.sticker", ["url": "x"])))
        #expect(arrivals.notices.counts.unknown == 1)
        #expect(arrivals.notices.counts.unreadable == 2)
        let room = try #require(arrivals.batch.rooms.first)
        #expect(room.messages.isEmpty)
        let names = room.changes.map { change in
            if case .raw(let record, nil) = change { record.name } else { "other" }
        }
        #expect(names == ["org.example.new", "m.room.message", "m.sticker"])
    }

    @Test("The kept bytes of an event do not depend on the delivery (MX-2)")
    func bytes() throws {
        func kept(_ unsigned: JSONValue?, _ more: [(String, JSONValue)]) throws -> [UInt8] {
            var client = try SampleClient()
            let event = Samples.event("$1", "x.new", ["a": 1], unsigned: unsigned, more: more)
            guard case .raw(let record, _)? = try client.room(event).changes.first else { return [] }
            return record.bytes
        }
        let plain = try kept(nil, [])
        #expect(try kept(["age": 5, "transaction_id": "t"], []) == plain)
        #expect(try kept(["age": 9], [("room_id", .string(Samples.room)), ("age", 9)]) == plain)
        let text = String(decoding: plain, as: UTF8.self)
        #expect(text.hasSuffix("\"room_id\":\"\(Samples.room)\"}"))
        #expect(try kept(["prev_content": ["b": 2], "age": 1], []) != plain)
    }

    @Test("The client id of the owner's message counts, that of another's does not (MX-3)")
    func clientIDs() throws {
        var client = try SampleClient()
        let room = try client.room(
            Samples.text("$1", "mine", by: Samples.owner, client: "c1"),
            Samples.text("$2", "not mine", by: Samples.bob, client: "c2"))
        #expect(room.messages.map(\.clientMessageID) == ["c1", nil])
        #expect(room.messages.map(\.isRead) == [true, false])
    }

    @Test("A name is stored as it is, however it is written (MX-4)")
    func names() throws {
        var client = try SampleClient()
        var room = SampleRoom(Samples.text("$1", "a"), Samples.text("$2", "b", by: Samples.cem))
        room.state = [
            Samples.member("$m", Samples.bob, "join", name: "\u{202E}boB\u{7}"),
            Samples.member("$n", Samples.cem, "join", name: " \n"),
        ]
        let messages = try #require(try client.take(room).batch.rooms.first).messages
        #expect(messages.map { $0.sender?.name } == ["\u{202E}boB\u{7}", nil])
        #expect(messages.map { $0.sender?.id } == [Samples.bob, Samples.cem])
    }
}
