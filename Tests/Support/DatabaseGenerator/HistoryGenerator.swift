import WhisperExportGenerator

/// Makes histories, the same for the same seed.
public struct HistoryGenerator: Sendable {
    /// What a history can contain.
    public struct Features: OptionSet, Sendable {
        /// One bit for each feature.
        public let rawValue: Int

        /// Features of these bits.
        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// Reactions and edits.
        public static let changes = Features(rawValue: 1)
        /// Polls, calls as messages, albums.
        public static let modern = Features(rawValue: 2)
        /// Files, places, contact cards, system lines, revocations, unknown types.
        public static let kinds = Features(rawValue: 4)
        /// Everything.
        public static let all: Features = [.changes, .modern, .kinds]
    }

    private var random: SeededGenerator
    private let features: Features
    private var row: Int64 = 1
    private var time: Int64 = 1_600_000_000_000

    private static let names = ["Ann", "Béla", "Çem", "Dörte", "Эва", "福", "Gül", "Hana 🌻"]
    private static let words = ["hello", "tomorrow", "naïve", "今日は", "مرحبا", "🙂", "ok", "see you", "the report"]

    /// A generator at its start.
    public init(seed: UInt64, features: Features = .all) {
        random = SeededGenerator(seed: seed)
        self.features = features
    }

    /// A history of so many chats with so many messages each.
    public mutating func history(chats: Int, messages: Int) -> History {
        let people = (0..<8).map { place in
            HistoryPerson(
                number: "49170\(1_000_000 + place)", linked: "9000\(10_000 + place)", name: Self.names[place])
        }
        let made = (0..<chats).map { chat(number: $0, messages: messages) }
        return History(people: people, chats: made)
    }

    private mutating func chat(number: Int, messages: Int) -> HistoryChat {
        let isGroup = number % 2 == 1
        let members = isGroup ? [1, 2, 3, 1 + number % 7].uniqued : [1 + number / 2 % 7]
        var chat = HistoryChat(
            subject: isGroup ? "Group \(number)" : nil, group: "12036300\(1_000 + number)", members: members,
            messages: [])
        for _ in 0..<messages { chat.messages.append(message(in: chat)) }
        return chat
    }

    private mutating func message(in chat: HistoryChat) -> HistoryMessage {
        row += 1
        time += 1 + Int64(random.below(5_000_000))
        let sender = random.below(2) == 0 ? 0 : chat.members[random.below(chat.members.count)]
        var message = HistoryMessage(
            row: row, key: key(), sender: sender, time: time, body: body(in: chat, sender: sender))
        guard !message.body.isSystem else { return message }
        message.isBroadcast = !chat.isGroup && sender > 0 && row % 7 == 0
        if !chat.messages.isEmpty, random.below(6) == 0 { message.quote = random.below(chat.messages.count) }
        message.isStarred = random.below(20) == 0
        if random.below(15) == 0 { message.forwarded = Int64(1 + random.below(5)) }
        if random.below(15) == 0 { message.ephemeral = 86_400 }
        if random.below(10) == 0 { message.mentions = [chat.members[0]] }
        if sender == 0 {
            for member in chat.members where random.below(2) == 0 {
                message.receipts.append(
                    HistoryReceipt(
                        person: member, delivered: time + 500, read: random.below(2) == 0 ? time + 9_000 : nil))
            }
        }
        if features.contains(.changes) {
            if case .text = message.body, random.below(12) == 0 { message.editedAt = time + 60_000 }
            for person in ([0] + chat.members) where random.below(10) == 0 {
                message.reactions.append(
                    HistoryReaction(person: person, emoji: ["👍", "❤️", "😂"][random.below(3)], time: time + 30_000))
            }
        }
        return message
    }

    private mutating func key() -> String {
        let digits = String(random.next(), radix: 16, uppercase: true)
        return "3EB0" + String(repeating: "0", count: 16 - digits.count) + digits
    }

    private mutating func text() -> String {
        (0...random.below(7)).map { _ in Self.words[random.below(Self.words.count)] }.joined(separator: " ")
    }

    private mutating func body(in chat: HistoryChat, sender: Int) -> HistoryBody {
        let choice = random.below(40)
        if features.contains(.kinds) {
            switch choice {
            case 0, 1: return .image(caption: random.below(2) == 0 ? text() : nil)
            case 2: return .voice(seconds: Int64(1 + random.below(90)))
            case 3: return .document(name: "report \(row).pdf")
            case 4: return .location(latitude: 52.5, longitude: 13.25, name: "Lighthouse")
            case 5: return .contact(name: "Ivo \(row)")
            case 6 where chat.isGroup: return .added(members: [chat.members[0]])
            case 7 where chat.isGroup: return .subject(text())
            case 8: return .revoked(byAdmin: chat.isGroup && random.below(2) == 0 ? chat.members[0] : nil)
            case 9: return .unknown(type: 900 + Int64(random.below(3)))
            default: break
            }
        }
        if features.contains(.modern) {
            switch choice {
            case 10:
                var votes: [Int: [Int]] = [:]
                for member in chat.members { votes[member] = [random.below(3)] }
                return .poll(question: text(), options: ["red", "grün", "青"], votes: votes)
            case 11: return .call(isVideo: random.below(2) == 0, seconds: 75, result: 5)
            case 12: return .album(images: 3)
            default: break
            }
        }
        return .text(text())
    }
}

extension HistoryBody {
    /// Whether it is a system line, which has no author.
    public var isSystem: Bool {
        switch self {
        case .added, .subject, .album, .line: true
        default: false
        }
    }
}

extension [Int] {
    /// Each number once, in order.
    fileprivate var uniqued: [Int] {
        reduce(into: []) { known, number in if !known.contains(number) { known.append(number) } }
    }
}
