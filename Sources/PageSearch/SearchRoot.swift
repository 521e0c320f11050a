import WhisperPagePort

/// The shard from which a search starts: the segments with the first words of their shards, and the first message of
/// each shard of messages.
struct SearchRoot {
    /// The number of shards of words.
    private(set) var shardCount = 0
    /// The size of the shards of words in bytes.
    private(set) var size = 0

    private var segmentCount = 0
    private var text = ShardText()
    private var numbers: [UInt8] = []

    /// Writes a segment, and notes where its words are.
    mutating func add(_ segment: WordSegment, to output: any PageOutput) throws(PageOutputError) {
        let (words, size) = try segment.write(segment: segmentCount, to: output)
        ShardDigits.append(UInt64(segment.count), to: &numbers)
        ShardDigits.append(UInt64(words.count), to: &numbers)
        for word in words {
            let units = Array(String(decoding: word, as: UTF8.self).utf16)
            ShardDigits.append(UInt64(units.count), to: &numbers)
            text.append(units)
        }
        segmentCount += 1
        shardCount += words.count
        self.size += size
    }

    /// Writes the shard; returns its size in bytes.
    ///
    /// - Parameter names: The number of shards of chats and people.
    func write(_ table: MessageTable, names: Int, to output: any PageOutput) throws(PageOutputError) -> Int {
        var shard = Shard("index")
        shard.add("v", 1)
        shard.add("c", segmentCount)
        shard.add("p", names)
        shard.add(text)
        shard.add("n", numbers)
        var distances: [UInt8] = []
        var last = 0
        for first in table.firsts {
            ShardDigits.append(UInt64(first - last), to: &distances)
            last = first
        }
        shard.add("m", distances)
        return try shard.write(to: output)
    }
}
