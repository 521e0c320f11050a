import WhisperIngestionPort

/// How a text is written: its encoding, and what ends its lines. Editors and spreadsheets change both.
struct TextForm: Equatable, Sendable {
    var encoding = TextEncoding.utf8
    /// Whether lines end with a carriage return alone, as in old programs for Macs.
    var hasReturns = false

    /// Whether the scanner reads it as it is.
    var isPlain: Bool { self == TextForm() }

    /// How much of a text is looked at.
    static let reach = 64 << 10

    init() {}

    /// What the beginning of a text shows. Windows-1252 has no mark: only the whole text can show it.
    init(_ head: Span<UInt8>) {
        encoding = TextForm.encoding(head)
        let (unit, offset) = encoding == .utf8 ? (1, 0) : (2, encoding == .utf16LittleEndian ? 0 : 1)
        var (returns, feeds) = (false, false)
        var index = offset
        while index < head.count {
            if head[index] == 0x0D { returns = true }
            if head[index] == 0x0A { feeds = true }
            index += unit
        }
        hasReturns = returns && !feeds
    }

    /// What the beginning of a stream shows.
    init(_ stream: any ByteStream) throws(IngestionError) {
        let head = try TextForm.head(of: stream)
        self.init(head.span)
    }

    /// The first bytes of a stream.
    static func head(of stream: any ByteStream) throws(IngestionError) -> [UInt8] {
        var head = [UInt8](repeating: 0, count: reach)
        var filled = 0
        while filled < head.count {
            let got = try unsafe head.readingInto(from: filled) { target throws(IngestionError) in
                unsafe try stream.read(into: target)
            }
            if got == 0 { break }
            filled += got
        }
        head.removeLast(head.count - filled)
        return head
    }

    /// By the mark, or by zeros in every other byte, which Latin letters and the numbers of headers have in UTF-16.
    private static func encoding(_ head: Span<UInt8>) -> TextEncoding {
        guard head.count >= 2 else { return .utf8 }
        if head[0] == 0xFF, head[1] == 0xFE { return .utf16LittleEndian }
        if head[0] == 0xFE, head[1] == 0xFF { return .utf16BigEndian }
        let count = min(head.count, 1_024)
        var zeros = [0, 0]
        for index in 0..<count where head[index] == 0 { zeros[index % 2] += 1 }
        if zeros[0] == 0, zeros[1] * 4 > count { return .utf16LittleEndian }
        if zeros[1] == 0, zeros[0] * 4 > count { return .utf16BigEndian }
        return .utf8
    }

    /// A stream of this form, as UTF-8 with line feeds.
    func decoding(_ stream: any ByteStream) -> any ByteStream { isPlain ? stream : DecodedStream(stream, self) }
}

/// Turns a text into UTF-8 with line feeds.
final class DecodedStream: ByteStream {
    private let base: any ByteStream
    private let form: TextForm
    private var input = [UInt8](repeating: 0, count: 32 << 10)
    private var output: [UInt8] = []
    private var position = 0
    /// A byte that is half a unit of UTF-16, and a unit that is half a character.
    private var half: UInt8?
    private var surrogate: UInt16?

    init(_ base: any ByteStream, _ form: TextForm) {
        self.base = base
        self.form = form
    }

    func read(into buffer: UnsafeMutableRawBufferPointer) throws(IngestionError) -> Int {
        while position == output.count {
            output.removeAll(keepingCapacity: true)
            position = 0
            let got = try unsafe input.readingInto(from: 0) { [base] target throws(IngestionError) in
                unsafe try base.read(into: target)
            }
            guard got > 0 else {
                let isCut = half != nil || surrogate != nil
                (half, surrogate) = (nil, nil)
                guard isCut else { return 0 }
                append("\u{FFFD}")
                continue
            }
            for index in 0..<got { take(input[index]) }
        }
        let count = min(buffer.count, output.count - position)
        unsafe output.withUnsafeBytes { bytes in
            unsafe buffer.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[position..<position + count]))
        }
        position += count
        return count
    }

    private func take(_ byte: UInt8) {
        switch form.encoding {
        case .utf8: output.append(form.hasReturns && byte == 0x0D ? 0x0A : byte)
        case .windows1252:
            if byte < 0x80 {
                output.append(form.hasReturns && byte == 0x0D ? 0x0A : byte)
            } else {
                append(Unicode.Scalar(DecodedStream.western(byte)) ?? "\u{FFFD}")
            }
        case .utf16LittleEndian, .utf16BigEndian:
            guard let first = half else { return half = byte }
            half = nil
            let isLittle = form.encoding == .utf16LittleEndian
            take(unit: UInt16(isLittle ? byte : first) << 8 | UInt16(isLittle ? first : byte))
        }
    }

    private func take(unit: UInt16) {
        if let high = surrogate {
            surrogate = nil
            if 0xDC00...0xDFFF ~= unit {
                let value = 0x1_0000 + (UInt32(high) - 0xD800) << 10 + (UInt32(unit) - 0xDC00)
                return append(Unicode.Scalar(value) ?? "\u{FFFD}")
            }
            append("\u{FFFD}")
        }
        if 0xD800...0xDBFF ~= unit { return surrogate = unit }
        append(form.hasReturns && unit == 0x0D ? "\n" : Unicode.Scalar(unit) ?? "\u{FFFD}")
    }

    private func append(_ scalar: Unicode.Scalar) { output += UTF8.encode(scalar).map { Array($0) } ?? [] }

    /// The character of a byte above ASCII in Windows-1252.
    private static func western(_ byte: UInt8) -> UInt32 {
        0x80...0x9F ~= byte ? high[Int(byte) - 0x80] : UInt32(byte)
    }

    /// 0x80 to 0x9F, where it differs from Latin-1; what is not assigned stays a control character.
    private static let high: [UInt32] = [
        0x20AC, 0x81, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0x8D,
        0x017D, 0x8F, 0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A,
        0x0153, 0x9D, 0x017E, 0x0178,
    ]
}
