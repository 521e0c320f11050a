/// Lines of others behind a mark that nothing in them can reach: whatever stands at the first column is the command's own
/// (LOOK-4).
package enum Gutter {
    /// The prefix of each line of a body.
    package static let body = "| "

    /// The columns that a tab takes, wherever it stands.
    private static let tab = "    "
    /// No terminal is taken to be narrower than this beside the mark.
    private static let narrowest = 8

    /// A text, made safe to print, each line behind a mark.
    ///
    /// - Parameters:
    ///   - mark: The prefix of each line.
    ///   - width: The columns of the terminal, within which lines are cut so that the terminal has none to carry over; nil
    ///     for lines as long as they are.
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

    /// A line without anything that drives the terminal; what keeps directions apart is put around each piece anew.
    private static func safe(_ line: String) -> String {
        let safe = UntrustedText.line(line.replacing("\t", with: tab))
        return String(String.UnicodeScalarView(safe.unicodeScalars.filter { $0 != "\u{2068}" && $0 != "\u{2069}" }))
    }

    /// A line of others in pieces that fit so many columns, cut at the last space of each where there is one. They are safe
    /// to print but for directions, which `UntrustedText.line` keeps apart in each.
    ///
    /// - Parameter room: The columns; nil for the line as it is.
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
