import WhisperArchive
import WhisperMessage
import WhisperStorePort
import Testing

extension StoreLaw {
    /// The uses of stored contents, and giving contents up.
    static let releases: [StoreLaw] = [
        StoreLaw("The uses of stored contents are listed in pages, those of one content together", "ST-13", "ST-4") {
            trial in
            let store = trial.store
            let chats = [try await trial.conversation("a"), try await trial.conversation("b", platform: .matrix)]
            let remote = WhisperMessage.Attachment(name: "r", state: .remote)
            var expected: [String: [ContentUse]] = [:]
            var ids: [UniqueIdentifier] = []
            // Letters in an order that is neither that of the messages nor that of the hashes.
            for (number, letters) in ["cab", "a", "", "bb", "da", "c", "ab"].enumerated() {
                let files = letters.enumerated().map { index, letter in
                    Samples.attachment("\(number) \(index)", blob: letter, size: index == 0 ? nil : 10)
                }
                var message = Samples.message(
                    "\(number)", in: chats[number % 2], at: Int64(100 - number), attachments: files + [remote])
                message.platform = number.isMultiple(of: 2) ? .whatsapp : .matrix
                message.status = number == 3 ? .pending : .delivered
                ids.append(try await trial.save(message)[0])
                let stored = try await trial.message(ids[number])
                for (index, file) in files.enumerated() {
                    let sha256 = try #require(file.sha256)
                    expected[sha256, default: []].append(
                        ContentUse(
                            place: ContentPlace(sha256: sha256, number: 0, index: index), message: ids[number],
                            conversation: stored.conversation, platform: message.platform, kind: .image,
                            status: message.status, shownAt: stored.shownAt, attachment: file))
                }
            }
            let all = try await store.contentUses(after: nil, limit: 10_000)
            #expect(all.count == 11)
            // Contents ascend, each in one run, with every use once.
            #expect(all.map(\.place.sha256) == all.map(\.place.sha256).sorted())
            for (sha256, uses) in expected {
                let found = all.filter { $0.place.sha256 == sha256 }
                #expect(Set(found.map(\.withoutNumber)) == Set(uses) && found.count == uses.count)
            }
            for limit in [1, 2, 3, 5, 11, 12] {
                var pages: [ContentUse] = []
                while true {
                    let page = try await store.contentUses(after: pages.last?.place, limit: limit)
                    #expect(page.count <= limit)
                    pages += page
                    // One more than there can be, so that a page that repeats itself ends the law.
                    if page.isEmpty || pages.count > all.count { break }
                }
                #expect(pages == all)
            }
            // It begins before a content, and goes on behind a use that is gone.
            let b = all.filter { $0.place.sha256 >= Samples.blob("b") }
            #expect(try await store.contentUses(after: ContentPlace(before: Samples.blob("b")), limit: 100) == b)
            let last = try #require(all.last { $0.place.sha256 == Samples.blob("a") })
            _ = try await store.deleteMessage(last.message, .erase)
            let behind = try await store.contentUses(after: last.place, limit: 100)
            #expect(behind == b.filter { $0.message != last.message })
            await expectRefusals(
                .invalidArgument, { _ = try await store.contentUses(after: nil, limit: 0) },
                { _ = try await store.contentUses(after: nil, limit: 10_001) })
        },
        StoreLaw("Attachments are counted by state", "ST-13") { trial in
            let store = trial.store
            #expect(try await store.attachmentStates() == [:])
            let chat = try await trial.conversation()
            let files = AttachmentState.allCases.flatMap { state in
                Array(repeating: state, count: state == .missing ? 3 : 1)
            }.map { state in
                WhisperMessage.Attachment(
                    name: "f", sha256: state == .found ? Samples.blob("a") : nil, state: state)
            }
            let ids = try await trial.save(
                Samples.message("1", in: chat, attachments: files),
                Samples.message("2", in: chat, attachments: [files[0]]))
            #expect(
                try await store.attachmentStates() == [.found: 2, .missing: 3, .omitted: 1, .expired: 1, .remote: 1])
            _ = try await store.deleteMessage(ids[0], .erase)
            #expect(try await store.attachmentStates() == [.found: 1])
        },
        StoreLaw("A content that is given up leaves name, type and size, and can be stored again", "ST-13", "ST-11") {
            trial in
            let store = trial.store
            let chat = try await trial.conversation(platform: .matrix)
            let (a, b, c) = (Samples.blob("a"), Samples.blob("b"), Samples.blob("c"))
            let files = [
                Samples.attachment("one", blob: "a"), Samples.attachment("two", blob: "b"),
                Samples.attachment("three", blob: "a"), Samples.attachment("four", blob: nil),
            ]
            func save(_ text: String, _ files: [WhisperMessage.Attachment]) async throws -> UniqueIdentifier {
                var message = Samples.message(text, in: chat, attachments: files)
                message.platform = .matrix
                return try await trial.save(message)[0]
            }
            let message = try await save("1", files)
            let other = try await save("2", [Samples.attachment("five", blob: "a"), files[1]])
            var contact = Samples.contact("Ann", key: 1)
            contact.avatar = c
            try await store.saveContact(contact)
            let pictured = try await save("3", [Samples.attachment("six", blob: "c")])
            let listener = Listener(store)
            let releases = [
                AttachmentRelease(message: message, index: 0, sha256: a, rest: .remote),
                AttachmentRelease(message: message, index: 1, sha256: b, rest: .missing),
                AttachmentRelease(message: message, index: 2, sha256: a, rest: .missing),
                AttachmentRelease(message: other, index: 1, sha256: b, rest: .remote),
                AttachmentRelease(message: pictured, index: 0, sha256: c, rest: .remote),
            ]
            // The content of an attachment of another message, and that of a picture, stay.
            #expect(
                try await store.releaseAttachments(releases) == ReleaseOutcome(released: 5, orphanedBlobs: [b]))
            #expect(
                await listener.next()
                    == Set([message, other, pictured].map { .messageUpdated($0, conversation: chat) })
            )
            var left = files
            for (index, state) in [(0, AttachmentState.remote), (1, .missing), (2, .missing)] {
                (left[index].sha256, left[index].state) = (nil, state)
            }
            let held = try await trial.message(message)
            #expect(held.unified.content.attachments == left)
            #expect(try await store.referencedBlobs() == [a, c])
            #expect(try await store.statistics().blobs == 1)
            #expect(try await store.contentUses(after: nil, limit: 9).map(\.message) == [other])
            #expect(try await trial.found(.term("two")).sorted() == ["1", "2"], "names are still found")
            let listed = try await store.messagesToFetch(of: .matrix, in: nil, after: nil, limit: 9)
            #expect(Set(listed.map(\.unified.id)) == [message, other, pictured])
            // A repetition writes nothing.
            #expect(
                try await store.releaseAttachments(releases) == ReleaseOutcome(released: 0, orphanedBlobs: []))
            #expect(try await store.releaseAttachments([]) == ReleaseOutcome(released: 0, orphanedBlobs: []))
            try await store.setSetting("mark", to: "x")
            #expect(await listener.next() == [.settingChanged("mark")])
            // The last use frees the content; another content may come instead.
            let last = AttachmentRelease(message: other, index: 0, sha256: a, rest: .remote)
            #expect(
                try await store.releaseAttachments([last, last]) == ReleaseOutcome(released: 1, orphanedBlobs: [a]))
            for (index, sha256) in [(0, a), (1, Samples.blob("d"))] {
                let fate = AttachmentFate.found(sha256: sha256, size: 10)
                #expect(try await store.settleAttachment(of: message, at: index, fate).state == .found)
            }
            #expect(try await store.referencedBlobs() == [a, c, Samples.blob("d")])
            try await expectSound(store)
        },
        StoreLaw("Only the content that is named is given up, and what is gone is no error", "ST-13", "ST-6") { trial in
            let store = trial.store
            let chat = try await trial.conversation()
            let file = Samples.attachment("f", blob: "a")
            let ids = try await trial.save(
                Samples.message("1", in: chat, attachments: [file]),
                Samples.message("2", in: chat, attachments: [file]))
            _ = try await store.deleteMessage(ids[1], .tombstone)
            @Sendable func release(_ id: UniqueIdentifier, _ index: Int = 0, _ letter: Character = "a")
                -> AttachmentRelease
            {
                AttachmentRelease(message: id, index: index, sha256: Samples.blob(letter), rest: .missing)
            }
            let outcome = try await store.releaseAttachments([
                release(ids[0], 0, "b"), release(ids[0], 1), release(ids[1]), release(Samples.unknownID),
            ])
            #expect(outcome == ReleaseOutcome(released: 0, orphanedBlobs: []))
            await expectRefusals(
                .invalidArgument, { try await store.releaseAttachments([release(ids[0]), release(ids[0], -1)]) },
                { try await store.releaseAttachments([release(ids[0]), release(ids[0], 0, "A")]) },
                { try await store.releaseAttachments(Array(repeating: release(ids[0]), count: 1_001)) })
            #expect(try await trial.message(ids[0]).unified.content.attachments == [file])
            #expect(try await store.releaseAttachments(Array(repeating: release(ids[0]), count: 1_000)).released == 1)
        },
        StoreLaw("Contents that are given up and stored at once are counted right, whoever is last", "ST-13", "ST-2") {
            trial in
            let store = trial.store
            let chat = try await trial.conversation()
            let file = Samples.attachment("f", blob: "a")
            let ids = try await trial.save(
                Samples.message("1", in: chat, attachments: [file, file]),
                Samples.message("2", in: chat, attachments: [file]))
            try await withThrowingTaskGroup(of: Void.self) { group in
                for number in 0..<24 {
                    let (message, index) = (ids[number % 2], number % 4 == 0 ? 1 : 0)
                    group.addTask {
                        if number.isMultiple(of: 3) {
                            try await store.settleAttachment(
                                of: message, at: index, .found(sha256: Samples.blob("a"), size: 10))
                        } else {
                            try await store.releaseAttachments([
                                AttachmentRelease(
                                    message: message, index: index, sha256: Samples.blob("a"), rest: .remote)
                            ])
                        }
                    }
                }
                try await group.waitForAll()
            }
            var isReferenced = false
            for id in ids {
                let held = try await trial.message(id)
                for attachment in held.unified.content.attachments {
                    #expect((attachment.state == .found) == (attachment.sha256 != nil))
                    #expect(attachment.name == "f" && attachment.size == 10)
                    isReferenced = isReferenced || attachment.sha256 != nil
                }
            }
            #expect(try await store.referencedBlobs() == (isReferenced ? [Samples.blob("a")] : []))
            try await expectSound(store)
        },
    ]
}

extension ContentUse {
    /// The use without the number that each store has of its own.
    fileprivate var withoutNumber: ContentUse {
        var use = self
        use.place = ContentPlace(sha256: place.sha256, number: 0, index: place.index)
        return use
    }
}
