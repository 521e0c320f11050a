import Testing
import WhisperMediaPort
import WhisperTestSupport
import WhisperTestThreads

@testable import WhisperBridgeProtocol

@Suite("Chats, people, older messages and pictures in the protocol (ING-6)", .ownThreads)
struct StateTests {
    private static let bodies: [BridgeFrame.Body] = [
        .history(id: 3, hasMore: nil), .history(id: 3, hasMore: true), .history(id: 3, hasMore: false),
        .chat(BridgeChat(chat: "1@g.us", kind: .group)),
        .chat(
            BridgeChat(
                chat: "1@g.us", kind: .group, name: "Walkers\u{202E}\u{0}", description: "",
                members: [
                    BridgeChat.Member(id: "+15550101", name: "Ana", role: .owner),
                    BridgeChat.Member(id: "2@lid", role: .admin), BridgeChat.Member(id: "u-3", role: .member),
                    BridgeChat.Member(id: "u-4", role: nil),
                ], isComplete: true, isArchived: false, isPinned: true, isMuted: nil)),
        .chat(BridgeChat(chat: "+1", kind: .direct, isMuted: true)), .chat(BridgeChat(chat: "l", kind: .broadcast)),
        .person(BridgePerson(ids: ["u-1"])),
        .person(
            BridgePerson(
                ids: ["+15550101", "15550101@s.whatsapp.net", "2@lid"], contactName: "Ana", pushName: "\u{1B}[2J",
                businessName: "Ana's")),
    ]

    @Test("The lines round-trip", arguments: bodies)
    func roundTrip(_ body: BridgeFrame.Body) throws {
        let frame = BridgeFrame(sequence: 0, time: 7, body: body)
        let line = Array(frame.line().dropLast())
        #expect(try BridgeFrame(line: line) == frame)
        #expect(!body.isNumbered, "They are not in the journal")
    }

    @Test("A host's requests round-trip")
    func requests() throws {
        let request = try #require(PictureRequest(path: "/v/t61/a.jpg?ccb=1", limit: 7))
        let frames: [HostFrame] = [
            .avatar(id: 1, chat: "1@g.us", known: nil), .avatar(id: 1, chat: "c", known: "p-1"),
            .fetchPicture(id: 2, request, pipe: "/s/p"),
        ]
        for frame in frames {
            #expect(try HostFrame(line: Array(frame.line().dropLast())) == frame)
        }
        let line = String(decoding: HostFrame.fetchPicture(id: 2, request, pipe: "/p").line(), as: UTF8.self)
        #expect(line.contains(#""type":"fetch""#) && line.contains(#""kind":"avatar""#) && !line.contains("digest"))
    }

