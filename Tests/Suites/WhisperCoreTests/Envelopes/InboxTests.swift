import WhisperArchive
import WhisperEnvelope
import WhisperJSONText
import WhisperMergeHistories
import WhisperMessage
import WhisperSodiumSealing
import WhisperStoreContract
import WhisperStorePort
import Synchronization
import WhisperTestThreads
import Testing

@testable import WhisperCore

@Suite("The inbox (ING-3, UX-1)", .ownThreads)
struct InboxTests {
    @Test("Envelopes in prose are opened behind the messages that carried them, and a second run opens nothing")
    func looking() async throws {
        let couple = try await Couple()
        let (bob, now) = (couple.bob, couple.bob.clock.now())
        let one = try await couple.ann.seal("One", to: couple.annsBob)
        let two = try await couple.ann.seal("Two", to: couple.annsBob)
        let own = try await bob.seal("From Bob", to: couple.bobsAnn)
        let first = try await Carried("Look: \(one.text). And then\n> \(two.text)", at: now, in: bob.store).message
        _ = try await Carried("Nothing here but whisper1: and air", at: now, in: bob.store)
        _ = try await Carried(own.text, at: now, in: bob.store)
        let before = try await bob.messages().count

        let outcomes = Mutex<[InboxItem.Outcome]>([])
        let summary = try await Inbox(bob.ports).open(each: { item in outcomes.withLock { $0.append(item.outcome) } })
        #expect(summary.isComplete && summary.carriers == 2 && summary.envelopes == 3)
        #expect(summary.opened == 2 && summary.notAddressed == 1)
        #expect(outcomes.withLock { $0.count } == 3)
        let chat = try await bob.store.messages(in: first.conversation, .newest, limit: 100)
        #expect(Set(chat.filter { $0.unified.platform == .whisper }.map(\.unified.content.text)) == ["One", "Two"])
        let place = try #require(chat.firstIndex { $0.unified.id == first.unified.id })
        #expect(chat[place + 1].unified.platform == .whisper && chat[place + 2].unified.platform == .whisper)
        #expect(chat[place + 1].isRead == false)

        let again = try await Inbox(bob.ports).open()
        #expect(again.opened == 0 && again.openedBefore == 2 && again.notAddressed == 1)
        #expect(try await bob.messages().count == before + 2)
    }

    @Test("Expired, modified and replayed envelopes are counted as such")
    func outcomes() async throws {
        let couple = try await Couple()
        let (bob, clock) = (couple.bob, couple.bob.clock)
        let old = try await couple.ann.seal("Old", to: couple.annsBob)
        let received = clock.now()
        clock.advance(by: 72 * 3_600_000)
        let fresh = try await couple.ann.seal("Fresh", to: couple.annsBob)
        var changed = Array(fresh.text.utf8)
        changed[300] = changed[300] == UInt8(ascii: "A") ? UInt8(ascii: "B") : UInt8(ascii: "A")
        _ = try await Carried(old.text, at: received, in: bob.store)
        _ = try await Carried(fresh.text, at: clock.now(), in: bob.store)
        _ = try await Carried(fresh.text, at: clock.now(), in: bob.store)
        _ = try await Carried(String(decoding: changed, as: UTF8.self), at: clock.now(), in: bob.store)
        let survey = try await Inbox(bob.ports).survey()
        #expect(survey.openable == 3 && survey.summary.expired == 1 && survey.summary.opened == 0)
        #expect(try await bob.store.ledgerState().opened == 0)

        let summary = try await Inbox(bob.ports).open()
        #expect(summary.opened == 1 && summary.openedBefore == 1 && summary.expired == 1 && summary.invalid == 1)
        // By the messenger's time the old one is fresh. The modified one has the key of one opened meanwhile.
        let trusting = try await Inbox(bob.ports).open(trustingCarrierTime: true)
        #expect(trusting.opened == 1 && trusting.openedBefore == 3 && trusting.expired == 0)
    }

    @Test("If interrupted after each envelope, the next run opens the rest and nothing twice")
    func resuming() async throws {
        let couple = try await Couple()
        let bob = couple.bob
        for number in 0..<6 {
            let envelope = try await couple.ann.seal("Number \(number)", to: couple.annsBob)
            _ = try await Carried(envelope.text, at: bob.clock.now(), in: bob.store)
        }
        var rounds = 0
        while rounds < 20 {
            rounds += 1
            let task = Task {
                try await Inbox(bob.ports).open(each: { item in
                    if case .opened = item.outcome { withUnsafeCurrentTask { $0?.cancel() } }
                })
            }
            let result = await task.result
            if case .success(let summary) = result, summary.isComplete { break }
        }
        #expect((2..<20).contains(rounds))
        let texts = try await bob.messages().filter { $0.unified.platform == .whisper }
            .compactMap(\.unified.content.text)
        #expect(texts.sorted() == (0..<6).map { "Number \($0)" })
    }

    @Test("Carriers on all pages are examined", .timeLimit(.minutes(10)))
    func pages() async throws {
        let couple = try await Couple()
        let bob = couple.bob
        for number in 0..<450 {
            let envelope = try await couple.ann.seal("\(number)", to: couple.annsBob)
            bob.clock.advance(by: 1_000)
            _ = try await Carried(envelope.text, at: bob.clock.now(), in: bob.store)
        }
        let summary = try await Inbox(bob.ports).open()
        #expect(summary.carriers == 450 && summary.opened == 450)
    }

    @Test("An import marks messages with envelopes, and a re-import after the inbox adds nothing (ING-2, ING-3)")
    func reimport() async throws {
        let couple = try await Couple()
        let bob = couple.bob
        let minute = bob.clock.now().milliseconds / 60_000
        let one = try await couple.ann.seal("One", to: couple.annsBob)
        let two = try await couple.ann.seal("Two", to: couple.annsBob)
        let lines: [ScriptedSource.Line] = [
            .init(minute: minute - 2, sender: "Ann", text: "Shall we?"),
            .init(minute: minute - 1, sender: "Ann", text: "\(one.text) \(two.text)"),
            .init(minute: minute, sender: "Bob", text: "whisper1: is no envelope"),
        ]
        let importer = FileImport(store: bob.store, blobs: MemoryBlobStore(), digest: try SodiumSealing())
        let source = ScriptedSource(title: "Ann", lines: lines)
        _ = try await importer.run(source, name: "chat.txt")
        let marks = try await bob.messages().map { $0.unified.platformSpecific["envelopes"] }
        #expect(marks == [nil, .number(JSONNumber(2)), nil])
        #expect(try await Inbox(bob.ports).open().opened == 2)
        let before = try await bob.messages()
        let again = try await importer.run(source, name: "chat.txt")
        #expect(again.added == 0 && again.duplicates == 3)
        #expect(try await bob.messages() == before)
        #expect(before.map(\.unified.content.text) == ["Shall we?", lines[1].text, "One", "Two", lines[2].text])
    }

    @Test("The shortest envelope is as long as the mark takes it to be (ENV-3)")
    func shortest() async throws {
        let couple = try await Couple(verified: false)
        let envelope = try await couple.ann.seal("", to: couple.annsBob, isSigned: false)
        #expect(envelope.text.utf8.count == EnvelopeMark.minimumEnvelopeLength)
        #expect(EnvelopeMark.count(in: envelope.text) == 1)
        #expect(EnvelopeMark.count(in: String(envelope.text.dropLast())) == 0)
    }
}
