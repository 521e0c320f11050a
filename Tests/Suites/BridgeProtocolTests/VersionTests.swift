import Testing
import WhisperJSONText
import WhisperMediaPort
import WhisperTestSupport
import WhisperTestThreads

@testable import WhisperBridgeProtocol

@Suite("The lines of the protocol and its handshake (ING-6)", .ownThreads)
struct VersionTests {
    private static let digest = (0..<32).map { UInt8($0) }

    private static func file(_ kind: MediaKind = .video) throws -> EncryptedFile {
        try #require(EncryptedFile(kind: kind, path: "/v/a?b=c", digest: digest, statedSize: nil))
    }

    private static func start(_ purpose: BridgePurpose, phone: String?) -> BridgeStart {
        let isMedia = purpose == .media
        return BridgeStart(
            sessionDirectory: "/s", journal: isMedia ? "" : "/j", journalKey: isMedia ? [] : digest, after: 0,
            history: BridgeHistory(isEnabled: false), mayPair: !isMedia, pairPhone: phone, deviceName: "W",
            sessionTimeoutDays: 30, purpose: purpose)
    }

    @Test("A host's lines round-trip, during the handshake and after it", arguments: [1, 2] as [Int64])
    func host(_ version: Int64) throws {
        let frames: [HostFrame] = [
            .start(Self.start(.messages, phone: nil)), .start(Self.start(.messages, phone: "15550100")),
            .start(Self.start(.media, phone: nil)), .ping(id: 1),
            .fetch(id: 2, MediaRequest(try Self.file(), offset: 3, limit: 4), pipe: "/s/p"),
        ]
        for frame in frames {
            let line = frame.line(version: version).dropLast()
            #expect(try HostFrame(line: Array(line), version: version) == frame)
            let other = 3 - version
            #expect(throws: BridgeProtocolError(.otherVersion)) { try HostFrame(line: Array(line), version: other) }
        }
    }

