public import WhisperClockPort
public import WhisperIngestionPort
import WhisperMessage
import Synchronization

/// A chat exported by WhatsApp: a text, an archive or a folder (ING-5).
///
/// It is read twice: `survey` determines its contents and date format, `open` delivers its messages.
public final class WhatsAppExportSource: FileIngestionSource {
    /// WhatsApp through its exports, which are replayable.
    public let origin = IngestionOrigin(platform: .whatsapp, adapter: "whatsapp-export", isReplayable: true)

    private let location: ExportLocation
    private let options: ExportOptions
    private let clock: any WallClock
    private let state = Mutex<State>(.fresh)

    private enum State {
        case fresh
        case surveyed(Surveyed)
    }

    /// A survey, with what it is derived from, so that decisions need no second reading.
    private struct Surveyed: Sendable {
        let input: ExportInput
        let known: KnownLines
        let form: TextForm
        let surveyor: ExportSurveyor
        let figures: ScanFigures
        let bytes: Int64
        /// What was specified, and decided since.
        var options: ExportOptions
        var result: SurveyResult
    }

    /// What one survey finds out for another, and for the session, about how the lines are to be read.
    private struct KnownLines: Sendable {
        /// Senders whose names contain a colon.
        var names: [SenderName] = []
        /// Headers of messages that somebody pasted.
        var pasted = PastedHeaders()
    }

    /// Creates a source for an export. Nothing is read before the survey.
    /// - Parameter clock: The source of the current time, after which no message can be dated.
    public init(_ location: ExportLocation, options: ExportOptions, clock: any WallClock) {
        self.location = location
        self.options = options
        self.clock = clock
    }

    /// The names of the chats in an archive or a folder, for `ExportOptions.part`; empty for a single text.
    ///
    /// A text or an archive named by one of the chats is an attachment of it, not a chat.
    ///
    /// - Throws: The reason the archive or folder cannot be read.
    public static func chats(
        inFileAt path: String, limits: ExportLimits = ExportLimits()
    ) throws(IngestionError) -> [String] {
        try InputOpener.chats(inFileAt: path, limits: limits)
    }

    /// Reads the export once; further calls return the cached result.
    ///
    /// - Throws: The reason why the file cannot be read or is not an export; `.cancelled` if the task is cancelled.
    public func survey() async throws(IngestionError) -> FileSurvey { try await surveyed().result.survey }

    /// The chat that the export is of, as the survey found it.
    /// - Throws: As `open` does.
    public func chat() async throws(IngestionError) -> ChatReference { try await readable().result.chat }

    /// Opens the export at its start.
    /// - Throws: `.ambiguousDateOrder` if day and month cannot be distinguished and the options do not allow that;
    ///   otherwise as `survey`.
    public func open() async throws(IngestionError) -> any IngestionSession {
        let found = try await readable()
        let normalizer = MessageNormalizer(found.result, files: found.input.files, options: found.options)
        return ExportSession(
            try reader(found.input, as: found.form, knowing: found.known), normalizer: normalizer,
            size: found.input.text.size)
    }

    /// Derives the survey again with the owner, the date order and the zone that were decided.
    /// - Throws: `.dateOrderContradicted` for an impossible order; otherwise as `survey`.
    public func settle(_ decisions: FileDecisions) async throws(IngestionError) {
        var found = try await surveyed()
        if let name = decisions.ownerName { found.options.ownerName = name }
        if decisions.areDatesOpen { (found.options.dateOrder, found.options.zone) = (options.dateOrder, options.zone) }
        if let order = decisions.dateOrder { found.options.dateOrder = order }
        if let zone = decisions.zone { found.options.zone = zone }
        found.result = try found.surveyor.result(
            found.figures, bytes: found.bytes, title: found.input.title, options: found.options)
        let settled = found
        state.withLock { $0 = .surveyed(settled) }
    }

