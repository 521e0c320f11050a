import WhisperArchive
import WhisperMatrixClient
import WhisperMessage
import WhisperMessaging
import WhisperMessengerPort
import WhisperRealtimePort
import WhisperStoreContract
import WhisperStorePort
import WhisperTestThreads
import Testing

@Suite("A vault that fails, perhaps after it has written, or is changed by others (MX-2, MX-3)", .ownThreads)
struct FailingVaultTests {
    private let network: Network
    private let plan = FailingStore.Plan()
    private let ana: Device
    private let room: String

    init() async throws {
        network = try Network()
        let plan = plan
        ana = try Device("ana", on: network) { FailingStore(base: $0, plan: plan) }
        room = network.server.change { $0.makeRoom(["@ana:b.example", "@bob:b.example"]) }
        try await ana.logIn()
    }

    @Test("What an answer brought that was stored although the vault failed is opened in the same run (MX-2, RT-10)")
    func opened() async throws {
        let bob = try Device("bob", on: network)
        try await bob.logIn()
        for (device, other) in [(ana, bob), (bob, ana)] {
            let conversation = try await device.store.conversation(
                for: ConversationReference(platform: .matrix, key: room, title: room, kind: .direct))
            try await ConversationContacts(device.store).bind(conversation.id, to: try await device.meet(other).id)
        }
        let message = try await bob.write("sealed", in: room)
        try await bob.running(.outbox) {
            try await bob.notices.wait("it is sent") { $0 == .sent(message) }
        }
        plan.fail(.afterArrivals)
        try await ana.running { try await ana.hears(["sealed"], in: room) }
        #expect(ana.notices.all.contains { if case .store = $0 { true } else { false } })
    }

    @Test(
        "A message that the server refuses is given up, although the vault fails (MX-3)",
        arguments: [FailingStore.Failure.beforeGivingUp, .afterGivingUp])
    func givenUp(failure: FailingStore.Failure) async throws {
        network.server.setFault { request, _ in
            request.method == .put && request.path.contains("/send/") ? .failure(403, "M_FORBIDDEN") : nil
        }
        plan.fail(failure)
        let message = try await ana.write("refused", in: room)
        try await ana.running(.outbox) {
            try await ana.notices.wait("it is given up") { $0 == .givenUp(message, .forbidden) }
        }
        #expect(try await ana.store.message(message)?.status == .failed)
        #expect(ana.notices.all.count { $0 == .givenUp(message, .forbidden) } == 1)
    }

    @Test("A message that cannot be looked up holds up the next ones until it is deleted (MX-3)")
    func deleted() async throws {
        network.server.setFault { request, _ in request.method == .put ? .failure(502, "M_UNKNOWN") : nil }
        let first = try await ana.write("first", in: room)
        try await ana.running(.outbox) {
            try await ana.notices.wait("the post fails") { if case .request = $0 { true } else { false } }
        }
        network.server.setFault(nil)
        // A day later, transaction ids are forgotten, and a run of the outbox receives nothing.
        network.wallClock.advance(by: 24 * 3_600_000)
        let second = try await ana.write("second", in: room)
        try await ana.running(.outbox) {
            try await ana.notices.wait("the first one is held") { $0 == .held(first) }
            #expect(!ana.notices.all.contains(.sent(second)))
            _ = try await ana.store.deleteMessage(first, .erase)
            try await ana.notices.wait("the second one is sent") { $0 == .sent(second) }
        }
        #expect(network.server.change { $0.texts(in: room) } == ["second"])
        #expect(!ana.notices.all.contains(.sent(first)))
    }
}
