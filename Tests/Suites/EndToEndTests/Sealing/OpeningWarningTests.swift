import WhisperJSONText
import WhisperTestThreads
import Testing

@Suite("Warnings about what was opened (CON-4, ENV-4b)", .ownThreads)
struct OpeningWarningTests {
    @Test("Keys that changed are warned of with each message, until they are verified")
    func keysUnverified() throws {
        let people = try Correspondents()
        let object = try people.ben.object(["decrypt"], input: try people.envelope())
        #expect(object["warnings"] == [])
        try people.exchangeAnasKeys()
        for _ in 0..<2 {
            let run = try people.ben.expect(["decrypt"], input: try people.envelope("hi"))
            #expect(run.output == "hi")
            #expect(run.errors.hasPrefix("From: Ana (Unverified/Signed)\n"))
            #expect(run.errors.contains("whisper: warning: The keys of “Ana” have changed, and you have not verified"))
            #expect(run.errors.contains("whisper contact verify"))
        }
        let quiet = try people.ben.expect(["decrypt", "--quiet"], input: try people.envelope())
        #expect(quiet.errors.hasPrefix("whisper: warning: The keys of “Ana” have changed"), "quiet hides no warning")
        let warned = try people.ben.object(["decrypt"], input: try people.envelope())
        #expect(warned["warnings"] == ["keys-unverified"])
        try people.ben.expect(["contact", "verify", "Ana", "--yes"])
        let run = try people.ben.expect(["decrypt"], input: try people.envelope())
        #expect(run.errors.hasPrefix("From: Ana (Verified/Signed)\n") && !run.errors.contains("warning"))
    }

    @Test("A machine’s clock behind the vault’s is warned of")
    func clockBehind() throws {
        let people = try Correspondents()
        #expect(try people.ben.later(3600, ["policy", "list"]).status == 0)
        #expect(try people.ben.later(3600, ["decrypt"], input: try people.envelope()).status == 0)
        let run = try people.ben.expect(["decrypt"], input: try people.envelope())
        #expect(run.errors.contains("whisper: warning: This device’s clock is behind the vault’s."))
        let object = try people.ben.object(["decrypt"], input: try people.envelope())
        #expect(object["warnings"] == ["clock-behind"])
    }
}
