import WhisperJSONText
import WhisperMessage
import WhisperRowPort
import WhisperTextCoding
import WhisperWhatsAppContent
import WhisperWhatsAppRows

/// Reads `message_media`.
enum MediaReading {
    static func apply(
        _ table: ProbedTable<MediaColumn>
    ) -> @Sendable (RowBatch, Int, MessageDetails) -> JoinOutcome {
        let (path, name, mime, hash) = (
            table.place(.path), table.place(.name), table.place(.mime), table.place(.hash)
        )
        let (size, length, duration) = (table.place(.size), table.place(.length), table.place(.duration))
        let (width, height, caption) = (table.place(.width), table.place(.height), table.place(.caption))
        let transcript = table.place(.transcript)
        return { batch, row, details in
            guard details.media == nil else { return .superseded }
            var parts = MediaParts(kind: .document)
            let filePath = batch.nonEmptyText(row, path)
            parts.name = batch.nonEmptyText(row, name) ?? filePath.flatMap(fileName)
            parts.mime = batch.nonEmptyText(row, mime)
            parts.size = [size, length].lazy.compactMap { batch.integer(row, $0) }.first { $0 > 0 }
            parts.caption = batch.nonEmptyText(row, caption)
            parts.transcript = batch.nonEmptyText(row, transcript)
            parts.seconds = batch.integer(row, duration).flatMap { $0 > 0 ? $0 : nil }
            parts.width = batch.integer(row, width).flatMap { $0 > 0 ? $0 : nil }
            parts.height = batch.integer(row, height).flatMap { $0 > 0 ? $0 : nil }
            details.media = media(parts, path: filePath, hash: batch.nonEmptyText(row, hash))
            return .joined
        }
    }

    /// What belongs to the transcript of a voice message: its columns keep their names, as their numbers have no
    /// published meaning.
    static func transcripts(_ tables: DatabaseTables) -> [RowJoin<MessageDetails>] {
        let transcribes = AudioColumn.allCases.contains { $0 != .message && tables.has("audio_data", $0.rawValue) }
        let audio = RowJoin<MessageDetails>("audio_data", AudioColumn.message, among: tables) { table in
            let columns = AudioColumn.allCases.filter { $0 != .message && table.has($0) }
            let places = columns.map { (name: $0.rawValue, place: table.place($0)) }
            return { batch, row, details in
                guard details.transcription == nil else { return .superseded }
                details.transcription = RawColumns.object(batch, row: row, columns: places)
                return .joined
            }
        }
        let segments = RowJoin<MessageDetails>(
            "transcription_segment", SegmentColumn.message, order: [.id], among: tables
        ) { table in
            let columns = SegmentColumn.allCases.filter { $0 != .message && $0 != .id && table.has($0) }
            let places = columns.map { (name: $0.rawValue, place: table.place($0)) }
            return { batch, row, details in
                guard details.segments.count < 4_096 else { return .tooLong }
                details.segments.append(.object(RawColumns.object(batch, row: row, columns: places)))
                return .joined
            }
        }
        // Before there were transcripts, the table had nothing of what was said.
        return [transcribes ? audio : nil, segments].compactMap { $0 }
    }

    /// Completes the parts of a file by its hash, which is written in base64.
    static func media(_ parts: MediaParts, path: String?, hash: String?) -> MessageDetails.Media {
        var parts = parts
        let digest = hash.flatMap { $0.utf8.count <= 64 ? Base64.bytes(of: $0) : nil }
            .flatMap { $0.count == 32 ? $0 : nil }
        parts.sha256 = digest.map { HexText.text($0) }
        return MessageDetails.Media(parts: parts, path: path, digest: digest)
    }

    /// The last part of a path.
    static func fileName(_ path: String) -> String? { path.split(separator: "/").last.map(String.init) }
}
