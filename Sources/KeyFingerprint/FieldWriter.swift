/// Builds the byte strings that keys are derived from and that signatures cover.
///
/// Fields follow each other, with integers big-endian (`lp`, `u32` and `i64` of docs/envelope.md).
package struct FieldWriter {
    /// The bytes written so far.
    package private(set) var bytes: [UInt8] = []

    /// Creates an empty writer with capacity for `count` bytes.
    package init(reserving count: Int = 0) {
        bytes.reserveCapacity(count)
    }

    /// Appends one byte.
    package mutating func byte(_ byte: UInt8) {
        bytes.append(byte)
    }

    // Fields are arrays or slices of arrays. One generic method would be called unspecialised from other modules.

    /// Appends bytes unchanged.
    package mutating func raw(_ field: [UInt8]) {
        bytes.append(contentsOf: field)
    }

    /// Appends bytes unchanged.
    package mutating func raw(_ field: ArraySlice<UInt8>) {
        bytes.append(contentsOf: field)
    }

    /// Appends the characters of an ASCII label unchanged.
    package mutating func label(_ label: StaticString) {
        label.withUTF8Buffer { bytes.append(contentsOf: $0) }
    }

    /// Appends an unsigned integer of 4 bytes.
    package mutating func u32(_ value: UInt32) {
        withUnsafeBytes(of: value.bigEndian) { bytes.append(contentsOf: $0) }
    }

    /// Appends a signed integer of 8 bytes.
    package mutating func i64(_ value: Int64) {
        withUnsafeBytes(of: value.bigEndian) { bytes.append(contentsOf: $0) }
    }

    /// Appends `lp`: the length in 4 bytes, then the bytes. No field comes near the limit of 4 GiB.
    package mutating func lengthPrefixed(_ field: [UInt8]) {
        u32(UInt32(truncatingIfNeeded: field.count))
        bytes.append(contentsOf: field)
    }

    /// Appends `lp`: the length in 4 bytes, then the bytes.
    package mutating func lengthPrefixed(_ field: ArraySlice<UInt8>) {
        u32(UInt32(truncatingIfNeeded: field.count))
        bytes.append(contentsOf: field)
    }

    /// Appends `lp` of a label.
    package mutating func lengthPrefixed(_ label: StaticString) {
        u32(UInt32(truncatingIfNeeded: label.utf8CodeUnitCount))
        self.label(label)
    }
}
