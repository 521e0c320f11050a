public import WhisperPagePort

/// Writes the search data of an archive: messages in any order, then the shards (LOOK-3).
///
/// A browser searches them from `file://`, where scripts can load nothing but other scripts: each shard is one, and the
/// folder `search` of the archive has them all. `docs/formats.md` describes the format, `search.js` reads it. Memory use
/// does not depend on the number of messages: what is sorted goes through the output's runs.
///
/// Used by one task at a time.
public struct SearchIndexWriter {
    private let output: any PageOutput
    private var sorter: MessageSorter
    private var names: NameTable

    /// Begins the search data of an archive.
    public init(to output: any PageOutput) {
        self.output = output
        sorter = MessageSorter(output: output)
        names = NameTable(output: output)
    }

    /// Adds a message.
    ///
    /// - Throws: The output's error.
    public mutating func add(_ message: SearchMessage) throws(PageOutputError) {
        try sorter.add(message)
    }

    /// Adds a chat or a person. Those that match are shown in the order in which they were added.
    ///
    /// - Throws: The output's error.
    public mutating func add(_ name: SearchName) throws(PageOutputError) {
        try names.add(name)
    }

    /// Writes the shards and the script.
    ///
    /// - Parameter progress: Is called after every 10,000 messages with their number.
    /// - Returns: What was written.
    /// - Throws: The output's error.
    public consuming func finish(
        progress: (_ messages: Int) -> Void = { _ in }
    ) throws(PageOutputError) -> SearchIndexSummary {
        var messages = try sorter.sorted()
        var table = MessageTable(output: output)
        var index = SearchRoot()
        var segment = WordSegment(first: 0)
        while let message = try messages.next() {
            try table.add(message)
            segment.add(message)
            if segment.isFull {
                try index.add(segment, to: output)
                segment = WordSegment(first: table.count)
            }
            if table.count % 10_000 == 0 { progress(table.count) }
        }
        if segment.count > 0 { try index.add(segment, to: output) }
        try table.finish()
        try names.finish()
        let rootSize = try index.write(table, names: names.shardCount, to: output)
        let foldSize = try FoldShard.write(to: output)
        let file = try output.file(SearchScript.path)
        try file.write(SearchScript.bytes)
        try file.close()
        return SearchIndexSummary(
            messages: table.count, shards: index.shardCount + table.firsts.count + names.shardCount + 2,
            bytes: Int64(table.size + index.size + names.size + rootSize + foldSize))
    }
}

/// What was written of search data.
public struct SearchIndexSummary: Hashable, Sendable {
    /// The number of messages that can be found.
    public let messages: Int
    /// The number of shards.
    public let shards: Int
    /// The size of all shards in bytes, without the script.
    public let bytes: Int64
}
