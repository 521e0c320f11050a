/// Keys beside each other, on the keyboards of several countries, and from row to row.
enum KeyboardRows {
    private static let rows = [
        "qwertyuiop", "asdfghjkl", "zxcvbnm", "qwertzuiop", "yxcvbnm", "azertyuiop", "qsdfghjklm", "wxcvbn",
        "1qaz", "2wsx", "3edc", "4rfv", "5tgb", "6yhn", "7ujm", "1qay", "6zhn", "!@#$%^&*()", "!\"$%&/()=",
    ]

    /// For each key, the keys to the right of it, and then those to the left.
    private static let neighbours: (right: [[UInt8]], left: [[UInt8]]) = {
        var right = [[UInt8]](repeating: [], count: 128)
        var left = right
        for row in rows {
            for (first, second) in zip(row.utf8, row.utf8.dropFirst()) {
                right[Int(first)].append(second)
                left[Int(second)].append(first)
            }
        }
        return (right, left)
    }()

    /// The direction from a key to the one beside it: 1, −1, or 0 if they are not neighbours.
    static func step(_ first: UInt8, _ second: UInt8) -> Int {
        guard first < 0x80, second < 0x80 else { return 0 }
        let (first, second) = (Alphabet.lower(first), Alphabet.lower(second))
        if neighbours.right[Int(first)].contains(second) { return 1 }
        return neighbours.left[Int(first)].contains(second) ? -1 : 0
    }
}
