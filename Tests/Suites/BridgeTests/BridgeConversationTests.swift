import WhisperBridgeProtocol
import WhisperIngestionPort
import WhisperJSONText
import WhisperMessage
import WhisperTestThreads
import Testing

@testable import WhisperWhatsmeowBridge

@Suite("The host's side of the protocol (ING-6)", .ownThreads)
struct BridgeConversationTests {
    private var conversation = BridgeConversation(BridgeConversation.Terms(after: 10)) { event, _ in
        [.connection(ConnectionChange.allCases[Int(event.code)])]
    }

    private mutating func deliveries(_ body: BridgeFrame.Body, _ sequence: Int64) -> [BridgeDelivery] {
        let line = BridgeFrame(sequence: sequence, time: 0, body: body).line(version: conversation.version)
        return line.dropLast().withContiguousStorageIfAvailable { conversation.read($0) }?.compactMap { effect in
            if case .deliver(let delivery) = effect { delivery } else { nil }
        } ?? []
    }

    private static let event = BridgeFrame.Body.event(BridgeEvent(code: 1, name: "e", raw: [], isBacklog: false))

    @Test("Acknowledged and repeated events are skipped; gaps are not waited for")
    mutating func repeats() {
        let delivered = [9, 10, 11, 11, 15, 12, 16].map { (number: Int64) in
            deliveries(Self.event, number).map(\.sequence)
        }
        #expect(delivered == [[], [], [11], [], [15], [], [16]])
    }

    @Test("Everything after the last line is ignored")
    mutating func lastWord() {
        #expect(deliveries(.closed(reason: "error", hasSnapshot: true), 10).isEmpty)
        #expect(conversation.closing.isLast && conversation.closing.hasSnapshot)
        #expect(deliveries(Self.event, 11).isEmpty)
        #expect(conversation.end(isTorn: true).isEmpty)
    }

    private mutating func ends(_ bodies: BridgeFrame.Body...) -> [LiveFailure?] {
        let effects = bodies.flatMap { body -> [BridgeConversation.Effect] in
            let line = BridgeFrame(sequence: 10, time: 0, body: body).line(version: conversation.version)
            return line.dropLast().withContiguousStorageIfAvailable { conversation.read($0) } ?? []
        }
        return (effects + conversation.end(isTorn: false)).compactMap { effect -> LiveFailure?? in
            if case .end(let failure) = effect { .some(failure) } else { nil }
        }
    }

    private static func failure(_ code: String) -> BridgeFrame.Body {
        .failure(BridgeFailure(code: code, message: "", isFatal: true, messageID: nil))
    }

    @Test(
        "Whatever a link fails with after the service asked for a passkey, that is why",
        arguments: ["WHATSAPP_QR_EXPIRED", "WHATSAPP_AUTH_FAILED", "WHATSAPP_NETWORK_ERROR", nil])
    mutating func passkey(code: String?) {
        let closed = BridgeFrame.Body.closed(reason: "error", hasSnapshot: false)
        let ends: [LiveFailure?]
        if let code { ends = self.ends(.passkey, Self.failure(code), closed) } else { ends = self.ends(.passkey) }
        #expect(ends == [.passkeyRequired])
    }

    private mutating func notices(_ body: BridgeFrame.Body) -> [BridgeNotice] {
        let line = BridgeFrame(sequence: 10, time: 0, body: body).line(version: conversation.version)
        let effects = line.dropLast().withContiguousStorageIfAvailable { conversation.read($0) } ?? []
        return effects.compactMap { if case .notice(let notice) = $0 { notice } else { nil } }
    }

    @Test("Once there was a login, no code is shown")
    mutating func codesAfterLogin() {
        let code = PairingCode(code: "ABCD-1234", expiresAt: 5)
        let before = notices(.qr(code))
        #expect(before == [.pairingCode(code)])
        _ = notices(.login(BridgeLogin(phone: "1", jid: "1@s.whatsapp.net", lid: nil, device: nil)))
        for body in [BridgeFrame.Body.qr(code), .pairCode(code), .passkey] {
            let after = notices(body)
            #expect(after.isEmpty)
        }
    }

    @Test("A link that a passkey was given for fails with what it fails with")
    mutating func passkeyGiven() {
        let login = BridgeFrame.Body.login(BridgeLogin(phone: "1", jid: "1@s.whatsapp.net", lid: nil, device: nil))
        let closed = BridgeFrame.Body.closed(reason: "error", hasSnapshot: false)
        let ends = ends(.passkey, login, Self.failure("WHATSAPP_BANNED"), closed)
        #expect(ends == [.banned])
    }

