import Synchronization

/// A guarded region divided into slots of a few sizes.
final class SecretSlots: Sendable {
    /// Consecutive slots of one size.
    private struct Shelf {
        let slotSize: Int
        let start: Int
        let end: Int
        /// The offsets of the free slots; the one released last is used first, as it is in the cache.
        var free: [Int]

        init(slotSize: Int, slots: Int, start: Int) {
            self.slotSize = slotSize
            self.start = start
            end = start + slotSize * slots
            free = stride(from: start, to: end, by: slotSize).reversed()
        }
    }

    private let region: GuardedRegion
    private let shelves: Mutex<[Shelf]>

    /// Maps the region; nil if the system has no memory.
    init?() {
        var shelves: [Shelf] = []
        for (slotSize, slots) in [(64, 256), (256, 64), (1_024, 32), (4_096, 8), (32_768, 2)] {
            shelves.append(Shelf(slotSize: slotSize, slots: slots, start: shelves.last?.end ?? 0))
        }
        guard let region = GuardedRegion(count: shelves.last?.end ?? 0) else { return nil }
        self.region = region
        self.shelves = Mutex(shelves)
    }

    deinit {
        region.unmap()
    }

    /// Whether the region is locked into memory.
    var isLocked: Bool { region.isLocked }

    /// The first `count` bytes of a free slot, all zero; nil if none is large enough.
    func take(count: Int) -> UnsafeMutableRawBufferPointer? {
        guard count > 0 else { return nil }
        let offset = shelves.withLock { shelves -> Int? in
            for index in shelves.indices where count <= shelves[index].slotSize {
                if let offset = shelves[index].free.popLast() { return offset }
            }
            return nil
        }
        guard let offset else { return nil }
        return unsafe UnsafeMutableRawBufferPointer(rebasing: region.bytes[offset..<offset + count])
    }

    /// Returns bytes that `take` gave; they have been wiped.
    func release(_ bytes: UnsafeMutableRawBufferPointer) {
        guard let start = bytes.baseAddress, let first = unsafe region.bytes.baseAddress else { return }
        let offset = unsafe start - first
        shelves.withLock { shelves in
            for index in shelves.indices where offset < shelves[index].end {
                shelves[index].free.append(offset)
                return
            }
        }
    }
}
