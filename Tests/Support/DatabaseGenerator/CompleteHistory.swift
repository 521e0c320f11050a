import WhisperRowPort

/// Chats with one of everything that a phone of 2026 has, the same that the generator in Python writes beside the tests
/// of the command, from the public schema alone.
public struct CompleteHistory {
    /// The chats.
    public static let history: History = {
        var script = CompleteHistory()
        script.write()
        return script.history
    }()

    enum Person: Int {
        case nobody = -1, me, ana, ben, car, stranger, formerAna
    }
    enum Chat: Int {
        case ana, ben, car, stranger, group, community, newsletter, recipients, statuses
    }

    var history: History
    private(set) var row: Int64 = 1
    private(set) var time: Int64 = 1_770_000_000_000

    private init() {
        func person(_ number: Int, named name: String = "", chosen: String? = nil) -> HistoryPerson {
            var person = HistoryPerson(
                number: "49170000000\(number)", linked: "90000000000000\(number)", name: name)
            person.chosenName = chosen
            return person
        }
        var stranger = HistoryPerson(number: "", linked: "900000000000099", name: "")
        stranger.linkedName = "Stranger Lid"
        func chat(
            _ subject: String?, _ address: String = "", with members: [Int] = [], at place: HistoryChatForm? = nil
        ) -> HistoryChat {
            var chat = HistoryChat(subject: subject, group: address, members: members, messages: [])
            chat.place = place
            chat.state = HistoryState()
            return chat
        }
        history = History(
            people: [
                person(1, named: "Me Myself", chosen: "Owner Push"),
                person(2, named: "Ana Contact", chosen: "Ana Push"),
                person(3, named: "Ben Contact", chosen: "Benny"), person(4, chosen: "Carla Push"), stranger,
                HistoryPerson(number: "491700000022", linked: "", name: ""),
            ],
            chats: [
                chat(nil, with: [1]), chat(nil, with: [2], at: .linked), chat(nil, with: [3], at: .linked),
                chat(nil, with: [4], at: .linked),
                chat(
                    "Old&New Group", "120363000000000001", with: [1, 2, 4],
                    at: .group(type: 0, ranks: [0: 2, 1: 1, 2: 0, 4: 0])),
                chat("My Community", "120363000000000002", at: .group(type: 1, ranks: [0: 0])),
                chat("Daily News", "120363000000000003", at: .other(server: "newsletter")),
                chat("Broadcast list", "1700000000", at: .other(server: "broadcast")),
                chat(nil, "status", at: .other(server: "broadcast")),
            ], ownerName: "Owner Push")
        history.usesLinkedIDs = true
        history.chats[Chat.car.rawValue].state = HistoryState(isArchived: true, unread: 3)
    }

    /// Adds a message a minute later.
    mutating func add(
        _ label: String, by sender: Person, in chat: Chat, _ body: HistoryBody,
        _ complete: (inout HistoryMessage) -> Void = { _ in }
    ) {
        row += 1
        time += 61_000
        var message = HistoryMessage(
            row: row, key: "3EB0" + label.uppercased().replacing(" ", with: "_"), sender: sender.rawValue, time: time,
            body: body)
        message.status = sender == .me ? 13 : 0
        complete(&message)
        history.chats[chat.rawValue].messages.append(message)
    }

    static func row(_ table: String, _ values: [String: RowValue]) -> HistoryRow {
        HistoryRow(table: table, values: values)
    }

    private mutating func write() {
        texts()
        files()
        changes()
        business()
        group()
        others()
    }

    // MARK: The chat with Ana

    private mutating func texts() {
        add("text in", by: .ana, in: .ana, .text("Hello text from Ana")) {
            $0.reactions = [HistoryReaction(person: 0, emoji: "😂", time: $0.time + 122_000)]
        }
        add("text out", by: .me, in: .ana, .text("Hello text from me")) {
            $0.receipts = [HistoryReceipt(person: 1, delivered: $0.time + 1_000, read: $0.time + 2_000)]
            $0.reactions = [HistoryReaction(person: 1, emoji: "❤️", time: $0.time + 61_000)]
        }
        add("reply", by: .ana, in: .ana, .text("A reply to me")) {
            $0.quote = 1
            $0.reactions = [HistoryReaction(person: 1, emoji: "", time: $0.time)]
        }
        add("link", by: .ana, in: .ana, .text("see https://example.org/page")) {
            $0.rows = [
                Self.row(
                    "message_text",
                    [
                        "description": .string("Desc of page"), "page_title": .string("Title of page"),
                        "url": .string("https://example.org/page"), "invite_link_group_type": .integer(0),
                    ])
            ]
        }
    }

