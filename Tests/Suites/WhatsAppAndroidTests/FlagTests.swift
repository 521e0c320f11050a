import Testing
import WhisperIngestionPort
import WhisperJSONText
import WhisperMessage
import WhisperRowPort
import WhisperTestThreads

@Suite("Flags, outcomes and placeholders of Android (WDB-3, WDB-4)", .ownThreads)
struct FlagTests {
    @Test("A copy of a message is one also without a count of how often it was forwarded", arguments: [0, 1, 2, 33])
    func forwarded(_ flags: Int64) async throws {
        var maker = TableMaker()
        maker.message(5, type: 0, text: "x", ["origination_flags": .integer(flags)])
        let message = try #require(try await Reading(maker.tables).messages.first)
        #expect(message.platformSpecific["forwarded"] == (flags & 1 == 1 ? .bool(true) : nil))
    }

    @Test("A call to someone who could not be reached failed; nobody declined it")
    func unreachable() async throws {
        var maker = TableMaker()
        maker.message(5, type: 0, text: "x")
        maker.add(
            "call_log",
            [
                "_id": 1, "jid_row_id": 2, "from_me": 1, "call_id": "call:A", "timestamp": .integer(TableMaker.time),
                "video_call": 0, "duration": 0, "call_result": 3, "group_jid_row_id": 0,
            ])
        let call = try #require(try await Reading(maker.tables).messages.last)
        #expect(call.platformSpecific["call"] == ["video": false, "outcome": "failed"])
    }

    @Test("A placeholder for the owner is no person, and messages to the own status are status posts")
    func placeholders() async throws {
        var maker = TableMaker()
        maker.add("jid", ["_id": 30, "user": "own", "server": "lid_me", "raw_string": "own@lid_me"])
        maker.add("jid", ["_id": 31, "user": "4917011111111", "server": "status_me", "raw_string": "x@status_me"])
        maker.add("chat", ["_id": 31, "jid_row_id": 31])
        maker.message(5, type: 7, chat: 2, sender: 2)
        maker.detail("message_system", 5, ["action_type": 12])
        for person in [30, 4] as [Int64] {
            maker.detail("message_system_chat_participant", 5, ["user_jid_row_id": .integer(person)])
        }
        maker.message(6, type: 0, chat: 31, fromMe: true, text: "a post")
        let reading = try await Reading(maker.tables)
        #expect(reading.messages.map(\.content.text) == ["4917033333333@s.whatsapp.net"])
        #expect(reading.account("message")?.leftOut == [.status: 1])
    }

    @Test("A number whose digits are hidden is no name", arguments: ["+49∙∙∙∙∙∙∙33", "Bea"])
    func hiddenNumber(_ name: String) async throws {
        var maker = TableMaker()
        maker.add("lid_display_name", ["lid_row_id": 7, "display_name": .text(Array(name.utf8))])
        maker.message(5, type: 0, chat: 2, sender: 7, text: "x")
        let sender = try #require(try await Reading(maker.tables).messages.first?.sender)
        #expect(sender.displayName == (name == "Bea" ? "Bea" : "9001"))
    }

    /// Two pictures in one chat, the second of which is associated with the first.
    private func pair(
        _ association: Int64, sizes: [(width: Int64, height: Int64)] = [], text: String? = nil, isOwn: Bool = false,
        second: (inout TableMaker) -> Void = { _ in }
    ) async throws -> Reading {
        var maker = TableMaker()
        maker.message(5, type: 1, text: "our house")
        maker.message(6, type: 1, text: text, isOwn ? ["from_me": 1] : [:])
        for (place, (id, size)) in ([(5, 90), (6, 900)] as [(Int64, Int64)]).enumerated() {
            var values: [String: RowValue] = [
                "file_path": .text(Array("Media/\(id).jpg".utf8)), "file_size": .integer(size),
            ]
            if place < sizes.count {
                values["width"] = .integer(sizes[place].width)
                values["height"] = .integer(sizes[place].height)
            }
            maker.detail("message_media", id, values)
        }
        maker.add(
            "message_association",
            ["child_message_row_id": 6, "parent_message_row_id": 5, "association_type": .integer(association)])
        second(&maker)
        return try await Reading(maker.tables)
    }

    @Test("What was sent again in a better quality is shown once", arguments: [7, 12] as [Int64])
    func betterVersion(_ association: Int64) async throws {
        let reading = try await pair(association)
        #expect(reading.messages.map(\.content.text) == ["our house"])
        #expect(reading.account("message")?.leftOut == [.superseded: 1])
        #expect(reading.account("message_association")?.leftOut == [.superseded: 1])
        #expect(reading.incomplete == [])
    }

    @Test("One person's larger picture of the same shape is the better version, whatever the type of association is")
    func betterBySize() async throws {
        let better = [(width: 1_280, height: 960), (width: 4_000, height: 3_000)] as [(width: Int64, height: Int64)]
        #expect(try await pair(9, sizes: better).messages.map(\.content.text) == ["our house"])
        #expect(try await pair(9, sizes: better.reversed()).messages.count == 2)
        #expect(try await pair(9, sizes: [better[0], (4_000, 4_000)]).messages.count == 2)
        #expect(try await pair(9, sizes: better, text: "the garden").messages.count == 2)
        #expect(try await pair(9, sizes: better, isOwn: true).messages.count == 2)
        #expect(try await pair(2, sizes: better).messages.count == 2, "Pictures of an album")
    }

