package import WhisperBlobPort
import WhisperLocalization
import WhisperPosixFiles

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A file that is written completely or not at all (CLI-7): the content is written to a temporary file beside it, which
/// is renamed at the end.
///
/// A path that is not a regular file, such as `/dev/null` or a pipe, is written directly.
package final class OutputFile {
    private let path: String
    private let temporaryPath: String?
    private let mayReplace: Bool
    private var descriptor: Int32

    /// Creates the file; rejects the path of an existing one unless it may be replaced.
    package init(path: String, mayReplace: Bool) throws(CommandFailure) {
        self.path = path
        self.mayReplace = mayReplace
        var status = stat()
        let exists = unsafe lstat(path, &status) == 0
        if exists, status.st_mode & S_IFMT != S_IFREG, status.st_mode & S_IFMT != S_IFLNK {
            temporaryPath = nil
            descriptor = unsafe open(path, O_WRONLY | O_CLOEXEC)
        } else {
            guard !exists || mayReplace else { throw OutputFile.exists(path) }
            let temporary = "\(path).\(getpid()).partial"
            temporaryPath = temporary
            descriptor = unsafe open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        }
        guard descriptor >= 0 else { throw OutputFile.failure(path, errno) }
    }

    deinit { abandon() }

    /// Appends bytes.
    package func write(_ bytes: [UInt8]) throws(CommandFailure) {
        do {
            try FileDescriptors.write(bytes, to: descriptor)
        } catch {
            throw OutputFile.failure(path, error.errno)
        }
    }

    /// Brings the content to the medium and gives it its name.
    package func commit() throws(CommandFailure) {
        guard let temporaryPath else { return abandon() }
        guard fsync(descriptor) == 0 else { throw OutputFile.failure(path, errno) }
        if mayReplace {
            guard unsafe rename(temporaryPath, path) == 0 else { throw OutputFile.failure(path, errno) }
        } else {
            // A link does not replace what appeared there meanwhile.
            let number = unsafe link(temporaryPath, path) == 0 ? 0 : errno
            switch number {
            case 0: _ = unsafe unlink(temporaryPath)
            case EPERM, EOPNOTSUPP, ENOSYS: try takeName(for: temporaryPath)
            default: throw number == EEXIST ? OutputFile.exists(path) : OutputFile.failure(path, number)
            }
        }
        close(descriptor)
        descriptor = -1
    }

    /// Gives the content its name where the file system has no links, as those of most USB sticks: an empty file takes the
    /// name first, if nothing has it, and makes room.
    private func takeName(for temporaryPath: String) throws(CommandFailure) {
        let claim = unsafe open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard claim >= 0 else { throw errno == EEXIST ? OutputFile.exists(path) : OutputFile.failure(path, errno) }
        close(claim)
        guard unsafe rename(temporaryPath, path) == 0 else {
            let failure = OutputFile.failure(path, errno)
            _ = unsafe unlink(path)
            throw failure
        }
    }

    /// Gives up; what was written is gone.
    package func abandon() {
        guard descriptor >= 0 else { return }
        close(descriptor)
        descriptor = -1
        if let temporaryPath { _ = unsafe unlink(temporaryPath) }
    }

    private static func exists(_ path: String) -> CommandFailure {
        CommandFailure(
            .fileExists, FailureText.fileExists, ["path": .text(path)],
            hint: LocalizedMessage(FailureText.fileExistsHint))
    }

    private static func failure(_ path: String, _ number: Int32) -> CommandFailure {
        if FileError(number: number).isFull { return CommandFailure(.diskFull, FailureText.diskFull) }
        return CommandFailure(
            .output, FailureText.cannotWriteFile,
            ["path": .text(path), "reason": .text(SystemFailure(errno: number).reason)])
    }
}

extension OutputFile {
    /// Writes a content into a new file.
    ///
    /// - Returns: Whether the content is whole; otherwise there is no file.
    package static func write(_ id: BlobID, of blobs: any BlobStore, to path: String) throws -> Bool {
        let file = try OutputFile(path: path, mayReplace: false)
        do {
            let reader = try blobs.makeReader(id)
            while true {
                let bytes = try reader.read()
                guard !bytes.isEmpty else { break }
                try file.write(bytes)
            }
            try file.commit()
            return true
        } catch BlobError.damaged {
            file.abandon()
            return false
        }
    }
}
