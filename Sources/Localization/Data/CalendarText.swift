/// How dates are written. Names stand one after the other, Monday and January first.
public enum CalendarText: String, TextKey {
    case shortDate, longDate, weekdays, months
}

extension CalendarText {
    /// The English text.
    public var english: Phrase {
        switch self {
        case .shortDate:
            "{year}-{month}-{day}"
        case .longDate:
            "{weekday}, {day} {month} {year}"
        case .weekdays:
            "Monday Tuesday Wednesday Thursday Friday Saturday Sunday"
        case .months:
            "January February March April May June July August September October November December"
        }
    }

    /// The text in another language; nil where it is not translated.
    public func translation(_ language: Language) -> Phrase? {
        switch language {
        case .english: english
        case .german: german
        case .spanish: spanish
        case .french: french
        case .portuguese: portuguese
        case .turkish: turkish
        case .arabic: arabic
        case .hindi: hindi
        case .chineseSimplified: chineseSimplified
        }
    }
}
