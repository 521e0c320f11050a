/// SHA-256 of a blob's content.
public struct BlobID: Hashable, Sendable, Comparable {
    /// 64 lower-case hex characters.
    public let hex: String

    /// An id; nil unless it is 64 lower-case hex characters.
    public init?(hex: String) {
        let allowed = hex.utf8.allSatisfy {
            (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains($0)
        }
        guard allowed, hex.utf8.count == 64 else { return nil }
        self.hex = hex
    }

    /// The id that these 32 bytes spell; nil for any other number of them.
    public init?(bytes: [UInt8]) {
        guard bytes.count == 32 else { return nil }
        hex = String(unsafeUninitializedCapacity: 64) { buffer in
            for (index, byte) in bytes.enumerated() {
                buffer[2 * index] = BlobID.digit(byte >> 4)
                buffer[2 * index + 1] = BlobID.digit(byte & 0xF)
            }
            return 64
        }
    }

    /// The 32 bytes.
    public var bytes: [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(32)
        var high: UInt8?
        for character in hex.utf8 {
            let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
            let value = digits.contains(character) ? character - digits.lowerBound : character - UInt8(ascii: "a") + 10
            if let first = high {
                bytes.append(first << 4 | value)
                high = nil
            } else {
                high = value
            }
        }
        return bytes
    }

    private static func digit(_ value: UInt8) -> UInt8 {
        value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
    }

    /// Orders by hex form.
    public static func < (left: BlobID, right: BlobID) -> Bool {
        left.hex < right.hex
    }
}
