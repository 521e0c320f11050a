import WhisperPosixFiles
import WhisperWhatsAppBackup

/// Something at a path that chats can be imported from, or that is WhatsApp's but has none (WDB-1).
package enum FoundArchive: Sendable {
    /// A text, an archive, or a folder with them: for the importer of exports.
    case export(path: String)
    /// A database of messages, or a backup of one.
    case database(FoundDatabase)
    /// A database without messages that belongs beside the one that has them.
    case part(FoundPart)
    /// A database of something else.
    case otherDatabase(path: String)
    /// A backup of an iPhone without WhatsApp.
    case backupWithoutChats(path: String)

    init(_ finding: WhatsAppFinding) {
        switch finding.kind {
        case .export: self = .export(path: finding.path)
        case .androidDatabase, .androidBackup, .iosDatabase, .iosBackup:
            self = .database(FoundDatabase(finding: finding))
        case .part(let part): self = .part(FoundPart(finding: finding, part: part))
        case .otherDatabase: self = .otherDatabase(path: finding.path)
        case .iosBackupWithoutChats: self = .backupWithoutChats(path: finding.path)
        }
    }

    /// Whether it is to be read if an account was chosen: anything that is not of the other one.
    package func isOf(_ account: WhatsAppAccount?) -> Bool {
        guard let account, case .database(let database) = self, let found = database.account else { return true }
        return found == account
    }

    /// The file or folder.
    package var path: String {
        switch self {
        case .export(let path), .otherDatabase(let path), .backupWithoutChats(let path): path
        case .database(let database): database.path
        case .part(let part): part.path
        }
    }
}

/// An app whose chats a backup of an iPhone can have. A phone may have both, each with an account of its own.
public enum WhatsAppAccount: String, Sendable, CaseIterable {
    /// WhatsApp Messenger.
    case whatsapp
    /// WhatsApp Business.
    case business

    init(_ app: IOSBackup.App) {
        switch app {
        case .whatsApp: self = .whatsapp
        case .whatsAppBusiness: self = .business
        }
    }

    /// The app's name.
    package var appName: String {
        switch self {
        case .whatsapp: "WhatsApp"
        case .business: "WhatsApp Business"
        }
    }
}

/// A database with names or numbers of people, which is read together with the one of messages.
package struct FoundPart: Sendable {
    let finding: WhatsAppFinding
    let part: WhatsAppFinding.Part

    /// The file.
    package var path: String { finding.path }
}

/// A database of messages, or a backup of one.
package struct FoundDatabase: Sendable {
    let finding: WhatsAppFinding

    /// The database with a part that was found elsewhere; unchanged if it has that one beside it, and nil if it has
    /// another one, or none of the kind.
    package func with(_ part: FoundPart) -> FoundDatabase? {
        if has(part.path) { return self }
        var finding = finding
        switch (part.part, finding.kind) {
        case (.androidContacts, .androidDatabase), (.androidContacts, .androidBackup), (.iosContacts, .iosDatabase):
            guard finding.contacts == nil else { return nil }
            (finding.contacts, finding.contactsLog) = (part.path, part.finding.log)
        case (.iosLinkedIDs, .iosDatabase):
            guard finding.linkedIDs == nil else { return nil }
            (finding.linkedIDs, finding.linkedIDsLog) = (part.path, part.finding.log)
        default: return nil
        }
        return FoundDatabase(finding: finding)
    }

    /// Whether it is read with the file at a path.
    package func has(_ path: String) -> Bool {
        func parts(_ path: String) -> [Substring] { Files.absolute(path).split(separator: "/").filter { $0 != "." } }
        return [finding.contacts, finding.linkedIDs].contains { $0.map(parts) == parts(path) }
    }

    /// The app of a backup of an iPhone; nil for anything else.
    package var account: WhatsAppAccount? {
        if case .iosBackup(let app, _) = finding.kind { WhatsAppAccount(app) } else { nil }
    }

    /// The file; for a backup of an iPhone, the folder.
    package var path: String { finding.path }
    /// The database of contacts beside it; nil if there is none.
    package var contacts: String? { finding.contacts }
    /// The database of linked ids and their numbers beside it; nil if there is none.
    package var linkedIDs: String? { finding.linkedIDs }
    /// Earlier backups of the same phone beside it, in the order of their dates. Whoever imports them, too, gets what was
    /// deleted since; in which order makes no difference (WDB-6).
    package var copies: [String] { finding.copies }
}
