import Foundation
import Testing
import WhisperRowPort
import WhisperTestSupport
import WhisperTestThreads
import WhisperWhatsAppBackup

@Suite(
    "Containers of another implementation (WDB-2, WDB-8)", .ownThreads,
    .enabled(if: BackupFixture.python != nil, BackupFixture.skipped))
struct WrittenContainerTests {
    let fixture: BackupFixture

    init() throws {
        fixture = try BackupFixture()
    }

    /// Calls that write a container of `content`, by the key file that opens it.
    static let forms = [
        ("crypt15(root, iv, content)", "root.hex().encode()"),
        ("crypt15(root, iv, content)", "array(root)"),
        ("crypt15(root, iv, content)", "root"),
        ("crypt15(root, iv, content, checksum=False, messages=False)", "root.hex().upper().encode()"),
        ("crypt15(root, iv, content, messages=False)", "root.hex().encode()"),
        ("crypt15(root, iv, content, key_type=1, current=3)", "root.hex().encode()"),
        ("crypt15(root, iv, content, version='', ending='')", "root.hex().encode()"),
        ("crypt14(key, server, account, iv, content)", "phone_key_file(key, server, account)"),
        ("crypt14(key, server, account, iv, content, version='3')", "phone_key_file(key, server, account, version=3)"),
        (
            "crypt14(key, server, account, iv, content, checksum=False, messages=False)",
            "phone_key_file(key, server, account)"
        ),
        ("crypt12(key, server, account, iv, content)", "phone_key_file(key, server, account)"),
    ]

    private func write(_ file: String, key: String, content: String) throws {
        try fixture.python(
            """
            def crypt14(key, server, account, iv, content, checksum=True, version="2", **rest):
                prefix = prefix14(iv, server, account, version=version, **rest)
                return sealed(prefix, key, iv, content, checksum)
            plain = \(content)
            content = packed(plain)
            put("plain", plain)
            put("file", \(file))
            put("key", \(key))
            """)
    }

    @Test("Every form is opened", arguments: forms)
    func content(_ file: String, _ key: String) throws {
        try write(file, key: key, content: "bytes(hashlib.sha256(b'%d' % n).digest()[n % 7] for n in range(300_001))")
        let key = try BackupKeyFile.read(path: fixture.path("key"), memory: fixture.memory)
        #expect(try fixture.content(fixture.path("file"), key) == fixture.bytes("plain"))
    }

