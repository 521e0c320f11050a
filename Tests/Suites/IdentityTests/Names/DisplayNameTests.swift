import WhisperIdentity
import WhisperTestThreads
import Testing

@Suite("Names of identities and contacts (CON-2)", .ownThreads)
struct DisplayNameTests {
    private func fault(_ text: String) -> NameError? {
        do {
            _ = try DisplayName(text)
            return nil
        } catch {
            return error
        }
    }

    @Test(
        "Names in all scripts are accepted unchanged, including the joiners that their spelling needs",
        arguments: [
            "Ana", "Ana Müller-Lüdenscheid", "O’Brien", "李小龍", "山田 太郎", "葛\u{E0100}城", "Nguyễn Thị Ánh",
            "Nguye\u{302}\u{303}n", "محمد علي", "شاه\u{200C}رخ", "क\u{94D}\u{200D}ष", "श्रीकृष्ण", "שָׁלוֹם", "👩\u{200D}🔬 Lab",
            "❤\u{FE0F}\u{200D}🔥", "👍🏽", "Family 👨\u{200D}👩\u{200D}👧", "1\u{FE0F}\u{20E3}", "R2-D2", "🇩🇪", "ไทย", "x",
            "42",
        ])
    func taken(name: String) throws {
        #expect(fault(name) == nil)
        #expect(try DisplayName(name).text.unicodeScalars.elementsEqual(name.unicodeScalars))
        #expect(try DisplayName(utf8: Array(name.utf8)).text.unicodeScalars.elementsEqual(name.unicodeScalars))
        #expect(try DisplayName(entered: name).text.unicodeScalars.elementsEqual(name.unicodeScalars))
    }

    @Test("Every control, bidirectional and invisible character is rejected anywhere")
    func forbidden() {
        var forbidden: [ClosedRange<UInt32>] = [
            0x00...0x1F, 0x7F...0x9F, 0xAD...0xAD, 0x34F...0x34F, 0x61C...0x61C, 0x115F...0x1160, 0x17B4...0x17B5,
            0x180B...0x180F, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0x2800...0x2800, 0x3164...0x3164,
            0xFE00...0xFE0F, 0xFEFF...0xFEFF, 0xFFA0...0xFFA0, 0xFFF9...0xFFFD, 0xE000...0xE100, 0xFDD0...0xFDEF,
            0xFFFE...0xFFFF, 0x1D173...0x1D17A, 0xE0000...0xE01EF, 0xF0000...0xF0100, 0x10FFFE...0x10FFFF,
        ]
        forbidden += [0x600...0x605, 0x6DD...0x6DD, 0x70F...0x70F]
        for value in forbidden.joined() {
            guard let scalar = Unicode.Scalar(value) else { continue }
            for name in ["\(scalar)", "\(scalar)Ana", "An\(scalar)a", "Ana\(scalar)", "An \(scalar) a"] {
                #expect(fault(name) == .forbiddenCharacter, "U+\(String(value, radix: 16))")
            }
        }
    }

    @Test("The only space is U+0020, single, and inside the name")
    func spaces() {
        for name in [" Ana", "Ana ", "Ana  Bo", " ", "  "] { #expect(fault(name) == .misplacedSpace, "“\(name)”") }
        for space in [
            "\u{A0}", "\u{1680}", "\u{2000}", "\u{200A}", "\u{202F}", "\u{205F}", "\u{3000}", "\t", "\n", "\r\n",
        ] {
            #expect(fault("Ana\(space)Bo") == .forbiddenCharacter)
        }
    }

    @Test("Joiners and selectors without effect are rejected, so that no two names look the same")
    func idleJoiners() {
        for name in [
            "An\u{200D}a", "An\u{200C}a", "\u{200D}Ana", "Ana\u{200D}", "👩\u{200D}", "\u{200D}👩", "👩\u{200D}a",
            "a\u{200D}👩",
            "A\u{FE0F}na", "1\u{FE0F}", "म\u{200D}ष", "क\u{94D}\u{200D}", "محمد\u{200C}", "\u{200C}محمد",
            "محمد\u{200C}a",
            "❤\u{FE0F}\u{FE0F}", "A\u{E0100}", "👩\u{200D}\u{200D}🔬",
        ] {
            #expect(fault(name) == .forbiddenCharacter, "\(name.unicodeScalars.map(\.value))")
        }
    }

    @Test("Marks must follow a letter, and must not pile up")
    func marks() {
        let acute = "\u{301}"
        #expect(fault(acute) == .forbiddenCharacter)
        #expect(fault("Ana \(acute)") == .forbiddenCharacter)
        #expect(fault("a" + String(repeating: acute, count: 8)) == nil)
        #expect(fault("a" + String(repeating: acute, count: 9)) == .forbiddenCharacter)
        #expect(fault("👍" + String(repeating: "\u{FE0F}\u{200D}👍", count: 9)) == nil)
    }

    @Test("The length in bytes is 1 to 128")
    func length() {
        #expect(fault("") == .empty)
        #expect(fault(String(repeating: "a", count: 128)) == nil)
        #expect(fault(String(repeating: "a", count: 129)) == .tooLong)
        #expect(fault(String(repeating: "é", count: 64)) == nil)
        #expect(fault(String(repeating: "é", count: 64) + "a") == .tooLong)
        #expect(throws: NameError.tooLong) { try DisplayName(utf8: [UInt8](repeating: 0xFF, count: 129)) }
    }

    @Test("Invalid UTF-8 is not repaired")
    func notUTF8() {
        for bytes: [UInt8] in [[0xFF], [0x41, 0xC3], [0xED, 0xA0, 0x80], [0xC0, 0x80], [0xF4, 0x90, 0x80, 0x80]] {
            #expect(throws: NameError.notUTF8) { try DisplayName(utf8: bytes) }
        }
    }

    @Test("User input is stripped of extra spaces and nothing else")
    func entered() throws {
        #expect(try DisplayName(entered: "  Ana \u{3000}\t Bo\u{A0}").text == "Ana Bo")
        #expect(throws: NameError.empty) { try DisplayName(entered: " \t ") }
        #expect(throws: NameError.forbiddenCharacter) { try DisplayName(entered: "Ana\nBo") }
        #expect(throws: NameError.forbiddenCharacter) { try DisplayName(entered: "Ana\u{202E}oB") }
    }
}

@Suite("Stages of an identity (ID-1 … ID-3)", .ownThreads)
struct IdentityStageTests {
    @Test("An archived identity seals nothing, a rotated one only if named")
    func rights() {
        #expect(IdentityStage.allCases.map(\.canSeal) == [true, true, false])
        #expect(IdentityStage.allCases.map(\.canBeDefault) == [true, false, false])
        #expect(IdentityStage.allCases.map(\.canRotate) == [true, false, false])
    }

    @Test("Rotation never reactivates an archived identity")
    func rotation() {
        #expect(IdentityStage.allCases.map { $0.afterRotation(archives: true) } == [.archived, .archived, .archived])
        #expect(IdentityStage.allCases.map { $0.afterRotation(archives: false) } == [.rotated, .rotated, .archived])
    }
}
