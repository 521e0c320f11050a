import WhisperMessage
import WhisperSecretMemory

/// Secrets of 32 bytes that are in use for long, in one guarded region (ID-8): regions are few, identities may be many.
struct SecretTable: ~Copyable {
    static let secretSize = 32

    private var region: SecretBytes
    private var slots: [UniqueIdentifier: Int] = [:]

    /// An empty table with room for as many secrets as fill a page.
    init(memory: any SecretAllocator) throws(SecretMemoryError) {
        region = try memory.allocate(count: 128 * SecretTable.secretSize)
    }

    /// Whether the table holds the secret of an identity.
    func contains(_ id: UniqueIdentifier) -> Bool { slots[id] != nil }

    /// Copies the secret of an identity; whether there is one.
    func copy(_ id: UniqueIdentifier, into target: inout SecretBytes) -> Bool {
        guard let slot = slots[id] else { return false }
        region.withUnsafeBytes { source in
            target.withUnsafeMutableBytes { $0.copyMemory(from: SecretTable.slot(slot, of: source)) }
        }
        return true
    }

    /// Takes in a copy of a secret of 32 bytes, unless that of this identity is there.
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
