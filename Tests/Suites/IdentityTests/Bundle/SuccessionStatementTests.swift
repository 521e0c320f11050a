import WhisperCryptoPort
import WhisperIdentity
import WhisperKeyFingerprint
import WhisperTestThreads
import Testing

@Suite("Statements of succession (ID-3, ID-5)", .ownThreads)
struct SuccessionStatementTests {
    let test: TestKeys

    init() throws {
        test = try TestKeys()
    }

    @Test("A statement matches that of another implementation")
    func vector() throws {
        let statement = try test.statement(from: (1, 2), to: (3, 4))
        #expect(statement.bytes == Vectors.statement)
        #expect(SuccessionStatement(Vectors.statement) == statement)
        #expect(statement.isAuthentic(crypto: test.crypto))
        #expect(statement.oldSigningKey == (try test.signingKey(2)))
        #expect(statement.statedAt == Vectors.time + 5)
    }

    @Test("Changing any bit gives an unsigned statement")
    func flips() throws {
        for index in Vectors.statement.indices {
            for bit in UInt8(0)..<8 {
                var changed = Vectors.statement
                changed[index] ^= 1 << bit
                let isAuthentic = SuccessionStatement(changed)?.isAuthentic(crypto: test.crypto) ?? false
                #expect(!isAuthentic, "byte \(index), bit \(bit)")
            }
        }
    }

    @Test("A statement has exactly 168 bytes")
    func length() {
        for count in 0..<SuccessionStatement.size {
            #expect(SuccessionStatement(Array(Vectors.statement.prefix(count))) == nil)
        }
        #expect(SuccessionStatement(Vectors.statement + [0]) == nil)
    }

    @Test("Keys cannot succeed themselves, and times must be within 2^40 seconds from 1970")
    func limits() throws {
        #expect(throws: BundleError.malformed) { try test.statement(from: (1, 2), to: (1, 2)) }
        for seconds: Int64 in [-1, (1 << 40) + 1, .min, .max] {
            #expect(throws: BundleError.malformed) { try test.statement(from: (1, 2), to: (3, 4), at: seconds) }
            var changed = Vectors.statement
            changed.replaceSubrange(64..<72, with: Fields.i64(seconds))
            #expect(SuccessionStatement(changed) == nil)
        }
        for seconds: Int64 in [0, 1 << 40] {
            let statement = try test.statement(from: (1, 2), to: (3, 4), at: seconds)
            #expect(SuccessionStatement(statement.bytes)?.isAuthentic(crypto: test.crypto) == true)
        }
        let same = Array(Vectors.statement[..<32]) + Array(Vectors.statement[..<32]) + Vectors.statement[64...]
        #expect(SuccessionStatement(same) == nil)
    }

    @Test("A signature made for another purpose is rejected (domain separation)")
    func otherPurpose() throws {
        let fields = Array(Vectors.statement.prefix(104))
        for label in ["whisper-v1/bundle\0", "whisper-v1/succession", "whisper-v1/sig\0", ""] {
            let signature = try test.crypto.signature(over: Array(label.utf8) + fields, by: try test.signingPair(2))
            let statement = try #require(SuccessionStatement(fields + signature))
            #expect(!statement.isAuthentic(crypto: test.crypto), "\(label)")
        }
    }
}
