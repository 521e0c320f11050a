import Foundation
import Testing
import WhisperRowPort
import WhisperTestSupport
import WhisperTestThreads
import WhisperWhatsAppBackup

@Suite(
    "Backups of iPhones (WDB-1, WDB-2, WDB-8)", .ownThreads,
    .enabled(if: BackupFixture.python != nil, BackupFixture.skipped))
struct IOSBackupTests {
    let fixture: BackupFixture
    /// A picture whose size is in none of the blocks that something is read by.
    private static let picture = (0..<300_001).map { UInt8(truncatingIfNeeded: $0 &* 7 / 3) }

    init() throws {
        fixture = try BackupFixture()
    }

    /// Writes a backup with a database of messages and some media.
    private func write(_ arguments: String, to name: String = "backup", before: String = "") throws {
        try fixture.python(
            """
            database = sqlite3.connect("chats")
            database.execute("CREATE TABLE ZWAMESSAGE (Z_PK INTEGER PRIMARY KEY, ZTEXT)")
            database.executemany("INSERT INTO ZWAMESSAGE VALUES (?, ?)", ((n, "text %d" % n) for n in range(1, 501)))
            database.commit()
            database.close()
            files = {
                (ios_backup.WHATSAPP, "ChatStorage.sqlite"): open("chats", "rb").read(),
                (ios_backup.WHATSAPP, "Message"): None,
                (ios_backup.WHATSAPP, "Message/Media/picture.jpg"): bytes((n * 7 // 3) % 256 for n in range(300_001)),
                ("HomeDomain", "Library/SMS/sms.db"): b"not WhatsApp's",
            }
            for size in (0, 1, 15, 16, 17, 131_072, 131_073):
                files[ios_backup.WHATSAPP, "Message/Media/%d" % size] = b"m" * size
            \(before)
            ios_backup.write("\(name)", files, \(arguments))
            os.remove("chats")
            """)
    }

    private func files(
        _ name: String = "backup", password: String? = nil
    ) throws -> IOSBackupFiles {
        let backup = try #require(try IOSBackup(path: fixture.path(name)))
        return try backup.files(
            of: .whatsApp, password: password.map { try fixture.password($0) }, reader: fixture.reader)
    }

    private func rows(_ files: IOSBackupFiles) throws -> Int {
        let source = try fixture.reader.open(ForeignFile(files.content(IOSBackup.App.database)))
        defer { source.close() }
        let cursor = try source.open(RowQuery("ZWAMESSAGE", ["Z_PK", "ZTEXT"]))
        var count = 0
        while let batch = try cursor.next() {
            for row in 0..<batch.count { #expect(batch.text(row, 1) == "text \(count + row + 1)") }
            count += batch.count
        }
        return count
    }

    private func stream(_ files: IOSBackupFiles, _ path: String) throws -> [UInt8] {
        var stream = try files.stream(path)
        var bytes: [UInt8] = []
        while let piece = try stream.next() {
            #expect(!piece.isEmpty && piece.count <= IOSFileStream.piece)
            bytes += piece
        }
        #expect(stream.size == Int64(bytes.count))
        return bytes
    }

    @Test(
        "Every kind of backup opens, with its messages and its media",
        arguments: [
            "", "xml=True", "b'secret'", "b'secret', xml=True", "b'secret', is_old=True",
            "b'secret', plain_manifest=True",
            "b'secret', is_filled=False",
            "b'secret', sizes={'ChatStorage.sqlite': 4096, 'Message/Media/picture.jpg': 7}",
        ])
    func forms(_ arguments: String) throws {
        try write(arguments)
        let backup = try #require(try IOSBackup(path: fixture.path("backup")))
        #expect(backup.isEncrypted == arguments.contains("secret"))
        #expect(backup.apps == [.whatsApp])
        #expect(backup.systemVersion == "17.5.1")
        if !arguments.contains("xml") { #expect(backup.date == 1_767_323_045) }
        let files = try files(password: "secret")
        #expect(files.count == 9 && files.unreadable == 0)
        #expect(try files.missing() == 0)
        #expect(try rows(files) == 500)
        #expect(try stream(files, "Message/Media/picture.jpg") == Self.picture)
        for size in [0, 1, 15, 16, 17, 131_072, 131_073] {
            #expect(try stream(files, "Message/Media/\(size)") == [UInt8](repeating: 0x6D, count: size))
        }
        #expect(
            files.contains("Message/Media/17") && !files.contains("Message") && !files.contains("Library/SMS/sms.db"))
        #expect(throws: WhatsAppBackupError.notFound) { _ = try files.content("Message/Media/absent") }
        #expect(
            try backup.files(of: .whatsAppBusiness, password: fixture.password("secret"), reader: fixture.reader).count
                == 0)
    }

    @Test(
        "Without a password, and with another one, the error says so",
        arguments: ["", ", plain_manifest=True", ", is_old=True"])
    func passwords(_ arguments: String) throws {
        try write("b'secret'" + arguments)
        #expect(throws: WhatsAppBackupError.keyRequired) { _ = try files() }
        #expect(throws: WhatsAppBackupError.wrongKey) { _ = try files(password: "Secret") }
        #expect(throws: WhatsAppBackupError.wrongKey) { _ = try files(password: "secret\n") }
        #expect(try rows(files(password: "secret")) == 500)
    }

