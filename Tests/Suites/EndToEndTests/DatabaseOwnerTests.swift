import Foundation
import Testing
import WhisperJSONText
import WhisperTestSupport
import WhisperTestThreads

@Suite("The owner of a database (WDB-5)", .ownThreads)
struct DatabaseOwnerTests {
    @Test(
        "What the owner wrote is the owner's, also where the database does not say who that is",
        .enabled(if: WrittenBackup.python != nil, WrittenBackup.skipped))
    func unknown() throws {
        let vault = try TestVault()
        try WrittenBackup.write(
            """
            made = connect("f", ["hello"])
            made.execute("INSERT INTO message VALUES (50, 1, 1, 'OWN', 0, 1600000009000, 0, 'good morning', 50)")
            made.commit()
            """, in: vault.scratch)
        _ = try vault.expect(["import", "whatsapp", vault.scratch("f")])
        let own = try #require(
            try vault.expect(["messages", "+4917011111111", "--json"]).objects()
                .first { $0.object("content")?.string("text") == "good morning" })
        #expect(own.object("sender")?.string("display_name") == "owner")
        let shown = try vault.expect(["messages", "+4917011111111"]).output
        #expect(shown.contains("you"), "\(shown)")
        #expect(try vault.expect(["search", "morning"]).output.contains("you"))
        #expect(try vault.expect(["people", "owner"]).output.contains("owner (you)"))
    }
}
