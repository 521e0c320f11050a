import WhisperLocalization
import WhisperCore
import WhisperPosixFiles
import WhisperStorePort
import WhisperVault

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

extension VaultAccess {
    /// Fails if another process has the vault open, and names that process where the system shows which one it is. Called
    /// before anything is asked, so that nobody answers in vain.
    package func requireUnused() throws {
        do {
            try folder.requireUnused()
        } catch let error as StoreError where error.code == .heldExclusively {
            guard let user = VaultUser.find(directory: layout.directory) else { throw error }
            throw CommandFailure(
                .vaultHeld, FailureText.vaultHeldBy,
                ["process": .text(user.name), "pid": .text(String(user.identifier))],
                hint: LocalizedMessage(FailureText.vaultHeldHint))
        }
    }
}

/// A process that holds a lock on a file of a vault.
struct VaultUser {
    /// The program and its command, such as `whisper browse`.
    let name: String
    let identifier: pid_t

    private static let longest = 1 << 20

    /// One of this package's processes, as Linux lists locks; nil if there is none, or the system does not tell.
    static func find(directory: String) -> VaultUser? {
        let files = Set(((try? Files.names(in: directory)) ?? []).compactMap { inode(of: directory + "/" + $0) })
        for line in text("/proc/locks").split(separator: "\n") {
            // `1: FLOCK  ADVISORY  READ  8036 08:01:1310983 0 EOF`
            let fields = line.split(separator: " ")
            guard fields.count >= 6, fields[1] == "FLOCK", let process = pid_t(fields[4]), process != getpid(),
                let number = fields[5].split(separator: ":").last.flatMap({ UInt64($0) }), files.contains(number)
            else { continue }
            let words = text("/proc/\(process)/cmdline").split(separator: "\0").map(String.init)
            guard let program = words.first.map({ FileArgument.name($0) }), program.hasPrefix("whisper") else {
                continue
            }
            let arguments = Array(words.dropFirst())
            let command = arguments.dropFirst(GlobalArguments.count(in: arguments))
                .first { !$0.hasPrefix("-") && !$0.contains("/") }
            return VaultUser(
                name: ([program] + [command].compactMap(\.self)).joined(separator: " "), identifier: process)
        }
        return nil
    }

    private static func inode(of path: String) -> UInt64? {
        var status = stat()
        return unsafe lstat(path, &status) == 0 ? UInt64(status.st_ino) : nil
    }

    private static func text(_ path: String) -> String {
        guard let (bytes, _) = try? InputText.beginning(of: path, atMost: longest) else { return "" }
        return String(decoding: bytes, as: UTF8.self)
    }
}
