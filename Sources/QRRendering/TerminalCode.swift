public import WhisperQRCodePort

/// A QR code as lines of text for a terminal, with two rows of modules per line (QR-1).
public enum TerminalCode {
    /// How dark and light modules are distinguished.
    public enum Style: Hashable, Sendable {
        /// Black on white with colour codes, independent of the terminal's own colours.
        case coloured
        /// No colours, for light text on a dark background: light modules are drawn.
        ///
        /// On a light background the code appears inverted, which most readers accept as well.
        case lightOnDark
        /// No colours, for dark text on a light background: dark modules are drawn.
        case darkOnLight
    }

    /// Returns the lines of a code with its quiet zone, top to bottom, without line ends.
    public static func lines(of matrix: QRMatrix, style: Style) -> [String] {
        let range = -QRMatrix.quietZone..<matrix.side + QRMatrix.quietZone
        return stride(from: range.lowerBound, to: range.upperBound, by: 2).map { row in
            let blocks = range.map { column in
                block(
                    upper: matrix.isDark(row: row, column: column), lower: matrix.isDark(row: row + 1, column: column),
                    drawsDark: style != .lightOnDark)
            }
            let line = String(blocks)
            // 16 and 231 are black and white of the fixed 256 colours, which themes do not change.
            return style == .coloured ? "\u{1B}[38;5;16;48;5;231m" + line + "\u{1B}[0m" : line
        }
    }

    /// Returns the number of columns of a code, including its quiet zone.
    public static func columns(of matrix: QRMatrix) -> Int {
        matrix.side + 2 * QRMatrix.quietZone
    }

    /// Returns the number of lines of a code, including its quiet zone.
    public static func rows(of matrix: QRMatrix) -> Int {
        (columns(of: matrix) + 1) / 2
    }

    private static func block(upper: Bool, lower: Bool, drawsDark: Bool) -> Character {
        switch (upper == drawsDark, lower == drawsDark) {
        case (true, true): "█"
        case (true, false): "▀"
        case (false, true): "▄"
        case (false, false): " "
        }
    }
}
