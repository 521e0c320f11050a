import WhisperClockPort
import WhisperIngestionPort
import WhisperMessage

/// Reads an export once and collects its survey.
struct ExportSurveyor {
    private var senders = SenderTable()
    private var nameEvidence = NameEvidence()
    private var evidence: DateEvidence
    private var headers = HeaderEvidence()
    private let classifier: BodyClassifier
    /// How the text is written.
    var encoding = TextEncoding.utf8
    private var systemLines: Int64 = 0
    private var found: Int64 = 0
    private var missing: Int64 = 0
    private var omitted: Int64 = 0
    private var invalidBytes: Int64 = 0
    private var characters: Int64 = 0
    private var strangeBytes: Int64 = 0
    private var messageBytes: Int64 = 0
    private var groupEvents = 0
    private var chatName: String?
    private var ambiguous: (line: String, header: ExportHeader, shape: HeaderShape)?

    init(files: any AttachmentIndex, lastDay: Int?, calendar: ExportCalendar) {
        classifier = BodyClassifier(files: files)
        evidence = DateEvidence(lastDay: lastDay, calendar: calendar)
    }

    /// Whether the file has to be surveyed again with the Gregorian calendar alone.
    var hasStrayYears: Bool { evidence.hasStrayYears }

    /// The headers of messages that somebody pasted, for another survey that knows them.
    var pasted: PastedHeaders { headers.pasted }

    /// Observes a message.
    mutating func observe(_ message: borrowing ScannedMessage, _ window: Span<UInt8>, _ shapes: [HeaderShape]) {
        let figures = InvalidUTF8.figures(window, message.range)
        invalidBytes += Int64(figures.invalid)
        characters += Int64(figures.characters)
        strangeBytes += Int64(figures.strange)
        messageBytes += Int64(message.range.count)
        var mediaDate: ExportDate.Day?
        let earlierSystemLines = systemLines
        if let line = AttributedLine(message, shapes) {
            let number = senders.number(of: window, line.name)
            let isHalf = number.map { senders.countsHalf($0, in: window, line: line) } ?? false
            if let number, isHalf, senders.isNotice(number) {
                nameEvidence.observeNotice(window, message.rest)
            } else if let number {
                nameEvidence.observe(line, in: window, of: number, with: classifier)
            }
            if !isHalf { mediaDate = observe(line, window, sender: number) }
        } else {
            nameEvidence.observeNotice(window, message.rest)
            observeSystemLine(window, message.rest)
        }
        var isNotice = systemLines > earlierSystemLines
        if isNotice, message.sender == nil {
            isNotice = classifier.phrasebook.attributedEvent(window, message.rest) != nil
        }
        headers.observe(message, shapes, isNotice: isNotice)
        evidence.observe(message.header, shapes, mediaDate: mediaDate)
        if ambiguous == nil { lookForAmbiguity(message, window, shapes) }
    }

    /// Keeps the first line whose date means several days.
    private mutating func lookForAmbiguity(
        _ message: borrowing ScannedMessage, _ window: Span<UInt8>, _ shapes: [HeaderShape]
    ) {
        let shape = shapes[Int(message.header.shape)].reading(evidence.calendar)
        guard message.sender != nil, ExportDate.readings(message.header, shape).count > 1 else { return }
        let bytes = min(message.rest.upperBound, message.range.lowerBound + 200)
        let end =
            window.firstIndex(of: [UInt8(ascii: "\n")], from: message.range.lowerBound, to: bytes) ?? bytes
        ambiguous = (window.text(message.range.lowerBound..<end), message.header, shape)
    }

    private mutating func observe(
        _ line: AttributedLine, _ window: Span<UInt8>, sender: Int?
    ) -> ExportDate.Day? {
        let body = classifier.classify(window, line)
        if body.author == .service {
            if let sender {
                if chatName == nil, senders.senders[sender].written == 0 { chatName = senders.senders[sender].name }
                senders.observeNotice(sender, classifier.phrasebook.attributedEvent(window, line.body))
            }
            observeSystemLine(window, line.body)
            return nil
        }
        if let sender {
            if body.author == .person {
                senders.countWritten(sender)
            } else {
                senders.countUndecided(sender, classifier.phrasebook.attributedEvent(window, line.body))
            }
            if body.kind == .text, let text = body.text { senders.offerSample(window, text, of: sender) }
        }
        guard let file = body.attachment else { return nil }
        guard !file.isOmitted, let name = file.name else {
            omitted += 1
            return nil
        }
        if classifier.files.contains(window.text(name)) { found += 1 } else { missing += 1 }
        return MediaFileDate.find(window, name)
    }

    private mutating func observeSystemLine(_ window: Span<UInt8>, _ range: Range<Int>) {
        systemLines += 1
        guard groupEvents == 0 else { return }
        if classifier.phrasebook.event(window, range)?.isOfGroup == true { groupEvents += 1 }
    }

