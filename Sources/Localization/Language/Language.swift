/// The languages that Whisper speaks (UX-3). Raw values are BCP 47 tags.
public enum Language: String, CaseIterable, Sendable {
    case english = "en"
    case german = "de"
    case spanish = "es"
    case french = "fr"
    case portuguese = "pt"
    case turkish = "tr"
    case arabic = "ar"
    case hindi = "hi"
    case chineseSimplified = "zh-Hans"

    /// Whether the language is written from right to left.
    public var isRightToLeft: Bool { self == .arabic }

    /// Several things after each other, with the comma of the language's script between them.
    public func list(_ items: some Sequence<String>) -> String { items.joined(separator: listSeparator) }

    /// What stands after a heading or a label before that to which it belongs.
    public var colon: String { self == .french ? "\u{202F}:" : ":" }

    /// A name in the quotation marks of the language.
    public func quoted(_ name: String) -> String {
        switch self {
        case .english, .portuguese, .turkish, .hindi, .chineseSimplified: "“\(name)”"
        case .german: "„\(name)“"
        case .french: "«\u{202F}\(name)\u{202F}»"
        case .spanish, .arabic: "«\(name)»"
        }
    }

    /// What stands between the things of a list.
    public var listSeparator: String {
        switch self {
        case .arabic: "، "
        case .chineseSimplified: "、"
        case .english, .german, .spanish, .french, .portuguese, .turkish, .hindi: ", "
        }
    }

    /// The language that the environment asks for: `LC_ALL`, else `LC_MESSAGES`, else `LANG`, the first one that is set
    /// and not empty (POSIX, chapter 8.2). English if it names none of the nine.
    ///
    /// - Parameter environment: Reads one variable; nil if it is not set.
    public static func preferred(environment: (String) -> String?) -> Language {
        for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
            if let value = environment(name), !value.isEmpty {
                return Language(locale: value) ?? .english
            }
        }
        return .english
    }

    /// The language of a POSIX locale name such as `pt_BR.UTF-8`; nil if it is none of the nine.
    ///
    /// Chinese in Taiwan, Hong Kong and Macau is written in traditional characters, which are not among them.
    public init?(locale: String) {
        let name = locale.prefix { $0 != "." && $0 != "@" }.lowercased()
        let parts = name.split { $0 == "_" || $0 == "-" }
        guard let code = parts.first else { return nil }
        if code == "zh" {
            let isTraditional = parts.dropFirst().contains { ["tw", "hk", "mo", "hant"].contains($0) }
            guard !isTraditional else { return nil }
            self = .chineseSimplified
            return
        }
        self.init(rawValue: String(code))
    }
}
