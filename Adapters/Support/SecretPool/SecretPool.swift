public import WhisperSecretMemory

/// Room for the secrets of single messages: wiped when they go, locked into memory, and cheap.
///
/// A message needs about a dozen secrets for some microseconds each. A region of its own for each, between guard pages
/// (`sodium_malloc`), costs eleven system calls, many times the cipher, and the kernel allows some 16,000 at a time
/// (ID-8). So one guarded and locked region of 160 KiB is made once a process and handed out in slots, at 0.05 µs each:
/// 256 of 64 bytes for keys, 64 of 256 for states of hashes and short messages, fewer of 1,024, 4,096 and 32,768 for
/// longer ones. What finds no slot gets a guarded region of its own.
///
/// What that gives up: between two slots there is no guard page. Long-lived keys belong in regions of their own.
public enum SecretPool {
    /// Room for `count` bytes, 1 or more, all of them zero.
    public static func allocate(count: Int) throws(SecretMemoryError) -> SecretBytes {
        if let slot = unsafe slots?.take(count: count) {
            return unsafe SecretBytes(adopting: slot) { bytes in
                unsafe SecretWipe.wipe(bytes)
                unsafe slots?.giveBack(bytes)
            }
        }
        guard let region = GuardedRegion(count: count) else { throw .exhausted }
        return unsafe SecretBytes(adopting: region.bytes) { _ in region.unmap() }
    }

    /// A secret without any bytes.
    public static var empty: SecretBytes {
        unsafe SecretBytes(adopting: UnsafeMutableRawBufferPointer(start: nil, count: 0)) { _ in }
    }

    /// Whether the slots are locked into memory, so that they never reach the swap space (R9).
    public static var isLocked: Bool { slots?.isLocked ?? false }

    /// The slots of the process, made when the first secret is asked for; nil where the system gives no memory.
    private static let slots = SecretSlots()
}
