import WhisperArchive
import WhisperMessage
import WhisperStorePort
import Testing

extension StoreLaw {
    /// Two conversations that turn out to be one (ING-1).
    static let conversationJoins: [StoreLaw] = [
        StoreLaw("Joined conversations contain the messages of both in order of time, once each", "ING-1") { trial in
            let store = trial.store
            let chat = try await trial.conversation("number")
            let other = try await trial.conversation("linked")
            let ann = try await trial.sender("Ann")
            try await trial.save(
                Samples.message("1", in: chat, at: 1), Samples.message("5", in: chat, at: 5),
                Samples.message("both", in: chat, at: 6, from: ann, externalID: "same"),
                Samples.message("9", in: chat, at: 9))
            var placeholder = Samples.message(nil, in: chat, at: 7, from: ann, externalID: "late")
            placeholder.content.kind = .unknown
            try await trial.save(placeholder)
            let moved = try await trial.save(
                Samples.message("3", in: other, at: 3), Samples.message("2 told late", in: other, at: 2),
                Samples.message("both", in: other, at: 6, from: ann, externalID: "same"),
                Samples.message("readable", in: other, at: 7, from: ann, externalID: "late"),
                Samples.message("5 too", in: other, at: 5))
            #expect(try await store.joinConversation(other, into: chat) == [])
            let expected = ["1", "2 told late", "3", "5", "5 too", "both", "readable", "9"]
            #expect(try await trial.texts(chat) == expected)
            #expect(try await store.conversation(other) == nil)
            let reading = try await trial.reading(chat)
            #expect(reading.messageCount == 8)
            #expect(reading.unreadCount == 8)
            #expect(reading.lastMessage?.text == "9")
            for key in ["number", "linked"] {
                #expect(try await store.conversation(platform: .whatsapp, key: key)?.id == chat)
            }
            let message = try await trial.message(moved[0])
            #expect(message.conversation == chat)
            #expect(message.unified.threadID == reading.sessionID)
            #expect(try await trial.found(.term("told")) == ["2 told late"])
            #expect(try await store.joinConversation(chat, into: chat) == [])
            try await trial.save(Samples.message("4", in: chat, at: 4))
            #expect(try await trial.texts(chat).count == 9)
            try await expectSound(store)
        },
        StoreLaw("A joined conversation keeps what the owner set on either", "ING-1") {
            trial in
            let store = trial.store
            let chat = try await store.conversation(
                for: ConversationReference(platform: .whatsapp, key: "a", title: "A", kind: .unknown)
            ).id
            let other = try await trial.conversation("b")
            let third = try await trial.conversation("c")
            try await store.setPinned(other, true)
            try await store.setDraft("of the other", in: other)
            _ = try await store.joinConversation(other, into: chat)
            let reading = try await trial.reading(chat)
            #expect(reading.title == "A")
            #expect(reading.kind == .group)
            #expect(reading.isPinned && !reading.isMuted)
            #expect(try await store.draft(in: chat)?.text == "of the other")
            try await store.setDraft("of the third", in: third)
            _ = try await store.joinConversation(third, into: chat)
            #expect(try await store.drafts().map(\.text) == ["of the other\nof the third"])
            let realtime = try await trial.conversation("r", platform: .realtime)
            await expectRefusals(.invalidArgument, { _ = try await store.joinConversation(realtime, into: chat) })
            await expectRefusals(
                .conversationNotFound, { _ = try await store.joinConversation(other, into: chat) },
                { _ = try await store.joinConversation(chat, into: other) })
            try await expectSound(store)
        },
    ]
}
