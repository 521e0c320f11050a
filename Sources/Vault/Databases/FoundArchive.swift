import WhisperWhatsAppBackup

/// Something at a path that chats can be imported from, or that is WhatsApp's but has none (WDB-1).
package enum FoundArchive: Sendable {
    /// A text, an archive, or a folder with them: for the importer of exports.
    case export(path: String)
    /// A database of messages, or a backup of one.
    case database(FoundDatabase)
    /// A database without messages.
    case otherDatabase(path: String)
    /// A backup of an iPhone without WhatsApp.
    case backupWithoutChats(path: String)

    init(_ finding: WhatsAppFinding) {
        switch finding.kind {
        case .export: self = .export(path: finding.path)
        case .androidDatabase, .androidBackup, .iosDatabase, .iosBackup:
            self = .database(FoundDatabase(finding: finding))
        case .otherDatabase: self = .otherDatabase(path: finding.path)
        case .iosBackupWithoutChats: self = .backupWithoutChats(path: finding.path)
        }
    }

    /// The file or folder.
    package var path: String {
        switch self {
        case .export(let path), .otherDatabase(let path), .backupWithoutChats(let path): path
        case .database(let database): database.path
        }
    }
}

/// A database of messages, or a backup of one.
package struct FoundDatabase: Sendable {
    let finding: WhatsAppFinding

    /// The file; for a backup of an iPhone, the folder.
    package var path: String { finding.path }
    /// The database of contacts beside it; nil if there is none.
    package var contacts: String? { finding.contacts }
    /// Earlier backups of the same phone beside it, in the order of their dates. Whoever imports them, too, gets what was
    /// deleted since; in which order makes no difference (WDB-6).
    package var copies: [String] { finding.copies }
}
