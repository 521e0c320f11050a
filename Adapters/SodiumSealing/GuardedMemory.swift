import CWhisperSodium
public import WhisperSecretMemory
import Synchronization

extension SodiumSealing {
    /// Allocates a region between guard pages, locked into memory if the system allows it, excluded from core dumps,
    /// and wiped when it is released.
    ///
    /// Its protection is never toggled around an access, as a second thread reading the same secret would crash.
    ///
    /// - Throws: `.exhausted`.
    public func allocate(count: Int) throws(SecretMemoryError) -> SecretBytes {
        guard count > 0, let start = unsafe sodium_malloc(count) else { throw .exhausted }
        // sodium_malloc does not report a refused lock; locking again is harmless and does.
        if unsafe sodium_mlock(start, count) != 0 {
            GuardedMemory.wasRefusedALock.store(true, ordering: .relaxed)
        }
        let region = unsafe UnsafeMutableRawBufferPointer(start: start, count: count)
        unsafe region.initializeMemory(as: UInt8.self, repeating: 0)
        return unsafe SecretBytes(adopting: region) { region in
            unsafe sodium_free(region.baseAddress)
        }
    }

    /// Whether every region allocated in this process could be locked, including a trial region.
    public var locksMemory: Bool {
        _ = try? allocate(count: 1)
        return !GuardedMemory.wasRefusedALock.load(ordering: .relaxed)
    }
}

/// The state of the process's guarded memory.
private enum GuardedMemory {
    static let wasRefusedALock = Atomic(false)
}
