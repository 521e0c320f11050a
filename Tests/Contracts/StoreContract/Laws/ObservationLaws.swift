import WhisperArchive
import WhisperContractSupport
import WhisperMessage
import WhisperStorePort
import Testing

extension StoreLaw {
    /// What observers hear (ST-7).
    static let observation: [StoreLaw] = [
        StoreLaw("Each transaction after the call is reported to an observer once, in order", "ST-7") { trial in
            let id = try await trial.conversation()
            let listener = Listener(trial.store)
            let ids = try await trial.save(
                Samples.message("a", in: id, at: 1), Samples.message("b", in: id, at: 2),
                Samples.message("c", in: id, at: 3))
            let added = StoreChange.messagesAdded(conversation: id, count: 3)
            #expect(await listener.next() == [added, .conversationUpdated(id)])
            try await trial.store.updateStatus(ids[0], to: .delivered)
            try await trial.store.edit(ids[2], text: "new", at: Samples.time(9))
            _ = try await trial.store.deleteMessage(ids[1], .erase)
            #expect(await listener.next() == [.messageUpdated(ids[0], conversation: id)])
            #expect(await listener.next() == [.messageUpdated(ids[2], conversation: id), .conversationUpdated(id)])
            #expect(await listener.next() == [.messageDeleted(ids[1], conversation: id), .conversationUpdated(id)])
        },
        StoreLaw("Every kind of change is reported", "ST-7", "ST-6") { trial in
            let store = trial.store
            let listener = Listener(store)
            let id = try await trial.conversation()
            #expect(await listener.next() == [.conversationUpdated(id)])
            let ann = try await trial.sender("Ann").person
            #expect(await listener.next() == [.personChanged(ann)])
            let message = try await trial.save(
                Samples.message("a", in: id, at: 1, attachments: [Samples.attachment("f", blob: nil)]))[0]
            _ = await listener.next()
            let updated = StoreChange.messageUpdated(message, conversation: id)
            try await store.react(to: message, by: Samples.sender("Ann"), emoji: "👍", at: Samples.time(3))
            #expect(await listener.next() == [updated])
            try await store.updateAttachment(message, index: 0, to: Samples.attachment("g", blob: "a"))
            #expect(await listener.next() == [updated])
            _ = try await store.markRead(id, upTo: nil)
            #expect(await listener.next() == [.conversationUpdated(id)])
            try await store.rename(id, to: "new")
            #expect(await listener.next() == [.conversationUpdated(id)])
            try await store.setPinned(id, true)
            #expect(await listener.next() == [.conversationUpdated(id)])
            try await store.setMuted(id, true)
            #expect(await listener.next() == [.conversationUpdated(id)])
            try await store.setDraft("x", in: id)
            #expect(await listener.next() == [.draftChanged(conversation: id)])
            try await store.setSetting("name", to: "value")
            #expect(await listener.next() == [.settingChanged("name")])
            let contact = Samples.contact("Ann", key: 1)
            try await store.saveContact(contact)
            #expect(await listener.next() == [.contactChanged(contact.id)])
            try await store.setBlocked(contact.id, true)
            #expect(await listener.next() == [.contactChanged(contact.id)])
            try await store.deleteContact(contact.id)
            #expect(await listener.next() == [.contactChanged(contact.id)])
            let bob = try await trial.sender("Bob").person
            _ = await listener.next()
            try await store.join(bob, into: ann)
            #expect(await listener.next() == [.personChanged(ann), .personChanged(bob)])
            _ = try await store.deleteMessage(message, .tombstone)
            #expect(await listener.next() == [updated, .conversationUpdated(id)])
            _ = try await store.deleteConversation(id)
            #expect(await listener.next() == [.conversationDeleted(id)])
        },
        StoreLaw("A change that is too large to be listed is reported as reload", "ST-7", "ST-13") { trial in
            let id = try await trial.conversation()
            try await trial.save(
                Samples.message("a", in: id, at: 1), Samples.message("b", in: id, at: 2),
                Samples.message("c", in: id, at: 3))
            let records = try await trial.records(of: trial.store)
            let listener = Listener(trial.store)
            _ = try await trial.store.prune(RetentionRule(before: Samples.time(3)), dryRun: true)
            _ = try await trial.store.prune(RetentionRule(before: Samples.time(3)), dryRun: false)
            #expect(await listener.next() == [.reload])
            _ = try await trial.store.clearAll()
            #expect(await listener.next() == [.reload])
            _ = try await trial.store.insertRecords(records)
            #expect(await listener.next() == [.reload])
        },
        StoreLaw("An operation that changes nothing is not reported", "ST-7", "ING-2") { trial in
            let store = trial.store
            let id = try await trial.conversation()
            let new = Samples.message("a", in: id, at: 1)
            let message = try await trial.save(new)[0]
            try await store.edit(message, text: "b", at: Samples.time(5))
            try await store.setSetting("s", to: "v")
            try await store.setDraft("d", in: id)
            try await store.saveContact(Samples.contact("Ann", key: 1))
            try await store.rename(id, to: "chat")
            let kept = try await trial.message(message)
            let listener = Listener(store)
            _ = try await store.save([new])
            _ = try await store.save([])
            try await store.edit(message, text: "b", at: Samples.time(5))
            try await store.updateStatus(message, to: kept.status)
            try await store.rename(id, to: "chat")
            try await store.setPinned(id, false)
            try await store.setMuted(id, false)
            try await store.setSetting("s", to: "v")
            try await store.setDraft("d", in: id)
            try await store.saveContact(Samples.contact("Ann", key: 1))
            try await store.setBlocked(Samples.contact("Ann", key: 1).id, false)
            _ = try await trial.conversation()
            _ = try await store.markRead(id, upTo: nil)
            _ = try await store.markRead(id, upTo: nil)
            _ = try await store.prune(RetentionRule(), dryRun: false)
            try? await store.rename(Samples.unknownID, to: "x")
            _ = try? await store.save([
                Samples.message("c", in: id, at: 2), Samples.message("d", in: Samples.unknownID),
            ])
            try await store.setSetting("last", to: "now")
            #expect(await listener.next() == [.conversationUpdated(id)])
            #expect(await listener.next() == [.settingChanged("last")])
        },
        StoreLaw("A reported change can be read", "ST-7") { trial in
            let id = try await trial.conversation()
            let store = trial.store
            let listener = Listener(store)
            async let saves: Void = {
                for number in 0..<50 {
                    _ = try await store.save([Samples.message("m", in: id, at: Int64(number))])
                }
            }()
            for number in 1...50 {
                _ = await listener.next()
                #expect(try await trial.reading(id).messageCount >= Int64(number))
            }
            try await saves
        },
        StoreLaw("A slow observer gets one reload, and then later changes", "ST-7") { trial in
            let store = trial.store
            let listener = Listener(store)
            for number in 0..<1_000 { try await store.setSetting("s", to: "\(number)") }
            await store.close()
            var heard: [Set<StoreChange>] = []
            while let changes = await listener.next() { heard.append(changes) }
            #expect(heard.count <= 257)
            #expect(heard.contains([.reload]))
            #expect(heard.filter { $0 == [.reload] }.count == 1)
        },
        StoreLaw("An observer that keeps up misses nothing", "ST-7") { trial in
            let store = trial.store
            let listener = Listener(store)
            for number in 0..<256 { try await store.setSetting("s\(number)", to: "x") }
            var heard: [Set<StoreChange>?] = []
            for _ in 0..<256 { heard.append(await listener.next()) }
            #expect(heard == (0..<256).map { [.settingChanged("s\($0)")] })
        },
        StoreLaw("Each observer gets all changes since it started", "ST-7") { trial in
            let store = trial.store
            let first = Listener(store)
            try await store.setSetting("a", to: "1")
            let second = Listener(store)
            try await store.setSetting("b", to: "1")
            #expect(await first.next() == [.settingChanged("a")])
            #expect(await first.next() == [.settingChanged("b")])
            #expect(await second.next() == [.settingChanged("b")])
        },
        StoreLaw("Closing ends every sequence, after the changes reported before", "ST-7") { trial in
            let store = trial.store
            let changes = store.changes()
            let waiting = Task {
                for await _ in changes {}
                return true
            }
            let behind = Listener(store)
            try await store.setSetting("a", to: "1")
            await store.close()
            #expect(await ending(of: waiting) == .success(true))
            #expect(await behind.next() == [.settingChanged("a")])
            #expect(await behind.next() == nil)
            let late = Listener(store)
            #expect(await late.next() == nil)
        },
        StoreLaw("A wait for changes ends when its task is cancelled", "ST-7", "ST-8") { trial async throws in
            let changes = trial.store.changes()
            let waiting = Task {
                for await _ in changes {}
                return true
            }
            waiting.cancel()
            #expect(await ending(of: waiting) == .success(true))
        },
        StoreLaw("Changes over another connection are reported as reload", "ST-7", needs: .severalConnections) {
            trial in
            let id = try await trial.conversation()
            let other = try await trial.open()
            let listener = Listener(trial.store)
            _ = try await other.save([Samples.message("from elsewhere", in: id)])
            #expect(await listener.next() == [.reload])
            #expect(try await trial.texts(id) == ["from elsewhere"])
            await other.close()
        },
    ]
}
