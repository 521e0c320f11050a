public import WhisperQRCodePort

/// A QR code as lines of text for a terminal, two rows of modules a line (QR-1).
public enum TerminalCode {
    /// How dark and light are told apart.
    public enum Style: Hashable, Sendable {
        /// Black on white by colour codes, whatever the terminal's own colours are.
        case coloured
        /// Without colours, for light text on a dark ground: what is light is drawn. On a light ground the code stands
        /// there inverted, which most readers take as well.
        case lightOnDark
        /// Without colours, for dark text on a light ground: what is dark is drawn.
        case darkOnLight
    }

    /// The lines of a code with its quiet zone, top to bottom, without line ends.
    public static func lines(of matrix: QRMatrix, style: Style) -> [String] {
        let range = -QRMatrix.quietZone..<matrix.side + QRMatrix.quietZone
        return stride(from: range.lowerBound, to: range.upperBound, by: 2).map { row in
            let blocks = range.map { column in
                block(
                    upper: matrix.isDark(row: row, column: column), lower: matrix.isDark(row: row + 1, column: column),
                    drawsDark: style != .lightOnDark)
            }
            let line = String(blocks)
            // 16 and 231 are black and white of the fixed 256 colours, which no theme changes.
            return style == .coloured ? "\u{1B}[38;5;16;48;5;231m" + line + "\u{1B}[0m" : line
        }
    }

    /// The columns that a code takes, quiet zone included.
    public static func columns(of matrix: QRMatrix) -> Int {
        matrix.side + 2 * QRMatrix.quietZone
    }

    /// The lines that a code takes, quiet zone included.
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
