/// Shortens labels for drawings, which cannot ask how wide a text will be.
enum LabelFit {
    /// The beginning of a text that is at most about so many average letters wide, with `…` where something was cut off.
    static func fitted(_ text: String, to room: Int) -> String {
        var used = 0
        var result = ""
        for character in text {
            let width = units(of: character)
            guard used + width <= room else {
                while used >= room, let last = result.popLast() { used -= units(of: last) }
                return result + "…"
            }
            // A letter under a tower of marks would cover its neighbours.
            let scalars = character.unicodeScalars
            result.unicodeScalars.append(contentsOf: scalars.prefix(12))
            used += width
        }
        return result
    }

    private static func units(of character: Character) -> Int {
        guard let first = character.unicodeScalars.first else { return 0 }
        switch first.value {
        case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
            0x1F000...0x3FFFD, 0x12000...0x1247F, 0xFDFD:
            return 2
        default: return 1
        }
    }
}
