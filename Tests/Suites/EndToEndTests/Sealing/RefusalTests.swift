import Foundation
import WhisperJSONText
import WhisperTestThreads
import Testing

/// Refusals that are about a contact name the contact, whatever was typed or the chat is called (CON-3, CON-5, POL).
@Suite("Whom a refusal is about", .ownThreads)
struct RefusalTests {
    private func key(of name: String, in vault: TestVault) throws -> String {
        let identity = try vault.expect(["identity", "show", name, "--json"]).objects().first
        return try #require(identity?.string("x25519"))
    }

    @Test("A typed key is named with the contact that it belongs to, or as unknown")
    func typedKey() throws {
        let people = try Correspondents()
        let bens = try key(of: "Ben", in: people.ben)
        let unsigned = try people.ana(["encrypt", "--to-key", bens, "--no-sign"], input: "x")
        #expect(unsigned.status == 24 && unsigned.output.isEmpty)
        #expect(unsigned.errors.contains("a signature for “Ben”"))
        #expect(unsigned.errors.contains("The key \(bens) belongs to your contact “Ben”."))
        try people.ana.expect(["contact", "revoke", "Ben", "--yes"])
        let revoked = try people.ana(["encrypt", "--to-key", bens], input: "x")
        #expect(revoked.status == 25 && revoked.errors.contains("The keys of “Ben” are revoked."))
        let strangers = String(repeating: "09", count: 32)
        try people.ana.expect(["policy", "set", "contact-required-to-send", "on"])
        let unknown = try people.ana(["encrypt", "--to-key", strangers], input: "x")
        #expect(unknown.status == 24 && unknown.errors.contains("the key \(strangers) belongs to none"))
        #expect(!unknown.errors.contains("Ben"))
    }

    #if Realtime
        @Test(
            "In a conversation that is with a contact it is the contact that is blocked or revoked, not the conversation"
        )
        func boundConversation() throws {
            let scratch = try Scratch()
            let server = try SyncServer(users: ["ana", "ben"], conversations: ["c-1:Lake:ana,ben"], in: scratch)
            let people = try Correspondents()
            let ana = try SyncMember("ana", at: server.port, vault: people.ana)
            #expect(try ana(["bind", "Lake", "Ben"]).status == 0)
            try people.ana.expect(["contact", "block", "Ben"])
            let blocked = try ana(["send", "Lake", "hello"])
            #expect(blocked.status == 24 && blocked.errors.contains("The contact “Ben” is blocked."))
            #expect(blocked.errors.contains("The chat “Lake” is bound to your contact “Ben”."))
            try people.ana.expect(["contact", "unblock", "Ben"])
            try people.ana.expect(["contact", "revoke", "Ben", "--yes"])
            let revoked = try ana(["send", "Lake", "hello", "--json"])
            #expect(revoked.status == 25)
            #expect(try ErrorLine(revoked.errors).message == "The keys of “Ben” are revoked.")
            try people.ana.expect(["contact", "remove", "Ben", "--yes"])
            let gone = try ana(["send", "Lake", "hello"])
            #expect(gone.status != 0 && !gone.errors.contains("contact “Lake”"), "\(gone.errors)")
        }

        @Test("An archived identity is named where a conversation is sealed from it")
        func archivedIdentity() throws {
            let scratch = try Scratch()
            let server = try SyncServer(users: ["ana", "ben"], conversations: ["c-1:Lake:ana,ben"], in: scratch)
            let people = try Correspondents()
            let ana = try SyncMember("ana", at: server.port, vault: people.ana)
            #expect(try ana(["bind", "Lake", "Ben"]).status == 0)
            try people.ana.expect(["identity", "archive", "Ana", "--yes"])
            let run = try ana(["send", "Lake", "hello"])
            #expect(run.status != 0 && !run.errors.contains("“”"), "\(run.errors)")
        }
    #endif
}
