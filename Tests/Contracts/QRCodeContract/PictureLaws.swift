import WhisperQRCodePort
import Testing

extension QRCodeLaw {
    static let pictureLaws = [
        QRCodeLaw("A PNG is a square with the code and its quiet zone, at the requested scale (QR-1)") { codes in
            let code = try codes.encode(Samples.text(20))
            for scale in [2, 3, 7, 64] {
                let png = try codes.png(of: code, scale: scale)
                let side = Samples.bigEndian(UInt32((code.side + 8) * scale))
                #expect(png.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
                #expect(Array(png.dropFirst(12).prefix(12)) == Array("IHDR".utf8) + side + side)
            }
        },
        QRCodeLaw("A scale outside 2 … 64 is invalid") { codes in
            let code = try codes.encode(Samples.text(20))
            for scale in [1, 0, -1, -2, 65, 66, 1_000, 1 << 32 | 4, .max, .min] {
                #expect(throws: QRCodeError.invalidScale, "scale \(scale)") { try codes.png(of: code, scale: scale) }
            }
        },
        QRCodeLaw("A file that is not a picture is reported as such (QR-2)") { codes in
            let files =
                ["", "whisper-key1:AQ", "GIF89a", "BM", "%PDF-1.7"].map { Array($0.utf8) }
                + [[0], [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], [0xFF, 0xD8, 0xFF]]
                + [[0xFF, 0xD8, 0xFF, 0xE0, 0, 16], Samples.bytes(10_000, seed: 3), .init(repeating: 0, count: 1_000)]
            for file in files {
                #expect(throws: QRCodeError.notAPicture, "\(file.prefix(8))") { try codes.scan(file) }
            }
            #expect(throws: QRCodeError.notAPicture) { try codes.scan(Samples.png(width: 0, height: 10)) }
            #expect(throws: QRCodeError.notAPicture) { try codes.scan(Samples.png(width: 10, height: 0)) }
        },
        QRCodeLaw("A truncated PNG is not a picture") { codes in
            let png = try codes.png(of: codes.encode(Samples.text(60)), scale: 3)
            for length in png.indices {
                let cut = Array(png.prefix(length))
                #expect(throws: QRCodeError.notAPicture, "\(length) bytes") { try codes.scan(cut) }
            }
        },
        QRCodeLaw("A PNG with a changed bit contains the same text or none") { codes in
            let text = Samples.text(30)
            let png = try codes.png(of: codes.encode(text), scale: 2)
            for index in png.indices {
                var changed = png
                changed[index] ^= 1 << (index % 8)
                // Any of the documented errors will do; another text will not.
                let found = (try? codes.scan(changed)) ?? []
                #expect(found == [] || found == [text], "byte \(index)")
            }
        },
        QRCodeLaw("A picture with too many pixels is rejected by its header, before memory is allocated for it") {
            codes in
            for (width, height) in [(100_000, 100_000), (999_999, 999_999), (67_109, 1_001)] as [(UInt32, UInt32)] {
                #expect(throws: QRCodeError.tooLarge) { try codes.scan(Samples.png(width: width, height: height)) }
            }
        },
        QRCodeLaw("A file of more than 32 MiB is rejected") { codes in
            let png = try codes.png(of: codes.encode(Samples.text(20)), scale: 2)
            let file = png + [UInt8](repeating: 0, count: (32 << 20) + 1 - png.count)
            #expect(throws: QRCodeError.tooLarge) { try codes.scan(file) }
        },
        QRCodeLaw("Bytes after the end of a PNG are ignored") { codes in
            let text = Samples.text(20)
            let png = try codes.png(of: codes.encode(text), scale: 2)
            #expect(try codes.scan(png + Samples.bytes(1_000, seed: 5)) == [text])
        },
        QRCodeLaw("A code in a JPEG is read (QR-2)", needs: .readsJPEG) { codes in
            let found = try codes.scan(SampleJPEG.file)
            #expect(found == [Array(SampleJPEG.text.utf8)])
        },
        QRCodeLaw("A JPEG that was cut short anywhere is no picture", needs: .readsJPEG) { codes in
            for length in SampleJPEG.file.indices {
                let cut = Array(SampleJPEG.file.prefix(length))
                #expect(throws: QRCodeError.notAPicture, "\(length) bytes") { try codes.scan(cut) }
            }
        },
        QRCodeLaw("A JPEG that claims too many pixels is rejected by its header", needs: .readsJPEG) { codes in
            var file = SampleJPEG.file
            // Height and width are five bytes after the marker of the frame.
            let frame = try #require((0..<file.count - 9).first { file[$0] == 0xFF && file[$0 + 1] == 0xC0 })
            file.replaceSubrange(frame + 5..<frame + 9, with: [0xFF, 0xDC, 0xFF, 0xDC])
            #expect(throws: QRCodeError.tooLarge) { try codes.scan(file) }
        },
    ]
}
