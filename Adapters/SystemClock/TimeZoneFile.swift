/// A parsed zone file in the format of RFC 8536 (TZif, versions 1 to 4).
struct TimeZoneFile {
    /// The transitions, in seconds since 1970, ascending.
    let transitions: [Int64]
    /// The offset from UTC, in seconds east, before the first transition and after each.
    let offsets: [Int32]
    /// The rule for the time after the last transition, in the form of the TZ variable; nil if there is none.
    let footer: String?

    /// Larger files are rejected.
    static let largestSize = 1_048_576

    /// Parses a file; nil if it does not have this form. Zones with leap seconds are rejected, as timestamps here do
    /// not count them.
    init?(_ bytes: [UInt8]) {
        var reader = ByteReader(bytes)
        guard let first = Header(&reader) else { return nil }
        if first.version == 1 {
            guard let block = DataBlock(&reader, first, timeSize: 4) else { return nil }
            (transitions, offsets, footer) = (block.transitions, block.offsets, nil)
            return
        }
        guard reader.skip(first.blockSize(timeSize: 4)), let second = Header(&reader),
            let block = DataBlock(&reader, second, timeSize: 8), reader.byte() == UInt8(ascii: "\n")
        else { return nil }
        let rule = reader.rest().prefix { $0 != UInt8(ascii: "\n") }
        transitions = block.transitions
        offsets = block.offsets
        footer = rule.isEmpty ? nil : String(decoding: rule, as: UTF8.self)
    }
}

/// The 44 bytes in front of each data block.
private struct Header {
    let version: Int
    let utcIndicators: Int
    let standardIndicators: Int
    let leapSeconds: Int
    let times: Int
    let types: Int
    let characters: Int

    init?(_ reader: inout ByteReader) {
        guard reader.take(4) == Array("TZif".utf8), let mark = reader.byte(), reader.skip(15) else { return nil }
        version = mark == 0 ? 1 : Int(mark) - Int(UInt8(ascii: "0"))
        var counts: [Int] = []
        for _ in 0..<6 {
            guard let count = reader.integer(size: 4), (0...100_000).contains(count) else { return nil }
            counts.append(Int(count))
        }
        utcIndicators = counts[0]
        standardIndicators = counts[1]
        leapSeconds = counts[2]
        times = counts[3]
        types = counts[4]
        characters = counts[5]
        guard version >= 1, types >= 1, leapSeconds == 0 else { return nil }
    }

    func blockSize(timeSize: Int) -> Int {
        times * (timeSize + 1) + types * 6 + characters + leapSeconds * (timeSize + 4) + standardIndicators
            + utcIndicators
    }
}

/// The transitions with the offset after each.
private struct DataBlock {
    let transitions: [Int64]
    let offsets: [Int32]

    init?(_ reader: inout ByteReader, _ header: Header, timeSize: Int) {
        var transitions: [Int64] = []
        for _ in 0..<header.times {
            guard let time = reader.integer(size: timeSize) else { return nil }
            if let last = transitions.last, last >= time { return nil }
            transitions.append(time)
        }
        guard let indices = reader.take(header.times) else { return nil }
        var types: [Int32] = []
        for _ in 0..<header.types {
            // The bounds of RFC 8536, section 3.2: more than -25 hours, less than 26.
            guard let offset = reader.integer(size: 4), (-89_999...93_599).contains(offset), reader.skip(2) else {
                return nil
            }
            types.append(Int32(offset))
        }
        guard reader.skip(header.characters + header.standardIndicators + header.utcIndicators),
            indices.allSatisfy({ Int($0) < types.count })
        else { return nil }
        self.transitions = transitions
        offsets = [types[0]] + indices.map { types[Int($0)] }
    }
}

/// Reads bytes from the front.
private struct ByteReader {
    private let bytes: [UInt8]
    private var position = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    mutating func take(_ count: Int) -> [UInt8]? {
        guard count >= 0, bytes.count - position >= count else { return nil }
        defer { position += count }
        return Array(bytes[position..<position + count])
    }

    mutating func skip(_ count: Int) -> Bool {
        take(count) != nil
    }

    mutating func byte() -> UInt8? {
        take(1)?.first
    }

    /// A signed big-endian number.
    mutating func integer(size: Int) -> Int64? {
        guard let taken = take(size), let first = taken.first else { return nil }
        return taken.dropFirst().reduce(Int64(Int8(bitPattern: first))) { $0 << 8 | Int64($1) }
    }

    mutating func rest() -> ArraySlice<UInt8> {
        defer { position = bytes.count }
        return bytes[position...]
    }
}
