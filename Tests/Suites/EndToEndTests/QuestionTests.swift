import Foundation
import Testing
import WhisperTestThreads

/// Each question that comes before something is done is asked in its whole words, and a no changes nothing (CLI-7).
///
/// The questions that others ask are in the suites of their commands; `QuestionCoverageTests` sees that none is missing.
@Suite("Questions before something is done (CLI-7)", .ownThreads)
struct QuestionTests {
    /// A command at Ben's terminal, and what it asks.
    struct Question: Sendable, CustomTestStringConvertible {
        let text: String
        /// The exit status after a no.
        var refusal: Int32 = 1
        /// Whether a yes changes the vault, and does not only show something.
        var changes = true
        /// Makes what is asked about; returns the arguments.
        let prepare: @Sendable (Correspondents) throws -> [String]

        init(
            _ text: String, refusal: Int32 = 1, changes: Bool = true,
            _ prepare: @escaping @Sendable (Correspondents) throws -> [String]
        ) {
            self.text = text
            self.refusal = refusal
            self.changes = changes
            self.prepare = prepare
        }

        var testDescription: String { text }
    }

    static let contacts: [Question] = [
        Question("Delete the contact “Ana”?") { _ in ["contact", "remove", "Ana"] },
        Question("Revoke the keys of “Ana”?") { _ in ["contact", "revoke", "Ana"] },
        Question("Add “Cleo”?") { people in
            let cleo = try TestVault()
            try cleo.expect(["identity", "create", "Cleo"])
            return ["contact", "import", try people.ben.scratch.write(try cleo.bundle(), to: "bundle")]
        },
        Question("Accept these keys for “Ana”? You will have to verify the contact again.") { people in
            try people.ana.expect(["identity", "rotate", "Ana", "--yes"])
            let bundle = try people.ben.scratch.write(try people.ana.bundle(), to: "bundle")
            return ["contact", "import", bundle, "--accept-key-change"]
        },
        Question("The keys of “Ana” are revoked. After comparing the words, trust them again?") { people in
            try people.ben.expect(["contact", "revoke", "Ana", "--yes"])
            return ["contact", "verify", "Ana"]
        },
    ]

    static let identities: [Question] = [
        Question("Replace the keys of “Ben”? Your contacts will need the new ones.") { _ in
            ["identity", "rotate", "Ben"]
        },
        Question("Archive “Ben”? It will no longer seal messages.") { _ in ["identity", "archive", "Ben"] },
        Question("Add 1 identity?") { people in
            let secret = ["--backup-passphrase-file", people.ben.passphraseFile]
            let backup = people.ben.scratch("identities")
            try people.ana.expect(["identity", "backup", "-o", backup] + secret)
            return ["identity", "restore", backup] + secret
        },
    ]

