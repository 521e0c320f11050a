import CReader
import Glibc
import WhisperDatabaseGenerator
import WhisperExportGenerator
import WhisperIOSDatabaseGenerator

/// What an input stands for: a database, and what reads it.
///
/// The first byte chooses a generated database, of which the others are edits, so that what is tried lies behind the header:
/// a page, a place within it, a number of bytes, and these. 0 stands for the other bytes as they are. From 128 on, every
/// table is read; below, the adapter reads what it knows.
struct DatabaseInput {
    /// The systems whose adapters there are.
    enum Phone: CaseIterable { case android, iPhone }

    /// The bytes of the file.
    let bytes: [UInt8]
    /// Whose adapters read it.
    let phones: [Phone]
    /// Whether every row of every table is read.
    let isForTables: Bool

    init(_ input: UnsafeBufferPointer<UInt8>) {
        guard let first = input.first, first != 0 else {
            (bytes, phones, isForTables) = (Array(input.dropFirst()), Phone.allCases, true)
            return
        }
        isForTables = first >= 128
        let (phone, base) = Self.bases[Int((first & 127) % UInt8(Self.bases.count))]
        phones = isForTables ? [] : [phone]
        bytes = Self.edited(base, input.dropFirst())
    }

    private static func edited(_ base: [UInt8], _ edits: Slice<UnsafeBufferPointer<UInt8>>) -> [UInt8] {
        var bytes = base
        var rest = edits
        while rest.count > 4 {
            let head = Array(rest.prefix(4))
            let count = Int(head[3] & 15) + 1
            rest = rest.dropFirst(4)
            let page = Int(head[0]) % (bytes.count / pageSize)
            let place = (Int(head[1]) << 8 | Int(head[2])) % pageSize
            for (offset, byte) in rest.prefix(count).enumerated() where place + offset < pageSize {
                bytes[page * pageSize + place + offset] = byte
            }
            rest = rest.dropFirst(count)
        }
        return bytes
    }

    private static let pageSize = 1_024

    /// Three databases of each schema, each as small as it can be: the time that an input takes is that of its messages.
    private static let bases: [(Phone, [UInt8])] = (4...6).flatMap { (seed: UInt64) in
        var bases = AndroidSchema.allCases.map { schema in
            var generator = HistoryGenerator(seed: seed, features: schema.features)
            let history = generator.history(chats: 2, messages: 3)
            return (Phone.android, made(SQLText.statements(AndroidDatabaseWriter(history, schema: schema).messages)))
        }
        bases.append((.iPhone, made(IOSHistory.database(using: SeededGenerator(seed: seed), messages: 7).sql())))
        return bases
    }

    private static func made(_ statements: String) -> [UInt8] {
        var size = 0
        guard let bytes = creader_make(statements, &size), size % pageSize == 0 else {
            fatalError("a database cannot be made")
        }
        defer { free(bytes) }
        return Array(UnsafeBufferPointer(start: bytes, count: size))
    }
}
