import WhisperIngestionPort
import WhisperMessage
import WhisperRowPort
import WhisperSealingPort
import WhisperWhatsAppAndroid
import WhisperWhatsAppBackup

/// Android's database, as it is or in a backup.
extension WhatsAppDatabases {
    func openAndroid(
        _ finding: WhatsAppFinding, _ secret: ForeignKey?, includesStatuses: Bool, owner: PersonAlias?
    ) throws(WhatsAppBackupError) -> OpenedDatabase {
        let key = try secret.map { secret throws(WhatsAppBackupError) in
            try BackupKeyFile.read(secret.bytes, memory: memory)
        }
        let messages = try rows(finding.path, log: finding.log, key)
        var contacts: (any RowSource)?
        var failure: WhatsAppBackupError?
        if let path = finding.contacts {
            do throws(WhatsAppBackupError) { contacts = try rows(path, log: finding.contactsLog, key) } catch {
                failure = error
            }
        }
        let source = AndroidDatabase(
            messages: messages, contacts: contacts, media: finding.media, includesStatuses: includesStatuses,
            owner: owner, sha256: { [sealing] in sealing.sha256() })
        return OpenedDatabase(source: source, contactsFailure: failure.map(IngestionError.init))
    }

    /// Opens a database, decrypted if it is a backup.
    private func rows(
        _ path: String, log: String?, _ key: BackupKey?
    ) throws(WhatsAppBackupError) -> any RowSource {
        guard let container = try BackupContainer(path: path) else {
            return try reading { () throws(RowError) in
                try reader.open(ForeignFile(ForeignContent(path: path), log: log.map { ForeignContent(path: $0) }))
            }
        }
        let content = try container.content(path: path, key: key, reader: reader)
        do throws(RowError) {
            return try reader.open(ForeignFile(content))
        } catch {
            throw container.error(error)
        }
    }
}
