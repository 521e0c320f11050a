#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Pages of zeros between two that may not be touched, locked into memory where the system allows, and left out of core
/// dumps.
@safe struct GuardedRegion: Sendable {
    /// The bytes asked for, which end where the second guard begins, or less than 64 bytes before.
    // Whoever holds the region decides who may touch its bytes; the region itself never does.
    nonisolated(unsafe) let bytes: UnsafeMutableRawBufferPointer
    /// Whether the pages were locked, so that they never reach the swap space (R9).
    let isLocked: Bool
    // Set once and only unmapped by its owner; its bytes are never touched through this.
    private nonisolated(unsafe) let mapping: UnsafeMutableRawBufferPointer

    /// What the address of the bytes is a multiple of: a line of the processor's cache.
    static let alignment = 64
    private static let pageSize = Int(sysconf(Int32(_SC_PAGESIZE)))

    /// Maps a region; nil where the system gives none, or nothing is asked for.
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

    /// Wipes the bytes and gives the pages back. Nobody may use them afterwards.
    func unmap() {
        unsafe SecretWipe.wipe(bytes)
        unsafe munmap(mapping.baseAddress, mapping.count)
    }
}
