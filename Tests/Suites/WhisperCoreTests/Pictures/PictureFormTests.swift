import Testing
import WhisperTestThreads

@testable import WhisperCore

@Suite("Pictures by their headers (ING-6)", .ownThreads)
struct PictureFormTests {
    @Test("JPEG, PNG and the three kinds of WebP are pictures up to 4,096 pixels each way (ING-6)")
    func forms() {
        let makers: [(PictureForm, (Int, Int) -> [UInt8])] = [
            (.jpeg, { SamplePicture.jpeg($0, $1) }), (.png, SamplePicture.png),
            (.webp, { SamplePicture.webp("VP8 ", $0, $1) }), (.webp, { SamplePicture.webp("VP8L", $0, $1) }),
            (.webp, { SamplePicture.webp("VP8X", $0, $1) }),
        ]
        for (form, make) in makers {
            for (width, height) in [(1, 1), (640, 480), (4_096, 4_096), (96, 4_096)] {
                #expect(PictureForm(of: make(width, height)) == form, "\(form) \(width) \(height)")
            }
            for (width, height) in [(4_097, 1), (1, 4_097), (16_383, 16_383)] {
                #expect(PictureForm(of: make(width, height)) == nil, "\(form) \(width) \(height)")
            }
        }
        for (width, height) in [(0, 5), (5, 0), (65_535, 65_535)] {
            #expect(PictureForm(of: SamplePicture.jpeg(width, height)) == nil)
            #expect(PictureForm(of: SamplePicture.png(width, height)) == nil)
        }
        #expect(PictureForm(of: SamplePicture.png(0xFFFF_FFFF, 0xFFFF_FFFF)) == nil)
    }

    @Test("Pages, scripts, other files and nothing at all are no pictures (ING-6)")
    func others() {
        let texts = ["", "<svg xmlns='http://www.w3.org/2000/svg'/>", "<html>", "GIF89a\u{1}\u{1}", "%PDF-1.7", "RIFF"]
        for text in texts { #expect(PictureForm(of: Array(text.utf8)) == nil, "\(text)") }
        #expect(PictureForm(of: [0xFF, 0xD8, 0xFF]) == nil)
        // The scan comes before any frame header.
        #expect(PictureForm(of: [0xFF, 0xD8, 0xFF, 0xDA, 0, 2] + SamplePicture.jpeg()) == nil)
        // A segment of less than its own length would be read for ever.
        #expect(PictureForm(of: [0xFF, 0xD8, 0xFF, 0xE0, 0, 0, 0xFF, 0xC0]) == nil)
    }

    @Test("A header that is cut off or changed anywhere is refused or read, and nothing else (ING-6)")
    func hostile() {
        let samples = [
            SamplePicture.jpeg(), SamplePicture.png(9, 9), SamplePicture.webp("VP8 ", 9, 9),
            SamplePicture.webp("VP8L", 9, 9), SamplePicture.webp("VP8X", 9, 9),
        ]
        for sample in samples {
            #expect((0..<12).allSatisfy { PictureForm(of: Array(sample.prefix($0))) == nil })
            for count in 0..<sample.count { _ = PictureForm(of: Array(sample.prefix(count))) }
            for index in sample.indices {
                for value: UInt8 in [0, 1, 0x7F, 0x80, 0xFE, 0xFF] {
                    var changed = sample
                    changed[index] = value
                    _ = PictureForm(of: changed)
                }
            }
        }
        #expect(PictureForm(of: [0xFF, 0xD8] + [UInt8](repeating: 0xFF, count: 100_000)) == nil)
    }
}
