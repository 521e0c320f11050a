import Foundation
import WhisperContacts
import WhisperPageFolder
import WhisperPagePort
import WhisperPageSearch

/// Writes the search data of messages that are made up from a seed, to measure its size and speed:
///
///     whisper-search-data COUNT FOLDER [SEED]
///
/// Messages have nine words on average, out of 60,000 of which the n-th most frequent one has a share of 1/(n + 2), as in
/// natural language; they are in twenty chats, five minutes apart. Prints the figures as one line of JSON.
@main
struct SearchData {
    static func main() throws {
        let arguments = CommandLine.arguments.dropFirst()
        guard arguments.count >= 2, let count = arguments.first.flatMap({ Int($0) }), count > 0 else {
            FileHandle.standardError.write(Data("usage: whisper-search-data COUNT FOLDER [SEED]\n".utf8))
            exit(64)
        }
        let rest = Array(arguments.dropFirst())
        var texts = ZipfTexts(seed: rest.count > 1 ? UInt64(rest[1]) ?? 1 : 1)
        let output = try FolderPages(at: rest[0], mayReplace: true)
        var writer = SearchIndexWriter(to: output)
        let start = ContinuousClock.now
        var textSize = 0
        let perChat = (count + 19) / 20
        for number in 0..<count {
            let text = texts.text()
            textSize += text.utf8.count
            let time = 1_400_000_000 + Int64(number % perChat) * 300
            try writer.add(
                SearchMessage(
                    page: "chats/\(number / perChat)/2024-\(number % perChat / 1_000).html",
                    anchor: UInt32(number % perChat), chat: "Chat \(number / perChat)", sender: "Person \(number % 4)",
                    assurance: MessageAssurance.allCases[number / 3 % 4], instant: time, localTime: time + 3_600,
                    text: text))
        }
        let summary = try writer.finish()
        try output.commit()
        let elapsed = ContinuousClock.now - start
        let beyond = Double(summary.bytes - Int64(textSize)) / Double(count)
        print(
            "{\"messages\":\(summary.messages),\"shards\":\(summary.shards),\"bytes\":\(summary.bytes),"
                + "\"text_bytes\":\(textSize),\"bytes_beyond_text\":\(beyond),\"seconds\":\(elapsed / .seconds(1))}")
    }
}

/// Texts of words whose frequencies follow Zipf's law.
struct ZipfTexts: RandomNumberGenerator {
    private var state: UInt64
    private var words: [String] = []
    private var sums: [Double] = []

    init(seed: UInt64) {
        state = seed
        let letters = Array("etaoinshrdlcumwfgypbvk")
        for rank in 0..<60_000 {
            let length = Int.random(in: rank < 100 ? 1...4 : 3...10, using: &self)
            words.append(
                String(
                    (0..<length).map { _ in
                        letters[min(Int(pow(Double.random(in: 0..<1, using: &self), 1.5) * 22), 21)]
                    }))
            sums.append((sums.last ?? 0) + 1 / Double(rank + 2))
        }
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// The next text.
    mutating func text() -> String {
        let count = 1 + Int(-log(Double.random(in: 0.0001..<1, using: &self)) * 8)
        return (0..<count).map { _ in word() }.joined(separator: " ")
    }

    private mutating func word() -> String {
        let place = Double.random(in: 0..<(sums.last ?? 1), using: &self)
        var (low, high) = (0, words.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if sums[middle] < place { low = middle + 1 } else { high = middle }
        }
        return words[low]
    }
}
