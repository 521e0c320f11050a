import WhisperJSONText
import WhisperTestThreads
import Testing

@Suite("Writing JSON", .ownThreads)
struct JSONWriterTests {
    @Test("Only characters that require it are escaped, in a string and in UTF-8 alike")
    func escapes() {
        let text = "\"\\/\u{8}\u{C}\n\r\t\u{0}\u{1F}\u{7F}é😀\u{2028}"
        let expected = "\"\\\"\\\\/\\b\\f\\n\\r\\t\\u0000\\u001f\u{7F}é😀\u{2028}\""
        #expect(JSONValue.string(text).text == expected)
        var writer = JSONWriter()
        writer.string(utf8: Array(text.utf8))
        #expect(writer.text == expected)
    }

    @Test("Commas are inserted automatically, across lines as well")
    func commas() {
        var writer = JSONWriter()
        for _ in 0..<2 {
            writer.beginObject()
            writer.name("a")
            writer.beginArray()
            writer.integer(-1)
            writer.bool(true)
            writer.bool(false)
            writer.null()
            writer.string("x:")
            writer.string("{[")
            writer.plainString { $0.append(UInt8(ascii: "y")) }
            writer.endArray()
            writer.name("b")
            writer.value(["c": []])
            writer.endObject()
            writer.endLine()
        }
        let line = "{\"a\":[-1,true,false,null,\"x:\",\"{[\",\"y\"],\"b\":{\"c\":[]}}\n"
        #expect(writer.text == line + line)
    }

    @Test("Literals create values, absent ones null")
    func literals() {
        let absent: String? = nil
        let value: JSONValue = [
            "name": .string("x"), "none": .string(absent), "size": .integer(3), "list": [1, true, nil],
        ]
        #expect(value.text == "{\"name\":\"x\",\"none\":null,\"size\":3,\"list\":[1,true,null]}")
        #expect(JSONNumber(Double.infinity) == nil)
        #expect(JSONNumber(text: "1.") == nil)
        #expect(JSONNumber(text: " 1") == nil)
        #expect(JSONNumber(text: "1.0")?.double == 1)
    }

    @Test("Members are set, replaced and removed in place")
    func members() {
        var object: JSONObject = ["a": 1, "b": 2]
        object["a"] = 3
        object["c"] = 4
        object["b"] = nil
        object.appendNew([.init(name: "a", value: 9), .init(name: "d", value: 5), .init(name: "d", value: 6)])
        #expect(JSONValue.object(object).text == "{\"a\":3,\"c\":4,\"d\":5}")
    }
}

@Suite("Reading objects of a known shape", .ownThreads)
struct JSONObjectReaderTests {
    @Test("An error names the member and reveals nothing of its value")
    func faults() throws {
        let json = try JSONValue.parse("{\"a\":{\"list\":[{\"n\":1},{\"n\":\"secret\"}]},\"zero\":null,\"half\":0.5}")
        var reader = try JSONObjectReader(json)
        var inner = try reader.reader("a")
        let wrong = #expect(throws: JSONShapeError.self) {
            try inner.array("list") { (reader) throws(JSONShapeError) in try reader.integer("n") }
        }
        #expect(wrong?.code == .wrongType)
        #expect(wrong?.description == "wrongType: a.list[1].n")
        #expect(throws: JSONShapeError(code: .missing, path: .root)) { try reader.string("zero") }
        #expect(throws: JSONShapeError(code: .wrongType, path: .root)) { try reader.integer("half") }
        #expect(throws: JSONShapeError(code: .wrongType, path: .root)) { try JSONObjectReader(JSONValue.array([])) }
    }

    @Test("Absent and null are equivalent, and unread members are reported")
    func absence() throws {
        var reader = try JSONObjectReader(["b": true, "a": "x", "n": nil, "more": 1])
        #expect(try reader.string("a") == "x")
        #expect(try reader.bool("b"))
        #expect(try reader.optionalInteger("n") == nil)
        #expect(try reader.optionalInteger("absent") == nil)
        #expect(reader.unread(besides: ["a", "b", "n", "absent"]).map(\.name) == ["more"])
    }

    @Test("Unread members are reported for any number of members, even after reads of absent ones")
    func unread() throws {
        let names = ["a", "b", "c"]
        for count in 0...names.count {
            var reader = try JSONObjectReader(["a": 1, "b": nil, "c": 3])
            let asked = names.prefix(count) + ["absent"]
            for name in asked { _ = reader.value(name) }
            #expect(reader.unread(besides: Array(asked)).map(\.name) == Array(names.dropFirst(count)))
        }
        var again = try JSONObjectReader(["a": 1, "b": 2])
        for _ in 0..<3 { #expect(again.value("a") == 1) }
        #expect(again.unread(besides: ["a"]).map(\.name) == ["b"], "Reading a member twice hides no other")
    }
}
