import WhisperJSONText
import WhisperTestSupport
import WhisperTestThreads
import Testing

@Suite("Parsing JSON (RFC 8259)", .ownThreads)
struct JSONParserTests {
    @Test("Every kind of value is parsed")
    func values() throws {
        #expect(try JSONValue.parse("null") == .null)
        #expect(try JSONValue.parse(" \t\r\n true ") == .bool(true))
        #expect(try JSONValue.parse("false") == .bool(false))
        #expect(try JSONValue.parse("\"a\"") == "a")
        #expect(try JSONValue.parse("[]") == [])
        #expect(try JSONValue.parse("{}") == [:])
        #expect(try JSONValue.parse("[1,[2,{\"a\":null}],\"x\"]") == [1, [2, ["a": nil]], "x"])
        #expect(try JSONValue.parse("{ \"b\" : 1 , \"a\" : [ ] }").text == "{\"b\":1,\"a\":[]}")
    }

    @Test(
        "Numbers retain their digits",
        arguments: ["0", "-0", "1.50", "1e400", "-12.5E+07", "123456789012345678901234567890"])
    func numbers(text: String) throws {
        #expect(try JSONValue.parse(text).text == text)
    }

    @Test("Escapes are decoded")
    func escapes() throws {
        #expect(try JSONValue.parse(#""\"\\\/\b\f\n\r\t""#) == "\"\\/\u{8}\u{C}\n\r\t")
        #expect(try JSONValue.parse(#""\u0041\u00e9\u20AC\ud83d\ude00\u0000""#) == "Aé€😀\u{0}")
        #expect(try JSONValue.parse(#""plain \u0041 plain \n""#) == "plain A plain \n")
    }

    struct Fault: Sendable, CustomTestStringConvertible {
        let bytes: [UInt8]
        let code: JSONError.Code
        let offset: Int
        var testDescription: String { "\(code) \(String(decoding: bytes, as: UTF8.self))" }

        init(_ text: String, _ code: JSONError.Code, _ offset: Int) {
            self.init(bytes: Array(text.utf8), code, offset)
        }

        init(bytes: [UInt8], _ code: JSONError.Code, _ offset: Int) {
            self.bytes = bytes
            self.code = code
            self.offset = offset
        }
    }

