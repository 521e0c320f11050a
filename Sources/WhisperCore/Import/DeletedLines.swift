import WhisperMessage
import WhisperStorePort

/// What a file says in the minutes of messages that the owner has deleted (ING-2).
struct DeletedLines {
    private let ledger: FileLedger
    private var words: DeletedWords
    /// The messages of the file in each of these minutes, by their index.
    private var lines: [Int64: [Int]] = [:]
    /// Those whose contents the ledger has yet to read.
    private(set) var unread: Set<Int> = []

    /// - Parameter held: The elements of the chat. Marks whose keys the file has need no comparison.
    init(beside held: [AlignmentElement], _ ledger: FileLedger, digest: @escaping Digest128) {
        self.ledger = ledger
        words = DeletedWords(digest: digest)
        let marks = held.filter(\.isOwnersMark)
        if marks.isEmpty { return }
        let unshown = Set(marks.lazy.map(\.key)).subtracting(ledger.elements.lazy.map(\.key))
        let open = marks.filter { unshown.contains($0.key) }
        let minutes = Set(open.map { minute(of: $0.timestamp.wholeSeconds) })
        if minutes.isEmpty { return }
        for (index, second) in ledger.seconds.enumerated() {
            let minute = minute(of: second)
            if minutes.contains(minute) { lines[minute, default: []].append(index) }
        }
    }

    /// What a mark said, as the file shows it; nil if the file does not show it, or has yet to be read.
    mutating func content(of mark: StoredMessage) -> Content? {
        for index in lines[minute(of: mark.unified.timestamp.wholeSeconds)] ?? [] {
            guard let content = ledger.contentsBesideMarks[index] else {
                unread.insert(index)
                continue
            }
            if words.were(content, of: mark) { return content }
        }
        return nil
    }

    /// The minute of a time in the zone of the file.
    private func minute(of second: Int64) -> Int64 {
        FileClock.of(second, among: ledger.clocks)?.localMinute(of: second) ?? second
    }
}
