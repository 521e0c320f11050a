import WhisperSecretMemory

/// Fills a guarded region from the start, field by field.
struct SecretWriter: ~Copyable {
    private var region: SecretBytes
    private var position = 0

    /// Creates a writer over a region, which must have exactly the size of all fields.
    init(filling region: consuming SecretBytes) {
        self.region = region
    }

    /// Appends bytes. Bytes that do not fit are dropped, which `finish` detects.
    mutating func append(_ bytes: [UInt8]) {
        bytes.withUnsafeBytes { append($0) }
    }

    /// Appends the content of a secret.
    mutating func append(_ secret: borrowing SecretBytes) {
        secret.withUnsafeBytes { append($0) }
    }

    /// Returns the region; nil unless it is filled exactly.
    consuming func finish() -> SecretBytes? {
        guard position == region.count else { return nil }
        return region
    }

    private mutating func append(_ bytes: UnsafeRawBufferPointer) {
        let start = position
        position += bytes.count
        region.withUnsafeMutableBytes { target in
            guard start + bytes.count <= target.count else { return }
            UnsafeMutableRawBufferPointer(rebasing: target[start..<start + bytes.count]).copyMemory(from: bytes)
        }
    }
}
