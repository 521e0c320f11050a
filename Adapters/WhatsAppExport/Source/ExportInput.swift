import WhisperIngestionPort
import WhisperMessage

/// An export whose parts were found: the chat's text, the files beside it, and what their names tell.
struct ExportInput: Sendable {
    /// The chat's text.
    let text: ChatText
    /// The files that messages may name.
    let files: any AttachmentIndex
    /// The chat's title, as the name of the file or folder tells it.
    let title: String?
    /// When the text was written, in UTC, as far as the file tells.
    var writtenAt: Timestamp?
    /// The same in the local time that archives tell.
    var writtenAtLocally: LocalDateTime?
}

/// Where a chat's text stands.
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

/// A file at hand, and its size in bytes.
struct AvailableFile {
    let source: any AttachmentSource
    let size: Int64
}

/// The files at hand beside a chat's text, by name.
protocol AttachmentIndex: Sendable {
    /// Whether there is a file of this name.
    func contains(_ name: String) -> Bool
    /// The file of this name.
    func file(named name: String) -> AvailableFile?
    /// Names that several files have, at most a hundred of them: the first file stands for each.
    var repeatedNames: [String] { get }
}

extension AttachmentIndex {
    /// None: a folder has each name once.
    var repeatedNames: [String] { [] }
}

/// No files: a text by itself.
struct NoFiles: AttachmentIndex {
    func contains(_ name: String) -> Bool { false }
    func file(named name: String) -> AvailableFile? { nil }
}

extension ByteStream {
    /// Hands all bytes over in chunks of 64 KiB.
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