    @Test("What is associated otherwise, or has words of its own, remains a message")
    func otherPairs() async throws {
        #expect(try await pair(4).messages.count == 2)
        let worded = try await pair(12) {
            $0.message(7, type: 1, text: "words")
            $0.add(
                "message_association",
                ["child_message_row_id": 7, "parent_message_row_id": 6, "association_type": 12])
        }
        #expect(worded.messages.map(\.content.text) == ["our house", nil, "words"])
        // Its first version is not there.
        let alone = try await pair(4) {
            $0.add(
                "message_association",
                ["child_message_row_id": 5, "parent_message_row_id": 99, "association_type": 12])
        }
        #expect(alone.messages.count == 2)
    }

    @Test("What the phone heard in a voice message is its transcript, not its text (TRS-1)")
    func transcript() async throws {
        var maker = TableMaker()
        maker.message(5, type: 2, ["origin": 1])
        maker.detail("message_media", 5, ["mime_type": "audio/ogg", "raw_transcription_text": "see you at seven"])
        let content = try #require(try await Reading(maker.tables).messages.first?.content)
        #expect(content.text == nil)
        #expect(content.attachments.map(\.transcript) == ["see you at seven"])
    }

    @Test("The parts of a transcript and what the phone noted of it are kept, however many they are (TRS-1)")
    func transcriptParts() async throws {
        var maker = TableMaker()
        for message in [5, 6] as [Int64] {
            maker.message(message, type: 2, ["origin": 1])
            maker.detail("message_media", message, ["mime_type": "audio/ogg", "raw_transcription_text": "see you"])
            // A voice message without a transcript has such a row, too.
            let isTranscribed = message == 5
            maker.detail(
                "audio_data", message,
                [
                    "waveform": .blob([1, 2]), "background_color": 0,
                    "transcription_status": isTranscribed ? 2 : .null,
                    "transcription_id": isTranscribed ? "T1" : .null,
                ])
        }
        let parts: Int64 = 40
        for part in 0..<parts {
            maker.detail(
                "transcription_segment", 5,
                [
                    "_id": .integer(part), "substring_start": .integer(4 * part), "substring_length": 3,
                    "confidence": 80,
                ])
        }
        let reading = try await Reading(maker.tables)
        #expect(reading.account("transcription_segment")?.joined == parts)
        #expect(reading.incomplete == [])
        #expect(reading.messages.map { $0.content.attachments.first?.transcript } == ["see you", "see you"])
        guard case .object(let android)? = reading.messages.first?.platformSpecific["android"],
            case .array(let segments)? = android["transcription_segment"]
        else {
            Issue.record("\(reading.messages)")
            return
        }
        #expect(android["audio_data"] == ["transcription_status": 2, "transcription_id": "T1"])
        #expect(segments.count == Int(parts))
        #expect(segments.last == ["substring_start": 156, "substring_length": 3, "confidence": 80])
        #expect(reading.messages.last?.platformSpecific["android"] == nil)
    }

    @Test("What the phone translated a text to is kept beside it, as nobody wrote it")
    func translation() async throws {
        var maker = TableMaker()
        maker.message(5, type: 0, text: "Bis morgen", ["translated_text": "See you tomorrow"])
        maker.message(6, type: 0, text: "Ciao", ["translated_text": ""])
        let reading = try await Reading(maker.tables)
        #expect(reading.messages.map(\.content.text) == ["Bis morgen", "Ciao"])
        #expect(reading.messages.map { $0.platformSpecific["translation"] } == ["See you tomorrow", nil])
    }

    @Test("A call until 2020 is a call, with its duration, under the id of the table of calls (databases D9)")
    func legacyCalls() async throws {
        var maker = TableMaker()
        for (row, caption, seconds, isOwn) in [(1, "audio", 65, 1), (2, "video", 0, 0)]
            as [(Int64, String, Int64, Int64)]
        {
            maker.add(
                "messages",
                [
                    "_id": .integer(row), "key_remote_jid": "4917022222222@s.whatsapp.net",
                    "key_from_me": .integer(isOwn),
                    "key_id": .text(Array("call:A\(row)".utf8)), "status": 6, "data": .null, "media_wa_type": "8",
                    "media_caption": .text(Array(caption.utf8)), "media_duration": .integer(seconds),
                    "timestamp": .integer(TableMaker.time + row),
                ])
        }
        maker.add(
            "call_log",
            [
                "_id": 1, "jid_row_id": 2, "from_me": 1, "call_id": "call:A1", "timestamp": .integer(TableMaker.time),
                "video_call": 0, "duration": 65, "call_result": 5, "group_jid_row_id": 0,
            ])
        let reading = try await Reading(maker.tables)
        #expect(reading.messages.map(\.externalID) == ["A1", "A2", "A1"])
        #expect(reading.messages.allSatisfy { $0.content.kind == .call })
        #expect(
            reading.messages.map { $0.platformSpecific["call"] } == [
                ["video": false, "outcome": "connected", "seconds": 65], ["video": true, "outcome": "missed"],
                ["video": false, "outcome": "connected", "seconds": 65],
            ])
        #expect(reading.messages[0].sender?.isOwner == true)
        #expect(reading.account("messages")?.unknownTypes == [:])
    }

    @Test("A post of a channel is by the channel, under its name (databases D6)", arguments: [false, true])
    func channel(hasSubject: Bool) async throws {
        var maker = TableMaker()
        maker.add("jid", ["_id": 40, "raw_string": "120363003@newsletter"])
        maker.add("chat", ["_id": 40, "jid_row_id": 40, "subject": hasSubject ? "Daily News" : .null])
        maker.add("newsletter", ["chat_row_id": 40, "name": "Daily News"])
        maker.message(5, type: 0, chat: 40, text: "news")
        let message = try #require(try await Reading(maker.tables).messages.first)
        #expect(message.sender?.displayName == "Daily News")
        #expect(message.sender?.identifier == "120363003@newsletter")
        #expect(message.chat.title == "Daily News")
    }
}