    /// Whether the text is likely in Windows-1252 and not UTF-8 with damage: nothing outside ASCII is UTF-8, everything is a
    /// character of that code page, and most of the text is ASCII, as in the languages that it was made for.
    var isWestern: Bool {
        characters == 0 && strangeBytes == 0 && invalidBytes > 1 && invalidBytes <= messageBytes / 8
    }

    /// Whether another program wrote the text, although its lines have dates and names as WhatsApp's have: a log, whose
    /// "senders" are levels, or an export of Signal, whose headers in brackets have no seconds.
    func isForeign(_ shapes: [HeaderShape]) -> Bool {
        guard !shapes.isEmpty, shapes.allSatisfy({ $0.hasYearFirst && $0.separator == UInt8(ascii: "-") }) else {
            return false
        }
        if shapes.allSatisfy({ $0.isBracketed && !$0.hasSeconds && $0.periodStyle == .none }) { return true }
        let names = senders.senders.map(\.name)
        return shapes.allSatisfy { !$0.isBracketed && $0.hasSeconds } && !names.isEmpty
            && names.allSatisfy { ExportSurveyor.levels.contains($0) }
    }

    private static let levels: Set<String> = [
        "TRACE", "DEBUG", "INFO", "NOTICE", "WARN", "WARNING", "ERROR", "CRITICAL", "ALERT", "FATAL", "EMERG",
    ]

    /// The senders whose names contain a colon, once every message was observed, for another survey that knows them.
    func names(title: String?, options: ExportOptions) -> [SenderName] {
        let title = (options.chatTitle ?? title).map { Array($0.utf8) }
        let owner = options.ownerName.map { Array($0.utf8) }
        return nameEvidence.names(
            of: senders.senders.map(\.bytes), known: [title, owner].compactMap(\.self), title: title)
    }

    /// The result, once every message was observed.
    func result(
        _ figures: ScanFigures, bytes: Int64, title: String?, options: ExportOptions
    ) throws(IngestionError) -> SurveyResult {
        let decision = try DateOrderDecision(evidence, given: options.dateOrder)
        var senders = senders
        senders.settle(title: options.chatTitle ?? title)
        let systemLines = systemLines + senders.attributedLines
        let writers = senders.senders.filter { $0.role == .person && $0.written > 0 }
        var survey = FileSurvey(
            dateOrder: decision.order, confidence: decision.confidence, evidence: decision.evidence,
            messages: Int64(figures.messages), systemLines: systemLines, attachmentsFound: found,
            attachmentsMissing: missing, attachmentsOmitted: omitted, skipped: figures.skipped,
            skippedCount: figures.skippedCount, bytes: bytes,
            first: decision.first.map { moment($0, options.zone) },
            last: decision.last.map { moment($0, options.zone) }, senders: writers.map(\.name),
            invalidBytes: invalidBytes, isChronological: decision.isChronological,
            repeatedNames: classifier.files.repeatedNames)
        survey.encoding = encoding
        survey.endsInsideLine = figures.endsInsideLine
        survey.isAmbiguous = decision.confidence < DateOrderDecision.threshold
        survey.writers = writers.map { FileWriter(name: $0.name, messages: $0.written, sample: $0.sample) }
        survey.ambiguousDate = ambiguous.map { line, header, shape in
            let orders = decision.orders(for: shape)
            let readings = ExportDate.readings(header, shape).sorted {
                (orders.firstIndex(of: $0.order) ?? .max) < (orders.firstIndex(of: $1.order) ?? .max)
            }
            return AmbiguousDate(line: line, readings: readings)
        }
        let kind: ConversationKind =
            groupEvents > 0 || senders.hasGroup || writers.count > 2
            ? .group : writers.isEmpty ? .unknown : .direct
        // A Mac stores the marks of letters in names of files as characters of their own; the text has them as they are.
        let spelled = (writers.map(\.name) + [chatName].compactMap(\.self)).first { $0 == title }
        let known = options.chatTitle ?? spelled ?? title ?? self.title(writers.map(\.name), kind, options)
        return SurveyResult(
            survey: survey, decision: decision, chat: ChatReference(key: known, title: known, kind: kind),
            senders: senders)
    }

    /// A title for a file whose name contains none: the chat's own name, otherwise the names of its writers.
    private func title(_ writers: [String], _ kind: ConversationKind, _ options: ExportOptions) -> String {
        if let chatName { return chatName }
        let others = writers.filter { $0 != options.ownerName }
        if kind == .direct, !others.isEmpty { return others.joined(separator: ", ") }
        return "WhatsApp"
    }

    private func moment(_ local: Int64, _ zone: any TimeZoneRules) -> Timestamp {
        guard let reading = LocalDateTime(secondsSince1970: local) else { return Timestamp(milliseconds: local * 1000) }
        return Timestamp(milliseconds: (local - Int64(zone.secondsFromUTC(at: reading))) * 1000)
    }
}

/// A survey, and what is needed from it to open the export.
struct SurveyResult: Sendable {
    let survey: FileSurvey
    let decision: DateOrderDecision
    let chat: ChatReference
    /// The senders, and what each of them is.
    let senders: SenderTable
}
