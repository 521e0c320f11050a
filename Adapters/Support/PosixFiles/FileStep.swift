/// The moments at which writing a file can be interrupted, in the order in which they come.
public enum FileStep: String, Sendable, CaseIterable {
    /// Before a file is made.
    case create
    /// Before bytes are written to it.
    case write
    /// Before its content is brought to the medium.
    case synchronizeFile = "synchronize-file"
    /// Before it takes its name.
    case rename
    /// Before the directory is brought to the medium.
    case synchronizeDirectory = "synchronize-directory"
    /// Before a name is removed.
    case remove
}

/// What happens at the steps of writing: nothing, or what a test of power loss and failing media wants.
public struct FileFaults: Sendable {
    private let before: @Sendable (FileStep) throws(FileError) -> Void

    /// Calls `before` ahead of each step; what it throws is what the step fails with.
    public init(before: @escaping @Sendable (FileStep) throws(FileError) -> Void) {
        self.before = before
    }

    /// Nothing happens.
    public static let none = FileFaults { (_) throws(FileError) in }

    func check(_ step: FileStep) throws(FileError) {
        try before(step)
    }
}
