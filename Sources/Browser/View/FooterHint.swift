import WhisperTerminalText

/// The keys in the last row, as far as they fit: the first ones, which explain the others, and the last one, which leads
/// back. None is cut.
package enum FooterHint {
    private static let separator = " · "

    /// The parts of a hint that fit into a number of columns.
    package static func fitted(_ hint: String, columns: Int) -> String {
        guard DisplayWidth.of(hint) > columns else { return hint }
        var parts = hint.split(separator: separator).map(String.init)
        while parts.count > 2, DisplayWidth.of(parts.joined(separator: separator)) > columns {
            parts.remove(at: parts.count - 2)
        }
        while parts.count > 1, DisplayWidth.of(parts.joined(separator: separator)) > columns { parts.removeLast() }
        return parts.joined(separator: separator)
    }
}
