import WhisperPagePort
import WhisperPosixFiles
import WhisperSealingPort
import WhisperSecretMemory

/// A file of a sealed archive. What is written is collected into pieces of 16 KiB.
final class SealedPageFile: PageFile {
    private let output: SealedPages
    private let number: UInt32
    private var pending: [UInt8] = []
    private var isClosed = false

    init(_ number: UInt32, of output: SealedPages) {
        self.number = number
        self.output = output
    }

    func write(_ bytes: [UInt8]) throws(PageOutputError) {
        try output.checkWorking()
        guard !isClosed else { throw .finished }
        pending += bytes
        if pending.count >= 16_384 { try flush() }
    }

    func close() throws(PageOutputError) {
        try output.checkWorking()
        guard !isClosed else { throw .finished }
        try flush()
        isClosed = true
        try output.close(number)
    }

    private func flush() throws(PageOutputError) {
        let bytes = pending
        pending.removeAll(keepingCapacity: true)
        try output.write(bytes, to: number)
    }
}

/// Scratch data in a file without a name, sealed under a key that only this value has.
final class SealedPageRun: PageRun {
    private let output: SealedPages
    private let sealing: any Sealing
    private let file: SharedFile
    private let key: SharedKey
    private var writer: ChunkWriter?
    private var header: [UInt8]
    private var reader: ChunkReader?
    private var pending: [UInt8] = []

    init(_ file: SharedFile, of output: SealedPages, _ sealing: any Sealing) throws(PageOutputError) {
        do {
            key = SharedKey(try sealing.makeKey())
            let writer = try ChunkWriter(under: key, sealing)
            header = writer.header
            self.writer = writer
        } catch {
            throw PageOutputError(error)
        }
        self.file = file
        self.output = output
        self.sealing = sealing
    }

    func write(_ bytes: [UInt8]) throws(PageOutputError) {
        try output.checkWorking()
        guard writer != nil else { throw .finished }
        do {
            try writer?.write(bytes, to: file)
        } catch {
            output.fail()
            throw error
        }
    }

    func read(atMost limit: Int) throws(PageOutputError) -> [UInt8] {
        try output.checkWorking()
        if writer != nil { try beginReading() }
        while pending.isEmpty, reader?.isAtEnd == false {
            let sealed = try onFiles { () throws(FileError) in
                try file.file.read(atMost: SealedArchiveHeader.chunkSize + SealedArchiveHeader.chunkOverhead)
            }
            do {
                pending = try reader?.next(sealed) ?? []
            } catch {
                throw .damaged
            }
        }
        let bytes = Array(pending.prefix(max(limit, 1)))
        pending.removeFirst(bytes.count)
        return bytes
    }

    private func beginReading() throws(PageOutputError) {
        do {
            try writer?.finish(to: file)
        } catch {
            output.fail()
            throw error
        }
        writer = nil
        try onFiles { () throws(FileError) in try file.file.seek(to: 0) }
        do {
            reader = try ChunkReader(header: header, under: key, sealing)
        } catch {
            throw PageOutputError(error)
        }
    }
}
