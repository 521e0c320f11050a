import Foundation
import WhisperArchive
import WhisperMessage
import WhisperSQLiteEngine
import WhisperStorePort
import WhisperTestSupport

/// Damages copies of a vault at random and reads them: each must be refused somewhere, or read as it was (R3).
struct Corruption {
    /// The summary, or the first copy that read differently.
    static func run(copies: Int, seed: UInt64) async throws -> String {
        let place = FileManager.default.temporaryDirectory.appending(path: "whisper-corruption-\(getpid())").path
        defer { try? FileManager.default.removeItem(atPath: place) }
        try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
        let vault = CrashVault(directory: "\(place)/sound", key: 1)
        let store = try vault.open()
        let conversation = try await CrashVault.conversation(store)
        _ = try await store.save((0..<2_000).map { CrashVault.message($0, in: conversation) })
        await store.close()
        let sound = try Data(contentsOf: URL(filePath: "\(vault.directory)/vault.db"))

        var random = SeededRandom(seed: seed)
        var detected = 0
        for copy in 0..<copies {
            var bytes = sound
            for _ in 0...Int(random.next() % 8) {
                bytes[Int(random.next() % UInt64(bytes.count))] ^= UInt8(1 + random.next() % 255)
            }
            let damaged = CrashVault(directory: "\(place)/\(copy)", key: 1)
            try FileManager.default.copyItem(atPath: vault.directory, toPath: damaged.directory)
            try bytes.write(to: URL(filePath: "\(damaged.directory)/vault.db"))
            if try await isDetected(damaged, in: copy) { detected += 1 }
            try FileManager.default.removeItem(atPath: damaged.directory)
        }
        return "\(copies) damaged copies, seed \(seed): \(detected) refused, \(copies - detected) read as they were, "
            + "none wrong"
    }

    /// Whether reading everything fails; throws a `CrashFailure` if something is read that was not written.
    private static func isDetected(_ vault: CrashVault, in copy: Int) async throws -> Bool {
        do {
            let store = try vault.open(.existing)
            do {
                let found = try await CrashVault.check(store)
                guard found == 2_000 else { throw CrashFailure("copy \(copy): only \(found) messages") }
                var last: UniqueIdentifier?
                var hits = 0
                repeat {
                    var request = SearchRequest(.term("flood"))
                    request.limit = 1_000
                    request.after = last
                    let page = try await store.search(request)
                    hits += page.count
                    last = page.last?.message.unified.id
                } while last != nil
                guard hits == 2_000 else { throw CrashFailure("copy \(copy): only \(hits) hits") }
                await store.close()
                return false
            } catch {
                await store.close()
                throw error
            }
        } catch is StoreError {
            return true
        } catch let failure as CrashFailure where failure.description.hasPrefix("verify:") {
            return true
        }
    }
}
