/// Prints lines written by others after a mark, so that only the command's own output is in the first column (LOOK-4).
package enum Gutter {
    /// The prefix of each line of a body.
    package static let body = "| "

    /// The spaces that replace a tab at any column.
    private static let tab = "    "
    /// The minimum number of columns after the mark, even on a narrower terminal.
    private static let narrowest = 8

    /// Returns the lines of a text, made safe to print, each after a mark.
    ///
    /// - Parameters:
    ///   - mark: The prefix of each line.
    ///   - width: The columns of the terminal; longer lines are broken, so that the terminal breaks none. Nil for no
    ///     limit.
    package static func lines(_ text: String, behind mark: String = body, width: Int?) -> [String] {
        var scalars = text.unicodeScalars[...]
        if scalars.last == "\n" { scalars = scalars.dropLast() }
        let room = width.map { $0 - DisplayWidth.of(mark) }
        return scalars.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
            let whole = line.last == "\r" ? line.dropLast() : line
            return pieces(of: String(whole), room: room).map { piece in
                piece.isEmpty ? trimmed(mark) : mark + UntrustedText.line(piece)
            }
        }
    }

    /// Returns a line without control characters, and without the isolates, which are added to each piece later.
    private static func safe(_ line: String) -> String {
        let safe = UntrustedText.line(line.replacing("\t", with: tab))
        return String(String.UnicodeScalarView(safe.unicodeScalars.filter { $0 != "\u{2068}" && $0 != "\u{2069}" }))
    }

    /// Breaks a line written by others into pieces that fit a number of columns, at the last space of each piece if
    /// there is one. They are safe to print once `UntrustedText.line` has isolated the text direction of each.
    ///
    /// - Parameter room: The number of columns; nil for no limit.
    package static func pieces(of line: String, room: Int?) -> [String] {
        let line = safe(line)
        guard let room = room.map({ max(narrowest, $0) }), DisplayWidth.most(of: line) > room else { return [line] }
        var pieces: [String] = []
        var piece = ""
        var used = 0
        for character in units(of: line) {
            let width = DisplayWidth.most(of: character)
            if used + width > room, !piece.isEmpty {
                if character == " " {
                    pieces.append(piece)
                    piece = ""
                    used = 0
                    continue
                }
                if let space = piece.lastIndex(of: " "), space > piece.startIndex {
                    pieces.append(String(piece[..<space]))
                    piece = String(piece[piece.index(after: space)...])
                } else {
                    pieces.append(piece)
                    piece = ""
                }
                used = DisplayWidth.most(of: piece)
            }
            piece.append(character)
            used += width
        }
        pieces.append(piece)
        return pieces
    }

    /// The characters of a line; one that is wider than any line must be, in its parts.
    private static func units(of line: String) -> [Character] {
        line.flatMap { character in
            DisplayWidth.most(of: character) > narrowest ? character.unicodeScalars.map { Character($0) } : [character]
        }
    }

    private static func trimmed(_ mark: String) -> String {
        String(mark.reversed().drop { $0 == " " }.reversed())
    }
}
