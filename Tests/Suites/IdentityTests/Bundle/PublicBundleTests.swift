import WhisperCryptoPort
import WhisperIdentity
import WhisperKeyFingerprint
import WhisperTestSupport
import WhisperTestThreads
import Testing

@Suite("Public bundles (ID-5)", .ownThreads)
struct PublicBundleTests {
    let test: TestKeys

    init() throws {
        test = try TestKeys()
    }

    private func fault(_ text: [UInt8]) -> BundleError? {
        do {
            _ = try PublicBundle(text: text, crypto: test.crypto)
            return nil
        } catch {
            return error
        }
    }

    @Test("Bundles match those of another implementation, and parse to their inputs")
    func vectors() throws {
        let statement = try test.statement(from: (1, 2), to: (3, 4))
        let made = [
            (try test.bundle(), Vectors.bundle),
            (
                try test.bundle(
                    "Ana Müller", 3, 4, keyVersion: 2, createdAt: Vectors.time + 5, succession: statement),
                Vectors.succeedingBundle
            ),
            (try test.bundle("李小龍", 1, nil, createdAt: 0), Vectors.unsignedBundle),
        ]
        for (bundle, line) in made {
            #expect(bundle.text == line)
            #expect(try PublicBundle(text: line, crypto: test.crypto) == bundle)
            #expect(PublicBundle.isMarked(line))
        }
        let read = try PublicBundle(text: Vectors.succeedingBundle, crypto: test.crypto)
        #expect(read.name.text == "Ana Müller")
        #expect(read.keys == (try test.keys(3, 4)))
        #expect(read.keyVersion == 2)
        #expect(read.createdAt == Vectors.time + 5)
        #expect(read.succession == statement)
    }

    @Test(
        "A bundle round-trips to the same value and the same line, for any content",
        arguments: 0..<20 as Range<UInt64>)
    func roundTrip(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        let names = ["A", "Ana Müller", "李小龍", "شاه\u{200C}رخ", "👩\u{200D}🔬", String(repeating: "é", count: 64)]
        for _ in 0..<20 {
            let agreement = UInt8.random(in: 1...250, using: &random)
            let signing = Bool.random(using: &random) ? UInt8.random(in: 1...250, using: &random) : nil
            let succession =
                Bool.random(using: &random) ? try test.statement(from: (251, 252), to: (agreement, signing)) : nil
            let bundle = try test.bundle(
                try #require(names.randomElement(using: &random)), agreement, signing,
                keyVersion: UInt32.random(in: 1 ... .max, using: &random),
                createdAt: Int64.random(in: 0...1 << 40, using: &random), succession: succession)
            let read = try PublicBundle(text: bundle.text, crypto: test.crypto)
            #expect(read == bundle, "seed \(seed)")
            #expect(read.text == bundle.text, "seed \(seed)")
            #expect(bundle.text.count <= 612)
        }
    }

    @Test("Changing any single bit of a signed bundle is detected")
    func flips() throws {
        for line in [Vectors.bundle, Vectors.succeedingBundle] {
            let bytes = Fields.dearmored(line)
            for index in bytes.indices {
                for bit in UInt8(0)..<8 {
                    var changed = bytes
                    changed[index] ^= 1 << bit
                    #expect(fault(Fields.armored("whisper-key1:", changed)) != nil, "byte \(index), bit \(bit)")
                }
            }
        }
    }

