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

        var process: pid_t = 0
        let result = unsafe ShellSpawning.spawn(command, hiding: hidden, into: &process) { actions in
            unsafe posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
            unsafe posix_spawn_file_actions_adddup2(&actions, writing, STDOUT_FILENO)
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
        let status = ShellSpawning.wait(for: process)
        guard status >= 0 else { return status }
        let signal = status & 0x7F
        return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
    }
}
