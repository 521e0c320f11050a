internal import WhisperStorePort

/// Integers in the encoding of FTS4: seven bits per byte, lowest first, all bytes except the last with their high bit
/// set.
enum IndexNumbers {
    /// Reads the number at a position, and advances the position.
    static func read(_ bytes: ArraySlice<UInt8>, _ place: inout Int) throws(StoreError) -> Int64 {
        var value: UInt64 = 0
        var shift: UInt64 = 0
        while place < bytes.endIndex, shift < 70 {
            let byte = bytes[place]
            place += 1
            value |= shift < 64 ? UInt64(byte & 0x7F) << shift : 0
            if byte & 0x80 == 0 { return Int64(bitPattern: value) }
            shift += 7
        }
        throw StoreError(.damaged)
    }

    /// Reads a number that counts the following bytes.
    static func readCount(_ bytes: ArraySlice<UInt8>, _ place: inout Int) throws(StoreError) -> Int {
        let count = try read(bytes, &place)
        guard count >= 0, count <= Int64(bytes.endIndex - place) else { throw StoreError(.damaged) }
        return Int(count)
    }

    /// Appends a number.
    static func append(_ value: Int64, to bytes: inout [UInt8]) {
        var rest = UInt64(bitPattern: value)
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(truncatingIfNeeded: rest))
    }

    /// Appends a word after another one: the length of their common prefix, and the rest.
    static func append(_ word: [UInt8], after previous: [UInt8]?, to bytes: inout [UInt8]) {
        var shared = 0
        if let previous {
            while shared < previous.count, shared < word.count, previous[shared] == word[shared] { shared += 1 }
            append(Int64(shared), to: &bytes)
        }
        append(Int64(word.count - shared), to: &bytes)
        bytes += word[shared...]
    }

    /// Reads a word in that form.
    static func readWord(
        _ bytes: ArraySlice<UInt8>, after previous: [UInt8]?, _ place: inout Int
    ) throws(StoreError) -> [UInt8] {
        var word: [UInt8] = []
        if let previous {
            let shared = try read(bytes, &place)
            guard shared >= 0, shared <= Int64(previous.count) else { throw StoreError(.damaged) }
            word += previous[..<Int(shared)]
        }
        let count = try readCount(bytes, &place)
        guard count > 0 else { throw StoreError(.damaged) }
        word += bytes[place..<place + count]
        place += count
        return word
    }
}
