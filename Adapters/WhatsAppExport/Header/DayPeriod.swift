/// The part of the day in twelve-hour time, in any of the languages of ING-5.
enum DayPeriod: UInt8, Sendable {
    /// Twelve is midnight, one to eleven are unchanged.
    case beforeNoon
    /// Twelve is unchanged, one to eleven become thirteen to twenty-three.
    case afterNoon
    /// Around noon: ten to twelve are unchanged, one and two become thirteen and fourteen.
    case noon
    /// Twelve is midnight, one to five are unchanged, six to eleven are in the evening.
    case night

    /// The hour of the day, 0 … 23, for an hour as written; hours above twelve (`23:59 PM` occurs) are unchanged.
    func hour(_ hour: Int) -> Int {
        guard hour <= 12 else { return hour }
        switch self {
        case .beforeNoon: return hour == 12 ? 0 : hour
        case .afterNoon: return hour == 12 ? 12 : hour + 12
        case .noon: return hour >= 10 || hour == 0 ? hour : hour + 12
        case .night: return hour == 12 ? 0 : hour < 6 ? hour : hour + 12
        }
    }
}

/// How a day period is written; this gives a hint about the date order.
enum DayPeriodStyle: UInt8, Sendable {
    case none, upperCase, lowerCase, localized
}

/// The names of the day periods.
///
/// Dots and spaces between the letters of a name, and a final dot, are optional: `am`, `a.m.`, `a. m.`
enum DayPeriodNames {
    struct Match {
        var period: DayPeriod
        var style: DayPeriodStyle
        var end: Int
    }

    private struct Name {
        let bytes: [UInt8]
        let period: DayPeriod
    }

    /// The longest name that matches at an index.
    static func match(_ bytes: Span<UInt8>, at index: Int, to end: Int) -> Match? {
        guard index < end else { return nil }
        var best: Match?
        for name in candidates(for: bytes[index]) {
            guard let stop = match(name.bytes, bytes, at: index, to: end), stop > best?.end ?? 0 else { continue }
            best = Match(period: name.period, style: style(bytes, at: index, name.bytes), end: stop)
        }
        return best
    }

    private static func style(_ bytes: Span<UInt8>, at index: Int, _ name: [UInt8]) -> DayPeriodStyle {
        guard name.count == 2, name[1] == UInt8(ascii: "m") else { return .localized }
        return bytes[index] < 0x60 ? .upperCase : .lowerCase
    }

    private static func match(_ name: [UInt8], _ bytes: Span<UInt8>, at index: Int, to end: Int) -> Int? {
        var position = index
        for (offset, expected) in name.enumerated() {
            if offset > 0, expected & 0xC0 != 0x80 { position = skipFiller(bytes, from: position, to: end) }
            guard position < end, lowered(bytes[position]) == expected else { return nil }
            position += 1
        }
        if position < end, bytes[position] == UInt8(ascii: ".") { position += 1 }
        guard position < end else { return position }
        // A longer word that merely begins like this is not a day period.
        let next = lowered(bytes[position])
        if (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(next) { return nil }
        return position
    }

    private static func skipFiller(_ bytes: Span<UInt8>, from index: Int, to end: Int) -> Int {
        var index = index
        while index < end {
            let length = bytes[index] == UInt8(ascii: ".") ? 1 : Blanks.length(bytes, at: index, to: end)
            if length == 0 { break }
            index += length
        }
        return index
    }

    private static func lowered(_ byte: UInt8) -> UInt8 {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
    }

    private static func candidates(for first: UInt8) -> [Name] { byFirstByte[lowered(first)] ?? [] }

    private static let byFirstByte = Dictionary(grouping: all) { $0.bytes.first ?? 0 }

    private static let all: [Name] = table.flatMap { period, names in
        names.split(separator: " ").map { Name(bytes: Array($0.utf8), period: period) }
    }

    /// Without dots and spaces; Latin letters in lower case.
    private static let table: [(DayPeriod, String)] = [
        (.beforeNoon, "am vorm morgens früh morgen ص صباحًا صباحا قظ قبلازظهر πμ de reggel délelőtt"),
        (.beforeNoon, "上午 早上 清晨 午前 오전 पूर्वाह्न पूर्व सुबह öö ÖÖ sa ก่อนเที่ยง прдоб дп dop fm vm לפנה״צ לפנה\"צ"),
        (.afterNoon, "pm nachm nachmittags abends م مساءً مساء بظ بعدازظهر μμ du délután este"),
        (.afterNoon, "下午 晚上 傍晚 午後 오후 अपराह्न अपर दोपहर शाम ös ÖS ch หลังเที่ยง слоб пп odp em nm אחה״צ אחה\"צ"),
        (.beforeNoon, "pg முற்பகல் ಪೂರ್ವಾಹ್ನ ਪੂਦੁ ጥዋት ጡዋት eparadites paradite претпл претпладне to"),
        (.afterNoon, "ptg பிற்பகல் ಅಪರಾಹ್ನ ਬਾਦੁ ከሰዓት epasdites pasdite попл попладне tk"),
        (.noon, "mittags dél 中午 正午 ظهرًا ظهرا"),
        (.night, "nachts éjjel 凌晨 半夜 रात לילה"),
    ]
}
