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
    /// since, or be worded differently by the other source.
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
        var words: [ContentKey: [Int]] = [:]
        for index in file.indices.reversed() where !isTaken[index] {
            if let key = file[index].minuteKey { words[key, default: []].append(index) }
        }
        var matches: [Int: Match] = [:]
        for place in open {
            guard let key = held[place].minuteKey, let index = words[key]?.popLast() else { continue }
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
}
