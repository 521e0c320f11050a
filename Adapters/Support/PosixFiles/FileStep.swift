#if WHISPER_TEST_HOOKS
    /// The moments at which writing a file can be interrupted, in the order in which they come.
    package enum FileStep: String, Sendable, CaseIterable {
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

    /// What a test of power loss and failing media lets happen at the steps of writing. Only a build with `WHISPER_TEST_HOOKS`
    /// has it (LIB-3).
    package struct FileFaults: Sendable {
        @TaskLocal private static var current: FileFaults?

        private let before: @Sendable (FileStep) throws(FileError) -> Void

        /// Calls `before` ahead of each step; what it throws is what the step fails with.
        package init(before: @escaping @Sendable (FileStep) throws(FileError) -> Void) {
            self.before = before
        }

        /// Lets these faults happen while a body runs, wherever in it files are written.
        package func during<Result>(_ body: () throws -> Result) rethrows -> Result {
            try FileFaults.$current.withValue(self, operation: body)
        }

        /// A step is about to begin.
        static func check(_ step: FileStep) throws(FileError) {
            try current?.before(step)
        }
    }
#endif
