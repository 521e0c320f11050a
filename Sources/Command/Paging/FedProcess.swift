import CWhisperProcess
import WhisperVault

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A command of the user's own, run by `/bin/sh`, that reads what this process writes to it.
package struct FedProcess: Sendable {
    /// Where its standard input is written; to be closed by the owner.
    package let input: Int32
    /// Its number.
    let identifier: pid_t

    /// Starts a command with the standard output and error of this process; nil if that is impossible.
    package static func start(_ command: String) -> FedProcess? {
        var ends: [Int32] = [-1, -1]
        guard unsafe whisper_pipe(&ends) == 0 else { return nil }
        let (reading, writing) = (ends[0], ends[1])
        defer { close(reading) }
        var identifier: pid_t = 0
        let result = unsafe ShellSpawning.spawn(command, into: &identifier) { actions in
            unsafe posix_spawn_file_actions_adddup2(&actions, reading, STDIN_FILENO)
        }
        guard result == 0 else {
            close(writing)
            return nil
        }
        return FedProcess(input: writing, identifier: identifier)
    }

    /// Writes all there is to read, and waits for the end.
    ///
    /// - Returns: Whether it read everything and ended with success.
    package func feed(_ bytes: [UInt8]) -> Bool {
        let isWritten: Void? = try? FileDescriptors.write(bytes, to: input)
        close(input)
        return ShellSpawning.wait(for: identifier) == 0 && isWritten != nil
    }
}
