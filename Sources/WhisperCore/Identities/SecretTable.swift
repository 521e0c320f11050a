import WhisperMessage
import WhisperSecretMemory

/// Long-lived secrets of 32 bytes in a single guarded region (ID-8), as regions are scarce and identities may be
/// numerous.
struct SecretTable: ~Copyable {
    static let secretSize = 32

    private var region: SecretBytes
    private var slots: [UniqueIdentifier: Int] = [:]

    /// Creates an empty table with the capacity of one page.
    init(memory: any SecretAllocator) throws(SecretMemoryError) {
        region = try memory.allocate(count: 128 * SecretTable.secretSize)
    }

    /// Whether the table contains the secret of an identity.
    func contains(_ id: UniqueIdentifier) -> Bool { slots[id] != nil }

    /// Copies the secret of an identity, and returns whether there is one.
    func copy(_ id: UniqueIdentifier, into target: inout SecretBytes) -> Bool {
        guard let slot = slots[id] else { return false }
        region.withUnsafeBytes { source in
            target.withUnsafeMutableBytes { $0.copyMemory(from: SecretTable.slot(slot, of: source)) }
        }
        return true
    }

    /// Adds a copy of a secret of 32 bytes, unless the identity already has one.
    mutating func insert(
        _ secret: borrowing SecretBytes, of id: UniqueIdentifier, memory: any SecretAllocator
    ) throws(SecretMemoryError) {
        guard secret.count == SecretTable.secretSize, slots[id] == nil else { return }
        let slot = slots.count
        if (slot + 1) * SecretTable.secretSize > region.count { try grow(memory) }
        region.withUnsafeMutableBytes { target in
            let start = slot * SecretTable.secretSize
            secret.withUnsafeBytes { UnsafeMutableRawBufferPointer(rebasing: target[start...]).copyMemory(from: $0) }
        }
        slots[id] = slot
    }

    private mutating func grow(_ memory: any SecretAllocator) throws(SecretMemoryError) {
        var larger = try memory.allocate(count: 2 * region.count)
        region.withUnsafeBytes { source in larger.withUnsafeMutableBytes { $0.copyMemory(from: source) } }
        region = larger
    }

    private static func slot(_ index: Int, of region: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer {
        UnsafeRawBufferPointer(rebasing: region[index * secretSize..<(index + 1) * secretSize])
    }
}
