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

    /// Lets the libraries that encrypt the database keep its key in locked memory (ID-8). Before either of them is used;
    /// `doctor` says whether it came to be so.
    static func lockLibraryKeys() {
        _ = whisper_key_memory_install()
    }

    /// Whether every copy of a key that those libraries made is in locked memory.
    static var libraryKeysAreLocked: Bool { whisper_key_memory_is_locked() == 1 }

    /// Puts something under the numbers of the standard streams that are closed, so that no file of the vault is opened
    /// there and read or written in their place. It reads as empty and cannot be written to.
    static func occupyStandardStreams() {
        for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
            // The lowest free number is given, which is this one.
            _ = unsafe open("/dev/null", O_RDONLY)
        }
    }

    /// Takes the internet away from this process and its children, for good; whether the kernel does so. Sockets of this
    /// machine (AF_UNIX) stay.
    static func denyNetwork() -> Bool { whisper_deny_network() == 0 }

    /// Whether this system has what the internet is denied by.
    static var canDenyNetwork: Bool {
        #if os(Linux)
            true
        #else
            false
        #endif
    }

    /// Whether this process leaves no core dump of any kind.
    static var leavesNoCoreDump: Bool { whisper_core_dumps_are_disabled() == 1 }

    /// Ends the process as the reader of a pipe expects it when it goes away: killed by SIGPIPE, without a word.
    static func dieOfClosedPipe() -> Never {
        signal(SIGPIPE, SIG_DFL)
        raise(SIGPIPE)
        _exit(ExitStatus.failure.rawValue)
    }
}
