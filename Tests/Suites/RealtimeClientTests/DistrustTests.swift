import WhisperArchive
import WhisperRealtimeHost
import WhisperInMemoryRealtime
import WhisperInMemoryStore
import WhisperMessage
import WhisperMessaging
import WhisperRealtime
import WhisperRealtimePort
import WhisperRealtimeProtocol
import WhisperRealtimeServer
import WhisperStoreContract
import WhisperStorePort
import Synchronization
import WhisperTestSupport
import WhisperTestThreads
import Testing

@testable import WhisperMessaging
import WhisperMessengerPort
@testable import WhisperRealtimeClient

@Suite("A client facing a misbehaving server (RT-4, RT-9)", .ownThreads)
struct DistrustTests {
    private let network: Network

    init() throws {
        network = try Network()
    }

    private func warnings(_ device: Device) -> [MessengerWarning] {
        device.notices.all.compactMap { if case .warning(let warning) = $0 { warning } else { nil } }
    }

    @Test("If the server changes a text, the original is stored as a version and the change is reported (RT-4)")
    func reworded() async throws {
        network.host.change { server, _ in server.configuration.altersEvery = 1 }
        let ann = try await Device("ann", on: network)
        try await ann.running { _ in
            try await ann.write("my words")
            try await eventually("it is sent", advancing: network.clock) {
                try await ann.messages("c1").map(\.status) == [.sent]
            }
        }
        let message = try #require(try await ann.messages("c1").first)
        #expect(message.unified.content.text == "my words" + RealtimeServer.alteration)
        #expect(try await ann.store.versions(of: message.unified.id).map(\.text) == ["my words"])
        #expect(warnings(ann).contains(.reworded("c1", 1)))
    }

    @Test(
        "Each report of the machine about the server's conduct becomes a warning, with its conversation and count (RT-4)",
        arguments: [
            (.otherVersion(2), .otherVersion(2)), (.serverBehind(conversation: "c"), .serverBehind("c")),
            (.newEpoch(conversation: "c"), .newEpoch("c")),
            (.skippedEvents(conversation: "c", count: 3), .skippedEvents("c", 3)),
            (.skippedConversations(4), .skippedConversations(4)),
            (.missing(conversation: "c", count: 5), .missing("c", 5)),
            (.endlessPages(conversation: "c"), .endlessPages("c")), (.endlessList, .endlessList),
            (.foreignAnswer(conversation: "c"), .foreignAnswer("c")),
        ] as [(SyncReport, MessengerWarning)])
    func warnings(_ report: SyncReport, _ warning: MessengerWarning) {
        #expect(MessengerNotice(report) == .warning(warning))
    }

