import WhisperPosixFiles
import WhisperPropertyList
public import WhisperRowPort

/// A folder into which Finder, iTunes or a program like them backed up an iPhone, as its `Manifest.plist` describes it
/// (WDB-1, WDB-2).
public struct IOSBackup: Sendable {
    /// The apps that write chats, which may both be on a phone.
    public enum App: String, Hashable, Sendable, CaseIterable {
        case whatsApp = "AppDomainGroup-group.net.whatsapp.WhatsApp.shared"
        case whatsAppBusiness = "AppDomainGroup-group.net.whatsapp.WhatsAppSMB.shared"

        /// The path of the database of messages within the app's files.
        public static let database = "ChatStorage.sqlite"
        /// The path of the names of contacts.
        public static let contacts = "ContactsV2.sqlite"
        /// The path of the linked ids of telephone numbers.
        public static let linkedIDs = "LID.sqlite"
        /// The folder that paths of media are relative to.
        public static let media = "Message/"
    }

    /// The folder.
    public let path: String
    /// Whether a password is needed.
    public let isEncrypted: Bool
    /// The version of iOS, such as `17.5.1`; nil if the backup does not state it.
    public let systemVersion: String?
    /// When the backup was made, in seconds since 1970; nil if it does not state it.
    public let date: Double?
    /// The wrapped keys; nil if the backup is not encrypted.
    let keyBag: KeyBag?
    /// The key of `Manifest.db`; nil if it is not encrypted, as in the first releases of iOS 10.
    let manifestKey: ProtectedKey?

    /// Seconds between 1970 and 2001, where Apple's dates begin.
    private static let epoch = 978_307_200.0

    /// Reads the description of a backup; nil if the folder has none.
    ///
    /// - Throws: `.notFound` or `.inaccessible`; `.damaged` or `.limit`; `.unknownBackup` for a backup before iOS 10.
    public init?(path: String) throws(WhatsAppBackupError) {
        let bytes: [UInt8]
        do throws(FileError) {
            bytes = try Files.read(path + "/Manifest.plist", limit: PropertyList.largest)
        } catch FileError.notFound {
            return nil
        } catch {
            throw WhatsAppBackupError(error)
        }
        self.path = path
        guard let manifest = PropertyList(bytes)?.root, let isEncrypted = manifest["IsEncrypted"]?.flag else {
            throw .damaged
        }
        self.isEncrypted = isEncrypted
        systemVersion = manifest["Lockdown"]?["ProductVersion"]?.text
        date = manifest["Date"]?.date.map { $0 + Self.epoch }
        if isEncrypted {
            guard let bag = manifest["BackupKeyBag"]?.data else { throw .damaged }
            keyBag = try KeyBag(bag)
            manifestKey = try manifest["ManifestKey"]?.data.map { data throws(WhatsAppBackupError) in
                try ProtectedKey(data)
            }
        } else {
            (keyBag, manifestKey) = (nil, nil)
        }
        guard try kind(of: "Manifest.db") == nil, try kind(of: "Manifest.mbdb") != nil else { return }
        throw .unknownBackup
    }

    /// The apps whose database is in the folder. Nothing needs to be decrypted for that.
    public var apps: [App] {
        App.allCases.filter { app in
            let name = IOSFileName(domain: app.rawValue, path: App.database)
            if case .regular? = try? kind(of: name.path) { return true }
            return false
        }
    }

    /// Whether the list of files has an app's database, whether or not it is in the folder; false if the list is encrypted
    /// or cannot be read.
    ///
    /// - Throws: `.cancelled`, `.readerMissing`.
    func listsChats(reader: any ForeignReader) throws(WhatsAppBackupError) -> Bool {
        guard !isEncrypted else { return false }
        for app in App.allCases {
            do throws(WhatsAppBackupError) {
                if try files(of: app, reader: reader).contains(App.database) { return true }
            } catch .cancelled {
                throw .cancelled
            } catch .readerMissing {
                throw .readerMissing
            } catch {
                return false
            }
        }
        return false
    }

    /// What a name in the folder is; nil if nothing has it. Links are not followed: they would lead out of the backup.
    func kind(of name: String) throws(WhatsAppBackupError) -> FileKind? {
        do throws(FileError) {
            return try Files.kind(path + "/" + name)
        } catch .notFound {
            return nil
        } catch {
            throw WhatsAppBackupError(error)
        }
    }

    /// Opens the backup and lists the files of an app.
    ///
    /// - Parameter password: The password of an encrypted backup, as UTF-8; ignored for others.
    /// - Throws: `.keyRequired` without the password, `.wrongKey` for another one; `.listMissing` if the folder has no list
    ///   of its files; what reading the list throws.
    public func files(
        of app: App, password: ForeignKey? = nil, reader: any ForeignReader
    ) throws(WhatsAppBackupError) -> IOSBackupFiles {
        var keys: IOSBackupKeys?
        if let keyBag {
            guard let password else { throw .keyRequired }
            keys = try IOSBackupKeys(keyBag, password: password, reader: reader)
        }
        guard case .regular(let size)? = try kind(of: "Manifest.db"), size > 0 else { throw .listMissing }
        var content = ForeignContent(path: path + "/Manifest.db")
        if let manifestKey, let keys {
            // Pages have at least 512 bytes: what is left over fills the last block.
            let key = try keys.key(manifestKey)
            content.layers = [.chained(key: key, size: size - size % 512)]
        } else if let keys {
            // Without a list that shows it, the password has to be tried on the keys themselves.
            try keys.check()
        }
        let source = try reading { () throws(RowError) in try reader.open(ForeignFile(content)) }
        defer { source.close() }
        return IOSBackupFiles(
            backup: self, app: app, keys: keys, index: try IOSFileIndex(source, domain: app.rawValue), reader: reader)
    }
}
