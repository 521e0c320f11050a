import Testing
import WhisperArchive
import WhisperCore
import WhisperInMemoryStore
import WhisperMessage
import WhisperStorePort
import WhisperTestThreads

/// Threads of replies (LOOK-7).
@Suite("A thread of replies", .ownThreads)
struct ReplyThreadTests {
    private let store: any VaultStore = InMemoryStore(clock: StillClock())

    /// A chat of messages, each an id and the id that it answers.
    private func chat(_ messages: [(id: String, answers: String?)]) async throws -> [String: UniqueIdentifier] {
        let reference = ConversationReference(platform: .whatsapp, key: "chat", title: "Chat", kind: .group)
        let chat = try await store.conversation(for: reference).id
        var ids: [String: UniqueIdentifier] = [:]
        for (number, message) in messages.enumerated() {
            var new = NewMessage(
                conversation: chat, externalID: message.id, platform: .whatsapp,
                timestamp: Timestamp(milliseconds: Int64(number) * 1_000), precision: .second, sender: nil,
                content: Content(kind: .text, text: message.id))
            new.replyTo = message.answers
            _ = try await store.save([new])
            ids[message.id] = try await store.message(conversation: chat, externalID: message.id)?.unified.id
        }
        return ids
    }

    /// The thread of a message that is there.
    private func thread(_ id: UniqueIdentifier?, limit: Int = 300) async throws -> ReplyThread {
        let id = try #require(id)
        return try #require(try await ReplyThread.around(id, in: store, limit: limit))
    }

    private func lines(of thread: ReplyThread?) -> [String] {
        (thread?.entries ?? []).map {
            String(repeating: "-", count: $0.depth) + ($0.message.unified.content.text ?? "")
        }
    }

    @Test("From any of its messages the thread is the same: the first, and each answer behind what it answers")
    func order() async throws {
        let ids = try await chat([
            ("a", nil), ("x", nil), ("b", "a"), ("c", "a"), ("d", "b"), ("y", "x"), ("e", "a"), ("f", "d"),
        ])
        for name in ["a", "b", "c", "d", "e", "f"] {
            let thread = try await ReplyThread.around(try #require(ids[name]), in: store)
            #expect(lines(of: thread) == ["a", "-b", "--d", "---f", "-c", "-e"])
            #expect(thread?.isCut == false)
        }
        #expect(lines(of: try await ReplyThread.around(try #require(ids["y"]), in: store)) == ["x", "-y"])
    }

    @Test(
        "A message without answers is alone, also if what it answers is not in the vault; an unknown one has no thread")
    func alone() async throws {
        let ids = try await chat([("a", "elsewhere"), ("b", nil)])
        #expect(lines(of: try await ReplyThread.around(try #require(ids["a"]), in: store)) == ["a"])
        #expect(lines(of: try await ReplyThread.around(try #require(ids["b"]), in: store)) == ["b"])
        #expect(try await ReplyThread.around(UniqueIdentifier(high: 1, low: 2), in: store) == nil)
    }

    @Test("Messages that answer each other in a circle, or themselves, are each listed once")
    func circle() async throws {
        let ids = try await chat([("a", "c"), ("b", "a"), ("c", "b"), ("s", "s")])
        for name in ["a", "b", "c"] {
            let thread = try await ReplyThread.around(try #require(ids[name]), in: store)
            #expect(Set(thread?.entries.compactMap(\.message.unified.content.text) ?? []) == ["a", "b", "c"])
            #expect(thread?.entries.count == 3)
            #expect(thread?.isCut == false)
        }
        #expect(lines(of: try await ReplyThread.around(try #require(ids["s"]), in: store)) == ["s"])
    }

    @Test(
        "A thread that is longer than the limit is cut, has the message itself, and says so", arguments: [1, 2, 7, 50])
    func limit(_ limit: Int) async throws {
        // A chain of answers, and a message that everyone answers.
        let chain = (0..<200).map { (id: "\($0)", answers: $0 == 0 ? nil : "\($0 - 1)") }
        let star = (0..<200).map { (id: "s\($0)", answers: $0 == 0 ? nil : "s0") }
        let ids = try await chat(chain + star)
        for name in ["0", "7", "199", "s0"] {
            let id = try #require(ids[name])
            let thread = try #require(try await ReplyThread.around(id, in: store, limit: limit))
            #expect(thread.entries.count == min(limit, 200))
            #expect(thread.entries.contains { $0.message.unified.id == id })
            #expect(thread.isCut)
        }
        let whole = try await ReplyThread.around(try #require(ids["s0"]), in: store, limit: 200)
        #expect(whole?.entries.count == 200)
    }

    @Test("A thread of which only what is above is left out says so, and begins where its way back ends")
    func cutAbove() async throws {
        let chain = (0..<200).map { (id: "\($0)", answers: $0 == 0 ? nil : "\($0 - 1)") }
        let ids = try await chat(chain)
        let last = try await thread(ids["199"])
        #expect(last.entries.first?.message.unified.content.text == "99" && last.entries.count == 101)
        #expect(last.isCut)
        // The hundredth answer is the last one from which the first message is seen.
        let hundredth = try await thread(ids["100"])
        #expect(hundredth.entries.count == 200 && !hundredth.isCut)
        let alone = try await thread(ids["199"], limit: 1)
        #expect(lines(of: alone) == ["199"] && alone.isCut)
    }

    @Test("A message behind more answers than fit is listed below what it answers, with what answers it")
    func crowded() async throws {
        var messages: [(id: String, answers: String?)] = [("root", nil), ("m", "root")]
        for number in 0..<40 { messages.append(("m\(number)", "m")) }
        messages += [("late", "m"), ("answer", "late"), ("other", "root")]
        let ids = try await chat(messages)
        let part = try await thread(ids["late"], limit: 20)
        #expect(lines(of: part) == ["root", "-m", "--late", "---answer"])
        #expect(part.isCut)
        let narrow = try await thread(ids["late"], limit: 3)
        #expect(lines(of: narrow) == ["root", "-m", "--late"] && narrow.isCut)
        let whole = try await thread(ids["late"])
        #expect(whole.entries.count == messages.count && !whole.isCut)
    }

    @Test("Thousands of answers to answers are read in bounded steps")
    func flood() async throws {
        var messages: [(id: String, answers: String?)] = [("root", nil)]
        for number in 0..<40 {
            messages.append(("m\(number)", "root"))
            for answer in 0..<40 { messages.append(("m\(number)/\(answer)", "m\(number)")) }
        }
        let ids = try await chat(messages)
        let root = try #require(ids["root"])
        let thread = try #require(try await ReplyThread.around(root, in: store, limit: 100))
        #expect(thread.entries.count == 100)
        #expect(thread.isCut)
        #expect(lines(of: thread).prefix(3) == ["root", "-m0", "--m0/0"])
    }
}
