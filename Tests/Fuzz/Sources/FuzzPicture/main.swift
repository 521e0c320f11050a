import QRCode
import QRCodePort

private let codes = QRCodes()

/// Three ways into the readers, by how the bytes begin: as a picture, whatever it holds; as a text, whose code must say
/// the same again; as modules, straight before the eyes of the reader of codes.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    switch bytes.first {
    case UInt8(ascii: "t"): readText(Array(bytes.dropFirst()))
    case UInt8(ascii: "m"): readModules(bytes.dropFirst())
    default: _ = try? codes.scan(bytes)
    }
    return 0
}

private func readText(_ text: [UInt8]) {
    let code = try? codes.encode(text)
    guard (code != nil) == (1...2_331).contains(text.count) else { fatalError("refused, or taken") }
    guard let code else { return }
    guard let found = try? codes.scan(code), found == [text] else { fatalError("not the same again") }
}

/// As large a square as the bits fill.
private func readModules(_ bytes: ArraySlice<UInt8>) {
    let bits = bytes.flatMap { byte -> [Bool] in (0..<8).map { byte >> $0 & 1 == 1 } }
    let side = min(Int(Double(bits.count).squareRoot()), 177)
    guard let matrix = QRMatrix(side: side, modules: Array(bits.prefix(side * side))) else { return }
    guard (try? codes.scan(matrix)) != nil else { fatalError("a matrix is always a picture") }
}
