/// The words that occur inside headers, as bytes.
enum HeaderWords {
    /// Between date and time.
    static let glue = bytes(["à", "klo", "saat", "kl.", "kl", "um", "at", "às", "a las", "om", "ob", "в", "о", "و"])

    /// Between the columns of a date.
    static let separators: [UInt8] = [UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: "-")]

    /// Between the columns of a date, as words.
    static let columnWords = bytes(["年", "月", "년", "월", "／", "．", "－"])

    /// Before the year.
    static let eras: [([UInt8], ExportCalendar)] = [
        (Array("R".utf8), .reiwa), (Array("令和".utf8), .reiwa), (Array("H".utf8), .heisei),
        (Array("平成".utf8), .heisei), (Array("S".utf8), .showa), (Array("昭和".utf8), .showa),
    ]

    /// After the year.
    static let suffixes: [([UInt8], ExportCalendar)] = [
        (Array("BE".utf8), .buddhist), (Array("B.E.".utf8), .buddhist), (Array("พ.ศ.".utf8), .buddhist),
        (Array("г.".utf8), .gregorian), (Array("р.".utf8), .gregorian), (Array("AD".utf8), .gregorian),
        (Array("A".utf8), .gregorian), (Array("CE".utf8), .gregorian),
    ]

    private static func bytes(_ words: [String]) -> [[UInt8]] { words.map { Array($0.utf8) } }
}
