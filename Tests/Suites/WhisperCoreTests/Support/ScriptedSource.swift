import WhisperIngestionPort
import WhisperJSONText
import WhisperMessage

/// A file of messages that exists only as a list: one `Line` a message.
struct ScriptedSource: FileIngestionSource {
    struct Line: Sendable {
        var minute: Int64
        var sender: String?
        var text: String
        var edited = false
        var deleted = false
        var picture: String?
        var pictureBytes: [UInt8]?
        /// Why the bytes of the picture cannot be read, although the survey saw them.
        var pictureFault: IngestionError?
        /// What it is, where it is neither text nor a picture; its text may be empty for none.
        var kind: ContentKind?
        /// What the export contains besides text.
        var specific = JSONObject()
    }

    var title: String
    var lines: [Line]
    var owner: String?
    var batchSize = 3
    /// How many messages come before the source fails; nil never.
    var failsAfter: Int?
    /// For a file with local times, the offset of its zone from UTC; nil if it is unknown.
    var hoursAhead: Int64?
    var chatKind = ConversationKind.direct

    var origin: IngestionOrigin { IngestionOrigin(platform: .whatsapp, adapter: "scripted", isReplayable: true) }

    func survey() async throws(IngestionError) -> FileSurvey {
        let times = lines.map { Timestamp(milliseconds: $0.minute * 60_000) }
        return FileSurvey(
            dateOrder: .dmy, confidence: 1, evidence: [.given], messages: Int64(lines.count),
            systemLines: Int64(lines.count { $0.sender == nil }), attachmentsFound: 0, attachmentsMissing: 0,
            attachmentsOmitted: 0, skipped: [], skippedCount: 0, bytes: 0, first: times.min(), last: times.max(),
            senders: [], invalidBytes: 0, isChronological: zip(times, times.dropFirst()).allSatisfy { $0 <= $1 })
    }

    func chat() async throws(IngestionError) -> ChatReference {
        guard !lines.isEmpty else { throw .notAnExport }
        return ChatReference(key: title, title: title, kind: chatKind)
    }

    func open() async throws(IngestionError) -> any IngestionSession {
        Session(source: self)
    }

    fileprivate func message(_ index: Int) -> SourceMessage {
        let line = lines[index]
        var specific = line.specific
        if line.edited { specific["edited"] = .bool(true) }
        var attachments: [Attachment] = []
        if let picture = line.picture {
            attachments.append(
                Attachment(name: picture, mime: "image/jpeg", state: line.pictureBytes == nil ? .missing : .found))
        }
        let kind: ContentKind =
            line.kind
            ?? (line.sender == nil ? .system : line.deleted ? .deleted : line.picture == nil ? .text : .image)
        return SourceMessage(
            chat: ChatReference(key: title, title: title, kind: chatKind),
            timestamp: Timestamp(milliseconds: line.minute * 60_000), precision: .minute,
            local: hoursAhead.map { LocalTime(text: "\(line.minute)", zone: "Etc/GMT\(-$0)") },
            localSeconds: line.minute * 60 + (hoursAhead ?? 0) * 3_600,
            sender: line.sender.map {
                SourcePerson(
                    aliases: [PersonAlias(kind: .exportName, value: $0)], displayName: $0, isOwner: $0 == owner)
            },
            content: Content(
                kind: kind, text: line.kind != nil && line.text.isEmpty ? nil : line.text, attachments: attachments),
            attachmentSources: line.pictureBytes.map { [MemoryAttachment(bytes: $0, fault: line.pictureFault)] } ?? [],
            platformSpecific: specific, ordinal: UInt64(index))
    }

    private actor Session: IngestionSession {
        private let source: ScriptedSource
        private var delivered = 0

        init(source: ScriptedSource) {
            self.source = source
        }

        func next() async throws(IngestionError) -> IngestionBatch? {
            if let limit = source.failsAfter, delivered >= limit { throw .damagedArchive }
            guard delivered < source.lines.count else { return nil }
            let end = min(delivered + source.batchSize, source.failsAfter ?? .max, source.lines.count)
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

/// A content in memory, of which only a part can be read if there is a fault.
struct MemoryAttachment: AttachmentSource {
    var bytes: [UInt8]
    var fault: IngestionError?

    func read<Failure: Error>(
        _ consume: (UnsafeRawBufferPointer) throws(Failure) -> Void
    ) throws(AttachmentReadError<Failure>) {
        let outcome = bytes.withUnsafeBytes { chunk -> Result<Void, Failure> in
            do throws(Failure) { return .success(try consume(chunk)) } catch { return .failure(error) }
        }
        if case .failure(let failure) = outcome { throw .consumer(failure) }
        if let fault { throw .source(fault) }
    }
}

/// The words of a small chat: "minute sender text" a line; a sender of `-` is a system line.
func lines(_ script: String) -> [ScriptedSource.Line] {
    script.split(separator: "\n").map { line in
        let parts = line.split(separator: " ", maxSplits: 2)
        return ScriptedSource.Line(
            minute: Int64(parts[0]) ?? 0, sender: parts[1] == "-" ? nil : String(parts[1]), text: String(parts[2]))
    }
}
