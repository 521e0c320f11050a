#if os(Linux)
    import Foundation

    /// Looks through what the process may write to: heap, stacks, pages of its own.
    enum MemoryScan {
        /// In how many places the bytes stand that a masked copy tells. The copy is masked so that it is not found itself.
        static func occurrences(ofMasked masked: [UInt8]) throws -> Int {
            let memory = try FileHandle(forReadingFrom: URL(fileURLWithPath: "/proc/self/mem"))
            defer { try? memory.close() }
            let chunk = 1 << 20
            // What is looked for, and what is read, lie in pages that are not looked at.
            let size = chunk + masked.count + 4_096
            guard let start = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0),
                start != MAP_FAILED
            else { throw POSIXError(.ENOMEM) }
            defer { munmap(start, size) }
            let own = UInt(bitPattern: start)..<UInt(bitPattern: start) + UInt(size)
            let needle = start + chunk + 2_048
            for (index, byte) in masked.enumerated() {
                needle.storeBytes(of: mask ^ byte, toByteOffset: index, as: UInt8.self)
            }
            var count = 0
            for region in try writableRegions() {
                var place = region.lowerBound
                while place < region.upperBound {
                    // Neighbouring mappings are listed as one: leave out our own part of it.
                    if own.contains(place) {
                        place = own.upperBound
                        continue
                    }
                    let end = place < own.lowerBound ? min(region.upperBound, own.lowerBound) : region.upperBound
                    let wanted = min(Int(end - place), chunk)
                    let read = pread(memory.fileDescriptor, start, wanted, off_t(place))
                    guard read > 0 else { break }
                    count += occurrences(
                        of: UnsafeRawBufferPointer(start: needle, count: masked.count), in: start, read)
                    // The next chunk begins where a copy across the border would.
                    place += read < wanted || wanted < chunk ? UInt(read) : UInt(read - masked.count)
                }
            }
            return count
        }

        private static func occurrences(
            of needle: UnsafeRawBufferPointer, in start: UnsafeMutableRawPointer, _ length: Int
        ) -> Int {
            var count = 0
            var offset = 0
            while let first = needle.baseAddress, length - offset >= needle.count,
                let hit = memchr(start + offset, Int32(needle[0]), length - offset - needle.count + 1)
            {
                if memcmp(hit, first, needle.count) == 0 { count += 1 }
                offset = hit - start + 1
            }
            return count
        }

        /// A copy of some bytes that is not found by a search for them.
        static func masked(_ bytes: UnsafeRawBufferPointer) -> [UInt8] { bytes.map { $0 ^ mask } }

        private static let mask: UInt8 = 0x5A
        /// Sanitizers reserve terabytes for themselves, which hold nothing of the program's.
        private static let largestRegion: UInt = 2 << 30

        private static func writableRegions() throws -> [Range<UInt>] {
            // Read to its end: a file of the kernel's says that it is empty, and comes in pieces.
            let maps = try FileHandle(forReadingFrom: URL(fileURLWithPath: "/proc/self/maps")).readToEnd() ?? Data()
            return String(decoding: maps, as: UTF8.self).split(separator: "\n").compactMap { line in
                let fields = line.split(separator: " ")
                let ends = fields[0].split(separator: "-").compactMap { UInt($0, radix: 16) }
                guard ends.count == 2, fields[1].hasPrefix("rw"), ends[1] - ends[0] <= largestRegion else { return nil }
                return ends[0]..<ends[1]
            }
        }
    }
#endif
