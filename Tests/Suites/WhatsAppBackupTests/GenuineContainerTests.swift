import Foundation
import Testing
import WhisperRowPort
import WhisperTestThreads
import WhisperWhatsAppBackup

@Suite("Genuine containers (WDB-2, WDB-8)", .ownThreads, .enabled(if: GenuineFiles.areHere, GenuineFiles.skipped))
struct GenuineContainerTests {
    let fixture: BackupFixture

    /// Each container, and the key file that opens it.
    static let pairs = [
        ("msgstore.db.crypt12", "key"), ("msgstore.db.crypt14", "key"), ("msgstore.db.crypt15", "encrypted_backup.key"),
    ]

    init() throws {
        fixture = try BackupFixture()
    }

    private func key(_ name: String) throws -> BackupKey {
        try BackupKeyFile.read(path: GenuineFiles.path(name), memory: fixture.memory)
    }

    @Test("Each decrypts to the database, byte for byte", arguments: pairs)
    func content(_ name: String, _ keyName: String) throws {
        let content = try fixture.content(GenuineFiles.path(name), key(keyName))
        #expect(try content == GenuineFiles.bytes("msgstore.db"))
    }

    @Test("The digits that WhatsApp shows open crypt15 as its key file does")
    func digits() throws {
        let root = try GenuineFiles.bytes("encrypted_backup.key").suffix(32)
        let text = root.map { String(format: "%02X", $0) }.joined()
        let groups = stride(from: 0, to: 64, by: 4).map { text.dropFirst($0).prefix(4) }.joined(separator: " ") + "\n"
        let content = try fixture.content(GenuineFiles.path("msgstore.db.crypt15"), fixture.key(Array(groups.utf8)))
        #expect(try content == GenuineFiles.bytes("msgstore.db"))
    }

    @Test("What they state about themselves is read")
    func description() throws {
        let crypt12 = try #require(try BackupContainer(path: GenuineFiles.path("msgstore.db.crypt12")))
        let crypt14 = try #require(try BackupContainer(path: GenuineFiles.path("msgstore.db.crypt14")))
        let crypt15 = try #require(try BackupContainer(path: GenuineFiles.path("msgstore.db.crypt15")))
        #expect([crypt12.form, crypt14.form, crypt15.form] == [.crypt12, .crypt14, .crypt15])
        #expect([crypt12.keyHolder, crypt14.keyHolder, crypt15.keyHolder] == [.phone, .phone, .owner])
        #expect([crypt12.appVersion, crypt14.appVersion, crypt15.appVersion] == [nil, "2.22.5.13", "2.22.5.13"])
        #expect([crypt12.numberEnding, crypt14.numberEnding, crypt15.numberEnding] == ["67", "67", "67"])
        #expect(crypt14.statesMessages && crypt15.statesMessages)
        #expect(try BackupContainer(path: GenuineFiles.path("msgstore.db")) == nil)
    }

    @Test("No key, a wrong one, and another kind of key or a password are three errors", arguments: pairs)
    func keys(_ name: String, _ keyName: String) throws {
        let path = GenuineFiles.path(name)
        var other = try GenuineFiles.bytes(keyName)
        other[other.count - 1] ^= 1
        #expect(fixture.failure(path, nil) == .keyRequired)
        #expect(try fixture.failure(path, fixture.key(other)) == .wrongKey)
        #expect(try fixture.failure(path, key(keyName == "key" ? "encrypted_backup.key" : "key")) == .malformedKey)
        let password = try fixture.key(Array("correct horse battery staple".utf8))
        #expect(fixture.failure(path, password) == .malformedKey, "Or a mistyped key")
    }

    @Test("The key file of another phone is refused before anything is decrypted", arguments: [29, 30, 61, 62, 77])
    func otherPhone(_ place: Int) throws {
        let idle = try BackupFixture(program: "/nonexistent/whisper-reader")
        var other = try GenuineFiles.bytes("key")
        other[place] ^= 1
        for name in ["msgstore.db.crypt12", "msgstore.db.crypt14"] {
            #expect(try idle.failure(GenuineFiles.path(name), idle.key(other)) == .wrongKey)
        }
    }

    @Test("A file that is cut off anywhere is damaged, or is not recognised at all", arguments: pairs)
    func truncation(_ name: String, _ keyName: String) throws {
        let (bytes, key) = (try GenuineFiles.bytes(name), try key(keyName))
        for count in 0..<600 {
            let head = Array(bytes.prefix(count))
            do throws(WhatsAppBackupError) {
                let container = try BackupContainer(head: head, tail: Array(head.suffix(4)), size: Int64(count))
                #expect(container == nil || (container?.form != .crypt12 && count > 160), "\(count)")
            } catch {
                #expect(error == .damaged, "\(count)")
            }
        }
        let ends = Array(160..<300).filter { $0 % 14 == 0 } + [1_000, 65_536, bytes.count / 2]
        for count in ends + (1...40).map({ bytes.count - $0 }) {
            #expect(fixture.failure(try fixture.write(Array(bytes.prefix(count))), key) == .damaged, "\(count)")
        }
    }

    @Test("A changed or added byte is damage, not a wrong key", arguments: pairs)
    func damage(_ name: String, _ keyName: String) throws {
        let (bytes, key) = (try GenuineFiles.bytes(name), try key(keyName))
        for place in [190, 300, bytes.count / 2, bytes.count - 37, bytes.count - 33, bytes.count - 21, bytes.count - 5]
        {
            var changed = bytes
            changed[place] ^= 0x10
            #expect(fixture.failure(try fixture.write(changed), key) == .damaged, "\(place)")
        }
        #expect(fixture.failure(try fixture.write(bytes + [0]), key) == .damaged)
        #expect(fixture.failure(try fixture.write(bytes + bytes.suffix(32)), key) == .damaged)
    }

    @Test("Whatever one byte of the prefix becomes, the layers remain within the file", arguments: pairs)
    func mutations(_ name: String, _ keyName: String) throws {
        let (bytes, key) = (Array(try GenuineFiles.bytes(name).prefix(400)), try key(keyName))
        for place in 0..<200 {
            for value in [0, 1, 2, 0x10, 0x7F, 0x80, 0xFF, bytes[place] ^ 1, bytes[place] &+ 1]
            where value != bytes[place] {
                var changed = bytes
                changed[place] = value
                guard
                    let container = try? BackupContainer(
                        head: changed, tail: Array("--67".utf8), size: Int64(bytes.count)),
                    let layers = try? container.layers(key, reader: UnusedReader())
                else { continue }
                guard case .sealed(_, let nonce, let range, _)? = layers.first else {
                    Issue.record("no layer")
                    continue
                }
                #expect(nonce.count == 16 && range.lowerBound > 0 && range.upperBound <= Int64(bytes.count))
            }
        }
    }
}

/// A reader that only derives keys.
struct UnusedReader: ForeignReader {
    func open(_ file: ForeignFile) throws(RowError) -> any RowSource { throw .failed(0) }
    func read(_ content: ForeignContent) throws(RowError) -> any ForeignBytes { throw .failed(0) }
    func derive(_ derivation: ForeignDerivation, from secret: ForeignKey) throws(RowError) -> ForeignKey { secret }
    func unwrap(_ wrapped: [UInt8], under key: ForeignKey) throws(RowError) -> ForeignKey { throw .wrongKey }
    func decryptor(_ key: ForeignKey) throws(RowError) -> any ForeignDecryptor { throw .failed(0) }
}
