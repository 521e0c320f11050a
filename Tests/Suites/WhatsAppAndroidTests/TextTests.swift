import Testing
import WhisperInMemoryRows
import WhisperIngestionPort
import WhisperMessage
import WhisperRowPort
import WhisperTestThreads

@Suite("Texts, however a release or a tool stores them (WDB-3)", .ownThreads)
struct TextTests {
    private static func blob(_ text: String) -> RowValue { .blob(Array(text.utf8)) }

    @Test("A text that is stored as a blob of UTF-8 is a text")
    func blobs() async throws {
        var maker = TableMaker()
        maker.message(5, type: 0, ["text_data": Self.blob("Grüße")])
        maker.message(6, type: 1)
        maker.detail("message_media", 6, ["mime_type": "image/jpeg", "media_caption": Self.blob("the harbour")])
        maker.message(7, type: 66, ["text_data": Self.blob("when?")])
        maker.detail("message_poll", 7, ["selectable_options_count": 1])
        maker.detail("message_poll_option", 7, ["_id": 1, "option_name": Self.blob("now")])
        let reading = try await Reading(maker.tables)
        #expect(reading.messages.map(\.content.text) == ["Grüße", "the harbour", "when?\nnow"])
        #expect(reading.account("message")?.leftOut == [:])
        #expect(reading.account("message_poll_option")?.leftOut == [:])
    }

    @Test("A blob that is no text is none, and its row is counted")
    func others() async throws {
        var maker = TableMaker()
        maker.message(5, type: 0, ["text_data": .blob([0x78, 0x9C, 0xFF])])
        maker.message(6, type: 0, text: "x")
        let reading = try await Reading(maker.tables)
        #expect(reading.messages.map(\.content.text) == ["x"])
        #expect(reading.account("message")?.leftOut == [.malformed: 1])
    }

    @Test("So it is in databases until 2022")
    func legacy() async throws {
        var maker = TableMaker()
        maker.add(
            "messages",
            [
                "_id": 2, "key_remote_jid": "4917022222222@s.whatsapp.net", "key_from_me": 0, "key_id": "K",
                "timestamp": .integer(TableMaker.time), "media_wa_type": "0", "status": 0,
                "data": Self.blob("Hello blob"),
            ])
        let reading = try await Reading(maker.tables.filter { $0.table.name == "messages" })
        #expect(reading.messages.map(\.content.text) == ["Hello blob"])
    }
}