    private mutating func add(
        _ label: String, by sender: Person, in chat: Chat = .ana, _ file: HistoryMedia, isViewOnce: Bool = false
    ) {
        add(label, by: sender, in: chat, .file(file)) {
            if isViewOnce {
                $0.rows = [Self.row("message_view_once_media", ["state": .integer(label.hasSuffix("voice") ? 0 : 1)])]
            }
        }
    }

    private mutating func files() {
        func file(
            _ type: Int64, _ mime: String, at path: String, size: Int64, hash: String? = nil
        ) -> HistoryMedia {
            HistoryMedia(
                type: type, mime: mime, path: path.isEmpty ? "" : "Media/WhatsApp " + path, size: size, hash: hash)
        }
        var image = file(
            1, "image/png", at: "Images/a.png", size: 70, hash: "a3+kNPkqi4CqsC2b8aEuSf/K5CTkATocT2i2fj0rvNA=")
        (image.caption, image.pixels) = ("Caption of image", 1)
        add("image", by: .ana, image)
        add("image missing", by: .me, file(1, "image/jpeg", at: "Images/gone.jpg", size: 12_345))
        var voice = file(
            2, "audio/ogg; codecs=opus", at: "Voice Notes/v.opus", size: 54,
            hash: "oISoOtfyuoPEZwe3oPqrcnzDjwbjvO3TlXRNW/9Zq6o=")
        (voice.seconds, voice.isVoice, voice.transcript) = (7, true, "Spoken words transcribed")
        add("voice", by: .ana, voice)
        var audio = file(
            2, "audio/mpeg", at: "Audio/song.mp3", size: 63, hash: "qJEmb3ypgxpBXM3oLqye94i3MbHpy0I1ong78HlhvPk=")
        (audio.seconds, audio.name) = (180, "song.mp3")
        add("audio", by: .ana, audio)
        var video = file(
            3, "video/mp4", at: "Video/v.mp4", size: 82, hash: "jOCVlO4NGGpdN7BotvVuiLKPUf2UY82axjVVXK1rpXM=")
        (video.seconds, video.caption) = (12, "Caption of video")
        add("video", by: .me, video)
        add(
            "gif", by: .ana,
            file(
                13, "video/mp4", at: "Animated Gifs/g.mp4", size: 83,
                hash: "EkWDo9doaQQvNbkaaakcobZkDAwLn8VyIn6fh5rjAlw="))
        add(
            "sticker", by: .ana,
            file(
                20, "image/webp", at: "Stickers/s.webp", size: 32, hash: "+R1B+6HakrkcNE6xzxnTysz8visDfViNpwJr63wGXIg=")
        )
        var document = file(
            9, "application/pdf", at: "Documents/c.pdf", size: 88, hash: "QAV0yC7NcZqWhtmy6J/N0tfafqOtNzg6x0Pd9ElMfWA=")
        (document.caption, document.name) = ("Contract caption", "Contract final.pdf")
        add("document", by: .ana, document)
        add("viewonce image", by: .ana, file(42, "image/jpeg", at: "", size: 5_000), isViewOnce: true)
        add("viewonce video", by: .me, file(43, "video/mp4", at: "", size: 5_001), isViewOnce: true)
        add("viewonce voice", by: .ana, file(82, "audio/ogg", at: "", size: 502), isViewOnce: true)
        var note = file(
            81, "video/mp4", at: "Video Notes/n.mp4", size: 84, hash: "MJwsoj+csZeGfvxikYT7KbGygyXArQPNF9AAsWLlLTo=")
        note.seconds = 5
        add("videonote", by: .ana, note)
        cards()
    }

