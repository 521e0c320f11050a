import CWhisperKeyMemory
import CWhisperProcess

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// What the process does before anything else.
enum ProcessHardening {
    /// Files are made for their owner alone, and no memory of this process is ever written to disk (CLI-6, ID-8).
    static func apply() {
        umask(0o077)
        _ = whisper_disable_core_dumps()
    }

    /// Makes the libraries that encrypt the database hold its key in locked memory (ID-8). Call it before either of
    /// them is used; `doctor` reports whether it succeeded.
    static func lockLibraryKeys() {
        _ = whisper_key_memory_install()
    }

    /// Whether every copy of a key that those libraries made is in locked memory.
    static var libraryKeysAreLocked: Bool { whisper_key_memory_is_locked() == 1 }

    /// Keeps memory small: batches of an import pass from thread to thread, and freed blocks would stay with the process
    /// (WDB-7). Call it before threads start.
    static func keepHeapSmall() {
        _ = whisper_keep_heap_small()
    }

    /// Opens a read-only `/dev/null` for each closed standard stream, so that no file of the vault gets its number and
    /// is read or written instead.
    static func occupyStandardStreams() {
        for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
            // The system assigns the lowest free number, which is this one.
            _ = unsafe open("/dev/null", O_RDONLY)
        }
    }

    /// Denies internet sockets to this process and its children permanently; returns whether the kernel supports it.
    /// Local sockets (AF_UNIX) remain available.
    static func denyNetwork() -> Bool { whisper_deny_network() == 0 }

    /// Whether this system can deny internet sockets.
    static var canDenyNetwork: Bool {
        #if os(Linux)
            true
        #else
            false
        #endif
    }

    /// Whether this process leaves no core dump of any kind.
    static var leavesNoCoreDump: Bool { whisper_core_dumps_are_disabled() == 1 }

    /// Ends the process as expected when the reader of a pipe has ended: killed by SIGPIPE, without a message.
    static func dieOfClosedPipe() -> Never {
        signal(SIGPIPE, SIG_DFL)
        raise(SIGPIPE)
        _exit(ExitStatus.failure.rawValue)
    }
}
