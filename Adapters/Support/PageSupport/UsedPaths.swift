package import WhisperPagePort

/// The paths that an output has handed out, for outputs that are no folder of a file system.
package struct UsedPaths: Sendable {
    private var files: Set<String> = []
    private var folders: Set<String> = []

    /// No paths.
    package init() {}

    /// Takes a path.
    ///
    /// - Throws: `.invalidPath`; `.pathInUse` for a path that is taken, as a file or as a folder, or below a file.
    package mutating func take(_ text: String) throws(PageOutputError) {
        guard let path = PagePath(text) else { throw .invalidPath }
        let above = path.folders
        guard !files.contains(text), !folders.contains(text), !above.contains(where: files.contains) else {
            throw .pathInUse
        }
        files.insert(text)
        folders.formUnion(above)
    }
}
