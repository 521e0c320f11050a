import WhisperArchive
import WhisperInMemoryRealtime
import WhisperJSONText
import WhisperMatrixClient
import WhisperMessage
import WhisperMessaging
import WhisperMessengerPort
import WhisperRealtimePort
import WhisperStoreContract
import WhisperStorePort
import WhisperTestThreads
import Testing

@Suite("Following a homeserver (MX-1 to MX-3)", .ownThreads)
struct SyncTests {
    private let network: Network
    private let ana: Device
    private let room: String

    init() throws {
        network = try Network()
        ana = try Device("ana", on: network)
        room = network.server.change { $0.makeRoom(["@ana:b.example", "@bob:b.example"]) }
    }

    private var bob: String { "@bob:b.example" }

    private func texts(_ prefix: String, _ numbers: ClosedRange<Int>) -> [String] { numbers.map { "\(prefix)\($0)" } }

    @Test("A run at a server that has no “/sync” ends and says so, instead of trying for ever (MX-5)")
    func withoutSync() async throws {
        let ana = try Device("ana", on: network)
        try await ana.logIn()
        network.server.setFault { request, _ in
            request.path.hasSuffix("/sync") ? .failure(404, "M_UNRECOGNIZED") : nil
        }
        await #expect(throws: MessengerError.unsupported) { try await ana.run(.everything) }
    }

    @Test("What was sent before, meanwhile and now arrives in the server's order, once (MX-2)")
    func following() async throws {
        try await ana.logIn()
        network.server.change { $0.say("before", by: bob, in: room) }
        try await ana.running {
            try await ana.hears(["before"], in: room)
            network.server.change { $0.say("now", by: bob, in: room) }
            try await ana.hears(["before", "now"], in: room)
            try await ana.notices.wait("it is live") { $0 == .state(.live) }
        }
        network.server.change { $0.say("meanwhile", by: bob, in: room) }
        try await ana.running { try await ana.hears(["before", "now", "meanwhile"], in: room) }
        let received = ana.notices.all.compactMap { notice -> Int? in
            if case .received(room, let messages, _) = notice { messages } else { nil }
        }
        #expect(received.reduce(0, +) == 3)
        #expect(try await SyncFigures.stored(in: ana.store, of: .matrix).events > 3)
    }

    @Test("A timeline that was cut is filled from its history, in order, and the filter is uploaded once (MX-2)")
    func gaps() async throws {
        try await ana.logIn()
        network.server.change { $0.say("first", by: bob, in: room) }
        try await ana.running { try await ana.hears(["first"], in: room) }
        let missed = texts("m", 1...333)
        network.server.change { model in for text in missed { model.say(text, by: bob, in: room) } }
        try await ana.running { try await ana.hears(["first"] + missed, in: room) }
        #expect(network.server.requests.count { $0.hasSuffix("/filter") } == 1)
    }

    @Test("Why a history was left is kept, until some of it arrives (MX-2)")
    func leftHistory() async throws {
        func reasons() async throws -> String? { try await ana.store.setting("matrix.left") }
        try await ana.logIn()
        network.server.change { $0.say("first", by: bob, in: room) }
        try await ana.running { try await ana.hears(["first"], in: room) }
        let missed = texts("m", 1...200)
        network.server.change { model in for text in missed { model.say(text, by: bob, in: room) } }
        network.server.setFault { request, _ in
            guard request.path.hasSuffix("/messages") else { return nil }
            let token = JSONValue.string(request.query.first { $0.name == "from" }?.value ?? "t")
            return .matrix(["chunk": [], "start": token, "end": token])
        }
        try await ana.running {
            try await ana.notices.wait("it is left") { $0 == .warning(.historyLeft(room)) }
            let isKept = try await eventually { try await reasons() == "{\"\(room)\":\"nothing-new\"}" }
            #expect(isKept)
        }
        network.server.setFault { request, _ in
            request.path.hasSuffix("/messages") ? .failure(403, "M_FORBIDDEN") : nil
        }
        try await ana.running {
            let isKept = try await eventually { try await reasons() == "{\"\(room)\":\"refused\"}" }
            #expect(isKept)
        }
        network.server.setFault(nil)
        try await ana.running { try await ana.hears(["first"] + missed, in: room) }
        #expect(try await reasons() == nil)
    }

    @Test("A room from before the first poll has its history only on request, page by page (MX-2)")
    func history() async throws {
        try await ana.logIn()
        let old = texts("m", 1...1_000)
        network.server.change { model in for text in old { model.say(text, by: bob, in: room) } }
        try await ana.running { try await ana.hears(Array(old.suffix(50)), in: room) }
        try await ana.run(.history(of: room, pages: 2))
        #expect(try await ana.texts(room) == old.suffix(250))
        try await ana.run(.history(of: room, pages: 1_000))
        #expect(try await ana.texts(room) == old)
        // There is no more.
        try await ana.run(.history(of: room, pages: 1))
        await #expect(throws: MessengerError.notFound) { try await ana.run(.history(of: "!none:b.example", pages: 1)) }
        await #expect(throws: MessengerError.invalidArgument) { try await ana.run(.history(of: "none", pages: 1)) }
    }

