import WhisperLocalization

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Files that arguments name.
package enum FileArgument {
    /// Fails unless there is something at a path that can be read.
    package static func check(_ path: String) throws(CommandFailure) {
        guard unsafe access(path, R_OK) != 0 else { return }
        let number = errno
        guard number == ENOENT || number == ENOTDIR else { throw unreadable(path, errno: number) }
        throw CommandFailure(.input, DataFailureText.missingFile, ["path": .text(path)])
    }

    /// A file that the system does not let us read.
    package static func unreadable(_ path: String, errno number: Int32) -> CommandFailure {
        CommandFailure(
            .input, FailureText.cannotReadFile,
            ["path": .text(path), "reason": .text(SystemFailure(errno: number).reason)])
    }

    /// The name at the end of a path.
    package static func name(_ path: String) -> String {
        path.split(separator: "/").last.map(String.init) ?? path
    }
}
