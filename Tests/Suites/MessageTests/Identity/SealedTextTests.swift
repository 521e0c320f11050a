import WhisperJSONText
import WhisperMessage
import WhisperTestThreads
import Testing

@Suite("What may change a sealed message (ING-1b, RT-10)", .ownThreads)
struct SealedTextTests {
    private static let envelope = "whisper1:v1.c20p." + String(repeating: "AbC-_9.", count: 90)
    private static let other = "whisper1:v1.c20p." + String(repeating: "xYz-_7.", count: 90)
    private let ann = UniqueIdentifier(high: 1, low: 1)
    private let eve = UniqueIdentifier(high: 2, low: 2)

    private func key(_ byte: UInt8) -> [UInt8] { Array(repeating: byte, count: 32) }

    private func time(_ seconds: Int64) -> Timestamp { Timestamp(milliseconds: (1_700_000_010 + seconds) * 1_000) }

    private func message(
        _ text: String?, carrier: String? = nil, seal: MessageSeal? = nil, direction: MessageDirection = .incoming
    ) -> StoredMessage {
        let unified = UnifiedMessage(
            id: UniqueIdentifier(high: 9, low: 9), externalID: "m", platform: .matrix, timestamp: time(30),
            precision: .millisecond, sender: nil, content: Content(kind: .text, text: text), threadID: "t")
        return StoredMessage(
            unified: unified, conversation: UniqueIdentifier(high: 8, low: 8), position: ChatPosition(rawValue: 1),
            person: nil, direction: direction, status: .sent, isRead: false, carrierText: carrier,
            writtenAt: carrier == nil ? nil : time(0), seal: seal)
    }

    private func signed(_ byte: UInt8 = 1, by contact: UniqueIdentifier? = nil, isVerified: Bool = true) -> MessageSeal
    {
        MessageSeal(.signed, signer: key(byte), contact: contact ?? ann, wasVerified: isVerified)
    }

    private var opened: StoredMessage { message("words", carrier: Self.envelope, seal: signed()) }

    @Test("What the clear says replaces what is in the clear, and is noted beside what is sealed")
    func carried() {
        let standing: [(message: StoredMessage, plain: TextDecision, sealed: TextDecision)] = [
            (message("words"), .replaces, .separate),
            (message("words", direction: .outgoing), .replaces, .replaces),
            (message(Self.envelope), .noted, .separate),
            (opened, .noted, .separate),
            (message("words", carrier: Self.envelope, seal: MessageSeal(.unsigned)), .noted, .separate),
            (message("words", seal: MessageSeal(.unknownSigned, signer: key(3))), .noted, .separate),
            (message("words", carrier: Self.envelope), .noted, .separate),
            (message("words", carrier: Self.envelope, seal: MessageSeal(.own), direction: .outgoing), .noted, .noted),
        ]
        for (number, each) in standing.enumerated() {
            #expect(each.message.decision(on: .carried("ok")) == each.plain, "\(number)")
            #expect(each.message.decision(on: .carried(Self.other)) == each.sealed, "\(number)")
        }
        for text in ["words", Self.envelope, Self.envelope + "\n", "> " + Self.envelope] {
            #expect(opened.decision(on: .carried(text)) == .known, "what it consists of")
        }
    }

