#if canImport(Glibc)
    package import Glibc
#else
    package import Darwin
#endif

/// Starts commands of the user's own with `/bin/sh`, and waits for them.
package enum ShellSpawning {
    /// Starts a command, with signals as a program that nobody prepared finds them.
    ///
    /// - Parameters:
    ///   - hidden: Environment variables that it does not get.
    ///   - process: Where its number is written.
    ///   - redirect: Adds what becomes of its standard streams.
    /// - Returns: 0, or the number of the error.
    package static func spawn(
        _ command: String, hiding hidden: Set<String> = [], into process: inout pid_t,
        redirect: (inout posix_spawn_file_actions_t) -> Void
    ) -> Int32 {
        var actions = unsafe posix_spawn_file_actions_t()
        unsafe posix_spawn_file_actions_init(&actions)
        defer { unsafe posix_spawn_file_actions_destroy(&actions) }
        unsafe redirect(&actions)

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
        return unsafe withEnvironment(hiding: hidden) { environment in
            unsafe posix_spawn(&process, "/bin/sh", &actions, &attributes, arguments, environment)
        }
    }

    /// Waits for the end of a process.
    ///
    /// - Returns: Its status as `waitpid` reports it; -1 if there is no such child.
    package static func wait(for process: pid_t) -> Int32 {
        var status: Int32 = 0
        while unsafe waitpid(process, &status, 0) < 0 {
            guard errno == EINTR else { return -1 }
        }
        return status
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
