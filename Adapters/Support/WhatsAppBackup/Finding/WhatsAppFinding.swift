/// Something at a path that chats can be imported from (WDB-1).
public struct WhatsAppFinding: Hashable, Sendable {
    /// What it is, found out by content.
    public enum Kind: Hashable, Sendable {
        /// A text, an archive, or a folder with them: for the importer of exports, which looks further.
        case export
        /// Android's database of messages.
        case androidDatabase
        /// An encrypted backup for Android.
        case androidBackup(BackupContainer.Form)
        /// The iPhone's database of messages.
        case iosDatabase
        /// An iPhone's backup with this app's messages.
        case iosBackup(IOSBackup.App, isEncrypted: Bool)
        /// An iPhone's backup without WhatsApp.
        case iosBackupWithoutChats
        /// A database without messages that belongs beside the one that has them.
        case part(Part)
        /// A database of something else.
        case otherDatabase
    }

    /// What WhatsApp keeps in a database of its own, beside the messages.
    public enum Part: Hashable, Sendable {
        /// The names of contacts on Android: `wa.db`.
        case androidContacts
        /// The names of contacts on an iPhone: `ContactsV2.sqlite`.
        case iosContacts
        /// The numbers behind linked ids on an iPhone: `LID.sqlite`.
        case iosLinkedIDs

        /// What a database is by its tables; nil if it is none of these.
        init?(tables: Set<String>) {
            if tables.contains("wa_contacts") {
                self = .androidContacts
            } else if tables.contains("ZWAADDRESSBOOKCONTACT") {
                self = .iosContacts
            } else if tables.contains("ZWAZACCOUNT") {
                self = .iosLinkedIDs
            } else {
                return nil
            }
        }
    }

    /// What it is.
    public let kind: Kind
    /// The file; for exports in a folder and backups of iPhones, the folder.
    public let path: String
    /// The database's `-wal`; nil if there is none.
    public var log: String?
    /// The database of contacts beside it, encrypted if the backup is; nil if there is none.
    public var contacts: String?
    /// Its `-wal`; nil if there is none.
    public var contactsLog: String?
    /// The database of linked ids and their numbers beside it; nil if there is none.
    public var linkedIDs: String?
    /// Its `-wal`; nil if there is none.
    public var linkedIDsLog: String?
    /// The folder that the paths of media in the database are relative to; nil if there are no media.
    public var media: String?
    /// Earlier backups of the same phone beside it, whose names differ by a date only; in the order of their dates.
    public var copies: [String] = []

    /// Creates a finding.
    public init(_ kind: Kind, path: String, log: String? = nil, contacts: String? = nil, media: String? = nil) {
        self.kind = kind
        self.path = path
        self.log = log
        self.contacts = contacts
        self.media = media
    }
}
