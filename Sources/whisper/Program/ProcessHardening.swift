import CProcess

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
        var limit = rlimit(rlim_cur: 0, rlim_max: 0)
        unsafe setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &limit)
    }

    /// Ends the process as the reader of a pipe expects it when it goes away: killed by SIGPIPE, without a word.
    static func dieOfClosedPipe() -> Never {
        signal(SIGPIPE, SIG_DFL)
        raise(SIGPIPE)
        _exit(ExitStatus.failure.rawValue)
    }
}
