import WhisperPassphraseStrength
import WhisperTestSupport
import WhisperTestThreads
import Testing

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The estimator reads the bytes that it is given, and no other.
@Suite("What the estimator reads", .ownThreads)
struct BoundsTests {
    /// Bytes between two pages that cannot be read.
    private struct GuardedPages: ~Copyable {
        private let base: UnsafeMutableRawPointer
        private let page: Int
        private let pages: Int

        init?(holding count: Int) {
            page = Int(sysconf(Int32(_SC_PAGESIZE)))
            pages = (count + page - 1) / page + 2
            let mapped = mmap(nil, pages * page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
            guard let mapped, mapped != MAP_FAILED else { return nil }
            base = mapped
            mprotect(base, page, PROT_NONE)
            mprotect(base + (pages - 1) * page, page, PROT_NONE)
        }

        deinit { munmap(base, pages * page) }

        /// The estimate of bytes directly before the last page, and directly behind the first.
        func estimates(_ bytes: [UInt8]) -> (Int, Int) {
            let starts = [base + (pages - 1) * page - bytes.count, base + page]
            let bits = starts.map { start in
                bytes.withUnsafeBytes { source in
                    if let first = source.baseAddress { start.copyMemory(from: first, byteCount: source.count) }
                }
                let buffer = UnsafeBufferPointer(
                    start: UnsafePointer(start.assumingMemoryBound(to: UInt8.self)), count: bytes.count)
                return PassphraseStrength(of: buffer.span).bits
            }
            return (bits[0], bits[1])
        }
    }

    @Test("Bytes between pages that cannot be read are estimated as anywhere else, whatever they are (CLI-3)")
    func guardedPages() {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SeededRandom(seed: seed)
        let alphabet = Array("paswordqwertz0123456789.-$@!".utf8)
        for count in Array(0...150) + [4_094, 4_095] {
            guard let pages = GuardedPages(holding: count) else {
                Issue.record("No memory")
                return
            }
            for isWild in [false, true] {
                let bytes = (0..<count).map { _ in
                    isWild ? UInt8.random(in: 0...255, using: &random) : alphabet.randomElement(using: &random) ?? 0
                }
                let expected = PassphraseStrength(of: bytes.span).bits
                #expect(pages.estimates(bytes) == (expected, expected), "seed \(seed), \(count) bytes")
            }
        }
    }

    @Test("The longest passphrase takes about ten times as long as one of a tenth of its length (CLI-3)")
    func linear() {
        /// The shortest processor time of several estimates.
        func time(_ bytes: [UInt8]) -> Duration {
            (0..<4).map { _ in processorTime { _ = PassphraseStrength(of: bytes.span) } }.min() ?? .zero
        }
        for pattern in ["a", "password", "qwertz123", "20260101", "1.2.1990", "x9", "pässwörd"] {
            let bytes = (0..<4_095).map { Array(pattern.utf8)[$0 % pattern.utf8.count] }
            #expect(time(bytes) < max(.microseconds(1), time(Array(bytes.prefix(410)))) * 40, "\(pattern)")
        }
    }
}
