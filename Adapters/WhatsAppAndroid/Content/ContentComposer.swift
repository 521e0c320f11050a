import WhisperJSONText
import WhisperMessage
import WhisperWhatsAppContent

/// Determines the content of a row by its type and by what other tables say about it (WDB-4).
struct ContentComposer {
    let row: MessageRow
    let details: MessageDetails?
    let composer: MessageComposer

    /// The content, and whether its type or action is not known.
    func read() -> (read: ReadContent, isUnknown: Bool) {
        let type = MessageType(row.type)
        switch type {
        case .text: return (text(), false)
        case .media(let kind, let variant, _): return (media(kind, variant), false)
        case .contact: return (contacts(), false)
        case .location(let isLive): return (location(isLive: isLive), false)
        case .system: return system()
        case .line(let name): return (line(name), false)
        case .missedCall: return (.call(isVideo: details?.isMissedVideo, outcome: "missed"), false)
        case .waiting: return (.placeholder("undecryptable"), false)
        case .revoked: return (.deleted(), false)
        case .poll: return (poll(), false)
        case .call: return (call(), false)
        case .legacyCall:
            guard let legacy = row.legacy else { return (unknown(), true) }
            return (call(legacy), false)
        case .album: return (.album(images: details?.album?.images ?? 0, videos: details?.album?.videos ?? 0), false)
        case .composed(let variant):
            guard let read = composed(variant) else { return (unknown(), true) }
            return (read, false)
        case .unknown:
            if row.type == MessageType.revokedByAdminOrPoll, details?.revocation != nil { return (.deleted(), false) }
            if details?.isPoll == true { return (poll(), false) }
            return (unknown(), true)
        }
    }

    /// The text of the row, and the words of tables beside.
    private var words: [String] {
        let text = [row.text].compactMap { $0 }
        return text + (details?.words.texts ?? []).filter { !text.contains($0) }
    }

    private func text() -> ReadContent {
        guard let words = details?.words, !words.texts.isEmpty else {
            return ReadContent(content: Content(kind: .text, text: row.text))
        }
        return .texts(self.words, variant: words.variant)
    }

    /// Words with a name, as live messages have them; nil if there is neither a word nor a file.
    private func composed(_ variant: String?) -> ReadContent? {
        let words = words
        let file = details?.media ?? row.legacy?.media
        guard !words.isEmpty || file != nil else { return nil }
        var read = ReadContent.texts(words, variant: details?.words.variant ?? variant)
        if let file {
            let media = media(ContentKind(mediaType: file.parts.mime), nil)
            read.content = media.content
            let named = read.specific
            read.specific = media.specific
            read.specific.appendNew(named.members)
        }
        return read
    }

    private func media(_ kind: ContentKind, _ variant: String?) -> ReadContent {
        var parts = (details?.media ?? row.legacy?.media)?.parts ?? MediaParts(kind: kind)
        if let name = row.legacy?.media?.parts.name { parts.name = parts.name ?? name }
        parts.kind = kind
        let isVoice = kind == .audio && row.origin == MessageType.voiceNoteOrigin
        parts.variant = variant ?? (isVoice ? "voice-note" : nil)
        let caption = row.text ?? parts.caption ?? row.legacy?.media?.parts.caption
        let others = details?.words.texts.filter { $0 != caption } ?? []
        parts.caption = others.isEmpty ? caption : ([caption].compactMap { $0 } + others).joined(separator: "\n")
        return .media(parts)
    }

    private func contacts() -> ReadContent {
        let card = row.text.flatMap { $0.hasPrefix("BEGIN:VCARD") ? $0 : nil }
        let texts = details?.cards ?? []
        let cards = texts.isEmpty ? [card].compactMap { $0 } : texts
        return .contacts(cards.map { (VCard.name(of: $0), $0) }, title: card == nil ? row.text : nil)
    }

    private func location(isLive: Bool) -> ReadContent {
        let place = details?.place ?? row.legacy?.place ?? MessageDetails.Place()
        var read = ReadContent.location(
            texts: isLive ? [row.text].compactMap { $0 } : place.texts, latitude: place.latitude,
            longitude: place.longitude, link: place.link, isLive: isLive)
        if isLive {
            read.specific["live_location"] = .members([
                "texts": place.texts.isEmpty ? nil : .array(place.texts.map { .string($0) }),
                "seconds": place.liveSeconds.map { .integer($0) },
                "end": place.end.map { end in
                    .members([
                        "latitude": JSONNumber(end.latitude).map { .number($0) },
                        "longitude": JSONNumber(end.longitude).map { .number($0) },
                        "at": MessageTime.first(end.time).map {
                            .string(Timestamp(milliseconds: $0).rfc3339(showsMilliseconds: true))
                        },
                    ])
                },
            ])
        }
        return read
    }

    private func poll() -> ReadContent {
        .poll(question: row.text ?? "", options: details?.options ?? [], selectable: details?.selectable)
    }

    private func call() -> ReadContent {
        guard let call = details?.call else { return .call(isVideo: nil) }
        return composer.content(of: call)
    }

    /// A call until 2020. One without a duration was not taken.
    private func call(_ legacy: LegacyParts) -> ReadContent {
        let seconds = legacy.callSeconds ?? 0
        return .call(
            isVideo: legacy.isVideoCall, outcome: seconds > 0 ? "connected" : row.isFromMe ? nil : "missed",
            seconds: seconds > 0 ? seconds : nil)
    }

