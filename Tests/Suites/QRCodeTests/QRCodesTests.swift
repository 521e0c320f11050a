import Foundation
import WhisperTestSupport
import WhisperQRCode
import WhisperQRCodeContract
import WhisperQRCodePort
import WhisperTestThreads
import Testing

@Suite("QR codes with the system's libraries (QR-1, QR-2)", .ownThreads)
struct QRCodesTests {
    let codes = QRCodes()

    @Test(arguments: QRCodeLaw.all)
    func law(_ law: QRCodeLaw) async throws {
        try await law.check(codes, [.readsJPEG])
    }

    /// Every 61st size, or all of them with `WHISPER_EVERY_SIZE=1`, which takes minutes.
    private static let step = ProcessInfo.processInfo.environment["WHISPER_EVERY_SIZE"] == "1" ? 1 : 61

    @Test("A text of every size that fits a code round-trips, and so does its picture")
    func everySize() throws {
        for count in stride(from: 1, through: 2_331, by: Self.step) {
            let text = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ count) }
            let code = try codes.encode(text)
            #expect(try codes.scan(code) == [text], "\(count) bytes")
            #expect(try codes.scan(codes.png(of: code, scale: 2)) == [text], "\(count) bytes in a picture")
        }
    }

    @Test("A progressive colour JPEG is read")
    func colours() throws {
        #expect(try codes.scan(SamplePictures.colourJPEG) == [Array("in colours".utf8)])
    }

    @Test("A code of light modules on dark, as on screens with a dark theme, is read")
    func inverted() throws {
        let text = Array("whisper1:inverted".utf8)
        let code = try codes.encode(text)
        let side = code.side + 2 * QRMatrix.quietZone
        let modules = (0..<side * side).map {
            !code.isDark(row: $0 / side - QRMatrix.quietZone, column: $0 % side - QRMatrix.quietZone)
        }
        let inverted = try #require(QRMatrix(side: side, modules: modules))
        #expect(try codes.scan(codes.png(of: inverted, scale: 3)) == [text])
    }

    @Test("The largest picture is scanned; one more row is too large")
    func largestPicture() throws {
        // 64 Mi white pixels: 8,192 per row, one bit each.
        #expect(try codes.scan(PNGFile.white(width: 8_192, height: 8_192)) == [])
        #expect(throws: QRCodeError.tooLarge) { try codes.scan(PNGFile.white(width: 8_192, height: 8_193)) }
    }

    @Test(
        "Other programs read our pictures",
        .enabled(if: ChildProcess.path(of: "zbarimg") != nil, "needs zbarimg of zbar-tools"))
    func zbarimg() throws {
        let directory = FileManager.default.temporaryDirectory.appending(path: "whisper-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: false)
        defer { try? FileManager.default.removeItem(at: directory) }
        for count in [10, 604, 2_331] {
            let text = String((0..<count).map { Character(UnicodeScalar(UInt8(65 + $0 % 26))) })
            let picture = directory.appending(path: "\(count).png")
            try Data(codes.png(of: codes.encode(Array(text.utf8)), scale: 3)).write(to: picture)
            let read = try ChildProcess.output(of: "zbarimg", ["--quiet", "--raw", "--nodbus", picture.path])
            #expect(read == text + "\n")
        }
    }
}
