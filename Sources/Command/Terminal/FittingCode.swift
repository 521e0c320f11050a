package import WhisperQRCodePort

/// A QR code that a terminal has room for (QR-1).
package enum FittingCode {
    /// The code of a text: at error correction level M or, where the terminal has no room for that and level L takes less,
    /// at level L.
    package static func matrix(
        of text: [UInt8], on terminal: Terminal, by coder: any QRCoding
    ) throws(QRCodeError) -> QRMatrix {
        let usual = try coder.encode(text)
        guard terminal.outputIsTerminal, !fits(usual, terminal) else { return usual }
        let small = try coder.encode(text, at: .low)
        return small.side < usual.side ? small : usual
    }

    /// Whether a code with its quiet zone, two rows of modules a line, fits on the screen with the line below it.
    package static func fits(_ matrix: QRMatrix, _ terminal: Terminal) -> Bool {
        let side = matrix.side + 2 * QRMatrix.quietZone
        guard side <= terminal.columns else { return false }
        return terminal.rows.map { (side + 1) / 2 < $0 } ?? true
    }
}
