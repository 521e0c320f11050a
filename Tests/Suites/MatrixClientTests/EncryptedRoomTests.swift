import WhisperArchive
import WhisperJSONText
import WhisperMatrixClient
import WhisperMessage
import WhisperMessaging
import WhisperMessengerPort
import WhisperStoreContract
import WhisperStorePort
import WhisperTestThreads
import Testing
import WhisperCore

@Suite("Nothing but sealed messages goes into rooms that the service encrypts (MX-3, RT-10)", .ownThreads)
struct EncryptedRoomTests {
    private let network: Network
    private let ana: Device
    private let room: String

    init() async throws {
        network = try Network()
        ana = try Device("ana", on: network)
        room = network.server.change { $0.makeRoom(["@ana:b.example", "@bob:b.example"]) }
        try await ana.logIn()
    }

    private var posted: [String] { network.server.change { $0.texts(in: room) } }

    /// Turns the encryption of the room on, or replaces it by what says nothing about an algorithm.
    private func encrypt(_ algorithm: String? = "m.megolm.v1.aes-sha2") {
        network.server.change { model in
            let content: JSONObject = algorithm.map { ["algorithm": .string($0)] } ?? [:]
            model.add("m.room.encryption", content, by: "@bob:b.example", in: room, stateKey: "")
        }
    }

    /// Removes what says that the room is encrypted, as a hostile server can.
    private func denyEncryption() {
        network.server.change { $0.rooms[room]?.events.removeAll { $0.type == "m.room.encryption" } }
    }

    /// Waits until a message is given up.
    private func givenUp(_ message: UniqueIdentifier, at place: SourceLocation = #_sourceLocation) async throws {
        try await ana.notices.wait("it is given up", at: place) { notice in
            if case .givenUp(message, _) = notice { true } else { false }
        }
        #expect(try await ana.store.message(message)?.status == .failed, sourceLocation: place)
    }

    /// Waits until a run has heard of the encryption, and has given up what was taken before.
    private func refusesSoon(at place: SourceLocation = #_sourceLocation) async throws {
        let isKnown = try await eventually { (try? await ana.write("probe", in: room)) == nil }
        #expect(isKnown, sourceLocation: place)
        let isGivenUp = try await eventually {
            try await ana.store.outbox(of: .matrix, after: nil, limit: 1).isEmpty
        }
        #expect(isGivenUp, sourceLocation: place)
    }

