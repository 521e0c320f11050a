#if os(Linux)
    import Glibc
    import Synchronization

    /// Searches all of this process's memory for bytes.
    ///
    /// The bytes to find are passed masked, and are unmasked in one page only, which is excluded. The copies through which a
    /// search goes would be found by another one, secrets that are gone by then among them: one search runs at a time, and
    /// clears its copies at its end.
    public struct ProcessMemory: ~Copyable {
        /// The mask, applied byte by byte.
        public static let mask: UInt8 = 0xA5
        private static let page = 4_096
        private static let chunk = 1 << 20
        /// Sanitizers reserve terabytes that contain nothing of the program's.
        private static let largestRegion = 2 << 30

        /// The C library's `memmem`, which its headers declare under `_GNU_SOURCE` only. A loop in Swift takes minutes where
        /// nothing is optimised.
        private typealias Search =
            @convention(c) (UnsafeRawPointer?, Int, UnsafeRawPointer?, Int) -> UnsafeMutableRawPointer?
        private let memmem: Search
        private let workspace: UnsafeMutableRawBufferPointer
        private let file: CInt
        private static let turn = Mutex(())

        /// A copy of bytes that a search for them does not find.
        public static func masked(_ bytes: UnsafeRawBufferPointer) -> [UInt8] { bytes.map { $0 ^ mask } }

        /// The kernel does not let this process read its memory.
        public struct Unreadable: Error {}

        /// Allocates the page in which the search works.
        public init() throws {
            let size = ProcessMemory.page + ProcessMemory.chunk
            let start = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
            file = Glibc.open("/proc/self/mem", O_RDONLY | O_CLOEXEC)
            guard let start, start != MAP_FAILED, file >= 0, let symbol = dlsym(nil, "memmem") else {
                throw Unreadable()
            }
            memmem = unsafeBitCast(symbol, to: Search.self)
            workspace = UnsafeMutableRawBufferPointer(start: start, count: size)
        }

        deinit {
            close(file)
            munmap(workspace.baseAddress, workspace.count)
        }

        /// How often masked bytes occur in memory.
        public func occurrences(ofMasked masked: [UInt8]) throws -> Int { try occurrences(ofMasked: [masked])[0] }

        /// How often each of several masked byte sequences occurs in memory, which is read once for all.
        ///
        /// - Parameter masked: At most 4 KiB together.
        public func occurrences(ofMasked masked: [[UInt8]]) throws -> [Int] {
            try ProcessMemory.turn.withLock { _ in try search(forMasked: masked) }
        }

        private func search(forMasked masked: [[UInt8]]) throws -> [Int] {
            precondition(masked.reduce(0) { $0 + $1.count } <= ProcessMemory.page)
            defer { workspace.initializeMemory(as: UInt8.self, repeating: 0) }
            var needles: [UnsafeRawBufferPointer] = []
            var end = 0
            for bytes in masked {
                let needle = UnsafeMutableRawBufferPointer(rebasing: workspace[end..<end + bytes.count])
                for (index, byte) in bytes.enumerated() { needle[index] = byte ^ ProcessMemory.mask }
                needles.append(UnsafeRawBufferPointer(needle))
                end += bytes.count
            }
            var counts = needles.map { _ in 0 }
            for region in try readableRegions() {
                for part in withoutWorkspace(region) { count(needles, in: part, &counts) }
            }
            return counts
        }

        /// A region without the search's own pages: the kernel lists neighbours as one.
        private func withoutWorkspace(_ region: Range<UInt>) -> [Range<UInt>] {
            let start = UInt(bitPattern: workspace.baseAddress)
            let own = start..<start + UInt(workspace.count)
            guard region.overlaps(own) else { return [region] }
            return [
                region.lowerBound..<max(region.lowerBound, own.lowerBound),
                min(region.upperBound, own.upperBound)..<region.upperBound,
            ]
        }

        private func count(_ needles: [UnsafeRawBufferPointer], in region: Range<UInt>, _ counts: inout [Int]) {
            let buffer = UnsafeMutableRawBufferPointer(rebasing: workspace[ProcessMemory.page...])
            let longest = needles.map(\.count).max() ?? 0
            var position = region.lowerBound
            while position < region.upperBound {
                let wanted = min(buffer.count, Int(region.upperBound - position))
                let got = pread(file, buffer.baseAddress, wanted, off_t(truncatingIfNeeded: position))
                guard got > 0, let start = buffer.baseAddress else { break }
                // The next piece begins far enough back for the longest; a shorter one is counted where it begins.
                let isLast = got < buffer.count
                let step = isLast ? got : got - longest + 1
                for (index, needle) in needles.enumerated() {
                    let seen = isLast ? got : step + needle.count - 1
                    counts[index] += occurrences(of: needle, in: UnsafeRawBufferPointer(start: start, count: seen))
                }
                position += UInt(step)
            }
        }

        private func occurrences(of needle: UnsafeRawBufferPointer, in bytes: UnsafeRawBufferPointer) -> Int {
            guard let wanted = needle.baseAddress, let start = bytes.baseAddress else { return 0 }
            var count = 0
            var position = 0
            while let hit = memmem(start + position, bytes.count - position, wanted, needle.count) {
                count += 1
                position = UnsafeRawPointer(hit) - start + 1
            }
            return count
        }

        /// The readable addresses, from the kernel's list, without code and constants, which are most of a test program:
        /// what is mapped from files that exist and cannot be written to.
        private func readableRegions() throws -> [Range<UInt>] {
            guard let maps = fopen("/proc/self/maps", "r") else { throw Unreadable() }
            defer { fclose(maps) }
            var regions: [Range<UInt>] = []
            var line = [CChar](repeating: 0, count: 4_096)
            while fgets(&line, CInt(line.count), maps) != nil {
                let text = String(decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
                let fields = text.split(separator: " ")
                let ends = (fields.first ?? "").split(separator: "-").compactMap { UInt($0, radix: 16) }
                guard ends.count == 2, fields.count > 1, fields[1].hasPrefix("r"), !text.contains("[v"),
                    fields[1].hasPrefix("rw") || !text.contains("/") || text.contains("(deleted)"),
                    ends[1] - ends[0] <= UInt(ProcessMemory.largestRegion)
                else { continue }
                regions.append(ends[0]..<ends[1])
            }
            return regions
        }
    }
#endif
