import WhisperQRCodePort
import Testing

extension QRCodeLaw {
    static let scanningLaws = [
        QRCodeLaw("Texts of every version are read back, the largest of each and one byte less (QR-2)") { codes in
            for capacity in Samples.capacities {
                for text in [Samples.text(capacity), Samples.text(capacity - 1)] {
                    let code = try codes.encode(text)
                    #expect(try codes.scan(code) == [text], "\(text.count) bytes")
                }
            }
        },
        QRCodeLaw("At level L a text takes fewer modules if possible, never more, and is read back") { codes in
            for count in [1, 230, 300, 412] {
                let text = Samples.text(count)
                let (low, medium) = (try codes.encode(text, at: .low), try codes.encode(text, at: .medium))
                #expect(count < 100 ? low.side <= medium.side : low.side < medium.side, "\(count) bytes")
                #expect(try codes.scan(low) == [text])
            }
        },
        QRCodeLaw("The text of a picture is that of its code, at every scale from 2 up") { codes in
            for (count, scales) in [(1, Array(2...64)), (400, [2, 3, 4, 5, 8, 13]), (2_331, [2, 3, 4, 7])] {
                let text = Samples.text(count)
                let code = try codes.encode(text)
                for scale in scales {
                    #expect(try codes.scan(codes.png(of: code, scale: scale)) == [text], "scale \(scale)")
                }
            }
        },
        QRCodeLaw("Bytes of any value are read back as they were, whatever they would mean as characters") { codes in
            let texts =
                [Array(0...255), [0], [0, 0, 0], [0xFF], Array("größe 漢字 ｱ🔑".utf8), [0x81, 0x40, 0x83, 0x5C]]
                + [UInt64(1), 2, 3, 4].map { Samples.bytes(Int($0) * 60, seed: $0) }
            for text in texts {
                let code = try codes.encode(text)
                #expect(try codes.scan(code) == [text])
                #expect(try codes.scan(codes.png(of: code, scale: 3)) == [text])
            }
        },
        QRCodeLaw("Digits and capitals, for which codes have denser forms, are read back") { codes in
            for text in ["0", "0123456789012345678901234567890123456789", "HELLO WORLD", "whisper1:ABC-_019"] {
                let code = try codes.encode(Array(text.utf8))
                #expect(try codes.scan(code) == [Array(text.utf8)])
            }
        },
        QRCodeLaw("A code that is rotated by a quarter or half turn is read") { codes in
            let text = Samples.text(300)
            var code = try codes.encode(text)
            for _ in 0..<4 {
                code = try #require(Samples.turned(code))
                #expect(try codes.scan(code) == [text])
            }
        },
        QRCodeLaw("A picture without a code has none, which is not an error") { codes in
            let blank = try #require(QRMatrix(side: 21, modules: .init(repeating: false, count: 441)))
            let dark = try #require(QRMatrix(side: 1, modules: [true]))
            let noise = try #require(QRMatrix(side: 60, modules: Samples.bytes(3_600, seed: 9).map { $0 < 128 }))
            for matrix in [blank, dark, noise] {
                #expect(try codes.scan(matrix) == [])
                #expect(try codes.scan(codes.png(of: matrix, scale: 4)) == [])
            }
        },
        QRCodeLaw("All codes of a picture are returned, from the top left on (QR-2)") { codes in
            let texts = ["first", "second", "third", "fourth"].map { Array($0.utf8) }
            let made = try texts.map { try codes.encode($0) }
            // Not quite in line, as on a photograph.
            let canvas = try #require(
                Samples.canvas(side: 70, [(made[0], 6, 4), (made[1], 4, 40), (made[2], 40, 4), (made[3], 43, 40)]))
            #expect(try codes.scan(canvas) == texts)
            for scale in [2, 3, 8] {
                #expect(try codes.scan(codes.png(of: canvas, scale: scale)) == texts, "scale \(scale)")
            }
        },
        QRCodeLaw("Two codes with the same text count as two") { codes in
            let text = Array("twice".utf8)
            let code = try codes.encode(text)
            let canvas = try #require(Samples.canvas(side: 60, [(code, 2, 2), (code, 33, 33)]))
            #expect(try codes.scan(canvas) == [text, text])
        },
        QRCodeLaw("Concurrent encoding and scanning do not interfere") { codes in
            try await withThrowingTaskGroup(of: Void.self) { group in
                for number in 1...8 {
                    group.addTask {
                        for round in 1...4 {
                            let text = Samples.bytes(number * 40 + round, seed: UInt64(number))
                            let png = try codes.png(of: codes.encode(text), scale: 3)
                            #expect(try codes.scan(png) == [text])
                        }
                    }
                }
                try await group.waitForAll()
            }
        },
    ]
}
