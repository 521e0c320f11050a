public import WhisperIngestionPort
public import WhisperJSONText
public import WhisperMessage

/// An export of a chat, in a zone ahead of UTC, that exists only as a list of lines.
public struct ExportedChat: FileIngestionSource {
    /// A line of the export.
    public struct Line: Sendable {
        /// Minutes since 1970, in UTC.
        var minute: Int64
        /// The second of the minute, if the export shows it.
        public var second: Int64?
        /// Nil for lines without an author.
        var sender: String?
        var content: Content
        var picture: [UInt8]?
        /// What the export shows besides text.
        var marks: JSONObject

        /// A line; nil as its sender means that it has no author.
        public init(minute: Int64, sender: String?, content: Content, marks: JSONObject = JSONObject()) {
            self.minute = minute
            self.sender = sender
            self.content = content
            self.marks = marks
        }
    }

    private let title: String
    private let lines: [Line]
    private let owner: String
    private let kind: ConversationKind
    private let second: Int64?
    private let hoursAhead: Int64

    /// An export with these lines, which shows the same second of each minute, or none.
    public init(
        title: String, lines: [Line], owner: String, kind: ConversationKind = .group, second: Int64? = nil,
        hoursAhead: Int64 = 2
    ) {
        self.second = second
        self.hoursAhead = hoursAhead
        self.title = title
        self.lines = lines
        self.owner = owner
        self.kind = kind
    }

    private static let batchSize = 7

    /// Its description.
    public var origin: IngestionOrigin { IngestionOrigin(platform: .whatsapp, adapter: "scripted", isReplayable: true) }

    /// What it contains.
    public func survey() async throws(IngestionError) -> FileSurvey {
        let times = lines.map { Timestamp(milliseconds: $0.minute * 60_000) }
        return FileSurvey(
            dateOrder: .dmy, confidence: 1, evidence: [.given], messages: Int64(lines.count), systemLines: 0,
            attachmentsFound: 0, attachmentsMissing: 0, attachmentsOmitted: 0, skipped: [], skippedCount: 0, bytes: 0,
            first: times.min(), last: times.max(), senders: [], invalidBytes: 0, isChronological: true)
    }

    /// Its chat.
    public func chat() async throws(IngestionError) -> ChatReference {
        guard !lines.isEmpty else { throw .notAnExport }
        return ChatReference(key: title, title: title, kind: kind)
    }

    /// Opens it at the start.
    public func open() async throws(IngestionError) -> any IngestionSession { Session(source: self) }

    private func message(_ index: Int) -> SourceMessage {
        let line = lines[index]
        let second = line.second ?? second
        return SourceMessage(
            chat: ChatReference(key: title, title: title, kind: kind),
            timestamp: Timestamp(milliseconds: (line.minute * 60 + (second ?? 0)) * 1_000),
            precision: second == nil ? .minute : .second,
            local: LocalTime(text: "\(line.minute)", zone: "Etc/GMT\(-hoursAhead)"),
            localSeconds: line.minute * 60 + (second ?? 0) + hoursAhead * 3_600,
            sender: line.sender.map { name in
                SourcePerson(
                    aliases: [PersonAlias(kind: .exportName, value: name)], displayName: name, isOwner: name == owner)
            },
            content: line.content, attachmentSources: line.picture.map { [HeldAttachment(bytes: $0)] } ?? [],
            platformSpecific: line.marks, ordinal: UInt64(index))
    }

    private actor Session: IngestionSession {
        private let source: ExportedChat
        private var delivered = 0

        init(source: ExportedChat) {
            self.source = source
        }

        func next() async throws(IngestionError) -> IngestionBatch? {
            guard delivered < source.lines.count else { return nil }
            let end = min(delivered + ExportedChat.batchSize, source.lines.count)
            let events = (delivered..<end).map { IngestionEvent.message(source.message($0)) }
            delivered = end
            return IngestionBatch(
                events: events, position: UInt64(end),
                progress: IngestionProgress(completed: Int64(end), total: nil, unit: .messages))
        }

        func acknowledge(_ position: UInt64) async {}
        func pause() async {}
        func resume() async {}
        func close() async {}
    }
}

/// A file's content in memory.
struct HeldAttachment: AttachmentSource {
    var bytes: [UInt8]

    func read<Failure: Error>(
        _ consume: (UnsafeRawBufferPointer) throws(Failure) -> Void
    ) throws(AttachmentReadError<Failure>) {
        let outcome = bytes.withUnsafeBytes { chunk -> Result<Void, Failure> in
            do throws(Failure) { return .success(try consume(chunk)) } catch { return .failure(error) }
        }
        if case .failure(let failure) = outcome { throw .consumer(failure) }
    }
}
