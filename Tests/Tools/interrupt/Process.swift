import WhisperPosixFiles
import Synchronization

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Prints a line unbuffered, so that it is out when the process is killed.
func acknowledge(_ line: String) {
    let bytes = Array((line + "\n").utf8)
    _ = write(STDOUT_FILENO, bytes, bytes.count)
}

/// Exits with a reason.
func complain(_ reason: String) -> Never {
    let bytes = Array((reason + "\n").utf8)
    _ = write(STDERR_FILENO, bytes, bytes.count)
    exit(64)
}

/// Runs a body, in which the process ends as by a power cut before the given step is reached for the given time.
func dying(before step: String, _ count: String, _ body: () throws -> Void) throws {
    #if WHISPER_TEST_HOOKS
        let left = Mutex(Int(count) ?? 1)
        let faults = FileFaults { (reached) throws(FileError) in
            guard reached.rawValue == step else { return }
            let isLast = left.withLock { left in
                left -= 1
                return left == 0
            }
            if isLast { kill(getpid(), SIGKILL) }
        }
        try faults.during(body)
    #else
        guard step == "none" else { complain("there are no steps: this program was built without WHISPER_TEST_HOOKS") }
        try body()
    #endif
}

/// The peak memory of the process, in kibibytes; 0 if the system does not report it.
///
/// Not from getrusage, which includes what the parent used before it executed this program.
func peakMemory() -> Int {
    guard let table = try? Files.read("/proc/self/status", limit: 65_536) else { return 0 }
    let line = String(decoding: table, as: UTF8.self).split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return line.flatMap { Int($0.filter(\.isNumber)) } ?? 0
}
