import Synchronization
public import WhisperPagePort
import WhisperPageSupport
import WhisperPosixFiles
public import WhisperSealingPort
public import WhisperSecretMemory

/// Writes an archive into one file, sealed under a passphrase (LOOK-6): Argon2id, then a stream of XChaCha20-Poly1305.
///
/// The file has mode 0600. It is written as `NAME.partial` beside its final name and locked meanwhile; `commit` brings it
/// to the medium and renames it. What a killed run left is removed by the next one with the same final name. A file that
/// is no sealed archive is never replaced (CLI-7). docs/formats.md describes the format.
public final class SealedPages: PageOutput {
    private let places: SealedPlaces
    private let sealing: any Sealing
    private let key: SharedKey
    private let prefix: [UInt8]
    private let state: Mutex<State>

    private struct State {
        /// Nil when the output is finished.
        var file: SharedFile?
        let stream: ChunkWriter
        var paths = UsedPaths()
        var fileCount: UInt32 = 0
        var byteCount: Int64 = 0
        var openFiles: Set<UInt32> = []
        var hasFailed = false
    }

    /// Begins an archive.
    ///
    /// - Parameters:
    ///   - path: The final name of the file, whose folder must exist.
    ///   - mayReplace: Whether a sealed archive that bears the name is replaced at the end.
    ///   - passphrase: At least one byte.
    ///   - cost: The cost of one guess; `.moderate` or more outside of tests.
    /// - Throws: `.occupied` if the name, or `NAME.partial`, is something else's; `.busy` if another process is writing
    ///   there; `.full`, `.inaccessible` or `.outOfMemory`.
    public init(
        at path: String, mayReplace: Bool = false, under passphrase: borrowing SecretBytes,
        cost: PassphraseCost = .moderate, sealing: any Sealing
    ) throws(PageOutputError) {
        let places = SealedPlaces(target: path, mayReplace: mayReplace)
        _ = try places.isTaken()
        do {
            key = SharedKey(try sealing.makeKey())
            prefix = SealedArchiveHeader.prefix(box: try sealing.seal(key.secret, under: passphrase, cost: cost))
            let content = try SealedArchiveHeader.contentKey(key, prefix: prefix, sealing)
            let stream = try ChunkWriter(under: content, sealing)
            state = Mutex(State(stream: stream))
        } catch {
            throw PageOutputError(error)
        }
        self.places = places
        self.sealing = sealing
        try begin()
    }

    /// Creates the file, with its beginning.
    private func begin() throws(PageOutputError) {
        try state.withLock { (state) throws(PageOutputError) in
            let file = try places.createStaging()
            do throws(FileError) {
                // The summary is known only at the end.
                let summary = [UInt8](repeating: 0, count: SealedArchiveHeader.summarySize)
                try file.file.write(prefix + summary + state.stream.header)
            } catch {
                _ = try? Files.remove(places.staging)
                throw PageOutputError(error)
            }
            state.file = file
        }
    }

    deinit {
        abandon()
    }

    /// Starts a file.
    ///
    /// - Throws: As `PageOutput.file(_:)`.
    public func file(_ path: String) throws(PageOutputError) -> any PageFile {
        let number = try writing { (state, file) throws(PageOutputError) in
            try state.paths.take(path)
            state.fileCount += 1
            state.openFiles.insert(state.fileCount - 1)
            try SealedPages.append(.begin(path: path), to: state, file)
            return state.fileCount - 1
        }
        return SealedPageFile(number, of: self)
    }

    /// Starts a run of scratch data: sealed under a key of its own in a file that loses its name at once.
    ///
    /// - Throws: As `PageOutput.makeRun()`.
    public func makeRun() throws(PageOutputError) -> any PageRun {
        let file = try writing { [places] (_, _) throws(PageOutputError) in
            try onFiles { () throws(FileError) in try places.createRun() }
        }
        return try SealedPageRun(file, of: self, sealing)
    }

    /// Publishes the archive.
    ///
    /// - Throws: As `PageOutput.commit()`.
    public func commit() throws(PageOutputError) {
        try state.withLock { (state) throws(PageOutputError) in
            guard state.file != nil else { throw .finished }
            do throws(PageOutputError) {
                guard state.openFiles.isEmpty, !state.hasFailed else { throw .unfinished }
                try complete(state)
                try places.publish()
            } catch {
                discard(&state)
                throw error
            }
            state.file = nil
        }
    }

    /// Writes what is left, and brings everything to the medium.
    private func complete(_ state: State) throws(PageOutputError) {
        guard let file = state.file else { throw .finished }
        try SealedPages.append(.finish, to: state, file)
        try state.stream.finish(to: file)
        let summary = SealedArchiveSummary(files: Int64(state.fileCount), bytes: state.byteCount)
        let box: [UInt8]
        do {
            box = try SealedArchiveHeader.box(summary, under: key, prefix: prefix, sealing)
        } catch {
            throw PageOutputError(error)
        }
        try onFiles { () throws(FileError) in
            try file.file.seek(to: Int64(prefix.count))
            try file.file.write(box)
            try file.file.synchronize()
        }
    }

    /// Removes everything that was written.
    public func abandon() {
        state.withLock { state in discard(&state) }
    }

    private func discard(_ state: inout State) {
        guard let file = state.file.take() else { return }
        if file.file.isFile(at: places.staging) { _ = try? Files.remove(places.staging) }
    }

    /// Writes to the file, unless the output is finished; a failure other than of a path prevents `commit`.
    private func writing<Result: Sendable>(
        _ body: (inout State, SharedFile) throws(PageOutputError) -> Result
    ) throws(PageOutputError) -> Result {
        try state.withLock { (state) throws(PageOutputError) in
            guard let file = state.file else { throw .finished }
            do throws(PageOutputError) {
                return try body(&state, file)
            } catch {
                if error != .invalidPath, error != .pathInUse { state.hasFailed = true }
                throw error
            }
        }
    }

    private static func append(
        _ record: ArchiveRecord, to state: State, _ file: SharedFile
    ) throws(PageOutputError) {
        try state.stream.write(record.bytes, to: file)
    }

    // MARK: For files and runs

    func write(_ bytes: [UInt8], to number: UInt32) throws(PageOutputError) {
        try writing { (state, file) throws(PageOutputError) in
            var rest = bytes[...]
            while !rest.isEmpty {
                let piece = Array(rest.prefix(ArchiveRecord.most))
                try SealedPages.append(.data(file: number, bytes: piece), to: state, file)
                rest = rest.dropFirst(piece.count)
            }
            state.byteCount += Int64(bytes.count)
        }
    }

    func close(_ number: UInt32) throws(PageOutputError) {
        try writing { (state, file) throws(PageOutputError) in
            state.openFiles.remove(number)
            try SealedPages.append(.end(file: number), to: state, file)
        }
    }

    /// Fails once the output is finished.
    func checkWorking() throws(PageOutputError) {
        try state.withLock { (state) throws(PageOutputError) in
            if state.file == nil { throw .finished }
        }
    }

    /// A run could not be written.
    func fail() {
        state.withLock { $0.hasFailed = true }
    }
}
