import WhisperContacts
import WhisperPagePort

/// Writes what results show of messages, in the order of their numbers, as shards that a search loads for its hits.
struct MessageTable {
    /// The number of messages.
    private(set) var count = 0
    /// The number of the first message of each shard.
    private(set) var firsts: [Int] = []
    /// The size of the shards in bytes.
    private(set) var size = 0

    private let output: any PageOutput
    /// The strings of the shard, each once: pages, chats and senders. By their units, as equal strings may be written
    /// in different characters.
    private var strings: [[UInt16]: Int] = [:]
    private var stringText = ShardText()
    private var stringLengths: [UInt8] = []
    private var texts: [UInt16] = []
    private var entries: [UInt8] = []
    private var entryCount = 0
    /// The time of the last entry, and the last anchor on each page.
    private var lastTime: Int64 = 0
    private var lastAnchors: [Int: UInt32] = [:]

    /// The lengths at which texts and names are cut, in units of UTF-16.
    private static let longestText = 2_000
    private static let longestName = 100
    /// The latest time that scripts can represent, in seconds since 1970; the earliest is as long before.
    private static let latestTime: Int64 = 8_640_000_000_000
    /// A shard ends after so many units of text or so many entries. Smaller than the limit, as one hit loads a whole one.
    private static let mostUnits = 45_000
    private static let mostEntries = 4_000

    init(output: any PageOutput) {
        self.output = output
    }

    /// Adds the next message.
    mutating func add(_ message: SearchMessage) throws(PageOutputError) {
        if entryCount == 0 { firsts.append(count) }
        let page = number(of: message.page, limit: 200)
        let chat = number(of: message.chat, limit: MessageTable.longestName)
        let sender = number(of: message.sender, limit: MessageTable.longestName)
        let text = ShardText.units(of: message.text, limit: MessageTable.longestText)
        let time = min(max(message.localTime, -MessageTable.latestTime), MessageTable.latestTime)
        let anchor = Int64(message.anchor) - Int64(lastAnchors[page] ?? 0)
        ShardDigits.append(UInt64(page), to: &entries)
        ShardDigits.append(UInt64(chat), to: &entries)
        ShardDigits.append(UInt64(sender), to: &entries)
        // Most distances are 1, so that one character has room for the assurance as well.
        let place = ShardDigits.unsigned(anchor) * MessageAssurance.codeCount + UInt64(message.assurance.code)
        ShardDigits.append(place, to: &entries)
        ShardDigits.append(signed: time - lastTime, to: &entries)
        ShardDigits.append(UInt64(text.count), to: &entries)
        if text.isEmpty { ShardDigits.append(UInt64(message.kind.code), to: &entries) }
        texts += text
        lastAnchors[page] = message.anchor
        lastTime = time
        entryCount += 1
        count += 1
        if texts.count + stringText.count > MessageTable.mostUnits || entryCount >= MessageTable.mostEntries {
            try flush()
        }
    }

    /// Writes what is left.
    mutating func finish() throws(PageOutputError) {
        if entryCount > 0 { try flush() }
    }

    private mutating func number(of string: String, limit: Int) -> Int {
        let units = ShardText.units(of: string, limit: limit)
        if let known = strings[units] { return known }
        stringText.append(units)
        ShardDigits.append(UInt64(units.count), to: &stringLengths)
        strings[units] = strings.count
        return strings.count - 1
    }

    private mutating func flush() throws(PageOutputError) {
        var shard = Shard("t\(firsts.count - 1)")
        var text = stringText
        text.append(texts)
        shard.add(text)
        shard.add("s", stringLengths)
        shard.add("n", entries)
        size += try shard.write(to: output)
        strings.removeAll(keepingCapacity: true)
        stringText.removeAll()
        stringLengths.removeAll(keepingCapacity: true)
        texts.removeAll(keepingCapacity: true)
        entries.removeAll(keepingCapacity: true)
        entryCount = 0
        lastTime = 0
        lastAnchors.removeAll(keepingCapacity: true)
    }
}
