/// Breaks text into lines that fit the terminal.
package enum TextWrapping {
    /// The text in lines of at most `width` columns, each indented by `indent` spaces; existing line ends remain.
    ///
    /// Languages that put no spaces between words are broken between characters.
    package static func wrapped(_ text: String, width: Int, indent: Int) -> String {
        let room = max(20, width - indent)
        let margin = String(repeating: " ", count: indent)
        return text.split(separator: "\n", omittingEmptySubsequences: false)
            .flatMap { lines(of: $0[...], room: room) }
            .map { $0.isEmpty ? "" : margin + $0 }
            .joined(separator: "\n")
    }

    /// A text without line ends in lines of at most `room` columns.
    ///
    /// - Parameter cutsWords: Whether a word that would not fit a line is cut, as a path between its parts.
    static func lines(of paragraph: some StringProtocol, room: Int, cutsWords: Bool = false) -> [String] {
        var lines: [String] = []
        var line = ""
        var used = 0
        for word in Substring(paragraph).split(separator: " ").flatMap({ word in
            cutsWords && DisplayWidth.of(word) > room ? cut(word, room: room) : pieces(of: word, room: room)
        }) {
            let width = DisplayWidth.of(word.text)
            let gap = word.follows || line.isEmpty ? 0 : 1
            if used + gap + width > room, !line.isEmpty {
                lines.append(line)
                line = ""
                used = 0
            }
            if !line.isEmpty, gap == 1 { line += " " }
            line += word.text
            used += (line.isEmpty ? 0 : gap) + width
        }
        lines.append(line)
        return lines
    }

    /// A word that would not fit a line: the parts of a path, and what is too long of these cut anywhere.
    private static func cut(_ word: Substring, room: Int) -> [(text: String, follows: Bool)] {
        var pieces: [String] = []
        var piece = ""
        for character in word {
            if DisplayWidth.of(piece) + DisplayWidth.of(character) > room {
                pieces.append(piece)
                piece = ""
            }
            piece.append(character)
            if character == "/" {
                pieces.append(piece)
                piece = ""
            }
        }
        if !piece.isEmpty { pieces.append(piece) }
        return pieces.enumerated().map { ($1, $0 > 0) }
    }

    /// A word, cut between its characters where it has wide ones or would not fit a line.
    private static func pieces(of word: Substring, room: Int) -> [(text: String, follows: Bool)] {
        let width = DisplayWidth.of(word)
        guard width > room || width > word.count else { return [(String(word), false)] }
        var pieces: [(text: String, follows: Bool)] = []
        for character in word {
            // Closing punctuation does not begin a line.
            if let last = pieces.indices.last, "，。；：、！？）」』”".contains(character) || DisplayWidth.of(character) == 1 {
                pieces[last].text.append(character)
            } else {
                pieces.append((String(character), !pieces.isEmpty))
            }
        }
        return pieces
    }
}
