import WhisperContacts
import WhisperCryptoPort
import WhisperIdentity
import WhisperSodiumCrypto
import WhisperTestSupport
import WhisperTestThreads
import Testing

@Suite("Keybooks (CON-6)", .ownThreads)
struct KeybookTests {
    let test: TestKeys

    init() throws {
        test = try TestKeys()
    }

    private func offer(
        _ name: String, _ agreement: UInt8, _ signing: UInt8?, _ keyVersion: UInt32 = 1, _ createdAt: Int64 = 0
    ) throws -> ContactOffer {
        ContactOffer(
            name: try DisplayName(name), keys: try test.keys(agreement, signing), keyVersion: keyVersion,
            createdAt: createdAt)
    }

    private func sample() throws -> [ContactOffer] {
        [
            try offer("Ana Müller", 1, 2, 1, Vectors.time), try offer("李小龍", 5, nil, 7, 0),
            try offer("Bo", 3, 4, 2, Vectors.time + 5),
        ]
    }

    private func fault(_ text: [UInt8]) -> KeybookError? {
        do {
            _ = try Keybook(text: text, crypto: test.crypto)
            return nil
        } catch {
            return error
        }
    }

    /// Returns a hand-made keybook, with its checksum.
    private func book(_ content: [UInt8]) -> [UInt8] {
        Fields.armored("whisper-keybook1:", content + test.crypto.sha256(content))
    }

    private func entry(
        name: [UInt8] = Array("Ana".utf8), agreement: [UInt8]? = nil, signing: [UInt8] = [], keyVersion: UInt32 = 1,
        createdAt: Int64 = 0
    ) -> [UInt8] {
        Fields.lp(name) + (agreement ?? (try? test.agreementKey(1).bytes) ?? []) + Fields.lp(signing)
            + Fields.u32(keyVersion) + Fields.i64(createdAt)
    }

    @Test("A keybook matches that of another implementation, whatever the order of its contacts")
    func vectors() throws {
        let sample = try sample()
        for offers in [sample, sample.reversed(), [sample[1], sample[0], sample[2]]] {
            let book = try Keybook(offers)
            #expect(book.text(crypto: test.crypto) == Vectors.keybook + [UInt8(ascii: "\n")])
            #expect(try Keybook(text: Vectors.keybook, crypto: test.crypto) == book)
            #expect(book.offers.map(\.name.text) == ["李小龍", "Bo", "Ana Müller"])
        }
        #expect(try Keybook([]).text(crypto: test.crypto) == Vectors.emptyKeybook + [UInt8(ascii: "\n")])
        #expect(try Keybook(text: Vectors.emptyKeybook, crypto: test.crypto).offers.isEmpty)
        #expect(Keybook.isMarked(Vectors.keybook) && !Keybook.isMarked(Vectors.bundle))
    }

    @Test("Statements of succession are omitted")
    func noSuccession() throws {
        let bundle = try PublicBundle(text: Vectors.succeedingBundle, crypto: test.crypto)
        #expect(try Keybook([ContactOffer(bundle)]).offers.map(\.succession) == [nil])
    }

    @Test("A written keybook round-trips", arguments: 0..<10 as Range<UInt64>)
    func roundTrip(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        let names = ["A", "Ana Müller", "李小龍", String(repeating: "é", count: 64)]
        var offers: [ContactOffer] = []
        for number in UInt8(1)...100 where Bool.random(using: &random) {
            offers.append(
                try offer(
                    try #require(names.randomElement(using: &random)), number,
                    Bool.random(using: &random) ? UInt8.random(in: 1...250, using: &random) : nil,
                    UInt32.random(in: 1 ... .max, using: &random), Int64.random(in: 0...1 << 40, using: &random)))
        }
        let book = try Keybook(offers.shuffled(using: &random))
        let text = book.text(crypto: test.crypto)
        let read = try Keybook(text: text, crypto: test.crypto)
        #expect(read == book, "seed \(seed)")
        #expect(Set(read.offers) == Set(offers), "seed \(seed)")
        #expect(read.text(crypto: test.crypto) == text, "seed \(seed)")
    }

