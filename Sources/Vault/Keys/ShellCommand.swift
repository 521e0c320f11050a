package import WhisperPosixFiles

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A command of the user's own, run by `/bin/sh` for what it prints.
///
/// Its standard input is empty, so that it takes nothing of what is piped to Whisper; a terminal it may open itself.
package struct ShellCommand {
    /// Where its standard output can be read.
    package let output: Int32
    private let process: pid_t

    /// Starts a command.
    ///
    /// - Parameter hiding: Environment variables that it does not get.
    package static func start(_ command: String, hiding hidden: Set<String>) throws(FileError) -> ShellCommand {
        var ends: [Int32] = [-1, -1]
        guard unsafe pipe(&ends) == 0 else { throw FileError(number: errno) }
        let (reading, writing) = (ends[0], ends[1])
        _ = fcntl(reading, F_SETFD, FD_CLOEXEC)
        _ = fcntl(writing, F_SETFD, FD_CLOEXEC)
        defer { close(writing) }

        var actions = unsafe posix_spawn_file_actions_t()
        unsafe posix_spawn_file_actions_init(&actions)
        defer { unsafe posix_spawn_file_actions_destroy(&actions) }
        unsafe posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        unsafe posix_spawn_file_actions_adddup2(&actions, writing, STDOUT_FILENO)

        var attributes = posix_spawnattr_t()
        unsafe posix_spawnattr_init(&attributes)
        defer { unsafe posix_spawnattr_destroy(&attributes) }
        // Signals that this process ignores or blocks are the child's own business again.
        var all = sigset_t()
        var none = sigset_t()
        unsafe sigfillset(&all)
        unsafe sigemptyset(&none)
        unsafe posix_spawnattr_setsigdefault(&attributes, &all)
        unsafe posix_spawnattr_setsigmask(&attributes, &none)
        unsafe posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF) | Int16(POSIX_SPAWN_SETSIGMASK))

        let words: [String] = ["/bin/sh", "-c", command]
        let arguments: [UnsafeMutablePointer<CChar>?] = unsafe words.map { unsafe strdup($0) } + [nil]
        defer { unsafe arguments.forEach { unsafe free($0) } }
        var process: pid_t = 0
        let result = unsafe withEnvironment(hiding: hidden) { environment in
            unsafe posix_spawn(&process, "/bin/sh", &actions, &attributes, arguments, environment)
        }
        guard result == 0 else {
            close(reading)
            throw FileError(number: result)
        }
        return ShellCommand(output: reading, process: process)
    }

    /// Waits for its end; returns the exit status as a shell reports it: 128 and the signal's number for one that was killed.
    package func finish() -> Int32 {
        close(output)
        var status: Int32 = 0
        while unsafe waitpid(process, &status, 0) < 0 {
            guard errno == EINTR else { return -1 }
        }
        let signal = status & 0x7F
        return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
    }

    /// The environment without some variables.
    private static func withEnvironment(
        hiding hidden: Set<String>, _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Int32
    ) -> Int32 {
        var kept: [UnsafeMutablePointer<CChar>?] = unsafe []
        var next = unsafe environ
        while let entry = unsafe next.pointee {
            let isHidden = hidden.contains { name in
                unsafe strncmp(entry, name + "=", name.utf8.count + 1) == 0
            }
            if !isHidden { unsafe kept.append(entry) }
            unsafe next += 1
        }
        unsafe kept.append(nil)
        return unsafe kept.withUnsafeBufferPointer { buffer in
            unsafe buffer.baseAddress.map { unsafe body($0) } ?? EINVAL
        }
    }
}
