/// Decides whether a file with an unknown title shows a chat that the vault already holds (ING-1).
///
/// The title of a direct chat is the contact's name, so it changes when the contact is renamed.
public enum ChatOverlap {
    /// The number of a file's messages to look up.
    public static let sampleCount = 64
    /// The number of those that a conversation must contain.
    public static let requiredHits = 3
    /// The share of hits that must be in one conversation.
    ///
    /// It applies to all messages found anywhere, and to those between the conversation's first and last hit: two
    /// exports of one chat share a continuous stretch of it, whereas a few greetings sent to several people do not.
    public static let requiredShare = 0.8

    /// Chooses the messages of a file to look up, spread evenly because an overlap may be anywhere.
    ///
    /// - Parameter candidates: The indices of messages whose text is too long to match by coincidence.
    public static func sample(_ candidates: [Int]) -> [Int] {
        guard candidates.count > sampleCount else { return candidates }
        return (0..<sampleCount).map { candidates[$0 * (candidates.count - 1) / (sampleCount - 1)] }
    }

    /// Returns the conversation that the file shows, or nil if the evidence is ambiguous.
    ///
    /// - Parameter hits: For each message looked up, in file order, the conversations that contain it.
    public static func decide(_ hits: [[UniqueIdentifier]]) -> UniqueIdentifier? {
        var counts: [UniqueIdentifier: Int] = [:]
        for conversations in hits {
            for conversation in Set(conversations) { counts[conversation, default: 0] += 1 }
        }
        let found = hits.count { !$0.isEmpty }
        let best = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
        guard let (conversation, count) = best, count >= requiredHits,
            Double(count) >= requiredShare * Double(found),
            let first = hits.firstIndex(where: { $0.contains(conversation) }),
            let last = hits.lastIndex(where: { $0.contains(conversation) }),
            Double(count) >= requiredShare * Double(last - first + 1)
        else { return nil }
        // Text sent to many people (a forwarded greeting) appears in several chats, which makes the evidence ambiguous.
        guard counts.values.count(where: { $0 == count }) == 1 else { return nil }
        return conversation
    }

    /// Returns the conversation that has at least half of the messages looked up, and more than any other; nil if there is
    /// none. It may be the file's chat. The evidence is too weak to merge them, but strong enough to tell the owner.
    ///
    /// - Parameter hits: For each message looked up, the conversations that contain it.
    public static func resembling(_ hits: [[UniqueIdentifier]]) -> UniqueIdentifier? {
        var counts: [UniqueIdentifier: Int] = [:]
        for conversation in hits.lazy.flatMap({ Set($0) }) { counts[conversation, default: 0] += 1 }
        guard let most = counts.values.max(), 2 * most >= hits.count else { return nil }
        let found = counts.filter { $0.value == most }
        return found.count == 1 ? found.first?.key : nil
    }

    /// Returns the conversations that together show one chat of a service: one, or several of one title that were
    /// kept apart as their files had nothing in common. The service knows that their messages are those of one chat.
    ///
    /// - Parameters:
    ///   - hits: For each message looked up, in the order of the chat, the conversations that contain it.
    ///   - titles: Their titles.
    public static func parts(_ hits: [[UniqueIdentifier]], titles: [UniqueIdentifier: String]) -> [UniqueIdentifier] {
        var first: [String: UniqueIdentifier] = [:]
        for (id, title) in titles { first[title] = min(first[title] ?? id, id) }
        func group(_ id: UniqueIdentifier) -> UniqueIdentifier { titles[id].flatMap { first[$0] } ?? id }
        guard let chat = decide(hits.map { $0.map(group) }) else { return [] }
        // A message that was sent to two groups does not show that they are one.
        var counts: [UniqueIdentifier: Int] = [:]
        for conversations in hits {
            let shown = Set(conversations.filter { group($0) == chat })
            if shown.count == 1, let only = shown.first { counts[only, default: 0] += 1 }
        }
        let parts = counts.filter { $0.value >= requiredHits }
        if parts.isEmpty { return decide(hits).map { [$0] } ?? [] }
        return parts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
    }
}