    @Test("A truncated bundle, or one with trailing data, is rejected")
    func length() {
        for line in [Vectors.bundle, Vectors.succeedingBundle, Vectors.unsignedBundle] {
            let bytes = Fields.dearmored(line)
            for count in bytes.indices {
                #expect(fault(Fields.armored("whisper-key1:", Array(bytes.prefix(count)))) != nil, "\(count) bytes")
            }
            for extra in [[0], [0, 0, 0], [UInt8](repeating: 1, count: 64)] {
                #expect(fault(Fields.armored("whisper-key1:", bytes + extra)) == .malformed)
            }
            for count in line.indices { #expect(fault(Array(line.prefix(count))) != nil, "\(count) characters") }
        }
    }

    @Test("Each bundle has one line: no padding, no other alphabet, no spare bits, no other prefix")
    func oneLine() throws {
        for line in [Vectors.bundle, Vectors.succeedingBundle, Vectors.unsignedBundle] {
            let text = String(decoding: line, as: UTF8.self)
            let body = text.dropFirst("whisper-key1:".count)
            let variants: [String] = [
                "\(text)=", "\(text)A", "Whisper-key1:\(body)", "WHISPER-KEY1:\(body)", "whisper-key1\(body)",
                "whisper-key1: \(body)", "whisper-key2:\(body)", "\(body)", "x\(text)", "\u{FEFF}\(text)",
                text.replacing("_", with: "/").replacing("-", with: "+"), "\(text)\u{0}", "\(text)\n\(text)",
                "whisper-key1:\(body.prefix(9))\n\(body.dropFirst(9))",
            ]
            for variant in variants where variant != text { #expect(fault(Array(variant.utf8)) == .malformed) }
            // The spare bits of the last character must be zero.
            let spare = Fields.dearmored(line).count % 3 == 1 ? 4 : 2
            if Fields.dearmored(line).count % 3 != 0 {
                let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)
                let last = try #require(line.last.flatMap { alphabet.firstIndex(of: $0) })
                for bits in 1..<(1 << spare) {
                    #expect(fault(line.dropLast() + [alphabet[last | bits]]) == .malformed)
                }
            }
        }
    }

    @Test("Spaces and line ends around the line are accepted, since files and clipboards add them")
    func surroundings() throws {
        for (front, back) in [("", "\n"), ("", "\r\n"), ("  ", " \t\n\n"), ("\n", "")] {
            let text = Array(front.utf8) + Vectors.bundle + Array(back.utf8)
            #expect(try PublicBundle(text: text, crypto: test.crypto).text == Vectors.bundle)
            #expect(PublicBundle.isMarked(text))
        }
        #expect(!PublicBundle.isMarked(Array("whisper1:v1".utf8)))
        #expect(fault([]) == .malformed)
        #expect(fault(Array("whisper-key1:".utf8)) == .malformed)
    }

    @Test("Text that is too long is rejected")
    func overLong() {
        let text = Array("whisper-key1:".utf8) + [UInt8](repeating: UInt8(ascii: "A"), count: 1_000_000)
        #expect(fault(text) == .malformed)
    }

    @Test("Each field is checked against its rules, even if the signature is valid")
    func parts() throws {
        #expect(fault(try signed(version: 2)) == .unsupportedVersion)
        #expect(fault(try signed(version: 0)) == .unsupportedVersion)
        #expect(fault(try signed(name: [])) == .name(.empty))
        #expect(fault(try signed(name: Array("Ana\u{202E}".utf8))) == .name(.forbiddenCharacter))
        #expect(fault(try signed(name: Array("Ana\n".utf8))) == .name(.forbiddenCharacter))
        #expect(fault(try signed(name: [0x41, 0xFF])) == .name(.notUTF8))
        #expect(fault(try signed(name: [UInt8](repeating: 0x41, count: 129))) == .malformed)
        #expect(fault(try signed(keyVersion: 0)) == .malformed)
        #expect(fault(try signed(keyVersion: .max)) == nil)
        for seconds: Int64 in [-1, (1 << 40) + 1, .min, .max] {
            #expect(fault(try signed(createdAt: seconds)) == .malformed)
        }
        #expect(fault(try signed(succession: [0])) == .malformed)
        #expect(fault(try signed(succession: Array(Vectors.statement.dropLast()))) == .malformed)
        #expect(fault(try signed()) == nil)
    }

    @Test("Keys of low order or in non-canonical form are rejected")
    func weakKeys() throws {
        let field: [UInt8] = [0xED] + [UInt8](repeating: 0xFF, count: 30) + [0x7F]
        func plus(_ value: UInt8, _ topBit: UInt8 = 0) -> [UInt8] {
            var key = field
            key[0] = 0xED + value
            key[31] |= topBit
            return key
        }
        let zero = [UInt8](repeating: 0, count: 32)
        let one: [UInt8] = [1] + [UInt8](repeating: 0, count: 31)
        let minusOne: [UInt8] = [0xEC] + [UInt8](repeating: 0xFF, count: 30) + [0x7F]
        for key in [zero, one, minusOne, field, plus(1), plus(2), plus(2, 0x80), plus(18), plus(18, 0x80)] {
            #expect(fault(try signed(agreement: key)) == .weakKey)
            #expect(fault(unsigned(agreement: key)) == .weakKey)
        }
        var topBit = try test.agreementKey(1).bytes
        topBit[31] |= 0x80
        #expect(fault(unsigned(agreement: topBit)) == .weakKey)
        // The identity element as signing key: with R the identity and S zero, any message verifies if it is accepted.
        for key in [one, zero, minusOne, field, plus(1), plus(1, 0x80)] {
            let text = Fields.armored("whisper-key1:", fields(signing: key) + one + zero)
            #expect(fault(text) == .weakKey)
        }
    }

    @Test("A signature by another key, over other content, or altered in a way that libraries overlook is rejected")
    func signatures() throws {
        #expect(fault(try signed(by: 9)) == .invalidSignature)
        let bytes = Fields.dearmored(Vectors.bundle)
        let (content, signature) = (Array(bytes.dropLast(64)), Array(bytes.suffix(64)))
        let other = Fields.dearmored(try test.bundle("Ana Mueller").text)
        #expect(fault(Fields.armored("whisper-key1:", content + other.suffix(64))) == .invalidSignature)
        // The agreement key is exchanged: the signature covers the pair, not only the signing key.
        let exchanged = fields(agreement: try test.agreementKey(9).bytes)
        #expect(fault(Fields.armored("whisper-key1:", exchanged + signature)) == .invalidSignature)
        #expect(fault(Fields.armored("whisper-key1:", content + Self.withOrderAdded(signature))) == .invalidSignature)
        for label in ["whisper-v1/succession\0", "whisper-v1/bundle", "whisper-v1/sig\0", ""] {
            let signature = try test.crypto.signature(over: Array(label.utf8) + content, by: try test.signingPair(2))
            #expect(fault(Fields.armored("whisper-key1:", content + signature)) == .invalidSignature, "\(label)")
        }
    }

    @Test("Without its signing key a bundle is a different one, with a different fingerprint")
    func stripped() throws {
        let stripped = fields(signing: [])
        let bundle = try PublicBundle(text: Fields.armored("whisper-key1:", stripped), crypto: test.crypto)
        let whole = try PublicBundle(text: Vectors.bundle, crypto: test.crypto)
        #expect(bundle.keys.signingKey == nil)
        #expect(bundle.keys.fingerprint(crypto: test.crypto) != whole.keys.fingerprint(crypto: test.crypto))
        #expect(fault(Fields.armored("whisper-key1:", stripped + [UInt8](repeating: 0, count: 64))) == .malformed)
    }

    @Test("A statement of succession must be about these keys and signed by the key that it names")
    func successions() throws {
        let others = try test.statement(from: (1, 2), to: (5, 6))
        #expect(throws: BundleError.invalidSuccession) { try test.bundle("Ana", 3, 4, succession: others) }
        #expect(fault(try signed(succession: others.bytes)) == .invalidSuccession)
        var forged = try test.statement(from: (7, 8), to: (1, 2)).bytes
        #expect(fault(try signed(succession: forged)) == nil)
        forged[SuccessionStatement.size - 1] ^= 1
        #expect(fault(try signed(succession: forged)) == .invalidSuccession)
        #expect(fault(unsigned(succession: try test.statement(from: (7, 8), to: (1, nil)).bytes)) == nil)
        #expect(fault(unsigned(succession: forged)) == .invalidSuccession)
    }

    @Test(
        "None of 5,000 malformed texts is accepted, unless it is exactly a bundle",
        arguments: 0..<5 as Range<UInt64>)
    func malformedTexts(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        let seeds = [Vectors.bundle, Vectors.succeedingBundle]
        for number in 0..<1_000 {
            let line = seeds[number % 2]
            let text = Mangling.mangled(line, using: &random)
            guard text != line else { continue }
            if let bundle = try? PublicBundle(text: text, crypto: test.crypto) {
                // Only a space or a line end at either end may have been added.
                #expect(bundle.text == line, "seed \(seed), number \(number)")
            }
        }
    }

    // MARK: Bundles made by hand

    private func fields(
        version: UInt8 = 1, name: [UInt8] = Array("Ana Müller".utf8), agreement: [UInt8]? = nil,
        signing: [UInt8]? = nil, keyVersion: UInt32 = 1, createdAt: Int64 = Vectors.time, succession: [UInt8] = []
    ) -> [UInt8] {
        [version] + Fields.lp(name) + (agreement ?? (try? test.agreementKey(1).bytes) ?? [])
            + Fields.lp(signing ?? (try? test.signingKey(2).bytes) ?? []) + Fields.u32(keyVersion)
            + Fields.i64(createdAt) + Fields.lp(succession)
    }

    private func signed(
        version: UInt8 = 1, name: [UInt8] = Array("Ana Müller".utf8), agreement: [UInt8]? = nil,
        keyVersion: UInt32 = 1, createdAt: Int64 = Vectors.time, succession: [UInt8] = [], by signer: UInt8 = 2
    ) throws -> [UInt8] {
        let fields = fields(
            version: version, name: name, agreement: agreement, keyVersion: keyVersion, createdAt: createdAt,
            succession: succession)
        let message = Array("whisper-v1/bundle\0".utf8) + fields
        return Fields.armored(
            "whisper-key1:", fields + (try test.crypto.signature(over: message, by: try test.signingPair(signer))))
    }

    private func unsigned(agreement: [UInt8]? = nil, succession: [UInt8] = []) -> [UInt8] {
        Fields.armored("whisper-key1:", fields(agreement: agreement, signing: [], succession: succession))
    }

    /// Returns the signature with the group's order added to S: the same point equation in different bytes.
    private static func withOrderAdded(_ signature: [UInt8]) -> [UInt8] {
        let order: [UInt8] = [
            0xED, 0xD3, 0xF5, 0x5C, 0x1A, 0x63, 0x12, 0x58, 0xD6, 0x9C, 0xF7, 0xA2, 0xDE, 0xF9, 0xDE, 0x14, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0x10,
        ]
        var sum = signature
        var carry = 0
        for index in 0..<32 {
            carry += Int(signature[32 + index]) + Int(order[index])
            sum[32 + index] = UInt8(carry & 255)
            carry >>= 8
        }
        return sum
    }
}
