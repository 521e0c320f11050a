#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A file call that failed. Equal by number; it holds no path.
public struct FileError: Error, Hashable, Sendable {
    /// The system's error number.
    public let number: Int32

    /// A failure with this error number.
    public init(number: Int32) {
        self.number = number
    }

    /// The failure of the call that has just returned on this thread.
    static var last: FileError { FileError(number: errno) }

    /// Nothing is there.
    public static let notFound = FileError(number: ENOENT)
    /// Something is there already.
    public static let exists = FileError(number: EEXIST)
    /// Another process holds it.
    public static let busy = FileError(number: EWOULDBLOCK)
    /// It is no regular file, or larger than the caller takes.
    public static let unsuitable = FileError(number: ENOTSUP)

    /// Whether there is no room left: on the medium, in the quota, or below the process's limit of file size.
    public var isFull: Bool {
        number == ENOSPC || number == EDQUOT || number == EFBIG
    }
}
