/// A month of the reader's calendar.
public struct PageMonth: Hashable, Comparable, Sendable {
    /// The year, 1 … 9999.
    public let year: Int
    /// The month, 1 … 12.
    public let month: Int

    /// The month of a date.
    init(_ date: PageDate) {
        year = date.year
        month = date.month
    }

    /// `2026-05`.
    public var text: String { Digits.padded(year, 4) + "-" + Digits.padded(month, 2) }

    /// Orders earlier months first.
    public static func < (left: PageMonth, right: PageMonth) -> Bool {
        (left.year, left.month) < (right.year, right.month)
    }
}

/// Numbers in decimal digits of a fixed count.
enum Digits {
    /// The digits of a number, with zeros before it.
    static func padded(_ number: Int, _ width: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
    }
}
