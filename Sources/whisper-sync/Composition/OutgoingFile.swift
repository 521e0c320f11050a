import WhisperBlobPort
import WhisperCommand
import WhisperCore
import WhisperLocalization
import WhisperMessage
import WhisperMessaging
import WhisperVault

/// A file that is to be sent: it is read into the vault's attachments first, and sent from there (MX-4).
struct OutgoingFile {
    /// The path; `-` is standard input.
    let path: String
    /// The media type that the user gave.
    let type: String?
    private let file: InputFile

    /// Opens a file.
    init(path: String, type: String?, in context: Context) throws(CommandFailure) {
        self.path = path
        self.type = type
        file = try InputFile(path: path, in: context)
    }

    /// The name under which it is sent.
    var name: String { path == "-" ? "attachment" : FileArgument.name(path) }

    /// Stores the content, which must not exceed a limit.
    ///
    /// - Parameters:
    ///   - limit: The maximum size in bytes.
    ///   - blobs: The vault's attachments, held for storing.
    /// - Throws: `CommandFailure` if the file cannot be read, is too large, or changes while it is read; nothing is
    ///   stored then. Otherwise the error of the attachments.
    func store(in blobs: any BlobStore, limit: Int64, _ context: Context) async throws -> Attachment {
        if let size = file.size, size > limit { throw tooLarge(limit, context) }
        let progress = context.startProgress(
            LocalizedMessage(SyncText.readingFile, ["name": .text(name)]), unit: .bytes)
        defer { context.endProgress(progress) }
        let intake = try FileIntake(blobs)
        do {
            try await read(into: intake, limit: limit, progress, context)
        } catch {
            await intake.cancel()
            throw error
        }
        let blob = try await intake.commit()
        return Attachment(
            name: name, mime: type ?? Attachment.mediaType(ofFileNamed: name) ?? "application/octet-stream",
            size: blob.size, sha256: blob.id.hex, state: .found)
    }

    private func read(into intake: FileIntake, limit: Int64, _ progress: Progress, _ context: Context) async throws {
        var count: Int64 = 0
        while true {
            try Task.checkCancellation()
            let piece = try next()
            if piece.isEmpty { break }
            guard Int64(piece.count) <= limit - count else { throw tooLarge(limit, context) }
            count = try await intake.append(piece)
            progress.update(done: count, total: file.size)
        }
        guard !file.hasChanged(after: count) else {
            throw CommandFailure(.input, SyncText.fileChanged, ["path": .text(path)])
        }
    }

    private func next() throws(CommandFailure) -> [UInt8] {
        do throws(ByteSourceError) { return try file.next() } catch {
            throw FileArgument.unreadable(path, errno: error.errno)
        }
    }

    private func tooLarge(_ limit: Int64, _ context: Context) -> CommandFailure {
        SyncFailure.fileTooLarge(path, limit: context.localizer.language.formatted(bytes: limit))
    }
}

extension SyncAssembly {
    /// Holds the attachments while a body stores contents and refers to them.
    func storing<Value>(_ body: () async throws -> Value) async throws -> Value {
        guard let hold = try await blobs.wait(toHold: .storing) else { throw CancellationError() }
        defer { hold.release() }
        return try await body()
    }
}
