import CWhisperSyncFaults
import Foundation
import WhisperArchive
import WhisperMessage
import WhisperSQLiteEngine
import WhisperSQLiteLibrary
import WhisperStorePort

/// Makes the engine's system calls fail, one after the other, and checks the result (R2).
///
/// Only for a separate process: the engine has one table of calls for the whole process.
enum Faults {
    /// How a call fails.
    enum Kind: String, CaseIterable {
        case writeFull, writeBroken, writeShort, readBroken, truncateBroken
        #if os(Linux)
            case syncBroken
        #endif
    }

    // One task at a time runs the trial; the engine's own threads only count down and read.
    nonisolated(unsafe) private static var left = Int.max
    // The same.
    nonisolated(unsafe) private static var kind = Kind.writeFull
    // The same.
    nonisolated(unsafe) private static var hasStruck = false

    /// Whether this call is the one to fail. It fails from then on: a medium does not mend itself.
    private static func strikes(_ kinds: Kind...) -> Bool {
        guard kinds.contains(kind) else { return false }
        left -= 1
        if left <= 0 { hasStruck = true }
        return left <= 0
    }

    private static let write: @convention(c) (Int32, UnsafeRawPointer?, Int, off_t) -> Int = { file, bytes, count, at in
        if strikes(.writeFull, .writeBroken, .writeShort) {
            switch kind {
            case .writeShort where count > 1: return pwrite(file, bytes, count / 2, at)
            case .writeBroken:
                errno = EIO
                return -1
            default:
                errno = ENOSPC
                return -1
            }
        }
        return pwrite(file, bytes, count, at)
    }

    private static let read: @convention(c) (Int32, UnsafeMutableRawPointer?, Int, off_t) -> Int = {
        file, bytes, count, at in
        if strikes(.readBroken) {
            errno = EIO
            return -1
        }
        return pread(file, bytes, count, at)
    }

    private static let truncate: @convention(c) (Int32, off_t) -> Int32 = { file, size in
        if strikes(.truncateBroken) {
            errno = EIO
            return -1
        }
        return ftruncate(file, size)
    }

    private static func install() throws {
        guard let system = sqlite3_vfs_find(nil), let set = system.pointee.xSetSystemCall else {
            throw CrashFailure("the engine has no table of system calls")
        }
        for name in ["pwrite", "pwrite64"] { _ = set(system, name, unsafeBitCast(write, to: sqlite3_syscall_ptr.self)) }
        for name in ["pread", "pread64"] { _ = set(system, name, unsafeBitCast(read, to: sqlite3_syscall_ptr.self)) }
        _ = set(system, "ftruncate", unsafeBitCast(truncate, to: sqlite3_syscall_ptr.self))
        #if os(Linux)
            whisper_sync_faults { Faults.strikes(.syncBroken) }
        #endif
    }

    /// Lets every call of every kind fail once; the summary, or the first vault that was harmed.
    static func run(stride step: Int) async throws -> String {
        let place = FileManager.default.temporaryDirectory.appending(path: "whisper-faults-\(getpid())").path
        defer { try? FileManager.default.removeItem(atPath: place) }
        try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
        try install()
        var summary: [String] = []
        var codes: Set<String> = []
        for kind in Kind.allCases {
            var call = 1
            var trials = 0
            var struck = 0
            repeat {
                let vault = CrashVault(directory: "\(place)/vault", key: 1)
                try? FileManager.default.removeItem(atPath: vault.directory)
                left = .max
                try await fill(vault)
                (Faults.kind, left, hasStruck) = (kind, call, false)
                let (acknowledged, error) = await work(vault)
                left = .max
                if let error {
                    guard let error = error as? StoreError else { throw CrashFailure("\(kind) \(call): \(error)") }
                    codes.insert(error.code.rawValue)
                }
                let store = try vault.open(.existing)
                let found = try await CrashVault.check(store)
                await store.close()
                guard found >= acknowledged else { throw CrashFailure("\(kind) \(call): \(found) of \(acknowledged)") }
                call += step
                trials += 1
                if hasStruck { struck += 1 }
            } while hasStruck
            // A kind whose calls never pass through here would prove nothing.
            guard struck > 0 else { throw CrashFailure("no call failed by \(kind)") }
            summary.append("\(trials) \(kind.rawValue)")
        }
        return
            "failing calls (\(summary.joined(separator: ", "))): every error clear (\(codes.sorted().joined(separator: ", "))), "
            + "every vault intact"
    }

    private static func fill(_ vault: CrashVault) async throws {
        let store = try vault.open()
        let conversation = try await CrashVault.conversation(store)
        _ = try await store.save((0..<200).map { CrashVault.message($0, in: conversation) })
        await store.close()
    }

    /// Uses the vault until something fails; how many messages were acknowledged, and the failure.
    private static func work(_ vault: CrashVault) async -> (Int64, (any Error)?) {
        var acknowledged: Int64 = 200
        do {
            let store = try vault.open()
            do {
                let conversation = try await CrashVault.conversation(store)
                for count: Int64 in [1, 60, 1, 1] {
                    _ = try await store.save(
                        (acknowledged..<acknowledged + count).map { CrashVault.message($0, in: conversation) })
                    acknowledged += count
                }
                _ = try await store.markRead(conversation, upTo: nil)
                _ = try await store.search(SearchRequest(.term("flood")))
                try await store.backup(toFile: "\(vault.directory)/copy.db")
                await store.close()
            } catch {
                await store.close()
                return (acknowledged, error)
            }
        } catch {
            return (acknowledged, error)
        }
        return (acknowledged, nil)
    }
}
