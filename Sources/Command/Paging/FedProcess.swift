import CWhisperProcess

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
        guard let identifier = spawn(command, reading) else {
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
        return FedProcess.wait(for: identifier) == 0 && isWritten != nil
    }

    /// Waits for the end of a process; returns its status as the system reports it.
    static func wait(for process: pid_t) -> Int32 {
        var status: Int32 = 0
        while unsafe waitpid(process, &status, 0) < 0 {
            guard errno == EINTR else { return -1 }
        }
        return status
    }

    private static func spawn(_ command: String, _ input: Int32) -> pid_t? {
        var actions = unsafe posix_spawn_file_actions_t()
        unsafe posix_spawn_file_actions_init(&actions)
        defer { unsafe posix_spawn_file_actions_destroy(&actions) }
        unsafe posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
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
        let result = unsafe posix_spawn(&process, "/bin/sh", &actions, &attributes, arguments, environ)
        return result == 0 ? process : nil
    }
}