    @Test("Of opened edits, those of the same identity count, from the time of the message on, and without a place")
    func openedEdits() {
        func decision(
            _ seal: MessageSeal, at seconds: Int64 = 5, hasPlace: Bool = false, of message: StoredMessage? = nil
        ) -> TextDecision {
            (message ?? opened).decision(on: .opened(seal, sealedAt: time(seconds), hasPlace: hasPlace))
        }
        #expect(decision(signed()) == .replaces)
        #expect(decision(signed(), at: 0) == .replaces)
        #expect(decision(signed(isVerified: false)) == .replaces, "the same keys")
        #expect(decision(signed(2)) == .replaces, "a rotation that the owner has accepted")
        #expect(decision(MessageSeal(.unknownSigned, signer: key(1))) == .replaces, "the contact was removed")
        for (number, seal) in [
            signed(2, isVerified: false), signed(1 + 1, by: eve), MessageSeal(.unsigned), MessageSeal(.own),
            MessageSeal(.revoked, signer: key(1), contact: ann), MessageSeal(.keyChanged, signer: key(1)),
            MessageSeal(.unknownSigned, signer: key(2)),
        ].enumerated() {
            #expect(decision(seal) == .separate, "\(number)")
        }
        #expect(decision(signed(), at: -1) == .separate, "sealed before the message")
        #expect(decision(signed(), hasPlace: true) == .separate, "a message of its own")
        let others = [
            message("words"), message(Self.envelope),
            message("words", carrier: Self.envelope, seal: MessageSeal(.unsigned)),
            message("words", carrier: Self.envelope, seal: MessageSeal(.own), direction: .outgoing),
            message("words", seal: signed()),
        ]
        for (number, other) in others.enumerated() { #expect(decision(signed(), of: other) == .separate, "\(number)") }
    }

    @Test("Notes are the same in any order, each once, and at most eight")
    func notes() {
        var random = SystemRandomNumberGenerator()
        let reports = (0..<20).map { (text: "text \($0 % 12)", at: time(Int64($0 % 12))) }
        var first = opened
        for report in reports { first.note(report.text, at: report.at) }
        for _ in 0..<20 {
            var message = opened
            for report in reports.shuffled(using: &random) { message.note(report.text, at: report.at) }
            #expect(message == first)
        }
        #expect(SealedText.reported(of: first.unified) == "text 11")
        guard case .array(let notes)? = first.unified.platformSpecific[SealedText.reportedMember] else {
            Issue.record("no notes")
            return
        }
        #expect(notes.count == SealedText.mostReported)
    }

    @Test("A report of a sealed message changes no word and no attribution; a deletion keeps both")
    func settled() throws {
        var report = opened.unified
        report.content.text = "ok"
        report.editedAt = time(60)
        report.sender = Participant(identifier: "@eve:x", displayName: "Eve")
        report.platformSpecific = ["envelope": ["line": "forged"]]
        var merged = opened
        merged.unified = report
        merged.direction = .outgoing
        merged.status = .read
        let settled = try #require(opened.settled(merged, with: report))
        var expected = opened
        expected.status = .read
        expected.note("ok", at: time(60))
        #expect(settled == expected)
        report.content = Content(kind: .deleted, text: nil)
        let deleted = try #require(opened.settled(merged, with: report))
        #expect(deleted.unified.content == Content(kind: .deleted, text: "words") && deleted.seal == opened.seal)
        #expect(DeletionMark(deleted.unified.platformSpecific) != nil)
        #expect(message("words").settled(merged, with: report) == nil, "plain texts are merged")
    }

    @Test("An envelope is recognised as carriers wrap it, and nothing shorter is taken for one")
    func recognition() {
        let wrapped = Self.envelope.enumerated().map { $0.offset % 70 == 69 ? "\n> \($0.element)" : "\($0.element)" }
        for text in [Self.envelope, "See: \(Self.envelope) bye", wrapped.joined()] {
            #expect(SealedText.carriesEnvelope(text))
        }
        for text in [
            "", "whisper1:v1.c20p.short", String(repeating: "word ", count: 300),
            "whisper1:v1." + String(repeating: "é", count: 700), String(Self.envelope.dropFirst()),
            "whisper1: " + String(repeating: "what people write of it. ", count: 60),
        ] {
            #expect(!SealedText.carriesEnvelope(text), "\(text.prefix(30))")
        }
        #expect(SealedText.isEnvelope(Self.envelope) && !SealedText.isEnvelope("See: " + Self.envelope))
        #expect(SealedText.editID(of: "m", Self.envelope) == SealedText.editID(of: "m", Self.envelope + "\n"))
        #expect(SealedText.editID(of: "m", Self.envelope) != SealedText.editID(of: "m", Self.envelope.dropLast() + "x"))
    }
}
