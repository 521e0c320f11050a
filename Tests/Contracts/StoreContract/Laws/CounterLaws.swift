import WhisperArchive
import WhisperMessage
import WhisperStorePort
import Testing

extension StoreLaw {
    /// Unread counts and last-message fields (ST-6).
    static let counters: [StoreLaw] = [
        StoreLaw("Only unread incoming messages count as unread", "ST-6") { trial in
            let id = try await trial.conversation()
            var number: Int64 = 0
            for direction in MessageDirection.allCases {
                for isRead in [true, false] {
                    number += 1
                    try await trial.save(
                        Samples.message("m", in: id, at: number, direction: direction, isRead: isRead))
                }
            }
            let conversation = try await trial.reading(id)
            #expect(conversation.unreadCount == 1)
            #expect(conversation.messageCount == number)
            #expect(try await trial.store.statistics().unread == 1)
        },
        StoreLaw("Marking all as read marks every incoming message, once", "ST-6") { trial in
            let id = try await trial.conversation()
            let other = try await trial.conversation("other")
            try await trial.save(
                Samples.message("a", in: id, at: 1), Samples.message("b", in: id, at: 2, isRead: true),
                Samples.message("c", in: id, at: 3), Samples.message("d", in: other, at: 4))
            let moment = trial.clock.advance()
            #expect(try await trial.store.markRead(id, upTo: nil) == 2)
            #expect(try await trial.store.markRead(id, upTo: nil) == 0)
            let read = try await trial.reading(id)
            #expect(read.unreadCount == 0)
            #expect(read.updatedAt == moment)
            #expect(try await trial.store.messages(in: id, .newest, limit: 10).allSatisfy(\.isRead))
            #expect(try await trial.reading(other).unreadCount == 1)
        },
        StoreLaw("Marking up to a message marks it and all before it in the chat's order", "ST-6") { trial in
            let id = try await trial.conversation()
            let ids = try await trial.save(
                Samples.message("a", in: id, at: 10), Samples.message("b", in: id, at: 20),
                Samples.message("c", in: id, at: 30), Samples.message("d", in: id, at: 40))
            try await trial.save(Samples.message("b2", in: id, at: 20))
            #expect(try await trial.store.markRead(id, upTo: ids[1]) == 2)
            let unread = try await trial.store.messages(in: id, .newest, limit: 10).filter { !$0.isRead }
            #expect(unread.map { $0.unified.content.text } == ["b2", "c", "d"])
            #expect(try await trial.reading(id).unreadCount == 3)
            #expect(try await trial.store.markRead(id, upTo: ids[0]) == 0)
            #expect(try await trial.store.markRead(id, upTo: ids[3]) == 3)
        },
        StoreLaw("The newest incoming messages become unread, older and outgoing ones do not", "ST-6", "WDB-5") {
            trial in
            let id = try await trial.conversation()
            let other = try await trial.conversation("other")
            try await trial.save(
                Samples.message("a", in: id, at: 1, isRead: true), Samples.message("b", in: id, at: 2, isRead: true),
                Samples.message("c", in: id, at: 3, direction: .outgoing, isRead: true),
                Samples.message("d", in: id, at: 4), Samples.message("e", in: other, at: 5, isRead: true))
            let moment = trial.clock.advance()
            #expect(try await trial.store.markUnread(id, newest: 0) == 0)
            #expect(try await trial.store.markUnread(id, newest: 2) == 1)
            let unread = try await trial.store.messages(in: id, .newest, limit: 10).filter { !$0.isRead }
            #expect(unread.map { $0.unified.content.text } == ["b", "d"])
            let changed = try await trial.reading(id)
            #expect(changed.unreadCount == 2 && changed.updatedAt == moment)
            #expect(try await trial.reading(other).unreadCount == 0)
            #expect(try await trial.store.markUnread(id, newest: 10_000) == 1)
            #expect(try await trial.store.markRead(id, upTo: nil) == 3)
            for number in [-1, 10_001, Int.min] {
                await #expect(throws: StoreError(.invalidArgument)) {
                    try await trial.store.markUnread(id, newest: number)
                }
            }
        },
        StoreLaw("Deleting an unread message decreases the count, leaving a tombstone does not", "ST-6") { trial in
            let id = try await trial.conversation()
            let ids = try await trial.save(
                Samples.message("a", in: id, at: 1), Samples.message("b", in: id, at: 2),
                Samples.message("c", in: id, at: 3, isRead: true))
            _ = try await trial.store.deleteMessage(ids[0], .erase)
            #expect(try await trial.reading(id).unreadCount == 1)
            _ = try await trial.store.deleteMessage(ids[1], .tombstone)
            #expect(try await trial.reading(id).unreadCount == 1)
            _ = try await trial.store.deleteMessage(ids[2], .erase)
            let conversation = try await trial.reading(id)
            #expect(conversation.unreadCount == 1)
            #expect(conversation.messageCount == 1)
            #expect(try await trial.store.markRead(id, upTo: nil) == 1)
        },
        StoreLaw("The last message is the last in the chat's order, not the one saved last", "ST-6") { trial in
            let id = try await trial.conversation()
            let late = try await trial.save(Samples.message("late", in: id, at: 100))[0]
            try await trial.save(Samples.message("early", in: id, at: 1))
            let last = try await trial.reading(id).lastMessage
            #expect(last == Conversation.LastMessage(id: late, text: "late", timestamp: Samples.time(100)))
            var behind = Samples.message("behind by place", in: id, at: 50)
            behind.position = ChatPosition(rawValue: ChatPosition.stride * 1_000)
            let placed = try await trial.save(behind)[0]
            #expect(try await trial.reading(id).lastMessage?.id == placed)
        },
        StoreLaw("The last message follows edits and deletions", "ST-6") { trial in
            let id = try await trial.conversation()
            let ids = try await trial.save(
                Samples.message("first", in: id, at: 1), Samples.message("second", in: id, at: 2))
            try await trial.store.edit(ids[1], text: "changed", at: Samples.time(9))
            #expect(try await trial.reading(id).lastMessage?.text == "changed")
            #expect(try await trial.reading(id).lastMessage?.timestamp == Samples.time(2))
            _ = try await trial.store.deleteMessage(ids[1], .tombstone)
            #expect(try await trial.reading(id).lastMessage?.text == "")
            _ = try await trial.store.deleteMessage(ids[1], .erase)
            let last = try await trial.reading(id).lastMessage
            #expect(last == Conversation.LastMessage(id: ids[0], text: "first", timestamp: Samples.time(1)))
            _ = try await trial.store.deleteMessage(ids[0], .erase)
            #expect(try await trial.reading(id).lastMessage == nil)
            #expect(try await trial.reading(id).messageCount == 0)
        },
        StoreLaw("The last message's text is its first 200 complete characters", "ST-3") { trial in
            let id = try await trial.conversation()
            let family = "👩‍👩‍👧‍👦"
            let text = String(repeating: "ab e\u{301}" + family, count: 60)
            try await trial.save(Samples.message(text, in: id, at: 1))
            #expect(try await trial.reading(id).lastMessage?.text == String(text.prefix(200)))
            try await trial.save(Samples.message(nil, in: id, at: 2))
            #expect(try await trial.reading(id).lastMessage?.text == "")
        },
        StoreLaw("A conversation's time of change is updated exactly when its record changes", "ST-3") { trial in
            let id = try await trial.conversation()
            let moment = trial.clock.advance()
            let ids = try await trial.save(
                Samples.message("a", in: id, at: 1, isRead: true), Samples.message("b", in: id, at: 2, isRead: true))
            #expect(try await trial.reading(id).updatedAt == moment)
            trial.clock.advance()
            try await trial.store.updateStatus(ids[1], to: .delivered)
            try await trial.store.edit(ids[0], text: "not the last", at: Samples.time(5))
            try await trial.store.react(to: ids[1], by: Samples.sender("Ann"), emoji: "👍", at: Samples.time(6))
            #expect(try await trial.reading(id).updatedAt == moment)
            let later = trial.clock.advance()
            try await trial.store.edit(ids[1], text: "the last", at: Samples.time(7))
            #expect(try await trial.reading(id).updatedAt == later)
        },
        StoreLaw("A batch for several conversations counts in each", "ST-6") { trial in
            var ids: [UniqueIdentifier] = []
            for number in 0..<5 { ids.append(try await trial.conversation("chat \(number)")) }
            _ = try await trial.store.save(
                (0..<100).map { number in
                    Samples.message("m\(number)", in: ids[number % 5], at: Int64(number), isRead: number < 50)
                })
            for (number, id) in ids.enumerated() {
                let conversation = try await trial.reading(id)
                #expect(conversation.messageCount == 20)
                #expect(conversation.unreadCount == 10)
                #expect(conversation.lastMessage?.text == "m\(95 + number)")
            }
        },
    ]
}
