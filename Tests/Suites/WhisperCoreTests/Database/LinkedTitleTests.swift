import Testing
import WhisperArchive
import WhisperIngestionPort
import WhisperMergeHistories
import WhisperMessage
import WhisperStorePort
import WhisperTestThreads

@testable import WhisperCore

@Suite("The title of a chat with somebody of whom only a linked id is known (WDB-5)", .ownThreads)
struct LinkedTitleTests {
    private static let key = "262646785581111@lid"
    private static let start: Int64 = 1_600_000_000_123

    private static func database(title: String) -> ScriptedDatabase {
        let chat = ChatReference(key: key, title: title, kind: .direct)
        let person = SourcePerson(
            aliases: [PersonAlias(kind: .linkedID, value: key)], displayName: title, identifier: key)
        return ScriptedDatabase(
            chats: [DatabaseChat(chat: chat)],
            events: [
                .message(
                    SourceMessage(
                        chat: chat, externalID: "3EB0", timestamp: Timestamp(milliseconds: start),
                        precision: .millisecond, sender: person, content: Content(kind: .text, text: "bread"),
                        ordinal: 0)),
                .chatTitle(chat, at: Timestamp(milliseconds: start + 1)),
            ])
    }

    @Test("It is the whole id, as which it can be told from a name, until there is a name")
    func title() async throws {
        let vault = MergeVault()
        let number = "262646785581111"
        for (title, shown) in [(number, Self.key), ("Ana Reis", "Ana Reis"), (number, "Ana Reis")] {
            try await vault.load(Self.database(title: title))
            #expect(try await vault.store.conversations(after: nil, limit: 10).map(\.title) == [shown])
        }
    }
}
