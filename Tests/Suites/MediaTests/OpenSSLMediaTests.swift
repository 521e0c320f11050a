import Synchronization
import Testing
import WhisperMediaContract
import WhisperMediaPort
import WhisperOpenSSLMedia
import WhisperSecretMemory
import WhisperSodiumSealing
import WhisperTestThreads

@Suite("Encrypted files opened by libcrypto (ING-6)", .ownThreads)
struct OpenSSLMediaTests {
    let sodium = try? SodiumSealing()

    private func bench(_ vectors: MediaVectors, seed: UInt64 = 1) throws -> MediaBench {
        let sodium = try #require(sodium)
        return vectors.bench(OpenSSLMediaOpener(memory: sodium), seed: seed, sodium: sodium)
    }

    @Test("The committed files", arguments: MediaLaw.all)
    func law(_ law: MediaLaw) throws {
        try law.check(try bench(try MediaVectors.committed()))
    }

    @Test(
        "Files that Python makes from a seed", .enabled(if: MediaVectors.python != nil, MediaVectors.skipped),
        arguments: [UInt64(1), 2])
    func made(seed: UInt64) throws {
        let bench = try bench(try MediaVectors.made("samples", "\(seed)"), seed: seed)
        #expect(bench.samples.contains { $0.content.count > 1 << 17 })
        for law in MediaLaw.all { try law.check(bench) }
    }

    @Test(
        "The committed files are those that their program writes",
        .enabled(if: MediaVectors.python != nil, MediaVectors.skipped))
    func committed() throws {
        let (committed, made) = (try MediaVectors.committed(), try MediaVectors.made("vectors"))
        #expect(committed.samples.count >= 20 && committed.malformed.count >= 6)
        #expect(Set(committed.samples.map(\.kind)) == Set(MediaKind.allCases))
        #expect(committed.samples.map(\.encrypted) == made.samples.map(\.encrypted))
        #expect(committed.malformed.map(\.encrypted) == made.malformed.map(\.encrypted))
    }

    @Test("Without guarded memory nothing is opened (ID-8)")
    func outOfMemory() throws {
        let bench = try bench(try MediaVectors.committed())
        let sample = try #require(bench.samples.first)
        let key = try bench.memory.copy(sample.key)
        let file = try #require(
            EncryptedFile(kind: sample.kind, path: "/v/x", digest: sample.encryptedDigest, statedSize: nil))
        guard let reference = MediaReference(file: file, key: key, digest: sample.digest) else {
            Issue.record("no reference")
            return
        }
        var reason: MediaOpeningError?
        do throws(MediaOpeningError) {
            _ = try OpenSSLMediaOpener(memory: NoMemory()).begin(reference)
        } catch {
            reason = error
        }
        #expect(reason == .outOfMemory)
    }

    @Test("Derived keys are gone when the opening has started, and were in the memory that was given (ID-8)")
    func derivedKeys() throws {
        let sodium = try #require(sodium)
        let counting = CountingMemory(sodium)
        let vectors = try MediaVectors.committed()
        let bench = vectors.bench(OpenSSLMediaOpener(memory: counting), seed: 1, sodium: sodium)
        try MediaLaw.all[0].check(bench)
        let counts = counting.counts
        #expect(counts.allocated >= bench.samples.count)
        #expect(counts.living == 0)
        #expect(counts.most == 1)
    }

    @Test("Many threads open files at the same time (ING-6)")
    func threads() async throws {
        let bench = try bench(try MediaVectors.committed())
        await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<8 {
                group.addTask {
                    let law = MediaLaw.all[number % 4]
                    try law.check(bench)
                }
            }
            for _ in 0..<8 { await #expect(throws: Never.self) { try await group.next() } }
        }
    }
}

/// An allocator that has no memory.
private struct NoMemory: SecretAllocator {
    var locksMemory: Bool { false }

    func allocate(count: Int) throws(SecretMemoryError) -> SecretBytes { throw .exhausted }
}

/// An allocator that counts what it gave.
private final class CountingMemory: SecretAllocator {
    struct Counts {
        var allocated = 0
        var living = 0
        var most = 0
    }

    private let base: SodiumSealing
    private let state = Mutex(Counts())

    init(_ base: SodiumSealing) {
        self.base = base
    }

    var counts: Counts { state.withLock { $0 } }
    var locksMemory: Bool { base.locksMemory }

    func allocate(count: Int) throws(SecretMemoryError) -> SecretBytes {
        let region = UnsafeMutableRawBufferPointer.allocate(byteCount: count, alignment: 16)
        region.initializeMemory(as: UInt8.self, repeating: 0)
        state.withLock { counts in
            counts.allocated += 1
            counts.living += 1
            counts.most = max(counts.most, counts.living)
        }
        return SecretBytes(adopting: region) { [self] region in
            region.initializeMemory(as: UInt8.self, repeating: 0)
            region.deallocate()
            state.withLock { $0.living -= 1 }
        }
    }
}
