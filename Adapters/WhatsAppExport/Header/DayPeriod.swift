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
/// Case, dots, spaces and marks are ignored, and a composed letter equals a decomposed one: `am`, `A.M.`, `a. m.`
enum DayPeriodNames {
    struct Match {
        var period: DayPeriod
        var style: DayPeriodStyle
        var end: Int
    }

    /// A longer word is no name of a day period.
    private static let reach = 128

    /// The longest name at an index that ends where a word does.
    static func match(_ bytes: Span<UInt8>, at index: Int, to end: Int) -> Match? {
        var stop = wordsEnd(bytes, from: index, to: end)
        while stop > index {
            let name = folded(bytes.text(index..<stop))
            if let period = byName[name] {
                return Match(period: period, style: style(name, bytes[index]), end: stop)
            }
            stop = lastWord(bytes, index..<stop)
        }
        return nil
    }

    /// Where words in the place of a day period end: before a digit, or what follows a time.
    static func wordsEnd(_ bytes: Span<UInt8>, from index: Int, to end: Int) -> Int {
        let limit = min(end, index + reach)
        var stop = index
        while stop < limit, bytes[stop] > 0x7F || !ends.contains(bytes[stop]), DigitSystem.at(bytes, stop, end) == nil,
            !signs.contains(where: { bytes.starts(with: $0, at: stop, to: end) })
        {
            stop += 1
        }
        return max(index, Marks.trim(bytes, index..<stop).upperBound)
    }

    private static let ends = Set(",;:-[]<>\r\n".utf8)
    private static let signs = ["–", "—", "،", "，", "、", "："].map { Array($0.utf8) }

    /// The end of the words before the last one.
    private static func lastWord(_ bytes: Span<UInt8>, _ words: Range<Int>) -> Int {
        var start = words.upperBound - 1
        while start > words.lowerBound, Blanks.length(bytes, at: start, to: words.upperBound) == 0 { start -= 1 }
        return Marks.trim(bytes, words.lowerBound..<start).upperBound
    }

    private static func style(_ name: String, _ first: UInt8) -> DayPeriodStyle {
        guard name.utf8.count == 2, name.hasSuffix("m") else { return .localized }
        return first < 0x60 ? .upperCase : .lowerCase
    }

    private static func folded(_ text: String) -> String {
        var scalars = String.UnicodeScalarView()
        for scalar in text.lowercased().unicodeScalars
        where scalar != "." && !scalar.properties.isWhitespace && scalar.properties.generalCategory != .format {
            scalars.append(scalar)
        }
        return String(scalars)
    }

    private static let byName = Dictionary(
        names.flatMap { period, names in names.map { (folded($0), period) } }, uniquingKeysWith: { one, _ in one })

    /// All names.
    static let names: [(DayPeriod, [String])] = table.map { period, names in
        (period, names.split(separator: " ").map(String.init))
    }

