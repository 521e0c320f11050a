import WhisperTestThreads
import Testing

@testable import WhisperWhatsAppExport

@Suite("Invalid UTF-8 is counted (ING-5)", .ownThreads)
struct InvalidTextTests {
    /// Both sides of every boundary that RFC 3629 defines for the first byte of a character, and for the others.
    private static let firsts: [UInt8] = [
        0x00, 0x41, 0x7F, 0x80, 0xBF, 0xC0, 0xC1, 0xC2, 0xDF, 0xE0, 0xE1, 0xEC, 0xED, 0xEE, 0xEF, 0xF0, 0xF1, 0xF3,
        0xF4, 0xF5, 0xFF,
    ]
    private static let seconds: [UInt8] = [0x41, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xFF]
    private static let others: [UInt8] = [0x7F, 0x80, 0xBF, 0xC0]

    @Test("Every byte that begins no character is counted, as read by the standard library (ING-5)", arguments: firsts)
    func boundaries(_ first: UInt8) {
        for second in InvalidTextTests.seconds {
            for third in InvalidTextTests.others {
                for fourth in InvalidTextTests.others {
                    for length in 1...4 {
                        check(Array([first, second, third, fourth].prefix(length)))
                    }
                }
            }
        }
    }

    @Test("The position of invalid bytes between letters makes no difference (ING-5)", arguments: 0...17)
    func places(_ before: Int) {
        let letters = [UInt8](repeating: UInt8(ascii: "a"), count: before)
        for bad in [[0xFF], [0xC3], [0xE2, 0x82], [0xF0, 0x9F, 0x98], [0x7F], [0xC3, 0xA9]] as [[UInt8]] {
            for behind in 0...9 { check(letters + bad + letters.prefix(behind)) }
        }
    }

    @Test("Bytes outside a range do not count, nor complete a character (ING-5)")
    func ranges() {
        let bytes: [UInt8] = [0xFF, 0xC3, 0xA9, 0xFF]
        #expect(InvalidUTF8.count(bytes.span, 0..<4) == 2)
        #expect(InvalidUTF8.count(bytes.span, 1..<3) == 0)
        #expect(InvalidUTF8.count(bytes.span, 1..<2) == 1)
        #expect(InvalidUTF8.count(bytes.span, 2..<3) == 1)
        #expect(InvalidUTF8.count(bytes.span, 2..<2) == 0)
    }

    private func check(_ bytes: [UInt8]) {
        #expect(InvalidUTF8.count(bytes.span, bytes.indices) == InvalidTextTests.count(bytes), "\(bytes)")
    }

    /// The same by trial: checks with the standard library at each index whether there is a character.
    private static func count(_ bytes: [UInt8]) -> Int {
        var invalid = 0
        var index = 0
        while index < bytes.count {
            let length = (1...4).first { length in
                guard index + length <= bytes.count else { return false }
                let text = String(validating: bytes[index..<index + length], as: UTF8.self)
                return text?.unicodeScalars.count == 1
            }
            if length == nil { invalid += 1 }
            index += length ?? 1
        }
        return invalid
    }
}
