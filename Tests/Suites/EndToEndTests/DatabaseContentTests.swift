import Testing
import WhisperJSONText
import WhisperTestSupport
import WhisperTestThreads

@Suite("What is imported from a phone's database is stored, shown and found (WDB-3 to WDB-5)", .ownThreads)
struct DatabaseContentTests {
    @Test("Two people's messages with one id in one chat are both stored, once each (WDB-3, ING-2)")
    func sharedID() throws {
        var phone = PhoneDatabase()
        phone.message(0, "of one", id: "SAME", sender: 1)
        phone.message(0, "of another", id: "SAME", sender: 2)
        phone.message(0, "own", id: "SAME", sender: 2, isOwn: true)
        let vault = try TestVault()
        let path = try phone.write(in: vault.scratch)
        for added in [3, 0] as [Int64] {
            let run = try vault(["import", "whatsapp", path, "--json"])
            #expect(run.status == 0, "\(run.errors)")
            #expect(try run.objects().last?.integer("added") == added)
        }
        let texts = try vault(["export", "json"]).objects().compactMap { message -> String? in
            guard case .object(let content)? = message["content"] else { return nil }
            return content.string("text")
        }
        #expect(texts == ["of one", "of another", "own"])
        #expect(try vault(["verify"]).status == 0)
    }
}
