import WhisperArchive
import WhisperMessage
import WhisperStorePort
import Testing

extension StoreLaw {
    /// An operation that throws has changed nothing.
    static let failures: [StoreLaw] = [
        StoreLaw("A batch with an invalid message saves nothing", "ST-6") { trial in
            let id = try await trial.conversation()
            try await trial.save(Samples.message("there", in: id, at: 1))
            var placed = Samples.message("bad", in: id, at: 100)
            placed.position = try await trial.store.lastPosition(in: id)
            let wrong: [NewMessage] = [Samples.message("bad", in: Samples.unknownID, at: 100), placed]
            let before = try await trial.records(of: trial.store)
            for bad in wrong {
                for place in [0, 7, 20] {
                    var batch = (0..<20).map { Samples.message("new \($0)", in: id, at: Int64($0 + 2)) }
                    batch.insert(bad, at: place)
                    let messages = batch
                    await #expect(throws: StoreError.self) { try await trial.store.save(messages) }
                }
            }
            #expect(try await trial.records(of: trial.store) == before)
            #expect(try await trial.found(.term("new")).isEmpty)
            #expect(try await trial.reading(id).unreadCount == 1)
            let outcome = try await trial.store.save([Samples.message("new 0", in: id, at: 2)])
            #expect(outcome == SaveOutcome(inserted: 1, duplicates: 0))
        },
        StoreLaw("Operations that throw change nothing, and report nothing to observers", "ST-6", "ST-7") {
            trial in
            let store = trial.store
            let id = try await trial.conversation("one")
            _ = try await trial.conversation("other")
            let message = try await trial.save(Samples.message("a", in: id, at: 1))[0]
            try await store.saveContact(Samples.contact("Ann", key: 1))
            let before = try await trial.records(of: store)
            let listener = Listener(store)
            trial.clock.advance()
            let operations: [@Sendable () async throws -> Void] = [
                { try await store.addAlias(platform: .whatsapp, key: "other", to: id) },
                { _ = try await store.markRead(id, upTo: Samples.unknownID) },
                { try await store.updateAttachment(message, index: 0, to: Attachment(name: nil, state: .missing)) },
                {
                    let nameless = Samples.sender([], name: "x")
                    try await store.react(to: message, by: nameless, emoji: "👍", at: Samples.time(1))
                },
                {
                    try await store.react(
                        to: Samples.unknownID, by: Samples.sender("New"), emoji: "👍", at: Samples.time(1))
                },
                {
                    var twin = Samples.contact("Bob", key: 2)
                    twin.fingerprint = Samples.contact("Ann", key: 1).fingerprint
                    try await store.saveContact(twin)
                },
                {
                    var changed = Samples.contact("Ann", key: 1)
                    changed.agreementKey = Array(repeating: 4, count: 32)
                    changed.person = Samples.unknownID
                    try await store.saveContact(changed)
                },
                {
                    _ = try await store.insertRecords([
                        .setting(name: "new", value: "x"), .setting(name: "", value: "x"),
                    ])
                },
            ]
            for operation in operations { await #expect(throws: StoreError.self) { try await operation() } }
            #expect(try await trial.records(of: store) == before)
            try await store.setSetting("mark", to: "x")
            #expect(await listener.next() == [.settingChanged("mark")])
        },
        StoreLaw("Every operation on a closed vault throws `closed`, and closing twice is allowed", "ST-6") { trial in
            let store = trial.store
            let id = try await trial.conversation()
            let message = try await trial.save(Samples.message("a", in: id))[0]
            await store.close()
            await store.close()
            await expectRefusals(
                .closed, { _ = try await store.conversation(id) }, { _ = try await trial.conversation() },
                { _ = try await store.conversations(after: nil, limit: 10) }, { try await store.rename(id, to: "x") },
                { _ = try await store.members(of: id) }, { _ = try await store.memberships(of: Samples.unknownID) },
                { _ = try await store.receipts(of: message) }, { _ = try await store.setAvatar(id, to: nil) },
                { _ = try await store.save([Samples.message("b", in: id)]) }, { _ = try await store.message(message) },
                { _ = try await store.messages(in: id, .newest, limit: 10) },
                { _ = try await store.deleteMessage(message, .erase) },
                { _ = try await store.search(SearchRequest(.term("a"))) }, { _ = try await trial.sender() },
                { _ = try await store.people(named: "", limit: 10) },
                { try await store.saveContact(Samples.contact("Ann", key: 1)) },
                {
                    let ann = Samples.contact("Ann", key: 1)
                    try await store.saveContact(ann, over: ann)
                },
                { _ = try await store.contact(fingerprint: Samples.key(1)) },
                { _ = try await store.contacts(recipientKeyID: []) }, { _ = try await store.contacts(shortID: 1) },
                { _ = try await store.contacts(exactlyNamed: "x") },
                { _ = try await store.owners(agreementKey: Samples.key(1), signingKey: nil) },
                { try await store.markSeen(Samples.unknownID, at: Samples.time(0)) },
                { try await store.saveIdentities([]) }, { _ = try await store.identities() },
                { _ = try await store.identity(Samples.unknownID) },
                { _ = try await store.identities(recipientKeyID: []) }, { _ = try await store.policies() },
                { try await store.setPolicy("x", isOn: true) },
                { _ = try await store.commitOpening(Samples.opening(1), storing: Samples.opened(1)) },
                { _ = try await store.openedMessage(key: []) }, { _ = try await store.ledgerState() },
                { _ = try await store.openings(after: nil, limit: 1) }, { _ = try await store.unknownOpenings() },
                { try await store.setUnknownOpenings(nil) },
                { _ = try await store.trustRoot() }, { _ = try await store.trustPart(0) },
                { try await store.commitTrust(TrustSeal(known: nil, root: [1], parts: [:]), with: []) },
                { _ = try await store.trustedContacts(after: nil, limit: 1) },
                { try await store.markCarrier(id, as: .expired) },
                { _ = try await store.highWaterClock() }, { try await store.resetHighWaterClock() },
                { try await store.setDraft("x", in: id) }, { _ = try await store.setting("x") },
                { _ = try await store.runs(limit: 1) }, { _ = try await store.alignmentElements(in: id) },
                { _ = try await store.verify(repair: false) }, { _ = try await store.statistics() },
                { _ = try await store.prune(RetentionRule(), dryRun: true) }, { try await store.optimize() },
                { _ = try await store.clearAll() },
                { _ = try await store.referencedBlobs() }, { _ = try await store.records(after: nil, limit: 10) },
                { _ = try await store.apply(Samples.group([])) },
                { _ = try await store.syncCursors(of: .realtime) },
                { _ = try await store.conversationsToSubscribe(of: .realtime, limit: 1) },
                { _ = try await store.enqueue(Samples.outgoing("c", in: id)) },
                { _ = try await store.outbox(of: nil, after: nil, limit: 1) }, { try await store.giveUp(1) },
                { try await store.settleAttachment(of: Samples.unknownID, at: 0, .expired) },
                { _ = try await store.messagesToFetch(of: .matrix, in: nil, after: nil, limit: 1) },
                { _ = try await store.contentUses(after: nil, limit: 1) }, { _ = try await store.attachmentStates() },
                { try await store.releaseAttachments([]) },
                { _ = try await store.rawEvents(after: nil, limit: 1) }, { _ = try await store.rawEvents(of: message) },
                { try await store.noteAttempt(1, PostAttempt(device: "D", at: Samples.time(0))) },
                { try await store.postpone(1, until: Samples.time(0)) }, { _ = try await store.retry(message) },
                { try await trial.arrive() }, { _ = try await store.arrivalProgress(of: .matrix) },
                { _ = try await store.gaps(of: .matrix) }, { _ = try await store.gaps(in: id) },
                { _ = try await store.serverID(ofClientMessage: "c") },
                { _ = try await store.insertRecords([]) }, { try await store.backup(toFile: "anywhere") })
        },
        StoreLaw(
            "Closing waits for running operations, each of which succeeds or is rejected as a whole", "ST-6",
            needs: .persistent
        ) {
            trial in
            let id = try await trial.conversation()
            let store = trial.store
            let saves = (0..<8).map { task in
                Task { () -> Int in
                    let batch = (0..<200).map { Samples.message("m", in: id, at: Int64(task * 1_000 + $0)) }
                    do { return try await store.save(batch).inserted } catch {
                        #expect(error as? StoreError == StoreError(.closed))
                        return 0
                    }
                }
            }
            await Task.yield()
            await store.close()
            var saved = 0
            for save in saves { saved += await save.value }
            let reopened = try await trial.open()
            #expect(try await reopened.conversation(id)?.messageCount == Int64(saved))
            await reopened.close()
        },
        StoreLaw("An error's description contains no user data", "ST-6") { trial in
            let id = try await trial.conversation("Sauerkraut")
            _ = try await trial.conversation("other")
            do {
                try await trial.store.addAlias(platform: .whatsapp, key: "other", to: id)
                Issue.record("The alias was accepted.")
            } catch {
                let description = "\(error)"
                #expect(!description.contains("other") && !description.contains("Sauerkraut"))
            }
        },
    ]

    /// Cancelled tasks (rule 6 of the port).
    static let cancellation: [StoreLaw] = [
        StoreLaw("An operation in a cancelled task throws `cancelled` and changes nothing", "ST-8") { trial in
            let store = trial.store
            let id = try await trial.conversation()
            let before = try await trial.records(of: store)
            let task = Task {
                while !Task.isCancelled { await Task.yield() }
                await expectRefusals(
                    .cancelled, { _ = try await store.save([Samples.message("x", in: id)]) },
                    { try await store.rename(id, to: "x") }, { _ = try await store.conversation(id) },
                    { _ = try await store.search(SearchRequest(.term("x"))) }, { _ = try await store.clearAll() },
                    { _ = try await store.statistics() }, { _ = try await store.verify(repair: true) })
            }
            task.cancel()
            await task.value
            #expect(try await trial.records(of: store) == before)
        },
        StoreLaw("A save cancelled while it runs is stored completely or not at all", "ST-8") { trial in
            let store = trial.store
            let id = try await trial.conversation()
            var expected: Int64 = 0
            for round in 0..<6 {
                let batch = (0..<3_000).map { Samples.message("m", in: id, at: Int64(round * 10_000 + $0)) }
                let task = Task { () -> Int in
                    do { return try await store.save(batch).inserted } catch {
                        #expect(error as? StoreError == StoreError(.cancelled))
                        return 0
                    }
                }
                try await Task.sleep(for: .milliseconds(round * 2))
                task.cancel()
                expected += Int64(await task.value)
                let conversation = try await trial.reading(id)
                #expect(conversation.messageCount == expected)
                #expect(conversation.unreadCount == expected)
            }
            #expect(try await store.save([Samples.message("after", in: id, at: 1)]).inserted == 1)
        },
        StoreLaw("Cancelling a task does not affect others", "ST-8") { trial in
            let store = trial.store
            let id = try await trial.conversation()
            _ = try await store.save((0..<300).map { Samples.message("word \($0)", in: id, at: Int64($0)) })
            let doomed = (0..<4).map { _ in
                Task {
                    while !Task.isCancelled {
                        _ = try await store.search(SearchRequest(.not(.term("absent"))))
                        await Task.yield()
                    }
                    _ = try await store.search(SearchRequest(.not(.term("absent"))))
                }
            }
            for number in 0..<20 {
                #expect(try await store.search(SearchRequest(.term("\(number)"))).count == 1)
                if number < 4 { doomed[number].cancel() }
            }
            for task in doomed {
                let result = await task.result
                #expect(throws: StoreError(.cancelled)) { try result.get() }
            }
        },
    ]
}
