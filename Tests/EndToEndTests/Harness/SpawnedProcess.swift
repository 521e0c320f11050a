import Foundation

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A child in a session of its own, so that the developer's terminal is not its controlling one.
struct SpawnedProcess {
    let identifier: pid_t

    #if canImport(Glibc)
        // POSIX_SPAWN_SETSID, which Glibc's module hides.
        private static let newSession: Int16 = 0x80
    #else
        private static let newSession = Int16(POSIX_SPAWN_SETSID)
    #endif

    /// A file that the child finds open.
    struct File {
        let descriptor: Int32
        let path: String
        let flags: Int32
    }

    struct CannotStart: Error {
        let number: Int32
    }

    static func start(
        _ path: String, _ arguments: [String], environment: [String: String], files: [File], closesInput: Bool = false
    ) throws -> SpawnedProcess {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        // Foundation takes a process for running as long as anybody has the socket that it made for it open.
        for name in (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? [] {
            if let descriptor = Int32(name), descriptor > 2 { posix_spawn_file_actions_addclose(&actions, descriptor) }
        }
        for file in files {
            posix_spawn_file_actions_addopen(&actions, file.descriptor, file.path, file.flags, 0o600)
        }
        if closesInput { posix_spawn_file_actions_addclose(&actions, 0) }
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        posix_spawnattr_setflags(&attributes, newSession)
        let words = ([path] + arguments).map { strdup($0) } + [nil]
        let variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { (words + variables).forEach { free($0) } }
        var identifier: pid_t = 0
        let result = posix_spawn(&identifier, path, &actions, &attributes, words, variables)
        guard result == 0 else { throw CannotStart(number: result) }
        return SpawnedProcess(identifier: identifier)
    }

    /// Waits for its end; 128 and the signal's number where a signal ended it. One that has not ended after so many seconds
    /// is killed, so that a test fails rather than waits for ever.
    func wait(seconds: Double = 120) -> Int32 {
        var status: Int32 = 0
        let deadline = Date().addingTimeInterval(seconds)
        while waitpid(identifier, &status, WNOHANG) == 0 {
            if Date() > deadline { kill(identifier, SIGKILL) }
            usleep(5_000)
        }
        let signal = status & 0x7F
        return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
    }
}
