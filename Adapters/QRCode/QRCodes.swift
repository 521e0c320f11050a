import CWhisperQRCode
public import WhisperQRCodePort

/// QR codes by libqrencode and ZBar, pictures by libpng and libjpeg (QR-1, QR-2).
///
/// A picture is scanned as it is, then inverted, as screens with a dark theme show codes, and then, if it is small, at
/// twice its size, because ZBar needs two pixels per module.
public struct QRCodes: QRCoding {
    /// Creates a stateless encoder and scanner.
    public init() {}

    /// Encodes bytes: 1 … 2,331 at level M, 1 … 2,953 at level L.
    ///
    /// - Throws: `.tooLong` if the text is empty or too long; `.outOfMemory`.
    public func encode(_ text: [UInt8], at level: QRCorrection) throws(QRCodeError) -> QRMatrix {
        let largest = Int(WHISPER_CODE_LARGEST_SIDE)
        var modules = [UInt8](repeating: 0, count: largest * largest)
        let side = Int(unsafe whisper_code_encode(text, text.count, level == .low, &modules))
        if side == WHISPER_PICTURE_NO_MEMORY.rawValue { throw .outOfMemory }
        guard side > 0, side <= largest,
            let matrix = QRMatrix(side: side, modules: modules.prefix(side * side).map { $0 != 0 })
        else { throw .tooLong }
        return matrix
    }

    /// Renders a PNG with one bit per pixel.
    ///
    /// - Throws: `.invalidScale`; `.tooLarge`; `.outOfMemory`.
    public func png(of matrix: QRMatrix, scale: Int) throws(QRCodeError) -> [UInt8] {
        guard (2...64).contains(scale), let pixels = UInt32(exactly: scale), let side = UInt32(exactly: matrix.side),
            let margin = UInt32(exactly: QRMatrix.quietZone)
        else { throw .invalidScale }
        let modules = matrix.modules.map { UInt8($0 ? 1 : 0) }
        var file = [UInt8](repeating: 0, count: 16_384)
        while true {
            let size = unsafe whisper_png_write(modules, side, pixels, margin, &file, file.count)
            guard size > 0 else { throw .outOfMemory }
            if size <= file.count { return Array(file.prefix(size)) }
            file = [UInt8](repeating: 0, count: size)
        }
    }

    /// The contents of all codes in a picture.
    ///
    /// - Throws: `.notAPicture` for any other or a truncated file; `.tooLarge`; `.outOfMemory`.
    public func scan(_ picture: [UInt8]) throws(QRCodeError) -> [[UInt8]] {
        try scan(try GreyPicture(picture))
    }

    /// The contents of the codes in a matrix, rendered as in a PNG.
    ///
    /// - Throws: `.outOfMemory`.
    public func scan(_ matrix: QRMatrix) throws(QRCodeError) -> [[UInt8]] {
        try scan(GreyPicture(matrix, scale: 4))
    }

    private func scan(_ picture: GreyPicture) throws(QRCodeError) -> [[UInt8]] {
        let found = try picture.codes()
        if !found.isEmpty { return found }
        let inverted = picture.inverted()
        let foundInverted = try inverted.codes()
        if !foundInverted.isEmpty { return foundInverted }
        guard let doubled = picture.doubled() else { return [] }
        return try doubled.codes()
    }
}

/// A code found in a picture.
struct FoundCode {
    let text: [UInt8]
    let box: Box

    /// Sorts codes from the top left, line by line: a code whose top is above the middle of the highest one is in the
    /// same line.
    static func inReadingOrder(_ codes: [FoundCode]) -> [FoundCode] {
        var ordered: [FoundCode] = []
        var rest = codes.sorted { ($0.box.top, $0.box.left) < ($1.box.top, $1.box.left) }
        while let highest = rest.first {
            let line = rest.prefix { $0.box.top <= highest.box.middle }
            ordered += line.sorted { $0.box.left < $1.box.left }
            rest.removeFirst(line.count)
        }
        return ordered
    }
}

/// The pixel range of a code.
struct Box {
    let left: Int
    let top: Int
    let right: Int
    let bottom: Int

    /// Half-way between top and bottom.
    var middle: Int { top + (bottom - top) / 2 }
}
