#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Zeroed pages between two guard pages, locked into memory if the system allows it, and excluded from core dumps.
@safe struct GuardedRegion: Sendable {
    /// The usable bytes, which end at the second guard page, or less than 64 bytes before it.
    // The owner of the region controls access to its bytes; the region itself never accesses them.
    nonisolated(unsafe) let bytes: UnsafeMutableRawBufferPointer
    /// Whether the pages are locked, so that they are never swapped out (R9).
    let isLocked: Bool
    // Set once and only unmapped by its owner; its bytes are never accessed through this.
    private nonisolated(unsafe) let mapping: UnsafeMutableRawBufferPointer

    /// The alignment of the bytes: a cache line of the processor.
    static let alignment = 64
    private static let pageSize = Int(sysconf(Int32(_SC_PAGESIZE)))

    /// Maps a region; nil if the system has no memory, or `count` is not positive.
    init?(count: Int) {
        let page = GuardedRegion.pageSize
        let (padded, overflows) = count.addingReportingOverflow(3 * page - 1)
        guard count > 0, !overflows else { return nil }
        let total = padded / page * page
        let inner = total - 2 * page
        guard let start = unsafe mmap(nil, total, PROT_NONE, MAP_PRIVATE | MAP_ANON, -1, 0),
            unsafe start != MAP_FAILED
        else { return nil }
        let pages = unsafe start + page
        guard unsafe mprotect(pages, inner, PROT_READ | PROT_WRITE) == 0 else {
            unsafe munmap(start, total)
            return nil
        }
        #if !canImport(Darwin)
            unsafe madvise(pages, inner, MADV_DONTDUMP)
        #endif
        isLocked = unsafe mlock(pages, inner) == 0
        let offset = (inner - count) / GuardedRegion.alignment * GuardedRegion.alignment
        unsafe bytes = unsafe UnsafeMutableRawBufferPointer(start: pages + offset, count: count)
        unsafe mapping = unsafe UnsafeMutableRawBufferPointer(start: start, count: total)
    }

    /// Wipes the bytes and unmaps the pages. They must not be used afterwards.
    func unmap() {
        unsafe SecretWipe.wipe(bytes)
        unsafe munmap(mapping.baseAddress, mapping.count)
    }
}
