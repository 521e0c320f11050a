#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Searches in bytes, using the C library's vectorised functions if there are any.
extension Span<UInt8> {
    /// The first index of a byte in a range, by `memchr`.
    @inline(__always)
    func firstIndex(of byte: UInt8, from start: Int, to end: Int) -> Int? {
        guard start < end, start >= 0, end <= count else { return nil }
        return unsafe withUnsafeBufferPointer { buffer -> Int? in
            guard let base = buffer.baseAddress else { return nil }
            guard let hit = unsafe memchr(base + start, Int32(byte), end - start) else { return nil }
            return unsafe UnsafeRawPointer(hit) - UnsafeRawPointer(base)
        }
    }

    /// The last index of a byte in a range.
    func lastIndex(of byte: UInt8, from start: Int, to end: Int) -> Int? {
        var index = end
        while index > start {
            index -= 1
            if self[index] == byte { return index }
        }
        return nil
    }

    /// The first index of a byte sequence in a range.
    func firstIndex(of sequence: [UInt8], from start: Int, to end: Int) -> Int? {
        guard let head = sequence.first else { return nil }
        var index = start
        while let hit = firstIndex(of: head, from: index, to: end) {
            if starts(with: sequence, at: hit, to: end) { return hit }
            index = hit + 1
        }
        return nil
    }

    /// The last index of a byte sequence in a range.
    func lastIndex(of sequence: [UInt8], from start: Int, to end: Int) -> Int? {
        guard let head = sequence.first else { return nil }
        var index = end
        while let hit = lastIndex(of: head, from: start, to: index) {
            if starts(with: sequence, at: hit, to: end) { return hit }
            index = hit
        }
        return nil
    }

    /// Whether these bytes are at an index.
    @inline(__always)
    func starts(with sequence: [UInt8], at index: Int, to end: Int) -> Bool {
        guard index >= 0, end <= count, end - index >= sequence.count else { return false }
        for offset in 0..<sequence.count where self[index + offset] != sequence[offset] { return false }
        return true
    }

    /// The bytes of a range as an array.
    func array(_ range: Range<Int>) -> [UInt8] {
        unsafe extracting(range).withUnsafeBufferPointer { unsafe Array($0) }
    }

    /// The text of a range; invalid UTF-8 becomes U+FFFD.
    func text(_ range: Range<Int>) -> String {
        unsafe extracting(range).withUnsafeBufferPointer { unsafe String(decoding: $0, as: UTF8.self) }
    }

    /// The text of a range; nil if it is not valid UTF-8.
    func validText(_ range: Range<Int>) -> String? {
        unsafe extracting(range).withUnsafeBufferPointer { unsafe String(validating: $0, as: UTF8.self) }
    }
}
