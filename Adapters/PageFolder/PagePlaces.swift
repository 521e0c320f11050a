import WhisperPagePort
import WhisperPosixFiles

/// The final name of an archive, the name under which it is written, and what may bear them.
struct PagePlaces: Sendable {
    /// The folder under its final name.
    let target: String
    /// The folder while it is written, beside it.
    var staging: String { target + ".partial" }
    /// Where runs get a name for the moment of their creation; no path of an archive can lead there.
    var scratch: String { staging + "/.scratch" }
    /// The folder of both.
    var parent: String { Files.parent(of: target) }

    private let mayReplace: Bool

    /// Parameter path: Slashes at its end are ignored.
    init(_ path: String, mayReplace: Bool) throws(PageOutputError) {
        var target = path
        while target.count > 1, target.hasSuffix("/") { target.removeLast() }
        let name = target.split(separator: "/").last
        // Names of folders that cannot be renamed.
        guard let name, name != ".", name != ".." else { throw .occupied }
        self.target = target
        self.mayReplace = mayReplace
    }

    /// What publishing does with what bears the final name.
    enum Publication {
        /// Nothing bears it, or an empty folder.
        case rename
        /// An archive, which is to be replaced.
        case exchange
    }

    /// How to publish.
    ///
    /// - Throws: `.occupied` if something bears the name that is not to be replaced.
    func publication() throws(PageOutputError) -> Publication {
        let kind: FileKind
        do {
            kind = try Files.kind(target)
        } catch .notFound {
            return .rename
        } catch {
            throw PageOutputError(error)
        }
        guard kind == .directory else { throw .occupied }
        return try onFiles { () throws(FileError) in try Files.names(in: target).isEmpty } ? .rename : try exchange()
    }

    private func exchange() throws(PageOutputError) -> Publication {
        guard mayReplace, try onFiles({ () throws(FileError) in try ArchiveMarker.isArchive(target) }) else {
            throw .occupied
        }
        return .exchange
    }

    /// Locks the folder to write in, and removes what a killed run left there.
    ///
    /// - Throws: `.busy` if another output writes there; `.occupied` if it holds something else.
    func lockStaging() throws(PageOutputError) -> DirectoryLock {
        do throws(FileError) {
            let lock = try DirectoryLock.acquire(staging)
            guard try ArchiveMarker.isOurs(staging) else { throw .exists }
            try ArchiveMarker.empty(staging)
            return lock
        } catch .busy {
            throw .busy
        } catch .exists {
            throw .occupied
        } catch {
            throw PageOutputError(error)
        }
    }
}
