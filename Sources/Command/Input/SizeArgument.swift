import WhisperLocalization

/// A number of bytes such as `500kB`, `10MB` or `1.5GiB`: units of 1,000, or with an `i` of 1,024.
package enum SizeArgument {
    /// The number of bytes that a text stands for.
    ///
    /// - Throws: A usage failure that names the option.
    package static func bytes(_ text: String, option: String) throws(CommandFailure) -> Int64 {
        guard let bytes = read(text) else {
            throw CommandFailure(
                .usage, MediaText.invalidSize, ["option": .text(option), "value": .text(text)],
                hint: LocalizedMessage(MediaText.invalidSizeHint))
        }
        return bytes
    }

    private static let factors: [String: Int64] = [
        "": 1, "b": 1, "k": 1_000, "kb": 1_000, "kib": 1 << 10, "m": 1_000_000, "mb": 1_000_000, "mib": 1 << 20,
        "g": 1_000_000_000, "gb": 1_000_000_000, "gib": 1 << 30, "t": 1_000_000_000_000, "tb": 1_000_000_000_000,
        "tib": 1 << 40,
    ]

    private static func read(_ text: String) -> Int64? {
        let number = text.prefix { $0.isASCII && ($0.isWholeNumber || $0 == ".") }
        let unit = text.dropFirst(number.count).drop { $0 == " " }.lowercased()
        guard let factor = factors[unit] else { return nil }
        let parts = number.split(separator: ".", omittingEmptySubsequences: false)
        guard (1...2).contains(parts.count), let whole = Int64(parts[0]) else { return nil }
        let (bytes, overflow) = whole.multipliedReportingOverflow(by: factor)
        guard !overflow else { return nil }
        guard parts.count == 2 else { return bytes }
        guard (1...3).contains(parts[1].count),
            let thousandths = Int64(parts[1] + String(repeating: "0", count: 3 - parts[1].count))
        else { return nil }
        let (sum, exceeds) = bytes.addingReportingOverflow(
            factor / 1_000 * thousandths + factor % 1_000 * thousandths / 1_000)
        return exceeds ? nil : sum
    }
}
