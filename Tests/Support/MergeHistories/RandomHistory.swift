import WhisperIngestionPort
import WhisperJSONText
import WhisperMessage
import WhisperTestSupport

/// What happened in a chat, and what its phone, copies of its database, exports and a bridge show of it.
///
/// A seed replays it. Everything happens at a millisecond; bridges report seconds, exports minutes. Sources begin and
/// end between two minutes, as in the middle of one, equal words could not be distinguished. The phone's address book
/// gives each person one name, which its database and its exports show.
public struct RandomHistory: Sendable {
    /// What delivers a part of the history.
    public enum Source: String, CaseIterable, Sendable {
        case export, database, olderDatabase, bridge
    }

    /// A message, with everything that became of it.
    struct Said: Sendable {
        var number: Int
        var time: Int64
        var sender: Int
        var kind: ContentKind
        var text: String?
        var picture: (name: String, bytes: [UInt8])?
        var replyTo: Int?
        var edits: [(time: Int64, text: String)] = []
        var deletion: Int64?
        var reactions: [(time: Int64, person: Int, emoji: String)] = []
        var votes: [(time: Int64, person: Int, option: UInt8)] = []
        var isRead = false

        var id: String { "3EB\(number)" }

        /// Moves everything about the message.
        mutating func delay(by milliseconds: Int64) {
            time += milliseconds
            deletion = deletion.map { $0 + milliseconds }
            for index in edits.indices { edits[index].time += milliseconds }
            for index in reactions.indices { reactions[index].time += milliseconds }
            for index in votes.indices { votes[index].time += milliseconds }
        }

        /// The text at a time.
        func text(at time: Int64) -> String? { edits.last { $0.time <= time }?.text ?? text }
    }

    static let key = "491700000001-1500000000@g.us"
    static let title = "Garden"
    static let end: Int64 = 1_600_000_000_000 + 86_400_000
    private static let names = ["Me", "Ann", "Bob", "Cem"]
    private static let numbers = ["+4917099999", "+4917011111", "+4917022222", "+4917033333"]
    private static let words = ["ok", "ok", "yes", "no", "on my way", "ok 👍"]

    let said: [Said]
    /// The sources that show anything of it.
    public let sources: [Source]
    /// When the older copy of the database was made.
    let copiedAt: Int64
    private let exported: Range<Int>
    private let bridged: Range<Int>
    private let stored: Range<Int>
    private let hasFiles: [Source: Bool]
    private let isLive: Bool
    private let batchSize: Int

    /// Replays a seed.
    public init(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        var time: Int64 = 1_600_000_000_000
        let people = Int.random(in: 2...4, using: &random)
        let count = Int.random(in: 12...40, using: &random)
        var said: [Said] = []
        for number in 0..<count {
            let steps: [Int64] = [300, 1_700, 9_000, 61_000, 61_000, 400_000]
            time += (steps.randomElement(using: &random) ?? 0) + Int64.random(in: 0..<997, using: &random)
            var message = RandomHistory.message(number, time, people, &random)
            if !message.edits.isEmpty || message.deletion != nil {
                // What an export shows in another wording is recognised by its minute and sender.
                message.delay(by: 61_000)
                time += 122_000
            }
            said.append(message)
        }
        self.said = said
        let last = RandomHistory.minuteStart(in: said, near: Int.random(in: count / 2..<count, using: &random))
        copiedAt = said[last].time / 60_000 * 60_000 - 1
        let lower = RandomHistory.minuteStart(in: said, near: Int.random(in: 0...(count / 4), using: &random))
        exported = lower..<count
        bridged = RandomHistory.minuteStart(in: said, near: Int.random(in: 0...(count / 3), using: &random))..<count
        stored = RandomHistory.minuteStart(in: said, near: Int.random(in: 0...(count / 4), using: &random))..<count
        hasFiles = [.export: Bool.random(using: &random), .database: Bool.random(using: &random)]
        isLive = Bool.random(using: &random)
        batchSize = [1, 3, 7, 1_000].randomElement(using: &random) ?? 1
        var sources: [Source] = [.database]
        for source in [Source.export, .olderDatabase, .bridge] where Int.random(in: 0..<4, using: &random) > 0 {
            sources.append(source)
        }
        self.sources = sources
    }

