/// A piece of memory into which the texts of one row are copied, so that the engine can read them where they lie.
///
/// Handing the engine its own copy of each text would cost an allocation for each; a Swift string may have no address
/// to lend at all.
@safe final class TextArena {
    private var memory: UnsafeMutableRawBufferPointer
    private var used = 0

    /// An arena of some bytes; it grows as needed.
    init(capacity: Int = 4096) {
        unsafe memory = .allocate(byteCount: capacity, alignment: 16)
    }

    deinit {
        unsafe memory.deallocate()
    }

    /// Forgets all texts and makes room for those to come.
    ///
    /// - Parameter bytes: At least what will be copied before the next call: addresses must not move under the engine.
    func begin(bytes: Int) {
        used = 0
        guard unsafe memory.count < bytes else { return }
        unsafe memory.deallocate()
        unsafe memory = .allocate(byteCount: bytes * 2, alignment: 16)
    }

    /// Copies a text; what is beyond the room that was asked for is left out.
    func copy(_ text: String) -> UnsafeBufferPointer<UInt8> {
        var text = text
        return text.withUTF8 { bytes in unsafe copy(UnsafeRawBufferPointer(bytes)) }
    }

    /// Copies bytes; what is beyond the room that was asked for is left out.
    func copy(_ bytes: UnsafeRawBufferPointer) -> UnsafeBufferPointer<UInt8> {
        let count = unsafe min(bytes.count, memory.count - used)
        let place = unsafe UnsafeMutableRawBufferPointer(rebasing: memory[used..<used + count])
        unsafe place.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[..<count]))
        used += count
        return unsafe UnsafeBufferPointer(place.assumingMemoryBound(to: UInt8.self))
    }
}
