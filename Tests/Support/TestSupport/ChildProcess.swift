import Foundation

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Runs programs for tests.
///
/// A child inherits no file except its three streams, whatever other tests open at the same moment, and no signal that
/// the calling thread blocks or ignores. The caller's thread blocks, so the suite must have its own threads.
public enum ChildProcess {
    /// The result of running a program.
    public struct Ending: Sendable {
        /// The exit status; 128 plus the signal's number if a signal ended it.
        public let status: Int32
        /// What it wrote to standard output.
        public let output: String
        /// What it wrote to standard error.
        public let errors: String
    }

    /// A program that could not be started, or did not exit with 0 as required.
    public struct Failure: Error, CustomStringConvertible {
        /// The program.
        public let program: String
        /// The system's error number, or the exit status.
        public let number: Int32
        /// What it wrote to standard error.
        public let errors: String

        /// Program, status and standard error.
        public var description: String { "\(program): \(number) \(errors)" }
    }

    /// Runs a program to its end.
    ///
    /// - Parameters:
    ///   - program: A path, or a name to look up in PATH.
    ///   - environment: The child's whole environment; nil for that of the tests.
    ///   - input: The content of its standard input.
    ///   - seconds: When to kill it, so that a test fails instead of hanging.
    public static func run(
        _ program: String, _ arguments: [String], environment: [String: String]? = nil, in folder: String? = nil,
        input: String = "", seconds: Double = 600
    ) throws -> Ending {
        let streams = FileManager.default.temporaryDirectory.appending(path: "whisper-child-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: streams, withIntermediateDirectories: false)
        defer { try? FileManager.default.removeItem(at: streams) }
        // Files, so that neither side waits for the other to read.
        func stream(_ name: String) -> String { streams.appending(path: name).path }
        try Data(input.utf8).write(to: URL(filePath: stream("input")))
        let child = try start(
            program, arguments, environment: environment, in: folder,
            files: [
                File(descriptor: 0, path: stream("input"), flags: O_RDONLY),
                File(descriptor: 1, path: stream("output"), flags: O_WRONLY | O_CREAT | O_TRUNC),
                File(descriptor: 2, path: stream("errors"), flags: O_WRONLY | O_CREAT | O_TRUNC),
            ])
        let status = wait(for: child, seconds: seconds)
        func text(_ name: String) -> String {
            String(decoding: FileManager.default.contents(atPath: stream(name)) ?? Data(), as: UTF8.self)
        }
        return Ending(status: status, output: text("output"), errors: text("errors"))
    }

    /// The output of a program, which must exit with 0.
    public static func output(
        of program: String, _ arguments: [String], environment: [String: String]? = nil, in folder: String? = nil,
        input: String = ""
    ) throws -> String {
        let ending = try run(program, arguments, environment: environment, in: folder, input: input)
        guard ending.status == 0 else {
            throw Failure(program: program, number: ending.status, errors: ending.errors)
        }
        return ending.output
    }

    /// The path of a program in PATH; nil if it is not found.
    public static func path(of program: String) -> String? {
        guard !program.contains("/") else {
            return FileManager.default.isExecutableFile(atPath: program) ? program : nil
        }
        let folders = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin"
        return folders.split(separator: ":").map { "\($0)/\(program)" }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    // MARK: In two steps

    /// A file that the child finds open.
    public struct File: Sendable {
        let descriptor: Int32
        let path: String
        let flags: Int32

        /// - Parameter flags: As `open` takes them.
        public init(descriptor: Int32, path: String, flags: Int32) {
            self.descriptor = descriptor
            self.path = path
            self.flags = flags
        }
    }

    /// Starts a program; the caller waits for it with `wait`.
    ///
    /// - Parameters:
    ///   - files: What it finds open, in this order; standard streams that are not among them are `/dev/null`.
    ///   - closesInput: Whether it finds standard input closed.
    ///   - ownSession: Whether it begins a session, so that the developer's terminal is not its controlling one.
    public static func start(
        _ program: String, _ arguments: [String], environment: [String: String]? = nil, in folder: String? = nil,
        files: [File] = [], closesInput: Bool = false, ownSession: Bool = false
    ) throws -> Int32 {
        guard let path = path(of: program) else { throw Failure(program: program, number: ENOENT, errors: "") }
        if let folder {
            return try start(
                "/bin/sh", ["-c", "cd \"$0\" && exec \"$@\"", folder, path] + arguments, environment: environment,
                files: files, closesInput: closesInput, ownSession: ownSession)
        }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        // First of all, so that a file of the child's may take any number. Not those that are open now: another thread may
        // open one before the child is there. Closing an unused number is not an error.
        #if canImport(Glibc)
            for descriptor in 3..<highestNumber { posix_spawn_file_actions_addclose(&actions, descriptor) }
        #endif
        for descriptor in Int32(0)...2 where !files.contains(where: { $0.descriptor == descriptor }) {
            posix_spawn_file_actions_addopen(
                &actions, descriptor, "/dev/null", descriptor == 0 ? O_RDONLY : O_WRONLY, 0)
        }
        for file in files {
            posix_spawn_file_actions_addopen(&actions, file.descriptor, file.path, file.flags, 0o600)
        }
        if closesInput { posix_spawn_file_actions_addclose(&actions, 0) }
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var (all, none) = (sigset_t(), sigset_t())
        sigfillset(&all)
        sigemptyset(&none)
        posix_spawnattr_setsigdefault(&attributes, &all)
        posix_spawnattr_setsigmask(&attributes, &none)
        var flags = Int16(POSIX_SPAWN_SETSIGDEF) | Int16(POSIX_SPAWN_SETSIGMASK) | (ownSession ? newSession : 0)
        #if !canImport(Glibc)
            flags |= Int16(POSIX_SPAWN_CLOEXEC_DEFAULT)
        #endif
        posix_spawnattr_setflags(&attributes, flags)
        let variables = (environment ?? ProcessInfo.processInfo.environment).map { "\($0.key)=\($0.value)" }
        let words = ([path] + arguments).map { strdup($0) } + [nil]
        let assignments = variables.map { strdup($0) } + [nil]
        defer { (words + assignments).forEach { free($0) } }
        var identifier: Int32 = 0
        let result = posix_spawn(&identifier, path, &actions, &attributes, words, assignments)
        guard result == 0 else { throw Failure(program: program, number: result, errors: "") }
        return identifier
    }

    /// Waits for a child to exit, and returns its exit status, or 128 plus the signal's number. After `seconds` it is
    /// killed, so that a test fails instead of hanging.
    public static func wait(for child: Int32, seconds: Double = 600) -> Int32 {
        var status: Int32 = 0
        let deadline = Date().addingTimeInterval(seconds)
        var pause: UInt32 = 500
        while waitpid(child, &status, WNOHANG) == 0 {
            if Date() > deadline { kill(child, SIGKILL) }
            usleep(pause)
            pause = min(pause * 2, 10_000)
        }
        let signal = status & 0x7F
        return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
    }

    /// Above every open file, including those being opened at this moment.
    private static var highestNumber: Int32 {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
        return (names.compactMap { Int32($0) }.max() ?? 0) + 1_024
    }

    #if canImport(Glibc)
        // POSIX_SPAWN_SETSID, which Glibc's module hides.
        private static let newSession: Int16 = 0x80
    #else
        private static let newSession = Int16(POSIX_SPAWN_SETSID)
    #endif
}
