import ArgumentParser
import Command
import Localization
import PosixFiles

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The program beside this one that runs bridges. They need the network, which `whisper` denies itself and its children.
enum BridgeProgram {
    /// Becomes it, with the same arguments, before anything was denied or opened.
    static func become() throws {
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

extension BridgeInstallCommand: RunnableCommand {
    func execute(in context: Context) async throws { try BridgeProgram.become() }
}

extension BridgePairCommand: RunnableCommand {
    func execute(in context: Context) async throws { try BridgeProgram.become() }
}

extension BridgeRunCommand: RunnableCommand {
    func execute(in context: Context) async throws { try BridgeProgram.become() }
}

extension BridgeLogoutCommand: RunnableCommand {
    func execute(in context: Context) async throws { try BridgeProgram.become() }
}
