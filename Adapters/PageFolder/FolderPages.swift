import Synchronization
public import WhisperPagePort
import WhisperPosixFiles

/// Writes an archive into a folder of mode 0700, its files of mode 0600 (LOOK-1, LOOK-6).
///
/// It is written as `NAME.partial` beside its final name, and locked meanwhile. `commit` brings everything to the medium
/// and renames it in one step. What a killed run left is removed by the next one with the same final name. A folder that
/// holds anything but an archive written by this type is never replaced (CLI-7).
public final class FolderPages: PageOutput {
    private let places: PagePlaces
    private let state: Mutex<State>

    private struct State: ~Copyable {
        /// Nil when the output is finished.
        var lock: DirectoryLock?
        var openFiles = 0
        var hasFailed = false
        /// The names at the top of the archive.
        var names: Set<String> = []
        var runCount = 0
    }

    /// Whether a folder bears the marker of an archive.
    package static func isMarked(_ folder: String) -> Bool { (try? ArchiveMarker.isMarked(folder)) == true }

    /// Begins an archive.
    ///
    /// - Parameters:
    ///   - path: The final name of the folder, whose parent must exist. An empty folder may bear it.
    ///   - mayReplace: Whether an archive that bears the name is replaced at the end.
    /// - Throws: `.occupied` if the name, or `NAME.partial`, is something else's; `.busy` if another process is writing
    ///   there; `.full` or `.inaccessible`.
    public init(at path: String, mayReplace: Bool = false) throws(PageOutputError) {
        let places = try PagePlaces(path, mayReplace: mayReplace)
        _ = try places.publication()
        let lock = try places.lockStaging()
        do {
            try AtomicFile(path: places.staging + "/" + ArchiveMarker.name).replace(
                with: ArchiveMarker.bytes(names: []))
            try Files.makeDirectory(places.scratch)
        } catch {
            try? ArchiveMarker.removeFolder(places.staging)
            throw PageOutputError(error)
        }
        self.places = places
        state = Mutex(State(lock: consume lock))
    }

    deinit {
        abandon()
    }

    /// Starts a file.
    ///
    /// - Throws: As `PageOutput.file(_:)`.
    public func file(_ path: String) throws(PageOutputError) -> any PageFile {
        guard let valid = PagePath(path) else { throw .invalidPath }
        try working { (state) throws(PageOutputError) in
            state.names.insert(String(path.prefix { $0 != "/" }))
            state.openFiles += 1
        }
        do {
            return FolderPageFile(try create(valid), of: self)
        } catch {
            state.withLock { state in
                state.openFiles -= 1
                if error != .pathInUse { state.hasFailed = true }
            }
            throw error
        }
    }

    private func create(_ path: PagePath) throws(PageOutputError) -> OpenFile {
        do {
            do {
                return try OpenFile.creating(places.staging + "/" + path.text)
            } catch .notFound {
                for folder in path.folders { try Files.makeDirectory(places.staging + "/" + folder) }
                return try OpenFile.creating(places.staging + "/" + path.text)
            }
        } catch {
            // A file where a folder would have to be fails as “not a directory”.
            throw error == .exists || error == .notDirectory ? .pathInUse : PageOutputError(error)
        }
    }

    /// Starts a run of scratch data: a file that loses its name at once, so that it goes with the process.
    ///
    /// - Throws: As `PageOutput.makeRun()`.
    public func makeRun() throws(PageOutputError) -> any PageRun {
        let number = try working { (state) throws(PageOutputError) in
            state.runCount += 1
            return state.runCount
        }
        let path = places.scratch + "/\(number)"
        do {
            let file = try OpenFile.creating(path)
            try Files.remove(path)
            return FolderPageRun(file, of: self)
        } catch {
            fail()
            throw PageOutputError(error)
        }
    }

    /// Publishes the archive.
    ///
    /// - Throws: As `PageOutput.commit()`.
    public func commit() throws(PageOutputError) {
        try state.withLock { (state) throws(PageOutputError) in
            guard state.lock != nil else { throw .finished }
            do throws(PageOutputError) {
                guard state.openFiles == 0, !state.hasFailed else { throw .unfinished }
                try prepare(state)
                try publish()
            } catch {
                discard(&state)
                throw error
            }
            state.lock = nil
        }
    }

    /// Completes the folder, and brings it to the medium.
    private func prepare(_ state: borrowing State) throws(PageOutputError) {
        do {
            try Files.removeDirectory(places.scratch)
            let marker = AtomicFile(path: places.staging + "/" + ArchiveMarker.name)
            try marker.replace(with: ArchiveMarker.bytes(names: state.names))
            switch state.lock {
            case .some(let lock): try DirectoryTree.synchronize(lock, at: places.staging)
            case nil: break
            }
        } catch {
            throw PageOutputError(error)
        }
    }

    /// Gives the folder its final name, or fails and leaves everything as it was.
    private func publish() throws(PageOutputError) {
        do {
            switch try places.publication() {
            case .rename: try rename()
            case .exchange: try exchange()
            }
        } catch let error as PageOutputError {
            throw error
        } catch {
            throw (error as? FileError).map { PageOutputError($0) } ?? .inaccessible(errno: 0)
        }
    }

    private func rename() throws {
        do {
            try Files.rename(places.staging, to: places.target)
        } catch  where [.exists, .notEmpty, .notDirectory].contains(error) {
            // It appeared since.
            throw PageOutputError.occupied
        }
        do {
            try Files.synchronizeDirectory(places.parent)
        } catch {
            try? Files.rename(places.target, to: places.staging)
            throw error
        }
    }

    /// Replaces an archive. It is examined again under the temporary name, which no other program expects.
    private func exchange() throws {
        try DirectoryTree.exchange(places.staging, places.target)
        do {
            guard try ArchiveMarker.isArchive(places.staging) else { throw PageOutputError.occupied }
            try Files.synchronizeDirectory(places.parent)
        } catch {
            try DirectoryTree.exchange(places.staging, places.target)
            throw error
        }
        // The archive is published; what cannot be removed now, the next run removes.
        try? ArchiveMarker.removeFolder(places.staging)
    }

    /// Removes everything that was written.
    public func abandon() {
        state.withLock { state in discard(&state) }
    }

    private func discard(_ state: inout State) {
        if let lock = state.lock.take(), lock.holds(places.staging) { try? ArchiveMarker.removeFolder(places.staging) }
    }

    /// Changes the state, unless the output is finished.
    private func working<Result: Sendable>(
        _ body: (inout State) throws(PageOutputError) -> Result
    ) throws(PageOutputError) -> Result {
        try state.withLock { (state) throws(PageOutputError) in
            guard state.lock != nil else { throw .finished }
            return try body(&state)
        }
    }

    // MARK: For files and runs

    /// Fails once the output is finished.
    func checkWorking() throws(PageOutputError) {
        try working { _ throws(PageOutputError) in }
    }

    /// A call failed, so that the archive is not complete.
    func fail() {
        state.withLock { $0.hasFailed = true }
    }

    /// A file is complete.
    func didClose() throws(PageOutputError) {
        try working { (state) throws(PageOutputError) in state.openFiles -= 1 }
    }
}
