import WhisperTextCoding

/// A UUID: 128 bits, shown as 36 lower-case characters in the form of RFC 9562, section 4.
///
/// Identifiers generated here are version 4: 122 random bits with the fixed version and variant bits.
public struct UniqueIdentifier: Hashable, Sendable {
    /// The first eight bytes, most significant first.
    public let high: UInt64
    /// The last eight bytes, most significant first.
    public let low: UInt64

    /// Creates an identifier from its 128 bits.
    public init(high: UInt64, low: UInt64) {
        self.high = high
        self.low = low
    }

    /// Creates a version 4 identifier: version and variant bits are set, the other 122 come from the arguments.
    public init(version4High high: UInt64, low: UInt64) {
        self.high = high & 0xFFFF_FFFF_FFFF_0FFF | 0x4000
        self.low = low & 0x3FFF_FFFF_FFFF_FFFF | 0x8000_0000_0000_0000
    }

    /// Generates a version 4 identifier from the given source of randomness.
    public static func random(using generator: inout some RandomNumberGenerator) -> UniqueIdentifier {
        UniqueIdentifier(version4High: generator.next(), low: generator.next())
    }
}

extension UniqueIdentifier: Comparable {
    /// Orders like the text forms.
    public static func < (left: UniqueIdentifier, right: UniqueIdentifier) -> Bool {
        (left.high, left.low) < (right.high, right.low)
    }
}

extension UniqueIdentifier: LosslessStringConvertible {
    /// Parses the 36-character form, in either case; nil for any other text.
    public init?(_ text: String) {
        var text = text
        guard let identifier = text.withUTF8({ UniqueIdentifier(utf8: $0) }) else { return nil }
        self = identifier
    }

    private init?(utf8 bytes: UnsafeBufferPointer<UInt8>) {
        guard bytes.count == 36 else { return nil }
        var halves: (UInt64, UInt64) = (0, 0)
        var digits = 0
        for (index, byte) in bytes.enumerated() {
            if index == 8 || index == 13 || index == 18 || index == 23 {
                guard byte == UInt8(ascii: "-") else { return nil }
                continue
            }
            guard let value = HexText.value(of: byte).map(UInt64.init) else { return nil }
            if digits < 16 { halves.0 = halves.0 << 4 | value } else { halves.1 = halves.1 << 4 | value }
            digits += 1
        }
        self.init(high: halves.0, low: halves.1)
    }

    /// The 36-character form, in lower case.
    public var description: String {
        String(unsafeUninitializedCapacity: 36) { buffer in
            var position = 0
            for digit in 0..<32 {
                if digit == 8 || digit == 12 || digit == 16 || digit == 20 {
                    buffer[position] = UInt8(ascii: "-")
                    position += 1
                }
                let half = digit < 16 ? high : low
                buffer[position] = HexText.digit(UInt8(truncatingIfNeeded: half >> UInt64(60 - 4 * (digit % 16))))
                position += 1
            }
            return 36
        }
    }
}
