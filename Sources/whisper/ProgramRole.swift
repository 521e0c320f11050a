import Localization
import PosixFiles

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// What the program is: `whisper`, which keeps away from networks. `whisper-bridge` is made of the same sources but for this one.
enum ProgramRole {
    /// Whether this process and its children give up the network before a vault is opened (CLI-9).
    static let deniesNetwork = true

    /// Becomes `whisper-bridge`, with the same arguments, before anything was denied or opened.
    static func perform(_ work: any BridgeWork, in context: Context) async throws {
        let program = Files.parent(of: try executable()) + "/whisper-bridge"
        guard (try? Files.exists(program)) == true else {
            throw CommandFailure(
                .notFound, BridgeText.helperMissing, ["path": .text(program)],
                hint: LocalizedMessage(BridgeText.helperMissingHint))
        }
        restoreSignals()
        let words = [program] + CommandLine.arguments.dropFirst()
        let arguments: [UnsafeMutablePointer<CChar>?] = unsafe words.map { unsafe strdup($0) } + [nil]
        defer { unsafe arguments.forEach { unsafe free($0) } }
        _ = unsafe execv(program, arguments)
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
