import WhisperClockPort
import WhisperIngestionPort
import WhisperJSONText
import WhisperMessage
import WhisperTextCoding

/// Converts scanned messages to the unified schema (ING-1).
struct MessageNormalizer {
    private let chat: ChatReference
    private let decision: DateOrderDecision
    private let classifier: BodyClassifier
    private let zone: any TimeZoneRules
    private let people: PersonMaker
    private var senders: SenderTable
    private var persons: [SourcePerson] = []
    private var orders: [[DateOrder]] = []
    private var lastStamp: (bytes: [UInt8], time: LocalTime)?
    private var lastMoment: (header: ExportHeader, moment: Moment)?
    private let zoneName: String

    init(_ survey: SurveyResult, files: any AttachmentIndex, options: ExportOptions) {
        chat = survey.chat
        senders = survey.senders
        decision = survey.decision
        classifier = BodyClassifier(files: files)
        zone = options.zone
        zoneName = options.zone.identifier
        people = PersonMaker(ownerName: options.ownerName)
    }

    /// Converts the message in a range of the window.
    mutating func message(
        _ scanned: borrowing ScannedMessage, _ window: Span<UInt8>, _ shapes: [HeaderShape]
    ) -> SourceMessage {
        let shape = shapes[Int(scanned.header.shape)]
        var specific = JSONObject()
        let moment = self.moment(scanned.header, shapes)
        if let order = moment.unusualOrder { specific["date_order"] = .string(order.rawValue) }
        let (person, body) = self.body(scanned, window, shapes, &specific)
        let attachment = self.attachment(body, window, &specific)
        BodyDetails.add(body, window, to: &specific)
        if scanned.isCut { specific["cut"] = .bool(true) }
        var text: String?
        if let range = body.text { text = self.text(range, window, scanned.rest, &specific) }
        return SourceMessage(
            chat: chat, timestamp: Timestamp(milliseconds: moment.seconds * 1000),
            precision: shape.hasSeconds ? .second : .minute, local: stamp(scanned.stamp, window),
            localSeconds: moment.local, sender: person,
            content: Content(kind: body.kind, text: text, attachments: attachment.map { [$0.attachment] } ?? []),
            attachmentSources: attachment.map { [$0.source] } ?? [], platformSpecific: specific,
            ordinal: scanned.ordinal)
    }

    // MARK: Time

    /// When a message was sent.
    private struct Moment {
        /// Seconds since 1970 in UTC, and in the phone's local time.
        var seconds: Int64 = 0
        var local: Int64?
        /// The order of the date, if it differs from the one chosen for the file.
        var unusualOrder: DateOrder?
    }

    private mutating func moment(_ header: ExportHeader, _ shapes: [HeaderShape]) -> Moment {
        // Most messages have the same minute as the previous one.
        if let lastMoment, lastMoment.header == header { return lastMoment.moment }
        while orders.count < shapes.count { orders.append(decision.orders(for: shapes[orders.count])) }
        let shape = Int(header.shape)
        // Never empty: the scanner visits only headers with a valid date in some order.
        var moment = Moment()
        let form = shapes[shape].reading(decision.calendar)
        for (rank, order) in orders[shape].enumerated() {
            guard let local = ExportDate.local(header, form, order) else { continue }
            let seconds = local.secondsSince1970
            moment.local = seconds
            moment.seconds = seconds - Int64(zone.secondsFromUTC(at: local))
            moment.unusualOrder = rank > 0 ? order : nil
            break
        }
        lastMoment = (header, moment)
        return moment
    }

    /// Date and time as written, without surrounding brackets and dashes.
    private mutating func stamp(_ range: Range<Int>, _ window: Span<UInt8>) -> LocalTime {
        let trimmed = HeaderText.trim(window, range)
        if let lastStamp, lastStamp.bytes.count == trimmed.count,
            window.starts(with: lastStamp.bytes, at: trimmed.lowerBound, to: trimmed.upperBound)
        {
            return lastStamp.time
        }
        let time = LocalTime(text: window.text(trimmed), zone: zoneName)
        lastStamp = (window.array(trimmed), time)
        return time
    }