    private mutating func cards() {
        func card(_ id: Int64, _ lines: String...) -> HistoryRow {
            let text = (["BEGIN:VCARD", "VERSION:3.0"] + lines + ["END:VCARD"]).joined(separator: "\n")
            return Self.row("message_vcard", ["_id": .integer(id), "vcard": .string(text)])
        }
        add("vcard", by: .ana, in: .ana, .other(type: 4, text: "Zoe Contact")) {
            $0.rows = [
                card(1, "N:;Zoe Contact;;;", "FN:Zoe Contact", "TEL;type=CELL;waid=491700000077:+49 170 0000077")
            ]
        }
        add("vcards", by: .ana, in: .ana, .other(type: 14, text: "2 contacts")) {
            $0.rows = [card(2, "FN:Multi One", "TEL:+491"), card(3, "FN:Multi Two", "TEL:+491")]
        }
        add("location", by: .ana, in: .ana, .other(type: 5, text: nil)) {
            $0.rows = [
                Self.row(
                    "message_location",
                    [
                        "latitude": .real(52.5), "longitude": .real(13.4), "place_name": .string("Cafe Name"),
                        "place_address": .string("Street 1, Berlin"), "url": .string("https://maps.example/x"),
                    ])
            ]
        }
        add("live location", by: .me, in: .ana, .other(type: 16, text: "Live caption")) {
            $0.rows = [
                Self.row(
                    "message_location",
                    [
                        "latitude": .real(52.6), "longitude": .real(13.5),
                        "live_location_share_duration": .integer(3_600),
                        "live_location_final_latitude": .real(52.7), "live_location_final_longitude": .real(13.6),
                        "live_location_final_timestamp": .integer($0.time + 3_600_000),
                    ])
            ]
        }
    }

    private mutating func changes() {
        add("originalkey", by: .me, in: .ana, .text("Edited new text")) { $0.editedAt = $0.time + 30_000 }
        add("revokedmine", by: .me, in: .ana, .revoked(byAdmin: nil)) { $0.editedAt = $0.time + 20_000 }
        add("forwarded", by: .ana, in: .ana, .text("Forwarded text")) { $0.forwarded = 5 }
        add("ephemeral", by: .ana, in: .ana, .text("Disappearing text")) { $0.ephemeral = 86_400 }
        add("starred", by: .ana, in: .ana, .text("Starred text")) { $0.isStarred = true }
        add("undecryptable", by: .ana, in: .ana, .other(type: 11, text: nil))
        add("missed call", by: .ana, in: .ana, .other(type: 10, text: nil)) {
            $0.rows = [Self.row("missed_call_logs", ["_id": .integer(1), "video_call": .integer(1)])]
        }
        let call = time
        add("call", by: .me, in: .ana, .call(isVideo: false, seconds: 65, result: 5))
        history.calls = [
            HistoryCall(person: 2, key: "AAA2", time: call + 61_000 + 8_000, isVideo: true, seconds: 0, result: 2),
            HistoryCall(
                person: 1, chat: Chat.group.rawValue, key: "AAA3", time: call + 61_000 + 9_000, isVideo: false,
                seconds: 300, result: 5, participants: [1, 2]),
        ]
    }

    // MARK: The others

    private mutating func others() {
        add("ben in", by: .ben, in: .ben, .text("Ben writes"))
        add("ben out", by: .me, in: .ben, .text("I write Ben"))
        add("car in", by: .car, in: .car, .text("Carla writes"))
        add("str in", by: .stranger, in: .stranger, .text("Stranger writes"))
        add("nl post", by: .nobody, in: .newsletter, .text("News post")) {
            $0.rows = [
                Self.row("newsletter_message", ["server_message_id": .integer(101), "view_count": .integer(5_000)]),
                Self.row(
                    "newsletter_message_reaction", ["reaction": .string("🔥"), "reaction_count": .integer(42)]),
            ]
        }
        add("com text", by: .ana, in: .community, .text("Announcement text"))
        add("br out", by: .me, in: .recipients, .text("Broadcast to all")) { $0.isBroadcast = true }
        add("st post", by: .ana, in: .statuses, .text("My status text"))
        var status = HistoryMedia(type: 1, mime: "image/jpeg", path: "Media/.Statuses/x.jpg", size: 100)
        status.caption = "status caption"
        add("st image", by: .ben, in: .statuses, status)
    }
}
