/// How long the messages of a chat are kept (ST-13).
public enum RetentionPeriod: Hashable, Sendable {
    /// Nothing is deleted for its age.
    case forever
    /// Messages older than this are deleted.
    case limited(MessageAge)

    /// Parses `forever`, or an age such as `90d`; nil for any other text.
    public init?(_ text: String) {
        if text == "forever" {
            self = .forever
        } else if let age = MessageAge(text) {
            self = .limited(age)
        } else {
            return nil
        }
    }

    /// The text form.
    public var text: String {
        switch self {
        case .forever: "forever"
        case .limited(let age): age.text
        }
    }

    /// Whether it keeps messages longer than another; units are compared by their longest lengths in days.
    func isLonger(than other: RetentionPeriod) -> Bool {
        switch (self, other) {
        case (.forever, .limited): true
        case (.forever, .forever), (.limited, .forever): false
        case (.limited(let age), .limited(let other)): age.longestDays > other.longestDays
        }
    }
}

extension MessageAge {
    /// The greatest number of days that it can cover.
    fileprivate var longestDays: Int {
        switch unit {
        case .days: count
        case .weeks: 7 * count
        case .months: 31 * count
        case .years: 366 * count
        }
    }
}