    @Test("Messages with the id or number of others are reported, and not stored (RT-4)")
    func collisions() async throws {
        for text in ["one", "two"] { try await network.host.post(text, by: "bob", in: "c1") }
        let ann = try await Device("ann", on: network)
        try await running(ann) { body in
            // Both messages get the id of the first.
            let text = String(decoding: body, as: UTF8.self)
            guard let first = text.firstMatch(of: #/"payload":\{"id":"([^"]+)"/#)?.1 else { return body }
            return Array(text.replacing(#/"payload":\{"id":"[^"]+"/#) { _ in "\"payload\":{\"id\":\"\(first)\"" }.utf8)
        } until: {
            try await ann.texts("c1") == ["one"] && ann.notices.all.contains(.warning(.collisions("c1", 1)))
        }
        #expect(try await ann.texts("c1") == ["one"])
    }

    @Test("A renamed group is renamed, and a new conversation appears within seconds (RT-2)")
    func news() async throws {
        for isNotified in [true, false] {
            network.host.change { server, _ in server.configuration.announcesListChanges = isNotified }
            let ann = try await Device("ann", on: network)
            try await ann.running { _ in
                try await ann.connected()
                try await eventually("the group is there", advancing: network.clock) {
                    try await ann.store.conversation(platform: .realtime, key: "g1") != nil
                }
                let start = network.clock.elapsed()
                network.host.change { server, now in
                    server.rename("g1", to: "Garden \(isNotified)")
                    server.addConversation(
                        "n\(isNotified)", title: "New", kind: .group, members: ["ann", "bob"], at: now)
                }
                try await eventually("both are seen", advancing: network.clock) {
                    let group = try await ann.store.conversation(platform: .realtime, key: "g1")
                    let new = try await ann.store.conversation(platform: .realtime, key: "n\(isNotified)")
                    return group?.title == "Garden \(isNotified)" && new != nil
                }
                #expect(network.clock.elapsed() - start <= .seconds(60))
            }
        }
    }

    @Test("A conversation bound during a run is opened from then on, including earlier messages (RT-10)")
    func bindingWhileRunning() async throws {
        let ann = try await Device("ann", on: network)
        let bob = try await Device("bob", on: network)
        try await ann.bind("c1", to: try await ann.meet(bob, "Bob"))
        let known = try await bob.meet(ann, "Ann")
        let opening = IncomingOpening(bob.secrecy, opensEverything: false)
        try await ann.running { _ in
            try await bob.running(opening: opening) { _ in
                // Once the second message is there, the first is complete.
                for (count, text) in [(1, "one"), (2, "two")] {
                    try await ann.write(text)
                    try await eventually("it comes in, sealed", advancing: network.clock) {
                        let texts = try await bob.texts("c1")
                        return texts.count == count && texts[0].hasPrefix("whisper1:")
                    }
                }
                try await bob.bind("c1", to: known)
                try await eventually("it is opened", advancing: network.clock) {
                    try await bob.texts("c1") == ["one", "two"]
                }
            }
        }
    }

    @Test(
        "A server without an available token is reported with the reason, and retried within half a minute (RT-9)",
        arguments: [(500, "{}"), (502, "<html>Bad gateway</html>"), (200, "<html>Log in</html>"), (429, "{}")])
    func noToken(status: Int, body: String) async throws {
        let ann = try await Device("ann", on: network)
        ann.tokens.tokens.drop()
        let server = AnsweringServer(answer: HTTPResponse(status: status, body: Array(body.utf8)))
        let ports = SyncPorts(
            store: ann.store, transport: InMemoryRealtime(server: server), tokens: ann.tokens, clock: network.clock,
            wallClock: network.wallClock)
        let client = SyncClient(
            ports, account: ann.account, random: SeededRandom(seed: 1)
        ) { [notices = ann.notices] in notices.add($0) }
        let run = Task { try? await client.run() }
        try await eventually("the wait is reported", advancing: network.clock) {
            ann.notices.all.contains { if case .state(.waiting(let delay)) = $0 { delay > .zero } else { false } }
        }
        client.stop()
        await run.value
        let reason: MessengerFailure =
            switch status {
            case 200: .malformed
            case 429: .limited
            default: .unavailable
            }
        let notices = ann.notices.all
        let first = try #require(notices.firstIndex(of: .request(reason, again: nil)), "\(notices)")
        guard case .state(.waiting(let delay))? = notices[first...].dropFirst().first else {
            Issue.record("\(notices)")
            return
        }
        #expect(delay > .zero && delay <= .seconds(30))
    }

    @Test("Before a run, a command may list the conversations with the session's token (RT-9)")
    func listing() async throws {
        let ann = try await Device("ann", on: network)
        ann.tokens.tokens.drop()
        let ports = SyncPorts(
            store: ann.store, transport: network.transport, tokens: ann.tokens, clock: network.clock,
            wallClock: network.wallClock)
        try await ConversationListing(ports, account: ann.account).fetch()
        #expect(try await ann.store.conversation(platform: .realtime, key: "c1")?.title == "bob")
        #expect(try await ann.store.conversation(platform: .realtime, key: "g1")?.title == "Garden")
        var faults = network.transport.noFaults
        faults.isUnreachable = true
        network.transport.setFaults(faults)
        await #expect(throws: MessengerError.transport(.unreachable)) {
            try await ConversationListing(ports, account: ann.account).fetch()
        }
    }

    @Test("A restored server is detected: lost messages remain, and new ones arrive (RT-4)")
    func setBack() async throws {
        network.host.change { server, _ in server.configuration.namesEpochs = true }
        for number in 1...5 { try await network.host.post("old \(number)", by: "bob", in: "c1") }
        let ann = try await Device("ann", on: network)
        try await ann.running { _ in
            try await eventually("everything comes in", advancing: network.clock) {
                try await ann.texts("c1").count == 5
            }
        }
        network.host.change { server, _ in _ = server.restore("c1", through: 3) }
        try await network.host.post("new 4", by: "bob", in: "c1")
        try await ann.running { _ in
            try await eventually("new messages arrive", advancing: network.clock) {
                try await ann.texts("c1").contains("new 4")
            }
        }
        #expect(try await ann.texts("c1") == ["old 1", "old 2", "old 3", "old 4", "old 5", "new 4"])
        #expect(warnings(ann) == [.newEpoch("c1")])
        let cursor = try #require(
            try await ann.store.syncCursors(of: .realtime).first { $0.serverConversation == "c1" })
        #expect(cursor.sequence == 4 && cursor.epoch == "epoch-1")
    }
}

extension DistrustTests {
    /// Runs Ann's client with damaged responses until a condition holds in her vault.
    private func running(
        _ ann: Device, damaging: @escaping @Sendable ([UInt8]) -> [UInt8],
        until holds: @escaping @Sendable () async throws -> Bool
    ) async throws {
        let server = DamagingServer(host: network.host, damage: damaging)
        let ports = SyncPorts(
            store: ann.store, transport: InMemoryRealtime(server: server), tokens: ann.tokens, clock: network.clock,
            wallClock: network.wallClock)
        let client = SyncClient(
            ports, account: ann.account, random: SeededRandom(seed: 1)
        ) { [notices = ann.notices] in notices.add($0) }
        let run = Task { try? await client.run() }
        try await eventually("the readable events are stored", advancing: network.clock, holds)
        client.stop()
        await run.value
    }

