import WhisperPages
import WhisperTestThreads
import Testing

@Suite("What a file is", .ownThreads)
struct MediaFormTests {
    @Test(
        "The first bytes decide (LOOK-2)",
        arguments: [
            ([0xFF, 0xD8, 0xFF, 0xE0], MediaForm.jpeg), ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], .png),
            (Array("GIF89a".utf8), .gif), (Array("RIFF0000WEBPVP8 ".utf8), .webp),
            (Array("RIFF0000WAVEfmt ".utf8), .wav),
            (Array("OggS\u{0}".utf8), .ogg), ([0, 0, 0, 32] + Array("ftypisom".utf8), .mp4),
            ([0, 0, 0, 32] + Array("ftypM4A ".utf8), .m4a), ([0, 0, 0, 32] + Array("ftyp3gp5".utf8), .threeGP),
            ([0x1A, 0x45, 0xDF, 0xA3, 0x42, 0x82, 0x84] + Array("webm".utf8), .webm), (Array("ID3\u{4}".utf8), .mp3),
            ([0xFF, 0xFB, 0x90, 0x64], .mp3),
        ] as [([UInt8], MediaForm)])
    func known(head: [UInt8], form: MediaForm) {
        #expect(MediaForm(head) == form)
    }

    @Test(
        "Active and unknown contents are only offered for saving (LOOK-2)",
        arguments: [
            "<svg xmlns='http://www.w3.org/2000/svg' onload='x()'>", "<!doctype html><script>", "<?xml version='1.0'?>",
            "%PDF-1.7", "alert(1)", "", "GIF8", "PK\u{3}\u{4}", "RIFF0000AVI ", "    ftypisom", "\u{FEFF}<html>",
            "ID", "BM", "II*\u{0}", "#!/bin/sh",
        ])
    func unknown(text: String) {
        let form = MediaForm(Array(text.utf8))
        #expect(form == .other || text == "    ftypisom")
        #expect(form != .other || (form.fileExtension == "bin" && form.presentation == .download))
    }

    @Test("Every prefix of a head is judged, never beyond its end")
    func prefixes() {
        let head = [0, 0, 0, 32] + Array("ftypisom".utf8)
        for count in 0..<12 { #expect(MediaForm(head.prefix(count)) == .other) }
        #expect(MediaForm([0xFF]) == .other)
    }

    @Test("Names are of the hash and the form, and nothing else")
    func names() {
        #expect(
            ArchivePath.media(sha256: Samples.hash, form: .jpeg)?.text
                == "media/01/0123456789abcdef0123456789abcdef.jpg")
        for bad in ["", "../../../../etc/passwd", String(repeating: "A", count: 64), String(repeating: "g", count: 64)]
        {
            #expect(ArchivePath.media(sha256: bad, form: .png) == nil)
        }
    }
}
