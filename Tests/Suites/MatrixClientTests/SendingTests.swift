import WhisperArchive
import WhisperInMemoryRealtime
import WhisperJSONText
import WhisperMatrixClient
import WhisperMatrixProtocol
import WhisperMessage
import WhisperMessaging
import WhisperMessengerPort
import WhisperRealtimePort
import WhisperStoreContract
import WhisperStorePort
import WhisperTestSupport
import WhisperTestThreads
import Synchronization
import Testing

@Suite("Sending through a homeserver (MX-3, RT-5)", .ownThreads)
struct SendingTests {
    private let network: Network
    private let ana: Device
    private let room: String

    init() throws {
        network = try Network()
        ana = try Device("ana", on: network)
        room = network.server.change { $0.makeRoom(["@ana:b.example", "@bob:b.example"]) }
    }

    private var posted: [String] { network.server.change { $0.texts(in: room) } }

    private func sent(_ message: UniqueIdentifier) async throws {
        try await ana.notices.wait("it is sent") { $0 == .sent(message) }
    }

    /// Waits until so many messages are sent and have their place.
    private func numbered(_ count: Int) async throws {
        let areAll = try await eventually(within: .seconds(60)) {
            try await ana.messages(room).count { $0.delivery?.serverSequence != nil && $0.status == .sent } == count
        }
        #expect(areAll)
    }

    /// Lets the server accept posts, and loses its answers.
    private func loseAnswers() {
        network.server.setFault { request, model in
            guard request.method == .put, request.path.contains("/send/") else { return nil }
            _ = model.answer(HomeserverRequest(request), isLast: true)
            return .failure(502, "M_UNKNOWN")
        }
    }

