import CWhisperQRCode
import WhisperQRCodePort

/// A greyscale picture, one byte per pixel, row by row; 0 is black.
struct GreyPicture {
    let width: Int
    let height: Int
    private let pixels: [UInt8]

    /// The maximum size of a file in bytes.
    static let largestFile = 32 << 20
    /// The maximum size of a picture: 64 megapixels.
    static let maximumPixels = 64 << 20
    /// Pictures with up to this many pixels are also scanned at twice their size.
    private static let maximumPixelsToDouble = 4 << 20

    private init(width: Int, height: Int, pixels: [UInt8]) {
        self.width = width
        self.height = height
        self.pixels = pixels
    }

    /// Decodes a PNG or a JPEG; its dimensions are checked before memory is allocated.
    init(_ file: [UInt8]) throws(QRCodeError) {
        guard file.count <= GreyPicture.largestFile else { throw .tooLarge }
        guard let format = PictureFormat(of: file) else { throw .notAPicture }
        let size = try format.readSize(of: file)
        guard let width = Int(exactly: size.width), let height = Int(exactly: size.height), width > 0, height > 0 else {
            throw .notAPicture
        }
        let (count, overflows) = width.multipliedReportingOverflow(by: height)
        guard !overflows, count <= GreyPicture.maximumPixels else { throw .tooLarge }
        self.init(width: width, height: height, pixels: try format.readPixels(of: file, size: size, count: count))
    }

    /// Draws a code within its quiet zone.
    init(_ matrix: QRMatrix, scale: Int) {
        let side = matrix.side + 2 * QRMatrix.quietZone
        var pixels: [UInt8] = []
        pixels.reserveCapacity(side * scale * side * scale)
        for row in 0..<side {
            var line: [UInt8] = []
            line.reserveCapacity(side * scale)
            for column in 0..<side {
                let isDark = matrix.isDark(row: row - QRMatrix.quietZone, column: column - QRMatrix.quietZone)
                for _ in 0..<scale { line.append(isDark ? 0 : 255) }
            }
            for _ in 0..<scale { pixels += line }
        }
        self.init(width: side * scale, height: side * scale, pixels: pixels)
    }

    /// The picture with dark and light inverted.
    func inverted() -> GreyPicture {
        GreyPicture(width: width, height: height, pixels: pixels.map { ~$0 })
    }

    /// The picture at twice its size; nil if it is large already.
    func doubled() -> GreyPicture? {
        guard pixels.count <= GreyPicture.maximumPixelsToDouble else { return nil }
        var doubled: [UInt8] = []
        doubled.reserveCapacity(pixels.count * 4)
        for row in 0..<height {
            let line = pixels[row * width..<(row + 1) * width].flatMap { [$0, $0] }
            doubled += line
            doubled += line
        }
        return GreyPicture(width: width * 2, height: height * 2, pixels: doubled)
    }

    /// The contents of the codes in the picture, in reading order.
    func codes() throws(QRCodeError) -> [[UInt8]] {
        guard let width = UInt32(exactly: width), let height = UInt32(exactly: height) else { throw .tooLarge }
        let size = whisper_picture_size(width: width, height: height)
        var found: [FoundCode] = []
        let outcome = unsafe withUnsafeMutablePointer(to: &found) { found in
            unsafe whisper_code_scan(
                pixels, size,
                { context, text, size, left, top, right, bottom in
                    guard let found = unsafe context?.assumingMemoryBound(to: [FoundCode].self) else { return }
                    let bytes = unsafe [UInt8](UnsafeBufferPointer(start: text, count: size))
                    let box = Box(left: Int(left), top: Int(top), right: Int(right), bottom: Int(bottom))
                    unsafe found.pointee.append(FoundCode(text: bytes, box: box))
                }, found)
        }
        if outcome == WHISPER_PICTURE_NO_MEMORY.rawValue { throw .outOfMemory }
        guard outcome >= 0 else { throw .notAPicture }
        return FoundCode.inReadingOrder(found).map(\.text)
    }
}
