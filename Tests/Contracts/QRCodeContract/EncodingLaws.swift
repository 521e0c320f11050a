import WhisperQRCodePort
import Testing

extension QRCodeLaw {
    static let encodingLaws = [
        QRCodeLaw("A code has the smallest version that holds its text (QR-1)") { codes in
            for (index, capacity) in Samples.capacities.enumerated() {
                let full = try codes.encode(Samples.text(capacity))
                #expect(full.side == Samples.side(ofVersion: index + 1))
                guard index + 1 < Samples.capacities.count else { break }
                let next = try codes.encode(Samples.text(capacity + 1))
                #expect(next.side == Samples.side(ofVersion: index + 2))
            }
        },
        QRCodeLaw("A code declares level M (QR-1)") { codes in
            for count in [1, 100, 1_000, 2_331] {
                let code = try codes.encode(Samples.text(count))
                // The first two bits of the format: 00 for M, of which the mask 10 makes these.
                #expect(code.isDark(row: 8, column: 0))
                #expect(!code.isDark(row: 8, column: 1))
            }
        },
        QRCodeLaw("A code begins with its finder patterns, without a quiet zone") { codes in
            let code = try codes.encode(Samples.text(50))
            let finder = [
                "#######", "#     #", "# ### #", "# ### #", "# ### #", "#     #", "#######",
            ]
            let corners = [(0, 0), (0, code.side - 7), (code.side - 7, 0)]
            for (top, left) in corners {
                let found = (0..<7).map { row in
                    String((0..<7).map { code.isDark(row: top + row, column: left + $0) ? "#" : " " })
                }
                #expect(found == finder)
            }
        },
        QRCodeLaw("A text that no code can hold, and an empty one, are rejected as too long") { codes in
            for count in [0, 2_332, 2_333, 4_296, 10_000, 1_000_000] {
                #expect(throws: QRCodeError.tooLong, "\(count) bytes") { try codes.encode(Samples.text(count)) }
            }
        },
        QRCodeLaw("The same text gives the same code") { codes in
            let code = try codes.encode(Samples.text(700))
            #expect(try codes.encode(Samples.text(700)) == code)
            #expect(try codes.encode(Samples.text(699) + [0x21]) != code)
        },
    ]
}
