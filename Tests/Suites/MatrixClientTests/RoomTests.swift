import WhisperArchive
import WhisperInMemoryRealtime
import WhisperJSONText
import WhisperMatrixClient
import WhisperMessage
import WhisperMessaging
import WhisperMessengerPort
import WhisperRealtimePort
import WhisperStorePort
import WhisperTestThreads
import Synchronization
import Testing

@Suite("Rooms and files of a homeserver (MX-1, MX-4)", .ownThreads)
struct RoomTests {
    private let network: Network
    private let ana: Device
    private let bob: Device

    init() async throws {
        network = try Network()
        ana = try Device("ana", on: network)
        bob = try Device("bob", on: network)
        try await ana.logIn()
        try await bob.logIn()
    }

    private func kind(_ room: String, in device: Device) async throws -> ConversationKind? {
        try await device.store.conversation(platform: .matrix, key: room)?.kind
    }

    @Test("A room for two is created, offered, joined, and direct for both, in the vault at once (MX-1)")
    func direct() async throws {
        network.server.change { model in
            // What other clients have recorded stays.
            model.accountData["\(ana.user) m.direct"] = ["@cid:b.example": ["!old:b.example"], "later": 7]
        }
        let messenger = try await ana.messenger()
        let room = try await messenger.create(NewMessengerRoom(users: [bob.user], isDirect: true))
        #expect(room.kind == .direct && room.standing == .joined)
        #expect(try await kind(room.id, in: ana) == .direct)
        #expect(try await messenger.rooms().map(\.id) == [room.id])
        let data = network.server.change { $0.accountData["\(ana.user) m.direct"] }
        #expect(
            data == ["@cid:b.example": ["!old:b.example"], "later": 7, "@bob:b.example": [.string(room.id)]])

