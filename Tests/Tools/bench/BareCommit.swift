import Foundation

/// The disk's own time for a commit: pages written over allocated space, and `fdatasync`.
struct BareCommit {
    let place: Place

    /// The median for one page, and for a hundred times ten pages.
    func milliseconds() throws -> (page: Double, hundredTimesTen: Double) {
        let path = place.file("bare-commit")
        let room = Data(count: 4 << 20)
        try room.write(to: URL(fileURLWithPath: path))
        defer { try? FileManager.default.removeItem(atPath: path) }
        let file = try FileHandle(forUpdating: URL(fileURLWithPath: path))
        defer { try? file.close() }
        fsync(file.fileDescriptor)
        func commit(pages: Int) -> Double {
            let clock = ContinuousClock()
            let samples = (0..<200).map { index in
                let start = clock.now
                let bytes = room.prefix(pages * 4_120)
                bytes.withUnsafeBytes { bytes in
                    _ = pwrite(file.fileDescriptor, bytes.baseAddress, bytes.count, off_t(index % 90 * 41_200))
                }
                fdatasync(file.fileDescriptor)
                return start.duration(to: clock.now).seconds * 1000
            }
            return samples.median
        }
        return (commit(pages: 1), commit(pages: 10) * 100)
    }
}
