import WhisperCommand
import WhisperPosixFiles

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A program beside this one that does what `whisper` denies itself and its children: to use the network.
struct SiblingProgram {
    /// Where it is expected.
    let path: String
    private let missing: CommandFailure

    /// - Parameters:
    ///   - name: The name of its file.
    ///   - missing: Returns the message to print if it does not exist, from its path.
    init(_ name: String, missing: (String) -> CommandFailure) throws {
        path = Files.parent(of: try SiblingProgram.executable()) + "/" + name
        self.missing = missing(path)
    }

    /// Becomes it, with these arguments, before anything was denied or opened.
    func become(_ arguments: some Sequence<String>) throws {
        guard (try? Files.exists(path)) == true else { throw missing }
        SiblingProgram.restoreSignals()
        // A request to end that came before has the effect that it would have on the next program before its first line.
        if Task.isCancelled { raise(SIGTERM) }
        let words = [path] + arguments
        let pointers: [UnsafeMutablePointer<CChar>?] = unsafe words.map { unsafe strdup($0) } + [nil]
        defer { unsafe pointers.forEach { unsafe free($0) } }
        _ = unsafe execv(path, pointers)
        throw FileError(number: errno)
    }

    /// The file that this process runs.
    private static func executable() throws(FileError) -> String {
        #if os(Linux)
            if let target = try Files.linkTarget("/proc/self/exe") { return target }
        #endif
        return CommandLine.arguments.first ?? "whisper"
    }

    /// What this program made of signals is not the next one's business.
    private static func restoreSignals() {
        for number in [SIGINT, SIGTERM, SIGHUP, SIGUSR1, SIGPIPE] { signal(number, SIG_DFL) }
        var none = sigset_t()
        unsafe sigemptyset(&none)
        _ = unsafe pthread_sigmask(SIG_SETMASK, &none, nil)
    }
}
