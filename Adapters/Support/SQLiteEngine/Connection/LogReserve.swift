#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif
internal import WhisperSQLiteLibrary

/// Keeps some room ready at the end of the write-ahead log.
///
/// A commit waits until its pages are on the medium. Where they make the file longer, the file system has to record its
/// new length too, in a journal that other processes fill: two to three times the wait on an idle machine, a hundred
/// times on a busy one. So the log grows in steps, by zeros that later commits overwrite; the engine takes zeros for the
/// end of the log.
///
/// Only for small transactions: a large one writes far beyond any such room.
final class LogReserve {
    private let path: String
    /// Pages in the log as of the latest commit of this connection.
    private var pages: Int64 = 0
    /// Pages that this commit added.
    private var latest: Int64 = 0
    /// The log's length when last looked at, in bytes.
    private var length: Int64 = 0

    private static let header: Int64 = 32
    /// A page and its header.
    private static let frame: Int64 = 4_096 + 24
    /// Less room than this, in pages, is made larger: a small transaction writes about twelve.
    private static let least: Int64 = 16
    /// How many pages are added at a time: as many as were used, within these bounds.
    private static let steps: ClosedRange<Int64> = 32...128
    /// Pages in the log from which they are written back into the database.
    private static let checkpoint: Int64 = 2_000

    /// The reserve of a database's log.
    init(database path: String) {
        self.path = path + "-wal"
    }

    /// Notes a commit after which the log holds so many pages; whether they should be written back now.
    func committed(pages: Int64) -> Bool {
        // The log begins anew once all of it is in the database.
        latest = pages >= self.pages ? pages - self.pages : pages
        self.pages = pages
        return pages >= LogReserve.checkpoint
    }

    /// Forgets how long the log is, which was cut.
    func reset() {
        (pages, latest, length) = (0, 0, 0)
    }

    /// Makes room for the next small transactions.
    ///
    /// Only while this connection holds the write lock: then nobody else adds to the log, and nothing is beyond its end.
    /// A failure changes nothing but the speed.
    func extend() {
        let used = LogReserve.header + pages * LogReserve.frame
        guard latest < LogReserve.least, length - used < LogReserve.least * LogReserve.frame else { return }
        let file = unsafe open(path, O_WRONLY | O_CLOEXEC | O_NONBLOCK)
        guard file >= 0 else { return }
        defer { close(file) }
        length = Int64(lseek(file, 0, SEEK_END))
        guard length >= 0, length - used < LogReserve.least * LogReserve.frame else { return }
        let step = min(max(pages, LogReserve.steps.lowerBound), LogReserve.steps.upperBound)
        let zeros = [UInt8](repeating: 0, count: Int(step * LogReserve.frame))
        let written = unsafe zeros.withUnsafeBytes { unsafe pwrite(file, $0.baseAddress, $0.count, off_t(length)) }
        if written > 0 { length += Int64(written) }
    }
}