    private static func message(
        _ number: Int, _ time: Int64, _ people: Int, _ random: inout SeededRandom
    ) -> Said {
        let sender = Int.random(in: 0..<people, using: &random)
        var said = Said(number: number, time: time, sender: sender, kind: .text)
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
            for person in 0..<people where Bool.random(using: &random) {
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
        for person in 0..<people where Int.random(in: 0..<6, using: &random) == 0 {
            for emoji in ["👍", "❤️"].prefix(Int.random(in: 1...2, using: &random)) {
                let at = (said.reactions.last { $0.person == person }?.time ?? time)
                said.reactions.append((at + Int64.random(in: 1_500...60_000, using: &random), person, emoji))
            }
        }
        if number > 0, Int.random(in: 0..<5, using: &random) == 0 {
            said.replyTo = Int.random(in: 0..<number, using: &random)
        }
        said.isRead = Bool.random(using: &random)
        return said
    }

    /// The index of the first message of a minute, at or before an index.
    private static func minuteStart(in said: [Said], near index: Int) -> Int {
        var index = index
        while index > 0, said[index - 1].time / 60_000 == said[index].time / 60_000 { index -= 1 }
        return index
    }

    // MARK: Sources

    private static let chat = ChatReference(key: key, title: title, kind: .group)

    private func person(_ number: Int, _ source: Source) -> SourcePerson {
        let name = RandomHistory.names[number]
        let isOfBook = source != .bridge
        return SourcePerson(
            aliases: [
                PersonAlias(kind: .phoneNumber, value: RandomHistory.numbers[number]),
                PersonAlias(kind: isOfBook ? .exportName : .pushName, value: name),
            ], displayName: name, identifier: RandomHistory.numbers[number], isOwner: number == 0)
    }

    /// The file that somebody exported in the end.
    var export: ExportedChat {
        let lines = exported.map { index -> ExportedChat.Line in
            let message = said[index]
            var line = ExportedChat.Line(
                minute: message.time / 60_000, sender: RandomHistory.names[message.sender],
                content: Content(kind: message.kind, text: message.text(at: RandomHistory.end)))
            if message.deletion != nil {
                line.content = Content(kind: .deleted, text: nil)
                line.marks = ["deleted_by": "sender"]
            } else if let picture = message.picture {
                let isThere = hasFiles[.export] == true
                line.content.attachments = [
                    Attachment(name: picture.name, mime: "image/jpeg", state: isThere ? .found : .missing)
                ]
                if isThere { line.picture = picture.bytes }
            } else if message.kind == .poll {
                line.content.text = "POLL:\n\(message.text ?? "")"
            } else if !message.edits.isEmpty {
                line.marks = ["edited": true]
            }
            return line
        }
        return ExportedChat(title: "Exported Garden", lines: lines, owner: "Me")
    }

    /// The phone's database, or a copy of it that was made earlier.
    public func database(isOlder: Bool) -> ScriptedDatabase {
        let now = isOlder ? copiedAt : RandomHistory.end
        let source: Source = isOlder ? .olderDatabase : .database
        let shown = isOlder ? 0..<said.count : stored
        var events: [IngestionEvent] = []
        for message in shown.map({ said[$0] }) where message.time <= now {
            let isGone = message.deletion.map { $0 <= now } ?? false
            events.append(.message(self.message(message, source, now: now, isGone: isGone)))
            if let deletion = message.deletion, isGone {
                events.append(
                    .deletion(
                        chat: RandomHistory.chat, target: message.id, by: person(message.sender, source),
                        claim: .author, at: Timestamp(milliseconds: deletion), raw: nil))
            } else if let edit = message.edits.last(where: { $0.time <= now }) {
                events.append(self.edit(message, edit, source))
            }
            events += changes(of: message, source, until: isGone ? message.deletion ?? now : now, isFinal: true)
            if message.isRead {
                events.append(
                    .status(
                        chat: RandomHistory.chat, target: message.id, status: .read,
                        at: Timestamp(milliseconds: now), raw: nil))
            }
        }
        return ScriptedDatabase(
            chats: [DatabaseChat(chat: RandomHistory.chat, isPinned: true)], events: events, batchSize: batchSize)
    }

    /// What a bridge reported from some time on, as it happened.
    var bridge: BridgeRecording {
        var timed: [(time: Int64, event: IngestionEvent)] = []
        for message in bridged.map({ said[$0] }) {
            timed.append((message.time, .message(self.message(message, .bridge, now: message.time, isGone: false))))
            for edit in message.edits { timed.append((edit.time, self.edit(message, edit, .bridge))) }
            if let deletion = message.deletion {
                timed.append(
                    (
                        deletion,
                        .deletion(
                            chat: RandomHistory.chat, target: message.id, by: person(message.sender, .bridge),
                            claim: .author, at: seconds(deletion), raw: nil)
                    ))
            }
            let until = message.deletion ?? RandomHistory.end
            for event in changes(of: message, .bridge, until: until, isFinal: false) {
                timed.append((until - 1, event))
            }
        }
        let events = timed.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
            .map(\.element.event)
        let size = min(batchSize, 100)
        let batches = stride(from: 0, to: events.count, by: size).map {
            Array(events[$0..<min($0 + size, events.count)])
        }
        return BridgeRecording(batches: batches, isBacklog: !isLive)
    }

    private func seconds(_ time: Int64) -> Timestamp { Timestamp(milliseconds: time / 1_000 * 1_000) }

    private func time(_ time: Int64, _ source: Source) -> Timestamp {
        source == .bridge ? seconds(time) : Timestamp(milliseconds: time)
    }

    private func message(_ message: Said, _ source: Source, now: Int64, isGone: Bool) -> SourceMessage {
        var content = Content(kind: message.kind, text: message.text(at: now))
        var sources: [(any AttachmentSource)?] = []
        if let picture = message.picture {
            content.attachments = [
                Attachment(
                    name: source == .bridge ? nil : picture.name, mime: "image/jpeg",
                    state: source == .bridge ? .remote : .missing)
            ]
            if source == .database, hasFiles[.database] == true { sources = [HeldAttachment(bytes: picture.bytes)] }
        }
        if isGone {
            content = Content(kind: .deleted, text: nil)
            sources = []
        }
        return SourceMessage(
            chat: RandomHistory.chat, externalID: message.id, timestamp: time(message.time, source),
            precision: source == .bridge ? .second : .millisecond, sender: person(message.sender, source),
            content: content, attachmentSources: sources, replyTo: message.replyTo.map { "3EB\($0)" },
            platformSpecific: source == .bridge ? ["forwarded": true] : ["starred": true],
            ordinal: UInt64(message.number),
            raw: source == .bridge ? RawEvent(name: "Message", bytes: [UInt8(message.number)]) : nil)
    }

    private func edit(_ message: Said, _ edit: (time: Int64, text: String), _ source: Source) -> IngestionEvent {
        .edit(
            chat: RandomHistory.chat, target: message.id, content: Content(kind: .text, text: edit.text),
            by: person(message.sender, source), at: time(edit.time, source), raw: nil)
    }

    /// Reactions and votes; a database has only the last of each person.
    private func changes(of message: Said, _ source: Source, until: Int64, isFinal: Bool) -> [IngestionEvent] {
        var events: [IngestionEvent] = []
        let reactions = message.reactions.filter { $0.time <= until }
        for (index, reaction) in reactions.enumerated() {
            let isLast = !reactions.dropFirst(index + 1).contains { $0.person == reaction.person }
            if isFinal, !isLast { continue }
            events.append(
                .reaction(
                    chat: RandomHistory.chat, target: message.id, emoji: reaction.emoji,
                    by: person(reaction.person, source), at: time(reaction.time, source), raw: nil))
        }
        for vote in message.votes where vote.time <= until {
            events.append(
                .vote(
                    chat: RandomHistory.chat, target: message.id,
                    options: [[UInt8](repeating: vote.option, count: 32)], by: person(vote.person, source),
                    at: time(vote.time, source), raw: nil))
        }
        return events
    }
}
