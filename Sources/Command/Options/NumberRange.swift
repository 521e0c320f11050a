import WhisperLocalization

/// The numbers that an option or a setting takes.
package struct NumberRange: Sendable {
    private let allowed: ClosedRange<Int>

    package init(_ allowed: ClosedRange<Int>) {
        self.allowed = allowed
    }

    /// The number, unless it is out of range.
    ///
    /// - Parameter name: What the number was given as.
    package func check(_ number: Int, of name: String) throws(CommandFailure) -> Int {
        guard allowed.contains(number) else { throw failure(String(number), of: name) }
        return number
    }

    /// The number that a text spells in decimal digits.
    package func read(_ text: String, of name: String) throws(CommandFailure) -> Int {
        guard let number = Int(text), allowed.contains(number) else { throw failure(text, of: name) }
        return number
    }

    private func failure(_ value: String, of name: String) -> CommandFailure {
        CommandFailure(
            .usage, BridgeText.outOfRange,
            [
                "option": .text(name), "value": .text(value), "lowest": .text(String(allowed.lowerBound)),
                "highest": .text(String(allowed.upperBound)),
            ])
    }
}