/// Decides whether a file with the title of a known chat shows that chat (ING-1).
///
/// Two groups can have one title, and their members may say the same word in the same minute. A file that shows the same
/// group repeats its messages, unless each was exported after the other's were gone. A group in which two people wrote
/// looks like the chat with one person, but for its title.
public struct TitleOverlap: Hashable, Sendable {
    /// Whether the file shows the chat.
    public enum Outcome: Hashable, Sendable {
        /// It does.
        case same
        /// It shows another one.
        case other
        /// The owner has to say.
        case unclear
    }

    /// What the chat and the file look like.
    public enum Form: Hashable, Sendable {
        /// One of them has more than two writers, or lines about a group.
        case group
        /// Neither does, so both may be the chat with one person.
        case pair
        /// So they may, and the title is that person's name: both show messages of theirs, or together two writers alone.
        case person
    }

    /// How many messages both have of the same people.
    public var common: Int
    /// How many messages people have written in the chat.
    public var held: Int
    /// How many messages people have written in the file.
    public var file: Int
    /// How many others than the owner have written in the chat.
    public var heldWriters: Int
    /// How many others than the owner have written in the file.
    public var fileWriters: Int
    /// How many others than the owner have written in both.
    public var commonWriters: Int
    /// Whether both have messages of the same period.
    public var isSamePeriod: Bool
    /// What both look like.
    public var form: Form

    /// Creates the evidence.
    public init(
        common: Int, held: Int, file: Int, heldWriters: Int, fileWriters: Int, commonWriters: Int, isSamePeriod: Bool,
        form: Form
    ) {
        self.common = common
        self.held = held
        self.file = file
        self.heldWriters = heldWriters
        self.fileWriters = fileWriters
        self.commonWriters = commonWriters
        self.isSamePeriod = isSamePeriod
        self.form = form
    }

    /// Whether only the owner can say if the chat is the file's, where the title is all that is known of it: another
    /// source has reported it, with an id.
    public var isDoubtful: Bool { common > 0 || commonWriters > 0 || min(held, file) == 0 }

    /// What the evidence shows.
    public var outcome: Outcome {
        let most = min(held, file)
        if common >= min(ChatOverlap.requiredHits, most) || common > 0 && commonWriters > 0 { return .same }
        // Of a chat with one person, nothing has to be common: both show the same two people.
        if form == .person || form == .pair && commonWriters == min(heldWriters, fileWriters) { return .same }
        if common > 0 { return .unclear }
        if commonWriters == 0 {
            let areEnough = most >= ChatOverlap.requiredHits && heldWriters > 0 && fileWriters > 0
            return areEnough ? .other : .unclear
        }
        // The only common writer of two pairs may be the owner, whom neither file names.
        return form == .group && !isSamePeriod && 2 * commonWriters >= fileWriters ? .same : .unclear
    }
}

/// All messages of one source of a chat, found in another one (ING-1).
///
/// A few short messages show nothing by themselves, but if a source of a chat with the same title has all of them in their
/// minutes, each from one and the same person, then both are sources of one chat.
package struct WholeMatch: Hashable, Sendable {
    /// For each sender of the smaller source, the person of the other one who wrote the same.
    package let people: [Int32: Int32]

    /// Compares two sources; nil if the smaller one has no message, one that the other lacks, or a sender who is several
    /// people there.
    ///
    /// - Parameters:
    ///   - small: The messages of the smaller source, by their minutes and words.
    ///   - large: Those of the other one.
    package init?(_ small: [ReexportAlignment.Element], in large: [ReexportAlignment.Element]) {
        guard !small.isEmpty, small.count <= large.count else { return nil }
        var writers: [ContentKey: [Int32]] = [:]
        for element in large { writers[element.key, default: []].append(element.sender) }
        var people: [Int32: Int32] = [:]
        var taken: Set<Int32> = []
        for element in small {
            let left = writers[element.key] ?? []
            let index =
                if let known = people[element.sender] {
                    left.firstIndex(of: known)
                } else {
                    left.firstIndex { !taken.contains($0) }
                }
            guard let index else { return nil }
            people[element.sender] = left[index]
            taken.insert(left[index])
            writers[element.key]?.remove(at: index)
        }
        self.people = people
    }
}
