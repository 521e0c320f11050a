import WhisperPageFolder
package import WhisperPagePort

extension Adapters {
    /// Whether a folder is an archive of pages, by its marker.
    package static func isArchiveOfPages(_ folder: String) -> Bool { FolderPages.isMarked(folder) }

    /// A folder for an archive of pages; nothing is visible in its place before it is committed (CLI-7).
    ///
    /// - Parameter mayReplace: Whether an archive that an earlier export wrote there is replaced.
    package static func pages(at path: String, mayReplace: Bool) throws(CommandFailure) -> any PageOutput {
        do {
            return try FolderPages(at: path, mayReplace: mayReplace)
        } catch {
            throw PageFailure.failure(of: error, at: path)
        }
    }
}
