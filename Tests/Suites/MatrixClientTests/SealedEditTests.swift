import WhisperArchive
import WhisperCore
import WhisperJSONText
import WhisperMatrixClient
import WhisperMessage
import WhisperMessaging
import WhisperMessengerPort
import WhisperStoreContract
import WhisperStorePort
import WhisperTestThreads
import Testing

@Suite("A sealed message changes only by its author's sealed edit (ING-1b, RT-10)", .ownThreads)
struct SealedEditTests {
    private let network: Network
    private let ana: Device
    private let bob: Device
    private let cid: Device
    private let room: String

    init() async throws {
        network = try Network()
        ana = try Device("ana", on: network)
        bob = try Device("bob", on: network)
        cid = try Device("cid", on: network)
        room = network.server.change { $0.makeRoom(["@ana:b.example", "@bob:b.example"]) }
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
    }

    // MARK: What the server does

    /// Posts a sealed message of Bob's, and returns its event.
    private func post(_ text: String) async throws -> String {
        let message = try await bob.write(text, in: room)
        try await bob.running(.outbox) {
            let isSent = try await eventually { try await bob.store.message(message)?.status == .sent }
            #expect(isSent)
        }
        return try #require(network.server.change { $0.rooms[room]?.events.last?.id })
    }

    /// Replaces the text of an event, as any client of the sender's account and the server can.
    @discardableResult
    private func edit(_ event: String, _ text: String, by user: String? = nil) -> String {
        network.server.change { model in
            model.add(
                "m.room.message",
                [
                    "msgtype": "m.text", "body": .string("* " + text),
                    "m.new_content": ["msgtype": "m.text", "body": .string(text)],
                    "m.relates_to": ["rel_type": "m.replace", "event_id": .string(event)],
                ], by: user ?? bob.user, in: room)
        }
    }

    /// Exchanges the last two events of the room.
    private func swapLast() {
        network.server.change { model in
            guard var events = model.rooms[room]?.events, events.count > 1 else { return }
            let (first, second) = (events.count - 2, events.count - 1)
            (events[first].place, events[second].place) = (events[second].place, events[first].place)
            events.swapAt(first, second)
            model.rooms[room]?.events = events
        }
    }

    private func sealed(_ text: String, by device: Device) async throws -> String {
        let known = try await device.store.contacts(named: ana.user, limit: 1).first?.id
        let contact = if let known { known } else { try await device.meet(ana).id }
        return try await MessageSealing(device.secrecy).sealForCarrier(
            SealingRequest(message: Array(text.utf8), recipient: .contact(contact))
        ).envelope.text
    }

    // MARK: What Ana reads

    /// Lets everything arrive that was posted before; a last message shows that it has.
    private func catchUp(_ device: Device) async throws {
        let end = network.server.change { model in
            let end = "end \(model.next())"
            model.say(end, by: bob.user, in: room)
            return end
        }
        try await device.running {
            let hasEnded = try await eventually { try await device.texts(room).last == end }
            #expect(hasEnded)
            // What arrived with it is opened.
            let isOpened = try await eventually {
                try await device.messages(room).allSatisfy { message in
                    message.carrierText != nil || message.direction != .incoming
                        || message.unified.content.text?.hasPrefix("whisper1:") != true
                        || CarrierState(of: message.unified) != nil
                }
            }
            #expect(isOpened)
        }
    }

    private func shown(_ message: StoredMessage) async throws -> MessageAssurance {
        var assurances = MessageAssurances(store: ana.store, trust: ana.secrecy.trust)
        return try await assurances.assurance(of: message)
    }

    private func found(_ word: String) async throws -> [String] {
        try await ana.store.search(SearchRequest(.term(word))).compactMap(\.message.unified.content.text)
    }

    private func notes(_ message: StoredMessage) async throws -> [MessageNote] {
        var notes = MessageNotes(ana.store)
        return try await notes.notes(of: message)
    }

    // MARK: Tests

