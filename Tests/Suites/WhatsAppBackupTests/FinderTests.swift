import Foundation
import Testing
import WhisperRowPort
import WhisperTestThreads
import WhisperWhatsAppBackup

@Suite(
    "What is at a path (WDB-1)", .ownThreads, .enabled(if: BackupFixture.python != nil, BackupFixture.skipped))
struct FinderTests {
    let fixture: BackupFixture

    init() throws {
        fixture = try BackupFixture()
        try fixture.python(
            """
            def database(name, *tables):
                os.makedirs(os.path.dirname(name) or ".", exist_ok=True)
                file = sqlite3.connect(name)
                for table in tables: file.execute("CREATE TABLE %s (a)" % table)
                file.commit()
            database("android", "message", "jid", "chat")
            database("old", "messages", "chat_list")
            database("ios", "ZWAMESSAGE")
            database("wa", "wa_contacts")
            put("crypt15", crypt15(root, iv, packed(b"x" * 99)))
            put("small15", crypt15(root, iv, packed(b"x" * 99), messages=False))
            put("crypt12", crypt12(key, server, account, iv, packed(b"x" * 99)))
            """)
    }

    private func find(_ name: String) throws(WhatsAppBackupError) -> [WhatsAppFinding] {
        try WhatsAppFinder(reader: fixture.reader).find(fixture.path(name))
    }

    private func copy(_ name: String, to path: String) throws {
        try fixture.write(fixture.bytes(name), to: path)
    }

    @Test("A file is recognised by its content, whatever its name is")
    func names() throws {
        let expected: [(String, WhatsAppFinding.Kind)] = [
            ("android", .androidDatabase), ("old", .androidDatabase), ("ios", .iosDatabase),
            ("wa", .part(.androidContacts)),
            ("crypt15", .androidBackup(.crypt15)), ("crypt12", .androidBackup(.crypt12)),
        ]
        for (name, kind) in expected {
            for disguise in ["picture.jpg", "chat.txt", "msgstore.db.crypt14"] {
                try copy(name, to: "disguise/" + disguise)
                #expect(try find("disguise/" + disguise).map(\.kind) == [kind], "\(name)")
            }
        }
        try fixture.write(Array("1/2/24, 10:00 - Maya: hello\n".utf8), to: "msgstore.db")
        try fixture.write([0x50, 0x4B, 3, 4, 0, 0], to: "ChatStorage.sqlite")
        #expect(try find("msgstore.db").map(\.kind) == [.export])
        #expect(try find("ChatStorage.sqlite").map(\.kind) == [.export])
        try fixture.write([0xFF, 0xD8, 0xFF, 0xE0, 0, 0], to: "msgstore.db.crypt15")
        try fixture.write([UInt8](repeating: 0x61, count: 64), to: "digits")
        #expect(try find("msgstore.db.crypt15") == [] && find("digits") == [])
    }

    @Test("A folder copied from a phone is found with its contacts and its media, however deep")
    func phoneFolder() throws {
        for root in [
            "one/WhatsApp", "two/Android/media/com.whatsapp/WhatsApp", "three/com.whatsapp.w4b/WhatsApp Business",
        ] {
            try copy("crypt15", to: root + "/Databases/msgstore.db.crypt15")
            try copy("crypt15", to: root + "/Databases/msgstore-2026-01-01.1.db.crypt15")
            try copy("small15", to: root + "/Backups/wa.db.crypt15")
            try copy("small15", to: root + "/Backups/stickers.db.crypt15")
            try fixture.write([1, 2, 3], to: root + "/Media/WhatsApp Images/IMG-1.jpg")
            try fixture.write(Array("notes: 1\n".utf8), to: root + "/Media/notes.txt")
            let folder = fixture.path(root)
            let found = try find(String(root.split(separator: "/")[0]))
            #expect(found.map(\.path) == [folder + "/Databases/msgstore.db.crypt15"])
            #expect(found.allSatisfy { $0.media == folder && $0.contacts == folder + "/Backups/wa.db.crypt15" })
            #expect(try find(root + "/Databases").count == 1)
        }
        try copy("small15", to: "four/wa.db.crypt15")
        #expect(try find("four").map(\.kind) == [.androidBackup(.crypt15)])
    }

