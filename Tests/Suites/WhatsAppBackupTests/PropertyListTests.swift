import Foundation
import Testing
import WhisperPropertyList
import WhisperTestThreads
import WhisperWhatsAppBackup

@Suite("Property lists and key bags (WDB-1, WDB-8)", .ownThreads)
struct PropertyListTests {
    @Test("Both forms of a list say the same", arguments: ["propertylist/binary", "propertylist/xml"])
    func values(_ name: String) throws {
        let root = try #require(PropertyList(try BackupFixture.seed(name))).root
        #expect(root["IsEncrypted"]?.flag == true)
        #expect(root["Lockdown"]?["ProductVersion"]?.text == "17")
        #expect(root["Lockdown"]?["n"]?.text == "é<")
        #expect(root["BackupKeyBag"]?.data.map(Array.init) == Array("abc".utf8))
        let array = try #require(root["a"])
        #expect(array.count == 5)
        #expect(array[0]?.integer == 1 && array[1]?.integer == -2 && array[2]?.flag == true)
        #expect(array[4]?.integer == nil, "beyond 64 bits")
        #expect(array[5] == nil && array["a"] == nil && root["absent"] == nil && root.integer == nil)
    }

    @Test("A date counts from 2001")
    func date() throws {
        let root = try #require(PropertyList(try BackupFixture.seed("propertylist/binary"))).root
        #expect(root["d"]?.date == Date(timeIntervalSince1970: 1_767_225_600).timeIntervalSinceReferenceDate)
    }

    @Test("A date that is no number is none")
    func noDate() throws {
        let bytes = Array("bplist00".utf8) + [0x33, 0x7F, 0xF8, 0, 0, 0, 0, 0, 0, 8] + trailer(objects: 1, table: 17)
        let list = try #require(PropertyList(bytes))
        #expect(list.root.date == nil && list == PropertyList(bytes))
    }

    @Test("Character data and numbered entities are text")
    func characters() throws {
        #expect(PropertyList(try BackupFixture.seed("propertylist/cdata"))?.root["a"]?.text == "xA")
    }

    @Test(
        "Lists that are not well formed are damaged",
        arguments: [
            "", "bplist00", "<plist>", "<plist></plist>", "<plist><dict></plist>",
            "<plist><dict><string>a</string></dict></plist>",
            "<plist><dict><key>a</key></dict></plist>", "<plist><string>&unknown;</string></plist>",
            "<!DOCTYPE plist [<!ENTITY a \"b\">]><plist><string>a</string></plist>",
            "<plist><integer>x</integer></plist>",
            "<plist><data>!</data></plist>", "<plist><true/></plist><plist><true/></plist>",
            "<plist><true/><true/></plist>",
            "<dict/>", "<plist><string>a</key></plist>", "<plist><dict/></dict></plist>",
            "<plist>" + String(repeating: "<array>", count: 1_000) + String(repeating: "</array>", count: 1_000)
                + "</plist>",
        ])
    func malformed(_ text: String) {
        #expect(PropertyList(Array(text.utf8)) == nil)
    }

    @Test("A list that contains itself is read, one step at a time")
    func cycle() throws {
        // One object: an array whose only element is itself.
        let list = try #require(
            PropertyList(Array("bplist00".utf8) + [0xA1, 0, 8] + trailer(objects: 1, table: 10)))
        var value = list.root
        for _ in 0..<1_000 { value = try #require(value[0]) }
        #expect(value.count == 1)
    }

    @Test("Thousands of objects in the same place take no more memory than the file")
    func overlap() throws {
        let count = 50_000
        // Every offset leads to one array of as many references.
        var bytes = Array("bplist00".utf8) + [0xAF, 0x12, 0, 0, 0xC3, 0x50] + [UInt8](repeating: 0, count: count)
        let table = bytes.count
        for _ in 0..<count { bytes.append(8) }
        bytes += trailer(objects: count, table: table)
        #expect(PropertyList(bytes) == nil)
    }

    /// The end of a binary list whose offsets and references have one byte each.
    private func trailer(objects: Int, table: Int) -> [UInt8] {
        func number(_ value: Int) -> [UInt8] { (0..<8).map { UInt8(truncatingIfNeeded: value >> (56 - 8 * $0)) } }
        return [0, 0, 0, 0, 0, 0, 1, 1] + number(objects) + number(0) + number(table)
    }

    @Test(
        "No list can be cut off or changed so that reading it does more than fail",
        arguments: ["binary", "xml", "cdata", "record", "empty-record"])
    func mutations(_ name: String) throws {
        let bytes = try BackupFixture.seed("propertylist/" + name)
        for count in bytes.indices { visit(Array(bytes.prefix(count))) }
        for place in bytes.indices {
            let byte = bytes[place]
            for value in [
                0, 1, 2, 0x0F, 0x10, 0x3C, 0x7F, 0x80, 0xD1, 0xFF, byte ^ 1, byte ^ 0x20, byte &+ 1, byte &- 1,
            ] {
                var changed = bytes
                changed[place] = value
                visit(changed)
            }
        }
    }

    private func visit(_ bytes: [UInt8]) {
        guard let list = PropertyList(bytes) else { return }
        let root = list.root
        _ = (list.archive?.root["Size"]?.integer, root["Lockdown"]?["n"]?.text, root["a"]?[1]?.integer, root["d"]?.date)
    }

    @Test("The derivations and the keys under the password are read from a bag", arguments: ["current", "old"])
    func keyBag(_ name: String) throws {
        let bag = try KeyBag(BackupFixture.seed("keybag/" + name)[...])
        #expect(bag.second.count == 10 && bag.second.salt.count == 20)
        #expect((bag.first != nil) == (name == "current"))
        #expect(bag.classes.map(\.number) == Array(1...11))
        #expect(bag.classes.allSatisfy { $0.wrapped.count == 40 })
    }

    @Test("No bag can be cut off or changed so that reading it does more than fail", arguments: ["current", "old"])
    func bagMutations(_ name: String) throws {
        let bytes = try BackupFixture.seed("keybag/" + name)
        for count in bytes.indices { check(Array(bytes.prefix(count))) }
        for place in bytes.indices {
            for value in [0, 1, 2, 0x7F, 0x80, 0xFF, bytes[place] ^ 1, bytes[place] ^ 0x20] {
                var changed = bytes
                changed[place] = value
                check(changed)
            }
        }
        #expect(throws: WhatsAppBackupError.damaged) { _ = try KeyBag([]) }
        #expect(throws: WhatsAppBackupError.damaged) { _ = try KeyBag([UInt8](repeating: 0, count: 70_000)[...]) }
    }

    private func check(_ bytes: [UInt8]) {
        do throws(WhatsAppBackupError) {
            let bag = try KeyBag(bytes[...])
            #expect(bag.second.count > 0 && bag.classes.allSatisfy { $0.wrapped.count == 40 })
        } catch {
            #expect(error == .damaged || error == .unknownBackup)
        }
    }
}