    @Test(
        "An edit in the clear is a note beside verified words, before and after they arrive", arguments: [false, true])
    func plainEdit(isFirst: Bool) async throws {
        let event = try await post("I owe Ana 1000 euros")
        if !isFirst { try await catchUp(ana) }
        edit(event, "ok")
        if isFirst { swapLast() }
        try await catchUp(ana)
        let message = try #require(try await ana.messages(room).first)
        #expect(message.unified.content.text == "I owe Ana 1000 euros" && message.unified.editedAt == nil)
        #expect(try await shown(message) == .verified)
        #expect(try await notes(message).map(\.code) == ["other-text"])
        #expect(message.unified.platformSpecific["reported"]?.text.contains("\"ok\"") == true)
        #expect(try await found("euros") == ["I owe Ana 1000 euros"])
        // The next line finds nothing missing.
        _ = try await post("second sealed line")
        try await catchUp(ana)
        let second = try #require(
            try await ana.messages(room).first { $0.unified.content.text == "second sealed line" })
        #expect(try await shown(second) == .verified)
        #expect(try await notes(second).isEmpty)
    }

    @Test("The owner's own sealed words stay as they were written")
    func ownWords() async throws {
        let own = try await ana.write("my own sealed words", in: room)
        try await ana.running(.outbox) {
            let isSent = try await eventually { try await ana.store.message(own)?.status == .sent }
            #expect(isSent)
        }
        let event = try #require(network.server.change { $0.rooms[room]?.events.last?.id })
        edit(event, "FORGED", by: ana.user)
        try await catchUp(ana)
        let message = try #require(try await ana.store.message(own))
        #expect(message.unified.content.text == "my own sealed words" && message.seal == MessageSeal(.own))
        #expect(try await notes(message).map(\.code) == ["other-text"])
        #expect(try await found("forged").isEmpty)
    }

    @Test("A sealed edit of the author is opened and shown, before and after the message", arguments: [false, true])
    func sealedEdit(isFirst: Bool) async throws {
        let event = try await post("first words")
        network.wallClock.advance(by: 5_000)
        if !isFirst { try await catchUp(ana) }
        let envelope = try await sealed("better words", by: bob)
        edit(event, envelope)
        if isFirst { swapLast() }
        try await catchUp(ana)
        let messages = try await ana.messages(room).filter { $0.unified.content.text?.hasPrefix("end ") == false }
        let message = try #require(messages.first)
        #expect(messages.count == 1 && message.unified.content.text == "better words")
        #expect(try await shown(message) == .verified)
        #expect(message.carrierText == envelope && message.unified.editedAt != nil)
        #expect(try await ana.store.versions(of: message.unified.id).map(\.text) == ["first words"])
        // The same once more changes nothing; the next line finds nothing missing.
        edit(event, envelope)
        _ = try await post("second sealed line")
        try await catchUp(ana)
        let texts = try await ana.texts(room).filter { !$0.hasPrefix("end ") }
        #expect(texts == ["better words", "second sealed line"])
        for message in try await ana.messages(room) { #expect(try await notes(message).isEmpty) }
    }

    @Test("A sealed edit that comes alone, while the client runs, is opened at once")
    func sealedEditAlone() async throws {
        let event = try await post("first words")
        network.wallClock.advance(by: 5_000)
        let envelope = try await sealed("better words", by: bob)
        try await ana.running {
            let hasCome = try await eventually { try await ana.texts(room) == ["first words"] }
            #expect(hasCome)
            edit(event, envelope)
            let isOpened = try await eventually { try await ana.texts(room) == ["better words"] }
            #expect(isOpened)
        }
    }

    @Test("What another person sealed, or the author for another place, is a message of its own")
    func otherEdits() async throws {
        let event = try await post("first words")
        // Bob's next line, which the server withholds and reports as an edit.
        _ = try await post("second line")
        let line = try #require(
            network.server.change { model -> String? in
                let last = model.rooms[room]?.events.popLast()
                return last?.content.text("body")
            })
        edit(event, line)
        _ = try await IdentityRing(cid.secrecy).create(name: cid.user)
        edit(event, try await sealed("I am Bob", by: cid))
        try await catchUp(ana)
        let messages = try await ana.messages(room)
        let first = try #require(messages.first)
        #expect(first.unified.content.text == "first words" && first.unified.editedAt == nil)
        #expect(try await shown(first) == .verified)
        let second = try #require(messages.first { $0.unified.content.text == "second line" })
        #expect(try await shown(second) == .verified)
        #expect(try await notes(second).isEmpty)
        let forged = try #require(messages.first { $0.unified.content.text == "I am Bob" })
        #expect(forged.unified.platform == .whisper && forged.unified.sender?.displayName != "@bob:b.example")
        #expect(try await shown(forged) != .verified)
    }

    @Test("A redacted message keeps its words and its mark, also if it is redacted before it is opened")
    func redaction() async throws {
        let event = try await post("to be redacted")
        network.server.change { model in
            _ = model.add("m.room.redaction", ["redacts": .string(event)], by: bob.user, in: room)
        }
        try await catchUp(ana)
        let message = try #require(try await ana.messages(room).first)
        #expect(message.unified.content == Content(kind: .deleted, text: "to be redacted"))
        #expect(try await shown(message) == .verified)
    }
}
