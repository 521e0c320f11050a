import WhisperArchive
import WhisperContractSupport
import WhisperMessage
import WhisperStorePort
import Testing

extension StoreLaw {
    /// What a server is to take (RT-5).
    static let outbox: [StoreLaw] = [
        StoreLaw("A message removes the draft that it was, with the transaction, and no other draft", "RT-5", "ST-6") {
            trial in
            let store = trial.store
            try await trial.apply(Samples.event(1))
            let room = try await trial.room()
            let other = try await trial.conversation("other")
            try await store.setDraft("See you", in: room)
            try await store.setDraft("See you", in: other)
            _ = try await store.enqueue(Samples.outgoing("c1", in: room, "Something else"))
            #expect(try await store.draft(in: room)?.text == "See you")
            await #expect(throws: StoreError(.constraint)) {
                try await store.enqueue(Samples.outgoing("c1", in: room, "See you"))
            }
            #expect(try await store.draft(in: room)?.text == "See you")
            _ = try await store.enqueue(Samples.outgoing("c2", in: room, "See you", carrier: "sealed"))
            #expect(try await store.draft(in: room) == nil)
            #expect(try await store.drafts().map(\.conversation) == [other])
        },
        StoreLaw(
            "Of several that send one draft at once, one succeeds; one that has changed is not sent", "ST-6", "RT-5"
        ) {
            trial in
            let store = trial.store
            try await trial.apply(Samples.event(1))
            let room = try await trial.room()
            try await store.setDraft("See you", in: room)
            let sent = await withTaskGroup(of: Bool.self) { group in
                for number in 0..<6 {
                    group.addTask {
                        var message = Samples.outgoing("d\(number)", in: room, "See you")
                        message.isDraft = true
                        do throws(StoreError) {
                            _ = try await store.enqueue(message)
                            return true
                        } catch {
                            #expect(error.code == .draftChanged)
                            return false
                        }
                    }
                }
                return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
            }
            #expect(sent == 1)
            #expect(try await store.draft(in: room) == nil)
            try await store.setDraft("See you later", in: room)
            var other = Samples.outgoing("c9", in: room, "See you")
            other.isDraft = true
            await #expect(throws: StoreError(.draftChanged)) { try await store.enqueue(other) }
            #expect(try await store.draft(in: room)?.text == "See you later")
            #expect(try await trial.messages(in: room).map(\.unified.content.text) == ["text 1", "See you"])
        },
        StoreLaw("An outgoing message is last in its chat, and waits in the outbox", "RT-5") { trial in
            let store = trial.store
            try await trial.apply(Samples.event(1))
            let room = try await trial.room()
            try await trial.set(clock: 50)
            let first = try await store.enqueue(Samples.outgoing("c1", in: room, at: 7))
            let second = try await store.enqueue(Samples.outgoing("c2", in: room, carrier: "sealed", at: 5))
            try await trial.apply(Samples.event(2))
            let messages = try await trial.messages(in: room)
            #expect(messages.map(\.unified.content.text) == ["text 1", "text 2", "own c1", "own c2"])
            let message = try messages.at(2)
            #expect(message.unified.id == first.message && message.unified.externalID == "c1")
            #expect(message.direction == .outgoing && message.status == .pending && message.isRead)
            #expect(message.delivery == ServerDelivery(clientMessageID: "c1") && message.carrierText == nil)
            #expect(message.unified.timestamp == Samples.time(7) && message.unified.platform == .realtime)
            #expect(try message.position > .behindEvents && messages.at(3).carrierText == "sealed")
            #expect(try await store.person(try #require(message.person))?.isOwner == true)
            #expect(
                first
                    == OutboxEntry(
                        number: first.number, platform: .realtime, message: message.unified.id, conversation: room,
                        serverConversation: "room", clientMessageID: "c1", text: "own c1", attempts: 0,
                        nextAttemptAt: Samples.time(50)))
            #expect(second.text == "sealed" && second.number > first.number)
            #expect(try await store.outbox(of: nil, after: nil, limit: 1_000) == [first, second])
            #expect(try await trial.reading(room).unreadCount == 2)
            #expect(try await trial.reading(room).lastMessage?.text == "own c2")
            try await expectSound(store)
        },
        StoreLaw(
            "The server's confirmation of an own message makes it sent, once, at the server's position", "RT-4", "RT-5"
        ) {
            trial in
            let store = trial.store
            let room = try await trial.room()
            let first = try await store.enqueue(Samples.outgoing("c1", in: room, at: 500))
            let second = try await store.enqueue(Samples.outgoing("c2", in: room, at: 3_000))
            trial.clock.advance()
            let listener = Listener(store)
            let echo = Samples.event(2, from: Samples.me, clientID: "c1", text: "as the server has it")
            let taken = try await trial.apply(Samples.event(1), echo, cursor: 2)
            #expect(taken.reconciled == 1 && taken.reworded == 1)
            let changes = try #require(await listener.next())
            #expect(changes.contains(.messageUpdated(first.message, conversation: room)))
            // The answer and the echo, in whatever order and number.
            for _ in 0..<2 {
                #expect(try await trial.apply(echo, echo) == SyncOutcome(duplicates: 2, cursor: 2))
            }
            let messages = try await trial.messages(in: room)
            #expect(messages.map(\.unified.id).dropFirst() == [first.message, second.message])
            let sent = try messages.at(1)
            #expect(sent.status == .sent && sent.position == ChatPosition(sequence: 2) && sent.isRead)
            #expect(sent.unified.content.text == "as the server has it" && sent.carrierText == nil)
            #expect(sent.unified.timestamp == Samples.time(20) && sent.unified.externalID == "s2")
            #expect(
                sent.delivery
                    == ServerDelivery(
                        clientMessageID: "c1", serverID: "s2", serverSequence: 2, serverCreatedAt: Samples.time(20)))
            #expect(try await store.outbox(of: nil, after: nil, limit: 10) == [second])
            #expect(try await trial.found(.term("server")) == ["as the server has it"])
            #expect(try await trial.found(.term("c1")).isEmpty)
            #expect(try await trial.reading(room).lastMessage?.id == second.message)
            #expect(try await trial.message(first.message) == sent)
            try await expectSound(store)
        },
        StoreLaw("If an envelope was sent, the own text remains, and the server's is stored with it", "RT-10") {
            trial in
            let store = trial.store
            let room = try await trial.room()
            let entry = try await store.enqueue(Samples.outgoing("c", in: room, "in the clear", carrier: "sealed"))
            try await trial.apply(Samples.event(1, from: Samples.me, clientID: "c", text: "sealed as sent"))
            let message = try await trial.message(entry.message)
            #expect(message.unified.content.text == "in the clear" && message.carrierText == "sealed as sent")
            #expect(message.status == .sent)
            #expect(try await trial.found(.term("clear")) == ["in the clear"])
            #expect(try await trial.found(.term("sealed")).isEmpty)
            try await store.deleteMessage(entry.message, .tombstone)
            #expect(try await trial.message(entry.message).carrierText == nil)
        },
        StoreLaw("A server's message only confirms an own one that is pending under its client id", "RT-4") { trial in
            let store = trial.store
            let room = try await trial.room()
            let entry = try await store.enqueue(Samples.outgoing("c", in: room))
            // Another user's client may assign the same id, and so may the owner's in another room.
            #expect(try await trial.apply(Samples.event(1, from: "ann", clientID: "c")).inserted == 1)
            #expect(try await trial.apply(Samples.event(1, serverID: "x"), in: "other").inserted == 1)
            let elsewhere = Samples.event(2, from: Samples.me, clientID: "c", serverID: "y")
            #expect(try await trial.apply(elsewhere, in: "other").inserted == 1)
            let device = try await trial.apply(Samples.event(2, from: Samples.me, clientID: "d"))
            #expect(device.inserted == 1 && device.messages.isEmpty)
            #expect(try await store.outbox(of: nil, after: nil, limit: 10) == [entry])
            let messages = try await trial.messages(in: room)
            #expect(messages.map(\.delivery?.clientMessageID) == [nil, "d", "c"])
            #expect(messages.map(\.direction) == [.incoming, .outgoing, .outgoing])
            // A number that another message has is not assigned again, and the entry is removed nonetheless.
            let twisted = Samples.event(1, from: Samples.me, clientID: "c", text: "z", serverID: "z")
            #expect(try await trial.apply(twisted).reconciled == 1)
            let sent = try await trial.message(entry.message)
            #expect(sent.status == .sent && sent.delivery?.serverID == "z" && sent.delivery?.serverSequence == nil)
            #expect(sent.position > .behindEvents)
            #expect(try await store.outbox(of: nil, after: nil, limit: 10) == [])
            try await expectSound(store)
        },
        StoreLaw("Sealed lines of a conversation are numbered consecutively, separately for each device", "RT-10") {
            trial in
            let store = trial.store
            let room = try await trial.room()
            #expect(
                try await store.linePosition(in: room) == LinePosition(serverConversation: "room", last: nil))
            @Sendable func line(_ number: Int64, device: UInt64 = 1) -> SealedLine {
                SealedLine(
                    device: UniqueIdentifier(high: device, low: device), number: number, digest: [UInt8(number), 7])
            }
            @Sendable func enqueue(_ client: String, _ line: SealedLine, in room: UniqueIdentifier) async throws {
                var message = Samples.outgoing(client, in: room, carrier: "sealed")
                message.line = line
                _ = try await store.enqueue(message)
            }
            await expectRefusals(.constraint, { try await enqueue("a", line(2), in: room) })
            try await enqueue("b", line(1), in: room)
            try await enqueue("c", line(2), in: room)
            #expect(try await store.linePosition(in: room).last == line(2))
            await expectRefusals(
                .constraint, { try await enqueue("d", line(2), in: room) },
                { try await enqueue("d", line(4), in: room) }, { try await enqueue("c", line(3), in: room) })
            #expect(try await store.linePosition(in: room).last == line(2))
            // A restored vault is another device, and starts over; other conversations have their own numbers.
            try await enqueue("e", line(1, device: 2), in: room)
            let other = try await trial.room("other")
            try await enqueue("f", line(1, device: 2), in: other)
            #expect(try await store.linePosition(in: room).last == line(1, device: 2))
            _ = try await store.enqueue(Samples.outgoing("plain", in: room))
            #expect(try await store.linePosition(in: room).last == line(1, device: 2))
            _ = try await store.deleteConversation(room)
            await expectRefusals(.conversationNotFound, { _ = try await store.linePosition(in: room) })
            #expect(try await store.linePosition(in: trial.room()).last == nil)
            #expect(try await store.linePosition(in: other).last == line(1, device: 2))
        },
        StoreLaw("Entries keep their order, and no number is used twice", "RT-5") { trial in
            let store = trial.store
            let room = try await trial.room()
            var entries: [OutboxEntry] = []
            for number in 1...5 { entries.append(try await store.enqueue(Samples.outgoing("c\(number)", in: room))) }
            #expect(try await store.outbox(of: nil, after: nil, limit: 1_000) == entries)
            #expect(try await store.outbox(of: nil, after: entries.at(1).number, limit: 2) == Array(entries[2...3]))
            #expect(try await store.outbox(of: nil, after: entries.at(4).number, limit: 1) == [])
            try await trial.apply(Samples.event(1, from: Samples.me, clientID: "c5"))
            let next = try await store.enqueue(Samples.outgoing("c6", in: room))
            #expect(try next.number > entries.at(4).number)
            _ = try await store.clearAll()
            let anew = try await store.enqueue(Samples.outgoing("c1", in: trial.room("anew")))
            #expect(anew.number > next.number)
            await expectRefusals(
                .invalidArgument, { _ = try await store.outbox(of: nil, after: nil, limit: 0) },
                { _ = try await store.outbox(of: nil, after: nil, limit: 1_001) })
        },
        StoreLaw("The client of a platform gets the entries of its conversations, and no others", "RT-5", "MX-1") {
            trial in
            let store = trial.store
            let rooms = [Platform.realtime: try await trial.room(), .matrix: try await trial.hall()]
            var entries: [OutboxEntry] = []
            for number in 1...6 {
                let platform = number.isMultiple(of: 3) ? Platform.matrix : .realtime
                let room = try #require(rooms[platform])
                let entry = try await store.enqueue(Samples.outgoing("c\(number)", in: room))
                #expect(entry.platform == platform && entry.conversation == room)
                entries.append(entry)
            }
            #expect(try await store.outbox(of: nil, after: nil, limit: 10) == entries)
            for platform in [Platform.realtime, .matrix, .whatsapp] {
                let own = entries.filter { $0.platform == platform }
                #expect(try await store.outbox(of: platform, after: nil, limit: 10) == own)
                // A page is full although entries of others are between its own.
                #expect(try await store.outbox(of: platform, after: nil, limit: 2) == Array(own.prefix(2)))
                #expect(
                    try await store.outbox(of: platform, after: own.first?.number, limit: 1)
                        == Array(own.dropFirst().prefix(1)))
            }
            // Nor does one settle an entry of the other: the same client id may stand in an event there.
            try await trial.apply(Samples.event(1, from: Samples.me, clientID: "c3"))
            try await trial.arrive(
                ArrivalRoom(Samples.hall(), messages: [Samples.arrival(1, from: Samples.account.user, clientID: "c1")]))
            #expect(try await store.outbox(of: nil, after: nil, limit: 10) == entries)
            let foreign = try ConfirmedPost(
                account: Samples.account, conversation: entries.at(0).conversation, clientMessageID: "c1",
                serverID: "$x")
            await expectRefusals(.invalidArgument, { _ = try await store.confirm(foreign) })
            #expect(try await store.outbox(of: nil, after: nil, limit: 10) == entries)
        },
        StoreLaw("A message with files waits with them, and keeps them when it is accepted", "MX-4", "ST-11") { trial in
            let store = trial.store
            let hall = try await trial.hall()
            let files = [Samples.attachment("a.jpg", blob: "a"), Samples.attachment("second.jpg", blob: "b")]
            @Sendable func message(
                _ client: String, _ text: String, _ kind: ContentKind,
                _ files: [WhisperMessage.Attachment], carrier: String? = nil
            ) -> OutgoingMessage {
                OutgoingMessage(
                    conversation: hall, owner: Samples.account.user, clientMessageID: client, text: text, kind: kind,
                    attachments: files, carrierText: carrier, composedAt: Samples.time(1))
            }
            let captioned = try await store.enqueue(message("a", "caption", .image, files))
            let bare = try await store.enqueue(message("b", "", .document, [files[0]]))
            #expect(captioned.kind == .image && captioned.text == "caption" && captioned.attachments == files)
            #expect(bare.kind == .document && bare.text == "" && bare.attachments == [files[0]])
            #expect(try await store.outbox(of: .matrix, after: nil, limit: 9) == [captioned, bare])
            #expect(
                try await trial.message(captioned.message).unified.content
                    == Content(kind: .image, text: "caption", attachments: files))
            #expect(try await trial.message(bare.message).unified.content.text == nil)
            #expect(try await store.referencedBlobs() == [Samples.blob("a"), Samples.blob("b")])
            #expect(try await trial.found(.term("second")) == ["caption"])
            try await store.giveUp(captioned.number)
            #expect(try await store.retry(captioned.message).attachments == files)
            // The server's copies name files of its own.
            @Sendable func copy(_ number: Int, _ client: String, _ text: String?) -> Arrival {
                var arrival = Samples.arrival(number, from: Samples.account.user, clientID: client)
                arrival.content = Content(
                    kind: .image, text: text, attachments: [WhisperMessage.Attachment(name: "x", state: .remote)])
                return arrival
            }
            #expect(
                try await store.confirm(
                    ConfirmedPost(account: Samples.account, conversation: hall, clientMessageID: "b", serverID: "$2"))
                    == .confirmed)
            let outcome = try await trial.arrive(
                ArrivalRoom(Samples.hall(), messages: [copy(1, "a", "caption"), copy(2, "b", nil)]))
            #expect(outcome.reconciled == 2 && outcome.reworded == 0)
            let messages = try await trial.messages(in: hall)
            #expect(messages.map(\.unified.content.attachments) == [files, [files[0]]])
            #expect(messages.map(\.unified.content.text) == ["caption", nil])
            #expect(messages.map(\.unified.content.kind) == [.image, .document])
            #expect(try await store.versions(of: bare.message) == [])
            #expect(try await store.messagesToFetch(of: .matrix, in: nil, after: nil, limit: 9) == [])
            let remote = WhisperMessage.Attachment(name: "r", state: .remote)
            let nameless = WhisperMessage.Attachment(name: "r", sha256: "A", state: .found)
            await expectRefusals(
                .invalidArgument, { _ = try await store.enqueue(message("c", "x", .image, files, carrier: "sealed")) },
                { _ = try await store.enqueue(message("c", "x", .text, files)) },
                { _ = try await store.enqueue(message("c", "x", .poll, files)) },
                { _ = try await store.enqueue(message("c", "x", .image, [])) },
                { _ = try await store.enqueue(message("c", "x", .image, [remote])) },
                { _ = try await store.enqueue(message("c", "x", .image, [nameless])) })
            #expect(try await store.deleteMessage(captioned.message, .erase) == [Samples.blob("b")])
            try await expectSound(store)
        },
        StoreLaw("The first attempt to post a message is stored once, and kept until it is accepted", "MX-3") { trial in
            let store = trial.store
            let hall = try await trial.hall()
            let entry = try await store.enqueue(Samples.outgoing("c", in: hall))
            let other = try await store.enqueue(Samples.outgoing("d", in: hall))
            #expect(entry.firstAttempt == nil)
            let first = PostAttempt(device: "A", at: Samples.time(5))
            @Sendable func attempt() async throws -> PostAttempt? {
                let entries = try await store.outbox(of: .matrix, after: nil, limit: 10)
                return entries.first { $0.clientMessageID == "c" }?.firstAttempt
            }
            try await store.noteAttempt(entry.number, first)
            #expect(try await attempt() == first)
            // Neither a later one, nor an earlier one by a clock that was set back, nor one of another device.
            for later in [("A", 9), ("A", 1), ("B", 7)] {
                try await store.noteAttempt(
                    entry.number, PostAttempt(device: later.0, at: Samples.time(Int64(later.1))))
                #expect(try await attempt() == first)
            }
            try await store.postpone(entry.number, until: Samples.time(90))
            #expect(try await attempt() == first)
            try await store.giveUp(entry.number)
            try await store.noteAttempt(entry.number, PostAttempt(device: "C", at: Samples.time(8)))
            let again = try await store.retry(entry.message)
            #expect(again.firstAttempt == first && again.attempts == 0)
            #expect(try await store.outbox(of: nil, after: nil, limit: 10).map(\.firstAttempt) == [nil, first])
            await expectRefusals(
                .invalidArgument,
                { try await store.noteAttempt(other.number, PostAttempt(device: "", at: Samples.time(1))) })
            // Once accepted, or deleted, there is no entry, and nothing is written for it.
            #expect(
                try await store.confirm(
                    ConfirmedPost(
                        account: Samples.account, conversation: hall, clientMessageID: "c", serverID: "$c"))
                    == .confirmed)
            let listener = Listener(store)
            try await store.noteAttempt(again.number, PostAttempt(device: "D", at: Samples.time(8)))
            try await store.setSetting("mark", to: "x")
            #expect(await listener.next() == [.settingChanged("mark")])
            try await store.noteAttempt(other.number, first)
            _ = try await store.deleteMessage(other.message, .tombstone)
            #expect(try await store.outbox(of: nil, after: nil, limit: 10) == [])
            _ = try await store.clearAll()
            let anew = try await store.enqueue(Samples.outgoing("c", in: trial.hall("!anew")))
            #expect(anew.firstAttempt == nil)
        },
        StoreLaw("A failed attempt is counted, and ignored for an entry that is gone", "RT-5", "ST-7") { trial in
            let store = trial.store
            let room = try await trial.room()
            var entry = try await store.enqueue(Samples.outgoing("c", in: room))
            for attempt in 1...2 {
                try await store.postpone(entry.number, until: Samples.time(Int64(attempt) * 100))
                entry.attempts += 1
                entry.nextAttemptAt = Samples.time(Int64(attempt) * 100)
                #expect(try await store.outbox(of: nil, after: nil, limit: 10) == [entry])
            }
            try await trial.apply(Samples.event(1, from: Samples.me, clientID: "c"))
            let message = try await trial.message(entry.message)
            let listener = Listener(store)
            try await store.postpone(entry.number, until: Samples.time(9))
            try await store.giveUp(entry.number)
            #expect(try await trial.message(entry.message) == message)
            #expect(try await store.outbox(of: nil, after: nil, limit: 10) == [])
            try await store.setSetting("mark", to: "x")
            #expect(await listener.next() == [.settingChanged("mark")])
        },
        StoreLaw(
            "An abandoned message is marked as failed, remains visible, and can be sent again under the same id", "RT-5"
        ) { trial in
            let store = trial.store
            let room = try await trial.room()
            let first = try await store.enqueue(Samples.outgoing("c1", in: room, carrier: "sealed"))
            let second = try await store.enqueue(Samples.outgoing("c2", in: room))
            try await store.postpone(first.number, until: Samples.time(900))
            let listener = Listener(store)
            try await store.giveUp(first.number)
            #expect(await listener.next() == [.messageUpdated(first.message, conversation: room)])
            #expect(try await trial.message(first.message).status == .failed)
            #expect(try await store.outbox(of: nil, after: nil, limit: 10) == [second])
            try await trial.set(clock: 70)
            let again = try await store.retry(first.message)
            #expect(
                again
                    == OutboxEntry(
                        number: again.number, platform: .realtime, message: first.message, conversation: room,
                        serverConversation: "room", clientMessageID: "c1", text: "sealed", attempts: 0,
                        nextAttemptAt: Samples.time(70)))
            #expect(again.number > second.number)
            #expect(try await store.retry(first.message) == again)
            #expect(try await store.outbox(of: nil, after: nil, limit: 10) == [second, again])
            #expect(try await trial.message(first.message).status == .pending)
            #expect(try await trial.texts(room) == ["own c1", "own c2"])
            // The server took it after all, before it was given up a second time.
            try await store.giveUp(again.number)
            try await trial.apply(Samples.event(1, from: Samples.me, clientID: "c1", text: "sealed"))
            #expect(try await trial.message(first.message).status == .sent)
            try await trial.apply(Samples.event(2))
            let received = try #require(try await trial.messages(in: room).first { $0.direction == .incoming })
            try await store.deleteMessage(second.message, .tombstoneKeepingText)
            await expectRefusals(.messageNotFound, { _ = try await store.retry(Samples.unknownID) })
            for id in [first.message, second.message, received.unified.id] {
                await expectRefusals(.invalidArgument, { _ = try await store.retry(id) })
            }
        },
        StoreLaw("A deleted message is not sent", "RT-5", "ST-6") { trial in
            let store = trial.store
            let ends: [@Sendable (OutboxEntry) async throws -> Void] = [
                { try await store.deleteMessage($0.message, .tombstoneKeepingText) },
                { try await store.deleteMessage($0.message, .tombstone) },
                { try await store.deleteMessage($0.message, .erase) },
                { _ = try await store.prune(RetentionRule(conversation: $0.conversation), dryRun: false) },
                { try await store.deleteConversation($0.conversation) }, { _ in try await store.clearAll() },
            ]
            for (number, end) in ends.enumerated() {
                let room = try await trial.room("room \(number)")
                let entry = try await store.enqueue(Samples.outgoing("c\(number)", in: room))
                try await end(entry)
                #expect(try await store.outbox(of: nil, after: nil, limit: 10) == [])
                // What was on its way comes back as what it was made.
                let echo = Samples.event(
                    1, from: Samples.me, clientID: "c\(number)", text: "words", serverID: "e\(number)")
                let outcome = try await trial.apply(echo, in: "room \(number)")
                #expect(outcome.reconciled == (number < 2 ? 1 : 0) && outcome.inserted == (number < 2 ? 0 : 1))
                let text = try await trial.texts(trial.room("room \(number)"))
                #expect(text == [number == 0 ? "own c0" : number == 1 ? "" : "words"])
            }
        },
        StoreLaw("A message that cannot be sent is rejected, and stores nothing", "RT-5") { trial in
            let store = trial.store
            let room = try await trial.room()
            _ = try await store.enqueue(Samples.outgoing("c", in: room))
            try await trial.apply(Samples.event(1, from: Samples.me, clientID: "sent"))
            let records = try await trial.records(of: store)
            var ownerless = Samples.outgoing("d", in: room)
            ownerless.owner = ""
            let message = ownerless
            await expectRefusals(
                .invalidArgument, { _ = try await store.enqueue(Samples.outgoing("", in: room)) },
                { _ = try await store.enqueue(message) })
            await expectRefusals(
                .conversationNotFound, { _ = try await store.enqueue(Samples.outgoing("d", in: Samples.unknownID)) })
            await expectRefusals(
                .constraint, { _ = try await store.enqueue(Samples.outgoing("c", in: room)) },
                { _ = try await store.enqueue(Samples.outgoing("sent", in: room)) })
            #expect(try await trial.records(of: store) == records)
            #expect(try await store.outbox(of: nil, after: nil, limit: 10).count == 1)
        },
    ]
}
