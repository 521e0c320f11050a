public import WhisperQRCodePort

/// A QR code as an SVG drawing (QR-1).
public enum CodeDrawing {
    /// Returns an SVG document of a code with its quiet zone, black on white, ending in a newline.
    ///
    /// - Parameters:
    ///   - scale: The side of a module in pixels when displayed at its natural size; at least 1.
    ///   - title: An accessible title of the drawing; any text.
    public static func svg(of matrix: QRMatrix, scale: Int = 4, title: String) -> String {
        let side = matrix.side + 2 * QRMatrix.quietZone
        let pixels = side.multipliedReportingOverflow(by: max(scale, 1))
        let size = pixels.overflow ? side : pixels.partialValue
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <svg xmlns="http://www.w3.org/2000/svg" width="\(size)" height="\(size)" viewBox="0 0 \(side) \(side)" \
            role="img" shape-rendering="crispEdges">
            <title>\(escaped(title))</title>
            <rect width="\(side)" height="\(side)" fill="#fff"/>
            <path fill="#000" d="\(path(of: matrix))"/>
            </svg>

            """
    }

    /// Returns a path with one rectangle for each run of dark modules in a row.
    private static func path(of matrix: QRMatrix) -> String {
        var path = ""
        for row in 0..<matrix.side {
            var column = 0
            while column < matrix.side {
                guard matrix.isDark(row: row, column: column) else {
                    column += 1
                    continue
                }
                let start = column
                while matrix.isDark(row: row, column: column) { column += 1 }
                let length = column - start
                path += "M\(start + QRMatrix.quietZone) \(row + QRMatrix.quietZone)h\(length)v1h-\(length)z"
            }
        }
        return path
    }

    /// Escapes characters that have a meaning in XML, and replaces those that it forbids.
    private static func escaped(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "&": escaped += "&amp;"
            case "\t", "\n", "\r": escaped += " "
            case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}
