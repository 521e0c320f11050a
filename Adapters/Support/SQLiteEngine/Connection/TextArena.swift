/// A memory arena for the texts of one row, from which the engine reads them without another copy.
///
/// A copy by the engine would cost an allocation per text; a Swift string may have no contiguous storage to pass at
/// all.
@safe final class TextArena {
    private var memory: UnsafeMutableRawBufferPointer
    private var used = 0

    /// Creates an arena with a capacity in bytes; it grows as needed.
    init(capacity: Int = 4096) {
        unsafe memory = .allocate(byteCount: capacity, alignment: 16)
    }

    deinit {
        unsafe memory.deallocate()
    }

    /// Discards all texts and makes room for new ones.
    ///
    /// - Parameter bytes: At least the number of bytes copied before the next call, as addresses must not change while
    ///   the engine uses them.
    func begin(bytes: Int) {
        used = 0
        guard unsafe memory.count < bytes else { return }
        unsafe memory.deallocate()
        unsafe memory = .allocate(byteCount: bytes * 2, alignment: 16)
    }

    /// Copies a text; what exceeds the reserved room is omitted.
    func copy(_ text: String) -> UnsafeBufferPointer<UInt8> {
        var text = text
        return text.withUTF8 { bytes in unsafe copy(UnsafeRawBufferPointer(bytes)) }
    }

    /// Copies bytes; what exceeds the reserved room is omitted.
    func copy(_ bytes: UnsafeRawBufferPointer) -> UnsafeBufferPointer<UInt8> {
        let count = unsafe min(bytes.count, memory.count - used)
        let place = unsafe UnsafeMutableRawBufferPointer(rebasing: memory[used..<used + count])
        unsafe place.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[..<count]))
        used += count
        return unsafe UnsafeBufferPointer(place.assumingMemoryBound(to: UInt8.self))
    }
}