        let offers = try await bob.messenger().rooms()
        #expect(offers.map(\.standing) == [.invited])
        #expect(offers.first?.inviter == ana.user && offers.first?.kind == .direct)
        #expect(try await kind(room.id, in: bob) == nil)
        let joined = try await bob.messenger().join(room.id)
        #expect(joined.kind == .direct && joined.standing == .joined)
        #expect(try await kind(room.id, in: bob) == .direct)
        #expect(network.server.change { $0.accountData["\(bob.user) m.direct"] } == [ana.user: [.string(room.id)]])
        #expect(try await bob.messenger().rooms().map(\.standing) == [.joined])
    }

    @Test("A group has its name, and is found by its id or alias if it is public (MX-1)")
    func groups() async throws {
        let room = try await ana.messenger().create(NewMessengerRoom(title: "Garden", users: []))
        #expect(room.title == "Garden" && room.kind == .group)
        await #expect(throws: MessengerError.forbidden) { try await bob.messenger().join(room.id) }
        network.server.change { model in
            model.rooms[room.id]?.isPublic = true
            model.rooms[room.id]?.alias = "#garden:b.example"
        }
        let joined = try await bob.messenger().join("#garden:b.example")
        #expect(joined.id == room.id && joined.title == "Garden")
        #expect(try await bob.store.conversation(platform: .matrix, key: room.id)?.title == "Garden")
        try await bob.running {
            try await ana.write("hello", in: room.id)
            try await ana.running(.outbox) { try await bob.hears(["hello"], in: room.id) }
        }
    }

    @Test("An invitation is reported by a run, and can be declined (MX-1)")
    func invitations() async throws {
        let room = network.server.change { $0.makeRoom([ana.user], name: "Garden") }
        try await bob.running {
            network.server.change { $0.invite(bob.user, to: room, by: ana.user) }
            try await bob.notices.wait("it is reported") { notice in
                if case .invited(let offer) = notice { offer.id == room && offer.title == "Garden" } else { false }
            }
        }
        try await bob.messenger().leave(room)
        #expect(try await bob.messenger().rooms().isEmpty)
    }

    @Test("Ids that are none of the service's are rejected, and nothing is sent because of them (MX-1)")
    func invalid() async throws {
        let messenger = try await ana.messenger()
        let before = network.server.requests.count
        for room in ["", "room", "!", "#a", "https://evil.example", "@bob:b.example", "!a b:c", "../x"] {
            await #expect(throws: MessengerError.invalidArgument) { try await messenger.join(room) }
            await #expect(throws: MessengerError.invalidArgument) { try await messenger.leave(room) }
        }
        for user in ["bob", "", "@bob", "https://b.example"] {
            await #expect(throws: MessengerError.invalidArgument) {
                try await messenger.create(NewMessengerRoom(users: [user]))
            }
        }
        await #expect(throws: MessengerError.invalidArgument) {
            try await messenger.create(NewMessengerRoom(users: [], isDirect: true))
        }
        let sink = HTTPBodySink { _ in }
        for address in ["", "https://evil.example/a", "mxc://", "mxc://evil.example", "mxc://a/b/c", "mxc://a/../b"] {
            await #expect(throws: MessengerError.invalidArgument) {
                try await messenger.download(address, limit: 10, into: sink)
            }
        }
        #expect(network.server.requests.count == before)
        await #expect(throws: MessengerError.notFound) { try await messenger.join("!none:b.example") }
        await #expect(throws: MessengerError.notFound) { try await messenger.leave("!none:b.example") }
        await #expect(throws: MessengerError.notFound) {
            try await messenger.download("mxc://evil.example/a", limit: 10, into: sink)
        }
        #expect(network.server.requests.allSatisfy { $0.hasPrefix("b.example ") })
    }

    @Test(
        "What is uploaded can be downloaded with the same bytes, within limits, also after a token has expired (MX-4)")
    func files() async throws {
        let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        func source(_ bytes: [UInt8]) -> HTTPBodySource {
            let rest = Rest(bytes)
            return HTTPBodySource(length: bytes.count) { rest.next() }
        }
        network.server.change { $0.sessions.expire() }
        let address = try await ana.messenger().upload(source(bytes), type: "image/png", name: "a b.png")
        #expect(address.hasPrefix("mxc://b.example/"))
        network.server.change { $0.sessions.expire() }
        let received = Rest([])
        try await bob.messenger().download(address, limit: bytes.count, into: HTTPBodySink { received.add($0) })
        #expect(received.all == bytes)
        let part = Rest([])
        await #expect(throws: MessengerError.tooLarge) {
            try await bob.messenger().download(address, limit: 1_000, into: HTTPBodySink { part.add($0) })
        }
        #expect(part.all.count <= 1_000)
        let before = network.server.requests.count { $0.hasSuffix("/upload") }
        await #expect(throws: MessengerError.tooLarge) {
            try await ana.messenger().upload(
                source(Array(repeating: 0, count: 1_000_001)), type: "x/y", name: nil)
        }
        #expect(network.server.requests.count { $0.hasSuffix("/upload") } == before)
        await #expect(throws: MessengerError.transport(.bodyFailed)) {
            try await ana.messenger().upload(
                HTTPBodySource(length: 10) { throw CancellationError() }, type: "x/y", name: nil)
        }
    }

    @Test("A bound conversation keeps its name, whatever the server calls it (RT-10)")
    func names() async throws {
        let room = network.server.change { $0.makeRoom([ana.user, bob.user], name: "Bob") }
        network.server.change { $0.accountData["\(ana.user) m.direct"] = [bob.user: [.string(room)]] }
        try await ana.running {
            network.server.change { $0.say("hello", by: bob.user, in: room) }
            try await ana.hears(["hello"], in: room)
            network.server.change { model in
                model.add("m.room.name", ["name": "Bobby"], by: bob.user, in: room, stateKey: "")
            }
            let isRenamed = try await eventually {
                try await ana.store.conversation(platform: .matrix, key: room)?.title == "Bobby"
            }
            #expect(isRenamed)
            let found = try #require(try await ana.store.conversation(platform: .matrix, key: room))
            try await ConversationContacts(ana.store).bind(found.id, to: try await ana.meet(bob).id)
            network.server.change { model in
                model.add("m.room.name", ["name": "Carol"], by: bob.user, in: room, stateKey: "")
            }
            try await ana.notices.wait("it is reported") { $0 == .warning(.retitled(room)) }
        }
        #expect(try await ana.store.conversation(platform: .matrix, key: room)?.title == "Bobby")
    }

    /// A direct room of Ana and Bob, bound to Bob in Ana's vault unless the vault is to know it alone.
    private func directRoom(isBound: Bool = true) async throws -> String {
        let room = network.server.change { model in
            let room = model.makeRoom([ana.user, bob.user])
            model.accountData["\(ana.user) m.direct"] = [bob.user: [.string(room)]]
            return room
        }
        _ = try await ana.messenger().rooms()
        let found = try #require(try await ana.store.conversation(platform: .matrix, key: room))
        if isBound { try await ConversationContacts(ana.store).bind(found.id, to: try await ana.meet(bob).id) }
        return room
    }

    private func waitForWarning(_ room: String, at place: SourceLocation = #_sourceLocation) async throws {
        try await ana.notices.wait("a third person is reported", at: place) { notice in
            if case .warning(let warning) = notice {
                warning.name == "third-person" && warning.conversation == room
            } else {
                false
            }
        }
    }

    private var crowded: String? {
        get async throws { try await ana.store.setting("matrix.third-persons") }
    }

    @Test(
        "A third person in a bound room is reported, once in a run, and not any more when alone with the contact again")
    func thirdPerson() async throws {
        let room = try await directRoom()
        try await ana.running {
            network.server.change { $0.say("hello", by: bob.user, in: room) }
            try await ana.hears(["hello"], in: room)
            network.server.change { model in
                model.join("@cid:b.example", room)
                model.say("I am here", by: "@cid:b.example", in: room)
            }
            try await waitForWarning(room)
            network.server.change { $0.join("@dan:b.example", room) }
            try await ana.hears(["hello", "I am here"], in: room)
            #expect(try await crowded == "[\"\(room)\"]")
            network.server.change { model in
                for user in ["@cid:b.example", "@dan:b.example"] {
                    model.add("m.room.member", ["membership": "leave"], by: user, in: room, stateKey: user)
                }
            }
            let isAlone = try await eventually { try await crowded == "[]" }
            #expect(isAlone)
        }
        let warnings = ana.notices.all.filter { notice in
            if case .warning(let warning) = notice { warning.name == "third-person" } else { false }
        }
        #expect(warnings.count == 1)
    }

    @Test("A third person who came while nothing ran is reported by the next run")
    func thirdPersonMeanwhile() async throws {
        let room = try await directRoom()
        try await ana.running { try await ana.notices.wait("it is live") { $0 == .state(.live) } }
        network.server.change { $0.join("@cid:b.example", room) }
        try await ana.running { try await waitForWarning(room) }
    }

    @Test("A group has no third person, and one in a direct room that is not bound is recorded and not reported")
    func company() async throws {
        let room = try await directRoom(isBound: false)
        network.server.change { model in
            model.join("@cid:b.example", room)
            model.makeRoom([ana.user, bob.user, "@cid:b.example"], name: "Garden")
        }
        _ = try await ana.messenger().rooms()
        #expect(try await crowded == "[\"\(room)\"]")
        try await ana.running { try await ana.notices.wait("it is live") { $0 == .state(.live) } }
        #expect(
            !ana.notices.all.contains { notice in
                if case .warning(let warning) = notice { warning.name == "third-person" } else { false }
            })
    }
}

/// Bytes that are read or written in pieces.
private final class Rest: Sendable {
    private let bytes: Mutex<[UInt8]>

    init(_ bytes: [UInt8]) { self.bytes = Mutex(bytes) }

    var all: [UInt8] { bytes.withLock { $0 } }

    func add(_ chunk: [UInt8]) { bytes.withLock { $0 += chunk } }

    func next() -> [UInt8]? {
        bytes.withLock { bytes in
            guard !bytes.isEmpty else { return nil }
            let chunk = Array(bytes.prefix(30_000))
            bytes.removeFirst(chunk.count)
            return chunk
        }
    }
}
