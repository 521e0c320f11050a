import WhisperIngestionPort
import WhisperMessage
import WhisperRowPort
import WhisperSealingPort
import WhisperWhatsAppBackup
import WhisperWhatsAppIOS

/// The iPhone's database, as it is or in a backup of the phone.
extension WhatsAppDatabases {
    func openIOS(
        _ finding: WhatsAppFinding, includesStatuses: Bool, owner: PersonAlias?
    ) throws(WhatsAppBackupError) -> OpenedDatabase {
        let media = finding.media.map { IOSMediaFolder($0, sealing: sealing) }
        func file(_ path: String, log: String?) -> ForeignFile {
            ForeignFile(ForeignContent(path: path), log: log.map { ForeignContent(path: $0) })
        }
        return try openIOS(
            file(finding.path, log: finding.log),
            contacts: finding.contacts.map { .success(file($0, log: finding.contactsLog)) },
            linkedIDs: finding.linkedIDs.map { .success(file($0, log: finding.linkedIDsLog)) }, media: media,
            includesStatuses: includesStatuses, owner: owner)
    }

    func openIOS(
        backup finding: WhatsAppFinding, _ app: IOSBackup.App, _ secret: ForeignKey?, includesStatuses: Bool,
        owner: PersonAlias?
    ) throws(WhatsAppBackupError) -> OpenedDatabase {
        guard let backup = try IOSBackup(path: finding.path) else { throw .changed }
        let files = try backup.files(of: app, password: secret, reader: reader)
        let content = { (path: String) -> Part? in
            guard files.contains(path) else { return nil }
            return Part { () throws(WhatsAppBackupError) in ForeignFile(try files.content(path)) }
        }
        return try openIOS(
            ForeignFile(try files.content(IOSBackup.App.database)), contacts: content(IOSBackup.App.contacts),
            linkedIDs: content(IOSBackup.App.linkedIDs), media: IOSBackupMedia(files: files),
            includesStatuses: includesStatuses, owner: owner)
    }

    private func openIOS(
        _ database: ForeignFile, contacts: Part?, linkedIDs: Part?, media: (any IOSMedia)?, includesStatuses: Bool,
        owner: PersonAlias?
    ) throws(WhatsAppBackupError) -> OpenedDatabase {
        let messages = try reading { () throws(RowError) in try reader.open(database) }
        let (contacts, linkedIDs) = (open(contacts), open(linkedIDs))
        let source = IOSDatabase(
            messages: messages, contacts: contacts.rows, linkedIDs: linkedIDs.rows, media: media,
            includesStatuses: includesStatuses, owner: owner, sealing: sealing)
        return OpenedDatabase(
            source: source, contactsFailure: contacts.failure.map(IngestionError.init),
            linkedIDsFailure: linkedIDs.failure.map(IngestionError.init))
    }

    /// A database beside that of messages, or why it is not there although it is listed.
    private typealias Part = Result<ForeignFile, WhatsAppBackupError>

    /// Opens a database without which the messages can be read all the same.
    private func open(_ part: Part?) -> (rows: (any RowSource)?, failure: WhatsAppBackupError?) {
        guard let part else { return (nil, nil) }
        do throws(WhatsAppBackupError) {
            let file = try part.get()
            return (try reading { () throws(RowError) in try reader.open(file) }, nil)
        } catch {
            return (nil, error)
        }
    }
}

/// The media in a backup of an iPhone, decrypted as they are read.
private struct IOSBackupMedia: IOSMedia {
    let files: IOSBackupFiles

    func content(of file: IOSMediaFile) -> (any AttachmentSource)? {
        guard let path = file.path, files.contains(IOSBackup.App.media + path) else { return nil }
        return IOSBackupContent(files: files, path: IOSBackup.App.media + path)
    }
}

/// A file in a backup of an iPhone.
private struct IOSBackupContent: AttachmentSource {
    let files: IOSBackupFiles
    let path: String

    func read<Failure: Error>(
        _ consume: (UnsafeRawBufferPointer) throws(Failure) -> Void
    ) throws(AttachmentReadError<Failure>) {
        var stream: IOSFileStream
        do throws(WhatsAppBackupError) { stream = try files.stream(path) } catch {
            throw .source(IngestionError(error))
        }
        while true {
            let piece: [UInt8]?
            do throws(WhatsAppBackupError) { piece = try stream.next() } catch { throw .source(IngestionError(error)) }
            guard let piece else { return }
            for start in stride(from: 0, to: piece.count, by: Self.chunk) {
                let chunk = piece[start..<min(start + Self.chunk, piece.count)]
                let result = unsafe chunk.withUnsafeBytes { bytes in
                    Result { () throws(Failure) in try unsafe consume(bytes) }
                }
                do throws(Failure) { try result.get() } catch { throw .consumer(error) }
            }
        }
    }

    /// The largest chunk that a source of attachments passes.
    private static let chunk = 65_536
}
