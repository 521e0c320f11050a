import WhisperTerminalText

/// Breaks lines between words.
package enum WordWrap {
    /// The pieces of a line that fit a number of columns, broken at the last space of each if there is one; at least one
    /// piece, and at most so many.
    ///
    /// - Parameters:
    ///   - line: A text without control characters.
    ///   - columns: The columns of a piece; a wider character is left out.
    package static func pieces(of line: String, columns: Int, limit: Int) -> [String] {
        ranges(of: line, columns: columns, limit: limit).map { String(line[$0]) }
    }

    /// Where the pieces are in the line.
    static func ranges(of line: String, columns: Int, limit: Int) -> [Range<String.Index>] {
        let columns = max(columns, 1)
        if line.utf8.count <= columns, line.utf8.allSatisfy({ $0 < 0x80 }) { return [line.startIndex..<line.endIndex] }
        var pieces: [Range<String.Index>] = []
        var start = line.startIndex
        var space: String.Index?
        var afterSpace = 0
        var used = 0
        var place = line.startIndex
        while place < line.endIndex {
            let character = line[place]
            let width = DisplayWidth.of(character)
            if used + width > columns, place > start {
                if character == " " {
                    // A space at the end of a piece is not shown.
                    pieces.append(start..<place)
                    start = line.index(after: place)
                    place = start
                    used = 0
                } else if let gap = space {
                    pieces.append(start..<gap)
                    start = line.index(after: gap)
                    used -= afterSpace
                } else {
                    pieces.append(start..<place)
                    start = place
                    used = 0
                }
                space = nil
                if pieces.count >= limit { return pieces }
                continue
            }
            used += width
            if character == " " {
                space = place
                afterSpace = used
            }
            place = line.index(after: place)
        }
        pieces.append(start..<line.endIndex)
        return pieces
    }
}
