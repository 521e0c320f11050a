/// Where the files of an archive go: a folder, one sealed file, or memory (LOOK-1, LOOK-6, CLI-7).
///
/// Nothing is visible under the final name before `commit`, which makes everything visible at once. An output that is
/// neither committed nor abandoned is abandoned when it is deallocated. Methods may be called from any task.
///
/// After an error other than `.invalidPath` and `.pathInUse` the output cannot be committed any more.
public protocol PageOutput: AnyObject, Sendable {
    /// Starts a file. At least 32 files may be open at once, and written alternately.
    ///
    /// - Parameter path: The path within the archive, such as `chats/3/2026-01.html`: valid by `PagePath`, not used
    ///   before, neither as a file nor as the folder of one, and with no file in the place of its folders.
    /// - Throws: `.invalidPath`, `.pathInUse`, `.full`, `.inaccessible`, `.outOfMemory`, or `.finished` after `commit`
    ///   or `abandon`.
    func file(_ path: String) throws(PageOutputError) -> any PageFile

    /// Starts a run of scratch data, such as sorted pieces of an index. At least 64 runs may exist at once.
    ///
    /// A run is no part of the archive. Nothing can be read from it after `commit` and `abandon`, and nothing of it is
    /// left once it is deallocated. Where the archive is sealed, its runs are, too.
    ///
    /// - Throws: `.full`, `.inaccessible`, `.outOfMemory` or `.finished`.
    func makeRun() throws(PageOutputError) -> any PageRun

    /// Makes the archive visible under its final name, complete and durable.
    ///
    /// - Throws: `.unfinished` if a file is not closed or writing has failed, `.occupied` if the place was taken
    ///   meanwhile, `.full`, `.inaccessible` or `.finished`. After an error the output is abandoned: nothing was made
    ///   visible, and what the place held before is as it was.
    func commit() throws(PageOutputError)

    /// Removes everything that was written. Has no effect after `commit` or a previous `abandon`.
    func abandon()
}

/// A file of an archive that is being written. Used by one task at a time.
public protocol PageFile: AnyObject {
    /// Appends bytes, any number of them.
    ///
    /// - Throws: `.full`, `.inaccessible`, or `.finished` after `close` and after the output's `commit` or `abandon`.
    func write(_ bytes: [UInt8]) throws(PageOutputError)

    /// Ends the file. A file that is not closed prevents `commit`.
    ///
    /// - Throws: As `write(_:)`.
    func close() throws(PageOutputError)
}

/// Scratch data that is written once and then read once, sequentially. Used by one task at a time; discarded when it is
/// deallocated.
public protocol PageRun: AnyObject {
    /// Appends bytes, any number of them.
    ///
    /// - Throws: `.full`, `.inaccessible`, or `.finished` once reading has begun and after the output's `commit` or
    ///   `abandon`.
    func write(_ bytes: [UInt8]) throws(PageOutputError)

    /// The next bytes, at least one and at most `limit`; empty at the end. The first call ends writing.
    ///
    /// - Parameter limit: A positive number of bytes.
    /// - Throws: `.damaged` if a sealed run is not what was written; `.inaccessible`; `.finished` after the output's
    ///   `commit` or `abandon`.
    func read(atMost limit: Int) throws(PageOutputError) -> [UInt8]
}
