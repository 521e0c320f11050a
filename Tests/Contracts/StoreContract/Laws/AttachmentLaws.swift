import WhisperArchive
import WhisperContractSupport
import WhisperMessage
import WhisperStorePort
import Testing

extension StoreLaw {
    /// Attachments whose content arrives later (MX-4).
    static let attachments: [StoreLaw] = [
        StoreLaw(
            "The content of an attachment that arrives later is stored once, and replaced by no other", "MX-4", "ST-11"
        ) { trial in
            let store = trial.store
            let chat = try await trial.conversation(platform: .matrix)
            let files = [AttachmentState.remote, .missing, .expired, .remote, .omitted].enumerated().map {
                index, state in
                WhisperMessage.Attachment(name: "file \(index)", mime: "image/png", state: state)
            }
            let message = try await trial.save(Samples.message("pictures", in: chat, attachments: files))[0]
            let found = AttachmentFate.found(sha256: Samples.blob("a"), size: 7)
            @Sendable func attachments() async throws -> [WhisperMessage.Attachment] {
                let held = try await trial.message(message)
                return held.unified.content.attachments
            }
            for index in 0...2 {
                let listener = Listener(store)
                var expected = files[index]
                (expected.state, expected.sha256, expected.size) = (.found, Samples.blob("a"), 7)
                #expect(try await store.settleAttachment(of: message, at: index, found) == expected)
                #expect(await listener.next() == [.messageUpdated(message, conversation: chat)])
                #expect(try await attachments().at(index) == expected)
            }
            #expect(try await store.referencedBlobs() == [Samples.blob("a")])
            // A repetition, and what another client reports about the same content, writes nothing.
            let before = try await attachments()
            let listener = Listener(store)
            for fate in [found, .expired, .found(sha256: Samples.blob("a"), size: 8)] {
                #expect(try await store.settleAttachment(of: message, at: 0, fate) == before.at(0))
            }
            await expectRefusals(
                .constraint,
                { try await store.settleAttachment(of: message, at: 0, .found(sha256: Samples.blob("b"), size: 7)) },
                { try await store.settleAttachment(of: message, at: 4, found) },
                { try await store.settleAttachment(of: message, at: 4, .expired) })
            await expectRefusals(
                .invalidArgument, { try await store.settleAttachment(of: message, at: 5, found) },
                { try await store.settleAttachment(of: message, at: -1, .expired) },
                { try await store.settleAttachment(of: message, at: 3, .found(sha256: "a", size: 7)) },
                { try await store.settleAttachment(of: Samples.unknownID, at: 3, .found(sha256: "a", size: 7)) },
                { try await store.settleAttachment(of: message, at: 3, .found(sha256: Samples.blob("A"), size: 7)) },
                { try await store.settleAttachment(of: message, at: 3, .found(sha256: Samples.blob("a"), size: -1)) })
            await expectRefusals(
                .messageNotFound, { try await store.settleAttachment(of: Samples.unknownID, at: 0, found) })
            #expect(try await attachments() == before)
            try await store.setSetting("mark", to: "x")
            #expect(await listener.next() == [.settingChanged("mark")])
            // One that has expired may be found by another client, whose copy is older.
            var expired = files[3]
            expired.state = .expired
            #expect(try await store.settleAttachment(of: message, at: 3, .expired) == expired)
            #expect(try await store.settleAttachment(of: message, at: 3, .expired) == expired)
            #expect(
                try await store.settleAttachment(of: message, at: 3, .found(sha256: Samples.blob("c"), size: 1)).state
                    == .found)
            #expect(try await store.referencedBlobs() == [Samples.blob("a"), Samples.blob("c")])
            #expect(try await store.statistics().blobs == 2)
            // The name is still found, and the content is freed with its message.
            #expect(try await trial.found(.term("file")) == ["pictures"])
            #expect(try await store.deleteMessage(message, .tombstone) == [Samples.blob("a"), Samples.blob("c")])
            await expectRefusals(
                .invalidArgument, { try await store.settleAttachment(of: message, at: 0, found) })
            try await expectSound(store)
        },
        StoreLaw(
            "Of many clients that settle an attachment at once all succeed, and its content is kept", "MX-4", "ST-2"
        ) { trial in
            let store = trial.store
            let chat = try await trial.conversation(platform: .matrix)
            let file = WhisperMessage.Attachment(name: "file", state: .remote)
            let messages = try await trial.save(
                Samples.message("1", in: chat, attachments: [file, file]),
                Samples.message("2", in: chat, attachments: [file]))
            try await withThrowingTaskGroup(of: Void.self) { group in
                for number in 0..<24 {
                    group.addTask {
                        let fate =
                            number.isMultiple(of: 3)
                            ? AttachmentFate.expired : .found(sha256: Samples.blob("a"), size: 3)
                        try await store.settleAttachment(of: messages[0], at: number % 2, fate)
                    }
                }
                try await group.waitForAll()
            }
            let settled = try await trial.message(messages[0]).unified.content.attachments
            #expect(
                settled.map(\.state) == [.found, .found]
                    && settled.map(\.sha256) == [Samples.blob("a"), Samples.blob("a")])
            // The content of both was stored once: deleting one message keeps it for the other.
            try await store.settleAttachment(of: messages[1], at: 0, .found(sha256: Samples.blob("a"), size: 3))
            #expect(try await store.deleteMessage(messages[0], .erase) == [])
            #expect(try await store.referencedBlobs() == [Samples.blob("a")])
            try await expectSound(store)
        },
        StoreLaw("What is still to be fetched is listed by platform and conversation, the latest first", "MX-4") {
            trial in
            let store = trial.store
            let chats = [
                try await trial.conversation("a", platform: .matrix),
                try await trial.conversation("b", platform: .matrix),
            ]
            let other = try await trial.conversation("c", platform: .whatsapp)
            let remote = WhisperMessage.Attachment(name: "r", state: .remote)
            let found = Samples.attachment("f", blob: "a")
            func save(
                _ number: Int64, in chat: UniqueIdentifier, _ platform: Platform, _ files: [WhisperMessage.Attachment]
            )
                async throws -> UniqueIdentifier
            {
                var message = Samples.message("\(number)", in: chat, at: number * 300, attachments: files)
                message.platform = platform
                return try await trial.save(message)[0]
            }
            var ids: [UniqueIdentifier] = []
            for number: Int64 in [3, 1, 7, 2, 5, 6, 4] {
                ids.append(try await save(number, in: chats[Int(number % 2)], .matrix, [found, remote, remote]))
            }
            let foreign = try await save(8, in: other, .whatsapp, [remote])
            _ = try await save(
                9, in: chats[0], .matrix, [found, WhisperMessage.Attachment(name: "m", state: .missing)])
            @Sendable func listed(
                in chat: UniqueIdentifier? = nil, after last: UniqueIdentifier? = nil, limit: Int = 100
            ) async throws -> [StoredMessage] {
                try await store.messagesToFetch(of: .matrix, in: chat, after: last, limit: limit)
            }
            let all = try await listed()
            #expect(all.map(\.unified.content.text) == ["7", "6", "5", "4", "3", "2", "1"])
            #expect(try await trial.message(all.at(0).unified.id) == all.at(0))
            #expect(try await listed(in: chats[1]).map(\.unified.content.text) == ["7", "5", "3", "1"])
            #expect(try await store.messagesToFetch(of: .matrix, in: other, after: nil, limit: 9) == [])
            #expect(
                try await store.messagesToFetch(of: .whatsapp, in: nil, after: nil, limit: 9).map(\.unified.id) == [
                    foreign
                ])
            var pages: [StoredMessage] = []
            for _ in 0..<4 { pages += try await listed(after: pages.last?.unified.id, limit: 2) }
            #expect(pages == all)
            // It goes on behind a message that was settled or deleted meanwhile.
            for index in 1...2 {
                try await store.settleAttachment(of: all.at(1).unified.id, at: index, .expired)
                try await store.settleAttachment(
                    of: all.at(3).unified.id, at: index, .found(sha256: Samples.blob("b"), size: 1))
            }
            _ = try await store.deleteMessage(all.at(4).unified.id, .tombstoneKeepingText)
            #expect(try await listed().map(\.unified.content.text) == ["7", "5", "2", "1"])
            #expect(try await listed(after: all.at(3).unified.id).map(\.unified.content.text) == ["2", "1"])
            await expectRefusals(.conversationNotFound, { _ = try await listed(in: Samples.unknownID) })
            await expectRefusals(.messageNotFound, { _ = try await listed(after: Samples.unknownID) })
            await expectRefusals(
                .invalidArgument, { _ = try await listed(limit: 0) }, { _ = try await listed(limit: 1_001) })
        },
    ]
}