    static let messages: [Question] = [
        Question("Open this message?") { people in
            let picture = people.ben.scratch("code.png")
            try people.ana.expect(["qr", "show", "-", "--png", picture], input: try people.envelope("See you"))
            return ["qr", "scan", picture]
        },
        Question("Open 1 envelope?", refusal: 0) { people in
            ["detect", try people.ben.scratch.write(try people.envelope("See you"), to: "text")]
        },
        Question("Permanently delete the chat “Ana” with 1 message?") { people in
            try people.ben.expect(["decrypt"], input: try people.envelope("See you"))
            return ["delete", "Ana"]
        },
        Question("Permanently delete 1 message?") { people in
            try people.ben.expect(["decrypt"], input: try people.envelope("See you"))
            return ["delete", "--before", "2100"]
        },
        Question("Permanently delete 1 message in “Ana”?") { people in
            try people.ben.expect(["decrypt"], input: try people.envelope("See you"))
            return ["delete", "Ana", "--before", "2100"]
        },
        Question("The rules for retention cover 1 message. Permanently delete it?") { people in
            try RetentionCommandTests.importMessage(daysOld: 10, in: people.ben)
            try people.ben.expect(["retention", "set", "Cara", "1d"])
            return ["retention", "apply"]
        },
        Question(". If the clock is wrong, too much is deleted. Permanently delete 1 message?") { people in
            try RetentionCommandTests.importMessage(daysOld: 40, in: people.ben)
            try people.ben.expect(["retention", "set", "--default", "1d"])
            return ["retention", "apply"]
        },
        Question("Permanently delete this message?") { people in
            try people.ben.expect(["decrypt"], input: try people.envelope("See you"))
            let chat = try people.ben.object(["messages", "Ana"])
            return ["delete", "--message", try #require(chat.string("id"))]
        },
        Question("Remove 1 file (7 B) from the vault? It can be fetched again while its service has it.") { people in
            try people.ben.importRoomPicture()
            return ["media", "prune", "--older-than", "1y"]
        },
        Question("Cannot be fetched again: 2 (2.9 KiB). Permanently remove 2 files (2.9 KiB)?") { people in
            try people.ben.importChatWithFiles()
            return ["media", "prune", "--larger-than", "1B", "--even-unfetchable"]
        },
        Question("The vault is not empty. Accept all of this on the word of the file alone?") { people in
            let file = people.ben.scratch("vault.jsonl")
            try people.ana.expect(["export", "json", "--full", "-o", file])
            return ["import", "json", file, "--restore"]
        },
    ]

    static let vaults: [Question] = [
        Question("Anyone who sees the key can read the database forever. Print it?", changes: false) { _ in
            ["key", "reveal"]
        },
        Question(
            "Anyone who can read the file will be able to read every message. Store the database without encryption?"
        ) { _ in ["rekey", "--decrypt"] },
        Question("”. Replace it with the backup and move the current one aside?") { people in
            let backup = people.ben.scratch("backup")
            try people.ben.expect(["backup", backup])
            try people.ben.expect(["contact", "revoke", "Ana", "--yes"])
            return ["restore", backup]
        },
        Question("Accept the vault as it is, with 1 verified contact and these policies?") { people in
            let database = URL(fileURLWithPath: people.ben.path + "/vault.db")
            let before = try Data(contentsOf: database)
            try people.ben.expect(["contact", "revoke", "Ana", "--yes"])
            try before.write(to: database)
            return ["doctor", "--accept-trust"]
        },
        Question(
            "? Only the permanent record then rejects envelopes from the time in between that were opened long ago.",
            changes: false
        ) { people in
            // A day that was opened in the future raises the clock.
            _ = try people.ben.later(86_400 * 40, ["decrypt"], input: try people.envelope("See you"))
            return ["doctor", "--reset-clock"]
        },
    ]

    /// Everything of a vault that a command shows.
    private func state(of vault: TestVault) throws -> [String] {
        var state = [try vault.expect(["export", "json", "--full"]).output]
        for list in ["identity", "contact", "policy"] {
            state.append(try vault.expect([list, "list", "--json"]).output)
        }
        let file = try Data(contentsOf: URL(fileURLWithPath: vault.path + "/vault.db"))
        return state + [file.starts(with: Data("SQLite format 3".utf8)) ? "plain" : "encrypted"]
    }

    @Test(
        "A question is asked once, in its whole words; a no changes nothing, a yes does what was asked about",
        arguments: contacts + identities + messages + vaults)
    func asked(_ question: Question) throws {
        let people = try Correspondents()
        let arguments = try question.prepare(people)
        let before = try state(of: people.ben)
        for (answer, status) in [("n", question.refusal), ("y", 0)] {
            let session = try people.ben.atTerminal(arguments)
            try session.waitFor("[y/N] ")
            // Lines are broken at words.
            let asked = session.screen.replacing("\r\n", with: " ")
            #expect(asked.contains("\(question.text) [y/N] "), "\(asked)")
            session.type(answer + "\n")
            #expect(session.finish() == status, "\(session.screen)")
            #expect(session.screen.components(separatedBy: "[y/N]").count == 2)
            let after = try state(of: people.ben)
            #expect((after == before) == (answer == "n" || !question.changes), "\(answer)")
        }
    }
}
