import WhisperArchive
import WhisperMessage
import WhisperStorePort
import Testing

extension StoreLaw {
    /// Pictures of conversations (ST-3, ING-6).
    static let avatars: [StoreLaw] = [
        StoreLaw("A picture is set, replaced and removed, and the former one returned", "ING-6", "ST-11") { trial in
            let store = trial.store
            let chat = try await trial.conversation()
            let listener = Listener(store)
            let letters: [(new: Character?, former: Character?)] = [("a", nil), ("b", "a"), (nil, "b"), ("a", nil)]
            for (new, former) in letters {
                let time = trial.clock.advance()
                let returned = try await store.setAvatar(chat, to: new.map(Samples.blob))
                #expect(returned == former.map(Samples.blob))
                #expect(await listener.next() == [.conversationUpdated(chat)])
                let reading = try await trial.reading(chat)
                #expect(reading.avatar == new.map(Samples.blob) && reading.updatedAt == time)
                #expect(try await store.referencedBlobs() == (new.map { [Samples.blob($0)] } ?? []))
            }
            trial.clock.advance()
            let before = try await trial.reading(chat)
            #expect(try await store.setAvatar(chat, to: Samples.blob("a")) == nil)
            try await store.setSetting("mark", to: "x")
            #expect(await listener.next() == [.settingChanged("mark")])
            #expect(try await trial.reading(chat) == before)
        },
        StoreLaw("A former picture that something else refers to is not returned", "ING-6", "ST-11") { trial in
            let store = trial.store
            let chat = try await trial.conversation("one")
            let other = try await trial.conversation("other")
            var contact = Samples.contact("Ann", key: 1)
            contact.avatar = Samples.blob("c")
            try await store.saveContact(contact)
            try await trial.save(
                Samples.message("m", in: other, attachments: [Samples.attachment("f.jpg", blob: "a")]))
            try await store.setAvatar(other, to: Samples.blob("b"))
            for letter in ["a", "b", "c", "d"] as [Character] {
                try await store.setAvatar(chat, to: Samples.blob(letter))
                let free = letter == "d" ? Samples.blob("d") : nil
                #expect(try await store.setAvatar(chat, to: nil) == free, "picture \(letter)")
            }
            try await store.setAvatar(chat, to: Samples.blob("b"))
            #expect(try await store.deleteConversation(chat) == [])
            #expect(try await store.deleteConversation(other) == [Samples.blob("a"), Samples.blob("b")])
        },
        StoreLaw("Only the id of a blob is accepted as a picture, and only for a conversation", "ING-6") { trial in
            let store = trial.store
            let chat = try await trial.conversation()
            try await store.setAvatar(chat, to: Samples.blob("a"))
            for text in ["", "a", String(Samples.blob("a").dropLast()), Samples.blob("A"), Samples.blob("g"), "../x"] {
                await expectRefusals(.invalidArgument, { _ = try await store.setAvatar(chat, to: text) })
            }
            await expectRefusals(
                .conversationNotFound, { _ = try await store.setAvatar(Samples.unknownID, to: nil) },
                { _ = try await store.setAvatar(Samples.unknownID, to: Samples.blob("b")) })
            #expect(try await trial.reading(chat).avatar == Samples.blob("a"))
        },
    ]
}
