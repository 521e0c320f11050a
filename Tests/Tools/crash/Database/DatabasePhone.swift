import Foundation
import WhisperDatabaseGenerator
import WhisperTestSupport

/// What a phone leaves: an encrypted backup of its messages, its media, and an export of a part of one chat (WDB-8).
///
/// A second implementation, in Python, writes the backup, so that what is read is not what the reader's own code wrote.
struct DatabasePhone {
    /// The folder that is imported.
    let folder: String
    /// The file with the key of the backup.
    let key: String
    /// The export, in UTC.
    let export: String
    /// What must be found in no file: a text and a number of the database, and bytes of its pages.
    let canaries: [[UInt8]]

    /// The Python that can write a backup; nil where there is none.
    static let python: String? = {
        let named = ProcessInfo.processInfo.environment["WHISPER_PYTHON"].map { [$0] } ?? []
        return (named + ["python3"]).first { python in
            let run = try? ChildProcess.run(python, ["-c", "import cryptography.hazmat.primitives.ciphers, sqlite3"])
            return run?.status == 0
        }
    }()

    private static let text = "the canary sings at five"
    private static let number = "4915550173942"

    /// What an earlier call of `make` left in a folder, for the process that imports it.
    init(in place: String) {
        folder = place + "/WhatsApp"
        key = place + "/key"
        export = place + "/WhatsApp Chat with Group 1.txt"
        canaries = []
    }

    /// Makes a phone, from a seed.
    static func make(in place: String, seed: UInt64) throws -> DatabasePhone {
        guard let python else { throw CrashFailure("no Python with the package cryptography") }
        let phone = DatabasePhone(in: place)
        for name in ["Databases", "Backups"] {
            try FileManager.default.createDirectory(
                atPath: phone.folder + "/" + name, withIntermediateDirectories: true)
        }
        let history = history(seed: seed)
        let writer = AndroidDatabaseWriter(history, schema: .january2026)
        let (statements, contacts) = (place + "/statements.sql", place + "/contacts.sql")
        try SQLText.statements(writer.messages).write(toFile: statements, atomically: false, encoding: .utf8)
        try SQLText.statements(writer.contacts).write(toFile: contacts, atomically: false, encoding: .utf8)
        let plain = place + "/plain.db"
        _ = try ChildProcess.output(
            of: python,
            [
                "-c", script, PackageRoot.path("Tests/Suites/WhatsAppBackupTests/python"), statements, contacts,
                plain, phone.folder, phone.key,
            ])
        var part = history.chats[1]
        part.messages.removeLast(part.messages.count / 3)
        try HistoryExport.text(of: part, in: history).write(toFile: phone.export, atomically: false, encoding: .utf8)
        let canaries = try canaries(of: plain)
        for path in [plain, plain + "-contacts", statements, contacts] {
            try FileManager.default.removeItem(atPath: path)
        }
        return DatabasePhone(folder: phone.folder, key: phone.key, export: phone.export, canaries: canaries)
    }

    private init(folder: String, key: String, export: String, canaries: [[UInt8]]) {
        self.folder = folder
        self.key = key
        self.export = export
        self.canaries = canaries
    }

    /// A history with the canary in a chat that is not exported.
    private static func history(seed: UInt64) -> History {
        var generator = HistoryGenerator(seed: seed)
        var history = generator.history(chats: 4, messages: 80)
        history.people[history.chats[2].members[0]].number = number
        for place in stride(from: 3, to: 80, by: 7) {
            history.chats[2].messages[place].body = .text("\(text) \(place)")
        }
        return history
    }

    /// The text, the number, and a stretch without zeros of twelve of the pages that have one: many do not, such as
    /// pages of an index with short rows.
    private static func canaries(of database: String) throws -> [[UInt8]] {
        let bytes = try Data(contentsOf: URL(filePath: database))
        let stretches = (0..<bytes.count / 4_096).compactMap { page in
            let places = page * 4_096 + 100..<page * 4_096 + 4_000
            return places.first { place in !bytes[place..<place + 24].contains(0) }.map { Array(bytes[$0..<$0 + 24]) }
        }
        let step = max(1, stretches.count / 12)
        let samples = stride(from: 0, to: stretches.count, by: step).map { stretches[$0] }
        let canaries = [Array(text.utf8), Array(number.utf8)] + samples
        // What is not in the database itself could not be found anywhere, and would prove nothing.
        guard stretches.count > 6, canaries.allSatisfy({ CanarySearch([$0]).isIn(bytes) }) else {
            throw CrashFailure("\(stretches.count) pages have bytes to search for, or the search does not find them")
        }
        return canaries
    }

    /// Makes the databases of SQL, files for the pictures, and the backups.
    private static let script = """
        import hashlib, os, sqlite3, sys
        sys.dont_write_bytecode = True
        modules, statements, contacts, plain, folder, key = sys.argv[1:]
        sys.path.insert(0, modules)
        from containers import crypt15, packed
        def made(path, statements):
            database = sqlite3.connect(path)
            database.executescript(open(statements, encoding="utf-8").read())
            return database
        def sealed(path, name):
            with open(os.path.join(folder, name), "wb") as file:
                file.write(crypt15(root, os.urandom(16), packed(open(path, "rb").read())))
        database = made(plain, statements)
        rows = database.execute("SELECT message_row_id, file_path FROM message_media WHERE file_path IS NOT NULL").fetchall()
        for row, path in rows:
            content = hashlib.sha256(b"%d" % row).digest() * (1 + row * 37 % 3000)
            database.execute("UPDATE message_media SET file_size = ? WHERE message_row_id = ?", (len(content), row))
            os.makedirs(os.path.dirname(os.path.join(folder, path)), exist_ok=True)
            open(os.path.join(folder, path), "wb").write(content)
        database.commit()
        database.close()
        made(plain + "-contacts", contacts).close()
        root = os.urandom(32)
        sealed(plain, "Databases/msgstore.db.crypt15")
        sealed(plain + "-contacts", "Backups/wa.db.crypt15")
        open(key, "w").write(root.hex())
        """
}
