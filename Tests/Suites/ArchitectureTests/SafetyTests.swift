import WhisperTestThreads
import Testing

@Suite("Forbidden code (A5)", .ownThreads)
struct SafetyTests {
    private static let files = SourceFile.all(under: ["Ports", "Sources", "Adapters"])

    @Test("No input can end the process: no try!, no forced cast, no force unwrap, no fatalError")
    func noTraps() {
        for file in Self.files {
            for (number, line) in file.code.enumerated() {
                let trap = Trap.found(in: line)
                #expect(trap == nil, "\(file.path):\(number + 1) has \(trap ?? "")")
            }
        }
    }

    @Test("The scanner finds each kind of trap and nothing else")
    func scanner() {
        for trap in [
            "try! f()", "x as! Int", "fatalError(\"a\")", "let a = b!", "f()!.c", "a[0]! + 1", "preconditionFailure()",
        ] {
            #expect(Trap.found(in: Substring(CodeScanner.blanked(trap))) != nil, "\(trap)")
        }
        for line in [
            "a != b", "!a", "if !b { c() }", "// it fails!", "say(\"no!\")", "f(!a, !b)",
            "a ! = b".replacing(" ! ", with: " != "),
        ] {
            #expect(Trap.found(in: Substring(CodeScanner.blanked(line))) == nil, "\(line)")
        }
    }

    @Test("Every @unchecked Sendable and nonisolated(unsafe) is explained in the line above")
    func reasons() {
        for file in Self.files + SourceFile.all(under: ["Tests", "Examples"]) {
            for (number, line) in file.code.enumerated()
            where line.contains("@unchecked Sendable") || line.contains("nonisolated(unsafe)") {
                let above = number > 0 ? file.lines[number - 1].drop { $0 == " " } : ""
                #expect(above.hasPrefix("//"), "\(file.path):\(number + 1)")
            }
        }
    }

    @Test("No command validates arguments where ArgumentParser would print Swift's description of an error (CLI-4)")
    func noValidate() {
        for file in SourceFile.all(under: ["Sources"]) {
            for (number, line) in file.code.enumerated() {
                #expect(!line.contains("func validate()"), "\(file.path):\(number + 1): checkArguments() is the place")
            }
        }
    }

    @Test("No file is so long that it must contain a second idea")
    func fileLength() {
        let tables = ["Localization/", "Generated"]
        for file in Self.files where !tables.contains(where: { file.path.contains($0) }) {
            #expect(file.lines.count <= 400, "\(file.path) has \(file.lines.count) lines")
        }
    }

    @Test("No TODO is left")
    func noLeftovers() {
        for file in Self.files {
            for (number, line) in file.lines.enumerated() {
                #expect(!line.contains("TODO") && !line.contains("FIXME"), "\(file.path):\(number + 1)")
            }
        }
    }
}

/// Code that ends the process when an expectation fails.
enum Trap {
    static func found(in line: Substring) -> String? {
        for word in ["try!", "as!", "fatalError(", "preconditionFailure(", "precondition(", "assertionFailure("]
        where line.contains(word) {
            return word
        }
        let bytes = Array(line.utf8)
        for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "!") && index > 0 {
            let next = index + 1 < bytes.count ? bytes[index + 1] : 0
            if endsOperand(bytes[index - 1]), next != UInt8(ascii: "=") { return "a force unwrap" }
        }
        return nil
    }

    /// Whether a value can end in this byte.
    private static func endsOperand(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: ")"), UInt8(ascii: "]"),
            UInt8(ascii: "}"), UInt8(ascii: "?"):
            true
        default: false
        }
    }
}