    static let faults: [Fault] = [
        Fault("", .unexpectedEnd, 0), Fault("  ", .unexpectedEnd, 2), Fault("[1", .unexpectedEnd, 2),
        Fault("{\"a\"", .unexpectedEnd, 4), Fault("\"abc", .unexpectedEnd, 4), Fault("\"a\\", .unexpectedEnd, 3),
        Fault("tru", .unexpectedEnd, 3), Fault("-", .unexpectedEnd, 1), Fault("1.", .unexpectedEnd, 2),
        Fault("trux", .unexpectedByte, 3), Fault("[1,]", .unexpectedByte, 3), Fault("{\"a\":1,}", .unexpectedByte, 7),
        Fault("{a:1}", .unexpectedByte, 1), Fault("{\"a\" 1}", .unexpectedByte, 5), Fault("[1 2]", .unexpectedByte, 3),
        Fault("'a'", .unexpectedByte, 0), Fault("\u{FEFF}1", .unexpectedByte, 0), Fault("/**/1", .unexpectedByte, 0),
        Fault("NaN", .unexpectedByte, 0), Fault("+1", .unexpectedByte, 0), Fault(".5", .unexpectedByte, 0),
        Fault("1 2", .trailingBytes, 2), Fault("{}{}", .trailingBytes, 2), Fault("1\u{0}", .trailingBytes, 1),
        Fault("01", .invalidNumber, 1), Fault("-a", .invalidNumber, 1), Fault("1.e5", .invalidNumber, 2),
        Fault("1e+", .unexpectedEnd, 3), Fault("1ex", .invalidNumber, 2), Fault("0x10", .trailingBytes, 1),
        Fault("\"\\x\"", .invalidEscape, 1), Fault("\"\\u12g4\"", .invalidEscape, 1),
        Fault("\"\\u12", .unexpectedEnd, 5), Fault("\"\\ud800\"", .loneSurrogate, 1),
        Fault("\"\\ud800\\u0041\"", .loneSurrogate, 1), Fault("\"\\ud800\\ue000\"", .loneSurrogate, 1),
        Fault("\"\\ud800\\ud800\"", .loneSurrogate, 1), Fault("\"\\ude00\"", .loneSurrogate, 1),
        Fault("\"a\nb\"", .controlCharacter, 2), Fault("\"\u{0}\"", .controlCharacter, 1),
        Fault("{\"a\":1,\"a\":2}", .duplicateName, 7), Fault("[{\"\\u0061\":1,\"a\":2}]", .duplicateName, 13),
        Fault(bytes: [0x22, 0xFF, 0x22], .invalidUTF8, 1), Fault(bytes: [0x22, 0xC0, 0x80, 0x22], .invalidUTF8, 1),
        Fault(bytes: [0x22, 0x61, 0xED, 0xA0, 0x80, 0x22], .invalidUTF8, 2),
        Fault(bytes: [0x22, 0xF4, 0x90, 0x80, 0x80, 0x22], .invalidUTF8, 1),
        Fault(bytes: [0x22, 0xE2, 0x82, 0x22], .invalidUTF8, 1),
        Fault(bytes: [0x22, 0x5C, 0x6E, 0xF0, 0x9F, 0x98, 0x22], .invalidUTF8, 3),
        Fault(bytes: [0x22, 0xF0, 0x80, 0x80, 0x80, 0x22], .invalidUTF8, 1), Fault(bytes: [0xFF], .unexpectedByte, 0),
    ]

    @Test("Invalid JSON is rejected, with the offset", arguments: faults)
    func refusal(_ fault: Fault) {
        let error = #expect(throws: JSONError.self) { try JSONValue.parse(fault.bytes) }
        #expect(error?.code == fault.code)
        #expect(error?.offset == fault.offset)
    }

    @Test(
        "Control characters are rejected anywhere in a string, and no other character is", arguments: 0..<20)
    func controlCharacters(place: Int) {
        // A string, one with an escape in it, and the name of a member.
        for (start, end) in [("\"", "\""), ("\"\\n", "\""), ("{\"", "\":1}")] {
            for code in UInt8(0)...0x7F where code != UInt8(ascii: "\"") && code != UInt8(ascii: "\\") {
                for length in [place + 1, 32] {
                    var inside = [UInt8](repeating: UInt8(ascii: "a"), count: length)
                    inside[place] = code
                    let error = readingError(Array(start.utf8) + inside + Array(end.utf8))
                    let expected =
                        code < 0x20 ? JSONError(code: .controlCharacter, offset: start.utf8.count + place) : nil
                    if error != expected || error?.offset != expected?.offset {
                        Issue.record("\(code) in \(length) behind \(start): \(String(describing: error))")
                    }
                }
            }
        }
    }

    /// Returns the parser's error for a text, after checking that the cursor reports the same.
    private func readingError(_ bytes: [UInt8]) -> JSONError? {
        bytes.withUnsafeBufferPointer { bytes in
            var (parsed, passed): (JSONError?, JSONError?)
            do throws(JSONError) { _ = try JSONValue.parse(bytes) } catch { parsed = error }
            var cursor = JSONCursor(bytes)
            do throws(JSONError) { try cursor.skip() } catch { passed = error }
            if parsed != passed || parsed?.offset != passed?.offset {
                Issue.record("\(String(describing: parsed)), and passed over \(String(describing: passed))")
            }
            return parsed
        }
    }

