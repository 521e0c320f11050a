import Synchronization
import WhisperRowPort

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The reader's process: started with the files that it reads, killed when it is not needed any more.
final class ReaderProcess: Sendable {
    /// Its standard input and output, which never block.
    let input: OwnedDescriptor
    let output: OwnedDescriptor
    /// Its number; nil once it has been waited for, when another process may get the number.
    private let identifier: Mutex<pid_t?>

    /// The numbers under which the process finds its files.
    private enum Number {
        static let content: Int32 = 3
        static let log: Int32 = 4
        static let directory: Int32 = 5
        /// Above all of them.
        static let free: Int32 = 16
    }

    private init(_ identifier: pid_t, input: OwnedDescriptor, output: OwnedDescriptor) {
        self.identifier = Mutex(identifier)
        self.input = input
        self.output = output
    }

    deinit { end() }

    /// Starts the program.
    ///
    /// It inherits nothing but these files: no environment, no signal mask, no terminal's process group.
    static func start(
        _ program: String, content: OwnedDescriptor?, log: OwnedDescriptor?, directory: OwnedDescriptor
    ) throws(RowError) -> ReaderProcess {
        let input = try OwnedDescriptor.pipe(above: Number.free)
        let output = try OwnedDescriptor.pipe(above: Number.free)
        var actions = unsafe posix_spawn_file_actions_t()
        guard unsafe posix_spawn_file_actions_init(&actions) == 0 else { throw .failed(ENOMEM) }
        defer { unsafe posix_spawn_file_actions_destroy(&actions) }
        let passed: [(number: Int32, file: OwnedDescriptor?)] = [
            (0, input.reading), (1, output.writing), (Number.content, content), (Number.log, log),
            (Number.directory, directory),
        ]
        for (number, file) in passed {
            if let file {
                _ = unsafe posix_spawn_file_actions_adddup2(&actions, file.number, number)
            } else {
                _ = unsafe posix_spawn_file_actions_addclose(&actions, number)
            }
        }
        _ = unsafe posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
        var attributes = posix_spawnattr_t()
        guard unsafe posix_spawnattr_init(&attributes) == 0 else { throw .failed(ENOMEM) }
        defer { unsafe posix_spawnattr_destroy(&attributes) }
        var (all, none) = (sigset_t(), sigset_t())
        unsafe sigfillset(&all)
        unsafe sigemptyset(&none)
        _ = unsafe posix_spawnattr_setsigdefault(&attributes, &all)
        _ = unsafe posix_spawnattr_setsigmask(&attributes, &none)
        // A group of its own: an interrupt from the terminal reaches the caller, which ends the reader.
        _ = unsafe posix_spawnattr_setpgroup(&attributes, 0)
        var flags = Int16(POSIX_SPAWN_SETSIGDEF) | Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETPGROUP)
        #if canImport(Darwin)
            flags |= Int16(POSIX_SPAWN_CLOEXEC_DEFAULT)
        #endif
        _ = unsafe posix_spawnattr_setflags(&attributes, flags)
        var identifier: pid_t = 0
        let result = unsafe program.withCString { path in
            var arguments: [UnsafeMutablePointer<CChar>?] = unsafe [UnsafeMutablePointer(mutating: path), nil]
            var environment: [UnsafeMutablePointer<CChar>?] = unsafe [nil]
            return unsafe posix_spawn(&identifier, path, &actions, &attributes, &arguments, &environment)
        }
        switch result {
        case 0: return ReaderProcess(identifier, input: input.writing, output: output.reading)
        case ENOENT, ENOTDIR: throw .readerMissing
        default: throw .failed(result)
        }
    }

    /// Kills the process and waits for its end. Idempotent.
    func end() {
        identifier.withLock { identifier in
            guard let number = identifier else { return }
            kill(number, SIGKILL)
            while waitpid(number, nil, 0) < 0, errno == EINTR {}
            identifier = nil
        }
    }
}
