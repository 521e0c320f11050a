import Foundation
import WhisperJSONText
import WhisperTestThreads
import Testing

@Suite("What was opened, after a backup took the vault's place (ENV-8)", .ownThreads)
struct RestoredOpeningTests {
    @Test("An envelope that the vault opened after the backup stays opened")
    func handedOn() throws {
        let people = try Correspondents()
        let backup = people.ben.scratch("backup")
        let before = try people.envelope("before")
        try people.ben.expect(["decrypt"], input: before)
        try people.ben.expect(["backup", backup])
        let after = try people.envelope("after")
        try people.ben.expect(["decrypt"], input: after)
        let object = try people.ben.object(["restore", backup, "--yes"])
        #expect(object["unknown_openings"] == .null)
        for envelope in [before, after] {
            #expect(try people.ben(["decrypt"], input: envelope).status == 22)
        }
        #expect(try people.ben.object(["decrypt"], input: try people.envelope())["warnings"] == [])
    }

    @Test("If the vault can no longer be read, what was sealed meanwhile opens with a warning")
    func unreadable() throws {
        let people = try Correspondents()
        let backup = people.ben.scratch("backup")
        try people.ben.expect(["backup", backup])
        let after = try people.envelope("after")
        try people.ben.expect(["decrypt"], input: after)
        let database = URL(fileURLWithPath: people.ben.path + "/vault.db")
        var bytes = try Data(contentsOf: database)
        for index in 0..<64 { bytes[100 + index] ^= 0x55 }
        try bytes.write(to: database)
        let run = try people.ben.expect(["restore", backup, "--yes"])
        #expect(run.errors.contains("whisper: warning: The vault has no record of which messages were opened between"))
        let object = try people.ben.object(["decrypt"], input: after)
        #expect(object["warnings"] == ["maybe-opened-before"])
        let words = try people.ben.expect(["decrypt"], input: try people.envelope())
        #expect(words.errors.contains("whisper: warning: It may have been opened before"))
    }

    @Test("The same holds if the vault no longer exists, and if the database has a new key")
    func gone() throws {
        let people = try Correspondents()
        let backup = people.ben.scratch("backup")
        try people.ben.expect(["backup", backup])
        let after = try people.envelope("after")
        try people.ben.expect(["decrypt"], input: after)
        try people.ben.expect(["rekey", "--yes"])
        // The vault with the new key opens under the same passphrase.
        #expect(try people.ben.object(["restore", backup, "--yes"])["unknown_openings"] == .null)
        #expect(try people.ben(["decrypt"], input: after).status == 22)
        try FileManager.default.removeItem(atPath: people.ben.path)
        try people.ben.expect(["restore", backup])
        #expect(try people.ben.object(["decrypt"], input: after)["warnings"] == ["maybe-opened-before"])
    }
}