    @Test("A bridge's lines round-trip, during the handshake and after it", arguments: [1, 2] as [Int64])
    func bridge(_ version: Int64) throws {
        var message = NormalizedMessage(
            messageID: "1", from: "a", to: "b", timestamp: 2, content: NormalizedMessage.Body(text: "x"))
        message.receipts = NormalizedMessage.Receipt.Status.allCases.map {
            NormalizedMessage.Receipt(from: "b", status: $0, timestamp: 3)
        }
        message.votes = [
            NormalizedMessage.Vote(from: "b", options: ["yes", "\u{1F44D}"], timestamp: 4),
            NormalizedMessage.Vote(from: "c", options: [], timestamp: 5),
        ]
        for kind in MediaKind.allCases {
            message.content.attachments.append(
                NormalizedMessage.File(
                    name: "f", size: 3,
                    media: NormalizedMessage.Media(file: try Self.file(kind), key: Self.digest, digest: Self.digest)))
        }
        let bodies: [BridgeFrame.Body] = [
            .ready(
                BridgeReady(
                    bridge: "b", bridgeVersion: "1", library: nil, isPaired: false,
                    abilities: ["media", "later", "media"])),
            .ready(BridgeReady(bridge: "b", bridgeVersion: "1", library: nil, isPaired: false)),
            .pairCode(PairingCode(code: "ABCD-1234", expiresAt: 5)), .message(message),
            .reply(
                BridgeReply(
                    id: 3, isDone: false, error: "MEDIA_REFUSED", details: ["status": 302, "retry_after_ms": nil])),
            .reply(BridgeReply(id: 3, isDone: true, members: ["size": 7])),
        ]
        for body in bodies {
            let frame = BridgeFrame(sequence: 1, time: 0, body: body)
            let line = frame.line(version: version).dropLast()
            #expect(try BridgeFrame(line: Array(line), version: version) == frame)
            #expect(throws: BridgeProtocolError(.otherVersion)) {
                try BridgeFrame(line: Array(line), version: 3 - version)
            }
        }
    }

    @Test("A bridge can do what it names")
    func abilities() {
        let ready = BridgeReady(
            bridge: "b", bridgeVersion: "1", library: nil, isPaired: false, abilities: ["media", "pairing_code"])
        #expect(BridgeAbility.allCases.filter { ready.can($0) } == [.media, .pairingCode])
    }

    @Test("A start for media contains no journal and no key")
    func mediaStart() throws {
        let line = String(decoding: HostFrame.start(Self.start(.media, phone: nil)).line(), as: UTF8.self)
        #expect(!line.contains("journal"))
    }

    @Test(
        "An impossible request or introduction is rejected, with the member at fault",
        arguments: [
            (#""purpose":"spying""#, .invalidValue, "purpose"), (#""purpose":7"#, .wrongType, "purpose"),
            (#""protocol":0"#, .invalidValue, "protocol"), (#""protocol":1.5"#, .wrongType, "protocol"),
            (#""pair_phone":"""#, .invalidValue, "pair_phone"), (#""pair_phone":"+1555""#, .invalidValue, "pair_phone"),
            (#""pair_phone":"1234567890123456""#, .invalidValue, "pair_phone"),
            (#""pair_phone":"٣٣""#, .invalidValue, "pair_phone"),
        ] as [(String, BridgeProtocolError.Code, String)])
    func badStart(_ member: String, _ code: BridgeProtocolError.Code, _ path: String) throws {
        let key = "AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8="
        let line = #"{"type":"start","v":2,"session_dir":"/s","journal":"/j","journal_key":"\#(key)",\#(member)}"#
        let error = try #require(throws: BridgeProtocolError.self) { try HostFrame(line: Array(line.utf8)) }
        #expect(error.code == code && error.path == path)
    }

    @Test(
        "A fetch that could reach beyond the messenger's files is rejected, with the member at fault",
        arguments: [
            ("path", #""//evil.example/a""#, .invalidValue), ("path", #""https://evil.example/a""#, .invalidValue),
            ("path", #""/a\r\nHost: evil""#, .invalidValue), ("path", #""/a/../b""#, .invalidValue),
            ("path", #""""#, .invalidValue), ("path", "null", .missing), ("kind", #""sticker""#, .invalidValue),
            ("kind", "null", .missing), ("digest", #""AAAA""#, .invalidValue), ("digest", #""%""#, .invalidValue),
            ("offset", "-1", .invalidValue), ("offset", "11", .invalidValue), ("offset", "0.5", .wrongType),
            ("limit", "-1", .invalidValue), ("limit", "9223372036854775808", .wrongType), ("pipe", "7", .wrongType),
        ] as [(String, String, BridgeProtocolError.Code)])
    func badFetch(_ member: String, _ value: String, _ code: BridgeProtocolError.Code) throws {
        var members = [
            "path": #""/a""#, "kind": #""image""#, "digest": #""AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=""#,
            "offset": "10", "limit": "10", "pipe": #""/p""#,
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

    @Test(
        "An impossible line of a bridge is rejected, with the member at fault",
        arguments: [
            (
                #""type":"ready","bridge":"b","bridge_version":"1","protocol":2,"abilities":"media""#, .wrongType,
                "abilities"
            ),
            (
                #""type":"ready","bridge":"b","bridge_version":"1","protocol":2,"abilities":[7]"#, .wrongType,
                "abilities"
            ),
            (#""type":"pair_code","code":"","expires_at":1"#, .invalidValue, "code"),
            (#""type":"pair_code","code":"abcd","expires_at":1"#, .invalidValue, "code"),
            (#""type":"pair_code","code":"A\u001b[2J","expires_at":1"#, .invalidValue, "code"),
            (
                #""type":"pair_code","code":"AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA","expires_at":1"#, .invalidValue, "code"
            ),
            (#""type":"pair_code","code":"A""#, .missing, "expires_at"),
        ] as [(String, BridgeProtocolError.Code, String)])
    func badBridgeLine(_ members: String, _ code: BridgeProtocolError.Code, _ path: String) throws {
        let error = try #require(throws: BridgeProtocolError.self) {
            try BridgeFrame(line: Array(#"{"v":2,"seq":0,"ts":0,\#(members)}"#.utf8))
        }
        #expect(error.code == code && error.path == path)
    }

    @Test(
        "An impossible receipt or vote is rejected, with the member at fault",
        arguments: [
            (#""receipts":[{"from":"a","status":"eaten","timestamp":1}]"#, .invalidValue, "receipts[0].status"),
            (#""receipts":[{"from":"","status":"read","timestamp":1}]"#, .invalidValue, "receipts[0].from"),
            (#""receipts":[{"from":"a","timestamp":1}]"#, .missing, "receipts[0].status"),
            (#""votes":[{"from":"a","options":[1],"timestamp":1}]"#, .wrongType, "votes[0].options"),
            (#""votes":[{"options":[],"timestamp":1}]"#, .missing, "votes[0].from"),
        ] as [(String, BridgeProtocolError.Code, String)])
    func badMessage(_ member: String, _ code: BridgeProtocolError.Code, _ path: String) throws {
        let members = #""message_id":"1","from":"a","to":"b","timestamp":2,"message_type":"text","content":{}"#
        let error = try #require(throws: BridgeProtocolError.self) {
            try BridgeFrame(
                line: Array(#"{"type":"message","v":2,"seq":1,"ts":0,\#(members),\#(member)}"#.utf8))
        }
        #expect(error.code == code && error.path == path)
    }

    @Test("Parsing a truncated or changed line of a host always terminates", arguments: 0..<40)
    func damaged(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        let frames: [HostFrame] = [
            .start(Self.start(.media, phone: nil)), .start(Self.start(.messages, phone: "1")),
            .fetch(id: 2, MediaRequest(try Self.file(), offset: 3, limit: 4), pipe: "/s/p"),
        ]
        for frame in frames {
            var line = Array(frame.line().dropLast())
            if Bool.random(using: &random) { line.removeLast(Int.random(in: 0...line.count, using: &random)) }
            for _ in 0..<Int.random(in: 0...3, using: &random) where !line.isEmpty {
                line[Int.random(in: line.indices, using: &random)] = UInt8.random(in: .min ... .max, using: &random)
            }
            if let frame = try? HostFrame(line: line) {
                #expect((try? HostFrame(line: Array(frame.line().dropLast()))) == frame)
            }
        }
    }
}
