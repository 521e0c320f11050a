/// A code found in a picture.
struct FoundCode {
    let text: [UInt8]
    let box: Box

    /// Sorts codes from the top left, line by line: a code whose top is above the middle of the highest one is in the
    /// same line.
    static func inReadingOrder(_ codes: [FoundCode]) -> [FoundCode] {
        var ordered: [FoundCode] = []
        var rest = codes.sorted { ($0.box.top, $0.box.left) < ($1.box.top, $1.box.left) }
        while let highest = rest.first {
            let line = rest.prefix { $0.box.top <= highest.box.middle }
            ordered += line.sorted { $0.box.left < $1.box.left }
            rest.removeFirst(line.count)
        }
        return ordered
    }
}

/// The pixel range of a code.
struct Box {
    let left: Int
    let top: Int
    let right: Int
    let bottom: Int

    /// Half-way between top and bottom.
    var middle: Int { top + (bottom - top) / 2 }
}