    @Test(
        "One event that is not JSON blocks no other: it is recorded as missing, and the cursor moves on (RT-4)",
        arguments: ["ba\u{1}d", #"ba\ud83dd"#, #"ba"d"#, #"ba\"#])
    func damagedEvent(_ damage: String) async throws {
        for text in ["one", "bad", "three"] { try await network.host.post(text, by: "bob", in: "c1") }
        let ann = try await Device("ann", on: network)
        try await running(ann) { body in
            Array(String(decoding: body, as: UTF8.self).replacing("\"bad\"", with: "\"\(damage)\"").utf8)
        } until: {
            try await ann.store.syncCursors(of: .realtime).contains {
                $0.serverConversation == "c1" && $0.sequence == 3 && $0.missing == [2...2]
            }
        }
        #expect(try await ann.texts("c1") == ["one", "three"])
        #expect(warnings(ann).contains(.missing("c1", 1)))
        let cursors = try await ann.store.syncCursors(of: .realtime)
        #expect(try await UnreadableEvents(ann.store).ranges(in: cursors) == ["c1": [2...2]])
    }

    @Test("What cannot be read is told from what was omitted, until it arrives or the numbers begin anew (RT-4)")
    func unreadable() async throws {
        let store = InMemoryStore(clock: network.wallClock)
        let events = UnreadableEvents(store)
        func cursor(_ missing: [ClosedRange<Int64>], epoch: String? = "e") -> SyncCursor {
            SyncCursor(
                conversation: UniqueIdentifier(high: 1, low: 1), serverConversation: "c", sequence: 20,
                missing: missing, epoch: epoch)
        }
        try await events.note([2...3], of: "c", epoch: "e")
        try await events.note([9...9], of: "c", epoch: "e")
        try await events.note([], of: "c", epoch: "e")
        #expect(try await events.ranges(in: [cursor([1...2, 7...12])]) == ["c": [2...2, 9...9]])
        #expect(MissingSequences.subtracting([2...2, 9...9], from: [1...2, 7...12]) == [1...1, 7...8, 10...12])
        #expect(MissingSequences.subtracting([0...30], from: [1...2, 7...12]) == [])
        #expect(try await events.ranges(in: [cursor([4...8])]) == [:])
        #expect(try await events.ranges(in: [cursor([2...2], epoch: nil)]) == [:])
        try await events.note([5...5], of: "c", epoch: "later")
        #expect(try await events.ranges(in: [cursor([1...9], epoch: "later")]) == ["c": [5...5]])
    }

    @Test("What a server omitted is asked for again by the next run, and arrives once the server is mended (RT-4)")
    func omittedAgain() async throws {
        for text in ["one", "bad", "three"] { try await network.host.post(text, by: "bob", in: "c1") }
        let ann = try await Device("ann", on: network)
        let damage: @Sendable ([UInt8]) -> [UInt8] = { body in
            Array(String(decoding: body, as: UTF8.self).replacing("\"bad\"", with: "\"ba\u{1}d\"").utf8)
        }
        let isMissing: @Sendable () async throws -> Bool = {
            try await ann.store.syncCursors(of: .realtime).contains {
                $0.serverConversation == "c1" && $0.missing == [2...2]
            }
        }
        try await running(ann, damaging: damage, until: isMissing)
        // As long as it is not mended, it stays listed, and the requests for it are few.
        try await network.host.post("four", by: "bob", in: "c1")
        let before = network.host.requests.count
        try await running(ann, damaging: damage) { try await ann.texts("c1").contains("four") }
        #expect(try await isMissing() && network.host.requests.count < before + 60)

        try await ann.running { _ in
            try await eventually("it arrives", advancing: network.clock) {
                try await ann.texts("c1") == ["one", "bad", "three", "four"]
            }
        }
        #expect(try await ann.store.syncCursors(of: .realtime).allSatisfy(\.missing.isEmpty))
        let cursor = try await ann.store.syncCursors(of: .realtime).first { $0.serverConversation == "c1" }
        #expect(cursor?.sequence == 4)
    }

    @Test("What a server omitted can be asked for, page by page, also with an expired token (RT-4, RT-7)")
    func omittedOnRequest() async throws {
        for text in ["one", "bad", "three"] { try await network.host.post(text, by: "bob", in: "c1") }
        let ann = try await Device("ann", on: network)
        try await running(ann) { body in
            Array(String(decoding: body, as: UTF8.self).replacing("\"bad\"", with: "\"ba\u{1}d\"").utf8)
        } until: {
            try await ann.store.syncCursors(of: .realtime).contains { $0.missing == [2...2] }
        }
        let ports = SyncPorts(
            store: ann.store, transport: network.transport, tokens: ann.tokens, clock: network.clock,
            wallClock: network.wallClock)
        let omitted = OmittedEvents(ports, account: ann.account)
        #expect(try await !omitted.fetch("c1", pages: 0).isComplete)
        network.host.change { server, now in server.expireTokens(at: now) }
        let found = try await omitted.fetch("c1", pages: 1)
        #expect(found.messages.count == 1 && found.isComplete)
        #expect(try await ann.texts("c1") == ["one", "bad", "three"])
    }

    @Test("Responses damaged in transit leave nothing missing (RT-4)")
    func damagedAnswers() async throws {
        for number in 1...5 { try await network.host.post("text \(number)", by: "bob", in: "c1") }
        let ann = try await Device("ann", on: network)
        let random = Mutex(SeededRandom(seed: 394))
        try await running(ann) { body in
            random.withLock { random in
                guard !body.isEmpty, Int.random(in: 0..<4, using: &random) > 0 else { return body }
                let place = Int.random(in: 0..<body.count, using: &random)
                return Bool.random(using: &random)
                    ? Array(body[..<place]) : Array(body[..<place]) + [0x00] + Array(body[place...])
            }
        } until: {
            try await ann.texts("c1").count == 5
        }
        #expect(!warnings(ann).contains { if case .missing = $0 { true } else { false } })
    }
}

/// A server whose pages of changes are damaged in transit.
private struct DamagingServer: RealtimeServing {
    let host: ServerHost
    let damage: @Sendable ([UInt8]) -> [UInt8]

    func answer(_ request: HTTPRequest) async -> HTTPResponse {
        var answer = await host.answer(request)
        if request.path.hasSuffix("/changes") { answer.body = damage(answer.body) }
        return answer
    }

    func refusal(of request: SocketRequest) async -> HTTPResponse? { HTTPResponse(status: 503) }
    func serve(_ socket: any RealtimeSocket, of request: SocketRequest) async {}
}

/// A server that gives the same response to everything.
private struct AnsweringServer: RealtimeServing {
    let answer: HTTPResponse

    func answer(_ request: HTTPRequest) async -> HTTPResponse { answer }
    func refusal(of request: SocketRequest) async -> HTTPResponse? { answer }
    func serve(_ socket: any RealtimeSocket, of request: SocketRequest) async {}
}
