#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif
internal import WhisperSQLiteLibrary

/// Reserves space at the end of the write-ahead log.
///
/// A commit waits until its pages are flushed. If they extend the file, the file system also has to record its new
/// length, in a journal shared with other processes: this takes two to three times as long on an idle machine, a
/// hundred times on a busy one. So the log grows in steps, by zeros that later commits overwrite; the engine takes
/// zeros for the end of the log.
///
/// Only useful for small transactions: a large one writes far beyond any such reserve.
final class LogReserve {
    private let path: String
    /// The number of pages in the log after the latest commit of this connection.
    private var pages: Int64 = 0
    /// The number of pages added by that commit.
    private var latest: Int64 = 0
    /// The length of the log when last checked, in bytes.
    private var length: Int64 = 0

    private static let header: Int64 = 32
    /// The size of a page with its header.
    private static let frame: Int64 = 4_096 + 24
    /// A smaller reserve, in pages, is extended: a small transaction writes about twelve.
    private static let least: Int64 = 16
    /// How many pages are added at a time: as many as were used, within these bounds.
    private static let steps: ClosedRange<Int64> = 32...128
    /// The number of pages in the log that triggers a checkpoint.
    private static let checkpoint: Int64 = 2_000

    /// Creates the reserve of a database's log.
    init(database path: String) {
        self.path = path + "-wal"
    }

    /// Records a commit and the number of pages in the log, and returns whether to checkpoint now.
    func committed(pages: Int64) -> Bool {
        // The log restarts once all of it is in the database.
        latest = pages >= self.pages ? pages - self.pages : pages
        self.pages = pages
        return pages >= LogReserve.checkpoint
    }

    /// Resets the known length of the log after it was truncated.
    func reset() {
        (pages, latest, length) = (0, 0, 0)
    }

    /// Reserves space for the next small transactions.
    ///
    /// Call this only while the connection holds the write lock, when no other process appends to the log and nothing
    /// is beyond its end. A failure affects only performance.
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
