import WhisperRowPort

extension ReaderRequest {
    /// Adds the layers of a file.
    ///
    /// - Throws: `.failed` for layers that do not occur together; `.wrongKey` for a key of another length; `.damaged` for a
    ///   range that no file has.
    mutating func add(_ layers: [ForeignLayer]) throws(RowError) {
        guard let outermost = layers.first else { return add(UInt8(0)) }
        switch outermost {
        case .sealed(let key, let nonce, let range, let checksum):
            guard key.bytes.count == ForeignKey.count else { throw .wrongKey }
            guard nonce.count == 16, range.lowerBound >= 0 else { throw .damaged }
            add(UInt8(1))
            add(key)
            add(raw: nonce)
            add(range.lowerBound)
            add(range.upperBound)
            add(checksum.rawValue)
            switch layers.dropFirst().first {
            case nil: add(UInt8(0))
            case .packed where layers.count == 2: add(UInt8(1))
            default: throw .failed(0)
            }
        case .chained(let key, let size):
            guard layers.count == 1 else { throw .failed(0) }
            guard key.bytes.count == ForeignKey.count else { throw .wrongKey }
            guard size >= 0 else { throw .damaged }
            add(UInt8(2))
            add(key)
            add(size)
        case .packed: throw .failed(0)
        }
    }
}
