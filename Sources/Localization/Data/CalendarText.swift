/// How dates are written. Names stand one after the other, Monday and January first.
public enum CalendarText: String, TextKey {
    case shortDate, longDate, dateInWords, weekdays, months, today, yesterday
}

extension CalendarText {
    /// The English text.
    public var english: Phrase {
        switch self {
        case .shortDate:
            "{year}-{month}-{day}"
        case .longDate:
            "{weekday}, {day} {month} {year}"
        case .dateInWords:
            "{day} {month} {year}"
        case .today:
            "today"
        case .yesterday:
            "yesterday"
        case .weekdays:
            "Monday Tuesday Wednesday Thursday Friday Saturday Sunday"
        case .months:
            "January February March April May June July August September October November December"
        }
    }
}
