/// Builds the byte strings that keys are derived from and that signatures cover: fields one behind the other, integers
/// big-endian (`lp`, `u32` and `i64` of docs/envelope.md).
package struct FieldWriter {
    /// What was written.
    package private(set) var bytes: [UInt8] = []

    /// An empty writer with room for so many bytes.
    package init(reserving count: Int = 0) {
        bytes.reserveCapacity(count)
    }

    /// One byte.
    package mutating func byte(_ byte: UInt8) {
        bytes.append(byte)
    }

    // Fields come as arrays and as slices of arrays. One generic method would be called unspecialised from other modules.

    /// Bytes as they are.
    package mutating func raw(_ field: [UInt8]) {
        bytes.append(contentsOf: field)
    }

    /// Bytes as they are.
    package mutating func raw(_ field: ArraySlice<UInt8>) {
        bytes.append(contentsOf: field)
    }

    /// The characters of a label, all ASCII, as they are.
    package mutating func label(_ label: StaticString) {
        label.withUTF8Buffer { bytes.append(contentsOf: $0) }
    }

    /// An unsigned integer, 4 bytes.
    package mutating func u32(_ value: UInt32) {
        withUnsafeBytes(of: value.bigEndian) { bytes.append(contentsOf: $0) }
    }

    /// A signed integer, 8 bytes.
    package mutating func i64(_ value: Int64) {
        withUnsafeBytes(of: value.bigEndian) { bytes.append(contentsOf: $0) }
    }

    /// `lp`: the number of bytes as 4 bytes, then the bytes. No field comes near the 4 GiB at which that would end.
    package mutating func lengthPrefixed(_ field: [UInt8]) {
        u32(UInt32(truncatingIfNeeded: field.count))
        bytes.append(contentsOf: field)
    }

    /// `lp`: the number of bytes as 4 bytes, then the bytes.
    package mutating func lengthPrefixed(_ field: ArraySlice<UInt8>) {
        u32(UInt32(truncatingIfNeeded: field.count))
        bytes.append(contentsOf: field)
    }

    /// `lp` of a label.
    package mutating func lengthPrefixed(_ label: StaticString) {
        u32(UInt32(truncatingIfNeeded: label.utf8CodeUnitCount))
        self.label(label)
    }
}
