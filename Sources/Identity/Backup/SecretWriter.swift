import WhisperSecretMemory

/// Fills a guarded region from its start, field after field.
struct SecretWriter: ~Copyable {
    private var region: SecretBytes
    private var position = 0

    /// Fills a region, which must be as long as everything that will be written.
    init(filling region: consuming SecretBytes) {
        self.region = region
    }

    /// Writes bytes. What the region has no room for is left out, which `finish` finds.
    mutating func append(_ bytes: [UInt8]) {
        bytes.withUnsafeBytes { append($0) }
    }

    /// Writes the content of a secret.
    mutating func append(_ secret: borrowing SecretBytes) {
        secret.withUnsafeBytes { append($0) }
    }

    /// The region; nil where it is not filled exactly.
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
