import CWhisperSodium
public import WhisperSecretMemory
import Synchronization

extension SodiumSealing {
    /// A region between guard pages, locked into memory where the system allows, left out of core dumps, wiped when it
    /// is let go.
    ///
    /// Protection is never toggled around an access: a second thread reading the same secret would crash.
    public func allocate(count: Int) throws(SecretMemoryError) -> SecretBytes {
        guard count > 0, let start = unsafe sodium_malloc(count) else { throw .exhausted }
        // sodium_malloc keeps silent about a refused lock; asking again is harmless, and tells.
        if unsafe sodium_mlock(start, count) != 0 {
            GuardedMemory.wasRefusedALock.store(true, ordering: .relaxed)
        }
        let region = unsafe UnsafeMutableRawBufferPointer(start: start, count: count)
        unsafe region.initializeMemory(as: UInt8.self, repeating: 0)
        return unsafe SecretBytes(adopting: region) { region in
            unsafe sodium_free(region.baseAddress)
        }
    }

    /// Whether every region handed out in this process could be locked, a trial region included.
    public var locksMemory: Bool {
        _ = try? allocate(count: 1)
        return !GuardedMemory.wasRefusedALock.load(ordering: .relaxed)
    }
}

/// What is known about the process's guarded memory.
private enum GuardedMemory {
    static let wasRefusedALock = Atomic(false)
}
