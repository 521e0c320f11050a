import WhisperSealingPort
import WhisperSecretMemory
import WhisperSodiumSealing
import WhisperTestThreads
import Testing
import WhisperCore

@Suite("The recovery copy of a vault's keys (ST-2)", .ownThreads)
struct RecoveryCopyTests {
    let sealing: SodiumSealing
    let copy: RecoveryCopy

    init() throws {
        sealing = try SodiumSealing()
        copy = RecoveryCopy(sealing: sealing, memory: sealing)
    }

    /// Keys with 32 equal bytes each.
    private func keys(_ database: UInt8, _ attachments: UInt8) throws -> VaultKeys {
        VaultKeys(database: try key(database), attachments: try key(attachments))
    }

    private func key(_ byte: UInt8, count: Int = 32) throws -> SecretBytes {
        var key = try sealing.allocate(count: count)
        key.withUnsafeMutableBytes { bytes in for index in bytes.indices { bytes[index] = byte } }
        return key
    }

    private func failure(opening text: [UInt8], under passphrase: String) throws -> RecoveryCopyError? {
        let passphrase = try secret(passphrase)
        do throws(RecoveryCopyError) {
            _ = try copy.keys(in: text, under: passphrase)
            return nil
        } catch {
            return error
        }
    }

    @Test("A copy returns both keys, with or without its line end")
    func roundTrip() throws {
        let text = try copy.text(of: try keys(1, 2), under: try secret("right"), cost: .minimal)
        #expect(text.last == UInt8(ascii: "\n"))
        for form in [text, text.dropLast(), text + Array("\r\n ".utf8)] {
            let opened = try copy.keys(in: form, under: try secret("right"))
            #expect(opened.database.hasSameBytes(as: try key(1)))
            #expect(opened.attachments.hasSameBytes(as: try key(2)))
            #expect(RecoveryCopy.isWellFormed(form))
        }
    }

    @Test("A copy is one line of letters, digits, - and _ after its prefix")
    func form() throws {
        let text = try copy.text(of: try keys(1, 2), under: try secret("right"), cost: .minimal)
        let line = String(decoding: text.dropLast(), as: UTF8.self)
        #expect(line.hasPrefix("whisper-recovery1:"))
        #expect(line.dropFirst(18).allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") })
        // A box of 86 + 64 + 16 bytes.
        #expect(line.count == 18 + 222)
    }

    @Test("Another passphrase does not open a copy")
    func wrongPassphrase() throws {
        let text = try copy.text(of: try keys(1, 2), under: try secret("right"), cost: .minimal)
        #expect(try failure(opening: text, under: "wrong") == .wrongPassphrase)
    }

    @Test("No changed character is accepted or causes a crash")
    func changedCharacters() throws {
        let text = Array(try copy.text(of: try keys(1, 2), under: try secret("right"), cost: .minimal).dropLast())
        for index in text.indices {
            // A change of the cost, in characters 20 to 36, may demand a great deal of work.
            guard !(20...36).contains(index) else { continue }
            for other in ["A", "z", "=", "\n"].map({ $0.utf8.first ?? 0 }) where other != text[index] {
                var changed = text
                changed[index] = other
                #expect(try failure(opening: changed, under: "right") != nil, "character \(index)")
            }
        }
    }

    @Test("Anything that is not a copy is malformed")
    func malformed() throws {
        let text = Array(try copy.text(of: try keys(1, 2), under: try secret("right"), cost: .minimal).dropLast())
        for wrong in ["", "whisper-recovery1:", "whisper-recovery1", "whisper-recovery2:AAAA", "whisper-backup1:AAAA"] {
            #expect(try failure(opening: Array(wrong.utf8), under: "right") == .malformed)
            #expect(!RecoveryCopy.isWellFormed(Array(wrong.utf8)))
        }
        #expect(try failure(opening: text + Array("=".utf8), under: "right") == .malformed)
        for length in 0..<text.count {
            #expect(try failure(opening: Array(text.prefix(length)), under: "right") != nil)
        }
    }

    @Test("A box that demands too much work is rejected before any is done (ID-6)")
    func greedyBox() throws {
        var box = try sealing.seal(try key(1, count: 64), under: try secret("right"), cost: .minimal)
        box.replaceSubrange(2..<14, with: [UInt8](repeating: 0x7F, count: 12))
        let text = Array("whisper-recovery1:\(encoded(box))".utf8)
        #expect(try failure(opening: text, under: "right") == .sealing(.costOutOfRange))
    }

    @Test("A box that contains anything but two keys is malformed")
    func otherContent() throws {
        let box = try sealing.seal(try key(1), under: try secret("right"), cost: .minimal)
        let text = Array("whisper-recovery1:\(encoded(box))".utf8)
        #expect(try failure(opening: text, under: "right") == .malformed)
    }

    /// Base64url, bit by bit.
    private func encoded(_ bytes: [UInt8]) -> String {
        let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")
        let bits = bytes.flatMap { byte in (0..<8).map { byte >> UInt8(7 - $0) & 1 } }
        return String(
            stride(from: 0, to: bits.count, by: 6).map { start in
                alphabet[(start..<start + 6).reduce(0) { $0 << 1 | ($1 < bits.count ? Int(bits[$1]) : 0) }]
            })
    }
}
