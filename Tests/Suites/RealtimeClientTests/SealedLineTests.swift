import WhisperArchive
import WhisperEnvelope
import WhisperMessage
import WhisperRealtime
import WhisperStoreContract
import WhisperStorePort
import WhisperTestThreads
import Testing
import WhisperCore

@testable import WhisperMessaging
import WhisperMessengerPort
@testable import WhisperRealtimeClient

@Suite("Sealed lines carry their position (RT-10, R0)", .ownThreads)
struct SealedLineTests {
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

    /// Returns the messages in Bob's vault after a server delivers contents in a conversation, by sequence number.
    private func deliver(_ contents: [String], in key: String = "c1") async throws -> [StoredMessage] {
        let conversation = ConversationReference(platform: .realtime, key: key, title: key, kind: .direct)
        var group = SyncGroup(conversation: conversation, owner: "bob", events: [], cursor: Int64(contents.count))
        group.events = contents.enumerated().map { index, content in
            .message(
                RemoteMessage(
                    serverID: "\(key)-\(index)", sequence: Int64(index + 1), sender: "ann", text: content,
                    createdAt: network.wallClock.now()))
        }
        let outcome = try await bob.store.apply(group)
        let results = await bob.opening().open(outcome.messages, in: key, isBacklog: false)
        #expect(results.failure == nil)
        return try await bob.messages(key)
    }

    private func sealed(_ texts: [String], by device: Device) async throws -> [String] {
        for text in texts { try await device.write(text) }
        return try await device.store.outbox(of: nil, after: nil, limit: 100).map(\.text)
    }

    private func findings(_ messages: [StoredMessage]) -> [[LineReview.Finding]?] {
        var review = LineReview()
        return messages.map { message in LineRecord(of: message.unified).map { review.take($0) } }
    }

    @Test("Lines are numbered in the outbox and removed by the reader; in order they report nothing")
    func orderly() async throws {
        let envelopes = try await sealed(["one", "two\n", "three"], by: ann)
        let messages = try await deliver(envelopes)
        #expect(messages.map(\.unified.content.text) == ["one", "two\n", "three"])
        #expect(findings(messages) == [[], [], []])
        let records = messages.compactMap { LineRecord(of: $0.unified) }
        #expect(records.map(\.line.number) == [1, 2, 3] && Set(records.map(\.line.device)).count == 1)
        #expect(try await ann.texts("c1") == ["one", "two\n", "three"], "The owner's messages have no line")
    }

    @Test("A message moved to another conversation of the same contact is marked")
    func moved() async throws {
        try await bob.bind("c2", to: try await bob.meet(ann, "Ann"))
        let envelopes = try await sealed(["meant for c1"], by: ann)
        let messages = try await deliver(envelopes, in: "c2")
        #expect(messages.map(\.unified.content.text) == ["meant for c1"])
        #expect(findings(messages) == [[.fromElsewhere]])
    }

    @Test("Swapped and withheld messages are marked; plain text has no line")
    func meddled() async throws {
        let envelopes = try await sealed(["1", "2", "3", "4"], by: ann)
        let messages = try await deliver([envelopes[0], envelopes[2], envelopes[1], "in Ann's mouth", envelopes[3]])
        #expect(messages.map(\.unified.content.text) == ["1", "3", "2", "in Ann's mouth", "4"])
        #expect(findings(messages) == [[], [.notHere(1)], [.outOfOrder], nil, []])
        #expect(messages.map { $0.carrierText != nil } == [true, true, true, false, true])
    }

    @Test("The verdict on a line is the same on every page, based on all messages of the conversation")
    func onWhateverPage() async throws {
        let envelopes = try await sealed((1...7).map(String.init), by: ann)
        // 2 is out of order, 5 and 6 never arrive.
        let messages = try await deliver([envelopes[0], envelopes[2], envelopes[1], envelopes[3], envelopes[6]])
        #expect(messages.map(\.unified.content.text) == ["1", "3", "2", "4", "7"])
        let expected: [[LineReview.Finding]] = [[], [], [.outOfOrder], [], [.notHere(2)]]
        for order in [messages, messages.reversed()] {
            var lines = ConversationLines(bob.store)
            for message in order {
                let place = try #require(messages.firstIndex { $0.unified.id == message.unified.id })
                #expect(try await lines.findings(of: message) == expected[place])
            }
        }
        for (message, findings) in zip(messages, expected) {
            var lines = ConversationLines(bob.store)
            #expect(try await lines.findings(of: message) == findings)
        }
    }

    @Test("A restored vault is another device: its numbers restart without a contradiction")
    func restored() async throws {
        _ = try await sealed(["1", "2"], by: ann)
        try await LineDevice.forget(in: ann.store)
        let envelopes = try await sealed(["3"], by: ann)
        let messages = try await deliver(envelopes)
        #expect(findings(messages) == [[], [], []])
        #expect(messages.compactMap { LineRecord(of: $0.unified)?.line.number } == [1, 2, 1])
    }

    @Test("Two processes sealing concurrently get different numbers")
    func atOnce() async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<8 { group.addTask { try await ann.write("at once \(number)") } }
            try await group.waitForAll()
        }
        let messages = try await deliver(try await ann.store.outbox(of: nil, after: nil, limit: 100).map(\.text))
        #expect(findings(messages) == Array(repeating: [], count: 8))
        #expect(messages.compactMap { LineRecord(of: $0.unified)?.line.number } == Array(1...8))
    }

    @Test("A message without a line is entirely text; so is a mere lookalike of a line")
    func withoutLine() async throws {
        let bobs = try #require(try await ann.store.contacts(named: "Bob", limit: 1).first)
        let text = "text\nwhisper-line1:" + String(repeating: "A", count: 74)
        let envelope = try await MessageSealing(ann.secrecy).sealForCarrier(
            SealingRequest(message: Array(text.utf8), recipient: .contact(bobs.id))
        ).envelope.text
        let messages = try await deliver([envelope])
        #expect(messages.map(\.unified.content.text) == [text])
        #expect(findings(messages) == [nil])
    }
}
