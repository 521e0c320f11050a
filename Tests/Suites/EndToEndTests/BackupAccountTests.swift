import Foundation
import Testing
import WhisperJSONText
import WhisperTestThreads

@Suite(
    "A backup of an iPhone with WhatsApp and WhatsApp Business (WDB-1)", .ownThreads,
    .enabled(if: WrittenBackup.python != nil, WrittenBackup.skipped))
struct BackupAccountTests {
    /// Writes a backup of both apps, one message each.
    private static func write(_ arguments: String, in folder: Scratch) throws {
        try WrittenBackup.write(
            """
            def chats(text):
                made = sqlite3.connect("chats")
                made.executescript(\"\"\"
                    CREATE TABLE ZWACHATSESSION (
                        Z_PK INTEGER PRIMARY KEY, ZSESSIONTYPE INTEGER, ZGROUPINFO INTEGER, ZCONTACTJID, ZPARTNERNAME);
                    CREATE TABLE ZWAMESSAGE (
                        Z_PK INTEGER PRIMARY KEY, ZISFROMME INTEGER, ZMESSAGETYPE INTEGER, ZSORT INTEGER,
                        ZCHATSESSION INTEGER, ZMESSAGEDATE TIMESTAMP, ZFROMJID, ZSTANZAID, ZTEXT, ZTOJID);
                    INSERT INTO ZWACHATSESSION VALUES (1, 0, NULL, '4915770000001@s.whatsapp.net', 'Ana Reis');
                    \"\"\")
                made.execute("INSERT INTO ZWAMESSAGE VALUES (1, 0, 0, 1, 1, 795214800, ?, ?, ?, NULL)",
                    ("4915770000001@s.whatsapp.net", "3A" + text, text))
                made.commit()
                made.close()
                content = open("chats", "rb").read()
                os.remove("chats")
                return content
            business = ios_backup.WHATSAPP.replace("WhatsApp.shared", "WhatsAppSMB.shared")
            ios_backup.write("f", {
                (ios_backup.WHATSAPP, "ChatStorage.sqlite"): chats("private"),
                (business, "ChatStorage.sqlite"): chats("shop"),
            }\(arguments))
            put("k", b"secret")
            """, in: folder)
    }

    private static func texts(_ vault: TestVault) throws -> Set<String> {
        Set(try vault.expect(["export", "json"]).objects().compactMap { $0.object("content")?.string("text") })
    }

    @Test("Both are offered, and --account chooses", arguments: ["", ", b'secret'"])
    func both(_ arguments: String) throws {
        let vault = try TestVault()
        try Self.write(arguments, in: vault.scratch)
        let key = arguments.isEmpty ? [] : ["--key-file", vault.scratch("k")]
        let command = ["import", "whatsapp", vault.scratch("f")] + key
        let offer = try vault(command)
        #expect(offer.status == 1)
        #expect(try Self.texts(vault).isEmpty)
        #expect(offer.errors.contains("WhatsApp (--account whatsapp), WhatsApp Business (--account business)"))
        #expect(try vault(command + ["--account", "other"]).status == 64)
        let first = try vault.object(command + ["--account", "business"])
        #expect(first.integer("added") == 1)
        #expect(try Self.texts(vault) == ["shop"])
        try vault.expect(command + ["--account", "WhatsApp"])
        #expect(try Self.texts(vault) == ["shop", "private"])
    }

    @Test("An app that is not there is named, and a wrong password is called one")
    func refused() throws {
        let vault = try TestVault()
        try Self.write(", b'secret'", in: vault.scratch)
        try vault.scratch.write("Secret", to: "k")
        let command = ["import", "whatsapp", vault.scratch("f"), "--key-file", vault.scratch("k")]
        let wrong = try vault(command + ["--account", "business"])
        #expect(wrong.status == 1 && wrong.errors.contains("The password does not open"), "\(wrong.errors)")
        try FileManager.default.removeItem(atPath: vault.scratch("f"))
        try Self.write("", in: vault.scratch)
        try FileManager.default.removeItem(atPath: vault.scratch("f/72"))
        let absent = try vault(["import", "whatsapp", vault.scratch("f"), "--account", "business"])
        #expect(absent.status == 1 && absent.errors.contains("no chats of WhatsApp Business"), "\(absent.errors)")
        try vault.expect(["import", "whatsapp", vault.scratch("f")])
        #expect(try Self.texts(vault) == ["private"])
    }

    @Test("Several databases are called databases")
    func databases() throws {
        let vault = try TestVault()
        try WrittenBackup.write(
            "os.mkdir('f'); database('f/one.db'); database('f/two.db')", in: vault.scratch)
        let run = try vault(["import", "whatsapp", vault.scratch("f")])
        #expect(run.status == 1 && run.errors.contains("contains several databases:"), "\(run.errors)")
    }
}
