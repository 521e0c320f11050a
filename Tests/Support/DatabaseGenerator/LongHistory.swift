import WhisperExportGenerator

/// A history of any length as phones have them, made part by part, the same for the same seed.
///
/// Nine in ten messages are texts, the others pictures, voice messages and revocations. One in ten is a reply, one in
/// thirty has a reaction, one in a hundred was edited; what the owner wrote was received and mostly read by one person.
/// People write in turns of a dozen messages, seconds or a few minutes apart; all messages are within nine years.
public struct LongHistory {
    private var random: SeededGenerator
    private let people: [HistoryPerson]
    private let chats: [HistoryChat]
    private let text: () -> String
    /// How many messages are left.
    private var left: Int
    private let meanGap: Int
    private var row: Int64 = 1
    private var time: Int64 = 1_451_721_600_000
    /// The chat that people write in, and how many messages of this turn are left.
    private var chat = 0
    private var turn = 0

    private static let span: Int64 = 9 * 365 * 86_400_000

    /// A history at its start. Every second chat is a group; a single one is.
    ///
    /// - Parameters:
    ///   - chats: 1 to 40.
    ///   - messages: All messages.
    ///   - text: The text of the next message.
    public init(chats: Int, messages: Int, seed: UInt64, text: @escaping () -> String) {
        random = SeededGenerator(seed: seed)
        left = messages
        meanGap = Int(Self.span / Int64(max(1, messages)))
        self.text = text
        people = (0..<50).map { place in
            HistoryPerson(
                number: "49170\(1_000_000 + place)", linked: "9000\(10_000 + place)",
                name: place == 0 ? "Owner" : "Person \(place)")
        }
        self.chats = (0..<chats).map { number in
            let isGroup = number % 2 == 1 || chats == 1
            return HistoryChat(
                subject: isGroup ? "Group \(number)" : nil, group: "12036300\(1_000 + number)",
                members: isGroup ? (1...8).map { 1 + (number + 5 * $0) % 49 } : [1 + number], messages: [])
        }
    }

    /// The next messages, at most so many, of all chats; nil at the end.
    public mutating func next(_ count: Int) -> History? {
        guard left > 0 else { return nil }
        var part = History(people: people, chats: chats)
        for _ in 0..<min(count, left) {
            if turn == 0 {
                turn = 1 + random.below(24)
                chat = random.below(chats.count)
            }
            turn -= 1
            part.chats[chat].messages.append(message(in: part.chats[chat]))
        }
        left -= min(count, left)
        return part
    }

    private mutating func message(in chat: HistoryChat) -> HistoryMessage {
        row += 1
        time += Int64(1 + random.below(random.below(10) < 8 ? max(1, meanGap / 3) : meanGap * 8))
        let sender = random.below(100) < 45 ? 0 : chat.members[random.below(chat.members.count)]
        let digits = String(random.next(), radix: 16, uppercase: true)
        let key = "3EB0" + String(repeating: "0", count: 16 - digits.count) + digits
        var message = HistoryMessage(row: row, key: key, sender: sender, time: time, body: body())
        if case .revoked = message.body { return message }
        if !chat.messages.isEmpty, random.below(10) == 0 {
            message.quote = chat.messages.count - 1 - random.below(min(50, chat.messages.count))
        }
        message.isStarred = random.below(200) == 0
        if random.below(40) == 0 { message.forwarded = 1 }
        if sender == 0 {
            message.receipts = [
                HistoryReceipt(
                    person: chat.members[0], delivered: time + 500, read: random.below(10) < 8 ? time + 9_000 : nil)
            ]
        }
        if random.below(30) == 0 {
            message.reactions = [HistoryReaction(person: chat.members[0], emoji: "👍", time: time + 30_000)]
        }
        if case .text = message.body, random.below(100) == 0 { message.editedAt = time + 20_000 }
        return message
    }

    private mutating func body() -> HistoryBody {
        switch random.below(200) {
        case 0..<16: .image(caption: nil)
        case 16..<19: .voice(seconds: Int64(1 + random.below(90)))
        case 19: .revoked(byAdmin: nil)
        default: .text(text())
        }
    }
}