    /// Without dots and spaces, in lower case. From the third group on they are from Unicode CLDR, of which phones of
    /// different years have different versions: from 28, 37 and 49 the names of `am` and `pm` in all widths, and for a
    /// few languages those of the other day periods. A name that means either half of the day, depending on the
    /// language, and a single letter are missing.
    private static let table: [(DayPeriod, String)] = [
        (.beforeNoon, "am vorm morgens früh morgen ص صباحًا صباحا قظ قبلازظهر πμ de reggel délelőtt"),
        (.beforeNoon, "上午 早上 清晨 午前 오전 पूर्वाह्न पूर्व सुबह öö sa ก่อนเที่ยง прдоб дп dop fm vm לפנה״צ לפנה\"צ"),
        (.afterNoon, "pm nachm nachmittags abends م مساءً مساء بظ بعدازظهر μμ du délután este"),
        (.afterNoon, "下午 晚上 傍晚 午後 오후 अपराह्न अपर दोपहर शाम ös ch หลังเที่ยง слоб пп odp em nm אחה״צ אחה\"צ"),
        (.beforeNoon, "pg முற்பகல் ಪೂರ್ವಾಹ್ನ ਪੂਦੁ ጥዋት ጡዋት eparadites paradite претпл претпладне to"),
        (.afterNoon, "ptg பிற்பகல் ಅಪರಾಹ್ನ ਬਾਦੁ ከሰዓት epasdites pasdite попл попладне tk"),
        (.noon, "mittags dél 中午 正午 ظهرًا ظهرا"),
        (.night, "nachts éjjel 凌晨 半夜 रात לילה"),
        (.beforeNoon, "ሌሊት በሌሊት እኩለሌሊት পূৰ্বাহ্ন ам апн апоўначы ভোর ভোরবেলায় সকাল"),
        (.beforeNoon, "সকালবেলায় преподне prijepodne пријеподне ꮜꮎꮄ بن yb mitternacht nacht"),
        (.beforeNoon, "vormittag vormittags dopołdnja ŋdi atm ap mat matin rn મધ્યરાત્રિ"),
        (.beforeNoon, "મરાત્રિ સવાર સવારે safiya sf aadhiraat mi midnight morning subah"),
        (.beforeNoon, "आधीरात मध्यरात्रि n’ụtụtụ fh تد ಬೆಳಗ್ಗೆ ಮಧ್ಯರಾತ್ರಿ sokallim सकाळीं bn"),
        (.beforeNoon, "таңкы тң mo moies ກ່ອນທ່ຽງ priešpiet prp priekšp priekšpusdiena"),
        (.beforeNoon, "priekšpusdienā അർദ്ധരാത്രി പുലർച്ചെ രാവിലെ үө पहाट मध्यरात्र मरा सकाळ"),
        (.beforeNoon, "နံနက် wd ਅੱਧੀਰਾਤ ਸਵੇਰੇ fọmọ́nin عم غم damanhã manhã صبح सुबुहजा පෙ පෙව"),
        (.beforeNoon, "dopol dopoludnia dopoludnie opoln opolnoci poln polnoc ráno dopoldne"),
        (.beforeNoon, "gh pd அதி அதிகாலை கா காலை நள் நள்ளிரவு అర్ధరాత్రి ఉదయం ቅቀ goöň göň"),
        (.beforeNoon, "günortadanöň öň چب چۈشتىنبۇرۇن то sub àárɔ̀ àárọ̀ 上昼 上晝 午夜"),
        (.afterNoon, "ምሽት ቀትር በምሽት অপৰাহ্ন пм апд апоўдні দুপুর দুপুরবেলায় বিকাল সন্ধ্যা"),
        (.afterNoon, "সন্ধ্যাবেলায় gm послијеподне popodne поподне ꮢꭿᏹꭲ ꮢꭿᏹꭲꮧꮲ دن yh abend"),
        (.afterNoon, "mittag nachmittag wótp wótpołdnja ɣetrɔ ptm ip soir in બપોર બપોરે સાંજ"),
        (.afterNoon, "સાંજે yamma ym afternoon dopahar evening madhyanh noon shaam popołdnju"),
        (.afterNoon, "pop n’abali n’abalị eh تك ಮಧ್ಯಾಹ್ನ ಸಂಜೆ sanje सांजे pn түштөнкийинки"),
        (.afterNoon, "тк nomë nomëttes ຫຼັງທ່ຽງ popiet pēcp pēcpusd pēcpusdiena pēcpusdienā"),
        (.afterNoon, "ഉച്ച ഉച്ചതിരിഞ്ഞ് ഉച്ചയ്ക്ക് വൈകുന്നേരം സന്ധ്യ үх दु दुपार मध्यान्ह सं"),
        (.afterNoon, "संध्याकाळ ညနေ wb ਦੁਪਹਿਰੇ ਸ਼ਾਮ ਸ਼ਾਮੀਂ fi fọívnin غو datarde tarde شام"),
        (.afterNoon, "शामजा පව nap napol napoludnie pol poludnie popol popoludnie popoludní"),
        (.afterNoon, "več večer popoldne gd md அந்திமா அந்திமாலை நண் நண்பகல் பிற் மதி மதியம்"),
        (.afterNoon, "மா மாலை మధ్యాహ్నం సాయంత్రం ድቀ gosoň gsoň günortadansoň soň چك"),
        (.afterNoon, "چۈشتىنكېيىن ngo ɔ̀sán ọ̀sán 下昼 下晝"),
        (.night, "রাত্রি রাত্রিবেলায় રાત્રિ રાત્રે night raat ರಾತ್ರಿ രാത്രി रा रात्र"),
        (.night, "ਰਾਤ ਰਾਤੀਂ noc vn vnoci இர இரவு రాత్రి"),
        (.beforeNoon, "পূৰ্বাহ্ণ раніцы дапаўдня ран проб পূর্বাহ্ণ पू შუადღემდე таң таңғы ព្រឹក ಪೂ मपू"),
        (.beforeNoon, "ກທ ຕອນເຊົ້າ прет formiddag sn prepodne förmiddag yaasubuyi முப ንጉሆሰዓተ قبلدوپہر"),
        (.beforeNoon, "isuk ପୂ ପୂର୍ବାହ୍ନ मंझंदिकापहिंरो"),
        (.afterNoon, "অপৰাহ্ণ вечара пасляпаўдня веч অপরাহ্ণ goudemerenn შუადღშემდეგ түс/кеш"),
        (.afterNoon, "түскі/кешкі ល្ងាច मनं ຫຼທ मउ ettermiddag gn eftermiddag yamuchana பிப సా ድሕርሰዓት"),
        (.afterNoon, "بعددوپہر wengi ଅପରାହ୍ନ मंझंदिकोपोए"),
    ]
}
