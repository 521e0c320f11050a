import WhisperQRCode
import WhisperQRCodePort

private let codes = QRCodes()

/// Larger pictures and longer texts cost time without reaching other code: ZBar examines each pixel, and four times as
/// many in a picture without a code. A code of the first version fits at one pixel a module.
private let maximumPixels = 1 << 10
private let longestText = 14
private let longestSide = 21

/// The first byte selects one of three inputs of the readers: a picture with any content; a text, whose code must be
/// read as the same text; modules, which are passed directly to the reader of codes.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    switch bytes.first {
    case UInt8(ascii: "t"): readText(Array(bytes.dropFirst()))
    case UInt8(ascii: "m"): readModules(bytes.dropFirst())
    default: if !isLarge(bytes) { _ = try? codes.scan(bytes) }
    }
    return 0
}

/// Whether the head of a PNG, or any frame's head in a JPEG, names more pixels than are worth looking at.
private func isLarge(_ file: [UInt8]) -> Bool {
    func number(_ offset: Int, _ count: Int) -> Int {
        file.dropFirst(offset).prefix(count).reduce(0) { $0 << 8 | Int($1) }
    }
    if file.first == 0x89 {
        return number(16, 4).multipliedReportingOverflow(by: number(20, 4)).partialValue > maximumPixels
    }
    // Start of frame: the marker, two bytes of length, one of precision, then height and width. Three markers of the range
    // are of tables.
    return file.indices.dropLast(8).contains { index in
        file[index] == 0xFF && (0xC0...0xCF).contains(file[index + 1]) && ![0xC4, 0xC8, 0xCC].contains(file[index + 1])
            && number(index + 5, 2) * number(index + 7, 2) > maximumPixels
    }
}

private func readText(_ text: [UInt8]) {
    guard text.count <= longestText || text.count > 2_331 else { return }
    let code = try? codes.encode(text)
    guard (code != nil) == (1...2_331).contains(text.count) else { fatalError("refused, or taken") }
    guard let code else { return }
    guard let found = try? codes.scan(code), found == [text] else { fatalError("not the same again") }
}

/// As large a square as the bits fill, up to the smallest of codes.
private func readModules(_ bytes: ArraySlice<UInt8>) {
    let bits = bytes.flatMap { byte -> [Bool] in (0..<8).map { byte >> $0 & 1 == 1 } }
    let side = min(Int(Double(bits.count).squareRoot()), longestSide)
    guard let matrix = QRMatrix(side: side, modules: Array(bits.prefix(side * side))) else { return }
    guard let picture = try? codes.png(of: matrix, scale: 2), (try? codes.scan(picture)) != nil else {
        fatalError("a matrix is always a picture")
    }
}
