import Foundation
import Testing
import WhisperJSONText
import WhisperTestThreads

@Suite("Figures in words are right, also small ones (ING-5, CLI-4)", .ownThreads)
struct SmallWordsTests {
    @Test("A dry run does not say how many records would be new, which it does not look up (ST-13)")
    func restoringDry() throws {
        let (source, vault) = (try TestVault(), try TestVault())
        let chat = try ExportFiles.write(ExportFiles.anna, title: "Anna", in: source.scratch)
        try source.expect(["import", chat, "--timezone", "UTC", "--me", "Ben"])
        let file = source.scratch("all.jsonl")
        try source.expect(["export", "json", "--full", "-o", file])
        let command = ["import", file, "--restore"]
        let dry = try vault.expect(command + ["--dry-run"]).output
        #expect(dry.contains("8 messages would be added") && dry.contains("other records in the file"), "\(dry)")
        #expect(!dry.contains("0 of them"), "\(dry)")
        let object = try vault.object(command + ["--dry-run"])
        #expect(object["records_added"] == .null && (object.integer("records") ?? 0) > 0)
        let real = try vault.object(command)
        #expect(real.integer("records") == object.integer("records") && (real.integer("records_added") ?? 0) > 0)
    }

    @Test("One segment is one segment")
    func oneSegment() throws {
        let vault = try TestVault()
        let chat = try ExportFiles.write(ExportFiles.anna, title: "Anna", in: vault.scratch)
        try vault.expect(["import", chat, "--timezone", "UTC", "--me", "Ben"])
        let run = try vault.expect(["optimize"])
        #expect(run.errors.contains("now has 1 segment ("), "\(run.errors)")
    }
}