    @Test("Messages are sent in their order, and each is reported once it is accepted (MX-3)")
    func order() async throws {
        try await ana.logIn()
        let texts = (1...20).map { "m\($0)" }
        var last: UniqueIdentifier?
        for text in texts { last = try await ana.write(text, in: room) }
        try await ana.running(.outbox) { try await sent(try #require(last)) }
        #expect(posted == texts)
        #expect(!network.server.requests.contains { $0.hasSuffix("/sync") })
        #expect(try await ana.store.outbox(of: .matrix, after: nil, limit: 10).isEmpty)
        try await ana.running { try await numbered(20) }
        #expect(try await ana.texts(room) == texts)
    }

    @Test("A message whose answers are lost is at the server once, and sent once its event arrives (MX-3)")
    func lostAnswers() async throws {
        try await ana.logIn()
        loseAnswers()
        let message = try await ana.write("once", in: room)
        try await ana.running { try await sent(message) }
        #expect(posted == ["once"])
        #expect(try await ana.texts(room) == ["once"])
        #expect(ana.notices.all.count { $0 == .sent(message) } == 1)
    }

    @Test("After lost answers, the end of the session and a new login, a message is there once (MX-3)")
    func newLogin() async throws {
        try await ana.logIn()
        loseAnswers()
        let message = try await ana.write("once", in: room)
        try await ana.running(.outbox) {
            try await ana.notices.wait("the post fails") { if case .request = $0 { true } else { false } }
        }
        network.server.setFault(nil)
        // The server forgets the device's transactions.
        _ = try await ana.messenger().logOut()
        try await ana.logIn()
        // Whether the server has it cannot be known yet.
        try await ana.running(.outbox) { try await ana.notices.wait("it is held") { $0 == .held(message) } }
        #expect(posted == ["once"])
        try await ana.running { try await sent(message) }
        #expect(posted == ["once"])
        #expect(try await ana.texts(room) == ["once"])
        #expect(try await ana.messages(room).map(\.status) == [.sent])
    }

    @Test("A message that never reached the server is sent after it was looked up (MX-3)")
    func neverArrived() async throws {
        try await ana.logIn()
        network.server.setFault { request, _ in request.method == .put ? .failure(502, "M_UNKNOWN") : nil }
        let message = try await ana.write("late", in: room)
        try await ana.running(.outbox) {
            try await ana.notices.wait("the post fails") { if case .request = $0 { true } else { false } }
        }
        network.server.setFault(nil)
        // A day later, transaction ids are forgotten.
        network.wallClock.advance(by: 24 * 3_600_000)
        try await ana.running { try await sent(message) }
        #expect(posted == ["late"])
        #expect(ana.notices.all.contains(.held(message)))
    }

    @Test("A message with our client id by someone else is not taken for ours (MX-3)")
    func spoofed() async throws {
        try await ana.logIn()
        network.server.setFault { request, _ in request.method == .put ? .failure(502, "M_UNKNOWN") : nil }
        let message = try await ana.write("mine", in: room)
        let entry = try #require(try await ana.store.outbox(of: .matrix, after: nil, limit: 1).first)
        network.server.change { model in
            let claim: JSONObject = ["org.whisper.client_id": .string(entry.clientMessageID)]
            model.say("not yours", by: "@bob:b.example", in: room, claim)
        }
        try await ana.running {
            #expect(try await eventually { try await ana.texts(room).contains("not yours") })
            #expect(try await ana.store.outbox(of: .matrix, after: nil, limit: 1).map(\.number) == [entry.number])
            network.server.setFault(nil)
            try await sent(message)
            try await ana.hears(["not yours", "mine"], in: room)
        }
    }

    @Test(
        "What the server refuses for good is given up with the reason, and others go on (MX-3)",
        arguments: [
            (403, "M_FORBIDDEN", MessengerRefusal.forbidden), (404, "M_NOT_FOUND", .notFound),
            (413, "M_TOO_LARGE", .tooLarge), (400, "M_BAD_JSON", .rejected),
        ])
    func refused(_ status: Int, _ code: String, _ reason: MessengerRefusal) async throws {
        try await ana.logIn()
        network.server.setFault { request, model in
            // With its quotation marks: the id of a message is hexadecimal and may contain these letters.
            request.method == .put && String(decoding: request.body ?? [], as: UTF8.self).contains("\"bad\"")
                ? .failure(status, code) : nil
        }
        let bad = try await ana.write("bad", in: room)
        let good = try await ana.write("good", in: room)
        try await ana.running(.outbox) {
            try await sent(good)
            try await ana.notices.wait("it is given up") { $0 == .givenUp(bad, reason) }
        }
        #expect(posted == ["good"])
        #expect(try await ana.store.message(bad)?.status == .failed)
    }

    @Test("A proxy's page gives up nothing, and limits are waited for (MX-5)")
    func patience() async throws {
        try await ana.logIn()
        let answers: [HTTPResponse] = [
            HTTPResponse(status: 403, body: Array("<html>".utf8)), HTTPResponse(status: 404),
            HTTPResponse(status: 401, body: Array("<html>".utf8)), .matrix(["event_id": 7]),
            .failure(429, "M_LIMIT_EXCEEDED", ["retry_after_ms": 20]), .failure(429, "M_LIMIT_EXCEEDED"),
            HTTPResponse(status: 302), .failure(500, "M_UNKNOWN"), .failure(404, "M_UNRECOGNIZED"),
        ]
        let rest = Mutex(answers[...])
        network.server.setFault { request, _ in request.method == .put ? rest.withLock { $0.popFirst() } : nil }
        let message = try await ana.write("at last", in: room)
        try await ana.running(.outbox) { try await sent(message) }
        #expect(posted == ["at last"])
        #expect(ana.notices.all.contains { if case .pause = $0 { true } else { false } })
    }

    @Test("Plain text from before a binding is not posted (RT-10)")
    func notSealed() async throws {
        try await ana.logIn()
        let bob = try Device("bob", on: network)
        let direct = ConversationReference(platform: .matrix, key: room, title: "Bob", kind: .direct)
        let conversation = try await ana.store.conversation(for: direct)
        let message = try await ana.write("plain", in: room)
        try await ConversationContacts(ana.store).bind(conversation.id, to: try await ana.meet(bob).id)
        try await ana.running(.outbox) {
            try await ana.notices.wait("it is given up") { $0 == .givenUp(message, .notSealed) }
        }
        #expect(posted.isEmpty)
    }

    @Test(
        "Several runs over one vault, some cancelled at any moment, send each message once (MX-3)",
        arguments: [1, 2, 3])
    func severalRuns(_ seed: UInt64) async throws {
        var random = SeededRandom(seed: seed)
        try await ana.logIn()
        let texts = (1...30).map { "m\($0)" }
        for text in texts { try await ana.write(text, in: room) }
        for _ in 0..<6 {
            let pause = Int.random(in: 0...20, using: &random)
            try await ana.running(.everything, ana.anotherSession()) {
                try await ana.running(.outbox, ana.anotherSession()) {
                    try await Task.sleep(for: .milliseconds(pause))
                }
            }
        }
        try await ana.running { try await numbered(texts.count) }
        #expect(posted == texts)
        #expect(try await ana.texts(room) == texts)
        // Each counts once, in whichever process.
        #expect(try await SyncFigures.stored(in: ana.store, of: .matrix).sent <= Int64(texts.count))
    }

    @Test("A text of the permitted length is accepted, and one byte more is not (MX-3)")
    func length() async throws {
        let limit = MatrixMessenger.textLimit
        var random = SeededRandom(seed: 5)
        let pieces = ["a", "é", "\u{1F600}", "\"", "\\", "\n", "\u{1}", "\u{7F}", "/", "\u{2028}"]
        for _ in 0..<200 {
            var text = ""
            while limit.length(of: text) < Int.random(in: 1...2_000, using: &random) {
                text += pieces.randomElement(using: &random) ?? ""
            }
            let id = String(repeating: "0", count: 36)
            let rest = MatrixOutgoing(.text(""), clientID: id).encodedLength
            #expect(MatrixOutgoing(.text(text), clientID: id).encodedLength == rest + limit.length(of: text))
        }
        try await ana.logIn()
        let whole = String(repeating: "x", count: limit.bytes)
        let message = try await ana.write(whole, in: room)
        try await ana.running(.outbox) { try await sent(message) }
        #expect(posted == [whole])
        await #expect(throws: DispatchError.tooLong) { try await ana.write(whole + "x", in: room) }
    }
}
