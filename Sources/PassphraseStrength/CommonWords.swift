/// Passwords and words that are tried first, in the languages of this program and the most frequent first.
enum CommonWords {
    private static let list = """
        password qwerty iloveyou letmein welcome admin passwort hallo secret login master hello dragon monkey love qwertz
        azerty abc pass passw0rd football princess sunshine shadow superman baseball michael jordan ashley bailey charlie
        trustno starwars freedom whatever batman soccer hockey killer pepper ginger summer winter spring autumn test demo
        user root guest changeme default access flower mustang hunter buster tigger maggie cookie cheese chocolate
        computer internet security private family friends forever angel jesus heaven lovely baby orange banana purple
        yellow silver golden diamond phoenix matrix ninja samurai pokemon naruto minecraft fortnite google facebook
        amazon apple samsung nokia android windows linux ubuntu whatsapp whisper signal vault passphrase chat message
        schatz geheim sommer berlin liebe fussball herzen mausi schalke bayern dortmund deutschland passwd
        contrasena hola amor teamo tequiero realmadrid barcelona estrella mariposa princesa familia mexico espana
        motdepasse bonjour soleil doudou loulou chocolat marseille paris france amour jetaime
        senha brasil flamengo corinthians palmeiras benfica portugal saudade
        sifre parola galatasaray fenerbahce besiktas istanbul ankara turkiye askim canim
        krishna ganesh india omsairam mumbai delhi bharat
        woaini wang zhang nihao beijing shanghai habibi allah mohammed ahmed
        anna maria peter thomas daniel andrea nicole jessica robert andrew joshua matthew sarah laura julia martin
        stefan michael christian alexander sebastian david lisa lena sophie emma mia paul max felix leon
        correct horse battery staple monday tuesday wednesday thursday friday saturday sunday january february march april
        june july august september october november december montag freitag sonntag januar februar
        one two three four five six seven eight nine ten the and you
        """
    private static let words = list.split(whereSeparator: \.isWhitespace).map { Array($0.utf8) }
    /// The words by their last letter, each with its rank.
    private static let byLastLetter: [[(word: [UInt8], rank: Int)]] = {
        var table = [[(word: [UInt8], rank: Int)]](repeating: [], count: 128)
        for (rank, word) in words.enumerated() {
            guard let last = word.last else { continue }
            table[Int(last)].append((word, rank))
        }
        return table
    }()

    /// Reports the words that end at a position, with capitals, and digits and signs for letters.
    static func find(in bytes: Span<UInt8>, endingAt end: Int, found: (Int, Int) -> Void) {
        for letter in letters(of: bytes[end]) where letter != 0 {
            for (word, rank) in byLastLetter[Int(letter)] where word.count <= end + 1 {
                guard let extra = difference(from: word, in: bytes, endingAt: end) else { continue }
                found(word.count, Bits.one + Bits.logarithm(rank + 1) + extra)
            }
        }
    }

    /// What the spelling of a word costs beyond the word; nil if it is not the word.
    private static func difference(from word: [UInt8], in bytes: Span<UInt8>, endingAt end: Int) -> Int? {
        var hasCapitals = false
        var hasSubstitutes = false
        let start = end + 1 - word.count
        for (offset, letter) in word.enumerated() {
            let byte = bytes[start + offset]
            if byte == letter { continue }
            if Alphabet.lower(byte) == letter {
                hasCapitals = true
                continue
            }
            let (first, second) = letters(of: byte).pair
            guard letter == first || letter == second else { return nil }
            hasSubstitutes = true
        }
        return (hasCapitals ? Bits.one : 0) + (hasSubstitutes ? Bits.one : 0)
    }

    /// The letters that a character may stand for, of which there are at most two.
    private static func letters(of byte: UInt8) -> Letters {
        switch byte {
        case UInt8(ascii: "0"): Letters(byte, UInt8(ascii: "o"))
        case UInt8(ascii: "1"), UInt8(ascii: "!"), UInt8(ascii: "|"): Letters(UInt8(ascii: "i"), UInt8(ascii: "l"))
        case UInt8(ascii: "3"): Letters(UInt8(ascii: "e"), 0)
        case UInt8(ascii: "4"), UInt8(ascii: "@"): Letters(UInt8(ascii: "a"), 0)
        case UInt8(ascii: "5"), UInt8(ascii: "$"): Letters(UInt8(ascii: "s"), 0)
        case UInt8(ascii: "7"), UInt8(ascii: "+"): Letters(UInt8(ascii: "t"), 0)
        case 0..<0x80: Letters(Alphabet.lower(byte), 0)
        default: Letters(0, 0)
        }
    }

    /// Up to two letters; 0 is none.
    private struct Letters: Sequence, IteratorProtocol {
        let pair: (UInt8, UInt8)
        private var given = 0

        init(_ first: UInt8, _ second: UInt8) {
            pair = (first, second)
        }

        mutating func next() -> UInt8? {
            given += 1
            return given == 1 ? pair.0 : given == 2 ? pair.1 : nil
        }
    }
}
