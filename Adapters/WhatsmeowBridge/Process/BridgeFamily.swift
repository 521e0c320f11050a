import WhisperPosixFiles

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// All processes that a bridge has started, including those that left its session and its group (ING-6). They are
/// identified by an environment variable with a unique value. Processes that executed a program without that variable
/// are not found.
struct BridgeFamily: Sendable {
    /// The name of the variable.
    static let variable = "WHISPER_BRIDGE_FAMILY"
    /// Its value, unique to each bridge.
    let mark: String

    /// Returns a value that no other bridge has.
    static func newMark() -> String {
        String(UInt64.random(in: .min ... .max), radix: 36) + String(UInt64.random(in: .min ... .max), radix: 36)
    }

    /// After this many rounds, no remaining process can be creating children faster than they are found.
    private static let rounds = 20

    /// Kills the remaining processes and any that they start meanwhile. Only Linux exposes the environment of
    /// processes.
    func kill() {
        for _ in 0..<BridgeFamily.rounds {
            let members = members()
            if members.isEmpty { return }
            for process in members { _ = whisperKill(process) }
            usleep(5_000)
        }
    }

    /// Ends processes whose host was killed: they are terminated, and those that are left after a while are killed.
    func end() {
        for process in members() { _ = whisperTerminate(process) }
        for _ in 0..<BridgeFamily.patience where !members().isEmpty { usleep(20_000) }
        kill()
    }

    /// How often it is looked whether terminated processes have ended: for two seconds.
    private static let patience = 100

    private func members() -> [pid_t] {
        let entry = Array("\(BridgeFamily.variable)=\(mark)".utf8)
        return ((try? Files.names(in: "/proc")) ?? []).compactMap { pid_t($0) }.filter { process in
            process != getpid()
                && BridgeFamily.environment(of: process).split(separator: 0).contains { $0 == entry[...] }
        }
    }

    /// The initial environment of a process of this user; empty for any other process and for one that has ended.
    private static func environment(of process: pid_t) -> [UInt8] {
        let file = unsafe open("/proc/\(process)/environ", O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return [] }
        defer { close(file) }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 16_384)
        while bytes.count < 1 << 20 {
            let count = unsafe read(file, &chunk, chunk.count)
            guard count > 0 else { break }
            bytes += chunk.prefix(count)
        }
        return bytes
    }
}

private func whisperKill(_ process: pid_t) -> CInt { kill(process, SIGKILL) }

private func whisperTerminate(_ process: pid_t) -> CInt { kill(process, SIGTERM) }