    private func unknown() -> ReadContent {
        var read = ReadContent.placeholder("unsupported")
        var texts = words
        func add(_ part: ReadContent, _ text: String?) {
            read.specific.appendNew(part.specific.members)
            if let text, !texts.contains(text) { texts.append(text) }
        }
        if let variant = details?.words.variant { read.specific["variant"] = .string(variant) }
        if let file = details?.media ?? row.legacy?.media {
            let media = media(.unknown, nil)
            read.content.attachments = media.content.attachments
            add(media, file.parts.caption)
        }
        let place = details?.place.map { _ in location(isLive: false) }
        let cards = details?.cards.first.map { _ in contacts() }
        for part in [place, cards].compactMap({ $0 }) { add(part, part.content.text) }
        texts += preview.filter { !texts.contains($0) }
        read.content.text = texts.isEmpty ? nil : texts.joined(separator: "\n")
        var raw = JSONObject()
        raw["message_type"] = .integer(row.type)
        raw["status"] = row.status.map { .integer($0) }
        raw["origin"] = row.origin.map { .integer($0) }
        read.specific["android"] = .object(raw)
        return read
    }

    /// What was shown below a link, which is no text of the message unless there is no other.
    private var preview: [String] {
        guard let columns = details?.raw.first(where: { $0.table == "message_text" })?.columns else { return [] }
        return ["page_title", "description"].compactMap { name in
            if case .string(let text)? = columns[name] { text } else { nil }
        }
    }

    // MARK: System lines

    private func system() -> (read: ReadContent, isUnknown: Bool) {
        let action = details?.action ?? row.legacy?.action
        guard let action, let name = ActionType.name(action, isBlocked: details?.isBlocked) else {
            var read = unknown()
            var raw = JSONObject()
            raw["message_type"] = .integer(row.type)
            raw["action_type"] = action.map { .integer($0) }
            read.specific["android"] = .object(raw)
            let people = participants
            if !people.isEmpty { read.specific["people"] = .array(people.map { .string($0) }) }
            return (read, true)
        }
        var members: [JSONObject.Member] = []
        func add(_ name: String, _ value: JSONValue?) {
            if let value { members.append(JSONObject.Member(name: name, value: value)) }
        }
        if name == Self.ephemeralSetting { add("seconds", details?.ephemeralSetting.map { .integer($0) }) }
        let listed = participants
        let sender = [actor].compactMap { $0 }
        let concerned = listed.isEmpty && ActionType.isOfSender.contains(action) ? sender : listed
        // Nobody adds or removes themselves.
        if !name.hasPrefix("participant-") || concerned != sender {
            let isOfSomeone = listed.isEmpty && ActionType.isOfSomeone.contains(action)
            add(isOfSomeone ? "named" : "by", sender.first.map { .string($0) })
        }
        if details?.isMeJoined == true { add("me", .bool(true)) }
        add("former", details?.oldValue.map { .string($0) })
        let numbers = [details?.oldNumber, details?.newNumber].map { composer.addresses[$0]?.text }
        add("old", numbers[0].map { .string($0) })
        add("new", numbers[1].map { .string($0) })
        // A changed number concerns both, the former one first. The line that someone is an admin now, or no longer, is
        // about the owner, whatever other people its row names.
        let stated = numbers.compactMap { $0 }
        let isOfOwner = ActionType.isOfOwner.contains(action)
        let people =
            isOfOwner
            ? [composer.addresses.owner?.text].compactMap { $0 } : stated.isEmpty ? concerned : stated
        let named = details?.usernames ?? people
        let text = named.isEmpty ? words.isEmpty ? nil : words.joined(separator: ", ") : named.joined(separator: ", ")
        return (.note(name, text: text, members), false)
    }

    /// A line whose type says what happened.
    private func line(_ name: String) -> ReadContent {
        var members: [JSONObject.Member] = []
        if name == Self.ephemeralSetting, let seconds = details?.ephemeralSetting {
            members.append(JSONObject.Member(name: "seconds", value: .integer(seconds)))
        }
        if let actor { members.append(JSONObject.Member(name: "by", value: .string(actor))) }
        return .note(name, text: row.text, members)
    }

    /// A row without a number says that the setting was changed, not that it ended.
    private static let ephemeralSetting = "ephemeral-setting"

    /// The people whom a system line is about.
    private var participants: [String] { (details?.participants ?? []).compactMap { composer.addresses[$0]?.text } }

    /// Who did what a system line reports.
    private var actor: String? {
        guard let named = composer.address(row.sender) else {
            return row.isFromMe ? composer.addresses.owner?.text : nil
        }
        return (row.isFromMe ? named : composer.author(named, in: row.chat))?.text
    }
}

extension MessageComposer {
    /// A call, as a row of `call_log` describes it.
    func content(of call: CallRow) -> ReadContent {
        var read = ReadContent.call(
            isVideo: call.isVideo, outcome: call.result.flatMap { CallResult.names[$0] },
            seconds: call.seconds.flatMap { $0 > 0 ? $0 : nil })
        if let result = call.result, CallResult.names[result] == nil {
            read.specific["android"] = .members(["call_result": .integer(result)])
        }
        let people = call.participants.compactMap { addresses[$0]?.text }
        if !people.isEmpty { read.specific["people"] = .array(people.map { .string($0) }) }
        return read
    }
}
