import WhisperDatabaseGenerator
import WhisperInMemoryRows
import WhisperIngestionPort
import WhisperIOSDatabaseGenerator
import WhisperSodiumSealing
import WhisperTestSupport
import WhisperWhatsAppAndroid
import WhisperWhatsAppIOS

/// The form of a phone's database.
enum PhoneForm: Hashable, Sendable {
    /// One that exists only as a list of events.
    case scripted
    /// One of Android, read by its adapter.
    case android(AndroidSchema)
    /// One of iOS, read by its adapter.
    case iOS

    /// The forms of the newest database and of the older copy: one of each system.
    static func random(_ random: inout SeededRandom) -> (newest: PhoneForm, older: PhoneForm) {
        let schemas: [AndroidSchema] = [.october2023, .january2026]
        let android = PhoneForm.android(schemas.randomElement(using: &random) ?? .january2026)
        return Bool.random(using: &random) ? (android, .iOS) : (.iOS, android)
    }
}

extension RandomHistory {
    /// A database of the phone, or the older copy of it, in the form that this history gives it.
    func source(isOlder: Bool) throws -> any DatabaseIngestionSource {
        let history = phoneHistory(isOlder: isOlder)
        let sealing = try SodiumSealing()
        switch isOlder ? forms.older : forms.newest {
        case .scripted: return database(isOlder: isOlder)
        case .android(let schema):
            let writer = AndroidDatabaseWriter(history, schema: schema)
            return AndroidDatabase(
                messages: InMemoryRows(writer.messages), contacts: InMemoryRows(writer.contacts), media: nil,
                includesStatuses: false, sha256: { sealing.sha256() })
        case .iOS:
            let writer = IOSDatabaseWriter(history)
            return IOSDatabase(
                messages: writer.messages.source(), contacts: writer.contacts.source(),
                linkedIDs: writer.linkedIDs.source(), media: nil, includesStatuses: false, sealing: sealing)
        }
    }

    /// What a database of the phone holds, for the writers of its tables.
    private func phoneHistory(isOlder: Bool) -> History {
        let now = isOlder ? copiedAt : RandomHistory.end
        let shown = (isOlder ? 0..<said.count : stored).filter { said[$0].time <= now }
        var places: [Int: Int] = [:]
        for (place, number) in shown.enumerated() { places[number] = place }
        let messages = shown.map { number in
            said[number].phoneMessage(at: now, people) { places[$0] }
        }
        let chat = HistoryChat(
            subject: people.isGroup ? RandomHistory.title : nil, group: HistoryPeople.groupDigits,
            members: Array(1..<people.count), messages: messages)
        return History(
            people: people.phonePeople(isOlder ? .olderDatabase : .database), chats: [chat], ownerName: people.names[0])
    }
}

extension Said {
    /// The message as a phone has it at a time.
    fileprivate func phoneMessage(
        at now: Int64, _ people: HistoryPeople, place: (Int) -> Int?
    ) -> HistoryMessage {
        let isGone = deletion.map { $0 <= now } ?? false
        var message = HistoryMessage(
            row: Int64(number) + 10, key: id, sender: line?.actor ?? sender, time: time, body: phoneBody(at: now))
        message.isStarred = true
        message.isBroadcast = !people.isGroup && message.sender > 0 && line == nil && number % 5 == 0
        if isGone { return message }
        message.quote = replyTo.flatMap(place)
        message.editedAt = edits.last { $0.time <= now }?.time
        message.file = picture.map { HistoryFile(name: $0.name, mime: "image/jpeg", bytes: $0.bytes) }
        let known = reactions.filter { $0.time <= now }
        for (index, reaction) in known.enumerated()
        where !known.dropFirst(index + 1).contains(where: { $0.person == reaction.person }) {
            message.reactions.append(
                HistoryReaction(person: reaction.person, emoji: reaction.emoji, time: reaction.time))
        }
        for receipt in receipts(people) where receipt.delivered <= now {
            message.receipts.append(
                HistoryReceipt(
                    person: receipt.person, delivered: receipt.delivered,
                    read: receipt.read.flatMap { $0 <= now ? $0 : nil }))
        }
        return message
    }

    private func phoneBody(at now: Int64) -> HistoryBody {
        if let deletion, deletion <= now { return .revoked(byAdmin: nil) }
        if let call {
            return .call(isVideo: call.isVideo, seconds: call.seconds ?? 0, result: call.seconds == nil ? 2 : 5)
        }
        if let line { return line.subject.map { .subject($0) } ?? .added(members: line.about) }
        switch kind {
        case .image: return .image(caption: nil)
        case .poll:
            let lines = (text ?? "").split(separator: "\n").map(String.init)
            let chosen = Dictionary(votes.filter { $0.time <= now }.map { ($0.person, [Int($0.option)]) }) { $1 }
            return .poll(question: lines.first ?? "", options: Array(lines.dropFirst()), votes: chosen)
        default: return .text(text(at: now) ?? "")
        }
    }
}
