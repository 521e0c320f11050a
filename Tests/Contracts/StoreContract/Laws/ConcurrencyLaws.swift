import WhisperArchive
import WhisperMessage
import WhisperStorePort
import Testing

extension StoreLaw {
    /// Many tasks at once (ST-8).
    static let concurrency: [StoreLaw] = [
        StoreLaw("Counters are exact if many tasks save, read and delete at once", "ST-6", "ST-8") { trial in
            let id = try await trial.conversation()
            let store = trial.store
            let marked = try await withThrowingTaskGroup(of: Int.self) { group in
                for task in 0..<8 {
                    group.addTask {
                        var marked = 0
                        for number in 0..<20 {
                            let second = Int64(task * 100 + number)
                            _ = try await store.save([Samples.message("m", in: id, at: second)])
                            if number % 5 == 4 { marked += try await store.markRead(id, upTo: nil) }
                            if number % 10 == 9 {
                                let found = try await store.message(conversation: id, externalID: "\(second)/m")
                                if let found { _ = try await store.deleteMessage(found.unified.id, .erase) }
                            }
                        }
                        return marked
                    }
                }
                return try await group.reduce(0, +)
            }
            let conversation = try await trial.reading(id)
            let messages = try await store.messages(in: id, .newest, limit: 10_000)
            #expect(messages.count == 8 * 18)
            #expect(conversation.messageCount == 8 * 18)
            #expect(conversation.unreadCount == Int64(messages.count { !$0.isRead }))
            #expect(conversation.lastMessage?.id == messages.last?.unified.id)
            let read = messages.count(where: \.isRead)
            #expect(marked >= read && marked <= 8 * 20)
            try await expectSound(store)
        },
        StoreLaw("The same messages saved by many tasks at once are saved once", "ING-2", "ST-8") { trial in
            let id = try await trial.conversation()
            let store = trial.store
            let inserted = try await withThrowingTaskGroup(of: Int.self) { group in
                for _ in 0..<8 {
                    group.addTask {
                        var inserted = 0
                        for batch in 0..<5 {
                            let messages = (0..<20).map { Samples.message("m", in: id, at: Int64(batch * 20 + $0)) }
                            inserted += try await store.save(messages).inserted
                        }
                        return inserted
                    }
                }
                return try await group.reduce(0, +)
            }
            #expect(inserted == 100)
            #expect(try await trial.texts(id).count == 100)
        },
        StoreLaw(
            "Of a concurrent verification and key change, the later one is rejected: new keys are never verified",
            "CON-3", "CON-4", "ST-8"
        ) { trial in
            let store = trial.store
            for number in 1...20 {
                let read = Samples.contact("c \(number)", key: UInt8(number))
                try await store.saveContact(read)
                var verified = read
                verified.trust = .verified
                let changes = [verified, read.with(key: UInt8(number + 100), at: 10)]
                let saved = await withTaskGroup(of: Bool.self) { group in
                    for change in changes {
                        group.addTask {
                            do { try await store.saveContact(change, over: read) } catch { return false }
                            return true
                        }
                    }
                    return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
                }
                #expect(saved == 1)
                let present = try #require(try await store.contact(read.id))
                #expect(changes.contains(present))
            }
        },
        StoreLaw("The same chat or sender requested by many tasks at once is created once", "ST-6", "ST-8") {
            trial async throws in
            let store = trial.store
            let made = try await withThrowingTaskGroup(of: [UniqueIdentifier].self) { group in
                for _ in 0..<16 {
                    group.addTask {
                        let chat = ConversationReference(platform: .whatsapp, key: "k", title: "t", kind: .group)
                        return [
                            try await store.conversation(for: chat).id,
                            try await store.sender(for: Samples.sender("Ann")).person,
                        ]
                    }
                }
                return try await group.reduce(into: Set()) { $0.insert($1) }
            }
            #expect(made.count == 1)
            #expect(try await store.statistics().conversations == 1)
            #expect(try await store.statistics().people == 1)
        },
        StoreLaw("Readers see all of a transaction or nothing", "ST-8") { trial in
            let id = try await trial.conversation()
            let store = trial.store
            for (round, overlap) in Overlap.allCases.enumerated() {
                try await overlap.read {
                    for batch in round * 20..<(round + 1) * 20 {
                        _ = try await store.save(
                            (0..<25).map { Samples.message("m", in: id, at: Int64(batch * 25 + $0)) })
                    }
                } _: {
                    let conversation = try await trial.reading(id)
                    #expect(conversation.messageCount % 25 == 0)
                    #expect(conversation.messageCount == conversation.unreadCount)
                    let count = try await store.messages(in: id, .newest, limit: 10_000).count
                    #expect(count % 25 == 0 && count >= conversation.messageCount)
                }
            }
            #expect(try await trial.reading(id).messageCount == 1_000)
        },
        StoreLaw("Once a save returns, every task can read it", "ST-8") { trial in
            let id = try await trial.conversation()
            let store = trial.store
            try await withThrowingTaskGroup(of: Void.self) { group in
                for task in 0..<6 {
                    group.addTask {
                        for number in 0..<15 {
                            let external = "\(task)/\(number)"
                            _ = try await store.save([
                                Samples.message(
                                    "word\(task)x\(number)", in: id, at: Int64(number), externalID: external)
                            ])
                            #expect(try await store.message(conversation: id, externalID: external) != nil)
                            let request = SearchRequest(.term("word\(task)x\(number)"))
                            #expect(try await store.search(request).count == 1)
                        }
                    }
                }
                try await group.waitForAll()
            }
        },
        StoreLaw("Two connections see each other's changes and keep counters exact", "ST-8", needs: .severalConnections)
        {
            trial in
            let id = try await trial.conversation()
            let stores = [trial.store, try await trial.open()]
            try await withThrowingTaskGroup(of: Void.self) { group in
                for (number, store) in stores.enumerated() {
                    group.addTask {
                        for message in 0..<50 {
                            let second = Int64(number * 1_000 + message)
                            _ = try await store.save([Samples.message("m", in: id, at: second)])
                            if message % 10 == 9 { _ = try await store.markRead(id, upTo: nil) }
                        }
                        _ = try await store.save(
                            (0..<30).map { Samples.message("shared", in: id, at: Int64(5_000 + $0)) })
                        _ = try await store.sender(for: Samples.sender("Ann"))
                    }
                }
                try await group.waitForAll()
            }
            for store in stores {
                let conversation = try await store.conversation(id)
                let messages = try await store.messages(in: id, .newest, limit: 10_000)
                #expect(messages.count == 130)
                #expect(conversation?.messageCount == 130)
                #expect(conversation?.unreadCount == Int64(messages.count { !$0.isRead }))
                #expect(try await store.statistics().people == 1)
            }
            try await expectSound(trial.store)
            await stores[1].close()
        },
        StoreLaw("Handles and ids of one connection are valid on another", "ST-8", needs: .severalConnections) {
            trial in
            let other = try await trial.open()
            let id = try await trial.conversation()
            let ann = try await trial.sender()
            _ = try await other.save([Samples.message("a", in: id, at: 1, from: ann)])
            let bob = try await other.sender(for: Samples.sender("Bob"))
            try await trial.save(Samples.message("b", in: id, at: 2, from: bob))
            try await other.join(bob.person, into: ann.person)
            let outcome = try await trial.store.save([Samples.message("b", in: id, at: 2, from: ann)])
            #expect(outcome == SaveOutcome(inserted: 0, duplicates: 1))
            _ = try await other.clearAll()
            await expectRefusals(
                .conversationNotFound, { _ = try await trial.store.save([Samples.message("c", in: id, from: ann)]) })
            let again = try await trial.conversation()
            await expectRefusals(
                .personNotFound, { _ = try await trial.store.save([Samples.message("c", in: again, from: ann)]) })
            #expect(try await trial.sender().person != ann.person)
            await other.close()
        },
    ]
}
