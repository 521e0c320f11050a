/// Creates QR codes and reads them from pictures (QR-1, QR-2).
public protocol QRCoding: Sendable {
    /// Encodes bytes in the smallest version that holds them.
    ///
    /// - Parameters:
    ///   - text: At most 2,331 bytes at level M, 2,953 at level L.
    ///   - level: The error correction level.
    /// - Throws: `.tooLong` if the text is empty or too long; `.outOfMemory`.
    func encode(_ text: [UInt8], at level: QRCorrection) throws(QRCodeError) -> QRMatrix

    /// Renders a code with its quiet zone as a PNG, black on white.
    ///
    /// - Parameter scale: The side of a module in pixels, 2 … 64.
    /// - Throws: `.invalidScale`; `.tooLarge`; `.outOfMemory`.
    func png(of matrix: QRMatrix, scale: Int) throws(QRCodeError) -> [UInt8]

    /// The contents of all codes in a picture, in order from the top left; empty if it contains none.
    ///
    /// - Parameter picture: A PNG or JPEG of at most 32 MiB and 64 megapixels.
    /// - Throws: `.notAPicture` for any other or a truncated file; `.tooLarge`; `.outOfMemory`.
    func scan(_ picture: [UInt8]) throws(QRCodeError) -> [[UInt8]]

    /// The contents of the codes in a matrix. Used to verify that a code is readable before it is shown.
    ///
    /// - Throws: `.outOfMemory`.
    func scan(_ matrix: QRMatrix) throws(QRCodeError) -> [[UInt8]]
}

extension QRCoding {
    /// Encodes bytes at error correction level M.
    ///
    /// - Throws: `.tooLong` if the text is empty or has more than 2,331 bytes; `.outOfMemory`.
    public func encode(_ text: [UInt8]) throws(QRCodeError) -> QRMatrix { try encode(text, at: .medium) }
}

/// The error correction level: how much of a code may be lost (ISO/IEC 18004, section 7.5).
public enum QRCorrection: Hashable, Sendable, CaseIterable {
    /// Level M: about 15 %.
    case medium
    /// Level L: about 7 %, with fewer modules.
    case low
}

/// A QR code: a square of modules, without its quiet zone.
public struct QRMatrix: Hashable, Sendable {
    /// The number of modules on a side: 17 + 4 × version, 21 … 177.
    public let side: Int
    /// The modules row by row from the top left, `side` × `side` of them; true is dark.
    public let modules: [Bool]

    /// Creates a matrix; nil if the number of modules is not `side` × `side`.
    public init?(side: Int, modules: [Bool]) {
        guard (1...177).contains(side), modules.count == side * side else { return nil }
        self.side = side
        self.modules = modules
    }

    /// Whether a module is dark. Positions outside the code belong to the quiet zone, which is light.
    public func isDark(row: Int, column: Int) -> Bool {
        guard (0..<side).contains(row), (0..<side).contains(column) else { return false }
        return modules[row * side + column]
    }

    /// The width in modules of the light border that must surround a code (ISO/IEC 18004, section 5.3.8).
    public static let quietZone = 4
}

/// The reason a code could not be created or a picture could not be read.
public enum QRCodeError: Error, Hashable, Sendable {
    /// The text is empty, or longer than a code can hold.
    case tooLong
    /// The picture is not a readable PNG or JPEG, or is truncated.
    case notAPicture
    /// The picture exceeds the limits in bytes or pixels.
    case tooLarge
    /// The scale is out of range.
    case invalidScale
    /// No memory is available.
    case outOfMemory
}
