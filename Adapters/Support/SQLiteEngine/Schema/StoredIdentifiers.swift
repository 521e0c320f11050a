internal import WhisperSQLiteLibrary
package import WhisperMessage

extension Statement {
    /// Binds a UUID as its 16 bytes, or NULL.
    @discardableResult
    package func bind(_ index: Int32, _ id: UniqueIdentifier?) -> Statement {
        guard let id else { return bind(index, nil as Int64?) }
        return bind(index, bytes: id.bytes)
    }

    /// A UUID; nil for NULL and for anything that is not 16 bytes.
    package func identifier(_ column: Int32) -> UniqueIdentifier? {
        unsafe withBytes(column) { bytes in
            guard bytes.count == 16 else { return nil }
            return unsafe UniqueIdentifier(
                high: UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: 0, as: UInt64.self)),
                low: UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self)))
        }
    }

    /// A time; 1970 for NULL.
    package func timestamp(_ column: Int32) -> Timestamp {
        Timestamp(milliseconds: integer(column))
    }

    /// A time, or nil for NULL.
    package func optionalTimestamp(_ column: Int32) -> Timestamp? {
        optionalInteger(column).map(Timestamp.init(milliseconds:))
    }

    /// Binds a time, or NULL.
    @discardableResult
    package func bind(_ index: Int32, _ time: Timestamp?) -> Statement {
        bind(index, time?.milliseconds)
    }
}

extension UniqueIdentifier {
    /// The 16 bytes in big-endian order.
    var bytes: [UInt8] {
        unsafe [UInt8](unsafeUninitializedCapacity: 16) { buffer, count in
            let raw = UnsafeMutableRawBufferPointer(buffer)
            unsafe raw.storeBytes(of: high.bigEndian, toByteOffset: 0, as: UInt64.self)
            unsafe raw.storeBytes(of: low.bigEndian, toByteOffset: 8, as: UInt64.self)
            count = 16
        }
    }
}
