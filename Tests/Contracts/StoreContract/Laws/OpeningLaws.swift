import WhisperArchive
import WhisperJSONText
import WhisperMessage
import WhisperStorePort
import Testing

extension StoreLaw {
    /// Opening an envelope once (ENV-7).
    static let openings: [StoreLaw] = [
        StoreLaw("An envelope's content is saved as an incoming message of its conversation", "ENV-7") { trial in
            let store = trial.store
            try await trial.set(clock: 10)
            var opened = Samples.opened(1, "hello", at: 7)
            opened.recipients = [Participant(identifier: "me", displayName: "Me")]
            opened.content.attachments = [Samples.attachment("f.jpg", blob: "f")]
            opened.platformSpecific = #"{"envelope":{"trust":"verified"}}"#
            opened.isRead = false
            let id = try await trial.open(Samples.opening(1), opened)
            let conversation = try #require(try await store.conversation(platform: .whisper, key: "contact:1"))
            #expect(conversation.title == "Ann" && conversation.kind == .direct)
            #expect(conversation.messageCount == 1 && conversation.unreadCount == 1)
            #expect(conversation.lastMessage?.id == id)
            let message = try await trial.message(id)
            #expect(message.conversation == conversation.id)
            #expect(message.unified.content == opened.content && message.unified.recipients == opened.recipients)
            #expect(message.unified.platform == .whisper && message.unified.externalID == "envelope 1")
            #expect(message.unified.timestamp == Samples.time(7) && message.unified.precision == .second)
            #expect(message.unified.sender?.displayName == "Ann")
            #expect(message.unified.platformSpecific["envelope"] == ["trust": "verified"])
            #expect(message.direction == .incoming && message.status == .sent && !message.isRead)
            let person = try #require(message.person)
            let ann = try #require(try await store.person(person))
            #expect(ann.displayName == "Ann" && ann.aliases.map(\.lastSeen) == [Samples.time(7)])
            #expect(try await store.openedMessage(key: Samples.key(1)) == id)
            #expect(try await store.openedMessage(key: Samples.key(2)) == nil)
            #expect(try await trial.found(.term("hello")) == ["hello"])
            try await expectSound(store)
        },
        StoreLaw("An envelope is opened once: the second time nothing changes and nothing is reported", "ENV-7", "ST-7")
        {
            trial in
            let store = trial.store
            try await trial.set(clock: 10)
            let id = try await trial.open(Samples.opening(1), Samples.opened(1))
            let records = try await trial.records(of: store)
            let state = try await store.ledgerState()
            let listener = Listener(store)
            trial.clock.advance()
            let again = [
                Samples.opened(1), Samples.opened(2, "another", from: "Bob"),
                Samples.opened(1, in: .behind(id), from: "Cem"),
            ]
            for message in again {
                #expect(try await store.commitOpening(Samples.opening(1), storing: message) == .replayed)
            }
            #expect(try await trial.records(of: store) == records)
            #expect(try await store.ledgerState() == state)
            #expect(try await store.people(named: "", limit: 10).count == 1)
            try await store.setSetting("mark", to: "x")
            #expect(await listener.next() == [.settingChanged("mark")])
        },
        StoreLaw("An opening is reported as messages are", "ENV-7", "ST-7") { trial in
            let listener = Listener(trial.store)
            let id = try await trial.open(Samples.opening(1), Samples.opened(1))
            let message = try await trial.message(id)
            let person = try #require(message.person)
            let conversation = message.conversation
            #expect(
                await listener.next() == [
                    .messagesAdded(conversation: conversation, count: 1), .conversationUpdated(conversation),
                    .personChanged(person),
                ])
            try await trial.open(Samples.opening(2), Samples.opened(2))
            #expect(
                await listener.next() == [
                    .messagesAdded(conversation: conversation, count: 1), .conversationUpdated(conversation),
                ])
        },
        StoreLaw("An opened envelope is never new again, whatever happens to its message", "ENV-7") { trial in
            let store = trial.store
            try await trial.set(clock: 0)
            let ends: [@Sendable (UniqueIdentifier, UniqueIdentifier) async throws -> Void] = [
                { id, _ in try await store.deleteMessage(id, .tombstone) },
                { id, _ in try await store.deleteMessage(id, .erase) },
                { _, conversation in try await store.deleteConversation(conversation) },
                { _, conversation in
                    _ = try await store.prune(RetentionRule(conversation: conversation), dryRun: false)
                }, { _, _ in try await store.clearAll() },
            ]
            for (number, end) in ends.enumerated() {
                let id = try await trial.open(Samples.opening(number), Samples.opened(number))
                try await end(id, try await trial.message(id).conversation)
                #expect(try await store.openedMessage(key: Samples.key(number)) == (number == 0 ? id : nil))
            }
            // Neither the ledger nor a clock that went on is what they are known by.
            for days: Int64 in [0, 3, 40, 4_000] {
                try await trial.set(clock: days * 86_400)
                for number in ends.indices {
                    let again = try await store.commitOpening(
                        Samples.opening(number), storing: Samples.opened(number))
                    #expect(again == .replayed)
                }
            }
            #expect(try await store.ledgerState() == LedgerState(entries: 0, opened: ends.count))
            #expect(try await store.statistics().messages == 0)
        },
        StoreLaw("A message that already exists, such as from an import, is not opened as new", "ENV-7") { trial in
            let store = trial.store
            let id = try await trial.open(Samples.opening(1), Samples.opened(1))
            let conversation = try await trial.message(id).conversation
            let copy = try await trial.conversation("copy", platform: .whisper)
            var imported = Samples.message("opened 2", in: conversation, externalID: "envelope 2")
            imported.platform = .whisper
            try await trial.save(imported)
            imported.conversation = copy
            try await trial.save(imported)
            let records = try await trial.records(of: store)
            #expect(try await store.commitOpening(Samples.opening(2), storing: Samples.opened(2)) == .replayed)
            let behind = Samples.opened(2, in: .behind(id))
            #expect(try await store.commitOpening(Samples.opening(2), storing: behind) == .replayed)
            #expect(try await trial.records(of: store) == records)
            #expect(try await store.openedMessage(key: Samples.key(2)) == nil)
        },
        StoreLaw("A message is appended to its conversation, whatever time it claims", "ENV-7") { trial in
            for (number, seconds) in ([50, 10, 90, 0] as [Int64]).enumerated() {
                try await trial.open(Samples.opening(number), Samples.opened(number, "\(seconds)", at: seconds))
            }
            let conversation = try #require(try await trial.store.conversation(platform: .whisper, key: "contact:1"))
            #expect(try await trial.texts(conversation.id) == ["50", "10", "90", "0"])
            #expect(conversation.lastMessage?.text == "0")
            // Behind the last place that there is, too.
            let last = ChatPosition(rawValue: .max)
            var message = Samples.message("the last", in: conversation.id, at: 1)
            message.position = last
            try await trial.save(message)
            try await trial.open(Samples.opening(10), Samples.opened(10, "behind"))
            #expect(try await trial.texts(conversation.id) == ["50", "10", "90", "0", "the last", "behind"])
            try await expectSound(trial.store)
        },
        StoreLaw("A message can be inserted right after the one that carried its envelope", "ENV-7") { trial in
            let id = try await trial.conversation()
            let carriers = try await trial.save(
                Samples.message("a", in: id, at: 1), Samples.message("b", in: id, at: 2))
            try await trial.open(Samples.opening(1), Samples.opened(1, "b1", in: .behind(carriers[1]), at: 500))
            try await trial.open(Samples.opening(2), Samples.opened(2, "a1", in: .behind(carriers[0]), at: -500))
            #expect(try await trial.texts(id) == ["a", "a1", "b", "b1"])
            #expect(try await trial.reading(id).lastMessage?.text == "b1")
            try await trial.open(Samples.opening(3), Samples.opened(3, "a2", in: .behind(carriers[0])))
            #expect(try await trial.texts(id) == ["a", "a2", "a1", "b", "b1"])
            #expect(try await trial.store.conversations(after: nil, limit: 10).map(\.id) == [id])
            // If neighbours leave no room, positions are reassigned.
            for number in 4..<40 {
                try await trial.open(
                    Samples.opening(number), Samples.opened(number, "x", in: .behind(carriers[0])))
            }
            let texts = ["a"] + Array(repeating: "x", count: 36) + ["a2", "a1", "b", "b1"]
            #expect(try await trial.texts(id) == texts)
            try await trial.save(Samples.message("last", in: id, at: 1_000))
            #expect(try await trial.texts(id) == texts + ["last"])
            try await expectSound(trial.store)
        },
        StoreLaw("An opening with invalid parts is rejected, and possible with valid ones", "ENV-7") { trial in
            let store = trial.store
            let good = Samples.opening(1)
            let changes: [@Sendable (inout ReplayKey) -> Void] = [
                { $0.key.removeLast() }, { $0.key = [] }, { $0.key.append(0) },
            ]
            for change in changes {
                var wrong = good
                change(&wrong)
                await expectRefusals(
                    .invalidArgument,
                    { [wrong] in _ = try await store.commitOpening(wrong, storing: Samples.opened(1)) })
            }
            var nameless = Samples.opened(1)
            nameless.sender.aliases = []
            let keyless = Samples.opened(
                1,
                in: .conversation(ConversationReference(platform: .whisper, key: "", title: "", kind: .direct)))
            for message in [nameless, keyless] {
                await expectRefusals(
                    .invalidArgument, { _ = try await store.commitOpening(good, storing: message) })
            }
            let lost = Samples.opened(1, in: .behind(Samples.unknownID))
            await expectRefusals(.messageNotFound, { _ = try await store.commitOpening(good, storing: lost) })
            #expect(try await trial.records(of: store) == [])
            #expect(try await store.ledgerState() == LedgerState(entries: 0, opened: 0))
            try await trial.open(good, Samples.opened(1))
        },
        StoreLaw("Many openings at once have the effect of single ones, and succeed or fail together", "ENV-7") {
            trial in
            let store = trial.store
            @Sendable func openings(_ numbers: [Int]) -> [(opening: ReplayKey, message: NewOpenedMessage)] {
                numbers.map { (Samples.opening($0), Samples.opened($0)) }
            }
            #expect(try await store.commitOpenings([]) == [])
            let outcomes = try await store.commitOpenings(openings([1, 2, 1, 3]))
            #expect(outcomes.count == 4 && outcomes[2] == .replayed)
            for (place, number) in [(0, 1), (1, 2), (3, 3)] {
                let id = try #require(try await store.openedMessage(key: Samples.key(number)))
                #expect(outcomes[place] == .opened(message: id))
            }
            let records = try await trial.records(of: store)
            let lost = (Samples.opening(5), Samples.opened(5, in: .behind(Samples.unknownID)))
            await expectRefusals(
                .messageNotFound, { _ = try await store.commitOpenings(openings([4]) + [lost] + openings([6])) })
            #expect(try await trial.records(of: store) == records)
            let conversation = try #require(try await store.conversation(platform: .whisper, key: "contact:1"))
            #expect(try await trial.texts(conversation.id) == ["opened 1", "opened 2", "opened 3"])
            #expect(conversation.messageCount == 3)
            try await expectSound(store)
        },
        StoreLaw("Of many tasks that open the same envelope exactly one succeeds", "ENV-7", "ST-8") { trial in
            let store = trial.store
            for envelope in 0..<4 {
                let outcomes = try await withThrowingTaskGroup(of: OpeningOutcome.self) { group in
                    for task in 0..<64 {
                        group.addTask {
                            try await store.commitOpening(
                                Samples.opening(envelope), storing: Samples.opened(envelope, from: "task \(task % 3)"))
                        }
                    }
                    return try await group.reduce(into: []) { $0.append($1) }
                }
                #expect(outcomes.count { $0 == .replayed } == 63)
                #expect(try await store.statistics().messages == Int64(envelope + 1))
            }
            try await expectSound(store)
        },
        StoreLaw(
            "Of several connections that open the same envelope exactly one succeeds", "ENV-7",
            needs: .severalConnections
        ) { trial in
            let other = try await trial.open()
            let outcomes = try await withThrowingTaskGroup(of: OpeningOutcome.self) { group in
                for task in 0..<200 {
                    let store = task.isMultiple(of: 2) ? trial.store : other
                    group.addTask {
                        try await store.commitOpening(
                            Samples.opening(task / 4), storing: Samples.opened(task / 4, from: "task \(task % 3)"))
                    }
                }
                return try await group.reduce(into: []) { $0.append($1) }
            }
            #expect(outcomes.count { $0 == .replayed } == 150)
            #expect(try await other.statistics().messages == 50)
            #expect(try await other.ledgerState().opened == 50)
            await other.close()
        },
        StoreLaw("Openings are known after the vault is reopened", "ENV-7", needs: .persistent) { trial in
            try await trial.set(clock: 0)
            let id = try await trial.open(Samples.opening(1), Samples.opened(1))
            let state = try await trial.store.ledgerState()
            await trial.store.close()
            let again = try await trial.open()
            #expect(try await again.commitOpening(Samples.opening(1), storing: Samples.opened(1)) == .replayed)
            #expect(try await again.openedMessage(key: Samples.key(1)) == id)
            #expect(try await again.ledgerState() == state)
            await again.close()
        },
    ]
}

extension Trial {
    /// Sets the clock to this number of seconds after `Samples.time(0)`.
    func set(clock seconds: Int64) async throws {
        clock.advance(by: Samples.time(seconds).milliseconds - clock.now().milliseconds)
    }

    /// Opens an envelope, which must succeed, and answers the message's id.
    @discardableResult
    func open(
        _ opening: ReplayKey, _ message: NewOpenedMessage, sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> UniqueIdentifier {
        let outcome = try await store.commitOpening(opening, storing: message)
        guard case .opened(let id) = outcome else {
            Issue.record("\(outcome)", sourceLocation: sourceLocation)
            throw TrialError.missing
        }
        return id
    }
}