    @Test("A line means no more than it says: what is omitted is not stated")
    func shortest() throws {
        func body(_ members: String) throws -> BridgeFrame.Body {
            try BridgeFrame(line: Array(#"{"v":2,"seq":0,"ts":0,\#(members)}"#.utf8)).body
        }
        #expect(
            try body(#""type":"chat","chat":"c","kind":"group""#) == .chat(BridgeChat(chat: "c", kind: .group)))
        #expect(
            try body(#""type":"chat","chat":"c","kind":"group","description":null,"members":null,"muted":null"#)
                == .chat(BridgeChat(chat: "c", kind: .group)))
        #expect(try body(#""type":"person","ids":["a"]"#) == .person(BridgePerson(ids: ["a"])))
        #expect(try body(#""type":"history","id":4"#) == .history(id: 4, hasMore: nil))
    }

    @Test(
        "An impossible line is rejected, with the member at fault",
        arguments: [
            (#""type":"chat","kind":"group""#, .missing, "chat"),
            (#""type":"chat","chat":"","kind":"group""#, .invalidValue, "chat"),
            (#""type":"chat","chat":"c""#, .missing, "kind"),
            (#""type":"chat","chat":"c","kind":"party""#, .invalidValue, "kind"),
            (#""type":"chat","chat":"c","kind":"group","name":7"#, .wrongType, "name"),
            (#""type":"chat","chat":"c","kind":"group","members":{}"#, .wrongType, "members"),
            (#""type":"chat","chat":"c","kind":"group","members":[{"role":"admin"}]"#, .missing, "members[0].id"),
            (
                #""type":"chat","chat":"c","kind":"group","members":[{"id":"a"},{"id":""}]"#, .invalidValue,
                "members[1].id"
            ),
            (
                #""type":"chat","chat":"c","kind":"group","members":[{"id":"a","role":"king"}]"#, .invalidValue,
                "members[0].role"
            ),
            (#""type":"chat","chat":"c","kind":"group","complete":"yes""#, .wrongType, "complete"),
            (#""type":"chat","chat":"c","kind":"group","muted":1"#, .wrongType, "muted"),
            (#""type":"person""#, .invalidValue, "ids"), (#""type":"person","ids":[]"#, .invalidValue, "ids"),
            (#""type":"person","ids":[""]"#, .invalidValue, "ids"),
            (#""type":"person","ids":["1","2","3","4","5","6","7","8","9"]"#, .invalidValue, "ids"),
            (#""type":"person","ids":[7]"#, .wrongType, "ids"), (#""type":"person","ids":"a""#, .wrongType, "ids"),
            (#""type":"history""#, .missing, "id"), (#""type":"history","id":1,"more":"yes""#, .wrongType, "more"),
        ] as [(String, BridgeProtocolError.Code, String)])
    func bad(_ members: String, _ code: BridgeProtocolError.Code, _ path: String) throws {
        let error = try #require(throws: BridgeProtocolError.self) {
            try BridgeFrame(line: Array(#"{"v":2,"seq":0,"ts":0,\#(members)}"#.utf8))
        }
        #expect(error.code == code && error.path == path)
    }

    @Test("An id has at most 256 bytes")
    func longID() throws {
        for (length, isValid) in [(256, true), (257, false)] {
            let id = String(repeating: "a", count: length)
            for body in [
                BridgeFrame.Body.chat(BridgeChat(chat: id, kind: .group)), .person(BridgePerson(ids: ["a", id])),
                .chat(
                    BridgeChat(chat: "c", kind: .group, members: [BridgeChat.Member(id: id, role: .member)])),
            ] {
                let line = Array(BridgeFrame(sequence: 0, time: 0, body: body).line().dropLast())
                #expect(((try? BridgeFrame(line: line)) != nil) == isValid)
            }
        }
    }

    @Test("A chat has at most 100,000 members, which fit into a line")
    func members() throws {
        for (count, isValid) in [(100_000, true), (100_001, false)] {
            let members = (0..<count).map { BridgeChat.Member(id: "\($0)@lid", name: "A", role: .member) }
            let body = BridgeFrame.Body.chat(BridgeChat(chat: "c", kind: .group, members: members))
            let line = Array(BridgeFrame(sequence: 0, time: 0, body: body).line().dropLast())
            #expect(line.count < LineFramer.maximumLineLength)
            #expect(((try? BridgeFrame(line: line))?.body == body) == isValid)
        }
    }

    @Test("A text that is too long is shortened at a character, and costs no other member")
    func shortened() throws {
        func read(_ chat: BridgeChat) throws -> BridgeChat? {
            let line = Array(BridgeFrame(sequence: 0, time: 0, body: .chat(chat)).line().dropLast())
            guard case .chat(let chat) = try BridgeFrame(line: line).body else { return nil }
            return chat
        }
        let fits = String(repeating: "a", count: 4_096)
        #expect(try read(BridgeChat(chat: "c", kind: .group, name: fits))?.name == fits)
        #expect(try read(BridgeChat(chat: "c", kind: .group, name: fits + "b"))?.name == fits)
        // 4,095 bytes, and a character of four.
        let cut = String(fits.dropLast())
        #expect(try read(BridgeChat(chat: "c", kind: .group, name: cut + "\u{1F44D}b"))?.name == cut)
        let text = String(repeating: "d", count: 65_536)
        let long = BridgeChat(
            chat: "c", kind: .group, description: text + "e",
            members: [BridgeChat.Member(id: "a", name: fits + "b", role: .member)], isPinned: true)
        let shortened = try #require(try read(long))
        #expect(shortened.description == text && shortened.members.map(\.name) == [fits] && shortened.isPinned == true)
    }

    @Test(
        "A request for a picture that could reach beyond the messenger's files is rejected, with the member at fault",
        arguments: [
            ("path", #""//evil.example/a""#, .invalidValue), ("path", #""/a/../b""#, .invalidValue),
            ("path", "null", .missing), ("offset", "1", .invalidValue), ("limit", "0", .invalidValue),
            ("limit", "2097153", .invalidValue), ("limit", "null", .missing), ("pipe", "null", .missing),
        ] as [(String, String, BridgeProtocolError.Code)])
    func badPicture(_ member: String, _ value: String, _ code: BridgeProtocolError.Code) throws {
        var members = [
            "path": #""/a""#, "kind": #""avatar""#, "offset": "0", "limit": "2097152", "pipe": #""/p""#,
        ]
        func line() -> [UInt8] {
            let text = members.map { #""\#($0.key)":\#($0.value)"# }.sorted().joined(separator: ",")
            return Array(#"{"type":"fetch","v":2,"id":1,\#(text)}"#.utf8)
        }
        #expect(throws: Never.self) { try HostFrame(line: line()) }
        members[member] = value
        let error = try #require(throws: BridgeProtocolError.self) { try HostFrame(line: line()) }
        #expect(error.code == code && error.path == member)
    }

    @Test("A number of messages is at least 1", arguments: [0, -1] as [Int64])
    func badCount(_ count: Int64) {
        let frame = HostFrame.history(
            id: 1, chat: "c", before: HistoryAnchor(messageID: "m", isFromOwner: true, timestamp: 4), count: count)
        #expect(throws: BridgeProtocolError(.invalidValue)) { try HostFrame(line: frame.line().dropLast()) }
    }

    @Test("A truncated or changed line is read as what it would be written as, or not at all", arguments: 0..<40)
    func damaged(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        for body in Self.bodies {
            var line = Array(BridgeFrame(sequence: 5, time: 6, body: body).line().dropLast())
            if Bool.random(using: &random) { line.removeLast(Int.random(in: 0...line.count, using: &random)) }
            for _ in 0..<Int.random(in: 0...3, using: &random) where !line.isEmpty {
                line[Int.random(in: line.indices, using: &random)] = UInt8.random(in: .min ... .max, using: &random)
            }
            if let frame = try? BridgeFrame(line: line) {
                #expect((try? BridgeFrame(line: Array(frame.line().dropLast()))) == frame)
            }
        }
    }
}