    @Test("Content that is not packed, and a database in a zip archive, are opened as well")
    func packing() throws {
        try fixture.python(
            """
            import io, zipfile
            plain = b"SQLite format 3\\0" + bytes(1000)
            archive = io.BytesIO()
            with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as file: file.writestr("wa.db", plain)
            put("raw", crypt15(root, iv, plain))
            put("zip", crypt15(root, iv, archive.getvalue()))
            put("plain", plain)
            put("key", root)
            """)
        let key = try BackupKeyFile.read(path: fixture.path("key"), memory: fixture.memory)
        for name in ["raw", "zip"] { #expect(try fixture.content(fixture.path(name), key) == fixture.bytes("plain")) }
    }

    @Test("A container whose initial block has another length, or that names another cipher, has an unknown form")
    func unknown() throws {
        try fixture.python(
            """
            put("twelve", crypt15(root, iv[:12], packed(b"x" * 99)))
            put("twelve-14", crypt14(key, server, account, iv[:12], packed(b"x" * 99)))
            put("cipher", crypt14(key, server, account, iv, packed(b"x" * 99), cipher=b"\\0\\2"))
            put("salt", crypt14(key, server[:31], account, iv, packed(b"x" * 99)))
            put("none", framed(field(1, 1) + information()) + bytes(99))
            """)
        for name in ["twelve", "twelve-14", "cipher", "salt", "none"] {
            #expect(throws: WhatsAppBackupError.unknownBackup) { _ = try BackupContainer(path: fixture.path(name)) }
        }
    }

    @Test("A backup whose key WhatsApp keeps is said to be one, without a key and with any")
    func passwordProtected() throws {
        try fixture.python(
            """
            put("password", crypt15(root, iv, packed(b"x" * 99), current=2))
            put("passkey", crypt15(root, iv, packed(b"x" * 99), current=4, extra=field(5, field(1, "secret"))))
            put("passkey-only", framed(field(1, 1) + information() + field(5, field(1, "secret"))) + bytes(99))
            """)
        let (right, wrong) = (
            try fixture.key([UInt8](repeating: 1, count: 32)), try fixture.key([UInt8](repeating: 9, count: 32))
        )
        for name in ["password", "passkey"] {
            #expect(fixture.failure(fixture.path(name), nil) == .passwordProtected)
            #expect(fixture.failure(fixture.path(name), wrong) == .passwordProtected)
            let password = try fixture.key(Array("correct horse battery staple".utf8))
            #expect(fixture.failure(fixture.path(name), password) == .passwordProtected)
            // The phone itself has the key, whoever else keeps it.
            #expect(fixture.failure(fixture.path(name), right) == nil)
        }
        #expect(fixture.failure(fixture.path("passkey-only"), right) == .passwordProtected)
    }

    @Test("Without a checksum, damage and a wrong key are distinguished by what is decrypted")
    func withoutChecksum() throws {
        try fixture.python(
            """
            file = crypt15(root, iv, packed(os.urandom(5000)), checksum=False, messages=False)
            put("cut", file[:-20])
            put("changed", file[:-2000] + bytes([file[-2000] ^ 1]) + file[-1999:])
            put("intact", file)
            """)
        let (right, wrong) = (
            try fixture.key([UInt8](repeating: 1, count: 32)), try fixture.key([UInt8](repeating: 9, count: 32))
        )
        #expect(fixture.failure(fixture.path("cut"), right) == .damaged)
        #expect(fixture.failure(fixture.path("changed"), right) == .damaged)
        #expect(fixture.failure(fixture.path("intact"), wrong) == .wrongKey)
        #expect(fixture.failure(fixture.path("intact"), right) == nil)
    }

    @Test("A file that would unpack to far more than any database ends at the limit")
    func bomb() throws {
        try write("crypt15(root, iv, content)", key: "root", content: "bytes(400 << 20)")
        let key = try BackupKeyFile.read(path: fixture.path("key"), memory: fixture.memory)
        #expect(fixture.failure(fixture.path("file"), key) == .limit)
    }

    @Test(
        "No text of an encrypted database reaches a disk while it is read",
        .enabled(if: getuid() == 0, "needs root to look into a process that may not be traced"))
    func noPlaintext() throws {
        try fixture.python(
            """
            database = sqlite3.connect("plain")
            database.execute("CREATE TABLE message (a, b)")
            database.executemany("INSERT INTO message VALUES (?, ?)", (
                (n * 7919 % 100_003, "backup-canary-%d %s" % (n, os.urandom(40).hex())) for n in range(100_000)))
            database.commit()
            put("file", crypt15(root, iv, packed(open("plain", "rb").read())))
            os.remove("plain")
            """)
        let container = try #require(try BackupContainer(path: fixture.path("file")))
        let key = try fixture.key([UInt8](repeating: 1, count: 32))
        let source = try fixture.reader.open(
            ForeignFile(container.content(path: fixture.path("file"), key: key, reader: fixture.reader)))
        defer { source.close() }
        let cursor = try source.open(RowQuery("message", ["a", "b"], order: ["a"]))
        _ = try #require(try cursor.next())
        // The unpacked database, and what was sorted, are in a file without a name, encrypted.
        let spilled = try FileHandle(forReadingFrom: URL(filePath: try #require(try Self.spill(of: fixture.folder))))
        var size = 0
        while let piece = try spilled.read(upToCount: 1 << 20), !piece.isEmpty {
            size += piece.count
            #expect(piece.firstRange(of: Data("backup-canary".utf8)) == nil)
        }
        #expect(size > 12_000_000)
        #expect(try FileManager.default.contentsOfDirectory(atPath: fixture.folder) == ["file"])
    }

    /// The temporary file of the reader that has a file of a folder open.
    private static func spill(of folder: String) throws -> String? {
        let root = URL(filePath: folder).resolvingSymlinksInPath().path
        func target(_ path: String) -> String? { try? FileManager.default.destinationOfSymbolicLink(atPath: path) }
        for process in try FileManager.default.contentsOfDirectory(atPath: "/proc").compactMap({ Int32($0) })
        where process != getpid() && target("/proc/\(process)/fd/3") == root + "/file" {
            let files = try FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/fd")
            return files.map { "/proc/\(process)/fd/\($0)" }.first { target($0)?.hasSuffix("(deleted)") == true }
        }
        return nil
    }
}
