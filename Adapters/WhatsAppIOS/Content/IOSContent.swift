import WhisperMessage
import WhisperTextCoding
import WhisperWhatsAppContent

/// Determines the content of a row by its type (WDB-4).
struct IOSContent {
    let subject: IOSComposer.Subject
    let people: IOSPeople

    private var row: IOSRow { subject.row }
    private var item: IOSMediaItem? { subject.item }

    /// What the phone writes between several cards, and between their names.
    private static let cardSeparator = "_$!<VCard-Separator>!$_"
    private static let nameSeparator = "_$!<Name-Separator>!$_"
    private static let maximumCards = 512

    /// The content, and the number under which the type is counted if it is not known.
    func read() -> (ReadContent, unknownType: Int64?) {
        switch IOSMessageType(row.type) {
        case .text: return (text(), nil)
        case .media(let kind, let variant, _): return (media(kind, variant), nil)
        case .contact: return (contacts(), nil)
        case .location: return (location(), nil)
        case .groupEvent: return event(IOSEvent.group)
        case .systemEvent: return event(IOSEvent.system)
        case .waiting: return (.placeholder("undecryptable"), nil)
        case .deleted: return (.deleted(), nil)
        case .ephemeralSetting:
            return (IOSEventContent(subject: subject, people: people).ephemeralSetting, nil)
        case .poll: return (poll(), nil)
        case .call: return (call(), nil)
        // How many there are of each is not in the row.
        case .album: return (.note("album"), nil)
        case .channelNotice: return (.note("channel-notice", text: row.text), nil)
        case .composed(let variant):
            guard let read = composed(variant) else { return (unknown(), row.type) }
            return (read, nil)
        case .unknown: return (unknown(), row.type)
        }
    }

    private func event(_ events: [Int64: IOSEvent]) -> (ReadContent, unknownType: Int64?) {
        guard let event = row.event.flatMap({ events[$0] }) else {
            return (unknown(), IOSMessageType.counted(type: row.type, event: row.event))
        }
        switch event {
        case .call(let isVideo, let outcome): return (.call(isVideo: isVideo, outcome: outcome), nil)
        case .note(let name, let text):
            return (IOSEventContent(subject: subject, people: people).note(name, text), nil)
        }
    }

    private func unknown() -> ReadContent {
        var read = ReadContent.placeholder("unsupported")
        read.content.text = row.text ?? item?.title
        read.specific["ios"] = .object(row.rawColumns)
        return read
    }

    /// The words of the row and of its file, each once.
    private var captions: [String] {
        let texts = [item?.title, row.text].compactMap { $0 }
        return texts.first == texts.last ? Array(texts.prefix(1)) : texts
    }

    /// Words with a name, as live messages have them; nil if there is neither a word nor a file.
    private func composed(_ variant: String) -> ReadContent? {
        let words = [row.text, item?.title].compactMap { $0 }
        var texts = words
        if texts.count == 2, texts[0] == texts[1] { texts.removeLast() }
        var read = ReadContent.texts(texts, variant: variant)
        guard let type = item?.mediaType, item?.path != nil else { return texts.isEmpty ? nil : read }
        let named = read.specific
        read = media(ContentKind(mediaType: type), nil)
        read.content.text = texts.isEmpty ? nil : texts.joined(separator: "\n")
        read.specific.appendNew(named.members)
        return read
    }

    /// A text. Old releases mark some files as texts, which have a media type and no words.
    private func text() -> ReadContent {
        if row.text == nil, let type = item?.mediaType, item?.path != nil {
            return media(ContentKind(mediaType: type), nil)
        }
        return ReadContent(content: Content(kind: .text, text: row.text))
    }

    private func media(_ kind: ContentKind, _ variant: String?) -> ReadContent {
        var parts = MediaParts(kind: kind)
        parts.mime = item?.mediaType
        parts.size = item?.size
        parts.sha256 = item?.sha256.map { HexText.text($0) }
        // A document's title is its name; other files have none of their own.
        parts.name = kind == .document ? item?.title : nil
        parts.caption = kind == .document ? row.text : captions.isEmpty ? nil : captions.joined(separator: "\n")
        if kind == .document, parts.caption == parts.name { parts.caption = nil }
        if kind == .audio || kind == .video { parts.seconds = item?.seconds }
        if kind == .image || kind == .video || kind == .sticker, let pixels = item?.pixels {
            (parts.width, parts.height) = pixels
        }
        // The platform records voice notes with this codec; music arrives in others.
        let isVoice = kind == .audio && parts.mime?.hasPrefix("audio/ogg") == true
        parts.variant = variant ?? (isVoice ? "voice-note" : nil)
        return .media(parts)
    }

    private func contacts() -> ReadContent {
        let cards = Self.pieces(item?.cards, Self.cardSeparator).filter { $0.contains("BEGIN:VCARD") }
        let names = Self.pieces(item?.cardNames, Self.nameSeparator).compactMap { IOSText.name($0) }
        var read: [(name: String?, card: String?)] = cards.map { (VCard.name(of: $0), $0) }
        if names.count == cards.count { for (place, name) in names.enumerated() { read[place].name = name } }
        if cards.isEmpty { read = names.map { ($0, nil) } }
        return .contacts(read, title: row.text ?? item?.title)
    }

    private static func pieces(_ text: String?, _ separator: String) -> [String] {
        guard let text, !text.isEmpty else { return [] }
        var pieces: [String] = []
        var rest = Array(text.utf8)[...]
        let mark = Array(separator.utf8)
        var start = rest.startIndex
        var place = start
        while place + mark.count <= rest.endIndex, pieces.count < maximumCards {
            if rest[place] == mark[0], rest[place..<place + mark.count].elementsEqual(mark) {
                pieces.append(String(decoding: rest[start..<place], as: UTF8.self))
                place += mark.count
                start = place
            } else {
                place += 1
            }
        }
        rest = rest[start...]
        if !rest.isEmpty { pieces.append(String(decoding: rest, as: UTF8.self)) }
        return pieces
    }

    private func location() -> ReadContent {
        let isHash = item?.sha256 != nil
        let texts = [item?.title, isHash ? nil : item?.cardNames].compactMap { $0 }
        let link = item?.link.flatMap { $0.hasPrefix("http") ? $0 : nil }
        return .location(
            texts: texts, latitude: item?.latitude, longitude: item?.longitude, link: link, isLive: false)
    }

    private func poll() -> ReadContent {
        let poll = subject.info?.poll
        return .poll(question: poll?.question ?? row.text ?? "", options: poll?.options ?? [], selectable: nil)
    }

    /// A call. One without a duration was not taken; whether it was a video call, only the log of calls knows.
    private func call() -> ReadContent {
        let seconds = item?.metadata?.callSeconds ?? 0
        let outcome = seconds > 0 ? "connected" : row.isFromMe ? nil : "missed"
        return .call(isVideo: nil, outcome: outcome, seconds: seconds > 0 ? seconds : nil)
    }
}
