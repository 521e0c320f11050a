import Foundation
import WhisperTestSupport

/// `whisper bridge run` in a separate process, with its bridge.
struct BridgeProcess {
    private let process: Process

    /// Starts it on a vault.
    init(_ vault: CommandVault, arguments: [String]) throws {
        process = vault.process(arguments)
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
    }

    /// Whether it is still there.
    var isRunning: Bool { process.isRunning }

    /// Kills it.
    /// - Returns: Whether it was there to be killed.
    func kill() -> Bool {
        Foundation.kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        return process.terminationReason == .uncaughtSignal && process.terminationStatus == SIGKILL
    }

    /// Kills its bridge, if it has one at the moment.
    func killBridge() -> Bool {
        guard let bridge = RunningProcess.all().first(where: { $0.parent == process.processIdentifier }) else {
            return false
        }
        return Foundation.kill(bridge.id, SIGKILL) == 0
    }

    /// Ends it in good order.
    /// - Throws: Where it does not end well, or not within two minutes.
    func stop() throws {
        process.terminate()
        try waitForEnd(isStopped: true)
    }

    /// Waits for its end, two minutes at most.
    func waitForEnd(isStopped: Bool = false) throws {
        let deadline = Date() + 120
        while process.isRunning, Date() < deadline { usleep(5_000) }
        guard !process.isRunning else {
            _ = kill()
            throw CrashFailure("the host did not end in two minutes")
        }
        process.waitUntilExit()
        // If it is stopped before it begins to read, it reports that it was interrupted.
        let good: Set<Int32> = isStopped ? [0, 130] : [0]
        guard process.terminationReason == .exit, good.contains(process.terminationStatus) else {
            throw CrashFailure("the host ended by itself with \(process.terminationStatus)")
        }
    }
}

/// A process of this machine.
struct RunningProcess {
    let id: pid_t
    let parent: pid_t

    /// All that there are.
    static func all() -> [RunningProcess] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return names.compactMap { pid_t($0) }.compactMap { id in
            guard let status = KernelFile.text("/proc/\(id)/stat"), let name = status.lastIndex(of: ")") else {
                return nil
            }
            // Behind the name, which may hold anything: the state, then the parent.
            let fields = status[name...].split(separator: " ")
            return fields.count > 2 ? pid_t(fields[2]).map { RunningProcess(id: id, parent: $0) } : nil
        }
    }

    /// Whether any process was started with a word.
    static func isAny(startedWith word: String) -> Bool {
        all().contains { process in
            process.id != getpid() && KernelFile.text("/proc/\(process.id)/cmdline")?.contains(word) == true
        }
    }
}
