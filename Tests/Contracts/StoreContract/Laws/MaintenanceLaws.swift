import WhisperArchive
import WhisperMessage
import WhisperStorePort
import Testing

extension StoreLaw {
    /// Figures, retention, clearing, checks (ST-6, ST-10, ST-13).
    static let maintenance: [StoreLaw] = [
        StoreLaw("Statistics count the vault's content", "ST-6") { trial in
            #expect(try await trial.store.statistics().messages == 0)
            #expect(try await trial.store.statistics().first == nil)
            let one = try await trial.conversation("one")
            _ = try await trial.conversation("two")
            let ann = try await trial.sender()
            try await trial.store.saveContact(Samples.contact("Ann", key: 1))
            func file(_ letter: Character?, _ size: Int64?) -> WhisperMessage.Attachment {
                Samples.attachment("f", blob: letter, size: size)
            }
            var poll = Samples.message("vote", in: one, at: 2_000_000, from: ann, direction: .outgoing)
            poll.content.kind = .poll
            poll.platform = .whisper
            try await trial.save(
                Samples.message(
                    "a", in: one, at: 0, from: ann, attachments: [file("a", 10), file("b", 20), file(nil, 5)]),
                Samples.message("b", in: one, at: 100, attachments: [file("a", 12), file("c", nil)]), poll)
            let channel = Samples.sender([Samples.linkedID("1203@newsletter")], name: "News")
            _ = try await trial.store.sender(for: channel)
            let figures = try await trial.store.statistics()
            #expect(figures.conversations == 2 && figures.messages == 3)
            #expect(figures.people == 1 && figures.contacts == 1)
            #expect(figures.attachments == 5)
            #expect(figures.blobs == 3)
            #expect(figures.blobBytes == 32)
            #expect(figures.unread == 2)
            #expect(figures.first == Samples.time(0) && figures.last == Samples.time(2_000_000))
            #expect(figures.byPlatform == [.whatsapp: 2, .whisper: 1])
            #expect(figures.byKind == [.image: 2, .poll: 1])
            #expect(figures.byMonth == ["2023-11": 2, "2023-12": 1])
        },
        StoreLaw("Months are in UTC, exact to the millisecond", "ST-6") { trial in
            let id = try await trial.conversation()
            for moment: Int64 in [1_704_067_199_999, 1_704_067_200_000, -1, 0, 951_782_399_999, 951_868_800_000] {
                var new = Samples.message("m", in: id, externalID: "\(moment)")
                new.timestamp = Timestamp(milliseconds: moment)
                try await trial.save(new)
            }
            let expected: [String: Int64] = [
                "2023-12": 1, "2024-01": 1, "1969-12": 1, "1970-01": 1, "2000-02": 1, "2000-03": 1,
            ]
            #expect(try await trial.store.statistics().byMonth == expected)
        },
        StoreLaw("Pruning deletes what matches all parts of its rule, and a dry run only counts", "ST-13") { trial in
            let rules: [(RetentionRule, [String])] = [
                (RetentionRule(before: Samples.time(20)), ["one 20", "other 20", "other 30"]),
                (RetentionRule(before: Samples.time(21)), ["other 30"]),
            ]
            for (number, (rule, rest)) in rules.enumerated() {
                let ids = try await trial.fillTwo("\(number)")
                let all = try await trial.allTexts(ids)
                let dry = try await trial.store.prune(rule, dryRun: true)
                #expect(dry.messages == Int64(all.count - rest.count))
                #expect(dry.conversations == 2)
                #expect(dry.orphanedBlobs.isEmpty)
                #expect(try await trial.allTexts(ids) == all)
                let real = try await trial.store.prune(rule, dryRun: false)
                #expect(real.messages == dry.messages && real.conversations == dry.conversations)
                #expect(try await trial.allTexts(ids) == rest)
                _ = try await trial.store.clearAll()
            }
        },
        StoreLaw("Pruning can be limited to a conversation and to a platform", "ST-13") { trial in
            let ids = try await trial.fillTwo("x")
            var foreign = Samples.message("foreign", in: ids[0], at: 1)
            foreign.platform = .whisper
            try await trial.save(foreign)
            let platform = try await trial.store.prune(RetentionRule(platform: .whisper), dryRun: false)
            #expect(platform == PruneReport(messages: 1, conversations: 1, orphanedBlobs: []))
            let both = RetentionRule(before: Samples.time(15), conversation: ids[1], platform: .whatsapp)
            #expect(try await trial.store.prune(both, dryRun: false).messages == 1)
            #expect(try await trial.allTexts(ids) == ["one 10", "one 20", "other 20", "other 30"])
            let whole = try await trial.store.prune(RetentionRule(conversation: ids[0]), dryRun: false)
            #expect(whole.messages == 2)
            let emptied = try await trial.reading(ids[0])
            #expect(emptied.messageCount == 0 && emptied.unreadCount == 0 && emptied.lastMessage == nil)
            #expect(try await trial.reading(ids[1]).unreadCount == 2)
        },
        StoreLaw("An empty rule, or one that names nothing, matches nothing", "ST-13") { trial in
            let ids = try await trial.fillTwo("x")
            for rule in [
                RetentionRule(), RetentionRule(conversation: Samples.unknownID), RetentionRule(platform: .realtime),
                RetentionRule(before: Samples.time(-100)),
            ] {
                let report = try await trial.store.prune(rule, dryRun: false)
                #expect(report == PruneReport(messages: 0, conversations: 0, orphanedBlobs: []))
            }
            #expect(try await trial.allTexts(ids).count == 5)
        },
        StoreLaw(
            "Pruning returns the blobs that are no longer referenced, and removes messages from search", "ST-11",
            "ST-13"
        ) { trial in
            let id = try await trial.conversation()
            try await trial.save(
                Samples.message(
                    "old words", in: id, at: 1,
                    attachments: [Samples.attachment("f", blob: "b"), Samples.attachment("f", blob: "a")]),
                Samples.message("old too", in: id, at: 2, attachments: [Samples.attachment("f", blob: "c")]),
                Samples.message("new", in: id, at: 9, attachments: [Samples.attachment("f", blob: "c")]))
            let report = try await trial.store.prune(RetentionRule(before: Samples.time(5)), dryRun: false)
            #expect(report.orphanedBlobs == [Samples.blob("a"), Samples.blob("b")])
            #expect(try await trial.found(.term("old")).isEmpty)
            #expect(try await trial.found(.term("new")) == ["new"])
        },
        StoreLaw("Clearing deletes everything but settings, and returns every blob", "ST-6", "ST-11") { trial in
            let id = try await trial.conversation()
            let ann = try await trial.sender()
            try await trial.save(
                Samples.message("a", in: id, from: ann, attachments: [Samples.attachment("f", blob: "b")]),
                Samples.message("b", in: id, attachments: [Samples.attachment("f", blob: "a")]))
            var contact = Samples.contact("Ann", key: 1)
            contact.avatar = Samples.blob("c")
            try await trial.store.saveContact(contact)
            try await trial.store.setDraft("d", in: id)
            try await trial.store.setSetting("s", to: "v")
            _ = try await trial.store.beginRun(adapter: "a", platform: .whatsapp, source: "f")
            let blobs = [Samples.blob("a"), Samples.blob("b"), Samples.blob("c")]
            #expect(try await trial.store.referencedBlobs() == blobs)
            #expect(try await trial.store.clearAll() == blobs)
            #expect(try await trial.store.referencedBlobs().isEmpty)
            #expect(try await trial.records(of: trial.store) == [.setting(name: "s", value: "v")])
            #expect(try await trial.store.conversations(after: nil, limit: 10).isEmpty)
            #expect(try await trial.store.people(named: "", limit: 10).isEmpty)
            #expect(try await trial.found(.or([.term("a"), .term("b")])).isEmpty)
            #expect(try await trial.store.person(ann.person) == nil)
            let again = try await trial.conversation()
            #expect(again != id)
            #expect(try await trial.store.save([Samples.message("a", in: again)]).inserted == 1)
        },
        StoreLaw("Clearing keeps identities, policies and openings", "ST-6", "ENV-7") { trial in
            let store = trial.store
            let ann = Samples.identity("Ann", key: 1)
            try await store.saveIdentities([ann])
            try await store.setPolicy("some", isOn: true)
            let policies = try await store.policies()
            try await trial.open(Samples.opening(1), Samples.opened(1))
            let state = try await store.ledgerState()
            _ = try await store.clearAll()
            #expect(try await store.identities() == [ann])
            #expect(try await store.policies() == policies)
            #expect(try await store.ledgerState() == state)
            #expect(try await store.openedMessage(key: Samples.key(1)) == nil)
            #expect(try await store.commitOpening(Samples.opening(1), storing: Samples.opened(1)) == .replayed)
        },
        StoreLaw("Verification finds nothing in an intact vault, before and after all maintenance", "ST-10") { trial in
            let ids = try await trial.fillTwo("x")
            let message = try await trial.store.messages(in: ids[0], .newest, limit: 1)[0].unified.id
            try await trial.store.edit(message, text: "changed", at: Samples.time(99))
            _ = try await trial.store.deleteMessage(message, .tombstone)
            _ = try await trial.store.markRead(ids[1], upTo: nil)
            _ = try await trial.store.deleteConversation(ids[0])
            let records = try await trial.records(of: trial.store)
            try await expectSound(trial.store)
            try await trial.store.optimize()
            try await expectSound(trial.store, repair: true)
            #expect(try await trial.records(of: trial.store) == records)
        },
        StoreLaw("A vault copies itself to a file, or reports that the adapter cannot", "ST-10") { trial in
            guard trial.fixture.capabilities.contains(.backup) else {
                await #expect(throws: StoreError(.unsupported)) { try await trial.store.backup(toFile: "anywhere") }
                return
            }
            let path = trial.fixture.freePath()
            try await trial.store.backup(toFile: path)
            let copy = try await trial.fixture.openBackup(at: path, clock: trial.clock, random: TrialRandom(seed: 9))
            try await expectSound(copy)
            await copy.close()
        },
        StoreLaw("A backup opens as an equal vault, with the content of that moment", "ST-10", needs: .backup) {
            trial in
            let ids = try await trial.fillTwo("x")
            let records = try await trial.records(of: trial.store)
            let path = trial.fixture.freePath()
            try await trial.store.backup(toFile: path)
            try await trial.save(Samples.message("later", in: ids[0], at: 1_000))
            let copy = try await trial.fixture.openBackup(at: path, clock: trial.clock, random: TrialRandom(seed: 9))
            #expect(try await trial.records(of: copy) == records)
            try await expectSound(copy)
            await copy.close()
            try await trial.store.backup(toFile: path)
            let second = try await trial.fixture.openBackup(at: path, clock: trial.clock, random: TrialRandom(seed: 9))
            #expect(try await trial.records(of: second) == trial.records(of: trial.store))
            await second.close()
        },
    ]
}

extension Trial {
    /// Two conversations with five messages.
    fileprivate func fillTwo(_ key: String) async throws -> [UniqueIdentifier] {
        let one = try await conversation("one \(key)")
        let other = try await conversation("other \(key)")
        try await save(
            Samples.message("one 10", in: one, at: 10), Samples.message("one 20", in: one, at: 20),
            Samples.message("other 10", in: other, at: 10), Samples.message("other 20", in: other, at: 20),
            Samples.message("other 30", in: other, at: 30))
        return [one, other]
    }

    fileprivate func allTexts(_ ids: [UniqueIdentifier]) async throws -> [String] {
        var all: [String] = []
        for id in ids { all += try await texts(id) }
        return all
    }
}
