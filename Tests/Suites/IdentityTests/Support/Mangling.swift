import WhisperTestSupport

/// Texts with small faults.
enum Mangling {
    /// Returns a text with one to three faults: characters changed, dropped, doubled, inserted or swapped, or truncated
    /// ends.
    static func mangled(_ text: [UInt8], using random: inout SeededRandom) -> [UInt8] {
        var text = text
        for _ in 0..<Int.random(in: 1...3, using: &random) where text.count > 1 {
            let place = Int.random(in: 0..<text.count, using: &random)
            switch Int.random(in: 0..<7, using: &random) {
            case 0: text[place] = UInt8.random(in: 0...255, using: &random)
            case 1: text[place] = text[Int.random(in: 0..<text.count, using: &random)]
            case 2: text.remove(at: place)
            case 3: text.insert(text[place], at: place)
            case 4: text.insert(UInt8.random(in: 0...255, using: &random), at: place)
            case 5: text.swapAt(place, Int.random(in: 0..<text.count, using: &random))
            default: text.removeLast(min(text.count - 1, Int.random(in: 1...40, using: &random)))
            }
        }
        return text
    }
}
