import WhisperPagePort
import WhisperPosixFiles

/// A file of an archive in a folder. What is written is collected into pieces of 64 KiB.
final class FolderPageFile: PageFile {
    private let output: FolderPages
    private var file: OpenFile?
    private var pending: [UInt8] = []

    init(_ file: consuming OpenFile, of output: FolderPages) {
        self.file = consume file
        self.output = output
    }

    func write(_ bytes: [UInt8]) throws(PageOutputError) {
        try output.checkWorking()
        guard file != nil else { throw .finished }
        pending += bytes
        if pending.count >= 65_536 { try flush() }
    }

    func close() throws(PageOutputError) {
        try output.checkWorking()
        guard file != nil else { throw .finished }
        try flush()
        file = nil
        try output.didClose()
    }

    private func flush() throws(PageOutputError) {
        do {
            try file?.write(pending)
            pending.removeAll(keepingCapacity: true)
        } catch {
            output.fail()
            throw PageOutputError(error)
        }
    }
}

/// Scratch data in a file without a name.
final class FolderPageRun: PageRun {
    private let output: FolderPages
    private let file: OpenFile
    private var isReading = false
    private var pending: [UInt8] = []

    init(_ file: consuming OpenFile, of output: FolderPages) {
        self.file = file
        self.output = output
    }

    func write(_ bytes: [UInt8]) throws(PageOutputError) {
        try output.checkWorking()
        guard !isReading else { throw .finished }
        pending += bytes
        if pending.count >= 65_536 { try flush() }
    }

    func read(atMost limit: Int) throws(PageOutputError) -> [UInt8] {
        try output.checkWorking()
        if !isReading {
            try flush()
            pending = []
            isReading = true
            try onFiles { () throws(FileError) in try file.seek(to: 0) }
        }
        return try onFiles { () throws(FileError) in try file.read(atMost: max(limit, 1)) }
    }

    private func flush() throws(PageOutputError) {
        do {
            try file.write(pending)
            pending.removeAll(keepingCapacity: true)
        } catch {
            output.fail()
            throw PageOutputError(error)
        }
    }
}
