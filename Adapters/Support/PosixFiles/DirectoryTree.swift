import CWhisperProcess

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Whole directories: copied, put in place, brought to the medium, removed.
package enum DirectoryTree {
    /// Copies the files of a directory and of those below it; files that are there already are left alone.
    ///
    /// - Parameter report: Receives how many files are done, of how many.
    package static func copy(_ source: String, to target: String, report: (Int64, Int64) -> Void) throws {
        let (directories, files) = try contents(of: source)
        for directory in [""] + directories { try Files.makeDirectory(target + directory) }
        for (index, file) in files.enumerated() {
            try Task.checkCancellation()
            if try !Files.exists(target + file) { try copyFile(source + file, to: target + file) }
            report(Int64(index + 1), Int64(files.count))
        }
        for directory in directories.reversed() + [""] { try Files.synchronizeDirectory(target + directory) }
    }

    /// Makes a directory and those above it that are missing, for their owner alone.
    package static func makeAll(_ directory: String) throws(FileError) {
        var missing: [String] = []
        var path = directory
        while try !Files.exists(path) {
            missing.append(path)
            path = Files.parent(of: path)
        }
        for path in missing.reversed() { try Files.makeDirectory(path) }
    }

    /// Copies a file to a name that is not there, onto the medium.
    package static func copyFile(_ source: String, to target: String) throws(CopyFailure) {
        func reading<Result: ~Copyable>(_ body: () throws(FileError) -> Result) throws(CopyFailure) -> Result {
            do throws(FileError) { return try body() } catch { throw CopyFailure(error, of: source, isOfSource: true) }
        }
        func writing<Result: ~Copyable>(_ body: () throws(FileError) -> Result) throws(CopyFailure) -> Result {
            do throws(FileError) { return try body() } catch { throw CopyFailure(error, of: target, isOfSource: false) }
        }
        let input = try reading { () throws(FileError) in try OpenFile.reading(source) }
        let output = try writing { () throws(FileError) in try OpenFile.creating(target) }
        while true {
            let bytes = try reading { () throws(FileError) in try input.read(atMost: chunk) }
            if bytes.isEmpty { break }
            try writing { () throws(FileError) in try output.write(bytes) }
        }
        try writing { () throws(FileError) in try output.synchronize() }
    }

    /// Gives a directory another name.
    ///
    /// - Parameter mayReplace: Whether something may bear the name already: it is exchanged in one step, and removed. Where
    ///   it may not, a name that is taken fails with `exists`.
    package static func put(_ directory: String, at place: String, mayReplace: Bool) throws(FileError) {
        let parent = Files.parent(of: place)
        let isTaken = mayReplace ? try Files.exists(place) : false
        if isTaken {
            try exchange(directory, place)
            try Files.synchronizeDirectory(parent)
            try remove(directory)
        } else {
            do {
                // Fails where a directory with content bears the name.
                try Files.rename(directory, to: place)
            } catch .notEmpty {
                throw .exists
            }
            try Files.synchronizeDirectory(parent)
        }
    }

    /// Lets two directories change names. In one step, where the file system can do that: otherwise for a moment nothing
    /// bears the second name, and what bore it is found beside it under a name that ends in `.replaced`.
    package static func exchange(_ one: String, _ other: String) throws(FileError) {
        #if WHISPER_TEST_HOOKS
            try FileFaults.check(.rename)
        #endif
        let result = unsafe whisper_exchange_names(one, other)
        if result == 0 { return }
        guard [EINVAL, ENOSYS, EOPNOTSUPP].contains(-result) else { throw FileError(number: -result) }
        let aside = other + ".replaced"
        try Files.rename(other, to: aside)
        do {
            try Files.rename(one, to: other)
        } catch {
            try Files.rename(aside, to: other)
            throw error
        }
        try Files.rename(aside, to: one)
    }

    /// Returns once everything in a directory and below it would survive a power loss.
    ///
    /// One call of the system for all files where it has one, which is as if each had been synchronised.
    ///
    /// - Parameter directory: Open since before the files were written, so that failures to write them since are reported.
    package static func synchronize(_ directory: borrowing DirectoryLock, at path: String) throws(FileError) {
        #if WHISPER_TEST_HOOKS
            try FileFaults.check(.synchronizeFile)
        #endif
        let result = directory.synchronizeFileSystem()
        if result == 0 { return }
        guard result == -ENOSYS else { throw FileError(number: -result) }
        let (directories, files) = try contents(of: path)
        for file in files { try OpenFile.reading(path + file).synchronizeDescriptor() }
        for directory in directories.reversed() + [""] { try Files.synchronizeDirectory(path + directory) }
    }

    /// Removes everything in a directory, which stays.
    package static func empty(_ path: String) throws(FileError) {
        let (directories, files) = try contents(of: path)
        for file in files { try Files.remove(path + file) }
        for directory in directories.reversed() { try Files.removeDirectory(path + directory) }
    }

    /// Removes a directory with everything in it; one that is not there is no error.
    package static func remove(_ path: String) throws(FileError) {
        guard try Files.exists(path) else { return }
        try empty(path)
        try Files.removeDirectory(path)
    }

    /// The directories and files below a directory, each with a slash before it; a directory comes before its content.
    private static func contents(of root: String) throws(FileError) -> (directories: [String], files: [String]) {
        var directories: [String] = []
        var files: [String] = []
        var pending = [""]
        while let directory = pending.popLast() {
            for name in try Files.names(in: root + directory).sorted() {
                let path = directory + "/" + name
                if try Files.kind(root + path) == .directory {
                    directories.append(path)
                    pending.append(path)
                } else {
                    files.append(path)
                }
            }
        }
        return (directories, files)
    }

    private static let chunk = 1 << 20
}
