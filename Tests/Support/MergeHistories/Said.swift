import WhisperMessage
import WhisperTestSupport

/// A message of a history, a call or a line without an author, with everything that became of it.
struct Said: Sendable {
    var number: Int
    var time: Int64
    var sender: Int
    var kind: ContentKind
    var text: String?
    var picture: (name: String, bytes: [UInt8])?
    var line: SystemLine?
    var call: Call?
    var replyTo: Int?
    var edits: [(time: Int64, text: String)] = []
    var deletion: Int64?
    var reactions: [(time: Int64, person: Int, emoji: String)] = []
    var votes: [(time: Int64, person: Int, option: UInt8)] = []
    var isRead = false

    private static let words = ["ok", "ok", "yes", "no", "on my way", "ok 👍"]

    var id: String { "3EB\(number)" }

    /// The text at a time.
    func text(at time: Int64) -> String? { edits.last { $0.time <= time }?.text ?? text }

    /// When each recipient of an own message received it, and when those who have read it did.
    func receipts(_ people: HistoryPeople) -> [(person: Int, delivered: Int64, read: Int64?)] {
        guard sender == 0, line == nil, call == nil else { return [] }
        return (1..<people.count).filter { (number + $0) % 3 != 0 }.map { person in
            let delivered = time + 1_234 * Int64(person)
            return (person, delivered, (number + person) % 2 == 0 ? delivered + 70_000 : nil)
        }
    }

    /// Moves everything about the message.
    mutating func delay(by milliseconds: Int64) {
        time += milliseconds
        deletion = deletion.map { $0 + milliseconds }
        for index in edits.indices { edits[index].time += milliseconds }
        for index in reactions.indices { reactions[index].time += milliseconds }
        for index in votes.indices { votes[index].time += milliseconds }
    }

    /// Turns what only scripted databases have into what phones have, too: of lines without an author, new subjects and
    /// members; votes a second after their poll; one edit at most, and none if the newest database is of iOS, which does
    /// not say that there was one.
    ///
    /// No time is a whole second: the iOS reader treats such a time as one without milliseconds, which is as precise as a
    /// bridge's, and the first report would count. Everybody says something that identifies them.
    mutating func limitToPhones(_ people: HistoryPeople, hasEdits: Bool) {
        if time % 1_000 == 0 { time += 1 }
        if number % 3 == 0 { sender = number / 3 % people.count }
        edits = hasEdits ? Array(edits.prefix(1)) : []
        for index in votes.indices { votes[index].time = time + 1_000 }
        guard let line else { return }
        guard people.isGroup else {
            self.line = nil
            kind = .text
            text = "what was said as number \(number)"
            return
        }
        let isSubject = number % 2 == 0
        self.line = SystemLine(
            type: isSubject ? "group-subject" : "participant-added",
            event: isSubject ? "subject_changed" : "member_added", actor: line.actor,
            about: isSubject ? [] : [number % people.count], subject: isSubject ? "subject \(number)" : nil)
    }

    // MARK: Drawing

    /// A message of any kind.
    static func random(
        _ number: Int, _ time: Int64, _ people: HistoryPeople, _ random: inout SeededRandom
    ) -> Said {
        var said = Said(
            number: number, time: time, sender: Int.random(in: 0..<people.count, using: &random), kind: .text)
        said.isRead = Bool.random(using: &random)
        // Whether two sources show one chat is recognised by texts of some length.
        if number % 3 == 0 {
            said.text = "what was said as number \(number)"
            react(to: &said, people, &random)
            return said
        }
        switch Int.random(in: 0..<12, using: &random) {
        case 0:
            said.kind = .call
            let isMissed = Bool.random(using: &random)
            said.call = Call(
                isVideo: Bool.random(using: &random),
                seconds: isMissed ? nil : Int64.random(in: 1...900, using: &random))
            return said
        case 1, 2:
            said.kind = .system
            said.line = line(number, people, &random)
            return said
        default: break
        }
        say(&said, people, &random)
        react(to: &said, people, &random)
        if number > 0, Int.random(in: 0..<5, using: &random) == 0 {
            said.replyTo = Int.random(in: 0..<number, using: &random)
        }
        return said
    }

    private static func line(_ number: Int, _ people: HistoryPeople, _ random: inout SeededRandom) -> SystemLine {
        let kinds = SystemLine.kinds.filter { people.isGroup || !$0.isAboutPeople && !$0.type.hasPrefix("group") }
        let kind = kinds.randomElement(using: &random) ?? SystemLine.kinds[0]
        let actor = Int.random(in: 0..<people.count, using: &random)
        let about = kind.isAboutPeople ? [Int.random(in: 0..<people.count, using: &random)] : []
        return SystemLine(
            type: kind.type, event: kind.event, actor: actor, about: about,
            subject: kind.type == "group-subject" ? "subject \(number)" : nil)
    }

    private static func say(_ said: inout Said, _ people: HistoryPeople, _ random: inout SeededRandom) {
        let (number, time) = (said.number, said.time)
        let isNew = Int.random(in: 0..<5, using: &random) < 3
        said.text = isNew ? "what was said as number \(number)" : words.randomElement(using: &random)
        switch Int.random(in: 0..<12, using: &random) {
        case 0, 1:
            said.kind = .image
            said.text = nil
            said.picture = ("IMG-\(number).jpg", [UInt8(truncatingIfNeeded: number), 1, 2])
        case 2:
            said.kind = .poll
            said.text = "Where to, number \(number)?\nLake\nHill"
            for person in 0..<people.count where Bool.random(using: &random) {
                said.votes.append((time + Int64.random(in: 1_000...90_000, using: &random), person, 1))
            }
        case 3 where isNew:
            var at = time
            for edit in 1...Int.random(in: 1...2, using: &random) {
                at += Int64.random(in: 2_000...200_000, using: &random)
                said.edits.append((at, "what was said as number \(number), edit \(edit)"))
            }
        case 4: said.deletion = time + Int64.random(in: 5_000...200_000, using: &random)
        default: break
        }
    }

    private static func react(to said: inout Said, _ people: HistoryPeople, _ random: inout SeededRandom) {
        for person in 0..<people.count where Int.random(in: 0..<6, using: &random) == 0 {
            for emoji in ["👍", "❤️"].prefix(Int.random(in: 1...2, using: &random)) {
                let at = (said.reactions.last { $0.person == person }?.time ?? said.time)
                said.reactions.append((at + Int64.random(in: 1_500...60_000, using: &random), person, emoji))
            }
        }
    }
}