    /// Checks that no text and no file is taken for the room.
    private func isRefused(at place: SourceLocation = #_sourceLocation) async throws {
        let before = try await ana.messages(room).count
        await #expect(throws: DispatchError.self, sourceLocation: place) { try await ana.write("plain", in: room) }
        await #expect(throws: DispatchError.self, sourceLocation: place) {
            try await ana.write([1, 2, 3], name: "a.txt", type: "text/plain", in: room)
        }
        let account = try #require(try await MessengerAccount.stored(in: ana.store, of: .matrix))
        let conversation = try #require(try await ana.store.conversation(platform: .matrix, key: room))
        let dispatch = MessageDispatch(
            ana.secrecy, account: account, limit: MatrixMessenger.textLimit, sealsEverything: false)
        try await ana.store.setDraft("a draft", in: conversation.id)
        await #expect(throws: DispatchError.self, sourceLocation: place) {
            try await dispatch.enqueue(try #require(try await ana.store.draft(in: conversation.id)))
        }
        #expect(try await ana.store.draft(in: conversation.id)?.text == "a draft", sourceLocation: place)
        #expect(try await ana.messages(room).count == before, sourceLocation: place)
        #expect(try await ana.store.outbox(of: .matrix, after: nil, limit: 1).isEmpty, sourceLocation: place)
    }

    @Test("A room that the list shows as encrypted takes no text, no file and no draft")
    func listed() async throws {
        encrypt()
        #expect(try await ana.messenger().rooms().first?.isUnreadable == true)
        try await isRefused()
        #expect(posted.isEmpty)
    }

    @Test("The server is asked before a text is posted or a file uploaded by a run that hears of no room")
    func unheard() async throws {
        encrypt()
        let text = try await ana.write("plain", in: room)
        let file = try await ana.write([1, 2, 3], name: "a.txt", type: "text/plain", in: room)
        try await ana.running(.outbox) {
            try await givenUp(text)
            try await givenUp(file)
        }
        #expect(posted.isEmpty)
        #expect(network.server.change { $0.media.isEmpty })
        try await isRefused()
    }

    @Test("Encryption that begins while a run follows ends sending, for what waits as well")
    func begun() async throws {
        try await ana.running {
            let first = try await ana.write("before", in: room)
            try await ana.notices.wait("it is sent") { $0 == .sent(first) }
            try await ana.hears(["before"], in: room)
            network.server.setFault { request, _ in
                request.path.contains("/send/") ? .failure(502, "M_UNKNOWN") : nil
            }
            let waiting = try await ana.write("waiting", in: room)
            try await ana.notices.wait("it is tried") { if case .request = $0 { true } else { false } }
            encrypt()
            network.server.setFault(nil)
            try await givenUp(waiting)
            try await refusesSoon()
        }
        try await isRefused()
        #expect(posted == ["before"])
    }

    @Test("Encryption that was seen once is never over, whatever the server says later", arguments: [true, false])
    func denied(isListed: Bool) async throws {
        encrypt()
        if isListed {
            _ = try await ana.messenger().rooms()
        } else {
            try await ana.running { try await refusesSoon() }
        }
        encrypt(nil)
        denyEncryption()
        _ = try await ana.messenger().rooms()
        try await isRefused()
        #expect(try await ana.messenger().rooms().first?.isUnreadable == true)
        let conversation = try #require(try await ana.store.conversation(platform: .matrix, key: room))
        _ = try await ana.store.deleteConversation(conversation.id)
        await #expect(throws: DispatchError.self) { try await ana.write("plain", in: room) }
    }

    @Test("An encrypted event and a state of another key turn nothing on: any member can send them")
    func otherEvents() async throws {
        network.server.change { model in
            model.add("m.room.encrypted", ["algorithm": "m.megolm.v1.aes-sha2"], by: "@bob:b.example", in: room)
            model.add("m.room.encryption", [:], by: "@bob:b.example", in: room, stateKey: "@bob:b.example")
        }
        try await ana.running {
            let message = try await ana.write("open", in: room)
            try await ana.notices.wait("it is sent") { $0 == .sent(message) }
        }
        #expect(posted == ["open"])
    }

    @Test("What is sealed may go, and a message that was refused may not be sent again unsealed")
    func sealed() async throws {
        let bob = try Device("bob", on: network)
        let conversation = try await ana.store.conversation(
            for: ConversationReference(platform: .matrix, key: room, title: "Bob", kind: .direct))
        encrypt()
        let plain = try await ana.write("plain", in: room)
        try await ana.running(.outbox) { try await givenUp(plain) }
        let account = try #require(try await MessengerAccount.stored(in: ana.store, of: .matrix))
        let dispatch = MessageDispatch(
            ana.secrecy, account: account, limit: MatrixMessenger.textLimit, sealsEverything: false)
        await #expect(throws: DispatchError.self) { try await dispatch.retry(plain) }

        try await ConversationContacts(ana.store).bind(conversation.id, to: try await ana.meet(bob).id)
        _ = try await IdentityRing(ana.secrecy).create(name: "ana")
        let sealed = try await ana.write("sealed", in: room)
        try await ana.running(.outbox) { try await ana.notices.wait("it is sent") { $0 == .sent(sealed) } }
        #expect(posted.count == 1 && posted.allSatisfy { $0.hasPrefix("whisper1:") })
    }
}
