/// The tokens of a segment, each with a number, in the order of their first use.
struct TokenTable {
    /// All tokens, one after the other.
    private var bytes: [UInt8] = []
    /// Where each token begins in `bytes`, and where the last one ends.
    private var starts: [UInt32] = [0]
    /// Numbers of tokens plus one, by hash, with open addressing; 0 is free.
    private var slots = [UInt32](repeating: 0, count: 1 << 12)

    /// The number of tokens.
    var count: Int { starts.count - 1 }
    /// The memory that the tokens take, about, in bytes.
    var size: Int { bytes.count + starts.count * 4 + slots.count * 4 }

    /// A token in UTF-8.
    subscript(number: Int) -> ArraySlice<UInt8> { bytes[Int(starts[number])..<Int(starts[number + 1])] }

    /// The number of a token, which is added if it is new.
    mutating func number(of token: ArraySlice<UInt8>) -> Int {
        var slot = TokenTable.hash(token) & (slots.count - 1)
        while slots[slot] != 0 {
            let number = Int(slots[slot] - 1)
            if self[number] == token { return number }
            slot = (slot + 1) & (slots.count - 1)
        }
        bytes += token
        starts.append(UInt32(bytes.count))
        slots[slot] = UInt32(count)
        if count * 2 > slots.count { grow() }
        return count - 1
    }

    /// The numbers of all tokens, in the order of their bytes.
    func sorted() -> [Int] {
        bytes.withUnsafeBufferPointer { bytes in
            starts.withUnsafeBufferPointer { starts in
                (0..<starts.count - 1).sorted { left, right in
                    let first = bytes[Int(starts[left])..<Int(starts[left + 1])]
                    let second = bytes[Int(starts[right])..<Int(starts[right + 1])]
                    return first.lexicographicallyPrecedes(second)
                }
            }
        }
    }

    private mutating func grow() {
        slots = [UInt32](repeating: 0, count: slots.count * 2)
        for number in 0..<count {
            var slot = TokenTable.hash(self[number]) & (slots.count - 1)
            while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
            slots[slot] = UInt32(number + 1)
        }
    }

    /// A hash with the process's random seed, so that no messages can be made whose words collide.
    private static func hash(_ token: ArraySlice<UInt8>) -> Int {
        var hasher = Hasher()
        token.withUnsafeBytes { hasher.combine(bytes: $0) }
        return hasher.finalize()
    }
}