    // MARK: Sender and body

    private mutating func body(
        _ scanned: borrowing ScannedMessage, _ window: Span<UInt8>, _ shapes: [HeaderShape],
        _ specific: inout JSONObject
    ) -> (person: SourcePerson?, body: ClassifiedBody) {
        guard let line = AttributedLine(scanned, shapes) else { return (nil, systemLine(window, scanned.rest)) }
        let number = senders.number(of: window, line.name)
        let role = number.map { senders.senders[$0].role } ?? .person
        if let number, role == .sentence {
            var body = systemLine(window, scanned.rest)
            if body.event == nil { body.event = senders.senders[number].event }
            return (nil, body)
        }
        var body = classifier.classify(window, line)
        if body.author == .service || body.author == .serviceOrPerson && role == .chat {
            body.kind = .system
            body.event = classifier.phrasebook.attributedEvent(window, line.body)
            specific["attributed_to"] = .string(window.text(line.name))
            return (nil, body)
        }
        guard let number else { return (people.person(window.text(line.name)), body) }
        while persons.count <= number { persons.append(people.person(senders.senders[persons.count].name)) }
        return (persons[number], body)
    }

    private func systemLine(_ window: Span<UInt8>, _ range: Range<Int>) -> ClassifiedBody {
        var body = classifier.classifySystem(window, range)
        body.event = classifier.phrasebook.event(window, range)
        return body
    }

    /// The text of a range; if it is not valid UTF-8, it is repaired for display, and the bytes are stored beside it.
    private func text(
        _ range: Range<Int>, _ window: Span<UInt8>, _ raw: Range<Int>, _ specific: inout JSONObject
    ) -> String {
        if let text = window.validText(range) { return text }
        specific["raw_text_base64"] = .string(Base64.text(window.array(raw)))
        return window.text(range)
    }

    // MARK: Attachments

    private func attachment(
        _ body: ClassifiedBody, _ window: Span<UInt8>, _ specific: inout JSONObject
    ) -> (attachment: Attachment, source: (any AttachmentSource)?)? {
        guard let mentioned = body.attachment else { return nil }
        let name = mentioned.name.map { window.text($0) }
        let mime = name.flatMap { MediaType.isKnown(fileName: $0) ? MediaType(fileName: $0).mime : nil }
        if mentioned.isOmitted {
            return (Attachment(name: name, mime: mime, state: .omitted), nil)
        }
        guard let name, let file = classifier.files.file(named: name) else {
            return (Attachment(name: name, mime: mime, state: .missing), nil)
        }
        return (Attachment(name: name, mime: mime, size: file.size, state: .found), file.source)
    }
}

/// The written date and time of a header.
enum HeaderText {
    /// Removes the bracket, dash or colon that ends the header, and marks and blanks at either end.
    static func trim(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Range<Int> {
        var trimmed = Marks.trim(bytes, range)
        while let first = trimmed.first, bytes[first] == UInt8(ascii: "[") {
            trimmed = Marks.trim(bytes, first + 1..<trimmed.upperBound)
        }
        while let length = closingLength(bytes, trimmed) {
            trimmed = Marks.trim(bytes, trimmed.lowerBound..<trimmed.upperBound - length)
        }
        return trimmed
    }

    private static func closingLength(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Int? {
        guard let last = range.last else { return nil }
        switch bytes[last] {
        case UInt8(ascii: "]"), UInt8(ascii: "-"), UInt8(ascii: ":"), UInt8(ascii: ";"): return 1
        case 0x93, 0x94:
            return range.count > 3 && bytes.starts(with: [0xE2, 0x80], at: last - 2, to: last) ? 3 : nil
        default: return nil
        }
    }
}