    @Test("Errors are equal by code and reveal nothing of the text")
    func errors() {
        #expect(JSONError(code: .tooDeep, offset: 1) == JSONError(code: .tooDeep, offset: 2))
        let error = #expect(throws: JSONError.self) { try JSONValue.parse("[\"secret\" \"secret\"]") }
        #expect(error.map(String.init(describing:)) == "unexpectedByte at byte 10")
    }

    @Test("Duplicate names are detected among many")
    func manyNames() throws {
        let members = (0..<1000).map { "\"n\($0)\":\($0)" }
        let whole = "{" + members.joined(separator: ",") + "}"
        #expect(try JSONValue.parse(whole).text == whole)
        for twice in [0, 15, 16, 17, 999] {
            let doubled = "{" + (members + ["\"n\(twice)\":0"]).joined(separator: ",") + "}"
            #expect(throws: JSONError(code: .duplicateName, offset: 0)) { try JSONValue.parse(doubled) }
        }
    }

    @Test("Depth and size are limited")
    func limits() throws {
        func nested(_ depth: Int) -> String {
            String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
        }
        #expect(try JSONValue.parse(nested(128)).text == nested(128))
        #expect(throws: JSONError(code: .tooDeep, offset: 128)) { try JSONValue.parse(nested(129)) }
        #expect(throws: JSONError(code: .tooDeep, offset: 128)) { try JSONValue.parse(nested(1_000_000)) }
        let small = JSONLimits(maximumBytes: 4, maximumDepth: 1)
        #expect(try JSONValue.parse("[12]", limits: small) == [12])
        #expect(throws: JSONError(code: .tooLong, offset: 4)) { try JSONValue.parse("[123]", limits: small) }
    }

    @Test("Written values round-trip, byte for byte", arguments: 1...300)
    func roundTrip(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        let value = JSONValue.random(depth: 4, using: &random)
        let text = value.text
        let read = try JSONValue.parse(text)
        #expect(read == value)
        #expect(Array(read.text.utf8) == Array(text.utf8))
    }

    @Test("A damaged text is either rejected or accepted", arguments: 1...300)
    func damage(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        var bytes = Array(JSONValue.random(depth: 4, using: &random).text.utf8)
        for _ in 0..<3 where !bytes.isEmpty {
            let place = Int.random(in: 0..<bytes.count, using: &random)
            switch Int.random(in: 0..<3, using: &random) {
            case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
            case 1: bytes.remove(at: place)
            default: bytes.removeLast(bytes.count - place)
            }
        }
        if let value = try? JSONValue.parse(bytes) {
            #expect((try? JSONValue.parse(value.text)) == value)
        }
    }
}

extension JSONValue {
    /// Returns any value, with texts that need all kinds of escapes.
    static func random(depth: Int, using random: inout SeededRandom) -> JSONValue {
        switch Int.random(in: 0..<(depth > 0 ? 7 : 5), using: &random) {
        case 0: .null
        case 1: .bool(Bool.random(using: &random))
        case 2: .integer(Int64.random(in: .min ... .max, using: &random))
        case 3: JSONNumber(Double(bitPattern: random.next())).map { .number($0) } ?? .null
        case 4: .string(String.random(using: &random))
        case 5:
            .array((0..<Int.random(in: 0...5, using: &random)).map { _ in .random(depth: depth - 1, using: &random) })
        default: .object(.random(depth: depth - 1, using: &random))
        }
    }
}

extension JSONObject {
    static func random(depth: Int, using random: inout SeededRandom) -> JSONObject {
        var object = JSONObject()
        for _ in 0..<Int.random(in: 0...20, using: &random) {
            object[String.random(using: &random)] = .random(depth: depth, using: &random)
        }
        return object
    }
}

extension String {
    static func random(using random: inout SeededRandom) -> String {
        let pieces = [
            "a", "plain text of some length ", "\"", "\\", "\n", "\u{0}", "\u{1F}", "\u{7F}", "é", "€", "😀", "\u{2028}",
            "/",
        ]
        return (0..<Int.random(in: 0...8, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }
            .joined()
    }
}
