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
        // What this program made of signals is not the next one's business.
        Interruptions.release()
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
}
