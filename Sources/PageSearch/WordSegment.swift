import WhisperPagePort

/// The words of consecutive messages, collected in memory until they are written as shards.
///
/// A search looks into the newest segment first, and into older ones only if it needs more hits. A segment ends after so
/// many messages that the list of any word fits into a shard, or when its words have taken the memory that they may.
struct WordSegment {
    /// The largest number of messages.
    static let mostMessages = 131_072
    /// The memory that a segment may take, about, in bytes.
    private static let mostMemory = 24 << 20

    /// The number of the first message.
    let first: Int
    /// The number of messages.
    private(set) var count = 0
    private var tokens = TokenTable()
    /// For each token the last place in `offsets`, plus one.
    private var heads: [UInt32] = []
    /// A message within the segment for each use of a token, and the place of the previous use, plus one.
    private var offsets: [UInt32] = []
    private var previous: [UInt32] = []

    init(first: Int) {
        self.first = first
    }

    var isFull: Bool {
        count >= WordSegment.mostMessages || tokens.size + offsets.count * 8 + heads.count * 4 > WordSegment.mostMemory
    }

    /// Adds the next message: the words of its text, and of its sender's name, as the vault's search has them.
    mutating func add(_ message: SearchMessage) {
        let offset = UInt32(count)
        for field in [message.text, message.sender] {
            SearchTokens.each(of: field) { token in
                let number = tokens.number(of: token)
                if number == heads.count { heads.append(0) }
                let head = heads[number]
                // Once for each message.
                if head > 0, offsets[Int(head) - 1] == offset { return }
                offsets.append(offset)
                previous.append(head)
                heads[number] = UInt32(offsets.count)
            }
        }
        count += 1
    }

    /// Writes the shards, in the order of their words.
    ///
    /// - Returns: The first word of each shard, and their size in bytes.
    func write(segment: Int, to output: any PageOutput) throws(PageOutputError) -> (words: [[UInt8]], size: Int) {
        var writer = WordShardWriter(segment: segment, output: output)
        for number in tokens.sorted() { try writer.add(tokens[number], list(of: number)) }
        return try writer.finish()
    }

    /// The messages of a token, the newest first: the distance of the first one from the segment's last message, then
    /// the number of messages between each and the one before it.
    private func list(of number: Int) -> [UInt8] {
        var list: [UInt8] = []
        var expected = UInt32(count) - 1
        var place = heads[number]
        while place > 0 {
            let offset = offsets[Int(place) - 1]
            ShardDigits.append(UInt64(expected - offset), to: &list)
            expected = offset &- 1
            place = previous[Int(place) - 1]
        }
        return list
    }
}

/// Writes the words of a segment, in ascending order, as shards.
private struct WordShardWriter {
    let segment: Int
    let output: any PageOutput

    private var text = ShardText()
    private var numbers: [UInt8] = []
    private var lists: [UInt8] = []
    private var last: [UInt16] = []
    private var firsts: [[UInt8]] = []
    private var size = 0

    /// What a shard may have besides what is counted: names of members, the alphabet.
    private static let reserve = 24_000

    init(segment: Int, output: any PageOutput) {
        self.segment = segment
        self.output = output
    }

    mutating func add(_ word: ArraySlice<UInt8>, _ list: [UInt8]) throws(PageOutputError) {
        let used = lists.count + numbers.count + ShardText.unitSize * text.count
        if !lists.isEmpty, used + list.count + 512 > Shard.limit - WordShardWriter.reserve { try flush() }
        if lists.isEmpty { firsts.append(Array(word)) }
        let units = Array(String(decoding: word, as: UTF8.self).utf16)
        let shared = zip(units, last).prefix { $0 == $1 }.count
        ShardDigits.append(UInt64(shared), to: &numbers)
        ShardDigits.append(UInt64(units.count - shared), to: &numbers)
        ShardDigits.append(UInt64(list.count), to: &numbers)
        text.append(units[shared...])
        lists += list
        last = units
    }

    private mutating func flush() throws(PageOutputError) {
        guard !lists.isEmpty else { return }
        var shard = Shard("w\(segment)-\(firsts.count - 1)")
        shard.add(text)
        shard.add("n", numbers)
        shard.add("p", lists)
        size += try shard.write(to: output)
        text.removeAll()
        numbers.removeAll(keepingCapacity: true)
        lists.removeAll(keepingCapacity: true)
        last = []
    }

    mutating func finish() throws(PageOutputError) -> (words: [[UInt8]], size: Int) {
        try flush()
        return (firsts, size)
    }
}