    @Test("Two pings may stay unanswered, no third is sent; unread output does not count")
    mutating func heartbeat() {
        #expect(conversation.nextPing(isHeldBack: false) == 1)
        #expect(conversation.nextPing(isHeldBack: false) == 2)
        _ = deliveries(.pong(id: 2), 10)
        #expect(conversation.nextPing(isHeldBack: false) == 3)
        #expect(conversation.nextPing(isHeldBack: false) == 4)
        #expect(conversation.nextPing(isHeldBack: true) == 5)
        #expect(conversation.nextPing(isHeldBack: false) == 6)
        #expect(conversation.nextPing(isHeldBack: false) == nil)
    }

    @Test("A message in the protocol's own form is converted to the unified schema, with chat, people and reactions")
    mutating func message() throws {
        let body = NormalizedMessage(
            messageID: "7", from: "u-1", to: "room", timestamp: 5, kind: "image",
            content: NormalizedMessage.Body(
                text: "look", fromName: "Ana", groupName: "Trip",
                attachments: [
                    NormalizedMessage.File(
                        name: "a.jpg", mime: "image/jpeg", size: -1, sha256: String(repeating: "A", count: 64))
                ], others: ["mood": "good"]),
            group: "room", replyTo: "6",
            reactions: [NormalizedMessage.GivenReaction(emoji: "👍", from: "+49 170 1234567", timestamp: 6)],
            isBacklog: true)
        let delivery = try #require(deliveries(.message(body), 11).first)
        #expect(delivery.isBacklog)
        guard delivery.events.count == 2, case .message(let message) = delivery.events[0],
            case .reaction(let chat, "7", "👍", let by, _, _) = delivery.events[1]
        else {
            Issue.record("a message and a reaction")
            return
        }
        #expect(message.chat == ChatReference(key: "room", title: "Trip", kind: .group))
        #expect(chat == message.chat)
        #expect(
            message.sender?.aliases == [
                PersonAlias(kind: .linkedID, value: "u-1"), PersonAlias(kind: .pushName, value: "Ana"),
            ])
        #expect(by.identifier == "+491701234567")
        #expect(message.content.kind == .image)
        let file = try #require(message.content.attachments.first)
        #expect(file.size == nil && file.state == .remote && file.sha256 == String(repeating: "a", count: 64))
        #expect(message.platformSpecific == ["mood": "good"])
        #expect(message.replyTo == "6")
    }

    @Test("Edits in that form are changes by the persons whom they name, whoever wrote the message (ING-1b)")
    mutating func edits() throws {
        let body = NormalizedMessage(
            messageID: "7", from: "+4915112345678", to: "room", timestamp: 5,
            content: NormalizedMessage.Body(text: "mine", fromName: "Ana"), group: "room",
            edits: [
                NormalizedMessage.Edit(text: "also mine", from: "+4915112345678", timestamp: 6),
                NormalizedMessage.Edit(text: "not mine", from: "u-2", timestamp: 7),
            ])
        let events = try #require(deliveries(.message(body), 11).first).events
        guard events.count == 3, case .message(let message) = events[0],
            case .edit(let chat, "7", let first, let author?, let at, nil) = events[1],
            case .edit(_, "7", let second, let other?, _, nil) = events[2]
        else {
            Issue.record("a message and two edits: \(events)")
            return
        }
        #expect(chat == message.chat && at == Timestamp(milliseconds: 6))
        #expect(first == Content(kind: .text, text: "also mine") && second == Content(kind: .text, text: "not mine"))
        #expect(author == message.sender)
        #expect(other.aliases == [PersonAlias(kind: .linkedID, value: "u-2")] && !other.isOwner)
    }

    @Test(
        "A deletion in that form is one by the person whom it names, as an admin only if it says so (ING-1b)",
        arguments: [
            (true as Bool?, DeletionClaim.admin), (false, .author), (nil, .unknown),
        ], ["u-1", "u-2"])
    mutating func deletion(claim: (isAdmins: Bool?, expected: DeletionClaim), from: String) throws {
        logIn(jid: "u-1")
        let body = NormalizedMessage(
            messageID: "7", from: "u-1", to: "room", timestamp: 5,
            content: NormalizedMessage.Body(text: "mine", isFromOwner: true), group: "room",
            deletion: NormalizedMessage.Deletion(from: from, timestamp: 8, isAdmins: claim.isAdmins))
        let events = try #require(deliveries(.message(body), 11).first).events
        guard events.count == 2, case .message(let message) = events[0],
            case .deletion(let chat, "7", let person?, let stated, let at, nil) = events[1]
        else {
            Issue.record("a message and a deletion: \(events)")
            return
        }
        #expect(chat == message.chat && at == Timestamp(milliseconds: 8) && stated == claim.expected)
        // Only the author of this message is the owner.
        #expect(person.isOwner == (from == "u-1"))
        #expect(person.aliases == [PersonAlias(kind: .linkedID, value: from)])
    }

    private mutating func logIn(jid: String, lid: String? = nil) {
        _ = deliveries(.login(BridgeLogin(phone: "1", jid: jid, lid: lid, device: "d")), 10)
    }

    @Test(
        "A message that contradicts the account of login is a bad line: it is counted, acknowledged and not delivered",
        arguments: [
            ("+4915770000777", true), ("77120@lid", true), ("u-1", true), ("+15550100", false), ("900100@lid", false),
        ])
    mutating func contradiction(_ from: String, _ isFromOwner: Bool) throws {
        logIn(jid: "15550100:7@s.whatsapp.net", lid: "900100:7@lid")
        let body = NormalizedMessage(
            messageID: "7", from: from, to: "room", timestamp: 5,
            content: NormalizedMessage.Body(text: "a", isFromOwner: isFromOwner), group: "room")
        let delivery = try #require(deliveries(.message(body), 11).first)
        guard delivery.events.count == 1, case .skipped(let input) = delivery.events[0] else {
            Issue.record("\(delivery.events)")
            return
        }
        #expect(input.reason == .malformed && delivery.sequence == 11)
        var honest = body
        honest.content.isFromOwner.toggle()
        guard case .message? = deliveries(.message(honest), 12).first?.events.first else {
            Issue.record("The next line is read as usual")
            return
        }
    }

    @Test("An event of the library that calls another person the owner is a bad line as well")
    mutating func falseOwner() throws {
        let anna = SourcePerson(
            aliases: [PersonAlias(kind: .phoneNumber, value: "+4915770000777")], displayName: "Anna", isOwner: true)
        let message = SourceMessage(
            chat: ChatReference(key: "room", title: "", kind: .group), externalID: "7",
            timestamp: Timestamp(milliseconds: 5), precision: .second, sender: anna,
            content: Content(kind: .text, text: "a"), ordinal: 0)
        let accounts = [nil, "15550100@s.whatsapp.net", "4915770000777@s.whatsapp.net"]
        for account in accounts {
            conversation = BridgeConversation(BridgeConversation.Terms(after: 10)) { _, _ in [.message(message)] }
            if let account { logIn(jid: account) }
            let event = deliveries(Self.event, 11).first?.events.first
            if case .message? = event {
                #expect(account != "15550100@s.whatsapp.net", "Without an account, there is none to contradict")
            } else if case .skipped? = event {
                #expect(account == "15550100@s.whatsapp.net")
            } else {
                Issue.record("\(account ?? "without an account")")
            }
        }
    }

    @Test("A direct chat is identified by the other person, whoever wrote the message", arguments: [true, false])
    mutating func directChat(isOwn: Bool) throws {
        logIn(jid: "me")
        let body = NormalizedMessage(
            messageID: "7", from: isOwn ? "me" : "+4915112345678", to: isOwn ? "+4915112345678" : "me", timestamp: 5,
            content: NormalizedMessage.Body(text: "a", isFromOwner: isOwn))
        guard case .message(let message)? = deliveries(.message(body), 11).first?.events.first else {
            Issue.record("a message")
            return
        }
        #expect(message.chat.key == "+4915112345678")
        #expect(message.sender?.isOwner == isOwn)
        #expect(message.recipients.map(\.isOwner) == [!isOwn])
    }

    @Test("Batches separate history from live events, and acknowledging one covers all earlier ones")
    func inbox() {
        var inbox = BridgeInbox(after: 4)
        var completed: Int64 = 0
        let event = IngestionEvent.connection(.connected)
        for (sequence, isBacklog) in [(5, true), (6, true), (nil, false), (9, false), (10, true)] as [(Int64?, Bool)] {
            inbox.append(BridgeDelivery(events: [event], sequence: sequence, isBacklog: isBacklog))
        }
        var batches: [IngestionBatch] = []
        while let batch = inbox.nextBatch(completed: &completed) { batches.append(batch) }
        #expect(batches.map(\.events.count) == [2, 2, 1])
        #expect(batches.map(\.isBacklog) == [true, false, true])
        #expect(completed == 5 && inbox.count == 0)
        #expect(inbox.acknowledge(batches[1].position) == 9)
        #expect(inbox.acknowledge(batches[0].position) == nil)
        #expect(inbox.acknowledge(batches[2].position) == 10)
    }
}
