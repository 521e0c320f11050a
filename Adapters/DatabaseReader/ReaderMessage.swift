import WhisperRowPort

/// A request to the reader, and what its answers mean (docs/reader-protocol.md).
struct ReaderRequest {
    /// What the reader is asked to do.
    enum Operation: UInt8 {
        case hello = 1
        case open = 2
        case tables = 3
        case query = 4
        case fetch = 5
        case close = 6
        case verify = 7
        case read = 8
        case derive = 9
        case unwrap = 10
        case decryptor = 11
        case decrypt = 12
        case endDecryptor = 13
    }

    /// A part of a request. Keys are written from guarded memory.
    enum Part {
        case bytes([UInt8])
        case key(ForeignKey)
    }

    /// The parts in order.
    private(set) var parts: [Part] = []
    /// The bytes that have been added since the last key.
    private var pending: [UInt8]
    /// The number of bytes of all parts.
    private var size = 1

    /// Creates a request without content.
    init(_ operation: Operation) {
        pending = [operation.rawValue]
    }

    /// Adds a number of fixed width.
    mutating func add(_ number: some FixedWidthInteger) {
        for index in 0..<number.bitWidth / 8 { pending.append(UInt8(truncatingIfNeeded: number >> (8 * index))) }
        size += number.bitWidth / 8
    }

    /// Adds bytes without their number.
    mutating func add(raw bytes: [UInt8]) {
        pending += bytes
        size += bytes.count
    }

    /// Adds bytes after their number.
    mutating func add(_ bytes: [UInt8]) {
        add(UInt32(clamping: bytes.count))
        add(raw: bytes)
    }

    /// Adds a name after its length.
    mutating func add(name: String) {
        let bytes = Array(name.utf8)
        add(UInt16(clamping: bytes.count))
        add(raw: Array(bytes.prefix(Int(UInt16.max))))
    }

    /// Adds a key without its length.
    mutating func add(_ key: ForeignKey) {
        parts += [.bytes(pending), .key(key)]
        pending = []
        size += key.bytes.count
    }

    /// The length of the message, and its parts.
    consuming func finish() -> [Part] {
        let length = (0..<4).map { UInt8(truncatingIfNeeded: size >> (8 * $0)) }
        return [.bytes(length)] + parts + [.bytes(pending)]
    }
}

/// The first byte of an answer.
enum ReaderOutcome {
    /// The answer is complete.
    static let done: UInt8 = 0
    /// More of it follows.
    static let continued: UInt8 = 1
    /// The size of every message of an answer but the last.
    static let piece = 256 * 1_024

    /// The error of a code; nil for one that the protocol does not have.
    static func error(_ code: UInt8, _ content: UnsafeRawBufferPointer) -> RowError? {
        switch code {
        case 16: .notADatabase
        case 17: .damaged
        case 18: .changed
        case 19: .wrongKey
        case 20: .notAvailable
        case 21: .tooMany
        case 22: .limit
        case 23: .full
        case 24:
            unsafe content.count == 4
                ? .failed(Int32(littleEndian: content.loadUnaligned(as: Int32.self))) : .failed(0)
        default: nil
        }
    }
}
