import Foundation
import Testing
import WhisperTestThreads
import WhisperWhatsAppBackup

@Suite("Keys of backups (WDB-2)", .ownThreads)
struct KeyFileTests {
    let fixture: BackupFixture

    init() throws {
        fixture = try BackupFixture()
    }

    private func kind(_ bytes: [UInt8]) throws(WhatsAppBackupError) -> BackupKey.Kind {
        guard let secret = try? fixture.memory.copy(bytes) else { throw .full }
        return try BackupKeyFile.read(secret, memory: fixture.memory).kind
    }

    private static let digits = String(repeating: "0123456789abcdef", count: 4)

    @Test(
        "64 digits are a key, however they are grouped",
        arguments: [
            digits, digits.uppercased(), digits + "\n", "\u{FEFF}" + digits + "\r\n",
            stride(from: 0, to: 64, by: 4).map { digits.dropFirst($0).prefix(4) }.joined(separator: " "),
            stride(from: 0, to: 64, by: 16).map { digits.dropFirst($0).prefix(16) }.joined(separator: "\n"),
            stride(from: 0, to: 64, by: 8).map { digits.dropFirst($0).prefix(8) }.joined(separator: "-"),
        ]
            + [
                "\u{A0}", "\u{202F}", "\u{2007}", "\u{3000}", "\u{200B}", "\u{2060}", "\u{AD}", "\u{2011}", "\u{2013}",
                "\u{2028}", "\u{85}", "\u{200E} ", "\u{FEFF}",
            ].map { separator in
                stride(from: 0, to: 64, by: 4).map { digits.dropFirst($0).prefix(4) }.joined(separator: separator)
            })
    func grouped(_ text: String) throws {
        #expect(try kind(Array(text.utf8)) == .owner)
        #expect(BackupKeyFile.isMarked(Array(text.utf8)))
    }

    @Test(
        "Digits that are too few, too many or mistyped are no key, and no password either",
        arguments: [
            String(digits.dropLast()), "\u{A0}" + digits.dropLast() + "\u{202F}", digits + "0",
            digits.replacingOccurrences(of: "0", with: "O"), digits + digits,
            "12",
        ])
    func mistyped(_ text: String) {
        #expect(throws: WhatsAppBackupError.malformedKey) { try kind(Array(text.utf8)) }
        #expect(!BackupKeyFile.isMarked(Array(text.utf8)))
    }

    @Test("Another text is perhaps a password", arguments: ["correct horse", "pässwörd 🐎", "xyzxyz", "hunter2\n"])
    func password(_ text: String) throws {
        #expect(try kind(Array(text.utf8)) == .password)
        #expect(!BackupKeyFile.isMarked(Array(text.utf8)))
    }

    @Test("Files of Android and 32 bytes are keys")
    func files() throws {
        #expect(try kind(BackupFixture.seed("keyfile/owner")) == .owner)
        #expect(try kind(BackupFixture.seed("keyfile/phone")) == .phone)
        for name in ["owner", "phone"] { #expect(BackupKeyFile.isMarked(try BackupFixture.seed("keyfile/" + name))) }
        #expect(!BackupKeyFile.isMarked([UInt8](repeating: 0x80, count: 32)), "They could be anything")
        #expect(try kind([UInt8](repeating: 0x80, count: 32)) == .owner)
        #expect(throws: WhatsAppBackupError.malformedKey) { try kind([UInt8](repeating: 0x80, count: 31)) }
        #expect(throws: WhatsAppBackupError.malformedKey) { try kind([0x20]) }
    }

    @Test("A key file that is cut off or longer is none", arguments: ["keyfile/owner", "keyfile/phone"])
    func truncation(_ name: String) throws {
        let bytes = try BackupFixture.seed(name)
        for count in 1..<bytes.count where count != 32 {
            #expect(throws: WhatsAppBackupError.malformedKey, "\(count)") { try kind(Array(bytes.prefix(count))) }
        }
        #expect(throws: WhatsAppBackupError.malformedKey) { try kind(bytes + [0]) }
    }

    @Test(
        "No byte of a key file can be changed so that reading it does more than fail",
        arguments: ["owner", "phone", "groups"])
    func mutations(_ name: String) throws {
        let bytes = try BackupFixture.seed("keyfile/" + name)
        let right = try kind(bytes)
        for place in bytes.indices {
            for value in UInt8.min...UInt8.max {
                var changed = bytes
                changed[place] = value
                do throws(WhatsAppBackupError) {
                    let kind = try kind(changed)
                    #expect(kind == right || name == "groups" && kind == .password, "\(place) \(value)")
                } catch {
                    #expect(error == .malformedKey, "\(place) \(value)")
                }
            }
        }
    }

    @Test("A folder, a pipe, a device, a loop of links and a large file are no keys, and nothing waits for them")
    func places() throws {
        mkfifo(fixture.path("pipe"), 0o600)
        symlink("loop", fixture.path("loop"))
        try fixture.write([UInt8](repeating: 0x61, count: 100_000), to: "large")
        for path in [fixture.folder, fixture.path("pipe"), fixture.path("loop"), fixture.path("large"), "/dev/zero"] {
            #expect(throws: WhatsAppBackupError.malformedKey, "\(path)") {
                _ = try BackupKeyFile.read(path: path, memory: fixture.memory)
            }
        }
        #expect(throws: WhatsAppBackupError.notFound) {
            _ = try BackupKeyFile.read(path: fixture.path("absent"), memory: fixture.memory)
        }
        symlink("real", fixture.path("link"))
        try fixture.write(Array(Self.digits.utf8), to: "real")
        #expect(try BackupKeyFile.read(path: fixture.path("link"), memory: fixture.memory).kind == .owner)
    }
}
