import Testing
import WhisperJSONText
import WhisperTestSupport
import WhisperTestThreads

@testable import WhisperMatrixProtocol

@Suite("Responses to sync and pages of history (MX-2)", .ownThreads)
struct SyncTests {
    private let room = MatrixRoomID(Samples.room)

    @Test("A response has its rooms, timelines, state, receipts and account data")
    func whole() throws {
        let page = try MatrixSyncPage(body: Samples.bytes(Samples.sync))
        #expect(page.nextBatch == "s72_1")
        #expect(page.malformedRooms == 0)
        let joined = try #require(page.joined.first)
        #expect(page.joined.count == 1)
        #expect(joined.room == room)
        #expect(joined.timeline.map(\.id.text) == ["$1", "$2"])
        #expect(joined.isLimited)
        #expect(joined.previousBatch == "t34")
        #expect(joined.state.map(\.content) == [.name("Kitchen")])
        #expect(joined.receipts.map(\.event.text) == ["$1", "$1"])
        #expect(joined.receipts.map(\.isPrivate) == [false, true])
        #expect(joined.receipts.map(\.thread) == ["main", nil])
        #expect(joined.heroes?.map(\.text) == ["@bob:example.org"])
        #expect(joined.joinedCount == 2)
        #expect(joined.accountData.map(\.type) == ["m.tag"])
        #expect(joined.malformed == 0)
        #expect(page.left.map(\.room.text) == ["!gone:example.org"])
        #expect(page.knocked.map(\.room.text) == ["!door"])
        guard case .membership(let membership)? = page.invited.first?.state.first?.content else {
            Issue.record("no invitation")
            return
        }
        #expect(membership.state == .invite)
        #expect(membership.isDirect)
        let direct = MatrixDirectRooms(content: try #require(page.accountData.first).content)
        #expect(direct.usersByRoom.values.flatMap(\.self).map(\.text) == ["@bob:example.org"])
    }

    @Test("The raw bytes of an event are those of the response, and are read again as the same event")
    func raw() throws {
        let body = Samples.bytes(Samples.sync)
        let event = try #require(try MatrixSyncPage(body: body).joined.first?.timeline.first)
        #expect(String(decoding: body, as: UTF8.self).contains(String(decoding: event.raw, as: UTF8.self)))
        #expect(try MatrixEvent(event.raw) == event)
    }

    @Test(
        "A malformed event is skipped and counted; its neighbours stay (MX-4)",
        arguments: [
            #"{}"#, #"7"#, #"null"#, #"[]"#, #"{"type":"m.x","content":{}}"#,
            #"{"type":"m.x","sender":"@a:b","event_id":"$x","origin_server_ts":9007199254740992,"content":{}}"#,
            #"{"type":"m.x","sender":"@a:b","event_id":"$x","origin_server_ts":-1,"content":{}}"#,
            #"{"type":"m.x","sender":"@a:b","event_id":"$x","origin_server_ts":1,"content":{},"content":{}}"#,
            #"{"type":"m.x","sender":"@a:b","event_id":"$x","origin_server_ts":1,"content":{"a":1,"a":2}}"#,
            #"{"type":"m.x","sender":"@a:b","event_id":"$x","origin_server_ts":1,"content":{"a":"\ud800"}}"#,
            #"{"type":"m.x","sender":"@a:b","event_id":"$x","origin_server_ts":1,"content":{"a":01}}"#,
            #"{"type":"m.x","sender":"a:b","event_id":"$x","origin_server_ts":1,"content":{}}"#,
            #"{"type":"m.x","sender":"@a:b","event_id":"x","origin_server_ts":1,"content":{}}"#,
            #"{"type":"m.x","sender":"@a:b","event_id":"$x","origin_server_ts":1,"content":[]}"#,
            #"{"type":"m.x","sender":"@a:b","event_id":"$x","origin_server_ts":1,"state_key":1,"content":{}}"#,
            #"{"type":"m.x","sender":"@a:b","event_id":"$x","origin_server_ts":1,"room_id":"!o:b","content":{}}"#,
            #"{"type":"m.x" "content":{}}"#,
        ])
    func oneBadEvent(_ bad: String) throws {
        let good = Samples.text("good").text
        let room = Samples.room
        let body =
            #"{"next_batch":"n","rooms":{"join":{"\#(room)":{"timeline":{"events":[\#(good),\#(bad),\#(good)]}}}}}"#
        let update = try #require(try MatrixSyncPage(body: Array(body.utf8)).joined.first)
        #expect(update.timeline.count == 2)
        #expect(update.malformed == 1)
        let page = try MatrixMessagePage(
            body: Array(#"{"chunk":[\#(bad),\#(good)],"start":"a"}"#.utf8), of: update.room)
        #expect(page.events.count == 1)
        #expect(page.malformed == 1)
        #expect(page.end == nil)
    }

    @Test("A malformed room, and the second of one name, is skipped and counted; the others stay")
    func oneBadRoom() throws {
        let body =
            #"{"rooms":{"join":{"!a:b":{"timeline":[]},"nonsense":{},"!c:d":{},"!c:d":{"summary":{}},"!e:f":7,"#
            + #""!g:h":{"timeline":{"limited":"yes"}}}},"next_batch":"n"}"#
        let page = try MatrixSyncPage(body: Array(body.utf8))
        #expect(page.joined.map(\.room.text) == ["!c:d"])
        #expect(page.malformedRooms == 5)
    }

    @Test(
        "A response without a usable cursor, or with two, is rejected",
        arguments: [
            "", "{", "[]", "7", "{}", #"{"next_batch":null}"#, #"{"next_batch":""}"#, #"{"next_batch":7}"#,
            #"{"next_batch":"a","next_batch":"b"}"#, #"{"next_batch":"a"}}"#, #"{"next_batch":"a"} x"#,
            #"{"next_batch":"a","rooms":[]}"#, #"{"next_batch":"\udc00"}"#,
        ])
    func rejected(_ body: String) {
        #expect(throws: MatrixProtocolError.self) { try MatrixSyncPage(body: Array(body.utf8)) }
    }

    @Test("Every truncation of a response is rejected")
    func truncations() {
        let body = Samples.bytes(Samples.sync)
        for count in 0..<body.count {
            #expect(throws: MatrixProtocolError.self) { try MatrixSyncPage(body: Array(body.prefix(count))) }
        }
    }

    @Test("Random damage never ends the process, and what is read keeps the rules", arguments: 0..<20 as Range<UInt64>)
    func damage(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        let sample = Samples.bytes(Samples.sync)
        for _ in 0..<100 {
            var body = sample
            for _ in 0...Int.random(in: 0..<4, using: &random) {
                let place = Int.random(in: body.indices, using: &random)
                switch Int.random(in: 0..<4, using: &random) {
                case 0: body[place] = UInt8.random(in: 0...255, using: &random)
                case 1: body.remove(at: place)
                case 2: body.insert(Array("{}[]\",:\\9".utf8).randomElement(using: &random) ?? 0, at: place)
                default:
                    let end = min(place + Int.random(in: 0..<40, using: &random), body.count)
                    body.insert(contentsOf: body[place..<end], at: place)
                }
            }
            guard let page = try? MatrixSyncPage(body: body) else { continue }
            #expect(!page.nextBatch.isEmpty, "seed \(seed)")
            for event in page.joined.flatMap(\.timeline) {
                #expect((try? MatrixEvent(event.raw)) == event, "seed \(seed)")
            }
        }
    }

    @Test("Deep nesting is passed over where nothing reads it, and makes an event malformed")
    func nesting() throws {
        let deep = String(repeating: "[", count: 200) + String(repeating: "]", count: 200)
        let tooDeep = String(repeating: "[", count: 100_000)
        let page = try MatrixSyncPage(body: Array(#"{"later":\#(deep),"next_batch":"n"}"#.utf8))
        #expect(page.nextBatch == "n")
        #expect(throws: MatrixProtocolError.self) {
            try MatrixSyncPage(body: Array(#"{"next_batch":"n","later":\#(tooDeep)"#.utf8))
        }
        #expect(throws: MatrixProtocolError.self) {
            try MatrixEvent(Samples.bytes(Samples.text("x")) + Array(deep.utf8))
        }
        let event = Samples.event(["msgtype": "m.text", "body": "x"]).text.dropLast() + #","z":\#(deep)}"#
        #expect(throws: MatrixProtocolError(.notJSON)) { try MatrixEvent(Array(event.utf8)) }
    }

    @Test("What is over the limits of a list or an event is rejected")
    func limits() throws {
        let many = Array(repeating: "7", count: MatrixLimits.events + 1).joined(separator: ",")
        #expect(throws: MatrixProtocolError(.tooLong)) {
            try MatrixMessagePage(
                body: Array(#"{"chunk":[\#(many)]}"#.utf8), of: try #require(MatrixRoomID(Samples.room)))
        }
        let long = Samples.text(String(repeating: "x", count: MatrixLimits.eventBytes))
        #expect(throws: MatrixProtocolError(.tooLong)) { try MatrixEvent(Samples.bytes(long)) }
    }
}
