import WhisperBlobPort

/// Content of a size, different for each seed.
func content(_ size: Int, seed: UInt64 = 1) -> [UInt8] {
    var state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    var content: [UInt8] = []
    content.reserveCapacity(size + 8)
    while content.count < size {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        withUnsafeBytes(of: state) { content.append(contentsOf: $0) }
    }
    content.removeLast(content.count - size)
    return content
}

extension BlobStore {
    /// Keeps content that comes in pieces of a size.
    @discardableResult
    func keep(_ content: [UInt8], piece: Int = 10_000) throws -> StoredBlob {
        let writer = try makeWriter()
        try writer.put(content, piece: piece)
        return try writer.commit()
    }

    /// The whole content of a blob.
    func wholeContent(_ id: BlobID) throws -> [UInt8] {
        let reader = try makeReader(id)
        var whole: [UInt8] = []
        while case let bytes = try reader.read(), !bytes.isEmpty { whole += bytes }
        return whole
    }

    /// What comes out of a blob before it ends or fails, and the failure.
    func contentUntilFailure(_ id: BlobID) -> (bytes: [UInt8], failure: BlobError?) {
        var whole: [UInt8] = []
        do {
            let reader = try makeReader(id)
            while case let bytes = try reader.read(), !bytes.isEmpty { whole += bytes }
            return (whole, nil)
        } catch {
            return (whole, error)
        }
    }
}

extension BlobWriter {
    /// Takes in content in pieces of a size.
    func put(_ content: [UInt8], piece: Int = 10_000) throws {
        for start in stride(from: 0, to: content.count, by: piece) {
            try content[start..<min(start + piece, content.count)].withUnsafeBytes { try write($0) }
        }
    }
}

/// The id of content that no test puts in.
let unknownID = BlobID(bytes: [UInt8](repeating: 7, count: 32))
