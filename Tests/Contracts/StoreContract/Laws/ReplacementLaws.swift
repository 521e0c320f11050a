import WhisperArchive
import WhisperContractSupport
import WhisperJSONText
import WhisperMessage
import WhisperStorePort
import Testing

extension StoreLaw {
    /// Messages that replace others, and further reports of live sources (ING-1, ING-2).
    static let replacements: [StoreLaw] = [
        StoreLaw("A placeholder is replaced in its position by the message that it stands for", "ING-1") { trial in
            let chat = try await trial.conversation()
            let ann = try await trial.sender("Ann")
            var placeholder = Samples.message(nil, in: chat, at: 2, from: ann, externalID: "b")
            placeholder.content = Content(kind: .unknown, text: nil)
            placeholder.platformSpecific = #"{"placeholder":"undecryptable"}"#
            try await trial.save(
                Samples.message("a", in: chat, at: 1), placeholder, Samples.message("c", in: chat, at: 3))
            let before = try #require(try await trial.store.message(conversation: chat, externalID: "b"))
            let message = Samples.message("at last", in: chat, at: 2, from: ann, externalID: "b")
            let outcome = try await trial.store.commit(IngestionGroup([.message(placeholder), .message(message)]))
            #expect(outcome == CommitOutcome(duplicates: 1, replaced: 1))
            #expect(try await trial.texts(chat) == ["a", "at last", "c"])
            let after = try await trial.message(before.unified.id)
            #expect(after.position == before.position)
            #expect(after.unified.platformSpecific.isEmpty)
            #expect(try await trial.found(.term("last")) == ["at last"])
            #expect(try await trial.reading(chat).unreadCount == 3)
            // Delivered again, neither changes anything.
            let again = try await trial.store.commit(IngestionGroup([.message(placeholder), .message(message)]))
            #expect(again == CommitOutcome(duplicates: 2))
            #expect(try await trial.message(before.unified.id) == after)
            try await expectSound(trial.store)
        },
        StoreLaw("A message from a better source replaces that of an export, in its position", "ING-2") { trial in
            let store = trial.store
            let chat = try await trial.conversation()
            var exported = Samples.message("hello there", in: chat, at: 0, from: try await trial.sender("Ann"))
            exported.local = LocalTime(text: "14.11.23, 23:13", zone: "Europe/Berlin")
            exported.contentKey = ContentKey(high: 1, low: 2)
            exported.content.attachments = [Samples.attachment("IMG-1.jpg", blob: "a")]
            exported.content.kind = .image
            try await trial.save(exported, Samples.message("later", in: chat, at: 500))
            let held = try #require(
                try await store.message(conversation: chat, externalID: exported.externalID)
            ).unified.id
            _ = try await store.react(to: held, by: Samples.sender("Bob"), emoji: "👍", at: Samples.time(9))

            let ann = try await store.sender(for: Samples.sender([Samples.number("+49151")], name: "Ann A."))
            var incoming = Samples.message("hello there", in: chat, at: 59, from: ann, externalID: "3EB0")
            incoming.content = Content(
                kind: .image, text: "hello there",
                attachments: [Attachment(name: nil, mime: "image/jpeg", state: .remote)])
            incoming.raw = RawRecord(name: "Message", bytes: [1, 2, 3], receivedAt: Samples.time(60))
            let group = IngestionGroup([.replacement(incoming, of: held)])
            for time in 1...2 {
                let outcome = try await store.commit(group)
                #expect(outcome == (time == 1 ? CommitOutcome(replaced: 1) : CommitOutcome(duplicates: 1)))
                let page = try await store.messages(in: chat, .newest, limit: 10)
                #expect(page.count == 2)
                let message = try await trial.message(held)
                #expect(try message == page.at(0))
                #expect(message.unified.externalID == "3EB0")
                #expect(message.unified.timestamp == Samples.time(59))
                #expect(message.unified.sender?.displayName == "Ann A.")
                #expect(message.person == ann.person)
                #expect(message.unified.content.attachments.map(\.sha256) == [Samples.blob("a")])
                #expect(message.unified.content.attachments.map(\.state) == [.found])
                #expect(message.unified.local == exported.local)
                #expect(message.contentKey == exported.contentKey)
                #expect(message.unified.reactions.map(\.emoji) == ["👍"])
                #expect(message.unified.platformSpecific["linked"] == .string(exported.externalID))
                #expect(try await store.message(conversation: chat, externalID: "3EB0") == message)
                #expect(try await store.message(conversation: chat, externalID: exported.externalID) == nil)
                #expect(try await trial.found(.term("hello")) == ["hello there"])
                let minute = Samples.time(59)..<Samples.time(60)
                let spanned = try await store.messages(sentIn: minute, platform: .whatsapp, conversation: nil, limit: 9)
                #expect(spanned == [message], "It is found at the moment that it was sent")
                #expect(try await store.rawEvents(after: nil, limit: 10).map(\.message) == [held])
            }
            try await expectSound(store)
        },
        StoreLaw("Two records of one message become one", "ING-2") { trial in
            let store = trial.store
            let chat = try await trial.conversation()
            var exported = Samples.message("once", in: chat, at: 0, from: try await trial.sender("Ann"))
            exported.local = LocalTime(text: "23:13", zone: "UTC")
            exported.contentKey = ContentKey(high: 1, low: 2)
            let incoming = Samples.message(
                "once", in: chat, at: 7, from: try await trial.sender("A."), externalID: "3EB0")
            let ids = try await trial.save(exported, incoming)
            #expect(try await store.commit(IngestionGroup([.replacement(incoming, of: ids[0])])).replaced == 1)
            #expect(try await trial.texts(chat) == ["once"])
            let message = try await trial.message(ids[1])
            #expect(message.unified.local == exported.local)
            #expect(message.contentKey == exported.contentKey)
            #expect(try await store.message(ids[0]) == nil)
            #expect(try await trial.reading(chat).messageCount == 1)
            #expect(try await trial.reading(chat).unreadCount == 1)
            try await expectSound(store)
        },
        StoreLaw("A message that absorbs another record of itself takes that record's position", "ING-2") { trial in
            let store = trial.store
            let chat = try await trial.conversation()
            var exported = Samples.message("once", in: chat, at: 0, from: try await trial.sender("Ann"))
            exported.local = LocalTime(text: "23:13", zone: "UTC")
            let incoming = Samples.message(
                "once", in: chat, at: 7, from: try await trial.sender("A."), externalID: "3EB0")
            let ids = try await trial.save(
                Samples.message("before", in: chat, at: 0), exported, Samples.message("after", in: chat, at: 0),
                incoming)
            let place = try await trial.message(ids[1]).position
            #expect(try await store.commit(IngestionGroup([.replacement(incoming, of: ids[1])])).replaced == 1)
            #expect(try await trial.texts(chat) == ["before", "once", "after"])
            #expect(try await trial.message(ids[3]).position == place)
            #expect(try await trial.reading(chat).lastMessage?.id != ids[1])
            try await expectSound(store)
        },
        StoreLaw(
            "What an own record of an export says of a message stays said by the record that takes its place", "ING-2"
        ) {
            trial in
            let store = trial.store
            let chat = try await trial.conversation()
            let me = try await trial.owner("+4901")
            func records(_ text: String) -> (exported: NewMessage, live: NewMessage) {
                var exported = Samples.message(text, in: chat, at: 0, from: me, direction: .outgoing)
                exported.precision = .minute
                exported.local = LocalTime(text: "23:13", zone: "UTC")
                return (
                    exported, Samples.message(text, in: chat, at: 7, from: me, externalID: text, direction: .unknown)
                )
            }
            let (first, second) = (records("stored twice"), records("stored once"))
            let ids = try await trial.save(first.exported, first.live, second.exported)
            _ = try await store.commit(
                IngestionGroup([
                    .replacement(first.live, of: ids[0]), .merged(second.live, with: ids[2]),
                ]))
            let page = try await store.messages(in: chat, .oldest, limit: 9)
            #expect(page.map(\.unified.externalID).sorted() == ["stored once", "stored twice"])
            #expect(page.allSatisfy { $0.direction == .outgoing && $0.person == me.person })
            #expect(page.allSatisfy { $0.unified.precision != .minute })
            try await expectSound(store)
        },
        StoreLaw("A replaced message remains edited, deleted and known as before", "ING-1") { trial in
            let store = trial.store
            let chat = try await trial.conversation()
            let ids = try await trial.save(
                Samples.message("first", in: chat, at: 1, externalID: "a"),
                Samples.message("gone", in: chat, at: 2, externalID: "b"),
                Samples.message("known", in: chat, at: 3, externalID: "c"))
            try await store.edit(ids[0], text: "second", at: Samples.time(9))
            try await store.deleteMessage(ids[1], .tombstone)
            let before = try await store.messages(in: chat, .newest, limit: 9)
            var vague = Samples.message(nil, in: chat, at: 3, externalID: "c")
            vague.content.kind = .unknown
            let group = IngestionGroup([
                .replacement(Samples.message("first", in: chat, at: 1, externalID: "a"), of: nil),
                .replacement(Samples.message("gone", in: chat, at: 2, externalID: "b"), of: nil),
                .replacement(vague, of: nil),
                .replacement(Samples.message("new", in: chat, at: 4, externalID: "d"), of: nil),
            ])
            #expect(try await store.commit(group) == CommitOutcome(inserted: 1, duplicates: 3))
            #expect(try await store.messages(in: chat, .newest, limit: 9).prefix(3) == before[...])
            #expect(try await trial.texts(chat) == ["second", "", "known", "new"])
        },
        StoreLaw("A mark of the owner stays one when another source reports the message", "ING-2") { trial in
            let store = trial.store
            for isMerged in [false, true] {
                let chat = try await trial.conversation("marked \(isMerged)")
                var exported = Samples.message("gone", in: chat, at: 0, externalID: "x1-\(isMerged)")
                exported.local = LocalTime(text: "14.11.23, 23:13", zone: "Europe/Berlin")
                exported.contentKey = ContentKey(high: 1, low: 2)
                let id = try await trial.save(exported)[0]
                try await store.deleteMessage(id, .tombstone)
                var live = Samples.message("gone", in: chat, at: 12, externalID: "b")
                live.raw = RawRecord(name: "Event", bytes: [1], receivedAt: Samples.time(12))
                _ = try await store.commit(
                    IngestionGroup([isMerged ? .merged(live, with: id) : .replacement(live, of: id)]))
                let mark = try await trial.message(id)
                #expect(mark.unified.isOwnersMark && mark.unified.externalID == "b")
                #expect(try await store.rawEvents(of: id).isEmpty)
                let elements = try await store.alignmentElements(in: chat)
                #expect(elements.map(\.isOwnersMark) == [true] && elements.map(\.key) == [exported.contentKey])
            }
            try await expectSound(store)
        },
        StoreLaw("Votes are stored with their poll, the latest of each person", "ING-1") { trial in
            let store = trial.store
            let chat = try await trial.conversation()
            try await trial.save(Samples.message("tea or coffee?", in: chat, externalID: "p"))
            let target = MessageTarget(conversation: chat, externalID: "p")
            func vote(_ name: String, _ option: UInt8?, at seconds: Int64) -> IngestedChange {
                let options = option.map { [Array(repeating: $0, count: 32)] } ?? []
                return .vote(target, by: Samples.sender(name), options: options, at: Samples.time(seconds))
            }
            let nowhere = MessageTarget(conversation: chat, externalID: "x")
            let group = IngestionGroup([
                vote("Ann", 1, at: 1), vote("Bob", 1, at: 2), vote("Ann", 2, at: 4), vote("Ann", 1, at: 3),
                vote("Bob", nil, at: 5),
                .vote(nowhere, by: Samples.sender("Ann"), options: [], at: Samples.time(1)),
            ])
            let ann = try await trial.sender("Ann").person
            let bob = try await trial.sender("Bob").person
            for _ in 1...2 {
                #expect(try await store.commit(group).unmatched == 1)
                let poll = try #require(try await store.message(conversation: chat, externalID: "p"))
                guard case .array(let votes)? = poll.unified.platformSpecific["votes"] else {
                    Issue.record("no votes")
                    return
                }
                let read = votes.compactMap { value -> [JSONValue?]? in
                    guard case .object(let object) = value else { return nil }
                    return [object["person"], object["options"]]
                }
                let two = JSONValue.array([.string(String(repeating: "02", count: 32))])
                #expect(read == [[.string(ann.description), two], [.string(bob.description), .array([])]])
            }
        },
        StoreLaw("Raw events are stored once, in order, and deleted with their message", "ING-1", "ST-11") { trial in
            let store = trial.store
            let chat = try await trial.conversation()
            func record(_ byte: UInt8) -> RawRecord {
                RawRecord(name: "Event", bytes: [byte, 0, 255], receivedAt: Samples.time(Int64(byte)))
            }
            var first = Samples.message("a", in: chat, externalID: "a")
            first.raw = record(1)
            var second = Samples.message("b", in: chat, externalID: "b")
            second.raw = record(2)
            let target = MessageTarget(conversation: chat, externalID: "a")
            let nowhere = MessageTarget(conversation: chat, externalID: "x")
            let group = IngestionGroup([
                .message(first), .raw(record(3), of: target), .message(second), .raw(record(4), of: nil),
                .raw(record(5), of: nowhere),
            ])
            for _ in 1...3 { _ = try await store.commit(group) }
            let kept = try await store.rawEvents(after: nil, limit: 100)
            try #require(kept.count == 5)
            #expect(kept.map(\.record).sorted { $0.bytes[0] < $1.bytes[0] } == (1...5).map(record))
            let isAscending = zip(kept, kept.dropFirst()).allSatisfy { $0.number < $1.number }
            #expect(isAscending)
            #expect(try await store.rawEvents(after: kept.at(1).number, limit: 2) == Array(kept[2...3]))
            let ids = try await store.messages(in: chat, .newest, limit: 9).map(\.unified.id)
            let owners = Dictionary(kept.map { ($0.record.bytes[0], $0.message) }) { first, _ in first }
            let (early, late) = (try ids.at(0), try ids.at(1))
            #expect(owners == [1: early, 2: late, 3: early, 4: nil, 5: nil])
            try await store.deleteMessage(early, .tombstone)
            try await store.deleteMessage(late, .erase)
            #expect(Set(try await store.rawEvents(after: nil, limit: 9).map(\.record.bytes[0])) == [4, 5])
            _ = try await store.clearAll()
            #expect(try await store.rawEvents(after: nil, limit: 9).isEmpty)
            await expectRefusals(
                .invalidArgument, { _ = try await store.rawEvents(after: nil, limit: 0) },
                { _ = try await store.rawEvents(after: nil, limit: 10_001) })
        },
        StoreLaw("The events of one message are found by it, all of them, in order, and no others", "ING-6") { trial in
            let store = trial.store
            let chat = try await trial.conversation()
            func record(_ number: UInt8) -> RawRecord {
                RawRecord(name: "Event", bytes: [number, 0, 255], receivedAt: Samples.time(Int64(number)))
            }
            for (name, number) in [("a", 1), ("b", 2)] as [(String, UInt8)] {
                var message = Samples.message(name, in: chat, externalID: name)
                message.raw = record(number)
                _ = try await store.commit(IngestionGroup([.message(message)]))
            }
            var changes: [IngestedChange] = []
            for number: UInt8 in 3..<40 {
                let name = number.isMultiple(of: 2) ? "b" : "a"
                changes.append(.raw(record(number), of: MessageTarget(conversation: chat, externalID: name)))
            }
            changes.append(.raw(record(40), of: nil))
            _ = try await store.commit(IngestionGroup(changes))
            let silent = try await trial.save(Samples.message("c", in: chat, externalID: "c"))[0]
            let first = try #require(try await store.message(conversation: chat, externalID: "a")).unified.id
            let second = try #require(try await store.message(conversation: chat, externalID: "b")).unified.id
            let kept = try await store.rawEvents(after: nil, limit: 100)
            for (message, parity) in [(first, 1), (second, 0)] as [(UniqueIdentifier, UInt8)] {
                let events = try await store.rawEvents(of: message)
                #expect(events.map(\.record) == (1..<40).filter { $0 % 2 == parity }.map(record))
                #expect(events == kept.filter { $0.message == message })
            }
            #expect(try await store.rawEvents(of: silent) == [])
            _ = try await store.deleteMessage(first, .tombstone)
            #expect(try await store.rawEvents(of: first) == [])
            _ = try await store.deleteMessage(second, .erase)
            await expectRefusals(
                .messageNotFound, { _ = try await store.rawEvents(of: second) },
                { _ = try await store.rawEvents(of: Samples.unknownID) })
        },
        StoreLaw("An incoming message whose status becomes read was read by the owner", "ING-6", "ST-6") { trial in
            let chat = try await trial.conversation()
            try await trial.save(
                Samples.message("a", in: chat, at: 1, externalID: "a"),
                Samples.message("b", in: chat, at: 2, externalID: "b"),
                Samples.message("c", in: chat, at: 3, externalID: "c", direction: .outgoing, isRead: true))
            let target = MessageTarget(conversation: chat, externalID: "a")
            let other = MessageTarget(conversation: chat, externalID: "c")
            for _ in 1...2 {
                _ = try await trial.store.commit(
                    IngestionGroup([.status(target, .delivered), .status(target, .read), .status(other, .read)]))
                #expect(try await trial.reading(chat).unreadCount == 1)
            }
            #expect(try await trial.store.messages(in: chat, .newest, limit: 9).map(\.isRead) == [true, false, true])
            try await expectSound(trial.store)
        },
        StoreLaw("Messages of a time range are ordered by time, in one chat or all", "ING-2") { trial in
            let store = trial.store
            let chat = try await trial.conversation()
            let other = try await trial.conversation("other")
            let elsewhere = try await trial.conversation("third", platform: .realtime)
            try await trial.save(
                Samples.message("c", in: chat, at: 300), Samples.message("a", in: chat, at: 100),
                Samples.message("b", in: other, at: 200), Samples.message("d", in: chat, at: 400),
                Samples.message("x", in: elsewhere, at: 200), Samples.message("b2", in: chat, at: 200))
            func texts(
                _ from: Int64, _ to: Int64, in conversation: UniqueIdentifier? = nil, limit: Int = 100
            ) async throws -> [String?] {
                try await store.messages(
                    sentIn: Samples.time(from)..<Samples.time(to), platform: .whatsapp, conversation: conversation,
                    limit: limit
                ).map(\.unified.content.text)
            }
            #expect(try await texts(100, 400) == ["a", "b", "b2", "c"])
            #expect(try await texts(100, 401, limit: 2) == ["a", "b"])
            #expect(try await texts(101, 401, in: chat) == ["b2", "c", "d"])
            #expect(try await texts(100, 100).isEmpty)
            #expect(try await texts(0, 1_000, in: Samples.unknownID).isEmpty)
        },
    ]
}
