/// Makes QR codes and reads them from pictures (QR-1, QR-2).
public protocol QRCoding: Sendable {
    /// The code of a text in the smallest version that holds it.
    ///
    /// - Parameters:
    ///   - text: Bytes that a code can hold: at most 2,331 at level M, 2,953 at level L.
    ///   - level: How much of the code may be lost and still be read.
    func encode(_ text: [UInt8], at level: QRCorrection) throws(QRCodeError) -> QRMatrix

    /// A PNG of a code with its quiet zone, black on white.
    ///
    /// - Parameter scale: The side of a module in pixels, 2 … 64.
    func png(of matrix: QRMatrix, scale: Int) throws(QRCodeError) -> [UInt8]

    /// What every code in a picture says, in order from the top left. No code is an empty list.
    ///
    /// - Parameter picture: A PNG or JPEG of at most 32 MiB and 64 megapixels.
    func scan(_ picture: [UInt8]) throws(QRCodeError) -> [[UInt8]]

    /// What the codes in a matrix say: the check, before it is shown, that a code can be read.
    func scan(_ matrix: QRMatrix) throws(QRCodeError) -> [[UInt8]]
}

extension QRCoding {
    /// The code of a text at error correction level M.
    public func encode(_ text: [UInt8]) throws(QRCodeError) -> QRMatrix { try encode(text, at: .medium) }
}

/// How much of a code may be lost and still be read (ISO/IEC 18004, section 7.5).
public enum QRCorrection: Hashable, Sendable, CaseIterable {
    /// Level M: some 15 % of it.
    case medium
    /// Level L: some 7 %, in fewer modules.
    case low
}

/// A QR code: a square of modules, without its quiet zone.
public struct QRMatrix: Hashable, Sendable {
    /// The number of modules on a side: 17 + 4 × version, 21 … 177.
    public let side: Int
    /// Row by row from the top left, `side` × `side` of them; true is dark.
    public let modules: [Bool]

    /// A square of modules; nil where their number is not `side` × `side`.
    public init?(side: Int, modules: [Bool]) {
        guard (1...177).contains(side), modules.count == side * side else { return nil }
        self.side = side
        self.modules = modules
    }

    /// Whether a module is dark; outside of the code lies the quiet zone, which is light.
    public func isDark(row: Int, column: Int) -> Bool {
        guard (0..<side).contains(row), (0..<side).contains(column) else { return false }
        return modules[row * side + column]
    }

    /// The modules of light that must surround a code (ISO/IEC 18004, section 5.3.8).
    public static let quietZone = 4
}

/// Why a code could not be made or a picture not be read.
public enum QRCodeError: Error, Hashable, Sendable {
    /// The text is longer than a code holds, or empty.
    case tooLong
    /// The picture is neither a PNG nor a JPEG that can be read, or was cut short.
    case notAPicture
    /// The picture has more bytes or pixels than are read.
    case tooLarge
    /// The scale is out of range.
    case invalidScale
    /// Memory could not be had.
    case outOfMemory
}
