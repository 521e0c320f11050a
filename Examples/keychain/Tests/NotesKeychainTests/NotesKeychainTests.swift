import Foundation
import NotesKeychain
import Testing
import WhisperKeychainContract
import WhisperSodiumSealing

@Suite("The example's keychain")
struct NotesKeychainTests {
    @Test(arguments: KeychainLaw.all)
    func law(_ law: KeychainLaw) async throws {
        let memory = try SodiumSealing()
        let folder = FileManager.default.temporaryDirectory.appending(path: "notes-" + UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try await law.check(
            KeychainBench(
                memory: memory, open: { NotesKeychain(folder: folder, memory: memory) },
                damage: {
                    for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) {
                        var note = try Data(contentsOf: file)
                        note[note.count - 1] ^= 1
                        try note.write(to: file)
                    }
                },
                obstruct: { try FileManager.default.removeItem(at: folder) }))
    }
}
