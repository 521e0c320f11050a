/// Finds the messages of a file that another source shows a few seconds earlier or later (ING-2).
///
/// A phone notes when it sent or received a message, so that two phones, and an export beside a database, differ in the
/// seconds. An export of Android has none. What has the same words in the same minute is therefore the same message,
/// unless another one has exactly its time.
public enum CloseTimes {
    /// A message with its time in the file's terms.
    public struct Element: Hashable, Sendable {
        /// The content key with the precision of the file.
        public var key: ContentKey
        /// The content key with the minute alone; nil if only the exact time counts.
        public var minuteKey: ContentKey?
        /// The minute.
        public var minute: Int64

        /// Creates an element.
        public init(key: ContentKey, minuteKey: ContentKey?, minute: Int64) {
            self.key = key
            self.minuteKey = minuteKey
            self.minute = minute
        }
    }

    /// A message of the file that a stored one stands for, or whose time it has.
    public struct Match: Hashable, Sendable {
        /// The index of the file's message.
        public var file: Int
        /// Whether the words are the same, too.
        public var isSameContent: Bool
    }

    /// Returns the matches of the stored messages whose exact time and words the file does not show, by their index.
    ///
    /// What is left of a minute is matched by its order alone if both sides have equally many messages: one may be edited
    /// or deleted since, or be worded differently by the other source. Of equal words of which one side has more, those
    /// at the places where the other side has them come first.
    public static func matches(held: [Element], file: [Element]) -> [Int: Match] {
        var exact: [ContentKey: [Int]] = [:]
        for index in file.indices.reversed() { exact[file[index].key, default: []].append(index) }
        var isTaken = Array(repeating: false, count: file.count)
        var open: [Int] = []
        for (place, element) in held.enumerated() {
            if let index = exact[element.key]?.popLast() {
                isTaken[index] = true
            } else if element.minuteKey != nil {
                open.append(place)
            }
        }
        if open.isEmpty { return [:] }
        var matches: [Int: Match] = [:]
        for (place, index) in sameWords(held: held, open: open, file: file, left: file.indices.filter { !isTaken[$0] })
        {
            isTaken[index] = true
            matches[place] = Match(file: index, isSameContent: true)
        }
        let left = Dictionary(grouping: file.indices.filter { !isTaken[$0] }) { file[$0].minute }
        let places = Dictionary(grouping: open.filter { matches[$0] == nil }) { held[$0].minute }
        for (minute, places) in places {
            guard let indices = left[minute], indices.count == places.count else { continue }
            for (place, index) in zip(places, indices) { matches[place] = Match(file: index, isSameContent: false) }
        }
        return matches
    }

    /// The messages with the same words in the same minute, each side's in its order.
    private static func sameWords(
        held: [Element], open: [Int], file: [Element], left: [Int]
    ) -> [(place: Int, index: Int)] {
        var pairs: [(place: Int, index: Int)] = []
        let minutes = Dictionary(grouping: left) { file[$0].minute }
        for (minute, places) in Dictionary(grouping: open, by: { held[$0].minute }) {
            guard let indices = minutes[minute] else { continue }
            let others = Dictionary(grouping: indices.indices) { file[indices[$0]].minuteKey }
            for (key, ones) in Dictionary(grouping: places.indices, by: { held[places[$0]].minuteKey }) {
                guard key != nil, let others = others[key] else { continue }
                // A deleted message keeps its place in the minute, if nothing else is missing there.
                let isWhole = places.count == indices.count
                let count = min(ones.count, others.count)
                let (first, second) = (
                    chosen(count, of: ones, preferring: isWhole ? Set(others) : []),
                    chosen(count, of: others, preferring: isWhole ? Set(ones) : [])
                )
                pairs += zip(first, second).map { (place: places[$0], index: indices[$1]) }
            }
        }
        return pairs
    }

    /// So many of some numbers, in their order: the preferred ones, and the first of the others.
    private static func chosen(_ count: Int, of numbers: [Int], preferring preferred: Set<Int>) -> [Int] {
        let others = numbers.filter { !preferred.contains($0) }
        let all = numbers.filter(preferred.contains) + others
        return all.prefix(count).sorted()
    }
}