    /// The survey of an export whose days and months can be distinguished, or need not be.
    private func readable() async throws(IngestionError) -> Surveyed {
        let found = try await surveyed()
        guard !found.result.survey.isAmbiguous || options.allowsAmbiguousDates else {
            throw .ambiguousDateOrder
        }
        return found
    }

    private func surveyed() async throws(IngestionError) -> Surveyed {
        if case .surveyed(let known) = state.withLock({ $0 }) { return known }
        let input = try InputOpener.open(location, part: options.part, limits: options.limits)
        var form = try TextForm(input.text.stream())
        var calendar = ExportCalendar.gregorian
        var known = KnownLines()
        var (surveyor, reader) = try await survey(input, as: form, calendar, knowing: known)
        if form.encoding == .utf8, surveyor.isWestern {
            form.encoding = .windows1252
            (surveyor, reader) = try await survey(input, as: form, calendar, knowing: known)
        }
        known.pasted = surveyor.pasted
        if !known.pasted.isEmpty {
            (surveyor, reader) = try await survey(input, as: form, calendar, knowing: known)
        }
        if surveyor.hasStrayYears {
            calendar = .common
            (surveyor, reader) = try await survey(input, as: form, calendar, knowing: known)
        }
        // A name may contain several colons, of which each survey finds one.
        for _ in 0..<WhatsAppExportSource.mostColons {
            let longer = surveyor.names(title: input.title, options: options)
            if longer.isEmpty { break }
            known.names = (longer + known.names).sorted { $0.bytes.count > $1.bytes.count }
            (surveyor, reader) = try await survey(input, as: form, calendar, knowing: known)
        }
        guard reader.scanner.figures.messages > 0 else { throw reader.consumed == 0 ? .empty : .notAnExport }
        if surveyor.isForeign(reader.scanner.shapes) { throw .notAnExport }
        surveyor.encoding = form.encoding
        let result = try surveyor.result(
            reader.scanner.figures, bytes: reader.consumed, title: input.title, options: options)
        let found = Surveyed(
            input: input, known: known, form: form, surveyor: surveyor, figures: reader.scanner.figures,
            bytes: reader.consumed,
            options: options, result: result)
        state.withLock { $0 = .surveyed(found) }
        return found
    }

    /// The largest number of colons, each followed by a space, in a sender's name.
    private static let mostColons = 3

    private func survey(
        _ input: ExportInput, as form: TextForm, _ calendar: ExportCalendar, knowing known: KnownLines
    ) async throws(IngestionError) -> (ExportSurveyor, MessageReader) {
        var surveyor = ExportSurveyor(files: input.files, lastDay: lastDay(input), calendar: calendar)
        var reader = try reader(input, as: form, knowing: known)
        var hasMore = true
        while hasMore {
            hasMore = try reader.next(maximumMessages: 4096) { message, window, shapes in
                surveyor.observe(message, window, shapes)
            }
            // Yields to other tasks, as a long survey must not block them.
            await Task.yield()
        }
        return (surveyor, reader)
    }

    private func reader(
        _ input: ExportInput, as form: TextForm, knowing known: KnownLines
    ) throws(IngestionError) -> MessageReader {
        var scanner = ExportScanner(
            subject: options.chatTitle ?? input.title, maximumMessageBytes: options.limits.maximumMessageBytes)
        scanner.know(known.names)
        scanner.know(known.pasted)
        return MessageReader(
            form.decoding(try input.text.stream()), scanner: scanner,
            maximumPreamble: options.limits.maximumPreambleBytes,
            windowSize: max(1024, options.limits.windowBytes))
    }

    /// The last possible day of a message: the day the export was written, or today, plus one for time zones.
    private func lastDay(_ input: ExportInput) -> Int? {
        let now = Int(clock.now().milliseconds / 86_400_000)
        var day = now
        if let written = options.writtenAt ?? input.writtenAt { day = min(day, Int(written.milliseconds / 86_400_000)) }
        if let written = input.writtenAtLocally { day = min(day, written.daysSince1970) }
        return day + 1
    }
}
