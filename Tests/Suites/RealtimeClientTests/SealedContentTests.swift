import WhisperArchive
import WhisperRealtimeHost
import WhisperEnvelope
import WhisperMessage
import WhisperPolicy
import WhisperRealtime
import WhisperRealtimeProtocol
import WhisperRealtimeServer
import WhisperStoreContract
import WhisperStorePort
import WhisperTestThreads
import Testing
import WhisperCore

@testable import WhisperMessaging
import WhisperMessengerPort
@testable import WhisperRealtimeClient

@Suite("Sealed contents (RT-10)", .ownThreads)
struct SealedContentTests {
    private let network: Network
    private let ann: Device
    private let bob: Device

    init() async throws {
        network = try Network()
        ann = try await Device("ann", on: network)
        bob = try await Device("bob", on: network)
        try await ann.bind("c1", to: try await ann.meet(bob, "Bob"))
        try await bob.bind("c1", to: try await bob.meet(ann, "Ann"))
    }

    /// Sends the waiting messages.
    private func send(from device: Device) async throws {
        var options = SyncOptions()
        options.scope = .outbox
        try await device.running(options) { _ in
            try await eventually("everything is sent", advancing: network.clock) {
                try await device.store.outbox(of: nil, after: nil, limit: 1).isEmpty
            }
        }
    }

    /// Lets a device catch up completely.
    private func catchUp(_ device: Device, opening: IncomingOpening?, count: Int = 1) async throws {
        try await device.running(opening: opening) { _ in
            try await eventually("everything comes in", advancing: network.clock) {
                let sequences = try await device.messages("c1").compactMap(\.delivery?.serverSequence)
                return sequences.count == count
            }
        }
    }

