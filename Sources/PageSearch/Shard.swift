import WhisperPagePort

/// A file of search data: a call of the script's one function with one string, which it reads with `JSON.parse`.
///
/// The string is an object of JSON whose strings consist of the characters of `ShardDigits`: nothing in a message can end
/// it, whatever the page's policy (LOOK-2).
struct Shard {
    /// The most that a shard may have, in bytes (LOOK-3).
    static let limit = 262_144
    /// The folder of the search data within an archive.
    static let folder = "search"

    private var bytes: [UInt8]
    private let name: String

    /// Begins a shard.
    ///
    /// - Parameter name: The name of its file without extension: lower-case letters, digits and `-`.
    init(_ name: String) {
        self.name = name
        bytes = Array("whisperShard('{\"i\":\"\(name)\"".utf8)
    }

    /// Adds a member whose value consists of the characters of `ShardDigits`.
    mutating func add(_ key: Character, _ digits: [UInt8]) {
        bytes += Array(",\"\(key)\":\"".utf8)
        bytes += digits
        bytes.append(UInt8(ascii: "\""))
    }

    /// Adds a number.
    mutating func add(_ key: Character, _ number: Int) {
        bytes += Array(",\"\(key)\":\(number)".utf8)
    }

    /// Adds the members of a text.
    mutating func add(_ text: ShardText) {
        bytes.append(UInt8(ascii: ","))
        text.write(to: &bytes)
    }

    /// Writes the file; returns its size in bytes.
    func write(to output: any PageOutput) throws(PageOutputError) -> Int {
        let file = try output.file("\(Shard.folder)/\(name).js")
        let end = Array("}');\n".utf8)
        try file.write(bytes + end)
        try file.close()
        return bytes.count + end.count
    }
}
