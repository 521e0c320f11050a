public import WhisperClockPort
public import WhisperIngestionPort
import WhisperMessage
import Synchronization

/// A chat that WhatsApp exported: a text, an archive or a folder (ING-5).
///
/// It is read twice: `survey` finds out what is in it and how its dates are to be read, `open` tells its messages.
public final class WhatsAppExportSource: FileIngestionSource {
    /// WhatsApp, by its exports, which tell the same each time.
    public let origin = IngestionOrigin(platform: .whatsapp, adapter: "whatsapp-export", isReplayable: true)

    private let location: ExportLocation
    private let options: ExportOptions
    private let clock: any WallClock
    private let state = Mutex<State>(.fresh)

    private enum State {
        case fresh
        case surveyed(ExportInput, SurveyResult)
    }

    /// An export at a place. Nothing is read before it is surveyed.
    /// - Parameter clock: Tells the present, after which no message can be dated.
    public init(_ location: ExportLocation, options: ExportOptions, clock: any WallClock) {
        self.location = location
        self.options = options
        self.clock = clock
    }

    /// The chats in an archive or a folder, by their names in it, for `ExportOptions.part`; none for a text by itself.
    ///
    /// A text or an archive that one of the chats names is what was sent in it, and no chat of its own.
    public static func chats(
        inFileAt path: String, limits: ExportLimits = ExportLimits()
    ) throws(IngestionError) -> [String] {
        try InputOpener.chats(inFileAt: path, limits: limits)
    }

    /// Reads the export once; asked again it answers from memory.
    public func survey() async throws(IngestionError) -> FileSurvey { try await surveyed().result.survey }

    /// The chat that the export is of, as the survey found it.
    /// - Throws: As `open` does.
    public func chat() async throws(IngestionError) -> ChatReference { try await readable().result.chat }

    /// Opens the export at its start.
    /// - Throws: `ambiguousDateOrder` where day and month cannot be told apart and the options do not allow that.
    public func open() async throws(IngestionError) -> any IngestionSession {
        let (input, result) = try await readable()
        let normalizer = MessageNormalizer(result, files: input.files, options: options)
        return ExportSession(
            try reader(input), normalizer: normalizer, size: input.text.size)
    }

    /// The survey of an export whose days and months can be told apart, or need not be.
    private func readable() async throws(IngestionError) -> (input: ExportInput, result: SurveyResult) {
        let found = try await surveyed()
        guard found.result.survey.confidence >= DateOrderDecision.threshold || options.allowsAmbiguousDates else {
            throw .ambiguousDateOrder
        }
        return found
    }

    private func surveyed() async throws(IngestionError) -> (input: ExportInput, result: SurveyResult) {
        if case .surveyed(let input, let result) = state.withLock({ $0 }) { return (input, result) }
        let input = try InputOpener.open(location, part: options.part, limits: options.limits)
        var surveyor = ExportSurveyor(files: input.files, lastDay: lastDay(input))
        var reader = try reader(input)
        var hasMore = true
        while hasMore {
            hasMore = try reader.next(maximumMessages: 4096) { message, window, shapes in
                surveyor.observe(message, window, shapes)
            }
            // Others get their turn: a long survey must not hold up what else the program does.
            await Task.yield()
        }
        guard reader.scanner.figures.messages > 0 else { throw reader.consumed == 0 ? .empty : .notAnExport }
        let result = try surveyor.result(
            reader.scanner.figures, bytes: reader.consumed, title: input.title, options: options)
        state.withLock { $0 = .surveyed(input, result) }
        return (input, result)
    }

    private func reader(_ input: ExportInput) throws(IngestionError) -> MessageReader {
        let scanner = ExportScanner(
            subject: options.chatTitle ?? input.title, maximumMessageBytes: options.limits.maximumMessageBytes)
        return MessageReader(
            try input.text.stream(), scanner: scanner, maximumPreamble: options.limits.maximumPreambleBytes,
            windowSize: max(1024, options.limits.windowBytes))
    }

    /// The last day that a message can be of: the day the export was written, or today, and one more for the zones.
    private func lastDay(_ input: ExportInput) -> Int? {
        let now = Int(clock.now().milliseconds / 86_400_000)
        var day = now
        if let written = options.writtenAt ?? input.writtenAt { day = min(day, Int(written.milliseconds / 86_400_000)) }
        if let written = input.writtenAtLocally { day = min(day, written.daysSince1970) }
        return day + 1
    }
}
