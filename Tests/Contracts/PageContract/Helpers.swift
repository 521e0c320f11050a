import WhisperPagePort

/// Bytes that look like no others: a sequence of its own for each seed, repeated in a period that no block has.
func content(_ count: Int, seed: Int = 1) -> [UInt8] {
    var state = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15 | 1
    let period = (0..<1_009).map { _ in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return UInt8(truncatingIfNeeded: state >> 33)
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count + period.count)
    while bytes.count < count { bytes += period }
    return Array(bytes.prefix(count))
}

extension PageOutput {
    /// Writes a whole file.
    func put(_ path: String, _ bytes: [UInt8]) throws {
        let file = try file(path)
        try file.write(bytes)
        try file.close()
    }

    /// Writes a run and reads it back.
    func makeRun(of bytes: [UInt8]) throws -> any PageRun {
        let run = try makeRun()
        try run.write(bytes)
        return run
    }
}

extension PageRun {
    /// Everything that is left, read in pieces of at most `limit` bytes; nil if a piece is longer.
    func rest(atMost limit: Int) throws -> [UInt8]? {
        var whole: [UInt8] = []
        while case let bytes = try read(atMost: limit), !bytes.isEmpty {
            guard bytes.count <= limit else { return nil }
            whole += bytes
        }
        return whole
    }
}

/// The error that a body throws; nil if it throws none or another kind.
func failure(of body: () throws -> Void) -> PageOutputError? {
    do {
        try body()
        return nil
    } catch {
        return error as? PageOutputError
    }
}
