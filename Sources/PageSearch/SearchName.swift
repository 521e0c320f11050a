import WhisperPagePort

/// A chat or a person, as the search of an archive finds them: by a name.
public struct SearchName: Hashable, Sendable {
    /// The names: the first one is shown. Of each, the first 100 UTF-16 units are kept, and at most 12 of them.
    public var names: [String]
    /// The path of its page, relative to the archive: a valid `PagePath`.
    public var page: String
    /// Whether it is a person, and not a chat.
    public var isPerson: Bool

    /// Creates an entry.
    public init(names: [String], page: String, isPerson: Bool) {
        self.names = names
        self.page = page
        self.isPerson = isPerson
    }
}

/// Writes chats and people as shards, in the order in which they were added.
struct NameTable {
    /// The number of shards.
    private(set) var shardCount = 0
    /// The size of the shards in bytes.
    private(set) var size = 0

    private let output: any PageOutput
    private var text = ShardText()
    private var entries: [UInt8] = []

    private static let mostNames = 12
    private static let longestName = 100
    /// A shard ends after so many units of text: even if each takes four characters, it stays below the limit.
    private static let mostUnits = 45_000

    init(output: any PageOutput) {
        self.output = output
    }

    mutating func add(_ name: SearchName) throws(PageOutputError) {
        var seen: Set<[UInt16]> = []
        let names = name.names.prefix(NameTable.mostNames)
            .map { ShardText.units(of: $0, limit: NameTable.longestName) }
            .filter { seen.insert($0).inserted }
        ShardDigits.append(name.isPerson ? 1 : 0, to: &entries)
        append(ShardText.units(of: name.page, limit: 200))
        ShardDigits.append(UInt64(names.count), to: &entries)
        for name in names { append(name) }
        if text.count > NameTable.mostUnits { try flush() }
    }

    /// Writes what is left.
    mutating func finish() throws(PageOutputError) {
        if !entries.isEmpty { try flush() }
    }

    private mutating func append(_ units: [UInt16]) {
        ShardDigits.append(UInt64(units.count), to: &entries)
        text.append(units)
    }

    private mutating func flush() throws(PageOutputError) {
        var shard = Shard("n\(shardCount)")
        shard.add(text)
        shard.add("n", entries)
        size += try shard.write(to: output)
        shardCount += 1
        text.removeAll()
        entries.removeAll(keepingCapacity: true)
    }
}
