import WhisperSecretMemory
import WhisperSecretPool
import WhisperTestThreads
import Testing

@Suite("Memory for the secrets of a message (ID-8, ENV-12)", .ownThreads)
struct SecretPoolTests {
    @Test("Equal bytes are equal, others are not, whatever their number")
    func comparison() {
        let bytes: [UInt8] = [1, 2, 3]
        #expect(SecretBytes.areEqual([], []) && SecretBytes.areEqual(bytes, [1, 2, 3]))
        #expect(!SecretBytes.areEqual(bytes, [1, 2]) && !SecretBytes.areEqual([1, 2], bytes))
        #expect(!SecretBytes.areEqual([], [0]))
        for bit in 0..<24 {
            var changed = bytes
            changed[bit / 8] ^= 1 << (bit % 8)
            #expect(!SecretBytes.areEqual(bytes, changed))
        }
    }

    @Test("Slots are used again: ten thousand secrets in a row need few places")
    func usedAgain() throws {
        var places: Set<UInt> = []
        for _ in 0..<10_000 {
            let secret = try SecretPool.allocate(count: 32)
            secret.withUnsafeBytes { bytes in _ = places.insert(UInt(bitPattern: bytes.baseAddress)) }
        }
        #expect(places.count < 1_000)
    }

    @Test("More secrets than slots can exist at the same time, each initially zero")
    func moreThanSlots() throws {
        let held = try (0..<600).map { _ in Held(try SecretPool.allocate(count: 1_024)) }
        let dirty = held.filter { !$0.isZero }
        #expect(dirty.isEmpty)
        #expect(Set(held.map(\.address)).count == held.count)
    }

    @Test("Slots are aligned for every C structure")
    func aligned() throws {
        for count in [1, 33, 65, 208, 1_000, 5_000] {
            #expect(try Held(SecretPool.allocate(count: count)).address.isMultiple(of: 64))
        }
    }

    @Test("Many threads allocate and release concurrently, and none sees another's bytes")
    func concurrent() async throws {
        let mixed = await withTaskGroup(of: Int.self) { group in
            for task in UInt8(1)...8 {
                group.addTask {
                    (0..<500).count { turn in
                        guard var secret = try? SecretPool.allocate(count: turn % 1_100 + 1) else { return true }
                        let isClean = secret.withUnsafeBytes { $0.allSatisfy { $0 == 0 } }
                        secret.withUnsafeMutableBytes { bytes in
                            for index in bytes.indices { bytes[index] = task }
                        }
                        return !isClean || !secret.withUnsafeBytes { $0.allSatisfy { $0 == task } }
                    }
                }
            }
            return await group.reduce(0, +)
        }
        #expect(mixed == 0)
    }

    @Test("Empty and excessive allocations fail")
    func sizes() {
        for count in [0, -1, Int.min, Int.max, Int.max - 8_192] {
            #expect(throws: SecretMemoryError.exhausted) { _ = try SecretPool.allocate(count: count) }
        }
        #expect(SecretPool.empty.count == 0)
    }
}

/// A secret that can be stored in an array.
private final class Held: Sendable {
    let secret: SecretBytes
    init(_ secret: consuming SecretBytes) { self.secret = secret }
    var address: UInt { secret.withUnsafeBytes { UInt(bitPattern: $0.baseAddress) } }
    var isZero: Bool { secret.withUnsafeBytes { $0.allSatisfy { $0 == 0 } } }
}
