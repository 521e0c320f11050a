/// The records of which the content of a sealed archive consists. Files are written side by side, so their pieces are
/// mixed: each record names its file by a number, given in the order of the files' beginnings.
enum ArchiveRecord: Hashable {
    /// A file begins; its number is the next one.
    case begin(path: String)
    /// The next bytes of an open file.
    case data(file: UInt32, bytes: [UInt8])
    /// An open file is complete.
    case end(file: UInt32)
    /// The archive is complete.
    case finish

    /// The most bytes in one record.
    static let most = 1 << 20

    private enum Kind: UInt8 {
        case begin = 1
        case data = 2
        case end = 3
        case finish = 4
    }

    /// Kind, the number of the file, the number of bytes; then these.
    static let headSize = 9

    var bytes: [UInt8] {
        switch self {
        case .begin(let path): ArchiveRecord.head(.begin, 0, path.utf8.count) + Array(path.utf8)
        case .data(let file, let bytes): ArchiveRecord.head(.data, file, bytes.count) + bytes
        case .end(let file): ArchiveRecord.head(.end, file, 0)
        case .finish: ArchiveRecord.head(.finish, 0, 0)
        }
    }

    private static func head(_ kind: Kind, _ file: UInt32, _ count: Int) -> [UInt8] {
        [kind.rawValue]
            + [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: file >> UInt32($0)) }
            + [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: count >> $0) }
    }

    /// The number of bytes that follow a head; nil if it is none.
    static func length(after head: ArraySlice<UInt8>) -> Int? {
        guard head.count == headSize, head.first.flatMap({ Kind(rawValue: $0) }) != nil else { return nil }
        let count = head.suffix(4).reduce(0) { $0 << 8 | Int($1) }
        return count <= most ? count : nil
    }

    /// The record of a head and the bytes that follow; nil if it is none.
    init?(head: ArraySlice<UInt8>, bytes: ArraySlice<UInt8>) {
        guard let kind = head.first.flatMap({ Kind(rawValue: $0) }), head.count == ArchiveRecord.headSize else {
            return nil
        }
        let file = head.dropFirst().prefix(4).reduce(0) { $0 << 8 | UInt32($1) }
        switch kind {
        case .begin:
            guard file == 0, let path = String(validating: bytes, as: UTF8.self) else { return nil }
            self = .begin(path: path)
        case .data: self = .data(file: file, bytes: Array(bytes))
        case .end:
            guard bytes.isEmpty else { return nil }
            self = .end(file: file)
        case .finish:
            guard bytes.isEmpty, file == 0 else { return nil }
            self = .finish
        }
    }
}
