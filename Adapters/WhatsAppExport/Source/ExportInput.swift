import WhisperIngestionPort
import WhisperMessage

/// The parts of an export: the chat's text, the files beside it, and what their names reveal.
struct ExportInput: Sendable {
    /// The chat's text.
    let text: ChatText
    /// The files that messages may refer to.
    let files: any AttachmentIndex
    /// The chat's title in the name of the file or folder.
    let title: String?
    /// When the text was written, in UTC, if the file says so.
    var writtenAt: Timestamp?
    /// The same in the local time that archives use.
    var writtenAtLocally: LocalDateTime?
}

/// The location of a chat's text.
enum ChatText: Sendable {
    case plain(any ByteSource)
    case entry(ZipArchive, Int)

    /// Its length in bytes.
    var size: Int64 {
        switch self {
        case .plain(let source): source.size
        case .entry(let archive, let number): archive.entries[number].size
        }
    }

    /// Its bytes from the start.
    func stream() throws(IngestionError) -> any ByteStream {
        switch self {
        case .plain(let source): SourceStream(source)
        case .entry(let archive, let number): try archive.stream(number)
        }
    }
}

/// An available file, and its size in bytes.
struct AvailableFile {
    let source: any AttachmentSource
    let size: Int64
}

/// The available files beside a chat's text, by name.
protocol AttachmentIndex: Sendable {
    /// Whether there is a file with this name.
    func contains(_ name: String) -> Bool
    /// The file with this name.
    func file(named name: String) -> AvailableFile?
    /// Names shared by several files, at most a hundred; the first file with each name is used.
    var repeatedNames: [String] { get }
}

extension AttachmentIndex {
    /// None, as file names in a folder are unique.
    var repeatedNames: [String] { [] }
}

/// No files: a text on its own.
struct NoFiles: AttachmentIndex {
    func contains(_ name: String) -> Bool { false }
    func file(named name: String) -> AvailableFile? { nil }
}

extension ByteStream {
    /// Passes all bytes on in chunks of 64 KiB.
    func pour<Failure: Error>(
        _ consume: (UnsafeRawBufferPointer) throws(Failure) -> Void
    ) throws(AttachmentReadError<Failure>) {
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 64 << 10, alignment: 16)
        defer { unsafe buffer.deallocate() }
        while true {
            let got: Int
            do throws(IngestionError) {
                got = unsafe try read(into: buffer)
            } catch {
                throw .source(error)
            }
            if got == 0 { return }
            do throws(Failure) {
                unsafe try consume(UnsafeRawBufferPointer(rebasing: buffer[0..<got]))
            } catch {
                throw .consumer(error)
            }
        }
    }
}
