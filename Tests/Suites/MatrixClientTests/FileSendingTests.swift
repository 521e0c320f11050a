import WhisperArchive
import WhisperBlobPort
import WhisperFileBlobStore
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
import Synchronization
import Testing

@Suite("Sending files through a homeserver (MX-3, MX-4)", .ownThreads)
struct FileSendingTests {
    private let network: Network
    private let ana: Device
    private let room: String
    private let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0 &* 7) }

    init() throws {
        network = try Network()
        ana = try Device("ana", on: network)
        room = network.server.change { $0.makeRoom(["@ana:b.example", "@bob:b.example"]) }
    }

    private func sent(_ message: UniqueIdentifier) async throws {
        try await ana.notices.wait("it is sent") { $0 == .sent(message) }
    }

    /// The contents of the messages in the room.
    private var posted: [JSONObject] {
        network.server.change { model in
            (model.rooms[room]?.events ?? []).filter { $0.type == "m.room.message" }.map(\.content)
        }
    }

    private var uploads: Int { network.server.requests.count { $0.hasSuffix("POST /_matrix/media/v3/upload") } }

    /// The bytes that the server has under the address in a content.
    private func uploaded(_ content: JSONObject) -> [UInt8]? {
        let id = content.text("url")?.split(separator: "/").last.map(String.init) ?? ""
        return network.server.change { $0.media[id] }
    }

    @Test(
        "A file is uploaded, and its message names it by its kind (MX-4)",
        arguments: [
            ("image/png" as String?, "m.image", ContentKind.image), ("video/mp4", "m.video", .video),
            ("audio/ogg", "m.audio", .audio), ("application/pdf", "m.file", .document), (nil, "m.file", .document),
        ])
    func kinds(_ type: String?, _ msgtype: String, _ kind: ContentKind) async throws {
        try await ana.logIn()
        let message = try await ana.write(bytes, name: "a b.x", type: type, in: room)
        try await ana.running(.outbox) { try await sent(message) }
        let content = try #require(posted.first)
        #expect(posted.count == 1 && uploads == 1)
        #expect(content.text("msgtype") == msgtype)
        #expect(content.text("body") == "a b.x" && content.text("filename") == "a b.x")
        guard case .object(let info)? = content["info"] else { return #expect(Bool(false), "no info") }
        #expect(info.text("mimetype") == type && info["size"] == .integer(200_000))
        #expect(uploaded(content) == bytes)
        #expect(try await ana.store.message(message)?.unified.content.kind == kind)
        #expect(ana.notices.all.contains(.uploading(message, sent: 200_000, of: 200_000)))
    }

    @Test("The server's copy of an own file changes neither message nor file, with a caption and without (MX-4)")
    func echo() async throws {
        try await ana.logIn()
        let plain = try await ana.write(bytes, name: "a.png", type: "image/png", in: room)
        let captioned = try await ana.write([], name: "b.txt", type: "text/plain", caption: "nothing in it", in: room)
        try await ana.running {
            let areSent = try await eventually(within: .seconds(60)) {
                try await ana.messages(room).count { $0.delivery?.serverSequence != nil && $0.status == .sent } == 2
            }
            #expect(areSent)
        }
        let messages = try await ana.messages(room)
        #expect(messages.map(\.unified.id) == [plain, captioned])
        #expect(messages.map(\.unified.content.text) == [nil, "nothing in it"])
        for message in messages {
            #expect(message.unified.content.attachments.map(\.state) == [.found])
            #expect(try await ana.store.versions(of: message.unified.id).isEmpty)
        }
        #expect(posted.last?.text("body") == "nothing in it" && posted.last?.text("filename") == "b.txt")
        #expect(posted.last.flatMap { uploaded($0) } == [])

        // Another device of the same user knows it from the server only.
        let other = try Device("ana", on: network)
        try await other.logIn()
        try await other.running { try await other.hears(["", "nothing in it"], in: room) }
        let arrived = try await other.messages(room)
        #expect(arrived.first?.unified.content.text == nil && arrived.first?.direction == .outgoing)
        #expect(arrived.flatMap { $0.unified.content.attachments.map(\.state) } == [.remote, .remote])
    }

    @Test("A file is uploaded once, although posts fail and the process ends between the upload and the post (MX-3)")
    func uploadedOnce() async throws {
        try await ana.logIn()
        network.server.setFault { request, _ in
            request.method == .put && request.path.contains("/send/") ? .failure(500, "M_UNKNOWN") : nil
        }
        let message = try await ana.write(bytes, name: "a.png", type: "image/png", in: room)
        for _ in 0..<2 {
            let posts = network.server.requests.count
            try await ana.running(.outbox, ana.anotherSession()) {
                let hasTried = try await eventually(within: .seconds(60)) {
                    network.server.requests.dropFirst(posts).count { $0.contains(" PUT ") } >= 2
                }
                #expect(hasTried)
            }
        }
        network.server.setFault(nil)
        try await ana.running(.outbox) { try await sent(message) }
        #expect(uploads == 1 && posted.count == 1)
        let isForgotten = try await eventually(within: .seconds(60)) {
            try await ana.store.setting("matrix.uploads") == nil
        }
        #expect(isForgotten)
    }

    @Test("The address of an upload is not used after 12 hours, when the server may have removed the file")
    func oldUpload() async throws {
        try await ana.logIn()
        network.server.setFault { request, _ in
            request.method == .put && request.path.contains("/send/") ? .failure(500, "M_UNKNOWN") : nil
        }
        let message = try await ana.write(bytes, name: "a.png", type: "image/png", in: room)
        try await ana.running(.outbox) {
            let isKept = try await eventually(within: .seconds(60)) {
                try await ana.store.setting("matrix.uploads") != nil
            }
            #expect(isKept)
        }
        network.wallClock.advance(by: 13 * 3_600_000)
        network.server.setFault(nil)
        try await ana.running { try await sent(message) }
        #expect(uploads == 2 && posted.count == 1)
    }

    @Test("An interrupted upload begins again, and the message is sent once (MX-3)")
    func interrupted() async throws {
        try await ana.logIn()
        let isLost = Mutex(true)
        network.server.setFault { request, model in
            guard request.path.hasSuffix("/upload"), isLost.withLock({ $0 }) else { return nil }
            isLost.withLock { $0 = false }
            _ = model.answer(HomeserverRequest(request), isLast: true)
            return .failure(502, "M_UNKNOWN")
        }
        let message = try await ana.write(bytes, name: "a.png", type: "image/png", in: room)
        try await ana.running(.outbox) { try await sent(message) }
        #expect(uploads == 2 && posted.count == 1)
    }

    @Test("A file that is larger than the server accepts is not uploaded, and those behind it are sent (MX-4)")
    func tooLarge() async throws {
        try await ana.logIn()
        network.server.change { $0.largestUpload = 199_999 }
        #expect(try await ana.messenger().largestFile() == 199_999)
        let large = try await ana.write(bytes, name: "a.png", type: "image/png", in: room)
        let small = try await ana.write(Array(bytes.dropLast()), name: "b.png", type: "image/png", in: room)
        try await ana.running(.outbox) {
            try await ana.notices.wait("it is given up") { $0 == .givenUp(large, .tooLarge) }
            try await sent(small)
        }
        #expect(uploads == 1 && posted.count == 1)
    }

    @Test("A file from before a binding never reaches the server, and sending it again is refused (RT-10)")
    func bound() async throws {
        try await ana.logIn()
        let bob = try Device("bob", on: network)
        let direct = ConversationReference(platform: .matrix, key: room, title: "Bob", kind: .direct)
        let conversation = try await ana.store.conversation(for: direct)
        let message = try await ana.write(bytes, name: "a.png", type: "image/png", caption: "for Bob", in: room)
        try await ConversationContacts(ana.store).bind(conversation.id, to: try await ana.meet(bob).id)
        try await ana.running(.outbox) {
            try await ana.notices.wait("it is given up") { $0 == .givenUp(message, .notSealed) }
        }
        #expect(uploads == 0 && posted.isEmpty)

        let account = try #require(try await MessengerAccount.stored(in: ana.store, of: .matrix))
        let dispatch = MessageDispatch(
            ana.secrecy, account: account, limit: MatrixMessenger.textLimit, sealsEverything: false)
        await #expect(throws: DispatchError.filesNotSealed) { try await dispatch.retry(message) }
        await #expect(throws: DispatchError.filesNotSealed) { try await dispatch.checkFile(in: conversation.id) }
        let file = try await ana.attach(bytes, name: "a.png", type: nil)
        await #expect(throws: DispatchError.filesNotSealed) {
            try await dispatch.enqueue(file, caption: "", in: conversation.id)
        }
        // It is still there, with its file and its caption.
        let kept = try #require(try await ana.store.message(message))
        #expect(kept.status == .failed && kept.unified.content.text == "for Bob")
        #expect(try await ana.messages(room).count == 1)
        #expect(try await ana.store.outbox(of: .matrix, after: nil, limit: 10).isEmpty)
    }

    @Test("If everything is sealed, a file is refused in any conversation (RT-10)")
    func sealsEverything() async throws {
        let account = try await ana.logIn()
        let conversation = try await ana.store.conversation(
            for: ConversationReference(platform: .matrix, key: room, title: "Garden", kind: .group))
        let dispatch = MessageDispatch(
            ana.secrecy, account: account, limit: MatrixMessenger.textLimit, sealsEverything: true)
        await #expect(throws: DispatchError.filesNotSealed) { try await dispatch.checkFile(in: conversation.id) }
    }

    @Test("A room that is bound while its file is uploaded gets no message (RT-10)")
    func boundMeanwhile() async throws {
        try await ana.logIn()
        let contact = try await ana.meet(try Device("bob", on: network)).id
        let direct = ConversationReference(platform: .matrix, key: room, title: "Bob", kind: .direct)
        let conversation = try await ana.store.conversation(for: direct)
        let message = try await ana.write(bytes, name: "a.png", type: "image/png", in: room)
        let store = ana.store
        whileUploading { try await ConversationContacts(store).bind(conversation.id, to: contact) }
        try await ana.running(.outbox) {
            try await ana.notices.wait("it is given up") { $0 == .givenUp(message, .notSealed) }
        }
        #expect(posted.isEmpty)
    }

    /// Does something while a file is uploaded, before the server answers.
    private func whileUploading(_ body: @escaping @Sendable () async throws -> Void) {
        network.server.setStream { request in
            guard request.path.hasSuffix("/upload") else { return nil }
            let isDone = Mutex(false)
            return StreamedResponse(head: HTTPResponse(status: 200), length: nil) {
                if isDone.withLock({ $0 }) { return nil }
                isDone.withLock { $0 = true }
                try await body()
                return Array(#"{"content_uri":"mxc://b.example/m1"}"#.utf8)
            }
        }
    }

    @Test("A message that is deleted while its file is uploaded is not sent")
    func deletedMeanwhile() async throws {
        try await ana.logIn()
        let message = try await ana.write(bytes, name: "a.png", type: "image/png", in: room)
        let store = ana.store
        let isDeleted = Mutex(false)
        whileUploading {
            _ = try await store.deleteMessage(message, .erase)
            isDeleted.withLock { $0 = true }
        }
        try await ana.running(.outbox) {
            let isWithdrawn = try await eventually(within: .seconds(60)) { isDeleted.withLock { $0 } }
            #expect(isWithdrawn)
            try await Task.sleep(for: .milliseconds(100))
        }
        #expect(posted.isEmpty)
        #expect(!network.server.requests.contains { $0.contains(" PUT ") })
    }

    @Test("A message whose file is not in the vault any more is given up (ST-11)")
    func missingFile() async throws {
        try await ana.logIn()
        let message = try await ana.write(bytes, name: "a.png", type: "image/png", in: room)
        for id in try ana.blobs.list().ids { try ana.blobs.remove(id) }
        try await ana.running(.outbox) {
            try await ana.notices.wait("it is given up") { $0 == .givenUp(message, .fileMissing) }
        }
        #expect(uploads == 0 && posted.isEmpty)
    }
}
