import Testing
import WhisperIngestionPort
import WhisperJSONText
import WhisperMessage
import WhisperRowPort
import WhisperTestThreads

@Suite("What lines without an author say (WDB-4)", .ownThreads)
struct LineTests {
    /// The type that a line has as a live one, and its text.
    private func line(_ action: Int64, _ complete: (inout TableMaker) -> Void) async throws -> [String?] {
        var maker = TableMaker()
        maker.message(5, type: 7)
        maker.detail("message_system", 5, ["action_type": .integer(action)])
        complete(&maker)
        let message = try #require(try await Reading(maker.tables).messages.first)
        guard case .object(let system)? = message.platformSpecific["system"], case .string(let type)? = system["type"]
        else { return [] }
        return [type, message.content.text]
    }

    @Test("Blocking someone and no longer doing so are two lines", arguments: [0, 1, nil] as [Int64?])
    func blocking(_ isBlocked: Int64?) async throws {
        let found = try await line(58) {
            if let isBlocked { $0.detail("message_system_block_contact", 5, ["is_blocked": .integer(isBlocked)]) }
        }
        #expect(found == [isBlocked == 0 ? "contact-unblocked" : "contact-blocked", nil])
    }

    @Test("A line that the owner is an admin now, or no longer, promotes no one else", arguments: [15, 16] as [Int64])
    func role(_ action: Int64) async throws {
        let found = try await line(action) {
            $0.detail("message_system_chat_participant", 5, ["user_jid_row_id": 4])
        }
        #expect(found == [action == 15 ? "participant-promoted" : "participant-demoted", nil])
    }

    @Test("A changed number is stated with the former and the new one", arguments: [10, 28] as [Int64])
    func number(_ action: Int64) async throws {
        let found = try await line(action) {
            $0.detail("message_system_number_change", 5, ["old_jid_row_id": 2, "new_jid_row_id": 4])
            $0.detail("message_system_chat_participant", 5, ["user_jid_row_id": 4])
        }
        #expect(
            found == [
                "participant-changed-number", "4917022222222@s.whatsapp.net, 4917033333333@s.whatsapp.net",
            ])
    }
}
