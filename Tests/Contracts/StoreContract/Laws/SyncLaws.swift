import WhisperArchive
import WhisperJSONText
import WhisperMessage
import WhisperStorePort
import Testing

extension StoreLaw {
    /// What a server reported (RT-4).
    static let synchronisation: [StoreLaw] = [
        StoreLaw("A server's messages are ordered by their numbers, in whatever order they arrive", "RT-4") {
            trial in
            let store = trial.store
            var marked = Samples.remote(3, from: "bob")
            marked.platformSpecific = #"{"envelopes":1}"#
            let outcome = try await trial.apply(.message(marked), Samples.event(1, from: Samples.me), cursor: 1)
            let room = try await trial.room()
            let messages = try await trial.messages(in: room)
            #expect(
                outcome == SyncOutcome(inserted: 2, cursor: 1, messages: [try #require(messages.last).unified.id]))
            try await trial.apply(Samples.event(2), cursor: 3)
            let after = try await trial.messages(in: room)
            #expect(after.map(\.unified.content.text) == ["text 1", "text 2", "text 3"])
            #expect(after.map(\.position.rawValue) == [1, 2, 3].map { $0 * ChatPosition.stride })
            #expect(after.map(\.direction) == [.outgoing, .incoming, .incoming])
            #expect(after.map(\.isRead) == [true, false, false])
            #expect(after.map(\.unified.sender?.displayName) == [Samples.me, "ann", "bob"])
            for (index, message) in after.enumerated() {
                let remote = Samples.remote(Int64(index + 1))
                #expect(message.status == .sent && message.unified.platform == .realtime)
                #expect(message.unified.externalID == remote.serverID)
                #expect(message.unified.timestamp == remote.createdAt && message.unified.precision == .millisecond)
                #expect(
                    message.delivery
                        == ServerDelivery(
                            serverID: remote.serverID, serverSequence: remote.sequence,
                            serverCreatedAt: remote.createdAt))
                let person = try await store.person(try #require(message.person))
                #expect(person?.isOwner == (index == 0))
                let name = PersonAlias(kind: .linkedID, value: message.unified.sender?.displayName ?? "")
                #expect(person?.aliases.map(\.alias) == [name])
            }
            #expect(after[2].unified.platformSpecific["envelopes"] == .number(JSONNumber(1)))
            let conversation = try await trial.reading(room)
            #expect(conversation.title == "title of room" && conversation.unreadCount == 2)
            #expect(conversation.lastMessage?.text == "text 3")
            #expect(try await trial.found(.term("text")) == ["text 3", "text 2", "text 1"])
            try await expectSound(store)
        },
        StoreLaw("A message known by server id, number or client id is a duplicate, and changes nothing", "RT-4") {
            trial in
            let store = trial.store
            try await trial.apply(Samples.event(1), Samples.event(2, from: Samples.me, clientID: "c"), cursor: 2)
            try await trial.apply(in: "other")
            let records = try await trial.records(of: store)
            let listener = Listener(store)
            trial.clock.advance()
            var renumbered = Samples.remote(1, text: "x")
            renumbered.sequence = 7
            let again = try await trial.apply(
                Samples.event(1), Samples.event(2, from: Samples.me, clientID: "c"),
                Samples.event(1, text: "another", serverID: "another"), .message(renumbered))
            // Neither another message under a known number nor another number of a known id is the stored message.
            #expect(again == SyncOutcome(duplicates: 4, collisions: 2, cursor: 2))
            #expect(try await trial.apply(Samples.event(1), in: "other") == SyncOutcome(duplicates: 1, collisions: 1))
            #expect(try await trial.records(of: store) == records)
            try await store.setSetting("mark", to: "x")
            #expect(await listener.next() == [.settingChanged("mark")])
        },
        StoreLaw("A cursor moves with its events, never backwards, and never over a gap by itself", "RT-4") { trial in
            let store = trial.store
            #expect(try await store.syncCursors(of: .realtime) == [])
            try await trial.apply()
            let room = try await trial.room()
            #expect(
                try await trial.cursor(of: room)
                    == SyncCursor(conversation: room, serverConversation: "room", sequence: 0))
            #expect(try await trial.apply(Samples.event(1), cursor: 1).cursor == 1)
            // A gap: applied, and requested again.
            #expect(try await trial.apply(Samples.event(5)) == outcome(of: trial, in: room, inserted: 1, cursor: 1))
            #expect(try await trial.apply(Samples.event(2), cursor: 2).cursor == 2)
            #expect(try await trial.apply(Samples.event(1), cursor: 1).cursor == 2)
            #expect(try await trial.cursor(of: room)?.sequence == 2)
            #expect(try await trial.apply(cursor: 5).cursor == 5)
            try await trial.apply(cursor: SyncLimits.largestSequence, in: "far")
            let cursors = try await store.syncCursors(of: .realtime)
            #expect(Set(cursors.map(\.sequence)) == [5, SyncLimits.largestSequence])
            #expect(cursors.map(\.conversation) == cursors.map(\.conversation).sorted())
            #expect(try await store.syncCursors(of: .whatsapp) == [])
            _ = try await store.deleteConversation(room)
            #expect(try await store.syncCursors(of: .realtime).map(\.serverConversation) == ["far"])
        },
        StoreLaw("Events and cursor are applied together or not at all", "RT-4") { trial in
            let store = trial.store
            _ = try await trial.conversation("chat")
            try await store.addAlias(platform: .realtime, key: "foreign", to: trial.conversation("chat"))
            try await trial.apply(Samples.event(1), cursor: 1)
            let records = try await trial.records(of: store)
            let cursors = try await store.syncCursors(of: .realtime)
            var nameless = Samples.remote(9)
            nameless.serverID = ""
            var senderless = Samples.remote(9)
            senderless.sender = ""
            var ownerless = Samples.group([Samples.event(9)])
            ownerless.owner = ""
            let wrong = [
                Samples.group([Samples.event(2), Samples.event(0)], cursor: 2),
                Samples.group([Samples.event(2), Samples.event(SyncLimits.largestSequence + 1)], cursor: 2),
                Samples.group([Samples.event(2), .message(nameless)], cursor: 2),
                Samples.group([Samples.event(2), .message(senderless)], cursor: 2),
                Samples.group([Samples.event(2), .conversation(Samples.update(-1))], cursor: 2),
                Samples.group([Samples.event(2)], cursor: -1),
                Samples.group([Samples.event(2)], cursor: SyncLimits.largestSequence + 1),
                Samples.group([Samples.event(2)], cursor: 2, in: ""), Samples.group([Samples.event(2)], in: "foreign"),
                ownerless,
            ]
            for group in wrong {
                await expectRefusals(.invalidArgument, { _ = try await store.apply(group) })
            }
            #expect(try await trial.records(of: store) == records)
            #expect(try await store.syncCursors(of: .realtime) == cursors)
        },
        StoreLaw("Of several updates of a conversation the latest counts, whenever it arrives", "RT-4") { trial in
            let room = try await trial.room()
            #expect(try await trial.apply(.conversation(Samples.update(4))).inserted == 1)
            #expect(
                try await trial.apply(.conversation(Samples.update(2)), .conversation(Samples.update(4)))
                    == SyncOutcome(duplicates: 1, stale: 1))
            #expect(try await trial.cursor(of: room)?.update == Samples.update(4))
            #expect(try await trial.apply(.conversation(Samples.update(6)), cursor: 6).inserted == 1)
            #expect(try await trial.cursor(of: room)?.update == Samples.update(6))
            let bare = ConversationUpdate(sequence: 7, updatedAt: Samples.time(70))
            try await trial.apply(.conversation(bare))
            #expect(try await trial.cursor(of: room)?.update == bare)
            // What is shown follows the messages.
            #expect(try await trial.reading(room).lastMessage == nil)
        },
        StoreLaw("A group is reported once, as messages are", "RT-4", "ST-7") { trial in
            try await trial.apply(Samples.event(1))
            let room = try await trial.room()
            let listener = Listener(trial.store)
            trial.clock.advance()
            let outcome = try await trial.apply(Samples.event(3), Samples.event(2), Samples.event(1), cursor: 3)
            #expect(outcome.inserted == 2 && outcome.duplicates == 1)
            let texts = try await outcome.messages.asyncMap { try await trial.message($0).unified.content.text }
            #expect(texts == ["text 3", "text 2"])
            #expect(
                await listener.next() == [
                    .messagesAdded(conversation: room, count: 2), .conversationUpdated(room),
                ])
        },
        StoreLaw("The most recently active conversations are subscribed to, within the limit", "RT-2") { trial in
            let store = trial.store
            for (key, sequence) in [("a", Int64(5)), ("b", 9), ("c", 7)] {
                try await trial.apply(Samples.event(sequence, serverID: key), in: key)
            }
            try await store.setPinned(trial.room("a"), true)
            try await store.addAlias(platform: .realtime, key: "second", to: trial.room("b"))
            _ = try await trial.conversation("elsewhere")
            #expect(try await store.conversationsToSubscribe(of: .realtime, limit: 1_000) == ["b", "c", "a"])
            #expect(try await store.conversationsToSubscribe(of: .realtime, limit: 2) == ["b", "c"])
            await expectRefusals(
                .invalidArgument, { _ = try await store.conversationsToSubscribe(of: .realtime, limit: 0) },
                { _ = try await store.conversationsToSubscribe(of: .realtime, limit: 1_001) })
        },
        StoreLaw("Messages without a server's number are moved to make room for those with one", "RT-4", "ING-2") {
            trial in
            let store = trial.store
            try await trial.apply(Samples.event(1), Samples.event(2))
            let room = try await trial.room()
            // One stride behind the last: at the place of the third.
            try await trial.save(Samples.message("note", in: room, at: 1_000))
            try await trial.apply(Samples.event(4), Samples.event(3))
            #expect(try await trial.texts(room) == ["text 1", "text 2", "note", "text 3", "text 4"])
            _ = try await store.enqueue(Samples.outgoing("c", in: room))
            try await store.renumber(room)
            try await trial.apply(Samples.event(6))
            try await store.renumber(room)
            let messages = try await trial.messages(in: room)
            for message in messages {
                guard let sequence = message.delivery?.serverSequence else { continue }
                #expect(message.position == ChatPosition(sequence: sequence))
            }
            #expect(
                messages.map(\.unified.content.text)
                    == ["text 1", "text 2", "note", "text 3", "text 4", "text 6", "own c"])
            let plain = try await trial.room("plain")
            await expectRefusals(
                .invalidArgument, { _ = try await store.joinConversation(plain, into: room) },
                { _ = try await store.joinConversation(room, into: plain) })
            try await expectSound(store)
        },
    ]

    private static func outcome(
        of trial: Trial, in room: UniqueIdentifier, inserted: Int, cursor: Int64
    ) async throws -> SyncOutcome {
        let last = try #require(try await trial.messages(in: room).last)
        return SyncOutcome(inserted: inserted, cursor: cursor, messages: [last.unified.id])
    }
}

extension Array {
    /// What a body makes of each element, in order.
    fileprivate func asyncMap<Result>(_ body: (Element) async throws -> Result) async throws -> [Result] {
        var results: [Result] = []
        for element in self { results.append(try await body(element)) }
        return results
    }
}