    @Test(
        "Files that the folder lacks are counted, and an error when they are asked for", arguments: ["", "b'secret'"])
    func missing(_ arguments: String) throws {
        try write(arguments)
        let opened = try files(password: "secret")
        let place: (String) throws -> String = { path in
            guard case .path(let place) = try opened.content(path).place else { throw WhatsAppBackupError.notFound }
            return place
        }
        let (database, picture) = (try place(IOSBackup.App.database), try place("Message/Media/picture.jpg"))
        try FileManager.default.removeItem(atPath: picture)
        symlink("/etc/hostname", picture)
        #expect(try opened.missing() == 1)
        #expect(throws: WhatsAppBackupError.incomplete) { _ = try opened.stream("Message/Media/picture.jpg") }
        try FileManager.default.removeItem(atPath: database)
        #expect(throws: WhatsAppBackupError.messagesMissing) { _ = try opened.content(IOSBackup.App.database) }
        #expect(try IOSBackup(path: fixture.path("backup"))?.apps == [])
        try Data().write(to: URL(fileURLWithPath: database))
        #expect(throws: WhatsAppBackupError.messagesMissing) { _ = try opened.content(IOSBackup.App.database) }
        try Data().write(to: URL(fileURLWithPath: fixture.path("backup/Manifest.db")))
        #expect(throws: WhatsAppBackupError.listMissing) { _ = try files(password: "secret") }
        try FileManager.default.removeItem(atPath: fixture.path("backup/Manifest.db"))
        #expect(throws: WhatsAppBackupError.listMissing) { _ = try files(password: "secret") }
        try fixture.write([1], to: "backup/Manifest.mbdb")
        #expect(throws: WhatsAppBackupError.unknownBackup) { _ = try files(password: "secret") }
    }

    @Test("Truncated and damaged parts are damage, not a wrong password")
    func damage() throws {
        try write("b'secret'")
        let opened = try files(password: "secret")
        guard case .path(let database) = try opened.content(IOSBackup.App.database).place else { return }
        let bytes = try Array(Data(contentsOf: URL(filePath: database)))
        try Data(bytes.dropLast(7)).write(to: URL(filePath: database))
        #expect(throws: WhatsAppBackupError.damaged) { _ = try opened.content(IOSBackup.App.database) }
        try Data(bytes.prefix(bytes.count / 2 / 16 * 16)).write(to: URL(filePath: database))
        #expect(throws: (any Error).self) { try rows(opened) }
        let manifest = try fixture.bytes("backup/Manifest.db")
        try fixture.write(Array(manifest.prefix(700)), to: "backup/Manifest.db")
        #expect(throws: WhatsAppBackupError.self) { _ = try files(password: "secret") }
        try fixture.write(manifest.reversed(), to: "backup/Manifest.db")
        #expect(throws: WhatsAppBackupError.self) { _ = try files(password: "secret") }
        let list = try fixture.bytes("backup/Manifest.plist")
        for count in stride(from: 0, to: list.count, by: 61) {
            try fixture.write(Array(list.prefix(count)), to: "backup/Manifest.plist")
            #expect(throws: WhatsAppBackupError.damaged) { _ = try IOSBackup(path: fixture.path("backup")) }
        }
    }

    @Test("A bag with more rounds than any system writes is refused at once")
    func rounds() throws {
        try write(
            "b'secret'",
            before: """
                item = ios_backup.item
                ios_backup.item = lambda tag, value: item(tag, 4_000_000_000 if tag == "DPIC" else value)
                """)
        #expect(throws: WhatsAppBackupError.limit) { _ = try files(password: "secret") }
    }

    @Test("Records that cannot be read are counted, and the others are there")
    func unreadable() throws {
        try write("")
        try fixture.python(
            """
            database = sqlite3.connect("backup/Manifest.db")
            where = "WHERE relativePath = 'Message/Media/"
            database.execute("UPDATE Files SET file = x'00' " + where + "1'")
            database.execute("UPDATE Files SET file = NULL " + where + "15'")
            database.execute("UPDATE Files SET fileID = '../../../etc/passwd' " + where + "16'")
            database.commit()
            """)
        let files = try files()
        #expect(files.unreadable == 3 && files.count == 6)
        #expect(try rows(files) == 500)
    }

    @Test("A list of files without the table of files has an unknown form")
    func otherDatabase() throws {
        try write("")
        try fixture.python("sqlite3.connect('backup/Manifest.db').execute('DROP TABLE Files')")
        #expect(throws: WhatsAppBackupError.unknownBackup) { _ = try files() }
    }

    @Test(
        "A third implementation reads the same backup",
        .enabled(
            if: BackupFixture.python.map { BackupFixture.has("iphone_backup_decrypt", $0) } ?? false,
            "no Python with the package iphone-backup-decrypt"))
    func thirdImplementation() throws {
        try write("b'secret'")
        let output = try fixture.python(
            """
            from iphone_backup_decrypt import EncryptedBackup
            backup = EncryptedBackup(backup_directory="backup", passphrase="secret")
            picture = backup.extract_file_as_bytes("Message/Media/picture.jpg")
            database = backup.extract_file_as_bytes("ChatStorage.sqlite")
            print(hashlib.sha256(picture + database).hexdigest())
            """)
        let opened = try files(password: "secret")
        try fixture.write(
            stream(opened, "Message/Media/picture.jpg") + stream(opened, IOSBackup.App.database), to: "both")
        let own = try fixture.python("print(hashlib.sha256(open('both', 'rb').read()).hexdigest())")
        #expect(output == own)
    }
}