    private var bobs: UniqueIdentifier {
        get async throws { try #require(try await ann.store.contacts(named: "Bob", limit: 1).first).id }
    }

    @Test(
        "If the server changes the content, the text stays, and the envelope becomes a version (RT-4)"
    )
    func otherContent() async throws {
        network.host.change { server, _ in server.configuration.altersEvery = 1 }
        let written = try await ann.write("my words")
        let envelope = try #require(written.sealed).envelope.text
        try await ann.running { _ in
            try await eventually("it is sent", advancing: network.clock) {
                try await ann.messages("c1").map(\.status) == [.sent]
            }
        }
        let message = try #require(try await ann.messages("c1").first)
        #expect(message.unified.content.text == "my words" && message.carrierText != envelope)
        #expect(try await ann.store.versions(of: message.unified.id).map(\.text) == [envelope])
        #expect(ann.notices.all.contains(.warning(.reworded("c1", 1))))
    }

    @Test("Plain text written before a binding is not sent; retried, it is sealed")
    func writtenBefore() async throws {
        let contacts = ConversationContacts(ann.store)
        let conversation = try await ann.conversation("c1")
        let bob = try await bobs
        try await contacts.unbind(conversation)
        let written = try await ann.write("once in the clear")
        try await contacts.bind(conversation, to: bob)
        try await ann.running { _ in
            try await eventually("the message is given up", advancing: network.clock) {
                ann.notices.all.contains(.givenUp(written.entry.message, .notSealed))
            }
        }
        #expect(network.host.posts == [])
        #expect(try await ann.messages("c1").map(\.status) == [.failed])

        let dispatch = MessageDispatch(
            ann.secrecy, account: ann.account, limit: RealtimeMessenger.textLimit, sealsEverything: false)
        let again = try await dispatch.retry(written.entry.message)
        #expect(again.sealed?.recipient?.name == "Bob")
        #expect(try await ann.texts("c1") == ["once in the clear"])
        try await send(from: ann)
        #expect(network.host.posts.allSatisfy { $0.content.hasPrefix("whisper1:") } && !network.host.posts.isEmpty)
        try await catchUp(self.bob, opening: self.bob.opening())
        #expect(try await self.bob.texts("c1") == ["once in the clear"])
        await #expect(throws: DispatchError.store(StoreError(.invalidArgument))) {
            try await dispatch.retry(again.entry.message)
        }
        await #expect(throws: DispatchError.store(StoreError(.messageNotFound))) {
            try await dispatch.retry(written.entry.message)
        }
    }

    @Test("Without a binding, a retried message is sent as written, with its own id")
    func retriedInPlain() async throws {
        try await ConversationContacts(ann.store).unbind(try await ann.conversation("c1"))
        let written = try await ann.write("in the clear")
        try await ann.store.giveUp(written.entry.number)
        let again = try await MessageDispatch(
            ann.secrecy, account: ann.account, limit: RealtimeMessenger.textLimit, sealsEverything: false
        )
        .retry(written.entry.message)
        #expect(again.sealed == nil && again.entry.message == written.entry.message)
        try await send(from: ann)
        #expect(network.host.contents(of: "c1") == ["in the clear"])
    }

    @Test("The server sees only envelopes, both vaults the text; the echo overwrites nothing")
    func roundTrip() async throws {
        try await ann.running(opening: ann.opening()) { _ in
            try await bob.running(opening: bob.opening()) { client in
                try await ann.connected()
                let written = try await ann.write("for your eyes")
                #expect(written.sealed?.recipient?.name == "Bob" && written.sealed?.envelope.isSigned == true)
                try await eventually("Bob reads it", advancing: network.clock) {
                    try await bob.texts("c1") == ["for your eyes"]
                }
                try await bob.write("seen")
                try await eventually("Ann reads the reply", advancing: network.clock) {
                    try await ann.texts("c1") == ["for your eyes", "seen"]
                }
                // What was opened is counted after it is stored.
                try await eventually("the envelope is counted", advancing: network.clock) {
                    await client.figures.opened == 1
                }
            }
        }
        let seen = network.host.contents(of: "c1")
        #expect(seen.count == 2 && seen.allSatisfy { $0.hasPrefix("whisper1:") })
        for device in [ann, bob] {
            let messages = try await device.messages("c1")
            #expect(messages.compactMap(\.unified.content.text) == ["for your eyes", "seen"])
            #expect(messages.map(\.carrierText) == seen)
            #expect(messages.allSatisfy { $0.status == .sent })
        }
    }

    @Test(
        "A group, an unbound conversation and a policy violation are refused, and nothing is stored"
    )
    func refusals() async throws {
        await #expect(throws: DispatchError.conversation(.notDirect)) {
            try await ann.write("x", in: "g1", seals: true)
        }
        await #expect(throws: DispatchError.conversation(.notBound)) { try await ann.write("x", in: "c2", seals: true) }
        let bobs = try #require(try await ann.store.contacts(named: "Bob", limit: 1).first)
        _ = try await ContactBook(ann.secrecy).block(bobs.id)
        await #expect(throws: DispatchError.sealing(.policyViolation(.recipientBlocked))) { try await ann.write("x") }
        await #expect(throws: DispatchError.tooLong) {
            try await ann.write(String(repeating: "x", count: 65_537), in: "c2")
        }
        await #expect(throws: DispatchError.empty) { try await ann.write("") }
        #expect(try await ann.store.outbox(of: nil, after: nil, limit: 10).isEmpty)
        #expect(try await ann.texts("c1").isEmpty)
    }

    @Test(
        "Bound conversations are always sealed; unbound ones are sent in plain text unless that is forbidden")
    func bindingDecides() async throws {
        #expect(try await ann.write("sealed").sealed != nil)
        #expect(try await ann.write("plain", in: "g1").sealed == nil)
        let texts = try await ann.store.outbox(of: nil, after: nil, limit: 10).map(\.text)
        #expect(texts.count == 2 && texts[0].hasPrefix("whisper1:") && texts[1] == "plain")
        await #expect(throws: DispatchError.tooLong) {
            try await ann.write(String(repeating: "x", count: 40_000))
        }
    }

    @Test(
        "An old message received by catching up stays sealed and marked unless the server's time is trusted (ENV-8b)"
    )
    func oldMessages() async throws {
        try await ann.write("old news")
        try await send(from: ann)
        network.wallClock.advance(by: 49 * 3_600_000)
        try await catchUp(bob, opening: bob.opening())
        let sealed = try #require(try await bob.messages("c1").first)
        #expect(sealed.unified.content.text?.hasPrefix("whisper1:") == true && sealed.carrierText == nil)
        #expect(CarrierState(of: sealed.unified) == .expired)
        #expect(bob.notices.all.contains(.stayedSealed(.expired, count: 1)))
        // A second pass reports nothing new about it.
        let count = bob.notices.all.filter { $0 == .stayedSealed(.expired, count: 1) }.count
        try await catchUp(bob, opening: bob.opening())
        #expect(bob.notices.all.filter { $0 == .stayedSealed(.expired, count: 1) }.count == count)

        let other = try await Device("bob", on: network, sharing: bob)
        try await other.bind("c1", to: try await other.meet(ann, "Ann"))
        try await catchUp(other, opening: other.opening(trustsServerTime: true))
        #expect(try await other.texts("c1") == ["old news"])
    }

    @Test("An unopened message is opened by the next run, for example after a crash")
    func waiting() async throws {
        for number in 0..<3 { try await ann.write("message \(number)") }
        try await send(from: ann)
        try await catchUp(bob, opening: nil, count: 3)
        #expect(try await bob.texts("c1").allSatisfy { $0.hasPrefix("whisper1:") })
        try await bob.running(opening: bob.opening()) { _ in
            try await eventually("everything is opened", advancing: network.clock) {
                try await bob.texts("c1") == ["message 0", "message 1", "message 2"]
            }
        }
    }

    @Test("An envelope repeated by the server, or shown to the wrong user, is opened once and by no one else")
    func replay() async throws {
        try await ann.write("once")
        try await send(from: ann)
        let envelope = try #require(network.host.contents(of: "c1").first)
        try await network.host.post(envelope, by: "ann", in: "c1")
        try await network.host.post(String(envelope.dropLast()) + "A", by: "ann", in: "c1")
        try await catchUp(bob, opening: bob.opening(), count: 3)
        let texts = try await bob.texts("c1")
        #expect(texts.filter { $0 == "once" }.count == 1 && texts.filter { $0.hasPrefix("whisper1:") }.count == 2)
        let cid = try await Device("cid", on: network)
        try await cid.meet(ann, "Ann")
        try await network.host.post(envelope, by: "bob", in: "g1")
        try await cid.running(opening: cid.opening()) { client in
            try await eventually("it comes in", advancing: network.clock) {
                try await cid.texts("g1").count == 1
            }
            try await eventually("it stays sealed") { await client.figures.sealed == 1 }
        }
        #expect(try await cid.texts("g1") == [envelope])
        #expect(cid.notices.all.contains(.stayedSealed(.notAddressed, count: 1)))
    }

    @Test("Content sealed by another person is never shown as the contact's, whatever the server says (ENV-5)")
    func impostor() async throws {
        let cid = try await Device("cid", on: network)
        let cidsBob = try await cid.meet(bob, "Bob")
        try await ann.meet(cid, "Cid")
        for knowsCid in [false, true] {
            if knowsCid { try await bob.meet(cid, "Cid") }
            let sealed = try await MessageSealing(cid.secrecy).sealForCarrier(
                SealingRequest(message: Array("I am Ann \(knowsCid)".utf8), recipient: .contact(cidsBob.id)))
            try await network.host.post(sealed.envelope.text, by: "ann", in: "c1")
        }
        try await catchUp(bob, opening: bob.opening(), count: 2)
        let messages = try await bob.messages("c1")
        let opened = messages.filter { $0.unified.content.text?.hasPrefix("I am Ann") == true }
        #expect(opened.count == 2 && opened.allSatisfy { $0.unified.platform == .whisper })
        #expect(opened.allSatisfy { $0.unified.sender?.displayName != "ann" })
        #expect(Set(opened.map(\.unified.sender?.displayName)).contains("Cid"))
        let carriers = messages.filter { $0.unified.platform == .realtime }
        #expect(carriers.count == 2 && carriers.allSatisfy { CarrierState(of: $0.unified) == .openedBehind })
    }
}
