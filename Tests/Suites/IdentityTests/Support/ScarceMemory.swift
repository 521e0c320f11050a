import WhisperSecretMemory
import Synchronization

/// Guarded memory that runs out after a number of regions.
final class ScarceMemory: SecretAllocator {
    private let source: any SecretAllocator
    private let left: Mutex<Int>

    init(_ source: any SecretAllocator, allowed: Int) {
        self.source = source
        left = Mutex(allowed)
    }

    var locksMemory: Bool { source.locksMemory }

    func allocate(count: Int) throws(SecretMemoryError) -> SecretBytes {
        let isAllowed = left.withLock { left in
            left -= 1
            return left >= 0
        }
        guard isAllowed else { throw .exhausted }
        return try source.allocate(count: count)
    }
}