    @Test("Every changed bit and every truncation is detected")
    func damage() throws {
        let bytes = Fields.dearmored(Vectors.keybook)
        for index in bytes.indices {
            for bit in UInt8(0)..<8 {
                var changed = bytes
                changed[index] ^= 1 << bit
                let expected: KeybookError = index == 0 ? .unsupportedVersion : .damaged
                #expect(fault(Fields.armored("whisper-keybook1:", changed)) == expected)
            }
        }
        for count in bytes.indices {
            #expect(fault(Fields.armored("whisper-keybook1:", Array(bytes.prefix(count)))) != nil)
        }
        #expect(fault(Fields.armored("whisper-keybook1:", bytes + [0])) == .damaged)
        #expect(fault(Vectors.keybook + Array("=".utf8)) == .malformed)
        #expect(fault(Vectors.bundle) == .malformed)
        #expect(fault([]) == .malformed)
    }

    @Test("Undocumented content with a valid checksum is rejected")
    func form() throws {
        let one = [1] + Fields.u32(1)
        #expect(fault(book(one + entry())) == nil)
        #expect(fault(book([2] + Fields.u32(1) + entry())) == .unsupportedVersion)
        #expect(fault(book([1])) == .malformed)
        #expect(fault(book(one)) == .malformed)
        #expect(fault(book(one + entry() + [0])) == .malformed)
        #expect(fault(book([1] + Fields.u32(2) + entry())) == .malformed)
        #expect(fault(book([1] + Fields.u32(0) + entry())) == .malformed)
        #expect(fault(book([1] + Fields.u32(100_001) + entry())) == .tooLarge)
        #expect(fault(book(one + entry(name: []))) == .malformed)
        #expect(fault(book(one + entry(name: Array("A\u{202E}".utf8)))) == .malformed)
        #expect(fault(book(one + entry(signing: [1]))) == .malformed)
        #expect(fault(book(one + entry(signing: [UInt8](repeating: 1, count: 33)))) == .malformed)
        #expect(fault(book(one + entry(keyVersion: 0))) == .malformed)
        #expect(fault(book(one + entry(createdAt: -1))) == .malformed)
        #expect(fault(book(one + entry(createdAt: (1 << 40) + 1))) == .malformed)
        #expect(fault(book(one + entry(agreement: [UInt8](repeating: 0, count: 32)))) == .weakKey)
        #expect(fault(book(one + entry(signing: [1] + [UInt8](repeating: 0, count: 31)))) == .weakKey)
        let (first, second) = (entry(agreement: try test.agreementKey(5).bytes), entry())
        #expect(fault(book([1] + Fields.u32(2) + first + second)) == nil)
        #expect(fault(book([1] + Fields.u32(2) + second + first)) == .malformed)
        #expect(fault(book([1] + Fields.u32(2) + first + first)) == .duplicate)
    }

    @Test("Impossible keys and duplicate keys are rejected")
    func refusals() throws {
        let sample = try sample()
        #expect(throws: KeybookError.duplicate) { try Keybook(sample + [try offer("Another", 1, 2)]) }
        #expect(throws: KeybookError.malformed) { try Keybook([try offer("Ana", 1, 2, 0)]) }
        let weak = try #require(AgreementPublicKey([UInt8](repeating: 0, count: 32)))
        let keys = PublicKeys(agreementKey: weak, signingKey: nil)
        let impossible = ContactOffer(name: try DisplayName("Ana"), keys: keys, createdAt: 0)
        #expect(throws: KeybookError.weakKey) { try Keybook([impossible]) }
    }

    @Test("Two thousand contacts round-trip")
    func many() throws {
        let name = try DisplayName("A contact")
        let offers = try (0..<2_000).map { number in
            let secret = (0..<32).map { UInt8(truncatingIfNeeded: number >> ($0 < 4 ? $0 * 8 : 0)) &+ UInt8($0) }
            let key = try test.crypto.agreementPublicKey(of: try test.secret(secret))
            return ContactOffer(name: name, keys: PublicKeys(agreementKey: key, signingKey: nil), createdAt: 0)
        }
        let book = try Keybook(offers)
        #expect(try Keybook(text: book.text(crypto: test.crypto), crypto: test.crypto) == book)
    }
}
