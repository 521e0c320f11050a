import ClockPort
import IngestionPort
import JSONText
import Message

/// Makes messages of the unified schema (ING-1) of what the scanner finds.
struct MessageNormalizer {
    private let chat: ChatReference
    private let decision: DateOrderDecision
    private let classifier: BodyClassifier
    private let zone: any TimeZoneRules
    private let people: PersonMaker
    private var senders = SenderTable()
    private var persons: [SourcePerson] = []
    private var orders: [[DateOrder]] = []
    private var lastStamp: (bytes: [UInt8], time: LocalTime)?
    private var lastOffset: (local: LocalDateTime, seconds: Int)?

    init(_ survey: SurveyResult, files: any AttachmentIndex, options: ExportOptions) {
        chat = survey.chat
        decision = survey.decision
        classifier = BodyClassifier(files: files)
        zone = options.zone
        people = PersonMaker(ownerName: options.ownerName)
    }

    /// The message that stands at a place of the window.
    mutating func message(
        _ scanned: borrowing ScannedMessage, _ window: Span<UInt8>, _ shapes: [HeaderShape]
    ) -> SourceMessage {
        let shape = shapes[Int(scanned.header.shape)]
        var specific = JSONObject()
        let local = self.local(scanned.header, shape, shapes, &specific)
        let (person, body) = self.body(scanned, window, shape, &specific)
        let attachment = self.attachment(body, window, &specific)
        BodyDetails.add(body, window, to: &specific)
        if scanned.isCut { specific["cut"] = .bool(true) }
        var text: String?
        if let range = body.text { text = self.text(range, window, scanned.rest, &specific) }
        let seconds = local.map { $0.secondsSince1970 - Int64(offset($0)) } ?? 0
        return SourceMessage(
            chat: chat, timestamp: Timestamp(milliseconds: seconds * 1000),
            precision: shape.hasSeconds ? .second : .minute, local: stamp(scanned.stamp, window),
            localSeconds: local?.secondsSince1970, sender: person,
            content: Content(kind: body.kind, text: text, attachments: attachment.map { [$0.attachment] } ?? []),
            attachmentSources: attachment.map { [$0.source] } ?? [], platformSpecific: specific,
            ordinal: scanned.ordinal)
    }

    // MARK: Time

    private mutating func local(
        _ header: ExportHeader, _ shape: HeaderShape, _ shapes: [HeaderShape], _ specific: inout JSONObject
    ) -> LocalDateTime? {
        while orders.count < shapes.count { orders.append(decision.orders(for: shapes[orders.count])) }
        for (rank, order) in orders[Int(header.shape)].enumerated() {
            guard let local = ExportDate.local(header, shape, order) else { continue }
            if rank > 0 { specific["date_order"] = .string(order.rawValue) }
            return local
        }
        // Never reached: the scanner tells only headers that name a date in some order.
        return nil
    }

    private mutating func offset(_ local: LocalDateTime) -> Int {
        if let lastOffset, lastOffset.local == local { return lastOffset.seconds }
        let seconds = zone.secondsFromUTC(at: local)
        lastOffset = (local, seconds)
        return seconds
    }

    /// Date and time as written, without the brackets and dashes around them.
    private mutating func stamp(_ range: Range<Int>, _ window: Span<UInt8>) -> LocalTime {
        let trimmed = HeaderText.trim(window, range)
        if let lastStamp, lastStamp.bytes.count == trimmed.count,
            window.starts(with: lastStamp.bytes, at: trimmed.lowerBound, to: trimmed.upperBound)
        {
            return lastStamp.time
        }
        let time = LocalTime(text: window.text(trimmed), zone: zone.identifier)
        lastStamp = (window.array(trimmed), time)
        return time
    }

    // MARK: Sender and body

    private mutating func body(
        _ scanned: borrowing ScannedMessage, _ window: Span<UInt8>, _ shape: HeaderShape, _ specific: inout JSONObject
    ) -> (person: SourcePerson?, body: ClassifiedBody) {
        guard let name = scanned.sender else { return (nil, systemLine(window, scanned.rest)) }
        let number = senders.number(of: window, name, line: scanned.rest, isBracketed: shape.isBracketed)
        if let number, senders.senders[number].role == .systemLine {
            return (nil, systemLine(window, scanned.rest))
        }
        var body = classifier.classify(window, scanned.body, isBracketed: shape.isBracketed)
        if body.kind == .system {
            body.event = classifier.phrasebook.event(window, scanned.body)
            specific["attributed_to"] = .string(window.text(name))
            return (nil, body)
        }
        guard let number else { return (people.person(window.text(name)), body) }
        while persons.count <= number { persons.append(people.person(senders.senders[persons.count].name)) }
        return (persons[number], body)
    }

    private func systemLine(_ window: Span<UInt8>, _ range: Range<Int>) -> ClassifiedBody {
        var body = classifier.classifySystem(window, range)
        body.event = classifier.phrasebook.event(window, range)
        return body
    }

    /// Text of a range; where it is not UTF-8 it is repaired for display, and the bytes are kept beside it.
    private func text(
        _ range: Range<Int>, _ window: Span<UInt8>, _ raw: Range<Int>, _ specific: inout JSONObject
    ) -> String {
        if let text = window.validText(range) { return text }
        specific["raw_text_base64"] = .string(Base64.encode(window.array(raw)))
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
