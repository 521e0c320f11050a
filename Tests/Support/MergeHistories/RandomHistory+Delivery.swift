import WhisperIngestionPort
import WhisperJSONText
import WhisperMessage
import WhisperSodiumSealing

/// What each source shows of a history.
extension RandomHistory {
    /// The file that somebody exported in the end.
    var export: ExportedChat {
        let lines = exported.filter { isExported(said[$0]) }.map { line(said[$0]) }
        return ExportedChat(
            title: "Exported Garden", lines: lines, owner: people.names[0], kind: people.isGroup ? .group : .direct)
    }

    private func line(_ message: Said) -> ExportedChat.Line {
        var line = ExportedChat.Line(
            minute: message.time / 60_000, sender: people.names[message.sender],
            content: Content(kind: message.kind, text: message.text(at: RandomHistory.end)))
        if let system = message.line {
            line.sender = nil
            line.content.text = system.exported(people, number: message.number)
            line.marks = ["event": .string(system.event)]
        } else if let call = message.call {
            line.content.text = call.exported
            line.marks = call.exportedMarks
            if !isOfIPhone {
                line.sender = nil
                line.content.kind = .system
                line.marks = ["event": "missed_call"]
            }
        } else if message.deletion != nil {
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

    /// The phone's database, or a copy of it that was made earlier.
    public func database(isOlder: Bool) -> ScriptedDatabase {
        let now = isOlder ? copiedAt : RandomHistory.end
        let source: Source = isOlder ? .olderDatabase : .database
        let shown = isOlder ? 0..<said.count : stored
        let chat = people.chat(source)
        var events = people.joins(source, at: Timestamp(milliseconds: now))
        for message in shown.map({ said[$0] }) where message.time <= now {
            let isGone = message.deletion.map { $0 <= now } ?? false
            events.append(.message(self.message(message, source, now: now, isGone: isGone)))
            if let deletion = message.deletion, isGone {
                events.append(
                    .deletion(
                        chat: chat, target: itself(message, source), by: people.person(message.sender, source),
                        claim: .author, at: Timestamp(milliseconds: deletion), raw: nil))
            } else if let edit = message.edits.last(where: { $0.time <= now }) {
                events.append(self.edit(message, edit, source))
            }
            events += changes(of: message, source, until: isGone ? message.deletion ?? now : now, isFinal: true)
            if message.isRead {
                events.append(
                    .status(
                        chat: chat, target: itself(message, source), status: .read,
                        at: Timestamp(milliseconds: now), raw: nil))
            }
        }
        // A database lists the chats that have messages.
        let hasMessages = events.contains { if case .message = $0 { true } else { false } }
        let described = DatabaseChat(
            chat: chat, isPinned: true, members: people.members(source),
            hasAllMembers: people.listsAllMembers(source))
        return ScriptedDatabase(
            chats: hasMessages ? [described] : [], events: events, asOf: Timestamp(milliseconds: now),
            batchSize: batchSize)
    }

    /// What a bridge reported from some time on, as it happened.
    var bridge: BridgeRecording {
        let chat = people.chat(.bridge)
        let begin = bridged.isEmpty ? 0 : said[bridged.lowerBound].time
        var timed = people.joins(.bridge, at: seconds(begin)).map { (time: begin - 1, event: $0) }
        for message in bridged.map({ said[$0] }) {
            timed.append((message.time, .message(self.message(message, .bridge, now: message.time, isGone: false))))
            for edit in message.edits { timed.append((edit.time, self.edit(message, edit, .bridge))) }
            if let deletion = message.deletion {
                timed.append(
                    (
                        deletion,
                        .deletion(
                            chat: chat, target: itself(message, .bridge), by: people.person(message.sender, .bridge),
                            claim: .author, at: seconds(deletion), raw: nil)
                    ))
            }
            for (person, delivered, read) in message.receipts(people) {
                timed.append((delivered, receipt(message, person, .delivered, delivered)))
                if let read { timed.append((read, receipt(message, person, .read, read))) }
            }
            let until = message.deletion ?? RandomHistory.end
            for event in changes(of: message, .bridge, until: until, isFinal: false) {
                timed.append((until - 1, event))
            }
        }
        if people.isGroup {
            let leader = SourceMember(people.person(1, .bridge), role: .owner)
            timed.append((begin, .details(ChatDetails(chat: chat, members: [leader]), at: seconds(begin))))
        }
        let events = timed.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
            .map(\.element.event)
        let size = min(batchSize, 100)
        let batches = stride(from: 0, to: events.count, by: size).map {
            Array(events[$0..<min($0 + size, events.count)])
        }
        return BridgeRecording(batches: batches, isBacklog: !isLive)
    }

    private func receipt(_ message: Said, _ person: Int, _ status: ReceiptStatus, _ time: Int64) -> IngestionEvent {
        .receipt(
            chat: people.chat(.bridge), target: itself(message, .bridge), by: people.person(person, .bridge),
            status: status, at: seconds(time), raw: nil)
    }

    /// The receipts that a database has at a time: the furthest of each person.
    private func receipts(of message: Said, _ source: Source, now: Int64) -> [SourceReceipt] {
        message.receipts(people).filter { $0.delivered <= now }.map { person, delivered, read in
            let isRead = read.map { $0 <= now } ?? false
            return SourceReceipt(
                people.person(person, source), isRead ? .read : .delivered,
                at: Timestamp(milliseconds: isRead ? read ?? delivered : delivered))
        }
    }

    private func seconds(_ time: Int64) -> Timestamp { Timestamp(milliseconds: time / 1_000 * 1_000) }

    private func time(_ time: Int64, _ source: Source) -> Timestamp {
        source == .bridge ? seconds(time) : Timestamp(milliseconds: time)
    }

    private func message(_ message: Said, _ source: Source, now: Int64, isGone: Bool) -> SourceMessage {
        var content = Content(kind: message.kind, text: message.text(at: now))
        var members: JSONObject = source == .bridge ? ["forwarded": true] : ["starred": true]
        if let call = message.call {
            members = call.members(source)
        } else if let line = message.line {
            (content.text, members) = line.told(people, source)
        }
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
            chat: people.chat(source), externalID: message.id, timestamp: time(message.time, source),
            precision: source == .bridge ? .second : .millisecond,
            sender: message.line == nil ? people.person(message.sender, source) : nil,
            content: content, attachmentSources: sources, replyTo: message.replyTo.map { "3EB\($0)" },
            receipts: source == .bridge || isGone ? [] : receipts(of: message, source, now: now),
            platformSpecific: members, ordinal: UInt64(message.number),
            raw: source == .bridge ? RawEvent(name: "Message", bytes: [UInt8(message.number)]) : nil)
    }

    /// A message, as changes to it name it.
    private func itself(_ message: Said, _ source: Source) -> ChangedMessage {
        ChangedMessage(message.id, by: message.line == nil ? people.person(message.sender, source) : nil)
    }

    private func edit(_ message: Said, _ edit: (time: Int64, text: String), _ source: Source) -> IngestionEvent {
        .edit(
            chat: people.chat(source), target: itself(message, source),
            content: Content(kind: .text, text: edit.text), by: people.person(message.sender, source),
            at: time(edit.time, source), raw: nil)
    }

    /// What a vote names an option by.
    private func digest(of option: UInt8, of message: Said) -> [UInt8] {
        let lines = (message.text ?? "").split(separator: "\n").dropFirst()
        guard forms.newest != .scripted, let digest = try? SodiumSealing().sha256(),
            let line = lines.dropFirst(Int(option)).first
        else { return [UInt8](repeating: option, count: 32) }
        unsafe Array(line.utf8).withUnsafeBytes { unsafe digest.update($0) }
        return digest.finish()
    }

    /// Reactions and votes; a database has only the last of each person.
    private func changes(of message: Said, _ source: Source, until: Int64, isFinal: Bool) -> [IngestionEvent] {
        let chat = people.chat(source)
        var events: [IngestionEvent] = []
        let reactions = message.reactions.filter { $0.time <= until }
        for (index, reaction) in reactions.enumerated() {
            let isLast = !reactions.dropFirst(index + 1).contains { $0.person == reaction.person }
            if isFinal, !isLast { continue }
            events.append(
                .reaction(
                    chat: chat, target: itself(message, source), emoji: reaction.emoji,
                    by: people.person(reaction.person, source), at: time(reaction.time, source), raw: nil))
        }
        for vote in message.votes where vote.time <= until {
            events.append(
                .vote(
                    chat: chat, target: itself(message, source),
                    options: [digest(of: vote.option, of: message)], by: people.person(vote.person, source),
                    at: time(vote.time, source), raw: nil))
        }
        return events
    }
}