    @Test("Dated copies of a backup are listed with it, and not as alternatives to it (WDB-1)")
    func datedCopies() throws {
        let copies = ["msgstore-2025-12-31.1.db.crypt15", "msgstore-2026-01-01.1.db.crypt15"]
        for name in copies + ["msgstore.db.crypt15"] { try copy("crypt15", to: "phone/\(name)") }
        let found = try find("phone")
        #expect(found.map(\.path) == [fixture.path("phone/msgstore.db.crypt15")])
        #expect(found.first?.copies == copies.map { fixture.path("phone/" + $0) })
        // A copy that is asked for by its path is what is imported.
        #expect(try find("phone/" + copies[0]).map(\.path) == [fixture.path("phone/" + copies[0])])
    }

    @Test(
        "What is no dated copy of another backup stays an alternative to it (WDB-1)",
        arguments: [
            ("crypt15", "other/msgstore-2026-01-01.1.db.crypt15"), ("crypt12", "msgstore-2026-01-01.1.db.crypt15"),
            ("crypt15", "msgstore-2026-01-01.db.crypt15"), ("crypt15", "msgstore-2026-1-01.1.db.crypt15"),
            ("crypt15", "msgstore-2026-01-01.1234.db.crypt15"), ("crypt15", "mine-2026-01-01.1.db.crypt15"),
            ("crypt15", "msgstore-2026-01-01.1.db.crypt14"), ("crypt15", "-2026-01-01.1.db.crypt15"),
        ])
    func noCopies(form: String, name: String) throws {
        try copy("crypt15", to: "phone/msgstore.db.crypt15")
        try copy(form, to: "phone/" + name)
        let found = try find("phone")
        #expect(found.count == 2)
        #expect(found.allSatisfy { $0.copies.isEmpty })
    }

    @Test("Dated copies alone are alternatives: none of them is the present backup (WDB-1)")
    func copiesAlone() throws {
        for name in ["msgstore-2025-12-31.1.db.crypt15", "msgstore-2026-01-01.1.db.crypt15"] {
            try copy("crypt15", to: "phone/" + name)
        }
        #expect(try find("phone").count == 2)
    }

