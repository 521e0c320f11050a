import WhisperQRCode
import WhisperQRCodeContract
import WhisperQRCodePort
import Synchronization
import WhisperTestThreads
import Testing

/// Plausible mistakes of a QR code adapter, each with the beginning of the law that detects it.
enum QRCodeFlaw: String, CaseIterable {
    case acceptsEmptyText = "A text that no code can hold, and an empty one"
    case truncatesLongTexts = "A text that no code can hold"
    case wastesAVersion = "A code has the smallest version"
    case declaresAnotherLevel = "A code declares level M"
    case addsAQuietZone = "A code begins with its finder patterns"
    case encodesAtRandom = "The same text gives the same code"
    case losesTheLastByte = "Texts of every version are read back"
    case findsOneCodeOnly = "All codes of a picture are returned"
    case returnsCodesBackwards = "All codes of a picture are returned, from the top left on"
    case returnsEqualCodesOnce = "Two codes with the same text count as two"
    case decodesBytesAsText = "Bytes of any value are read back"
    case readsTruncatedFiles = "A truncated PNG"
    case callsGarbageEmpty = "A file that is not a picture"
    case callsNothingAnError = "A picture without a code"
    case acceptsAnyScale = "A scale outside 2 … 64 is invalid"
    case ignoresTheScale = "A PNG is a square with the code and its quiet zone"
    case forgetsTheQuietZone = "A PNG is a square with the code and its quiet"
    case hasNoLimits = "A file of more than 32 MiB is rejected"
    case takesTheFirstWord = "Digits and capitals"
    case readsNoJPEG = "A code in a JPEG is read"
    case ignoresTheLevel = "At level L a text takes fewer modules"
}

@Suite("The QR code contract detects mistakes", .ownThreads)
struct FlawedQRCodesTests {
    @Test("A mistake breaks the law that covers it", arguments: QRCodeFlaw.allCases)
    func mistake(_ flaw: QRCodeFlaw) async throws {
        let law = try #require(QRCodeLaw.all.first { $0.testDescription.hasPrefix(flaw.rawValue) })
        await withKnownIssue { try await law.check(FlawedQRCodes(flaw: flaw), [.readsJPEG]) }
    }

    @Test("The laws about JPEG pictures, and no others, need an adapter that reads them (LIB-8)")
    func capabilities() {
        let unchecked = QRCodeLaw.all.filter { !$0.needs.isEmpty }
        #expect(unchecked.count == 3)
        #expect(unchecked.allSatisfy { $0.testDescription.contains("JPEG") && $0.needs == .readsJPEG })
        #expect("\(QRCodeCapabilities.readsJPEG)" == "reads JPEG")
    }
}

/// An adapter that is correct except for one mistake.
private struct FlawedQRCodes: QRCoding {
    let flaw: QRCodeFlaw
    private let codes = QRCodes()
    private let calls = Counter()

    init(flaw: QRCodeFlaw) {
        self.flaw = flaw
    }

    func encode(_ text: [UInt8], at level: QRCorrection) throws(QRCodeError) -> QRMatrix {
        if flaw == .ignoresTheLevel || level == .medium { return try encode(text) }
        return try codes.encode(text, at: level)
    }

    private func encode(_ text: [UInt8]) throws(QRCodeError) -> QRMatrix {
        if flaw == .acceptsEmptyText, text.isEmpty { return try codes.encode([0x20]) }
        if flaw == .encodesAtRandom {
            return try codes.encode(Array(text.dropLast()) + [UInt8(truncatingIfNeeded: calls.next())])
        }
        if flaw == .losesTheLastByte, text.count > 1 { return try codes.encode(Array(text.dropLast())) }
        if flaw == .declaresAnotherLevel {
            return try changed(codes.encode(text)) { row, column in (row, column) == (8, 1) }
        }
        if flaw == .addsAQuietZone { return framed(try codes.encode(text)) }
        if flaw == .truncatesLongTexts { return try codes.encode(Array(text.prefix(2_331))) }
        if flaw == .wastesAVersion, !text.isEmpty, text.count < 2_300 {
            return try codes.encode(text + [UInt8](repeating: 0x20, count: 30))
        }
        return try codes.encode(text)
    }

    func png(of matrix: QRMatrix, scale: Int) throws(QRCodeError) -> [UInt8] {
        if flaw == .acceptsAnyScale, scale == -1 { return try codes.png(of: matrix, scale: 2) }
        if flaw == .ignoresTheScale, (2...64).contains(scale) { return try codes.png(of: matrix, scale: 4) }
        if flaw == .forgetsTheQuietZone { return try codes.png(of: cropped(matrix), scale: scale) }
        return try codes.png(of: matrix, scale: scale)
    }

    func scan(_ picture: [UInt8]) throws(QRCodeError) -> [[UInt8]] {
        if flaw == .readsNoJPEG, picture.starts(with: [0xFF, 0xD8]) { throw .notAPicture }
        do throws(QRCodeError) {
            if flaw == .hasNoLimits, picture.count > 32 << 20 {
                return try changed(codes.scan(Array(picture.prefix(4_096))))
            }
            let found = try codes.scan(picture)
            if flaw == .callsNothingAnError, found.isEmpty { throw QRCodeError.notAPicture }
            return changed(found)
        } catch {
            guard error == .notAPicture else { throw error }
            if flaw == .callsGarbageEmpty { return [] }
            // A PNG ends with its last chunk, 12 bytes.
            let end: [UInt8] = [0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82]
            if flaw == .readsTruncatedFiles { return changed(try codes.scan(picture + end)) }
            throw error
        }
    }

    func scan(_ matrix: QRMatrix) throws(QRCodeError) -> [[UInt8]] {
        changed(try codes.scan(matrix))
    }

    private func changed(_ found: [[UInt8]]) -> [[UInt8]] {
        switch flaw {
        case .findsOneCodeOnly: Array(found.prefix(1))
        case .returnsCodesBackwards: found.reversed()
        case .returnsEqualCodesOnce: found.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
        case .decodesBytesAsText: found.map { Array(String(decoding: $0, as: UTF8.self).utf8) }
        case .takesTheFirstWord: found.map { Array($0.prefix { $0 != 0x20 }) }
        default: found
        }
    }

    /// Returns the matrix with some modules inverted.
    private func changed(_ matrix: QRMatrix, where isChanged: (Int, Int) -> Bool) -> QRMatrix {
        let modules = matrix.modules.indices.map { index in
            matrix.modules[index] != isChanged(index / matrix.side, index % matrix.side)
        }
        return QRMatrix(side: matrix.side, modules: modules) ?? matrix
    }

    /// Returns the matrix with its quiet zone.
    private func framed(_ matrix: QRMatrix) -> QRMatrix {
        let side = matrix.side + 8
        let modules = (0..<side * side).map { matrix.isDark(row: $0 / side - 4, column: $0 % side - 4) }
        return QRMatrix(side: side, modules: modules) ?? matrix
    }

    /// Returns the matrix without its outermost modules, as if they were part of the quiet zone.
    private func cropped(_ matrix: QRMatrix) -> QRMatrix {
        let side = max(matrix.side - 8, 1)
        let modules = (0..<side * side).map { matrix.isDark(row: $0 / side + 4, column: $0 % side + 4) }
        return QRMatrix(side: side, modules: modules) ?? matrix
    }
}

/// Counts calls from any thread.
private final class Counter: Sendable {
    private let count = Mutex(0)

    func next() -> Int {
        count.withLock { count in
            count += 1
            return count
        }
    }
}
