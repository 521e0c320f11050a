import WhisperPagePort
import WhisperPosixFiles

/// The final name of a sealed archive, the name under which it is written, and what may bear them.
struct SealedPlaces: Sendable {
    /// The final name.
    let target: String
    /// The file while it is written, beside it.
    var staging: String { target + ".partial" }
    /// The name that a run has for the moment of its creation.
    var run: String { target + ".partial-run" }

    let mayReplace: Bool

    /// Whether something bears the final name.
    ///
    /// - Throws: `.occupied` if that is not to be replaced.
    func isTaken() throws(PageOutputError) -> Bool {
        guard try onFiles({ () throws(FileError) in try Files.exists(target) }) else { return false }
        guard mayReplace, isArchive(target) else { throw .occupied }
        return true
    }

    /// Creates the file to write, locked; removes the one that a killed run left.
    ///
    /// - Throws: `.busy` if another output writes there; `.occupied` if it is something else's.
    func createStaging() throws(PageOutputError) -> SharedFile {
        try onFiles { () throws(FileError) in try removeRunRemains() }
        while true {
            do throws(FileError) {
                let created = SharedFile(try OpenFile.creating(staging))
                // Between the two calls, another process may have removed it as left over.
                if try created.file.tryLock(), created.file.isFile(at: staging) { return created }
                continue
            } catch {
                guard error == .exists else { throw PageOutputError(error) }
            }
            try removeRemains()
        }
    }

    private func removeRemains() throws(PageOutputError) {
        let remains: SharedFile
        do {
            remains = SharedFile(try OpenFile.reading(staging))
        } catch .notFound {
            return
        } catch .unsuitable {
            throw .occupied
        } catch {
            throw PageOutputError(error)
        }
        guard try onFiles({ () throws(FileError) in try remains.file.tryLock() }) else { throw .busy }
        guard remains.file.isFile(at: staging) else { return }
        let start = try onFiles { () throws(FileError) in try remains.file.read(atMost: SealedArchiveHeader.magic.count)
        }
        // Killed at the very beginning, it has no content.
        guard start.isEmpty || start == SealedArchiveHeader.magic else { throw .occupied }
        try onFiles { () throws(FileError) in _ = try Files.remove(staging) }
    }

    /// Creates a file for a run, which loses its name at once.
    func createRun() throws(FileError) -> SharedFile {
        try removeRunRemains()
        let file = SharedFile(try OpenFile.creating(run))
        try Files.remove(run)
        return file
    }

    /// Removes what a run leaves that is killed at the moment of its creation: an empty file.
    func removeRunRemains() throws(FileError) {
        if case .regular(size: 0)? = try? Files.kind(run) { try Files.remove(run) }
    }

    /// Whether a file begins as archives do.
    func isArchive(_ path: String) -> Bool {
        guard let file = try? OpenFile.reading(path) else { return false }
        return (try? file.read(atMost: SealedArchiveHeader.magic.count)) == SealedArchiveHeader.magic
    }

    /// Gives the file its final name, or fails and leaves everything as it was.
    func publish() throws(PageOutputError) {
        if try isTaken() {
            try onFiles { () throws(FileError) in try DirectoryTree.exchange(staging, target) }
            // It is examined again under the temporary name, which no other program expects.
            guard isArchive(staging) else { throw takeBack(.occupied) }
            do {
                try Files.synchronizeDirectory(Files.parent(of: target))
            } catch {
                throw takeBack(PageOutputError(error))
            }
            // The archive is published; what cannot be removed now, the next run removes.
            _ = try? Files.remove(staging)
            return
        }
        do {
            try Files.renameNew(staging, to: target)
        } catch {
            throw error == .exists ? .occupied : PageOutputError(error)
        }
        do {
            try Files.synchronizeDirectory(Files.parent(of: target))
        } catch {
            try? Files.rename(target, to: staging)
            throw PageOutputError(error)
        }
    }

    private func takeBack(_ error: PageOutputError) -> PageOutputError {
        try? DirectoryTree.exchange(staging, target)
        return error
    }
}