    @Test(
        "A token that expires or is renewed by another process does not end a run; the end of the session does (MX-5)")
    func tokens() async throws {
        try await ana.logIn()
        try await ana.running {
            try await ana.notices.wait("it is live") { $0 == .state(.live) }
            network.server.change { model in
                model.sessions.expire()
                model.say("one", by: bob, in: room)
            }
            try await ana.hears(["one"], in: room)
            let other = ana.anotherSession()
            try await ana.running(.outbox, other) {
                network.server.change { $0.sessions.expire() }
                let two = try await ana.write("two", in: room)
                try await ana.notices.wait("it is sent") { $0 == .sent(two) }
            }
            network.server.change { $0.say("three", by: bob, in: room) }
            try await ana.hears(["one", "two", "three"], in: room)
        }
        await #expect(throws: MessengerError.sessionEnded) {
            try await ana.running {
                network.server.change { model in
                    model.sessions.end(user: ana.user)
                    model.say("four", by: bob, in: room)
                }
                try await ana.notices.wait("it is signed out") { $0 == .state(.signedOut) }
            }
        }
        try await ana.write("five", in: room)
        await #expect(throws: MessengerError.sessionEnded) { try await ana.run(.outbox) }
        await #expect(throws: MessengerError.sessionEnded) { try await ana.messenger().rooms() }
        try await ana.logIn()
        try await ana.running { try await ana.hears(["one", "two", "three", "four", "five"], in: room) }
    }

    @Test("A server that cannot be reached is waited for (MX-1)")
    func unreachable() async throws {
        try await ana.logIn()
        network.setFaults { $0.isUnreachable = true }
        try await ana.running {
            try await ana.notices.wait("it waits") { if case .state(.waiting) = $0 { true } else { false } }
            network.server.change { $0.say("hello", by: bob, in: room) }
            network.setFaults { _ in }
            try await ana.hears(["hello"], in: room)
        }
    }

    @Test("A run that is cancelled ends without an error, whatever it waits for, also before it begins (MX-1)")
    func cancelling() async throws {
        try await ana.logIn()
        let messenger = try await ana.messenger()
        let early = Task { try await messenger.run(.everything) { _ in } }
        early.cancel()
        try await early.value
        network.setFaults { $0.stalls = true }
        try await ana.running {}
        network.setFaults { _ in }
        try await ana.running { try await ana.notices.wait("it is live") { $0 == .state(.live) } }
        _ = try await messenger.logOut()
        await #expect(throws: MessengerError.notLoggedIn) { try await messenger.run(.everything) { _ in } }
    }

    @Test("Two runs over one vault store everything once (MX-2)")
    func together() async throws {
        try await ana.logIn()
        let said = texts("m", 1...40)
        try await ana.running {
            try await ana.running(.everything, ana.anotherSession()) {
                for text in said {
                    network.server.change { $0.say(text, by: bob, in: room) }
                    try await Task.sleep(for: .milliseconds(1))
                }
                try await ana.hears(said, in: room)
            }
        }
    }

    @Test("A room that was left is not received any more, and its messages stay (MX-1)")
    func leaving() async throws {
        try await ana.logIn()
        network.server.change { $0.say("before", by: bob, in: room) }
        try await ana.running {
            try await ana.hears(["before"], in: room)
            try await ana.messenger().leave(room)
            network.server.change { $0.say("after", by: bob, in: room) }
            try await ana.notices.wait("it is left") { $0 == .forbidden(conversation: room) }
        }
        #expect(try await ana.texts(room) == ["before"])
        await #expect(throws: MessengerError.forbidden) { try await ana.messenger().leave(room) }
    }

    @Test("Sealed messages are opened, and the server has nothing but envelopes (RT-10)")
    func sealing() async throws {
        let bob = try Device("bob", on: network)
        try await ana.logIn()
        try await bob.logIn()
        network.server.change { model in
            model.accountData["\(ana.user) m.direct"] = ["@bob:b.example": [.string(room)]]
            model.accountData["\(bob.user) m.direct"] = ["@ana:b.example": [.string(room)]]
        }
        for (device, other) in [(ana, bob), (bob, ana)] {
            try await device.running {
                let isDirect = try await eventually {
                    try await device.store.conversation(platform: .matrix, key: room)?.kind == .direct
                }
                #expect(isDirect)
            }
            let conversation = try #require(try await device.store.conversation(platform: .matrix, key: room))
            try await ConversationContacts(device.store).bind(conversation.id, to: try await device.meet(other).id)
        }
        try await ana.running {
            try await bob.running {
                try await ana.write("for Bob", in: room)
                try await bob.hears(["for Bob"], in: room)
                try await bob.write("for Ana", in: room)
                try await ana.hears(["for Bob", "for Ana"], in: room)
            }
        }
        let posted = network.server.change { $0.texts(in: room) }
        #expect(posted.count == 2 && posted.allSatisfy { $0.hasPrefix("whisper1:") })
    }
}
