import WhisperJSONText
import WhisperTestSupport
import WhisperTestThreads
import Testing

@Suite("Reading JSON without building a tree", .ownThreads)
struct JSONCursorTests {
    /// Reassembles the value that a cursor reads.
    private static func tree(_ cursor: inout JSONCursor) throws -> JSONValue {
        switch try cursor.kind() {
        case .null:
            try cursor.null()
            return .null
        case .bool: return .bool(try cursor.bool())
        case .number:
            return .integer(try #require(try cursor.integer()))
        case .string:
            if let plain = try cursor.plainString() { return .string(String(decoding: plain, as: UTF8.self)) }
            return .string(try cursor.string())
        case .array:
            var elements: [JSONValue] = []
            try cursor.beginArray()
            while try cursor.nextElement() { elements.append(try tree(&cursor)) }
            return .array(elements)
        case .object:
            var object = JSONObject()
            try cursor.beginObject()
            while let name = try cursor.nextMember() {
                switch name {
                case "a": object["a"] = try tree(&cursor)
                case "é": object["é"] = try tree(&cursor)
                case "": object[""] = try tree(&cursor)
                default: try cursor.skip()
                }
            }
            return .object(object)
        }
    }

    private static func tree(_ text: String) throws -> JSONValue {
        try Array(text.utf8).withUnsafeBufferPointer { bytes in
            var cursor = JSONCursor(bytes, maximumDepth: 4)
            let value = try tree(&cursor)
            try cursor.finish()
            return value
        }
    }

    @Test(
        "The cursor reads the same values as the parser",
        arguments: [
            "1", " -7 ", "null", "true", "false", #""""#, #""x""#, #""a\nb\u00e9\ud83d\ude00""#, "[]", "[ ]",
            "[1,[2, 3],[]]",
            "{}", "{ }", #"{"a":1}"#, #"{"a":{"a":[{}]},"é":"é","":[ ]}"#, #"{"\u0061":1,"\u00e9":2}"#,
        ])
    func sameAsParser(_ text: String) throws {
        #expect(try Self.tree(text) == JSONValue.parse(text))
    }

    @Test("Skipped members leave the others unaffected")
    func skipping() throws {
        let text = #"{"b":[1,{"a":2.5e3}],"a":1,"c":"\\","d":{"e":null,"f":true},"é":false}"#
        #expect(try Self.tree(text) == ["a": 1, "é": false])
    }

    @Test(
        "Text rejected by the parser is rejected by the cursor, skipped or not",
        arguments: [
            "", " ", "{", "[", "[1", "[1,", "[,1]", "[1 2]", "[1,]", #"{"a"}"#, #"{"a":}"#, #"{"a":1,}"#,
            #"{"a":1 "b":2}"#,
            "{a:1}", #"{"b":01}"#, #"{"b":tru}"#, #"{"b":"\x"}"#, #"{"b":"\ud800"}"#, "{\"b\":\"\u{1}\"}", "1 1", "nul",
            "-", #"{"b":[[[[1]]]]}"#, "]", "}", #"{"\q":1}"#,
        ])
    func refused(_ text: String) {
        #expect(throws: JSONError.self) { try Self.tree(text) }
        #expect(throws: JSONError.self) {
            try JSONValue.parse(text, limits: JSONLimits(maximumDepth: 4))
        }
    }

    @Test(
        "Bytes that are not JSON are skipped up to the next comma or bracket",
        arguments: [
            ("tru,1", ",1"), (",1", ",1"), ("]", "]"), (" }", "}"), (#"{"a":"],}\"[",}],2"#, "],2"),
            (#"{"a":"],}\"["},2"#, ",2"), (#""\\",3"#, ",3"), ("[{]},1", nil), ("{\"a\u{0}\":[1 2]}]", "]"), ("", nil),
            ("{", nil), (#""a"#, nil), (#""a\"#, nil), (#"\"a\",1"#, nil), (#"1\,2"#, nil),
            (String(repeating: "[", count: 2_000), nil),
        ] as [(String, String?)])
    func passedOver(_ text: String, _ rest: String?) {
        let left = Array(text.utf8).withUnsafeBufferPointer { bytes -> String? in
            var cursor = JSONCursor(bytes)
            do throws(JSONError) { try cursor.passOver() } catch { return nil }
            #expect(cursor.bytes(since: JSONCursor(bytes)).count + cursor.rest.count == bytes.count)
            return String(decoding: cursor.rest, as: UTF8.self)
        }
        #expect(left == rest)
    }

    @Test("Bytes that are not UTF-8 are rejected in names, in strings and in skipped parts")
    func invalidUTF8() {
        for text in [[0x7B, 0x22, 0xFF, 0x22, 0x3A, 0x31, 0x7D], [0x22, 0xC3, 0x22], [0x22, 0xED, 0xA0, 0x80, 0x22]] {
            let bytes = text.map { UInt8($0) }
            #expect(throws: JSONError(code: .invalidUTF8, offset: 0)) {
                try bytes.withUnsafeBufferPointer { bytes in
                    var cursor = JSONCursor(bytes)
                    try cursor.skip()
                }
            }
        }
    }

    @Test("A number with a fraction or out of range is not an integer")
    func integers() throws {
        for (text, expected) in [
            ("9223372036854775807", Int64.max), ("9223372036854775808", nil), ("1.0", nil), ("1e2", nil),
        ] {
            let value = try Array(text.utf8).withUnsafeBufferPointer { bytes in
                var cursor = JSONCursor(bytes)
                return try cursor.integer()
            }
            #expect(value == expected)
        }
    }

    @Test("A truncated or changed text is read or rejected as by the parser", arguments: 0..<50)
    func damaged(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        let whole = Array(#"{"a":[1,"x\"y",null,{"a":true,"b":[-3.5e-7,"é"]}],"é":{"\u0061":[[]]},"z":"\u20ac"}"#.utf8)
        for _ in 0..<40 {
            var bytes = whole
            bytes.removeLast(Int.random(in: 0...2, using: &random))
            for _ in 0..<Int.random(in: 0...2, using: &random) {
                let choice: [UInt8] = [0x22, 0x2C, 0x3A, 0x5B, 0x5D, 0x7B, 0x7D, 0x5C, 0x20, 0x30, 0x80]
                bytes[Int.random(in: bytes.indices, using: &random)] = choice.randomElement(using: &random) ?? 0
            }
            let parsed = bytes.withUnsafeBufferPointer { bytes -> JSONError.Code? in
                do throws(JSONError) { _ = try JSONValue.parse(bytes) } catch { return error.code }
                return nil
            }
            let skipped = bytes.withUnsafeBufferPointer { bytes -> JSONError.Code? in
                var cursor = JSONCursor(bytes)
                do throws(JSONError) {
                    try cursor.skip()
                    try cursor.finish()
                } catch {
                    return error.code
                }
                return nil
            }
            // Duplicate names are for the reader to detect.
            #expect(parsed == skipped || parsed == .duplicateName)
        }
    }
}