    @Test("The app's own folder is found with the log and the contacts")
    func appFolder() throws {
        let root = "data/com.whatsapp"
        try copy("android", to: root + "/databases/msgstore.db")
        try fixture.write([1], to: root + "/databases/msgstore.db-shm")
        try copy("wa", to: root + "/databases/wa.db")
        try fixture.write([1, 2], to: root + "/files/key")
        let path = fixture.path(root + "/databases/")
        #expect(
            try find("data") == [
                WhatsAppFinding(.androidDatabase, path: path + "msgstore.db", contacts: path + "wa.db")
            ])
        try fixture.python(
            """
            import shutil
            file = sqlite3.connect("live")
            file.execute("PRAGMA journal_mode = WAL")
            for table in ("message", "jid"): file.execute("CREATE TABLE %s (a)" % table)
            file.commit()
            shutil.copy("live", "\(root)/databases/msgstore.db")
            shutil.copy("live-wal", "\(root)/databases/msgstore.db-wal")
            """)
        #expect(try find("data").first?.log == path + "msgstore.db-wal")
    }

    @Test("An iPhone's files are found alone, with media, and within a backup")
    func iPhone() throws {
        try copy("ios", to: "mac/ChatStorage.sqlite")
        try copy("wa", to: "mac/ContactsV2.sqlite")
        try fixture.write([1], to: "mac/Message/Media/a.jpg")
        let path = fixture.path("mac/")
        #expect(
            try find("mac/") == [
                WhatsAppFinding(
                    .iosDatabase, path: path + "ChatStorage.sqlite", contacts: path + "ContactsV2.sqlite",
                    media: path + "Message")
            ])
        try copy("wa", to: "mac/LID.sqlite")
        #expect(try find("mac/").map(\.linkedIDs) == [path + "LID.sqlite"])
        for name in ["LID.sqlite", "ContactsV2.sqlite"] { try fixture.write([1], to: "mac/" + name + "-wal") }
        let logged = try #require(try find("mac/").first)
        #expect(logged.linkedIDsLog == path + "LID.sqlite-wal" && logged.contactsLog == path + "ContactsV2.sqlite-wal")
        try fixture.python(
            """
            files = {(ios_backup.WHATSAPP, "ChatStorage.sqlite"): open("ios", "rb").read()}
            ios_backup.write("backups/plain", files)
            ios_backup.write("backups/secret", files, b"secret", xml=True)
            ios_backup.write("other", {("HomeDomain", "a"): b"b"})
            """)
        #expect(
            try find("backups") == [
                WhatsAppFinding(.iosBackup(.whatsApp, isEncrypted: false), path: fixture.path("backups/plain")),
                WhatsAppFinding(.iosBackup(.whatsApp, isEncrypted: true), path: fixture.path("backups/secret")),
            ])
        #expect(try find("other").map(\.kind) == [.iosBackupWithoutChats])
    }

    @Test("A folder that holds several things lists all of them")
    func several() throws {
        try copy("android", to: "all/a.db")
        try copy("ios", to: "all/b.sqlite")
        try copy("crypt12", to: "all/c")
        try fixture.write(Array("1/2/24, 10:00 - Maya: hello\n".utf8), to: "all/chat.txt")
        try fixture.write([UInt8](repeating: 0x61, count: 64), to: "all/key.txt")
        #expect(
            try Set(find("all").map(\.kind)) == [.androidDatabase, .iosDatabase, .androidBackup(.crypt12), .export])
    }

    @Test("Pipes, devices and loops of links are never waited for")
    func places() throws {
        mkfifo(fixture.path("pipe"), 0o600)
        symlink("loop", fixture.path("loop"))
        #expect(throws: WhatsAppBackupError.self) { _ = try find("pipe") }
        #expect(throws: WhatsAppBackupError.self) { _ = try find("loop") }
        #expect(throws: WhatsAppBackupError.notFound) { _ = try find("absent") }
        #expect(throws: WhatsAppBackupError.self) { _ = try WhatsAppFinder(reader: fixture.reader).find("/dev/zero") }
        try copy("android", to: "strange/msgstore.db")
        mkfifo(fixture.path("strange/pipe"), 0o600)
        mkfifo(fixture.path("strange/Manifest.plist"), 0o600)
        symlink("..", fixture.path("strange/up"))
        symlink("/dev/zero", fixture.path("strange/zero"))
        mkfifo(fixture.path("strange/msgstore.db-wal"), 0o600)
        mkfifo(fixture.path("strange/wa.db"), 0o600)
        #expect(throws: WhatsAppBackupError.self) { _ = try find("strange") }
        unlink(fixture.path("strange/Manifest.plist"))
        #expect(try find("strange") == [WhatsAppFinding(.androidDatabase, path: fixture.path("strange/msgstore.db"))])
        symlink(fixture.path("strange"), fixture.path("link"))
        #expect(try find("link").map(\.kind) == [.androidDatabase])
    }

    @Test("An unreadable or truncated file is the error only if nothing else is found")
    func errors() throws {
        try fixture.write(Array(fixture.bytes("crypt12").prefix(90)), to: "cut/msgstore.db.crypt12")
        #expect(throws: WhatsAppBackupError.damaged) { _ = try find("cut") }
        #expect(throws: WhatsAppBackupError.damaged) { _ = try find("cut/msgstore.db.crypt12") }
        try copy("crypt15", to: "cut/msgstore.db.crypt15")
        #expect(try find("cut").map(\.kind) == [.androidBackup(.crypt15)])
        try fixture.write([], to: "empty/file")
        #expect(try find("empty") == [])
        let other = try BackupFixture(program: "/nonexistent/whisper-reader")
        let missing = WhatsAppFinder(reader: other.reader)
        #expect(throws: WhatsAppBackupError.readerMissing) { _ = try missing.find(fixture.path("android")) }
        #expect(throws: WhatsAppBackupError.readerMissing) { _ = try missing.find(fixture.folder) }
    }

    @Test("Folders of thousands of media, and deep ones, are passed over")
    func bounds() throws {
        for number in 0..<4_200 { try fixture.write([1], to: "tree/pictures/\(number)") }
        try copy("android", to: "tree/pictures/msgstore.db")
        try copy("android", to: "tree/1/2/3/4/5/6/msgstore.db")
        try copy("ios", to: "tree/1/2/3/4/5/6/7/ChatStorage.sqlite")
        #expect(try find("tree").map(\.kind) == [.androidDatabase])
    }
}
